#ifndef CWIDGETS_H
#define CWIDGETS_H

#include <gtk/gtk.h>

#endif

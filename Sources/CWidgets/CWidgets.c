#include "CWidgets.h"

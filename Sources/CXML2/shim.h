// Where libxml2 is built with ICU its headers pull in ICU's, and the types in them clash with Foundation's
// own copy. Nothing of ICU is used here: its part of the headers is left out.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <libxml/HTMLparser.h>

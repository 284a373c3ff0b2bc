#ifndef PIXBUF_BASELINE_H
#define PIXBUF_BASELINE_H

#include <stddef.h>

// Writes a baseline JPEG file with the detail of a photograph; 0 if it cannot be written.
int pixbuf_make_photo(const char *path, int width, int height);

// Decodes a file to fit into a size as a program in C would; the number of bytes of pixels, or 0.
size_t pixbuf_decode_scaled(const void *bytes, size_t count, int width, int height);

#endif

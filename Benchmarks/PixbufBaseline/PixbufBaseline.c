// The baseline of the image benchmark: gdk-pixbuf's own decoding to a size.
#include "PixbufBaseline.h"

#include <gdk-pixbuf/gdk-pixbuf.h>

int pixbuf_make_photo(const char *path, int width, int height) {
    GdkPixbuf *pixbuf = gdk_pixbuf_new(GDK_COLORSPACE_RGB, FALSE, 8, width, height);
    if (!pixbuf) return 0;
    guchar *pixels = gdk_pixbuf_get_pixels(pixbuf);
    int stride = gdk_pixbuf_get_rowstride(pixbuf);
    guint32 state = 1;
    for (int y = 0; y < height; y++) {
        for (int x = 0; x < width; x++) {
            // Slopes with a little grain compress as a photograph does, to about two bits a pixel.
            state = state * 1664525u + 1013904223u;
            int grain = (int)(state >> 28);
            guchar *pixel = pixels + (gsize)y * (gsize)stride + (gsize)x * 3;
            pixel[0] = (guchar)((x / 31 + grain) & 0xff);
            pixel[1] = (guchar)((y / 29 + grain) & 0xff);
            pixel[2] = (guchar)(((x + y) / 47 + grain) & 0xff);
        }
    }
    gboolean written = gdk_pixbuf_save(pixbuf, path, "jpeg", NULL, "quality", "85", NULL);
    g_object_unref(pixbuf);
    return written;
}

size_t pixbuf_decode_scaled(const void *bytes, size_t count, int width, int height) {
    GInputStream *stream = g_memory_input_stream_new_from_data(bytes, (gssize)count, NULL);
    GdkPixbuf *pixbuf = gdk_pixbuf_new_from_stream_at_scale(stream, width, height, TRUE, NULL, NULL);
    g_object_unref(stream);
    if (!pixbuf) return 0;
    GdkPixbuf *upright = gdk_pixbuf_apply_embedded_orientation(pixbuf);
    size_t size = gdk_pixbuf_get_byte_length(upright);
    g_object_unref(pixbuf);
    g_object_unref(upright);
    return size;
}

// The widgets that Swift cannot declare: subclasses of GtkWidget. They hold geometry and paint, and ask
// Swift for everything else through one table of callbacks.
#ifndef CWIDGETS_H
#define CWIDGETS_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

// What a widget asks of the Swift object that owns it.
typedef struct {
    // The widget was given a size: place the children (ws_view_set_frame) before they are allocated.
    void (*allocate)(void *owner, int width, int height);
    // A control was activated by an assistive technology.
    void (*activate)(void *owner);
    // An adjustment of a scroller changed its value.
    void (*scrolled)(void *owner, double x, double y);
} WSViewCallbacks;

// Tells every widget whom to ask. Called once, before the first widget is made.
void ws_view_set_callbacks(const WSViewCallbacks *callbacks);

// A plain view: children at the frames they were given, a background, a border, a clip.
#define WS_TYPE_VIEW (ws_view_get_type())
G_DECLARE_DERIVABLE_TYPE(WSView, ws_view, WS, VIEW, GtkWidget)

struct _WSViewClass {
    GtkWidgetClass parent_class;
};

// A view that is activated: it has the accessible action "click".
#define WS_TYPE_CONTROL (ws_control_get_type())
G_DECLARE_FINAL_TYPE(WSControl, ws_control, WS, CONTROL, WSView)

// A view whose children scroll: it implements GtkScrollable for the GtkScrolledWindow around it.
#define WS_TYPE_SCROLLER (ws_scroller_get_type())
G_DECLARE_FINAL_TYPE(WSScroller, ws_scroller, WS, SCROLLER, WSView)

// How many views exist: tests see with it that views which are gone have taken their widgets along.
int ws_view_live_count(void);

GtkWidget *ws_view_new(GtkAccessibleRole role);
GtkWidget *ws_control_new(GtkAccessibleRole role);
GtkWidget *ws_scroller_new(void);

// The Swift object behind the widget, not retained; NULL once it is gone.
void ws_view_set_owner(GtkWidget *view, void *owner);
void *ws_view_get_owner(GtkWidget *view);
// The owner of the nearest view at or above a widget, or NULL.
void *ws_view_owner_at_or_above(GtkWidget *widget);

// Whether a widget is one of ours.
gboolean ws_view_is(GtkWidget *widget);

// The frame in the parent's coordinates, in points.
void ws_view_set_frame(GtkWidget *view, double x, double y, double width, double height);
// What of the content stands at the top left: children are placed at their frame less this origin.
void ws_view_set_origin(GtkWidget *view, double x, double y);
// A displacement on top of the frame, for transitions.
void ws_view_set_shift(GtkWidget *view, double x, double y);
// A scale about the top left corner, for zooming.
void ws_view_set_scale(GtkWidget *view, double scale);
// How far the native content widget keeps from the edges.
void ws_view_set_content_insets(GtkWidget *view, double top, double left, double bottom, double right);

void ws_view_set_background(GtkWidget *view, const GdkRGBA *color);
void ws_view_set_corner_radius(GtkWidget *view, double radius);
void ws_view_set_corners(GtkWidget *view, gboolean top, gboolean bottom);
void ws_view_set_border(GtkWidget *view, double width, const GdkRGBA *color);
void ws_view_set_clips(GtkWidget *view, gboolean clips);
// The ring that shows keyboard focus, drawn inside the bounds; NULL for none.
void ws_view_set_focus_ring(GtkWidget *view, const GdkRGBA *color);

// How a picture fills a view.
typedef enum { WS_FIT_FILL, WS_FIT_CONTAIN, WS_FIT_COVER, WS_FIT_CENTER } WSFit;

// A picture drawn over the background. With a colour, the picture is a symbolic icon drawn in it.
// width and height are the picture's own size in points. NULL takes the picture away.
void ws_view_set_image(GtkWidget *view, GdkPaintable *paintable, const GdkRGBA *color, double width, double height,
                       WSFit fit);

// Puts a child in front of all others, or at an index among them.
void ws_view_insert_child(GtkWidget *view, GtkWidget *child, GtkWidget *before);

// The extent and position of what scrolls, all in points.
void ws_scroller_configure(GtkWidget *scroller, double width, double height, double x, double y,
                           double page_width, double page_height);

// Gives back to the system what only the start of the program needed: freed memory that the allocator holds, and the
// pages of the program's code, which come back from the file one by one where they are used again.
// Takes some milliseconds; may be called on any thread.
void ws_memory_release_start(void);

G_END_DECLS

#endif

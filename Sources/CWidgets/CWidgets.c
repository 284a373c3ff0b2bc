#include "CWidgets.h"

#include <math.h>

static WSViewCallbacks callbacks;

void ws_view_set_callbacks(const WSViewCallbacks *table) { callbacks = *table; }

typedef struct {
    void *owner;
    double x, y, width, height;
    double origin_x, origin_y;
    double shift_x, shift_y;
    double scale;
    double inset_top, inset_left, inset_bottom, inset_right;
    GdkRGBA background, border, focus_ring;
    double border_width, radius;
    gboolean has_background, has_focus_ring, clips;
    gboolean round_top, round_bottom;
    GdkPaintable *image;
    GdkRGBA image_color;
    gboolean image_is_symbol;
    double image_width, image_height;
    WSFit image_fit;
} WSViewPrivate;

G_DEFINE_TYPE_WITH_PRIVATE(WSView, ws_view, GTK_TYPE_WIDGET)

static WSViewPrivate *private_of(GtkWidget *widget) {
    return ws_view_get_instance_private(WS_VIEW(widget));
}

// MARK: geometry

// A view asks for nothing: its size is decided by Swift, top down. Native widgets inside it are measured there.
static void ws_view_measure(GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                            int *minimum_baseline, int *natural_baseline) {
    *minimum = 0;
    *natural = 0;
}

static GtkSizeRequestMode ws_view_request_mode(GtkWidget *widget) { return GTK_SIZE_REQUEST_CONSTANT_SIZE; }

static void allocate_view(GtkWidget *child, WSViewPrivate *parent) {
    WSViewPrivate *priv = private_of(child);
    // Whole pixels keep text and hairlines sharp.
    graphene_point_t at = GRAPHENE_POINT_INIT((float)round(priv->x - parent->origin_x + priv->shift_x),
                                              (float)round(priv->y - parent->origin_y + priv->shift_y));
    GskTransform *transform = gsk_transform_translate(NULL, &at);
    if (priv->scale != 1) transform = gsk_transform_scale(transform, (float)priv->scale, (float)priv->scale);
    int width = (int)fmax(0, round(priv->x + priv->width) - round(priv->x));
    int height = (int)fmax(0, round(priv->y + priv->height) - round(priv->y));
    gtk_widget_allocate(child, width, height, -1, transform);
}

// The one native widget of a view fills it. It never gets less than its minimum, which GTK would complain of:
// what is too large is cut by the view's clip instead.
static void allocate_native(GtkWidget *child, WSViewPrivate *parent, int width, int height) {
    int minimum_width, minimum_height;
    width -= (int)round(parent->inset_left + parent->inset_right);
    height -= (int)round(parent->inset_top + parent->inset_bottom);
    gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum_width, NULL, NULL, NULL);
    width = MAX(width, minimum_width);
    gtk_widget_measure(child, GTK_ORIENTATION_VERTICAL, width, &minimum_height, NULL, NULL, NULL);
    height = MAX(height, minimum_height);
    graphene_point_t at = GRAPHENE_POINT_INIT((float)round(parent->inset_left), (float)round(parent->inset_top));
    gtk_widget_allocate(child, width, height, -1, gsk_transform_translate(NULL, &at));
}

static void ws_view_size_allocate(GtkWidget *widget, int width, int height, int baseline) {
    WSViewPrivate *priv = private_of(widget);
    if (priv->owner && callbacks.allocate) callbacks.allocate(priv->owner, width, height);
    GtkWidget *child = gtk_widget_get_first_child(widget);
    while (child) {
        GtkWidget *next = gtk_widget_get_next_sibling(child);
        if (GTK_IS_POPOVER(child)) {
            gtk_popover_present(GTK_POPOVER(child));
        } else if (gtk_widget_should_layout(child)) {
            // GTK drops later resize requests of a widget that is allocated without having been measured.
            int ignored;
            gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &ignored, NULL, NULL, NULL);
            if (WS_IS_VIEW(child) && !WS_IS_SCROLLER(child)) allocate_view(child, priv);
            else allocate_native(child, priv, width, height);
        }
        child = next;
    }
}

void ws_view_set_frame(GtkWidget *view, double x, double y, double width, double height) {
    WSViewPrivate *priv = private_of(view);
    priv->x = x;
    priv->y = y;
    priv->width = width;
    priv->height = height;
}

void ws_view_set_origin(GtkWidget *view, double x, double y) {
    WSViewPrivate *priv = private_of(view);
    if (priv->origin_x == x && priv->origin_y == y) return;
    priv->origin_x = x;
    priv->origin_y = y;
    gtk_widget_queue_allocate(view);
}

static void queue_parent(GtkWidget *view) {
    GtkWidget *parent = gtk_widget_get_parent(view);
    if (parent) gtk_widget_queue_allocate(parent);
}

void ws_view_set_shift(GtkWidget *view, double x, double y) {
    WSViewPrivate *priv = private_of(view);
    priv->shift_x = x;
    priv->shift_y = y;
    queue_parent(view);
}

void ws_view_set_scale(GtkWidget *view, double scale) {
    private_of(view)->scale = scale;
    queue_parent(view);
}

void ws_view_set_content_insets(GtkWidget *view, double top, double left, double bottom, double right) {
    WSViewPrivate *priv = private_of(view);
    priv->inset_top = top;
    priv->inset_left = left;
    priv->inset_bottom = bottom;
    priv->inset_right = right;
    gtk_widget_queue_allocate(view);
}

void ws_view_insert_child(GtkWidget *view, GtkWidget *child, GtkWidget *before) {
    gtk_widget_insert_before(child, view, before);
}

// MARK: ownership

void ws_view_set_owner(GtkWidget *view, void *owner) { private_of(view)->owner = owner; }

void *ws_view_get_owner(GtkWidget *view) { return private_of(view)->owner; }

gboolean ws_view_is(GtkWidget *widget) { return WS_IS_VIEW(widget); }

void *ws_view_owner_at_or_above(GtkWidget *widget) {
    for (; widget; widget = gtk_widget_get_parent(widget)) {
        if (WS_IS_VIEW(widget) && private_of(widget)->owner) return private_of(widget)->owner;
    }
    return NULL;
}

// MARK: paint

void ws_view_set_background(GtkWidget *view, const GdkRGBA *color) {
    WSViewPrivate *priv = private_of(view);
    priv->has_background = color != NULL && color->alpha > 0;
    if (color) priv->background = *color;
    gtk_widget_queue_draw(view);
}

void ws_view_set_corner_radius(GtkWidget *view, double radius) {
    private_of(view)->radius = radius;
    gtk_widget_queue_draw(view);
}

void ws_view_set_corners(GtkWidget *view, gboolean top, gboolean bottom) {
    WSViewPrivate *priv = private_of(view);
    priv->round_top = top;
    priv->round_bottom = bottom;
    gtk_widget_queue_draw(view);
}

void ws_view_set_border(GtkWidget *view, double width, const GdkRGBA *color) {
    WSViewPrivate *priv = private_of(view);
    priv->border_width = color ? width : 0;
    if (color) priv->border = *color;
    gtk_widget_queue_draw(view);
}

void ws_view_set_clips(GtkWidget *view, gboolean clips) {
    private_of(view)->clips = clips;
    // Overflow also keeps the pointer from reaching what is cut away.
    gtk_widget_set_overflow(view, clips ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE);
    gtk_widget_queue_draw(view);
}

void ws_view_set_focus_ring(GtkWidget *view, const GdkRGBA *color) {
    WSViewPrivate *priv = private_of(view);
    priv->has_focus_ring = color != NULL;
    if (color) priv->focus_ring = *color;
    gtk_widget_queue_draw(view);
}

void ws_view_set_image(GtkWidget *view, GdkPaintable *paintable, const GdkRGBA *color, double width, double height,
                       WSFit fit) {
    WSViewPrivate *priv = private_of(view);
    g_set_object(&priv->image, paintable);
    priv->image_is_symbol = color != NULL;
    if (color) priv->image_color = *color;
    priv->image_width = width;
    priv->image_height = height;
    priv->image_fit = fit;
    gtk_widget_queue_draw(view);
}

static void snapshot_image(WSViewPrivate *priv, GtkSnapshot *snapshot, double width, double height) {
    double w = priv->image_width, h = priv->image_height;
    if (w <= 0 || h <= 0 || width <= 0 || height <= 0) return;
    double scale_x = width / w, scale_y = height / h, scale = 1;
    switch (priv->image_fit) {
        case WS_FIT_CONTAIN: scale = fmin(scale_x, scale_y); break;
        case WS_FIT_COVER: scale = fmax(scale_x, scale_y); break;
        case WS_FIT_CENTER: scale = 1; break;
        case WS_FIT_FILL: break;
    }
    if (priv->image_fit != WS_FIT_FILL) scale_x = scale_y = scale;
    w *= scale_x;
    h *= scale_y;
    gboolean cuts = w > width + 0.5 || h > height + 0.5;
    if (cuts) gtk_snapshot_push_clip(snapshot, &GRAPHENE_RECT_INIT(0, 0, (float)width, (float)height));
    gtk_snapshot_save(snapshot);
    gtk_snapshot_translate(snapshot, &GRAPHENE_POINT_INIT((float)round((width - w) / 2), (float)round((height - h) / 2)));
    if (priv->image_is_symbol && GTK_IS_SYMBOLIC_PAINTABLE(priv->image)) {
        // Foreground, error, warning, success: one colour for all, as SF Symbols have.
        GdkRGBA colors[4] = {priv->image_color, priv->image_color, priv->image_color, priv->image_color};
        gtk_symbolic_paintable_snapshot_symbolic(GTK_SYMBOLIC_PAINTABLE(priv->image), GDK_SNAPSHOT(snapshot), w, h,
                                                 colors, 4);
    } else {
        gdk_paintable_snapshot(priv->image, GDK_SNAPSHOT(snapshot), w, h);
    }
    gtk_snapshot_restore(snapshot);
    if (cuts) gtk_snapshot_pop(snapshot);
}

static void ws_view_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
    WSViewPrivate *priv = private_of(widget);
    float width = (float)gtk_widget_get_width(widget), height = (float)gtk_widget_get_height(widget);
    graphene_rect_t bounds = GRAPHENE_RECT_INIT(0, 0, width, height);
    float radius = (float)fmin(priv->radius, fmin(width, height) / 2);
    float top = priv->round_top ? radius : 0, bottom = priv->round_bottom ? radius : 0;
    GskRoundedRect outline;
    gsk_rounded_rect_init(&outline, &bounds, &GRAPHENE_SIZE_INIT(top, top), &GRAPHENE_SIZE_INIT(top, top),
                          &GRAPHENE_SIZE_INIT(bottom, bottom), &GRAPHENE_SIZE_INIT(bottom, bottom));
    gboolean rounds = radius > 0;

    if (priv->has_background) {
        if (rounds) gtk_snapshot_push_rounded_clip(snapshot, &outline);
        gtk_snapshot_append_color(snapshot, &priv->background, &bounds);
        if (rounds) gtk_snapshot_pop(snapshot);
    }
    gboolean clips_round = priv->clips && rounds;
    if (clips_round) gtk_snapshot_push_rounded_clip(snapshot, &outline);
    if (priv->image) snapshot_image(priv, snapshot, width, height);
    for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child)) {
        gtk_widget_snapshot_child(widget, child, snapshot);
    }
    if (clips_round) gtk_snapshot_pop(snapshot);
    if (priv->border_width > 0) {
        float w = (float)priv->border_width;
        gtk_snapshot_append_border(snapshot, &outline, (float[4]){w, w, w, w},
                                   (GdkRGBA[4]){priv->border, priv->border, priv->border, priv->border});
    }
    if (priv->has_focus_ring && gtk_widget_has_visible_focus(widget)) {
        GdkRGBA c = priv->focus_ring;
        GskRoundedRect ring = outline;
        gsk_rounded_rect_shrink(&ring, 1, 1, 1, 1);
        gtk_snapshot_append_border(snapshot, &ring, (float[4]){2, 2, 2, 2}, (GdkRGBA[4]){c, c, c, c});
    }
}

// MARK: life

static int live_count;

int ws_view_live_count(void) { return live_count; }

static void ws_view_finalize(GObject *object) {
    live_count -= 1;
    G_OBJECT_CLASS(ws_view_parent_class)->finalize(object);
}

static void ws_view_dispose(GObject *object) {
    GtkWidget *child;
    g_clear_object(&private_of(GTK_WIDGET(object))->image);
    while ((child = gtk_widget_get_first_child(GTK_WIDGET(object)))) gtk_widget_unparent(child);
    G_OBJECT_CLASS(ws_view_parent_class)->dispose(object);
}

// Focus of a whole subtree goes to the first child that takes it; GtkWidget's own focus does the same for
// containers, but its grab_focus only takes the widget itself. GTK's own containers are entered as by the Tab key: at the
// end of the window libadwaita asks its content to take the focus, which else went past all that scrolls.
//
// A subtree that has the focus already does not take it again: GTK also asks when the Tab key has come to the end of
// it, and the key would never leave.
static gboolean ws_view_grab_focus(GtkWidget *widget) {
    if (gtk_widget_get_focusable(widget)) return GTK_WIDGET_CLASS(ws_view_parent_class)->grab_focus(widget);
    GtkRoot *root = gtk_widget_get_root(widget);
    GtkWidget *focus = root ? gtk_root_get_focus(root) : NULL;
    if (focus && gtk_widget_is_ancestor(focus, widget)) return FALSE;
    for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child)) {
        if (!gtk_widget_get_mapped(child)) continue;
        if (gtk_widget_grab_focus(child)) return TRUE;
        if (!WS_IS_VIEW(child) && gtk_widget_child_focus(child, GTK_DIR_TAB_FORWARD)) return TRUE;
    }
    return FALSE;
}

// The ring follows the focus; GTK redraws only where its style sheets say that a state looks different.
static void ws_view_state_flags_changed(GtkWidget *widget, GtkStateFlags previous) {
    if (private_of(widget)->has_focus_ring) gtk_widget_queue_draw(widget);
}

static void ws_view_class_init(WSViewClass *klass) {
    GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
    G_OBJECT_CLASS(klass)->dispose = ws_view_dispose;
    G_OBJECT_CLASS(klass)->finalize = ws_view_finalize;
    widget_class->measure = ws_view_measure;
    widget_class->get_request_mode = ws_view_request_mode;
    widget_class->size_allocate = ws_view_size_allocate;
    widget_class->snapshot = ws_view_snapshot;
    widget_class->grab_focus = ws_view_grab_focus;
    widget_class->state_flags_changed = ws_view_state_flags_changed;
    gtk_widget_class_set_css_name(widget_class, "wsview");
    gtk_widget_class_set_accessible_role(widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void ws_view_init(WSView *self) {
    WSViewPrivate *priv = ws_view_get_instance_private(self);
    live_count += 1;
    priv->scale = 1;
    priv->round_top = priv->round_bottom = TRUE;
}

GtkWidget *ws_view_new(GtkAccessibleRole role) { return g_object_new(WS_TYPE_VIEW, "accessible-role", role, NULL); }

// MARK: control

struct _WSControl {
    WSView parent_instance;
};

G_DEFINE_FINAL_TYPE(WSControl, ws_control, WS_TYPE_VIEW)

static void control_activate(GtkWidget *widget, const char *name, GVariant *parameter) {
    void *owner = ws_view_get_owner(widget);
    if (owner && callbacks.activate) callbacks.activate(owner);
}

static void ws_control_class_init(WSControlClass *klass) {
    // GTK 4.8 shows the actions that a widget class installs to assistive technologies.
    gtk_widget_class_install_action(GTK_WIDGET_CLASS(klass), "wayside.click", NULL, control_activate);
}

static void ws_control_init(WSControl *self) {}

GtkWidget *ws_control_new(GtkAccessibleRole role) {
    return g_object_new(WS_TYPE_CONTROL, "accessible-role", role, NULL);
}

// MARK: scroller

struct _WSScroller {
    WSView parent_instance;
    GtkAdjustment *adjustments[2];
    gboolean configuring;
};

enum { PROP_0, PROP_HADJUSTMENT, PROP_VADJUSTMENT, PROP_HSCROLL_POLICY, PROP_VSCROLL_POLICY };

G_DEFINE_FINAL_TYPE_WITH_CODE(WSScroller, ws_scroller, WS_TYPE_VIEW,
                              G_IMPLEMENT_INTERFACE(GTK_TYPE_SCROLLABLE, NULL))

static void value_changed(GtkAdjustment *adjustment, WSScroller *self) {
    void *owner = ws_view_get_owner(GTK_WIDGET(self));
    if (self->configuring || !owner || !callbacks.scrolled) return;
    callbacks.scrolled(owner, self->adjustments[0] ? gtk_adjustment_get_value(self->adjustments[0]) : 0,
                       self->adjustments[1] ? gtk_adjustment_get_value(self->adjustments[1]) : 0);
}

static void take_adjustment(WSScroller *self, int index, GtkAdjustment *adjustment) {
    if (self->adjustments[index]) {
        g_signal_handlers_disconnect_by_data(self->adjustments[index], self);
        g_clear_object(&self->adjustments[index]);
    }
    if (adjustment) {
        self->adjustments[index] = g_object_ref_sink(adjustment);
        g_signal_connect(adjustment, "value-changed", G_CALLBACK(value_changed), self);
    }
}

static void ws_scroller_set_property(GObject *object, guint id, const GValue *value, GParamSpec *spec) {
    if (id == PROP_HADJUSTMENT) take_adjustment(WS_SCROLLER(object), 0, g_value_get_object(value));
    if (id == PROP_VADJUSTMENT) take_adjustment(WS_SCROLLER(object), 1, g_value_get_object(value));
}

static void ws_scroller_get_property(GObject *object, guint id, GValue *value, GParamSpec *spec) {
    if (id == PROP_HADJUSTMENT) g_value_set_object(value, WS_SCROLLER(object)->adjustments[0]);
    else if (id == PROP_VADJUSTMENT) g_value_set_object(value, WS_SCROLLER(object)->adjustments[1]);
    else g_value_set_enum(value, GTK_SCROLL_MINIMUM);
}

static void ws_scroller_dispose(GObject *object) {
    take_adjustment(WS_SCROLLER(object), 0, NULL);
    take_adjustment(WS_SCROLLER(object), 1, NULL);
    G_OBJECT_CLASS(ws_scroller_parent_class)->dispose(object);
}

static void ws_scroller_class_init(WSScrollerClass *klass) {
    GObjectClass *object_class = G_OBJECT_CLASS(klass);
    object_class->set_property = ws_scroller_set_property;
    object_class->get_property = ws_scroller_get_property;
    object_class->dispose = ws_scroller_dispose;
    g_object_class_override_property(object_class, PROP_HADJUSTMENT, "hadjustment");
    g_object_class_override_property(object_class, PROP_VADJUSTMENT, "vadjustment");
    g_object_class_override_property(object_class, PROP_HSCROLL_POLICY, "hscroll-policy");
    g_object_class_override_property(object_class, PROP_VSCROLL_POLICY, "vscroll-policy");
}

static void ws_scroller_init(WSScroller *self) { gtk_widget_set_overflow(GTK_WIDGET(self), GTK_OVERFLOW_HIDDEN); }

GtkWidget *ws_scroller_new(void) { return g_object_new(WS_TYPE_SCROLLER, NULL); }

void ws_scroller_configure(GtkWidget *scroller, double width, double height, double x, double y, double page_width,
                           double page_height) {
    WSScroller *self = WS_SCROLLER(scroller);
    // Our own settings are not reports of a person's scrolling.
    self->configuring = TRUE;
    if (self->adjustments[0]) {
        gtk_adjustment_configure(self->adjustments[0], x, 0, fmax(width, page_width), page_width * 0.1,
                                 page_width * 0.9, page_width);
    }
    if (self->adjustments[1]) {
        gtk_adjustment_configure(self->adjustments[1], y, 0, fmax(height, page_height), page_height * 0.1,
                                 page_height * 0.9, page_height);
    }
    self->configuring = FALSE;
}

// Notes how long the main thread is kept between two waits of GLib's loop, and how much of that GTK painted.
#include "MainLoopWatch.h"

#include <adwaita.h>
#include <time.h>

typedef struct {
    double wall;
    double processor;
} Moment;

static GArray *blocks;
static gboolean is_noting;
static Moment woke, laid_out, painting;
static unsigned frames;
static GdkFrameClock *watched_clock;

static double milliseconds(clockid_t clock) {
    struct timespec time;
    clock_gettime(clock, &time);
    return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

static Moment now(void) {
    Moment moment = {milliseconds(CLOCK_MONOTONIC), milliseconds(CLOCK_THREAD_CPUTIME_ID)};
    return moment;
}

// GLib waits by this function alone; whatever lies between two calls kept the main thread.
static gint wait_for_events(GPollFD *descriptors, guint count, gint timeout) {
    if (is_noting) {
        Moment end = now();
        MainLoopBlock block = {end.wall - woke.wall, end.processor - woke.processor, painting.wall, painting.processor};
        g_array_append_val(blocks, block);
    }
    gint ready = g_poll(descriptors, count, timeout);
    painting = (Moment){0, 0};
    woke = now();
    return ready;
}

// The phases of a frame: events, update (animations), layout, paint. What comes before painting runs our code too.
static void before_painting(GdkFrameClock *clock, gpointer unused) { laid_out = now(); }

static void after_painting(GdkFrameClock *clock, gpointer unused) {
    Moment end = now();
    painting.wall += end.wall - laid_out.wall;
    painting.processor += end.processor - laid_out.processor;
    if (is_noting) frames++;
}

static GtkWidget *first_window(void) {
    GtkWidget *window = g_list_model_get_item(gtk_window_get_toplevels(), 0);
    // The list keeps it.
    if (window) g_object_unref(window);
    return window;
}

static void watch_frames(void) {
    GtkWidget *window = first_window();
    GdkFrameClock *clock = window ? gtk_widget_get_frame_clock(window) : NULL;
    if (!clock || clock == watched_clock) return;
    watched_clock = clock;
    g_signal_connect(clock, "before-paint", G_CALLBACK(before_painting), NULL);
    g_signal_connect_after(clock, "update", G_CALLBACK(before_painting), NULL);
    g_signal_connect_after(clock, "layout", G_CALLBACK(before_painting), NULL);
    g_signal_connect_after(clock, "after-paint", G_CALLBACK(after_painting), NULL);
}

void main_loop_watch(void) {
    blocks = g_array_new(FALSE, FALSE, sizeof(MainLoopBlock));
    g_main_context_set_poll_func(NULL, wait_for_events);
}

void main_loop_begin(void) {
    watch_frames();
    g_array_set_size(blocks, 0);
    frames = 0;
    is_noting = TRUE;
    woke = now();
}

unsigned main_loop_end(void) {
    is_noting = FALSE;
    return blocks->len;
}

MainLoopBlock main_loop_block(unsigned index) { return g_array_index(blocks, MainLoopBlock, index); }

unsigned main_loop_frames(void) { return frames; }

static gboolean run_step(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
    int (*step)(void) = (int (*)(void))data;
    return step() ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

void main_loop_each_frame(int (*step)(void)) {
    GtkWidget *window = first_window();
    if (window) gtk_widget_add_tick_callback(window, run_step, (gpointer)step, NULL);
}

// The baseline.

static void setup(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer unused) {
    GtkWidget *row = gtk_box_new(GTK_ORIENTATION_VERTICAL, 4);
    for (int i = 0; i < 2; i++) {
        GtkWidget *label = gtk_label_new(NULL);
        gtk_label_set_xalign(GTK_LABEL(label), 0);
        gtk_label_set_wrap(GTK_LABEL(label), TRUE);
        gtk_box_append(GTK_BOX(row), label);
    }
    gtk_list_item_set_child(item, row);
}

static void bind(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer unused) {
    GtkWidget *row = gtk_list_item_get_child(item);
    const char *text = gtk_string_object_get_string(gtk_list_item_get_item(item));
    gtk_label_set_text(GTK_LABEL(gtk_widget_get_first_child(row)), text);
    gtk_label_set_text(GTK_LABEL(gtk_widget_get_last_child(row)), "4 March 2026 · not opened yet");
}

static GtkAdjustment *adjustment;
static GMainLoop *loop;
static double points_a_frame;
static unsigned waited, noted;

static gboolean scroll_step(GtkWidget *widget, GdkFrameClock *clock, gpointer unused) {
    // The first second's frames open the window.
    if (waited++ < 60) return G_SOURCE_CONTINUE;
    if (waited == 62) main_loop_begin();
    double value = gtk_adjustment_get_value(adjustment);
    double end = gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment);
    if (value >= end - 0.5) {
        noted = main_loop_end();
        g_main_loop_quit(loop);
        return G_SOURCE_REMOVE;
    }
    gtk_adjustment_set_value(adjustment, MIN(value + points_a_frame, end));
    return G_SOURCE_CONTINUE;
}

unsigned main_loop_scroll_list_view(unsigned rows, double points) {
    points_a_frame = points;
    gtk_init();
    adw_init();
    main_loop_watch();
    GtkStringList *model = gtk_string_list_new(NULL);
    for (unsigned row = 0; row < rows; row++) {
        char text[64];
        g_snprintf(text, sizeof text, "Just in: message No. %u", row + 1);
        gtk_string_list_append(model, text);
    }
    GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
    g_signal_connect(factory, "setup", G_CALLBACK(setup), NULL);
    g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
    GtkSelectionModel *selection = GTK_SELECTION_MODEL(gtk_no_selection_new(G_LIST_MODEL(model)));
    GtkWidget *scrolled = gtk_scrolled_window_new();
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), gtk_list_view_new(selection, factory));
    adjustment = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scrolled));
    GtkWidget *window = gtk_window_new();
    gtk_window_set_default_size(GTK_WINDOW(window), 480, 760);
    gtk_window_set_child(GTK_WINDOW(window), scrolled);
    gtk_window_present(GTK_WINDOW(window));
    gtk_widget_add_tick_callback(window, scroll_step, NULL, NULL);
    loop = g_main_loop_new(NULL, FALSE);
    g_main_loop_run(loop);
    return noted;
}

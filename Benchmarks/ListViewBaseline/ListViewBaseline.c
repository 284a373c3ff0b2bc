// The baseline of the table's benchmark: a GtkListView whose rows show what the table's rows show.
#include "ListViewBaseline.h"

#include <adwaita.h>
#include <stdio.h>
#include <sys/resource.h>
#include <unistd.h>

double list_view_memory_kilobytes(void) {
    FILE *file = fopen("/proc/self/statm", "r");
    long pages = 0, resident = 0;
    if (file) {
        if (fscanf(file, "%ld %ld", &pages, &resident) != 2) resident = 0;
        fclose(file);
    }
    return (double)resident * (double)sysconf(_SC_PAGESIZE) / 1000;
}

double list_view_processor_seconds(void) {
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    return (double)usage.ru_utime.tv_sec + (double)usage.ru_stime.tv_sec +
           ((double)usage.ru_utime.tv_usec + (double)usage.ru_stime.tv_usec) / 1e6;
}

static gboolean run_step(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
    int (*step)(void) = (int (*)(void))data;
    return step() ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

void list_view_each_frame(int (*step)(void)) {
    GListModel *windows = gtk_window_get_toplevels();
    GtkWidget *window = g_list_model_get_item(windows, 0);
    if (!window) return;
    gtk_widget_add_tick_callback(window, run_step, (gpointer)step, NULL);
    g_object_unref(window);
}

// A model of positions: an item is a string made when asked for.
typedef struct {
    GObject parent;
} Positions;
typedef struct {
    GObjectClass parent;
} PositionsClass;
static guint position_count;

static GType positions_item_type(GListModel *model) { return GTK_TYPE_STRING_OBJECT; }
static guint positions_count(GListModel *model) { return position_count; }
static gpointer positions_item(GListModel *model, guint position) {
    if (position >= position_count) return NULL;
    char text[32];
    g_snprintf(text, sizeof text, "Row %u", position);
    return gtk_string_object_new(text);
}
static void positions_model(GListModelInterface *iface) {
    iface->get_item_type = positions_item_type;
    iface->get_n_items = positions_count;
    iface->get_item = positions_item;
}
G_DEFINE_TYPE_WITH_CODE(Positions, positions, G_TYPE_OBJECT,
                        G_IMPLEMENT_INTERFACE(G_TYPE_LIST_MODEL, positions_model))
static void positions_class_init(PositionsClass *klass) {}
static void positions_init(Positions *self) {}

static void setup(GtkSignalListItemFactory *factory, GtkListItem *item) {
    GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12);
    GtkWidget *texts = gtk_box_new(GTK_ORIENTATION_VERTICAL, 2);
    gtk_box_append(GTK_BOX(row), gtk_image_new_from_icon_name("mail-read-symbolic"));
    for (int i = 0; i < 2; i++) {
        GtkWidget *label = gtk_label_new(NULL);
        gtk_label_set_xalign(GTK_LABEL(label), 0);
        gtk_label_set_wrap(GTK_LABEL(label), TRUE);
        gtk_box_append(GTK_BOX(texts), label);
    }
    gtk_box_append(GTK_BOX(row), texts);
    gtk_list_item_set_child(item, row);
}

static void bind(GtkSignalListItemFactory *factory, GtkListItem *item) {
    GtkWidget *texts = gtk_widget_get_last_child(gtk_list_item_get_child(item));
    const char *text = gtk_string_object_get_string(gtk_list_item_get_item(item));
    gtk_label_set_text(GTK_LABEL(gtk_widget_get_first_child(texts)), text);
    gtk_label_set_text(GTK_LABEL(gtk_widget_get_last_child(texts)), "A second line");
}

static GtkWidget *list;
static GMainLoop *loop;
static gint64 start, end;
static double processor;
static unsigned jumps, state = 1;
static ListViewFigures figures;

static int step(void) {
    gint64 now = g_get_monotonic_time();
    if (now < start) return 1;
    if (jumps == 0) {
        figures.memory_kilobytes = list_view_memory_kilobytes();
        processor = list_view_processor_seconds();
    }
    if (now >= end) {
        figures.jumps_per_second = jumps / ((double)(now - start) / 1e6);
        figures.milliseconds_per_jump = (list_view_processor_seconds() - processor) * 1000 / MAX(jumps, 1);
        g_main_loop_quit(loop);
        return 0;
    }
    state = state * 1664525u + 1013904223u;
    gtk_widget_activate_action(list, "list.scroll-to-item", "u", (guint)(state % position_count));
    jumps++;
    return 1;
}

ListViewFigures list_view_baseline(unsigned rows, double seconds) {
    position_count = rows;
    gtk_init();
    adw_init();
    GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
    g_signal_connect(factory, "setup", G_CALLBACK(setup), NULL);
    g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
    GListModel *model = g_object_new(positions_get_type(), NULL);
    list = gtk_list_view_new(GTK_SELECTION_MODEL(gtk_no_selection_new(model)), factory);
    GtkWidget *scrolled = gtk_scrolled_window_new();
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), list);
    GtkWidget *window = gtk_window_new();
    gtk_window_set_default_size(GTK_WINDOW(window), 480, 760);
    gtk_window_set_child(GTK_WINDOW(window), scrolled);
    gtk_window_present(GTK_WINDOW(window));
    loop = g_main_loop_new(NULL, FALSE);
    start = g_get_monotonic_time() + 1000000;
    end = start + (gint64)(seconds * 1e6);
    list_view_each_frame(step);
    g_main_loop_run(loop);
    return figures;
}

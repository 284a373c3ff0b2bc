#ifndef LIST_VIEW_BASELINE_H
#define LIST_VIEW_BASELINE_H

// What a run came to: resident memory after the first frames, jumps a second, processor milliseconds a jump.
typedef struct {
    double memory_kilobytes;
    double jumps_per_second;
    double milliseconds_per_jump;
} ListViewFigures;

// Opens a window with a GtkListView of so many rows and jumps to random rows, one a frame, for some seconds.
ListViewFigures list_view_baseline(unsigned rows, double seconds);

// Calls a function once a frame of the program's first window until it returns 0.
void list_view_each_frame(int (*step)(void));

// Resident memory now, and processor time so far.
double list_view_memory_kilobytes(void);
double list_view_processor_seconds(void);

#endif

#ifndef MAIN_LOOP_WATCH_H
#define MAIN_LOOP_WATCH_H

// What the main thread did between two waits of its loop, in milliseconds.
//
// `wall` is the time that passed, `processor` the time that the thread kept a processor: on a busy machine only the
// latter speaks of the program. What GTK took for painting, from the end of a frame's layout to the end of the frame, is
// part of the block and told again on its own; it is 0 where no frame was painted.
typedef struct {
    double wall;
    double processor;
    double painting_wall;
    double painting_processor;
} MainLoopBlock;

// Watches the main loop of this process from now on. Called once, before the loop runs.
void main_loop_watch(void);

// Forgets what was noted, and notes each block from now on, and the frames of the program's first window.
void main_loop_begin(void);

// Stops noting; returns how many blocks there were.
unsigned main_loop_end(void);

// One of the blocks that were noted.
MainLoopBlock main_loop_block(unsigned index);

// How many frames were painted while it noted.
unsigned main_loop_frames(void);

// Calls a function once a frame of the program's first window until it returns 0.
void main_loop_each_frame(int (*step)(void));

// The baseline: opens a window with a GtkListView of so many rows, scrolls by so many points a frame to its end and
// notes the blocks of that. Returns how many there were.
unsigned main_loop_scroll_list_view(unsigned rows, double points);

#endif

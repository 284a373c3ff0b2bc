// libdispatch exports both of these and declares neither in a public header.
#ifndef CMAINQUEUE_H
#define CMAINQUEUE_H

/// The eventfd that becomes readable when the main queue has work.
int _dispatch_get_main_queue_handle_4CF(void);

/// Runs what the main queue holds.
void _dispatch_main_queue_callback_4CF(void *message);

#endif

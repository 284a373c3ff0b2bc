// libmicrohttpd for Swift: the header, and the calls that Swift cannot make because they take variable arguments.
#include <microhttpd.h>

/// Called with the request's target as sent; what it returns becomes the request's context.
typedef void *(*WaysideTargetCallback)(void *cls, const char *target, struct MHD_Connection *connection);

/// Starts a daemon with a thread for each connection on a socket that already listens; NULL where it cannot start.
static inline struct MHD_Daemon *wayside_start_daemon(
    int listening_socket, unsigned int connection_limit, void *cls, WaysideTargetCallback on_target,
    MHD_AccessHandlerCallback on_request, MHD_RequestCompletedCallback on_completed)
{
    return MHD_start_daemon(
        MHD_USE_THREAD_PER_CONNECTION | MHD_USE_POLL_INTERNAL_THREAD, 0, NULL, NULL, on_request, cls,
        MHD_OPTION_LISTEN_SOCKET, (MHD_socket)listening_socket,
        MHD_OPTION_CONNECTION_LIMIT, connection_limit,
        MHD_OPTION_CONNECTION_TIMEOUT, (unsigned int)120,
        MHD_OPTION_URI_LOG_CALLBACK, on_target, cls,
        MHD_OPTION_NOTIFY_COMPLETED, on_completed, cls,
        MHD_OPTION_END);
}

/// The socket of a connection, or -1.
static inline int wayside_connection_socket(struct MHD_Connection *connection)
{
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    return info ? (int)info->connect_fd : -1;
}

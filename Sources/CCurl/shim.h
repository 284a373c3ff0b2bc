#include <curl/curl.h>

// curl_easy_setopt and curl_easy_getinfo are variadic, which Swift cannot call.

static inline CURLcode wayside_set_long(CURL *handle, CURLoption option, long value) {
    return curl_easy_setopt(handle, option, value);
}

static inline CURLcode wayside_set_text(CURL *handle, CURLoption option, const char *value) {
    return curl_easy_setopt(handle, option, value);
}

static inline CURLcode wayside_set_pointer(CURL *handle, CURLoption option, void *value) {
    return curl_easy_setopt(handle, option, value);
}

static inline CURLcode wayside_set_list(CURL *handle, CURLoption option, struct curl_slist *value) {
    return curl_easy_setopt(handle, option, value);
}

typedef size_t (*wayside_data_callback)(char *bytes, size_t size, size_t count, void *context);

static inline CURLcode wayside_set_callback(CURL *handle, CURLoption option, wayside_data_callback value) {
    return curl_easy_setopt(handle, option, value);
}

static inline CURLcode wayside_get_long(CURL *handle, CURLINFO info, long *value) {
    return curl_easy_getinfo(handle, info, value);
}

// The text belongs to the handle.
static inline CURLcode wayside_get_text(CURL *handle, CURLINFO info, char **value) {
    return curl_easy_getinfo(handle, info, value);
}

// What a finished transfer says; the union in CURLMsg is not imported.
static inline CURLcode wayside_message_result(const CURLMsg *message) {
    return message->data.result;
}

// libmicrohttpd, as strict as it can be told to be. It has no limit of bodies: the handler counts.
#include <microhttpd.h>
#include <unistd.h>

#include "seen.h"

struct request {
  char *target;
  size_t body;
  int begun;
};

// The target as it was sent; what the handler is given is decoded.
static void *begin(void *context, const char *target, struct MHD_Connection *connection) {
  (void)context, (void)connection;
  struct request *request = calloc(1, sizeof *request);
  if (!request || !(request->target = strdup(target))) abort();
  return request;
}

static void end(void *context, struct MHD_Connection *connection, void **state,
                enum MHD_RequestTerminationCode code) {
  (void)context, (void)connection, (void)code;
  struct request *request = *state;
  if (request) free(request->target);
  free(request);
  *state = NULL;
}

// Called before the body, for each part of it, and once more with nothing.
static enum MHD_Result handle(void *context, struct MHD_Connection *connection, const char *path,
                              const char *method, const char *version, const char *data,
                              size_t *size, void **state) {
  (void)context, (void)path, (void)version, (void)data;
  struct request *request = *state;
  if (!request->begun) {
    request->begun = 1;
    return MHD_YES;
  }
  if (*size > 0) {
    request->body += *size;
    *size = 0;
    return request->body > BODY_LIMIT ? MHD_NO : MHD_YES;
  }
  size_t length;
  char *text = seen(method, request->target, request->body, &length);
  struct MHD_Response *response =
      MHD_create_response_from_buffer(length, text, MHD_RESPMEM_MUST_FREE);
  if (!response) abort();
  enum MHD_Result result = MHD_queue_response(connection, MHD_HTTP_OK, response);
  MHD_destroy_response(response);
  return result;
}

int main(int count, char **arguments) {
  int port = port_of(count, arguments);
  struct sockaddr_in place = loopback(port);
  struct MHD_Daemon *daemon = MHD_start_daemon(
      MHD_USE_EPOLL_INTERNAL_THREAD, port, NULL, NULL, handle, NULL,
      MHD_OPTION_SOCK_ADDR, &place, MHD_OPTION_STRICT_FOR_CLIENT, 1,
      MHD_OPTION_URI_LOG_CALLBACK, begin, NULL, MHD_OPTION_NOTIFY_COMPLETED, end, NULL,
      MHD_OPTION_CONNECTION_LIMIT, (unsigned)CONNECTIONS,
      MHD_OPTION_CONNECTION_TIMEOUT, (unsigned)PATIENCE,
      MHD_OPTION_CONNECTION_MEMORY_LIMIT, (size_t)HEAD_LIMIT, MHD_OPTION_END);
  say_listening(port, daemon != NULL);
  for (;;) pause();
}

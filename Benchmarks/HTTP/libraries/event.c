// libevent's evhttp. It has no limit of connections.
#include <event2/buffer.h>
#include <event2/event.h>
#include <event2/http.h>

#include "seen.h"

static const struct {
  enum evhttp_cmd_type type;
  const char *name;
} methods[] = {
    {EVHTTP_REQ_GET, "GET"},         {EVHTTP_REQ_POST, "POST"},   {EVHTTP_REQ_HEAD, "HEAD"},
    {EVHTTP_REQ_PUT, "PUT"},         {EVHTTP_REQ_DELETE, "DELETE"}, {EVHTTP_REQ_TRACE, "TRACE"},
    {EVHTTP_REQ_OPTIONS, "OPTIONS"}, {EVHTTP_REQ_CONNECT, "CONNECT"}, {EVHTTP_REQ_PATCH, "PATCH"},
};

static const char *name_of(enum evhttp_cmd_type type) {
  for (size_t index = 0; index < sizeof methods / sizeof *methods; index++)
    if (methods[index].type == type) return methods[index].name;
  return "?";
}

static void handle(struct evhttp_request *request, void *context) {
  (void)context;
  size_t length, body = evbuffer_get_length(evhttp_request_get_input_buffer(request));
  const char *method = name_of(evhttp_request_get_command(request));
  char *text = seen(method, evhttp_request_get_uri(request), body, &length);
  struct evbuffer *answer = evbuffer_new();
  if (!answer || evbuffer_add(answer, text, length) != 0) abort();
  free(text);
  evhttp_send_reply(request, 200, "OK", answer);
  evbuffer_free(answer);
}

int main(int count, char **arguments) {
  int port = port_of(count, arguments);
  struct event_base *base = event_base_new();
  struct evhttp *server = base ? evhttp_new(base) : NULL;
  if (!server) abort();
  int all = 0;
  for (size_t index = 0; index < sizeof methods / sizeof *methods; index++)
    all |= methods[index].type;
  evhttp_set_allowed_methods(server, all);
  evhttp_set_max_headers_size(server, HEAD_LIMIT);
  evhttp_set_max_body_size(server, BODY_LIMIT);
  evhttp_set_timeout(server, PATIENCE);
  evhttp_set_gencb(server, handle, NULL);
  say_listening(port, evhttp_bind_socket(server, "127.0.0.1", port) == 0);
  return event_base_dispatch(base);
}

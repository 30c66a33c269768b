// civetweb. It has no limit of bodies: the handler counts, and refuses those that it is told are
// broken.
#include <civetweb.h>
#include <unistd.h>

#include "seen.h"

// The body's length, or -1. A worker has a stack of 100 kB, so parts are small.
static long read_body(struct mg_connection *connection) {
  char part[1024];
  long total = 0;
  int count;
  while ((count = mg_read(connection, part, sizeof part)) > 0)
    if ((total += count) > BODY_LIMIT) return -1;
  return count < 0 ? -1 : total;
}

static int handle(struct mg_connection *connection) {
  const struct mg_request_info *info = mg_get_request_info(connection);
  long body = read_body(connection);
  if (body < 0) {
    mg_send_http_error(connection, 400, "The body is broken or too large.");
    return 400;
  }
  const char *query = info->query_string ? info->query_string : "";
  char *target;
  if (asprintf(&target, "%s%s%s", info->request_uri, *query ? "?" : "", query) < 0) abort();
  size_t length;
  char *text = seen(info->request_method, target, body, &length);
  free(target);
  mg_send_http_ok(connection, "application/json", length);
  if (strcmp(info->request_method, "HEAD") != 0) mg_write(connection, text, length);
  free(text);
  return 200;
}

int main(int count, char **arguments) {
  int port = port_of(count, arguments);
  char place[32], room[16], head[16], patience[16];
  snprintf(place, sizeof place, "127.0.0.1:%d", port);
  snprintf(room, sizeof room, "%d", CONNECTIONS);
  snprintf(head, sizeof head, "%d", HEAD_LIMIT);
  snprintf(patience, sizeof patience, "%d", PATIENCE * 1000);
  const char *options[] = {
      "listening_ports", place, "num_threads", room, "max_request_size", head,
      "request_timeout_ms", patience, "enable_keep_alive", "yes", "keep_alive_timeout_ms", patience,
      "decode_url", "no", "enable_auth_domain_check", "no", NULL};
  struct mg_callbacks callbacks = {.begin_request = handle};
  mg_init_library(0);
  say_listening(port, mg_start(&callbacks, NULL, options) != NULL);
  for (;;) pause();
}

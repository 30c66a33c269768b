// libsoup 3. It has no limit of connections, heads or bodies, and takes the target apart.
#include <libsoup/soup.h>

#include "seen.h"

// The context is "*" for requests that ask for just that.
static void handle(SoupServer *server, SoupServerMessage *message, const char *path,
                   GHashTable *query, gpointer context) {
  (void)server, (void)path, (void)query;
  const char *star = context;
  GUri *uri = soup_server_message_get_uri(message);
  const char *words = g_uri_get_query(uri);
  char *target = g_strconcat(star ? star : g_uri_get_path(uri), words ? "?" : "", words, NULL);
  size_t length;
  char *text = seen(soup_server_message_get_method(message), target,
                    soup_server_message_get_request_body(message)->length, &length);
  soup_server_message_set_status(message, SOUP_STATUS_OK, NULL);
  soup_server_message_set_response(message, "application/json", SOUP_MEMORY_COPY, text, length);
  free(text);
  g_free(target);
}

int main(int count, char **arguments) {
  int port = port_of(count, arguments);
  SoupServer *server = soup_server_new("raw-paths", TRUE, NULL);
  soup_server_add_handler(server, NULL, handle, NULL, NULL);
  soup_server_add_handler(server, "*", handle, "*", NULL);
  GSocketAddress *place = g_inet_socket_address_new_from_string("127.0.0.1", port);
  say_listening(port, soup_server_listen(server, place, 0, NULL));
  g_main_loop_run(g_main_loop_new(NULL, FALSE));
}

// http-parser, which is a parser only: a thread for each connection around it.
#include <http_parser.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <sys/time.h>
#include <unistd.h>

#include "seen.h"

static sem_t places;

struct state {
  FILE *out;
  char target[HEAD_LIMIT];
  size_t target_length, body;
};

static int begin(http_parser *parser) {
  struct state *state = parser->data;
  state->target_length = state->body = 0;
  return 0;
}

static int add_target(http_parser *parser, const char *bytes, size_t count) {
  struct state *state = parser->data;
  if (state->target_length + count >= sizeof state->target) return -1;
  memcpy(state->target + state->target_length, bytes, count);
  state->target_length += count;
  return 0;
}

// Nobody is tunnelled: an upgrade that was offered is passed over.
static int end_head(http_parser *parser) {
  if (parser->method == HTTP_CONNECT) return -1;
  parser->upgrade = 0;
  return 0;
}

static int add_body(http_parser *parser, const char *bytes, size_t count) {
  (void)bytes;
  struct state *state = parser->data;
  return (state->body += count) > BODY_LIMIT ? -1 : 0;
}

static int answer(http_parser *parser) {
  struct state *state = parser->data;
  state->target[state->target_length] = 0;
  size_t length;
  char *text = seen(http_method_str(parser->method), state->target, state->body, &length);
  fprintf(state->out, "HTTP/1.1 200 OK\r\nContent-Length: %zu\r\n\r\n", length);
  if (parser->method != HTTP_HEAD) fwrite(text, 1, length, state->out);
  free(text);
  if (fflush(state->out) != 0) return -1;
  return http_should_keep_alive(parser) ? 0 : -1;
}

static void *serve(void *context) {
  static const http_parser_settings settings = {
      .on_message_begin = begin, .on_url = add_target, .on_headers_complete = end_head,
      .on_body = add_body, .on_message_complete = answer};
  int file = (int)(intptr_t)context, error = HPE_OK;
  struct timeval patience = {.tv_sec = PATIENCE};
  setsockopt(file, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
  setsockopt(file, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
  struct state *state = calloc(1, sizeof *state);
  if (!state || !(state->out = fdopen(file, "w"))) abort();
  http_parser parser = {.data = state};
  http_parser_init(&parser, HTTP_REQUEST);
  char bytes[16384];
  for (ssize_t count = 1; count > 0 && error == HPE_OK;) {
    if ((count = read(file, bytes, sizeof bytes)) < 0) break;
    http_parser_execute(&parser, &settings, bytes, count);
    error = HTTP_PARSER_ERRNO(&parser);
  }
  if (error != HPE_OK && error != HPE_CB_message_complete)
    fputs("HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n", state->out);
  fclose(state->out);
  free(state);
  sem_post(&places);
  return NULL;
}

int main(int count, char **arguments) {
  int port = port_of(count, arguments), door = socket(AF_INET, SOCK_STREAM, 0);
  struct sockaddr_in place = loopback(port);
  int bound = bind(door, (struct sockaddr *)&place, sizeof place) == 0;
  signal(SIGPIPE, SIG_IGN);
  http_parser_set_max_header_size(HEAD_LIMIT);
  sem_init(&places, 0, CONNECTIONS);
  say_listening(port, bound && listen(door, 128) == 0);
  for (;;) {
    sem_wait(&places);
    pthread_t thread;
    int file = accept(door, NULL, NULL);
    if (file < 0 || pthread_create(&thread, NULL, serve, (void *)(intptr_t)file) != 0) abort();
    pthread_detach(thread);
  }
}

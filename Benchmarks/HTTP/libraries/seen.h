// What the servers here have in common: they say in JSON what their handler saw of a request.
#include <arpa/inet.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// The front's own limits, for those that can be told.
enum { BODY_LIMIT = 64 * 1024, HEAD_LIMIT = 40 * 1024, CONNECTIONS = 200, PATIENCE = 10 };

// Text that others chose, as JSON; bytes that are not ASCII are taken for Latin-1.
static inline void quote(FILE *out, const char *text) {
  fputc('"', out);
  for (const unsigned char *byte = (const unsigned char *)text; *byte; byte++) {
    if (*byte < 0x20 || *byte > 0x7E || *byte == '"' || *byte == '\\')
      fprintf(out, "\\u%04x", *byte);
    else
      fputc(*byte, out);
  }
  fputc('"', out);
}

// An answer's body, to be freed. Slow readers ask for /large, and get as much as from the front.
static inline char *seen(const char *method, const char *target, size_t body, size_t *length) {
  char *text;
  FILE *out = open_memstream(&text, length);
  if (!out) abort();
  if (strcmp(target, "/large") == 0) {
    for (int count = 0; count < 100000; count++) fputc('a', out);
  } else {
    fprintf(out, "{\"body\":%zu,\"method\":", body);
    quote(out, method);
    fputs(",\"target\":", out);
    quote(out, target);
    fputs("}\n", out);
  }
  if (fclose(out) != 0) abort();
  return text;
}

static inline int port_of(int count, char **arguments) {
  int port = count == 2 ? atoi(arguments[1]) : 0;
  if (port > 0 && port < 65536) return port;
  fprintf(stderr, "usage: %s PORT\n", arguments[0]);
  exit(2);
}

static inline struct sockaddr_in loopback(int port) {
  struct sockaddr_in place = {.sin_family = AF_INET, .sin_port = htons(port)};
  place.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  return place;
}

// `started` is whether the library said so.
static inline void say_listening(int port, int started) {
  if (!started) {
    fprintf(stderr, "cannot listen on port %d\n", port);
    exit(1);
  }
  printf("listening on http://127.0.0.1:%d\n", port);
  fflush(stdout);
}

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "CHTTPD.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#define ANSWER(type, call)                              \
  do {                                                  \
    for (;;) {                                          \
      type answer = (type)(call);                       \
      if (answer >= 0) return answer;                   \
      if (errno != EINTR) return -(type)errno;          \
    }                                                   \
  } while (0)

#ifdef MSG_NOSIGNAL
#define SEND_FLAGS MSG_NOSIGNAL
#else
#define SEND_FLAGS 0
#endif

static void set_option(int32_t file, int level, int option, int value) {
  setsockopt(file, level, option, &value, sizeof value);
}

static void switch_on(int32_t file, int level, int option) { set_option(file, level, option, 1); }

#ifndef __linux__
static int32_t tame(int32_t file) {
  int flags = fcntl(file, F_GETFL);
  if (flags < 0 || fcntl(file, F_SETFL, flags | O_NONBLOCK) != 0 || fcntl(file, F_SETFD, FD_CLOEXEC) != 0)
    return -errno;
#ifdef SO_NOSIGPIPE
  switch_on(file, SOL_SOCKET, SO_NOSIGPIPE);
#endif
  return 0;
}
#endif

static int32_t open_socket(int family) {
#ifdef __linux__
  int32_t file = socket(family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
  return file < 0 ? -errno : file;
#else
  int32_t file = socket(family, SOCK_STREAM, 0);
  if (file < 0) return -errno;
  int32_t tamed = tame(file);
  if (tamed == 0) return file;
  close(file);
  return tamed;
#endif
}

static void describe(const struct sockaddr_storage *from, struct chttpd_address *to) {
  const void *bytes = NULL;
  *to = (struct chttpd_address){0};
  if (from->ss_family == AF_INET) {
    const struct sockaddr_in *four = (const struct sockaddr_in *)from;
    bytes = &four->sin_addr;
    to->port = ntohs(four->sin_port);
  } else if (from->ss_family == AF_INET6) {
    const struct sockaddr_in6 *six = (const struct sockaddr_in6 *)from;
    bytes = &six->sin6_addr;
    to->port = ntohs(six->sin6_port);
  }
  if (bytes) inet_ntop(from->ss_family, bytes, to->host, sizeof to->host);
}

static int32_t listen_on(const struct addrinfo *place, int32_t backlog, struct chttpd_address *bound) {
  int32_t file = open_socket(place->ai_family);
  if (file < 0) return file;
  switch_on(file, SOL_SOCKET, SO_REUSEADDR);
  set_option(file, SOL_SOCKET, SO_SNDBUF, chttpd_unread_bytes);  //! unread-send-buffer
  struct sockaddr_storage name;
  socklen_t size = sizeof name;
  if (bind(file, place->ai_addr, place->ai_addrlen) == 0 && listen(file, backlog) == 0
      && getsockname(file, (struct sockaddr *)&name, &size) == 0) {
    describe(&name, bound);
    return file;
  }
  int32_t error = -errno;
  close(file);
  return error;
}

int32_t chttpd_listen(const char *host, uint16_t port, int32_t backlog, struct chttpd_address *bound) {
  char service[8];
  snprintf(service, sizeof service, "%u", port);
  struct addrinfo wanted = {.ai_socktype = SOCK_STREAM, .ai_flags = AI_NUMERICHOST | AI_NUMERICSERV | AI_PASSIVE};
  struct addrinfo *place = NULL;
  if (getaddrinfo(host, service, &wanted, &place) != 0) return -EADDRNOTAVAIL;
  int32_t answer = listen_on(place, backlog, bound);
  freeaddrinfo(place);
  return answer;
}

static int32_t accept_once(int32_t listener, struct sockaddr_storage *name, socklen_t *size) {
#ifdef __linux__
  int32_t file = accept4(listener, (struct sockaddr *)name, size, SOCK_NONBLOCK | SOCK_CLOEXEC);
  return file < 0 ? -errno : file;
#else
  int32_t file = accept(listener, (struct sockaddr *)name, size);
  if (file < 0) return -errno;
  int32_t tamed = tame(file);
  if (tamed == 0) return file;
  close(file);
  return tamed;
#endif
}

int32_t chttpd_accept(int32_t listener, struct chttpd_address *peer) {
  for (;;) {
    struct sockaddr_storage name;
    socklen_t size = sizeof name;
    int32_t file = accept_once(listener, &name, &size);
    if (file == -EINTR || file == -ECONNABORTED || file == -EPROTO) continue;
    if (file < 0) return file;
    switch_on(file, IPPROTO_TCP, TCP_NODELAY);
    describe(&name, peer);
    return file;
  }
}

int64_t chttpd_read(int32_t file, void *bytes, size_t count) {
  ANSWER(int64_t, recv(file, bytes, count, 0));
}

int64_t chttpd_write(int32_t file, const void *bytes, size_t count) {
  ANSWER(int64_t, send(file, bytes, count, SEND_FLAGS));
}

int32_t chttpd_end_writing(int32_t file) { ANSWER(int32_t, shutdown(file, SHUT_WR)); }

/// Not made again after a signal: the descriptor is gone either way.
int32_t chttpd_close(int32_t file) { return close(file) == 0 || errno == EINTR ? 0 : -errno; }

struct start {
  void (*run)(void *context);
  void *context;
};

static void *begin(void *given) {
  struct start start = *(struct start *)given;
  free(given);
  start.run(start.context);
  return NULL;
}

int32_t chttpd_thread(void (*run)(void *context), void *context) {
  struct start *start = malloc(sizeof *start);
  if (!start) return -ENOMEM;
  *start = (struct start){run, context};
  pthread_t thread;
  int error = pthread_create(&thread, NULL, begin, start);
  if (error != 0) {
    free(start);
    return -error;
  }
  pthread_detach(thread);
  return 0;
}

int64_t chttpd_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

int64_t chttpd_today(void) { return (int64_t)time(NULL); }

int64_t chttpd_processors(void) { return (int64_t)sysconf(_SC_NPROCESSORS_ONLN); }

int64_t chttpd_file_limit(int64_t wanted) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return -errno;
  if (limit.rlim_cur < (rlim_t)wanted && limit.rlim_cur < limit.rlim_max) {
    struct rlimit more = limit;
    more.rlim_cur = limit.rlim_max < (rlim_t)wanted ? limit.rlim_max : (rlim_t)wanted;
    if (setrlimit(RLIMIT_NOFILE, &more) == 0) limit = more;
  }
  return limit.rlim_cur > INT32_MAX ? INT32_MAX : (int64_t)limit.rlim_cur;
}

void chttpd_error_text(int32_t code, char *text, size_t count) {
  snprintf(text, count, "%s", strerror(code));
}

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "CHTTPD.h"

#include <stdlib.h>
#include <unistd.h>

/// Readiness of a socket stays until it is used up, on both systems, so that nothing is lost that was read in part.

enum { most_events = 256 };

#ifdef __linux__
#include <sys/epoll.h>
#include <sys/eventfd.h>

struct chttpd_loop {
  int32_t queue;
  int32_t waker;
};

static int32_t control(chttpd_loop *loop, int operation, int32_t file, uint64_t name, uint32_t events) {
  struct epoll_event event = {.events = events, .data.u64 = name};
  return epoll_ctl(loop->queue, operation, file, &event) == 0 ? 0 : -errno;
}

static int32_t watch(chttpd_loop *loop, int operation, int32_t file, uint64_t name, bool reading, bool writing) {
  return control(loop, operation, file, name, (reading ? EPOLLIN : 0) | (writing ? EPOLLOUT : 0));
}

int32_t chttpd_loop_open(chttpd_loop **made) {
  chttpd_loop *loop = malloc(sizeof *loop);
  if (!loop) return -ENOMEM;
  *loop = (chttpd_loop){epoll_create1(EPOLL_CLOEXEC), eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)};
  int32_t error = loop->queue < 0 || loop->waker < 0 ? -errno : 0;
  // Each wake is told once, so the count of wakes need not be read.
  if (error == 0) error = control(loop, EPOLL_CTL_ADD, loop->waker, chttpd_woken, EPOLLIN | EPOLLET);
  if (error != 0) {
    chttpd_loop_close(loop);
    return error;
  }
  *made = loop;
  return 0;
}

void chttpd_loop_close(chttpd_loop *loop) {
  if (loop->queue >= 0) close(loop->queue);
  if (loop->waker >= 0) close(loop->waker);
  free(loop);
}

int32_t chttpd_loop_add(chttpd_loop *loop, int32_t file, uint64_t name, bool reading, bool writing) {
  return watch(loop, EPOLL_CTL_ADD, file, name, reading, writing);
}

int32_t chttpd_loop_change(chttpd_loop *loop, int32_t file, uint64_t name, bool reading, bool writing) {
  return watch(loop, EPOLL_CTL_MOD, file, name, reading, writing);
}

int32_t chttpd_loop_wait(chttpd_loop *loop, struct chttpd_event *events, int32_t count, int32_t milliseconds) {
  struct epoll_event found[most_events];
  int32_t number = epoll_wait(loop->queue, found, count < most_events ? count : most_events, milliseconds);
  if (number < 0) return errno == EINTR ? 0 : -errno;
  for (int32_t index = 0; index < number; index++) {
    uint32_t bits = found[index].events;
    events[index] = (struct chttpd_event){
      found[index].data.u64, bits & EPOLLIN, bits & EPOLLOUT, bits & (EPOLLERR | EPOLLHUP)};
  }
  return number;
}

void chttpd_loop_wake(chttpd_loop *loop) {
  uint64_t one = 1;
  if (write(loop->waker, &one, sizeof one) < 0) return;  // never full in the life of a process
}

#else
#include <sys/event.h>
#include <sys/types.h>

struct chttpd_loop {
  int32_t queue;
};

static int32_t change(chttpd_loop *loop, uintptr_t file, int16_t filter, uint16_t flags, uint64_t name) {
  struct kevent event;
  EV_SET(&event, file, filter, flags, 0, 0, (void *)(uintptr_t)name);
  return kevent(loop->queue, &event, 1, NULL, 0, NULL) == 0 ? 0 : -errno;
}

int32_t chttpd_loop_open(chttpd_loop **made) {
  chttpd_loop *loop = malloc(sizeof *loop);
  if (!loop) return -ENOMEM;
  loop->queue = kqueue();
  int32_t error = loop->queue < 0 ? -errno : change(loop, 0, EVFILT_USER, EV_ADD | EV_CLEAR, chttpd_woken);
  if (error != 0) {
    chttpd_loop_close(loop);
    return error;
  }
  *made = loop;
  return 0;
}

void chttpd_loop_close(chttpd_loop *loop) {
  if (loop->queue >= 0) close(loop->queue);
  free(loop);
}

int32_t chttpd_loop_add(chttpd_loop *loop, int32_t file, uint64_t name, bool reading, bool writing) {
  return chttpd_loop_change(loop, file, name, reading, writing);
}

int32_t chttpd_loop_change(chttpd_loop *loop, int32_t file, uint64_t name, bool reading, bool writing) {
  int32_t read = change(loop, (uintptr_t)file, EVFILT_READ, EV_ADD | (reading ? EV_ENABLE : EV_DISABLE), name);
  if (read != 0) return read;
  return change(loop, (uintptr_t)file, EVFILT_WRITE, EV_ADD | (writing ? EV_ENABLE : EV_DISABLE), name);
}

/// A file that is readable and writable comes as two events.
int32_t chttpd_loop_wait(chttpd_loop *loop, struct chttpd_event *events, int32_t count, int32_t milliseconds) {
  struct kevent found[most_events];
  struct timespec wait = {milliseconds / 1000, (long)(milliseconds % 1000) * 1000000};
  int32_t number = kevent(
    loop->queue, NULL, 0, found, count < most_events ? count : most_events, milliseconds < 0 ? NULL : &wait);
  if (number < 0) return errno == EINTR ? 0 : -errno;
  for (int32_t index = 0; index < number; index++)
    events[index] = (struct chttpd_event){
      (uint64_t)(uintptr_t)found[index].udata, found[index].filter == EVFILT_READ,
      found[index].filter == EVFILT_WRITE, found[index].filter == EVFILT_WRITE && (found[index].flags & EV_EOF)};
  return number;
}

void chttpd_loop_wake(chttpd_loop *loop) {
  struct kevent event;
  EV_SET(&event, 0, EVFILT_USER, 0, NOTE_TRIGGER, 0, (void *)(uintptr_t)chttpd_woken);
  kevent(loop->queue, &event, 1, NULL, 0, NULL);
}

#endif

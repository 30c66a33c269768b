/// The door to sockets, one thread and its readiness loop: epoll on Linux, kqueue on macOS. Nothing is decided here.
///
/// A call answers 0 or more, or an error number below 0; `errno` is never read outside. A call that a signal
/// interrupts is made again. No socket waits, raises SIGPIPE or is inherited by another program.
#ifndef CHTTPD_H
#define CHTTPD_H

#include <errno.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { chttpd_text_size = 64 };

struct chttpd_address {
  /// Numbers as text, without the port.
  char host[chttpd_text_size];
  uint16_t port;
};

/// How much of its answers the system keeps for somebody who does not read them, for each connection: left alone it
/// takes megabytes, and while it is filled for hundreds who read nothing, the others wait.
enum { chttpd_unread_bytes = 128 * 1024 };

/// Listens on a numeric address; port 0 takes a free one. `bound` is where it listens.
int32_t chttpd_listen(const char *host, uint16_t port, int32_t backlog, struct chttpd_address *bound);
/// -EAGAIN where nobody waits. A connection that ended before it was taken is skipped.
int32_t chttpd_accept(int32_t listener, struct chttpd_address *peer);
int64_t chttpd_read(int32_t file, void *bytes, size_t count);
int64_t chttpd_write(int32_t file, const void *bytes, size_t count);
/// The other end reads an end; what it sends can still be read.
int32_t chttpd_end_writing(int32_t file);
int32_t chttpd_close(int32_t file);

struct chttpd_event {
  /// What was named when the file was added; `chttpd_woken` after a wake.
  uint64_t name;
  bool readable;
  bool writable;
  /// Broken, or ended in both directions. epoll tells it whether asked for or not, kqueue only while writing is asked
  /// for: where it is not, the next read or write says so.
  bool gone;
};
static const uint64_t chttpd_woken = UINT64_MAX;

typedef struct chttpd_loop chttpd_loop;
int32_t chttpd_loop_open(chttpd_loop **loop);
void chttpd_loop_close(chttpd_loop *loop);
int32_t chttpd_loop_add(chttpd_loop *loop, int32_t file, uint64_t name, bool reading, bool writing);
int32_t chttpd_loop_change(chttpd_loop *loop, int32_t file, uint64_t name, bool reading, bool writing);
/// How many events there are; 0 after so many milliseconds, or never where they are below 0.
int32_t chttpd_loop_wait(chttpd_loop *loop, struct chttpd_event *events, int32_t count, int32_t milliseconds);
/// Ends a wait, from any thread.
void chttpd_loop_wake(chttpd_loop *loop);

/// Runs the function once on a thread of its own, which ends with it.
int32_t chttpd_thread(void (*run)(void *context), void *context);

/// Nanoseconds of a clock that never jumps.
int64_t chttpd_now(void);
/// Seconds since 1970.
int64_t chttpd_today(void);
/// How many processors there are.
int64_t chttpd_processors(void);
/// How many files the process may have open, after asking for as many as it may ask for, up to `wanted`.
int64_t chttpd_file_limit(int64_t wanted);
/// The system's words for an error number, as a copy in the room that is given.
void chttpd_error_text(int32_t code, char *text, size_t count);

#endif

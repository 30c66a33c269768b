/// The door to the operating system's file calls, for Linux and macOS. Nothing is decided here.
///
/// A call answers 0 or more, or an error number below 0; `errno` is never read outside. A call that
/// a signal interrupts is made again. Names are taken relative to an open folder (`at`), and the
/// last part of a name is followed through a symbolic link only where `follow` says so.
#ifndef CSYSTEM_H
#define CSYSTEM_H

#include <errno.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum csystem_kind {
  csystem_kind_file = 0,
  csystem_kind_folder = 1,
  csystem_kind_symlink = 2,
  csystem_kind_other = 3
};

struct csystem_status {
  /// One of `csystem_kind`.
  int32_t kind;
  /// The permission bits, with set-id and sticky bits.
  uint32_t mode;
  uint32_t owner;
  uint32_t group;
  uint64_t device;
  uint64_t inode;
  int64_t size;
  /// When the bytes were last changed, in seconds and nanoseconds of the Unix clock.
  int64_t seconds;
  int64_t nanoseconds;
  /// When the bytes, the permissions or the names of the file were last changed. No program can set it.
  int64_t changed_seconds;
  int64_t changed_nanoseconds;
  /// True, false, or false because the system cannot tell: then the device numbers have to do.
  bool is_mount_point;
  bool knows_mount_points;
};

/// The `at` that stands for the current folder of the process.
int32_t csystem_current_folder(void);

int32_t csystem_open_folder(int32_t at, const char *name, bool follow);
/// Opens for reading and never waits, not even for a pipe.
int32_t csystem_open_reading(int32_t at, const char *name, bool follow);
/// Makes a file that must not exist yet and opens it for writing.
int32_t csystem_create(int32_t at, const char *name, uint32_t mode);
int32_t csystem_close(int32_t file);
int64_t csystem_read(int32_t file, void *bytes, size_t count);
int64_t csystem_write(int32_t file, const void *bytes, size_t count);

/// An empty name asks about `at` itself.
int32_t csystem_status(int32_t at, const char *name, bool follow, struct csystem_status *status);
int32_t csystem_make_folder(int32_t at, const char *name, uint32_t mode);
int32_t csystem_remove_file(int32_t at, const char *name);
int32_t csystem_remove_folder(int32_t at, const char *name);
/// Makes a second name for a file, or for a symbolic link itself.
int32_t csystem_link(int32_t at, const char *name, int32_t new_at, const char *new_name);
/// Writes at most `count` bytes, without a NUL, and answers how many.
int64_t csystem_read_symlink(int32_t at, const char *name, char *target, size_t count);
int32_t csystem_make_symlink(const char *target, int32_t at, const char *name);

int32_t csystem_rename(int32_t at, const char *name, int32_t new_at, const char *new_name);
/// Renames inside one folder, or fails with EEXIST.
int32_t csystem_rename_exclusive(int32_t at, const char *name, const char *new_name);
/// Swaps two names of one folder in one step.
int32_t csystem_exchange(int32_t at, const char *name, const char *other);

int32_t csystem_set_mode(int32_t file, uint32_t mode);
/// Does not follow a symbolic link: it fails where the system cannot do that.
int32_t csystem_set_mode_at(int32_t at, const char *name, uint32_t mode);
int32_t csystem_set_owner(int32_t file, uint32_t owner, uint32_t group);

/// Waits for an advisory lock, which lasts until the file is closed or the process ends.
int32_t csystem_lock(int32_t file, bool shared);
int32_t csystem_unlock(int32_t file);

/// A listing of an open folder, in the system's order and without `.` and `..`.
typedef struct csystem_listing csystem_listing;
int32_t csystem_listing_open(int32_t folder, csystem_listing **listing);
/// 1 and a name that lasts until the next call; 0 behind the last one.
int32_t csystem_listing_next(csystem_listing *listing, const char **name);
void csystem_listing_close(csystem_listing *listing);

int32_t csystem_process(void);
/// Writes the path of the running program with its NUL. Fails where the system does not tell it, or `size` is too small.
int32_t csystem_program(char *path, uint32_t size);
/// The system's words for an error number.
const char *csystem_error_text(int32_t code);

#endif

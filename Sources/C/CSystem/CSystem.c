#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "CSystem.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

#ifdef __APPLE__
#include <mach-o/dyld.h>
#endif

#ifdef __linux__
#include <sys/syscall.h>
#ifndef RENAME_NOREPLACE
#define RENAME_NOREPLACE (1 << 0)
#endif
#ifndef RENAME_EXCHANGE
#define RENAME_EXCHANGE (1 << 1)
#endif
#endif

#define ANSWER(type, call)                              \
  do {                                                  \
    for (;;) {                                          \
      type answer = (type)(call);                       \
      if (answer >= 0) return answer;                   \
      if (errno != EINTR) return -(type)errno;          \
    }                                                   \
  } while (0)

int32_t csystem_current_folder(void) { return AT_FDCWD; }

int32_t csystem_open_folder(int32_t at, const char *name, bool follow) {
  int flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC | (follow ? 0 : O_NOFOLLOW);
  ANSWER(int32_t, openat(at, name, flags));
}

int32_t csystem_open_reading(int32_t at, const char *name, bool follow) {
  int flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY | (follow ? 0 : O_NOFOLLOW);
  ANSWER(int32_t, openat(at, name, flags));
}

int32_t csystem_create(int32_t at, const char *name, uint32_t mode) {
  int flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW;
  ANSWER(int32_t, openat(at, name, flags, (mode_t)mode));
}

/// Not made again after a signal: the descriptor is gone either way.
int32_t csystem_close(int32_t file) {
  return close(file) == 0 || errno == EINTR ? 0 : -errno;
}

int64_t csystem_read(int32_t file, void *bytes, size_t count) {
  ANSWER(int64_t, read(file, bytes, count));
}

int64_t csystem_write(int32_t file, const void *bytes, size_t count) {
  ANSWER(int64_t, write(file, bytes, count));
}

static int32_t kind_of(uint32_t mode) {
  switch (mode & S_IFMT) {
    case S_IFREG: return csystem_kind_file;
    case S_IFDIR: return csystem_kind_folder;
    case S_IFLNK: return csystem_kind_symlink;
    default: return csystem_kind_other;
  }
}

#if defined(__linux__) && defined(STATX_ATTR_MOUNT_ROOT)

int32_t csystem_status(int32_t at, const char *name, bool follow, struct csystem_status *status) {
  struct statx found;
  int flags = (*name ? 0 : AT_EMPTY_PATH) | (follow ? 0 : AT_SYMLINK_NOFOLLOW);
  while (statx(at, name, flags, STATX_BASIC_STATS, &found) != 0)
    if (errno != EINTR) return -errno;
  *status = (struct csystem_status){
    .kind = kind_of(found.stx_mode), .mode = found.stx_mode & 07777,
    .owner = found.stx_uid, .group = found.stx_gid,
    .device = ((uint64_t)found.stx_dev_major << 32) | found.stx_dev_minor,
    .inode = found.stx_ino, .size = (int64_t)found.stx_size,
    .seconds = found.stx_mtime.tv_sec, .nanoseconds = found.stx_mtime.tv_nsec,
    .changed_seconds = found.stx_ctime.tv_sec, .changed_nanoseconds = found.stx_ctime.tv_nsec,
    .is_mount_point = found.stx_attributes & STATX_ATTR_MOUNT_ROOT,
    .knows_mount_points = found.stx_attributes_mask & STATX_ATTR_MOUNT_ROOT,
  };
  return 0;
}

#else

int32_t csystem_status(int32_t at, const char *name, bool follow, struct csystem_status *status) {
  struct stat found;
  int flags = follow ? 0 : AT_SYMLINK_NOFOLLOW;
  while ((*name ? fstatat(at, name, &found, flags) : fstat(at, &found)) != 0)
    if (errno != EINTR) return -errno;
  *status = (struct csystem_status){
    .kind = kind_of(found.st_mode), .mode = found.st_mode & 07777,
    .owner = found.st_uid, .group = found.st_gid,
    .device = (uint64_t)found.st_dev, .inode = found.st_ino, .size = found.st_size,
#ifdef __APPLE__
    .seconds = found.st_mtimespec.tv_sec, .nanoseconds = found.st_mtimespec.tv_nsec,
    .changed_seconds = found.st_ctimespec.tv_sec,
    .changed_nanoseconds = found.st_ctimespec.tv_nsec,
#else
    .seconds = found.st_mtim.tv_sec, .nanoseconds = found.st_mtim.tv_nsec,
    .changed_seconds = found.st_ctim.tv_sec, .changed_nanoseconds = found.st_ctim.tv_nsec,
#endif
  };
  return 0;
}

#endif

int32_t csystem_make_folder(int32_t at, const char *name, uint32_t mode) {
  ANSWER(int32_t, mkdirat(at, name, (mode_t)mode));
}

int32_t csystem_remove_file(int32_t at, const char *name) {
  ANSWER(int32_t, unlinkat(at, name, 0));
}

int32_t csystem_remove_folder(int32_t at, const char *name) {
  ANSWER(int32_t, unlinkat(at, name, AT_REMOVEDIR));
}

int32_t csystem_link(int32_t at, const char *name, int32_t new_at, const char *new_name) {
  ANSWER(int32_t, linkat(at, name, new_at, new_name, 0));
}

int64_t csystem_read_symlink(int32_t at, const char *name, char *target, size_t count) {
  ANSWER(int64_t, readlinkat(at, name, target, count));
}

int32_t csystem_make_symlink(const char *target, int32_t at, const char *name) {
  ANSWER(int32_t, symlinkat(target, at, name));
}

int32_t csystem_rename(int32_t at, const char *name, int32_t new_at, const char *new_name) {
  ANSWER(int32_t, renameat(at, name, new_at, new_name));
}

#ifdef __APPLE__

int32_t csystem_rename_exclusive(int32_t at, const char *name, const char *new_name) {
  ANSWER(int32_t, renameatx_np(at, name, at, new_name, RENAME_EXCL));
}

int32_t csystem_exchange(int32_t at, const char *name, const char *other) {
  ANSWER(int32_t, renameatx_np(at, name, at, other, RENAME_SWAP));
}

#else

int32_t csystem_rename_exclusive(int32_t at, const char *name, const char *new_name) {
  ANSWER(int32_t, syscall(SYS_renameat2, at, name, at, new_name, RENAME_NOREPLACE));
}

int32_t csystem_exchange(int32_t at, const char *name, const char *other) {
  ANSWER(int32_t, syscall(SYS_renameat2, at, name, at, other, RENAME_EXCHANGE));
}

#endif

int32_t csystem_set_mode(int32_t file, uint32_t mode) {
  ANSWER(int32_t, fchmod(file, (mode_t)mode));
}

int32_t csystem_set_mode_at(int32_t at, const char *name, uint32_t mode) {
  ANSWER(int32_t, fchmodat(at, name, (mode_t)mode, AT_SYMLINK_NOFOLLOW));
}

int32_t csystem_set_owner(int32_t file, uint32_t owner, uint32_t group) {
  ANSWER(int32_t, fchown(file, owner, group));
}

int32_t csystem_lock(int32_t file, bool shared) {
  ANSWER(int32_t, flock(file, shared ? LOCK_SH : LOCK_EX));
}

int32_t csystem_unlock(int32_t file) {
  ANSWER(int32_t, flock(file, LOCK_UN));
}

/// The folder is opened anew: a listing has a position, which two users of one descriptor would
/// share.
int32_t csystem_listing_open(int32_t folder, csystem_listing **listing) {
  int32_t copy = csystem_open_folder(folder, ".", false);
  if (copy < 0) return copy;
  DIR *opened = fdopendir(copy);
  if (opened == NULL) {
    int32_t error = -errno;
    close(copy);
    return error;
  }
  *listing = (csystem_listing *)opened;
  return 0;
}

int32_t csystem_listing_next(csystem_listing *listing, const char **name) {
  for (;;) {
    errno = 0;
    struct dirent *entry = readdir((DIR *)listing);
    if (entry == NULL) return -errno;
    if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0) continue;
    *name = entry->d_name;
    return 1;
  }
}

void csystem_listing_close(csystem_listing *listing) { closedir((DIR *)listing); }

int32_t csystem_process(void) { return (int32_t)getpid(); }

int32_t csystem_program(char *path, uint32_t size) {
#if defined(__linux__)
  static const char link[] = "/proc/self/exe";
  if (size < sizeof link) return -ENAMETOOLONG;
  memcpy(path, link, sizeof link);
  return 0;
#elif defined(__APPLE__)
  return _NSGetExecutablePath(path, &size) == 0 ? 0 : -ENAMETOOLONG;
#else
  return -ENOSYS;
#endif
}

const char *csystem_error_text(int32_t code) { return strerror(code); }

#define _GNU_SOURCE
#include "CSpawn.h"

int spawn_enter(posix_spawn_file_actions_t *actions, const char *folder) {
  return posix_spawn_file_actions_addchdir_np(actions, folder);
}

int spawn_close_from(posix_spawn_file_actions_t *actions, int file) {
#ifdef __GLIBC__
  return posix_spawn_file_actions_addclosefrom_np(actions, file);
#else
  /* Apple's spawn closes them by a flag; musl has no way to say it. */
  (void)actions;
  (void)file;
  return 0;
#endif
}

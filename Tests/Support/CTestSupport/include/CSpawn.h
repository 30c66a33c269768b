/* What glibc declares for GNU's own programs only, which Swift's Glibc does not show. */
#ifndef CSPAWN_H
#define CSPAWN_H

#include <spawn.h>

/* The child starts in this folder. */
int spawn_enter(posix_spawn_file_actions_t *actions, const char *folder);

/* The child keeps no open file from this number on. */
int spawn_close_from(posix_spawn_file_actions_t *actions, int file);

#endif

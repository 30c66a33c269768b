// The door to SQLite. What Swift can call directly is not repeated here.
#ifndef CSQLITE_H
#define CSQLITE_H

#include <sqlite3.h>

#if SQLITE_VERSION_NUMBER < 3037000
#error "CSQLite needs SQLite 3.37 or later: strict tables and RETURNING are not in older ones"
#endif

/// Swift cannot read this macro: SQLite copies the bytes before the call returns.
static inline int csqlite_bind_text(sqlite3_stmt *statement, int place, const char *text, int count) {
  return sqlite3_bind_text(statement, place, text, count, SQLITE_TRANSIENT);
}

static inline int csqlite_bind_bytes(sqlite3_stmt *statement, int place, const void *bytes, int count) {
  return sqlite3_bind_blob(statement, place, bytes, count, SQLITE_TRANSIENT);
}

/// Swift calls no function with a variable number of arguments. SQL can no longer spoil the file's own tables.
static inline int csqlite_be_defensive(sqlite3 *connection) {
  return sqlite3_db_config(connection, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)0);
}

/// Left alone, SQLite counts the memory of the whole process, and each piece of it that is taken or given back waits for
/// one lock. It can be said before anything else only; later it is without effect.
static inline void csqlite_count_no_memory(void) {
  (void)sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}

#endif

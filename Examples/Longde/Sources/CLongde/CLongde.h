// What the example calls of SQLite, libpq and OpenSSL 3.
#ifndef CLONGDE_H
#define CLONGDE_H

#include <libpq-fe.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/rand.h>
#include <openssl/sha.h>
#include <openssl/x509.h>
#include <sqlite3.h>

/// Swift cannot read SQLITE_TRANSIENT: SQLite copies the bytes before the call returns.
static inline int clongde_bind_text(sqlite3_stmt *statement, int place, const char *text, int count) {
  return sqlite3_bind_text(statement, place, text, count, SQLITE_TRANSIENT);
}

#endif

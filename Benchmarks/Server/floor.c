// What a call of `me` cannot do without, and nothing else: one read, the token's signature by OpenSSL, its session and
// account by one statement of SQLite, one write. It trusts every byte and reads neither HTTP nor JSON: a measure, no server.
//
// usage: floor DATABASE; prints its port and a token, and runs until it is ended.
#include <arpa/inet.h>
#include <openssl/evp.h>
#include <openssl/rsa.h>
#include <openssl/sha.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

enum { SIGNED = 420, SIGNATURE = 256 };  // bytes of a token of authlab's, and of RSA with 2,048 bits

static void must(int good, const char *what) {
  if (good) return;
  fprintf(stderr, "%s failed\n", what);
  exit(1);
}

static EVP_PKEY_CTX *verifier(EVP_PKEY *key, int signs) {
  EVP_PKEY_CTX *context = EVP_PKEY_CTX_new(key, NULL);
  must((signs ? EVP_PKEY_sign_init(context) : EVP_PKEY_verify_init(context)) == 1, "the key");
  EVP_PKEY_CTX_set_rsa_padding(context, RSA_PKCS1_PADDING);
  EVP_PKEY_CTX_set_signature_md(context, EVP_sha256());
  return context;
}

static void hex(const unsigned char *bytes, char *text) {
  for (int i = 0; i < SIGNATURE; i++) sprintf(text + 2 * i, "%02x", bytes[i]);
}

static void bytes(const char *text, unsigned char *bytes) {
  for (int i = 0; i < SIGNATURE; i++) {
    int high = text[2 * i], low = text[2 * i + 1];
    bytes[i] = (unsigned char)((high <= '9' ? high - '0' : high - 'a' + 10) << 4 | (low <= '9' ? low - '0' : low - 'a' + 10));
  }
}

static sqlite3_stmt *session(const char *path) {
  sqlite3 *store;
  sqlite3_stmt *statement;
  must(sqlite3_open(path, &store) == SQLITE_OK, "the store");
  must(sqlite3_exec(store,
                    "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;"
                    "CREATE TABLE sessions (id TEXT PRIMARY KEY, account TEXT, ended INTEGER);"
                    "CREATE TABLE accounts (id TEXT PRIMARY KEY, state TEXT, profile TEXT);"
                    "INSERT INTO sessions VALUES ('s', 'a', NULL);"
                    "INSERT INTO accounts VALUES ('a', 'active', '{\"email\":\"ada@example.com\"}');",
                    NULL, NULL, NULL) == SQLITE_OK, "the tables");
  must(sqlite3_prepare_v2(store,
                          "SELECT a.profile FROM sessions s JOIN accounts a ON a.id = s.account"
                          " WHERE s.id = ? AND s.ended IS NULL AND a.state = 'active'",
                          -1, &statement, NULL) == SQLITE_OK, "the statement");
  return statement;
}

static int listening(void) {
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
  socklen_t size = sizeof address;
  int door = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0);
  must(bind(door, (struct sockaddr *)&address, size) == 0 && listen(door, 128) == 0, "the port");
  getsockname(door, (struct sockaddr *)&address, &size);
  printf("%d\n", ntohs(address.sin_port));
  return door;
}

static void answer(int caller, EVP_PKEY_CTX *context, sqlite3_stmt *statement) {
  char request[4096], response[1024];
  ssize_t count = recv(caller, request, sizeof request - 1, 0);
  if (count <= 0) {
    close(caller);
    return;
  }
  request[count] = 0;
  char *token = strstr(request, "Bearer ");
  must(token != NULL, "a token");
  unsigned char hash[SHA256_DIGEST_LENGTH], signature[SIGNATURE];
  SHA256((unsigned char *)token + 7, SIGNED, hash);
  bytes(token + 7 + SIGNED + 1, signature);
  must(EVP_PKEY_verify(context, signature, SIGNATURE, hash, sizeof hash) == 1, "the signature");
  sqlite3_bind_text(statement, 1, "s", 1, SQLITE_STATIC);
  must(sqlite3_step(statement) == SQLITE_ROW, "the session");
  const char *profile = (const char *)sqlite3_column_text(statement, 0);
  int length = snprintf(response, sizeof response,
                        "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nCache-Control: no-store\r\n"
                        "Content-Length: %zu\r\n\r\n%s", strlen(profile), profile);
  sqlite3_reset(statement);
  must(send(caller, response, (size_t)length, MSG_NOSIGNAL) == length, "the answer");
}

int main(int count, char **arguments) {
  must(count == 2, "usage: floor DATABASE; it");
  EVP_PKEY *key = EVP_RSA_gen(2048);
  char text[SIGNED + 1], spelt[2 * SIGNATURE + 1];
  memset(text, 'a', SIGNED);
  text[SIGNED] = 0;
  unsigned char hash[SHA256_DIGEST_LENGTH], signature[SIGNATURE];
  size_t size = SIGNATURE;
  SHA256((unsigned char *)text, SIGNED, hash);
  must(EVP_PKEY_sign(verifier(key, 1), signature, &size, hash, sizeof hash) == 1, "the token");
  hex(signature, spelt);
  int door = listening(), loop = epoll_create1(0);
  printf("%s.%s\n", text, spelt);
  fflush(stdout);
  EVP_PKEY_CTX *context = verifier(key, 0);
  sqlite3_stmt *statement = session(arguments[1]);
  struct epoll_event events[64], event = {.events = EPOLLIN, .data.fd = door};
  epoll_ctl(loop, EPOLL_CTL_ADD, door, &event);
  for (;;) {
    int ready = epoll_wait(loop, events, 64, -1);
    for (int i = 0; i < ready; i++) {
      if (events[i].data.fd != door) {
        answer(events[i].data.fd, context, statement);
        continue;
      }
      event.data.fd = accept(door, NULL, NULL);
      if (event.data.fd >= 0) epoll_ctl(loop, EPOLL_CTL_ADD, event.data.fd, &event);
    }
  }
}

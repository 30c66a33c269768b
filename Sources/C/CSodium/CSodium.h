// The door to libsodium, for its Argon2id. What Swift can call directly is not repeated here.
#ifndef CSODIUM_H
#define CSODIUM_H

#include <sodium.h>

#endif

// The door to OpenSSL 3's libcrypto. What Swift can call directly is not repeated here.
#ifndef CCRYPTO_H
#define CCRYPTO_H

#include <openssl/opensslv.h>

#if OPENSSL_VERSION_MAJOR < 3
#error "CCrypto needs OpenSSL 3 or later: the key functions it opens are not in 1.1"
#endif

#include <openssl/bio.h>
#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/crypto.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/param_build.h>
#include <openssl/pem.h>
#include <openssl/rand.h>
#include <openssl/rsa.h>
#include <openssl/x509.h>

/// Swift cannot read this macro: it is a combination of other macros.
static inline int ccrypto_public_key_selection(void) { return EVP_PKEY_PUBLIC_KEY; }

/// The names of an RSA key's numbers, as texts that live for ever: OSSL_PARAM keeps the pointer,
/// and the copy that Swift makes of a macro's text dies with the call.
static inline const char *ccrypto_rsa_n(void) { return OSSL_PKEY_PARAM_RSA_N; }
static inline const char *ccrypto_rsa_e(void) { return OSSL_PKEY_PARAM_RSA_E; }

static inline const char *ccrypto_ec_group(void) { return OSSL_PKEY_PARAM_GROUP_NAME; }
static inline const char *ccrypto_ec_public(void) { return OSSL_PKEY_PARAM_PUB_KEY; }
static inline const char *ccrypto_ec_p256(void) { return "P-256"; }
static inline const char *ccrypto_ec_p384(void) { return "P-384"; }

#endif

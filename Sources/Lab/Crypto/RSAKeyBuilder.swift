import CCrypto

/// Moves the numbers of a public key into OpenSSL and out of it.
enum RSAKeyBuilder {
  /// A new key that the caller owns.
  static func publicKey(n: [UInt8], e: [UInt8]) throws(OpenSSLError) -> OpaquePointer {
    let parameters = try parameters(n: n, e: e)
    defer { OSSL_PARAM_free(parameters) }
    let context = try OpenSSLError.unwrap(
      EVP_PKEY_CTX_new_from_name(nil, "RSA", nil), "EVP_PKEY_CTX_new_from_name")
    defer { EVP_PKEY_CTX_free(context) }
    try OpenSSLError.check(EVP_PKEY_fromdata_init(context), "EVP_PKEY_fromdata_init")
    var key: OpaquePointer?
    let status = EVP_PKEY_fromdata(context, &key, ccrypto_public_key_selection(), parameters)
    try OpenSSLError.check(status, "EVP_PKEY_fromdata")
    return try OpenSSLError.unwrap(key, "EVP_PKEY_fromdata")
  }

  /// The public number of `key` that OpenSSL calls `name`, big-endian without leading zeros.
  static func number(
    _ name: UnsafePointer<CChar>, of key: OpaquePointer
  ) throws(OpenSSLError) -> [UInt8] {
    var number: OpaquePointer?
    try OpenSSLError.check(EVP_PKEY_get_bn_param(key, name, &number), "EVP_PKEY_get_bn_param")
    defer { BN_free(number) }
    var bytes = [UInt8](repeating: 0, count: (Int(BN_num_bits(number)) + 7) / 8)
    guard BN_bn2binpad(number, &bytes, Int32(bytes.count)) == bytes.count else {
      throw OpenSSLError(call: "BN_bn2binpad")
    }
    return bytes
  }

  /// The two numbers as OpenSSL's parameters; the caller frees them.
  private static func parameters(
    n: [UInt8], e: [UInt8]
  ) throws(OpenSSLError) -> UnsafeMutablePointer<OSSL_PARAM> {
    let builder = try OpenSSLError.unwrap(OSSL_PARAM_BLD_new(), "OSSL_PARAM_BLD_new")
    defer { OSSL_PARAM_BLD_free(builder) }
    let modulus = try bigNumber(n)
    defer { BN_free(modulus) }
    let exponent = try bigNumber(e)
    defer { BN_free(exponent) }
    let pushed = OSSL_PARAM_BLD_push_BN(builder, ccrypto_rsa_n(), modulus)
    try OpenSSLError.check(pushed, "OSSL_PARAM_BLD_push_BN")
    let alsoPushed = OSSL_PARAM_BLD_push_BN(builder, ccrypto_rsa_e(), exponent)
    try OpenSSLError.check(alsoPushed, "OSSL_PARAM_BLD_push_BN")
    return try OpenSSLError.unwrap(OSSL_PARAM_BLD_to_param(builder), "OSSL_PARAM_BLD_to_param")
  }

  private static func bigNumber(_ bytes: [UInt8]) throws(OpenSSLError) -> OpaquePointer {
    try OpenSSLError.unwrap(BN_bin2bn(bytes, Int32(bytes.count), nil), "BN_bin2bn")
  }
}

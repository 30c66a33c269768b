import CCrypto

/// ECDSA of RFC 7518 §3.4: a signature is two numbers, each as long as a coordinate of the curve.
struct ECDSA {
  let curve: EllipticCurve
  private var half: Int { curve.size }

  func sign(_ message: [UInt8], key: OpaquePointer) throws(OpenSSLError) -> [UInt8] {
    let context = try OpenSSLError.unwrap(EVP_MD_CTX_new(), "EVP_MD_CTX_new")
    defer { EVP_MD_CTX_free(context) }
    try OpenSSLError.check(
      EVP_DigestSignInit(context, nil, curve.digest.method, nil, key), "EVP_DigestSignInit")
    var der = [UInt8](repeating: 0, count: Int(EVP_PKEY_get_size(key)))
    var length = der.count
    try OpenSSLError.check(
      EVP_DigestSign(context, &der, &length, message, message.count), "EVP_DigestSign")
    return try numbers(ofDER: Array(der.prefix(length)))
  }

  /// False for any signature that has not two numbers of the right length.
  func isSignature(
    _ signature: [UInt8], of message: [UInt8], by check: SignatureCheck
  ) throws(OpenSSLError) -> Bool {
    guard signature.count == 2 * half else { return false }
    if try check.status(der(ofNumbers: signature), of: message) == 1 { return true }
    OpenSSLError.forget()
    return false
  }

  private func numbers(ofDER der: [UInt8]) throws(OpenSSLError) -> [UInt8] {
    let signature = try OpenSSLError.unwrap(
      der.withUnsafeBufferPointer { bytes in
        var next = bytes.baseAddress
        return d2i_ECDSA_SIG(nil, &next, bytes.count)
      }, "d2i_ECDSA_SIG")
    defer { ECDSA_SIG_free(signature) }
    var first = [UInt8](repeating: 0, count: half)
    var second = first
    guard BN_bn2binpad(ECDSA_SIG_get0_r(signature), &first, Int32(half)) == half,
      BN_bn2binpad(ECDSA_SIG_get0_s(signature), &second, Int32(half)) == half
    else { throw OpenSSLError(call: "BN_bn2binpad") }
    return first + second
  }

  private func der(ofNumbers numbers: [UInt8]) throws(OpenSSLError) -> [UInt8] {
    let signature = try OpenSSLError.unwrap(ECDSA_SIG_new(), "ECDSA_SIG_new")
    defer { ECDSA_SIG_free(signature) }
    let first = BN_bin2bn(Array(numbers.prefix(half)), Int32(half), nil)
    let second = BN_bin2bn(Array(numbers.suffix(half)), Int32(half), nil)
    // It takes over both, unless it fails.
    guard ECDSA_SIG_set0(signature, first, second) == 1 else {
      BN_free(first)
      BN_free(second)
      throw OpenSSLError(call: "ECDSA_SIG_set0")
    }
    var der = [UInt8](repeating: 0, count: Int(i2d_ECDSA_SIG(signature, nil)))
    let length = der.withUnsafeMutableBufferPointer { bytes in
      var next = bytes.baseAddress
      return i2d_ECDSA_SIG(signature, &next)
    }
    guard Int(length) == der.count, length > 0 else { throw OpenSSLError(call: "i2d_ECDSA_SIG") }
    return der
  }
}

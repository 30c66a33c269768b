import CCrypto

/// Bytes nobody can guess, from OpenSSL's generator.
package enum RandomBytes {
  /// Fails only when the system gives no entropy; then nothing may be issued.
  package static func make(_ count: Int) throws(OpenSSLError) -> [UInt8] {
    precondition(count >= 0 && count <= Int(Int32.max), "no such number of bytes")
    var bytes = [UInt8](repeating: 0, count: count)
    try OpenSSLError.check(RAND_bytes(&bytes, Int32(count)), "RAND_bytes")
    return bytes
  }
}

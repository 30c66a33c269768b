import CCrypto

/// Owns one OpenSSL object and frees it; OpenSSL cleanses private numbers as it does.
///
/// Unchecked, because a pointer is not Sendable: a key never changes after it is made, its count of owners is atomic,
/// and a context has one user at a time.
final class OpenSSLHandle: @unchecked Sendable {
  private let object: OpaquePointer
  private let free: @Sendable (OpaquePointer?) -> Void

  /// Takes over the object, a key by default: the caller must not free it.
  init(
    owning object: OpaquePointer,
    free: @escaping @Sendable (OpaquePointer?) -> Void = { EVP_PKEY_free($0) }
  ) {
    self.object = object
    self.free = free
  }

  deinit {
    free(object)
  }

  /// Lends the object for the length of `body`; the pointer must not leave it.
  func withPointer<Result, Failure: Error>(
    _ body: (OpaquePointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withExtendedLifetime(self) { () throws(Failure) -> Result in try body(object) }
  }
}

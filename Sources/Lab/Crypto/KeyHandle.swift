import CCrypto

/// Owns one OpenSSL key and frees it; OpenSSL cleanses the private numbers as it does.
///
/// Unchecked, because a pointer is not Sendable: the key is never changed after it is made, its
/// count of owners is atomic, and each operation has a context of its own.
final class KeyHandle: @unchecked Sendable {
  private let key: OpaquePointer

  /// Takes over `key`: the caller must not free it.
  init(owning key: OpaquePointer) {
    self.key = key
  }

  deinit {
    EVP_PKEY_free(key)
  }

  /// Lends the key for the length of `body`; the pointer must not leave it.
  func withPointer<Result, Failure: Error>(
    _ body: (OpaquePointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withExtendedLifetime(self) { () throws(Failure) -> Result in try body(key) }
  }
}

import CCrypto
import Primitives

/// Checks signatures of digests by one key.
///
/// To set a check up costs OpenSSL as much as a good part of the check itself, and what is set up can be used again
/// by one after the other: it is kept, and more of it is made when several check at once.
final class SignatureCheck: Sendable {
  typealias Settings = @Sendable (OpaquePointer) throws(OpenSSLError) -> Void

  private let key: OpenSSLHandle
  private let digest: SignatureDigest
  private let settings: Settings
  private let free = Locked<[OpenSSLHandle]>([])

  /// `settings` are for a context that was started with the key.
  init(_ key: OpenSSLHandle, _ digest: SignatureDigest, settings: @escaping Settings) {
    self.key = key
    self.digest = digest
    self.settings = settings
  }

  /// Below 0 is for what OpenSSL could not answer, with the reason in its queue; 0 for a signature of something else.
  func status(_ signature: [UInt8], of message: [UInt8]) throws(OpenSSLError) -> Int32 {
    let digest = try digest.hash(message)
    let kept = free.use { $0.popLast() }
    let context = if let kept { kept } else { try made() }
    let status = context.withPointer {
      EVP_PKEY_verify($0, signature, signature.count, digest, digest.count)
    }
    // One that was refused something may have kept half of it.
    if status == 1 { free.use { $0.append(context) } }
    return status
  }

  private func made() throws(OpenSSLError) -> OpenSSLHandle {
    try key.withPointer { (key) throws(OpenSSLError) in
      let context = OpenSSLHandle(
        owning: try OpenSSLError.unwrap(
          EVP_PKEY_CTX_new_from_pkey(nil, key, nil), "EVP_PKEY_CTX_new_from_pkey")
      ) { EVP_PKEY_CTX_free($0) }
      try context.withPointer { (context) throws(OpenSSLError) in
        try OpenSSLError.check(EVP_PKEY_verify_init(context), "EVP_PKEY_verify_init")
        try settings(context)
        try OpenSSLError.check(
          EVP_PKEY_CTX_set_signature_md(context, digest.method), "EVP_PKEY_CTX_set_signature_md")
      }
      return context
    }
  }
}

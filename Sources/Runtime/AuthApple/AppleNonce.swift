import AuthClient
import Foundation

/// Ties one authorization of Apple's to one sign-in at the server. Apple signs the hash, the server
/// compares it with the raw nonce. In memory only, and good once.
public final class AppleNonce: @unchecked Sendable {
  /// 32 characters of 64: 192 bits, as `RandomText` makes them.
  static let length = 32

  /// What Apple is given: the SHA-256 of the raw nonce, in lower-case hexadecimal.
  public let sha256Hex: String
  private let lock = NSLock()
  private var raw: Secret?

  public init() {
    let raw = RandomText.base64URL(bytes: AppleNonce.length * 6 / 8)
    sha256Hex = ByteText.hex(SHA256.hash(raw.utf8))
    self.raw = Secret(raw)
  }

  /// The raw nonce, for the server. The second time there is none.
  public func take() -> Secret? {
    lock.withLock {
      defer { raw = nil }
      return raw
    }
  }
}

extension AppleNonce: CustomReflectable {
  public var customMirror: Mirror { Mirror(self, children: []) }
}

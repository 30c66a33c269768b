public import AuthClient
import Foundation
import Primitives

/// A nonce that ties one authorization of Apple's to one sign-in at the server. It is in memory only, and good once.
///
/// Apple signs what it receives of the nonce, and the server compares that with the raw nonce.
public final class AppleNonce: Sendable {
  /// 32 characters of 64: 192 bits, as `SystemRandom` makes them.
  static let length = 32

  /// The SHA-256 of the raw nonce, in lower-case hexadecimal.
  public let sha256Hex: String
  private let form: AppleRule.Nonce
  private let raw: Locked<Secret?>

  public init(_ form: AppleRule.Nonce = .sha256Hex) {
    self.form = form
    let raw = SystemRandom.base64URL(bytes: AppleNonce.length * 6 / 8)
    sha256Hex = Hex.encode(SHA256.hash(raw.utf8))  //! nonce-hash-match
    self.raw = Locked(Secret(raw))
  }

  /// The nonce for Apple, in the contract's form; nil where it is given none.
  public var forApple: String? {
    switch form {
    case .sha256Hex: sha256Hex
    case .raw: raw.use { $0?.reveal() }
    case .unused: nil
    }
  }

  /// The raw nonce, for the server. The second time there is none.
  public func take() -> Secret? {
    raw.use { raw in
      defer { raw = nil }  //! nonce-once
      return raw
    }
  }
}

extension AppleNonce: CustomReflectable {
  public var customMirror: Mirror { Mirror(self, children: []) }
}

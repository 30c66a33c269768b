import AuthClient
import Primitives

/// The proof that who redeems a code is who asked for it (RFC 7636).
public struct PKCE: Sendable {
  /// The value of `code_challenge_method`.
  public static let method = "S256"

  /// Sent with the code, never before.
  public let verifier: Secret
  /// Sent when the page is opened: the SHA-256 of the verifier.
  public let challenge: String

  /// A new one, of 32 random bytes.
  public init() { self.init(verifier: Secret(SystemRandom.base64URL(bytes: 32))) }

  init(verifier: Secret) {
    self.verifier = verifier
    challenge = Base64URL.encode(SHA256.hash(verifier.reveal().utf8))  //! challenge-hashed
  }
}

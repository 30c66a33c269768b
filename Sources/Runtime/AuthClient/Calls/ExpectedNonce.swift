import Foundation
import Primitives

/// The nonce that an ID token must repeat, so that it is the answer to this sign-in and to no other (OpenID Connect
/// Core, 3.1.3.7).
public struct ExpectedNonce: Hashable, Sendable {
  private let text: Secret

  /// - Parameters:
  ///   - raw: the nonce itself, before any hashing.
  ///   - isHashed: whether the provider received the SHA-256 of the nonce, in hexadecimal digits.
  public init(_ raw: Secret, isHashed: Bool = false) {
    text = isHashed ? Self.hash(of: raw) : raw
  }

  package static func hash(of raw: Secret) -> Secret {
    Secret(Hex.encode(SHA256.hash(raw.reveal().utf8)))
  }

  package func isRepeated(in idToken: Secret) -> Bool {
    let parts = idToken.reveal().split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, let payload = try? Base64URL.decode(String(parts[1])),
      let claims = try? JSONDecoder().decode(Claims.self, from: Data(payload))
    else { return false }
    return claims.nonce == text
  }

  private struct Claims: Decodable {
    let nonce: Secret
  }
}

/// The place of the ID token in an answer, and the nonce that it must repeat.
struct NonceCheck<Answer>: Sendable {
  let nonce: ExpectedNonce
  let idToken: @Sendable (Answer) -> Secret?

  func passes(_ answer: Answer) -> Bool {
    idToken(answer).map(nonce.isRepeated) ?? false  //! answer-nonce-compared
  }
}

extension Call {
  /// The same call, whose answer counts only if its ID token repeats the nonce of the sign-in.
  public func expecting(
    _ nonce: ExpectedNonce, in idToken: @escaping @Sendable (Answer) -> Secret?
  ) -> Call {
    var call = self
    call.nonceCheck = NonceCheck(nonce: nonce, idToken: idToken)
    return call
  }
}

extension Call where Answer: GrantsTokens {
  /// The same call, whose answer counts only if this token of it repeats the nonce of the sign-in.
  public func expecting(_ nonce: ExpectedNonce, in token: String) -> Call {
    expecting(nonce) { answer in answer.tokens.first { $0.name == token }?.secret }
  }
}

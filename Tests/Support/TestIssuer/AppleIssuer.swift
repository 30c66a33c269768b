package import AuthServer
package import Crypto

/// Plays Apple: real keys, a published set, identity tokens in Apple's form.
///
/// It has no clock and no socket; a test says when it is and serves the document as it likes.
package struct AppleIssuer: Sendable {
  package static let issuer = "https://appleid.apple.com"

  /// The published keys, the one that signs last.
  private var privateKeys: [RSAPrivateKey]

  /// Begins with a key that all issuers of the process share.
  package init() {
    privateKeys = [IssuerKeys.first]
  }

  package var signer: JWTSigner { Self.signer(key) }

  /// The key that signs now, for tokens that are put together by hand.
  package var key: RSAPrivateKey { privateKeys[privateKeys.count - 1] }

  package var keys: JWKS {
    do {
      return try JWKS(privateKeys.map { Self.signer($0).jwk })
    } catch {
      fatalError("ids come from the keys, yet \(error)")
    }
  }

  /// The document that Apple serves at `/auth/keys`.
  package var keysDocument: [UInt8] { keys.document }

  /// Signs with a new key from now on. The old keys stay published unless they are withdrawn,
  /// which makes tokens that they signed worthless.
  package mutating func rotate(withdrawingOld: Bool = false) throws {
    let next = try RSAPrivateKey.generate()
    privateKeys = withdrawingOld ? [next] : privateKeys + [next]
  }

  package func identityToken(
    for person: AppleIdentity = AppleIdentity(), _ request: AppleRequest
  ) throws -> String {
    try signer.sign(Self.claims(of: person, request))
  }

  /// The claims in Apple's order.
  package static func claims(of person: AppleIdentity, _ request: AppleRequest) -> JSONObject {
    [
      "iss": .string(issuer),
      "aud": .string(request.audience),
      "exp": .number(JSONNumber(request.now + request.lifetime)),
      "iat": .number(JSONNumber(request.now)),
      "sub": .string(person.subject),
      "nonce": request.nonce.map(JSONValue.string),
      "email": person.email.map(JSONValue.string),
      "email_verified": person.emailVerified?.json,
      "is_private_email": person.isPrivateEmail?.json,
      "auth_time": .number(JSONNumber(request.now)),
      "nonce_supported": request.nonceSupported.map(JSONValue.bool),
    ]
  }

  private static func signer(_ key: RSAPrivateKey) -> JWTSigner {
    JWTSigner(key: key, keyID: key.shortThumbprint)
  }
}

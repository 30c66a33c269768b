import AuthServer
import Crypto
import Foundation
import TestLab

/// JWTs signed by ES256. Each kind has a key of its own, so that no other kind passes for it.
@StubActor
final class StubSignedTokens {
  let lifetime: Int
  private let lab: StubLab
  private let issuer: String
  private let audience: String?
  private let claims: (StubSession) -> JSONObject
  private let signer: JWTSigner
  private let keys: JWKS
  private var sessions: [String: StubSession] = [:]

  /// - Parameter claims: those of a session that the contract asks for.
  init(
    _ lab: StubLab, lifetime: Int, issuer: String = "stub", audience: String? = nil,
    claims: @escaping (StubSession) -> JSONObject = { _ in [:] }
  ) throws {
    self.lab = lab
    self.lifetime = lifetime
    self.issuer = issuer
    self.audience = audience
    self.claims = claims
    signer = JWTSigner(key: try .generate(for: .es256), keyID: UUID().uuidString)
    keys = try JWKS([signer.jwk])
  }

  func issue(_ session: StubSession) throws -> Secret {
    sessions[session.id] = session
    var all = claims(session)
    all["iss"] = .string(issuer)
    all["aud"] = audience.map(JSONValue.string)
    all["sub"] = .string(session.account.key)
    all["sid"] = .string(session.id)
    all["jti"] = .string(UUID().uuidString)
    all["iat"] = .number(JSONNumber(lab.now))
    all["exp"] = .number(JSONNumber(lab.now + lifetime))
    return Secret(try signer.sign(all))
  }

  /// The session of a token that the stub issued and whose time is not over.
  func session(_ token: Secret?) throws -> StubSession {
    guard let token else { throw Meant(.tokenMissing) }
    let verifier = JWTVerifier(issuer: issuer, audience: audience, leeway: 0)
    do throws(JWTError) {
      let claims = try verifier.verify(token.reveal(), keys: keys, now: lab.now).claims
      guard let session = claims["sid"]?.text.flatMap({ sessions[$0] }) else {
        throw JWTError.claim("sid")
      }
      return session
    } catch { throw Meant(error == .expired ? .tokenExpired : .tokenInvalid) }
  }
}

import AuthServer
import ContractModel
import Stores
import Testing

@testable import ReferenceServer

/// A sign-in that needs a token of a session is for somebody who is signed in.
struct SignInTokenTests {
  @Test func signInChecksTokenItNeeds() async throws {
    let lab = try await Lab(text: Self.contract)
    let first = try await lab.call(
      "register", ["email": "ann@example.org"], person: "ann@example.org",
      newPassword: "Sound Horse 42"
    ).data
    let again = { (tokens: [String: IssuedToken]) async throws(Failure) in
      try await lab.call(
        "again", ["email": "ann@example.org"], person: "ann@example.org",
        password: "Sound Horse 42", tokens: tokens)
    }
    #expect(await reason { () async throws(Failure) in try await again([:]) } == .tokenMissing)
    let forged = ["access": IssuedToken(secret: Secret("forged"), expiresAt: nil, lifetime: nil)]
    #expect(await reason { () async throws(Failure) in try await again(forged) } == .tokenInvalid)
    #expect(try await again(first.tokens).data.tokens["access"] != nil)
  }

  private static let contract = """
    authcontract: 1
    service: Again
    version: "1"
    languages: [en]
    servers: { api: { url: "https://again.example" } }
    tokens: { access: { format: opaque, lifetime: 1h, sent: bearer, stored: keychain } }
    types: { Session: { access: tokens.access } }
    endpoints:
      register: { route: POST /up, does: password.register, sends: { email: email, password: newPassword }, returns: Session }
      again: { route: POST /again, does: password.signIn, needs: access, sends: { email: email, password: password }, returns: Session }
    """
}

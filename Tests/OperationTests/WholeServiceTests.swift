import AuthServer
import ContractModel
import Crypto
import Providers
import Stores
import Testing

@testable import ReferenceServer

/// One service with the words that neither a system nor a shape has.
struct WholeServiceTests {
  private func person(
    _ lab: Lab, _ kind: Identifier.Kind, _ text: String, _ password: String,
    details: AccountDetails = AccountDetails(), more: [Identifier] = []
  ) async throws {
    _ = try await lab.store.create(
      NewAccount(
        state: .active,
        identifiers: [Identifier(kind: kind, text: text, isConfirmed: true)] + more,
        passwordHash: try await lab.hasher.hash(Secret(password)), details: details))
  }

  private func annSignsIn(_ lab: Lab) async throws -> AnswerData {
    try await person(lab, .email, "ann@example.org", "Sound Horse 42")
    return try await lab.call(
      "signIn", ["email": "ann@example.org"], person: "ann@example.org",
      password: "Sound Horse 42"
    ).data
  }

  @Test func resetProvesAddressCodeWasSentTo() async throws {
    let lab = try await Lab(text: Self.whole)
    _ = try await lab.store.create(
      NewAccount(
        state: .unconfirmed,
        identifiers: [
          Identifier(kind: .phone, text: "+12025550100"),
          Identifier(kind: .email, text: "ann@example.org"),
        ], passwordHash: try await lab.hasher.hash(Secret("Sound Horse 42"))))
    let mail: JSONObject = ["email": "ann@example.org"]
    _ = try await lab.call("forgot", mail, person: "ann@example.org")
    let code = try await lab.lastCode()
    _ = try await lab.call(
      "reset", mail, person: "ann@example.org", newPassword: "Another Horse 1", code: code)
    let account = try await lab.store.account(calledAny: "ann@example.org")
    #expect(account?.identifiers.filter(\.isConfirmed).map(\.text) == ["ann@example.org"])
  }

  @Test func serviceResetsByCodeAndInspectsTokens() async throws {
    let lab = try await Lab(text: Self.whole)
    try await person(lab, .email, "ann@example.org", "Sound Horse 42")
    let mail: JSONObject = ["email": "ann@example.org"]
    let signedIn = try await lab.call(
      "signIn", mail, person: "ann@example.org", password: "Sound Horse 42"
    ).data
    _ = try await lab.call("forgot", mail, person: "ann@example.org")
    let code = try #require(try await lab.lastCode())
    // A weak password does not use the code up.
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call(
          "reset", mail, person: "ann@example.org", newPassword: "short", code: code)
      } == .passwordWeak)
    _ = try await lab.call(
      "reset", mail, person: "ann@example.org", newPassword: "Another Horse 1", code: code)
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call("renew", tokens: signedIn.tokens)
      } == .sessionEnded)
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call(
          "reset", mail, person: "ann@example.org", newPassword: "Third Horse 11", code: code)
      } == .codeWrong)
    let again = try await lab.call(
      "signIn", mail, person: "ann@example.org", password: "Another Horse 1"
    ).data
    let token: JSONObject = ["token": .string(again.tokens["access"]!.secret.reveal())]
    #expect(try await lab.call("ask", token).data.values["active"] == true)
    #expect(try await lab.call("ask", ["token": "made up"]).data.values["active"] == false)
    let link = { (text: String) async throws(Failure) -> Outcome in
      try await lab.call("link", tokens: again.tokens, slots: [.identityToken: text])
    }
    _ = try await link("good:one")
    // The call sends no nonce, so a token may have any.
    #expect(await lab.providers.proofs.last?.takesNonce == false)
    #expect(
      try await lab.store.account(provider: "apple", subject: "one")?.id == again.account?.id)
    _ = try await lab.call("enter", slots: [.identityToken: "good:two"])
    #expect(await reason { () async throws(Failure) in try await link("good:two") } == .linkTaken)
    _ = try await lab.call("revoke", token)
    #expect(try await lab.call("ask", token).data.values["active"] == false)
    guard case .array(let keys)? = try await lab.call("keys").data.values["keys"] else {
      Issue.record("no keys")
      return
    }
    #expect(keys.count == 1)
  }

  @Test func deletionRequiresPasswordAndNotifiesApple() async throws {
    let lab = try await Lab(text: Self.whole)
    try await person(lab, .email, "ann@example.org", "Sound Horse 42")
    let signedIn = try await lab.call(
      "signIn", ["email": "ann@example.org"], person: "ann@example.org",
      password: "Sound Horse 42"
    ).data
    _ = try await lab.call("link", tokens: signedIn.tokens, slots: [.identityToken: "good:one"])
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call("delete", password: "wrong", tokens: signedIn.tokens)
      } == .credentialsWrong)
    _ = try await lab.call("delete", password: "Sound Horse 42", tokens: signedIn.tokens)
    #expect(await lab.providers.revoked.map(\.refreshToken) == [Secret("kept-one")])
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call("delete", password: "Sound Horse 42", tokens: signedIn.tokens)
      } == .accountGone)
  }

  @Test func deviceLimitEndsOldestSession() async throws {
    let lab = try await Lab(text: Self.whole)
    try await person(lab, .email, "ann@example.org", "Sound Horse 42")
    var sessions: [AnswerData] = []
    for _ in 0..<3 {
      sessions.append(
        try await lab.call(
          "signIn", ["email": "ann@example.org"], person: "ann@example.org",
          password: "Sound Horse 42"
        ).data)
      lab.clock.advance(seconds: 1)
    }
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call("renew", tokens: sessions[0].tokens)
      } == .sessionEnded)
    _ = try await lab.call("renew", tokens: sessions[1].tokens)
    _ = try await lab.call("renew", tokens: sessions[2].tokens)
  }

  /// A refresh token that is a JWT rotates by its id.
  @Test func signedTokenRotatesByID() async throws {
    let lab = try await Lab(text: Self.whole)
    let first = try await annSignsIn(lab)
    let second = try await lab.call("renew", tokens: first.tokens).data
    let used: JSONObject = ["token": .string(first.tokens["refresh"]!.secret.reveal())]
    #expect(try await lab.call("ask", used).data.values["active"] == false)
    _ = try await lab.call("renew", tokens: first.tokens)
    _ = try await lab.call("renew", tokens: second.tokens)
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call("renew", tokens: first.tokens)
      } == .tokenReused)
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call("renew", tokens: ["refresh": first.tokens["access"]!])
      } == .tokenInvalid)
  }

  /// The successor may never have arrived, so revoking the used token ends its session.
  @Test func revokingUsedSignedTokenEndsSession() async throws {
    let lab = try await Lab(text: Self.whole)
    let first = try await annSignsIn(lab)
    let second = try await lab.call("renew", tokens: first.tokens).data
    _ = try await lab.call(
      "revoke", ["token": .string(first.tokens["refresh"]!.secret.reveal())])
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call("renew", tokens: second.tokens)
      } == .sessionEnded)
  }

  static let whole = """
    authcontract: 1
    service: Whole
    version: "1"
    servers: { api: { url: https://whole.example } }
    tokens:
      access: { format: jwt, lifetime: 1h, sent: bearer, stored: keychain }
      refresh: { format: jwt, lifetime: 7d, rotates: true, grace: 30s, reuse: revokeFamily, stored: keychain }
    providers: { apple: { kind: apple, audience: org.example.whole } }
    types: { Session: { accessToken: tokens.access, refreshToken: tokens.refresh } }
    endpoints:
      signIn: { route: POST /in, does: password.signIn, sends: { email: email, password: password }, returns: Session }
      enter:
        route: POST /apple
        does: provider.signIn
        provider: apple
        sends: { identityToken: providers.apple.identityToken }
        returns: Session
      renew: { route: POST /renew, does: session.renew, sends: { refreshToken: tokens.refresh }, returns: Session }
      forgot: { route: POST /forgot, does: password.forgot, sends: { email: email } }
      reset: { route: POST /reset, does: password.reset, sends: { email: email, code: code, password: newPassword } }
      ask: { route: POST /ask, does: token.introspect, sends: { token: string }, returns: { active: bool } }
      revoke: { route: POST /revoke, does: token.revoke, sends: { token: string } }
      keys: { route: GET /keys, does: keys.publish, returns: { keys: list of string } }
      delete: { route: POST /delete, does: account.delete, needs: access, sends: { password: password } }
      link:
        route: POST /link
        does: provider.link
        provider: apple
        needs: access
        sends: { identityToken: providers.apple.identityToken }
    policies: { devices: { limit: 2 } }
    """
}

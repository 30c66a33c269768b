import AuthServer
import CaseFolders
import ContractModel
import Stores
import Testing

@testable import ReferenceServer

/// Attacks by a person who has a part of the proof, or knows another person's address.
struct GuessingTests {
  private static let right = "Sound Horse 42"

  private func person(_ lab: Lab, _ name: String, details: AccountDetails = AccountDetails())
    async throws
  {
    _ = try await lab.store.create(
      NewAccount(
        state: .active, identifiers: [Identifier(kind: .username, text: name, isConfirmed: true)],
        passwordHash: try await lab.hasher.hash(Secret(Self.right)), details: details))
  }

  private func signIn(
    _ lab: Lab, _ name: String, _ password: String = right
  ) async throws(Failure) -> Outcome {
    try await lab.call("signIn", ["username": .string(name)], person: name, password: password)
  }

  private func why(_ work: () async throws(Failure) -> Outcome) async -> Meaning? {
    await reason(work)
  }

  /// The contract has no step for a new password, but it has a second factor.
  @Test func unsupportedStepHidesNoSecondFactor() async throws {
    let lab = try await Lab("Tests/Shapes/second-factor.yaml")
    let key = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"
    try await person(
      lab, "ann",
      details: AccountDetails(authenticator: key, mustChangePassword: true))
    #expect(try await signIn(lab, "ann").type == "AuthenticatorWanted")
  }

  @Test func challengeEndsWhenPasswordChanges() async throws {
    let lab = try await Lab("Tests/Shapes/second-factor.yaml")
    try await person(lab, "ann", details: AccountDetails(asksForMessage: true))
    let asked = try await signIn(lab, "ann").data
    let code = try await lab.lastCode()
    let account = try #require(asked.account)
    try await lab.passwords.choose(Secret("Another Horse 1"), for: account, keeping: .all)
    #expect(
      await why { () async throws(Failure) in
        try await lab.call("answerMessage", code: code, tokens: asked.tokens)
      } == .challengeUnknown)
  }

  /// The reset happens between the password check and the session.
  @Test func passwordReplacedDuringSignInBeginsNoSession() async throws {
    let lab = try await Lab(text: Self.small)
    try await person(lab, "ann")
    let account = try #require(try await lab.store.account(calledAny: "ann"))
    try await lab.passwords.choose(Secret("Another Horse 1"), for: account, keeping: .all)
    do {
      _ = try await lab.completer.complete(
        account, OperationInput(endpoint: lab.contract.endpoints["signIn"]), .byPassword)
      Issue.record("it began")
    } catch let refused as OperationRefusal {
      #expect(refused.reason == .credentialsWrong)
    }
    #expect(try await lab.store.sessions(of: account.id).isEmpty)
  }

  /// A rejected password leaves the link valid for another one.
  @Test func weakPasswordDoesNotUseUpLink() async throws {
    let lab = try await Lab(text: Self.linked)
    let mail: JSONObject = ["email": "ann1@example.org"]
    _ = try await lab.call(
      "register", mail, person: "ann1@example.org", newPassword: Self.right)
    _ = try await lab.call("forgot", mail, person: "ann1@example.org")
    let token = try #require(try await lab.store.outbox().last?.code)
    let reset = { (password: String) async throws(Failure) -> Outcome in
      try await lab.call("reset", ["token": .string(token)], newPassword: password)
    }
    #expect(
      await why { () async throws(Failure) in try await reset("ann1@example.org") } == .passwordWeak
    )
    _ = try await reset("Another Horse 1")
    #expect(
      await why { () async throws(Failure) in try await reset("Third Horse 11") } == .codeWrong)
  }

  private static let linked = """
    authcontract: 1
    service: Linked
    version: "1"
    languages: [en]
    servers: { api: { url: "https://linked.example" } }
    tokens: { session: { format: opaque, lifetime: 1h, sent: bearer, stored: keychain } }
    endpoints:
      register: { route: POST /register, does: password.register, sends: { email: email, password: newPassword } }
      signIn:
        route: POST /sign-in
        does: password.signIn
        sends: { email: email, password: password }
        returns: { session: tokens.session }
      forgot: { route: POST /forgot, does: password.forgot, sends: { email: email } }
      reset: { route: POST /reset, does: password.reset, sends: { token: string, password: newPassword } }
    policies: { password: { minLength: 8, blocklist: true } }
    """

  /// Whatever the policy's name and the code's length.
  @Test func signInCodeFollowsItsPolicy() async throws {
    let text = try Checkout.text("Tests/Shapes/second-factor.yaml")
      .replacing("code: message", with: "code: letters")
      .replacing("message: { length: 6", with: "letters: { length: 8")
    let lab = try await Lab(text: text)
    try await person(lab, "ann", details: AccountDetails(asksForMessage: true))
    let asked = try await signIn(lab, "ann").data
    let code = try #require(try await lab.lastCode())
    #expect(code.count == 8)
    let done = try await lab.call("answerMessage", code: code, tokens: asked.tokens)
    #expect(done.data.tokens["access"] != nil)
  }

  /// Each sign-in has its own code with its own tries, but the tries of the account are limited too.
  @Test func codeGuessesAreLimitedAcrossSignIns() async throws {
    let lab = try await Lab("Tests/Shapes/second-factor.yaml")
    try await person(lab, "ann", details: AccountDetails(asksForMessage: true))
    var reasons: [Meaning?] = []
    for _ in 0..<26 {
      let asked = try await signIn(lab, "ann").data
      let wrong = try await lab.lastCode() == "000000" ? "111111" : "000000"
      for _ in 0..<4 {
        reasons.append(
          await why { () async throws(Failure) in
            try await lab.call("answerMessage", code: wrong, tokens: asked.tokens)
          })
      }
    }
    #expect(reasons.prefix(100).allSatisfy { $0 == .codeWrong })
    #expect(reasons[100] == .codeTriesSpent)
  }

  /// Ann never requested the account that somebody made with her address.
  @Test func accountPlantedOnAddressDoesNotSurviveProof() async throws {
    let lab = try await Lab("Tests/Shapes/hosted-auth.yaml")
    let mail: JSONObject = ["email": "ann@example.org"]
    let planted = try await lab.call(
      "signUp", mail, person: "ann@example.org", newPassword: "Mallory's Horse 1"
    ).data
    _ = try await lab.call("sendCode", mail, person: "ann@example.org")
    let code = try await lab.lastCode()
    let ann = try await lab.call("verifyCode", mail, person: "ann@example.org", code: code).data
    #expect(ann.account?.id == planted.account?.id)
    #expect(
      await why { () async throws(Failure) in
        try await lab.call("renewSession", tokens: planted.tokens)
      }
        == .sessionEnded)
    #expect(
      await why { () async throws(Failure) in
        try await lab.call(
          "signIn", mail, person: "ann@example.org", password: "Mallory's Horse 1")
      } == .credentialsWrong)
    // Proofs stay: her next code ends nothing.
    lab.clock.advance(seconds: 120)
    _ = try await lab.call("sendCode", mail, person: "ann@example.org")
    let next = try await lab.lastCode()
    _ = try await lab.call("verifyCode", mail, person: "ann@example.org", code: next)
    _ = try await lab.call("renewSession", tokens: ann.tokens)
  }

  private static let small = """
    authcontract: 1
    service: Small
    version: "1"
    languages: [en]
    servers: { api: { url: "https://small.example" } }
    tokens:
      access: { format: jwt, sent: bearer, stored: keychain, idle: 30d }
      refresh: { format: opaque, lifetime: 7d, rotates: true, grace: 30s, reuse: refuse, stored: keychain }
    types: { Pair: { access: tokens.access, refresh: tokens.refresh } }
    endpoints:
      signIn:
        route: POST /sign-in
        does: password.signIn
        sends: { username: username, password: password }
        returns: Pair
      renew:
        route: POST /renew
        does: session.renew
        sends: { refresh: tokens.refresh }
        returns: Pair
      me: { route: GET /me, does: account.read, needs: access, returns: { id: { type: string, is: account.id } } }
      revoke: { route: POST /revoke, does: token.revoke, sends: { refresh: tokens.refresh } }
    policies: { lockout: { counts: address, steps: [{ failures: 3, lasts: 15m }] } }
    """

  @Test func ownAccountGrantsNoGuessesAtOthers() async throws {
    let lab = try await Lab(text: Self.small)
    for name in ["ann", "mallory"] { try await person(lab, name) }
    let wrong = { () async throws(Failure) -> Outcome in
      try await signIn(lab, "ann", "Wrong Horse 1")
    }
    for _ in 0..<2 { #expect(await why(wrong) == .credentialsWrong) }
    _ = try await signIn(lab, "mallory")
    _ = await why(wrong)
    let left = await refusal { () async throws(Failure) in try await signIn(lab, "mallory") }?.left
    #expect(left == 0)
  }

  @Test func refreshedTokenCanStillBeRevoked() async throws {
    let lab = try await Lab(text: Self.small)
    try await person(lab, "ann")
    let first = try await signIn(lab, "ann").data
    let second = try await lab.call("renew", tokens: first.tokens).data
    _ = try await lab.call("revoke", tokens: first.tokens.filter { $0.key == "refresh" })
    #expect(
      await why { () async throws(Failure) in try await lab.call("me", tokens: second.tokens) }
        == .sessionEnded)
  }

  /// A key is kept while its tokens are valid, even without a declared lifetime.
  @Test func keysOutliveTokensTheySigned() async throws {
    let lab = try await Lab(text: Self.small)
    #expect(lab.collaborators.environment.tokenPolicy.lifetime(of: "access") == nil)
    #expect(lab.contract.longestJWT > 50 * 365 * 86_400)
    let other = try await Lab("contract/longde.yaml")
    #expect(other.contract.longestJWT == 3_600)
  }
}

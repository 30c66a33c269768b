import AuthServer
import ContractModel
import Crypto
import Primitives
import Stores
import Testing

@testable import ReferenceServer

/// Operations that none of the five systems has, with the small contracts of `Tests/Shapes`.
struct ShapesTests {
  private func shape(_ name: String, tells: [String: Set<Meaning>]? = nil) async throws -> Lab {
    try await Lab("Tests/Shapes/\(name).yaml", tells: tells)
  }

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

  @Test func guestBecomesUserAndContinues() async throws {
    let lab = try await shape("guest")
    let guest = try await lab.call("signInAsGuest").data
    #expect(guest.account?.details.isGuest == true)
    let mail: JSONObject = ["email": "ann@example.org"]
    _ = try await lab.call("sendCode", mail, person: "ann@example.org")
    let kept = try await lab.call(
      "keepAccount", mail, person: "ann@example.org", code: try await lab.lastCode(),
      tokens: ["access": guest.tokens["access"]!]
    ).data
    #expect(kept.account?.id == guest.account?.id)
    #expect(kept.session?.id == guest.session?.id)
    #expect(kept.account?.details.isGuest == false)
    #expect(kept.tokens.keys.sorted() == ["access", "refresh"])
    lab.clock.advance(seconds: 60)
    _ = try await lab.call("sendCode", mail, person: "ann@example.org")
    let again = try await lab.call(
      "signIn", mail, person: "ann@example.org", code: try await lab.lastCode()
    ).data
    #expect(again.account?.id == guest.account?.id)
  }

  @Test func guestCannotBecomeExistingUser() async throws {
    let lab = try await shape("guest")
    let mail: JSONObject = ["email": "ann@example.org"]
    _ = try await lab.call("sendCode", mail, person: "ann@example.org")
    _ = try await lab.call(
      "signIn", mail, person: "ann@example.org", code: try await lab.lastCode())
    let guest = try await lab.call("signInAsGuest").data
    lab.clock.advance(seconds: 60)
    _ = try await lab.call("sendCode", mail, person: "ann@example.org")
    let code = try await lab.lastCode()
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call(
          "keepAccount", mail, person: "ann@example.org", code: code,
          tokens: ["access": guest.tokens["access"]!])
      } == .identifierTaken)
  }

  /// A CSRF value is checked during and after sign-in, and reveals no session.
  @Test func csrfTokenIsChecked() async throws {
    let lab = try await shape("token-places")
    try await person(lab, .email, "ann@example.org", "Sound Horse 42")
    func signIn(_ tokens: [String: IssuedToken]) async throws(Failure) -> Outcome {
      try await lab.call(
        "signIn", ["email": "ann@example.org"], person: "ann@example.org",
        password: "Sound Horse 42", tokens: tokens)
    }
    let none = await reason { () async throws(Failure) in try await signIn([:]) }
    #expect(none == .tokenMissing)
    let fresh = try await lab.call("freshValue").data.tokens
    let flow = try await lab.call("startFlow").data.tokens["flow"]!
    let forged = await reason { () async throws(Failure) in try await signIn(["csrf": flow]) }
    #expect(forged == .tokenInvalid)
    let session = try await signIn(fresh).data.tokens["session"]!
    _ = try await lab.call(
      "rename", ["name": "Ann"], tokens: ["session": session, "csrf": fresh["csrf"]!])
    let bare = await reason { () async throws(Failure) in
      try await lab.call("rename", ["name": "Ann"], tokens: ["session": session])
    }
    #expect(bare == .tokenMissing)
  }

  @Test func nextCodeRequiresWaiting() async throws {
    let lab = try await shape("guest")
    let mail: JSONObject = ["email": "ann@example.org"]
    _ = try await lab.call("sendCode", mail, person: "ann@example.org")
    lab.clock.advance(seconds: 59)
    let refused = await refusal { () async throws(Failure) in
      try await lab.call("sendCode", mail, person: "ann@example.org")
    }
    #expect(refused?.reason == .codeTooSoon)
    #expect(refused?.until == lab.clock.now.adding(seconds: 1))
    lab.clock.advance(seconds: 1)
    _ = try await lab.call("sendCode", mail, person: "ann@example.org")
  }

  @Test func authenticatorIsEnrolledAndRequired() async throws {
    let lab = try await shape("second-factor")
    try await person(lab, .username, "ann", "Sound Horse 42")
    let first = try await lab.call(
      "signIn", ["username": "ann"], person: "ann", password: "Sound Horse 42")
    #expect(first.type == "Session")
    let access = ["access": first.data.tokens["access"]!]
    let offered = try await lab.call("enrolAuthenticator", tokens: access).data
    let key = try #require(offered.values["secret"]?.asText)
    #expect(offered.values["link"]?.asText?.contains(key) == true)
    let app = try #require(TimeCode(base32: key))
    // Until a code has proven it, nobody is asked for one.
    #expect(
      try await lab.call(
        "signIn", ["username": "ann"], person: "ann", password: "Sound Horse 42"
      ).type == "Session")
    _ = try await lab.call(
      "confirmAuthenticator", code: app.code(counter: lab.clock.now.seconds / 30), tokens: access)
    let asked = try await lab.call(
      "signIn", ["username": "ann"], person: "ann", password: "Sound Horse 42")
    #expect(asked.type == "AuthenticatorWanted")
    lab.clock.advance(seconds: 60)
    let answered = try await lab.call(
      "answerAuthenticator", code: app.code(counter: lab.clock.now.seconds / 30),
      tokens: asked.data.tokens)
    #expect(answered.type == "Session")
  }

  @Test func userWithoutDeviceMayRequestMessage() async throws {
    let lab = try await shape("second-factor")
    try await person(
      lab, .username, "ann", "Sound Horse 42",
      details: AccountDetails(authenticator: "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"),
      more: [
        Identifier(kind: .phone, text: "+4912345", isConfirmed: true),
        Identifier(kind: .email, text: "ann@example.org", isConfirmed: true),
      ])
    let asked = try await lab.call(
      "signIn", ["username": "ann"], person: "ann", password: "Sound Horse 42")
    let challenge = asked.data.tokens
    _ = try await lab.call("sendMessage", ["by": "mail"], tokens: challenge)
    let message = try #require(try await lab.store.outbox().last)
    #expect(message.channel == "mail")
    #expect(message.to == "ann@example.org")
    let done = try await lab.call("answerMessage", code: message.code, tokens: challenge)
    #expect(done.data.tokens["access"] != nil)
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call("sendMessage", ["by": "sms"], tokens: challenge)
      } == .challengeUnknown)
  }

  @Test func guessesAtChallengeAreLimited() async throws {
    let lab = try await shape("second-factor")
    try await person(
      lab, .username, "ann", "Sound Horse 42", details: AccountDetails(asksForMessage: true),
      more: [Identifier(kind: .phone, text: "+4912345", isConfirmed: true)])
    let asked = try await lab.call(
      "signIn", ["username": "ann"], person: "ann", password: "Sound Horse 42")
    #expect(asked.type == "MessageWanted")
    _ = try await lab.call("sendMessage", ["by": "sms"], tokens: asked.data.tokens)
    let code = try #require(try await lab.lastCode())
    let wrong = code == "000000" ? "111111" : "000000"
    for _ in 0..<5 {
      #expect(
        await reason { () async throws(Failure) in
          try await lab.call("answerMessage", code: wrong, tokens: asked.data.tokens)
        } == .codeWrong)
    }
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call("answerMessage", code: code, tokens: asked.data.tokens)
      } == .codeTriesSpent)
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call("answerMessage", code: code, tokens: asked.data.tokens)
      } == .challengeUnknown)
  }

  @Test func cookieSessionRequiresItsCSRFToken() async throws {
    let lab = try await shape("cookie-session-csrf")
    try await person(lab, .email, "ann@example.org", "Sound Horse 42")
    let signIn = {
      try await lab.call(
        "signIn", ["email": "ann@example.org"], person: "ann@example.org",
        password: "Sound Horse 42"
      ).data
    }
    let (one, two) = (try await signIn(), try await signIn())
    #expect(one.tokens.keys.sorted() == ["csrf", "session"])
    _ = try await lab.call("rename", ["name": "Ann"], tokens: one.tokens)
    let mixed = ["session": one.tokens["session"]!, "csrf": two.tokens["csrf"]!]
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call("rename", ["name": "Ann"], tokens: mixed)
      } == .tokenInvalid)
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call("rename", ["name": "Ann"], tokens: ["session": one.tokens["session"]!])
      } == .tokenMissing)
    let fresh = try await lab.call("freshValue", tokens: ["session": one.tokens["session"]!]).data
    let renewed = ["session": one.tokens["session"]!, "csrf": fresh.tokens["csrf"]!]
    _ = try await lab.call("rename", ["name": "Ann"], tokens: renewed)
    lab.clock.advance(seconds: 30 * 60)
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call("rename", ["name": "Ann"], tokens: renewed)
      } == .tokenExpired)
  }

  @Test func appleNoticeEndsSessionsOnce() async throws {
    let lab = try await shape("apple-notices")
    let data = try await lab.call("signIn", slots: [.identityToken: "good:one"]).data
    let notice: JSONObject = ["payload": "n1:one:consent-revoked"]
    _ = try await lab.call("appleNotice", notice)
    #expect(
      await reason { () async throws(Failure) in try await lab.call("me", tokens: data.tokens) }
        == .sessionEnded)
    let again = try await lab.call("signIn", slots: [.identityToken: "good:one"]).data
    // Apple repeats itself, later; the new session is not meant.
    lab.clock.advance(seconds: 60)
    _ = try await lab.call("appleNotice", notice)
    _ = try await lab.call("me", tokens: again.tokens)
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call("appleNotice", ["payload": "forged"])
      } == .providerRefused)
  }

  @Test func forgottenPasswordSendsLink() async throws {
    let lab = try await shape("hosted-auth")
    let mail: JSONObject = ["email": "ann@example.org"]
    _ = try await lab.call("forgotPassword", mail, person: "ann@example.org")
    #expect(try await lab.store.outbox().isEmpty)
    try await person(lab, .email, "ann@example.org", "Sound Horse 42")
    _ = try await lab.call("forgotPassword", mail, person: "ann@example.org")
    let message = try #require(try await lab.store.outbox().last)
    #expect(message.text.contains("com.example.baseline://new-password?token="))
  }

  @Test func passwordChangeEndsOtherSessions() async throws {
    let lab = try await shape("hosted-auth")
    try await person(lab, .email, "ann@example.org", "Sound Horse 42")
    let signIn = { (password: String) in
      try await lab.call(
        "signIn", ["email": "ann@example.org"], person: "ann@example.org", password: password
      ).data
    }
    let (one, two) = (try await signIn("Sound Horse 42"), try await signIn("Sound Horse 42"))
    for weak in ["short", "password123", "aaaaaaaaaaa", "ann@example.org"] {
      #expect(
        await reason { () async throws(Failure) in
          try await lab.call("changePassword", newPassword: weak, tokens: one.tokens)
        } == .passwordWeak)
    }
    _ = try await lab.call("changePassword", newPassword: "Another Horse 1", tokens: one.tokens)
    _ = try await lab.call("me", tokens: one.tokens)
    #expect(
      await reason { () async throws(Failure) in try await lab.call("me", tokens: two.tokens) }
        == .sessionEnded)
    _ = try await signIn("Another Horse 1")
  }

  /// The call's constant selects the sessions.
  @Test(arguments: [("signOut", [1, 2]), ("signOutOthers", [0]), ("signOutEverywhere", [])])
  func signOutEndsSelectedSessions(_ endpoint: String, _ left: [Int]) async throws {
    let lab = try await shape("hosted-auth")
    try await person(lab, .email, "ann@example.org", "Sound Horse 42")
    var sessions: [AnswerData] = []
    for _ in 1...3 {
      sessions.append(
        try await lab.call(
          "signIn", ["email": "ann@example.org"], person: "ann@example.org",
          password: "Sound Horse 42"
        ).data)
    }
    _ = try await lab.call(endpoint, tokens: sessions[0].tokens)
    for (number, session) in sessions.enumerated() {
      let me = { () async throws(Failure) in try await lab.call("me", tokens: session.tokens) }
      if left.contains(number) {
        _ = try await me()
      } else {
        #expect(await reason(me) == .sessionEnded)
      }
    }
  }

  /// The provider couldn't send the browser back.
  @Test func startWithoutReturnURLIsRefused() async throws {
    let lab = try await shape("hosted-auth")
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call("openGitHub", ["provider": "github"], slots: [.codeChallenge: "some"])
      } == .providerNotSetUp)
  }

  /// With nothing to choose, the browser goes directly to the provider and returns with a ticket.
  @Test func singleProviderRedirectsImmediately() async throws {
    let lab = try await shape("company-sign-in")
    let challenge = Base64URL.encode(SHA256.hash(Array("verifier".utf8)))
    guard
      case .redirect(let url) = try await lab.call("openLogin", slots: [.codeChallenge: challenge])
    else { Issue.record("no redirect"); return }
    let returned = try await lab.call(
      "staffReturns",
      slots: [
        .authorizationCode: "good:one", .state: String(url.split(separator: "=").last!),
      ])
    let ticket = try #require(returned.data.values["ticket"]?.asText)
    let session = try await lab.call(
      "redeemTicket", code: ticket, slots: [.codeVerifier: "verifier"])
    _ = try await lab.call("me", tokens: session.data.tokens)
  }

  /// A password chosen for somebody else's address doesn't survive the proof.
  @Test func codeReplacesPasswordOfUnprovenAccount() async throws {
    let lab = try await shape("hosted-auth", tells: [:])
    let mail: JSONObject = ["email": "ann@example.org"]
    _ = try await lab.store.create(
      NewAccount(
        state: .unconfirmed, identifiers: [Identifier(kind: .email, text: "ann@example.org")],
        passwordHash: try await lab.hasher.hash(Secret("Mallory's Horse 1"))))
    _ = try await lab.call("sendCode", mail, person: "ann@example.org")
    let code = try await lab.lastCode()
    _ = try await lab.call("verifyCode", mail, person: "ann@example.org", code: code)
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call(
          "signIn", mail, person: "ann@example.org", password: "Mallory's Horse 1")
      } == .credentialsWrong)
  }
}

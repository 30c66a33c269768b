import AuthClient
import Foundation
import ShapeClients
import Testing

/// Steps of a sign-in that come under 401, with a token that has the header of the session's.
@Suite struct WorkshopTests {
  let server = PlayedServer()
  let store = MemoryStore()
  let clock = FixedClock()
  let client: Workshop.Client

  init() throws {
    let site = try #require(URL(string: "https://workshop.example"))
    client = Workshop.Client(
      configuration: .init(site: site), store: store,
      options: ClientOptions(transport: server, clock: clock))
  }

  private static let user =
    #""user":{"id":123,"display":"Li"},"methods":[{"method":"password","at":1711555057.5}]"#

  private static func signedIn(_ token: String) -> String {
    #"{"status":200,"data":{\#(user)},"#
      + #""meta":{"is_authenticated":true,"session_token":"\#(token)"}}"#
  }

  private static func pending(_ id: String, token: String = "p1") -> String {
    #"{"status":401,"data":{"flows":[{"id":"login"},{"id":"\#(id)","is_pending":true}]},"#
      + #""meta":{"is_authenticated":false,"session_token":"\#(token)"}}"#
  }

  private static let gone = #"{"status":410,"data":{},"meta":{"is_authenticated":false}}"#
  private static let out =
    #"{"status":401,"data":{"flows":[{"id":"login"}]},"meta":{"is_authenticated":false}}"#
  private static let proof =
    #"{"status":401,"data":{\#(user),"flows":[{"id":"reauthenticate"}]},"#
    + #""meta":{"is_authenticated":true}}"#

  private static func wrong(_ code: String, _ param: String) -> String {
    #"{"status":400,"errors":[{"message":"x","code":"\#(code)","param":"\#(param)"}]}"#
  }

  private func signIn() async throws {
    server.answers(200, Self.signedIn("s1"))
    _ = try await client.signIn(email: "li@example.org", password: Secret("geheim"))
    _ = server.heard()
  }

  /// The last part of each path with the token that the header carries.
  private var calls: [String] {
    server.heard().map { text in
      let lines = text.split(separator: "\n")
      let token = lines.first { $0.hasPrefix("X-Session-Token: ") }?.split(separator: " ").last
      return "\(lines.first?.split(separator: "/").last ?? "") \(token ?? "-")"
    }
  }

  @Test func refusalTokenContinuesSecondFactor() async throws {
    server.answers(401, Self.pending("mfa_authenticate"))
    let wanted = try await failure(Workshop.SignInRefusal.self) {
      try await client.signIn(email: "li@example.org", password: Secret("geheim"))
    }
    guard case .refused(.stepWanted(let step)) = wanted else { throw Unexpected("\(wanted)") }
    #expect(step.flows.filter { $0.isPending == true }.map(\.id) == ["mfa_authenticate"])
    #expect(client.session.state == .signedOut)
    #expect(store.texts == [:])
    server.answers(400, Self.wrong("incorrect_code", "code"))
    server.answers(200, Self.signedIn("s1"))
    let code = try await failure(Workshop.AuthenticateRefusal.self) {
      try await client.authenticate(code: Secret("000000"))
    }
    #expect(code == .refused(.codeWrong))
    _ = try await client.authenticate(code: Secret("314159"))
    #expect(calls == ["login -", "authenticate p1", "authenticate p1"])
    #expect(client.session.state == .signedIn)
    #expect(store.texts == ["session": "s1"])
    #expect(client.session.kept.userId == "123")
  }

  @Test func registrationWaitsForMail() async throws {
    server.answers(401, Self.pending("verify_email"))
    server.answers(401, Self.pending("mfa_authenticate", token: "p2"))
    server.answers(200, Self.signedIn("s1"))
    let first = try await failure(Workshop.RegisterRefusal.self) {
      try await client.register(email: "li@example.org", password: Secret("geheim12"))
    }
    let second = try await failure(Workshop.VerifyEmailRefusal.self) {
      try await client.verifyEmail(key: Secret("ABC123"))
    }
    #expect(first.recovery == .continue(flow: "signingIn"))
    #expect(second.recovery == .continue(flow: "signingIn"))
    _ = try await client.authenticate(code: Secret("314159"))
    // Each refusal brings the token of the next step.
    #expect(calls == ["signup -", "verify p1", "authenticate p2"])
  }

  @Test func stepWithoutSignInIsNotSent() async throws {
    let lost = try await failure(Workshop.AuthenticateRefusal.self) {
      try await client.authenticate(code: Secret("314159"))
    }
    #expect(lost.recovery == .signIn)
    #expect(calls == [])
  }

  @Test func passwordResetMaySignIn() async throws {
    server.answers(200, Self.signedIn("s1"))
    _ = try await client.resetPassword(key: Secret("ABC123"), password: Secret("geheim12"))
    #expect(client.session.state == .signedIn)
    #expect(store.texts == ["session": "s1"])
  }

  @Test func passwordResetMayWantStep() async throws {
    server.answers(401, Self.pending("mfa_authenticate"))
    server.answers(200, Self.signedIn("s1"))
    let wanted = try await failure(Workshop.ResetPasswordRefusal.self) {
      try await client.resetPassword(key: Secret("ABC123"), password: Secret("geheim12"))
    }
    #expect(wanted.recovery == .continue(flow: "signingIn"))
    _ = try await client.authenticate(code: Secret("314159"))
    #expect(store.texts == ["session": "s1"])
  }

  @Test func wantedProofKeepsSession() async throws {
    try await signIn()
    server.answers(401, Self.proof)
    server.answers(200, Self.signedIn("s2"))
    server.answers(200, Self.signedIn("s2"))
    let wanted = try await failure(Workshop.ChangePasswordRefusal.self) {
      try await client.changePassword(newPassword: Secret("geheim12"))
    }
    #expect(wanted.recovery == .continue(flow: "proving"))
    #expect(client.session.state == .signedIn)
    _ = try await client.reauthenticate(password: Secret("geheim"))
    _ = try await client.changePassword(newPassword: Secret("geheim12"))
    // A token in any answer takes the place of the one before.
    #expect(calls == ["change s1", "reauthenticate s1", "change s2"])
    #expect(store.texts == ["session": "s2"])
  }

  @Test(arguments: [(401, out), (410, gone)])
  func serverEndsSession(_ status: Int, _ body: String) async throws {
    try await signIn()
    server.answers(status, body)
    let ended = try await failure(Workshop.MeRefusal.self) { try await client.me() }
    #expect(ended.recovery == .signIn)
    #expect(client.session.state == .signedOut)
    #expect(store.texts == [:])
  }

  /// The server responds to a sign-out with 401, the state of a signed-out user.
  @Test func signOutSucceedsWithStatus401() async throws {
    try await signIn()
    server.answers(401, Self.out)
    let told = try await failure(Workshop.SignOutRefusal.self) { try await client.signOut() }
    #expect(told == .refused(.signedOutNow))
    #expect(client.session.state == .signedOut)
    #expect(store.texts == [:])
    server.answers(200, Self.signedIn("s2"))
    _ = try await client.signIn(email: "li@example.org", password: Secret("geheim"))
    // It is not told again.
    #expect(calls == ["session s1", "login -"])
  }

  @Test func refusalsAreDistinguishedByCodeAndField() async throws {
    server.answers(400, Self.wrong("email_password_mismatch", "password"))
    server.answers(400, Self.wrong("invalid", "email"))
    for expected: Workshop.SignInRefusal in [.wrongPassword, .inputWrong] {
      let wrong = try await failure(Workshop.SignInRefusal.self) {
        try await client.signIn(email: "li@example.org", password: Secret("x"))
      }
      #expect(wrong == .refused(expected))
    }
  }
}

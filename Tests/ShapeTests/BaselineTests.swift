import Foundation
import ShapeClients
import Testing

@testable import AuthClient
@testable import AuthWeb

/// Sign-in as a hosted service: a public key with each call, a session at once or after a confirmation.
@Suite struct BaselineTests {
  let server = PlayedServer()
  let store = MemoryStore()
  let clock = FixedClock()
  let client: Baseline.Client

  init() throws {
    let url = try #require(URL(string: "https://abcd.baseline.test/auth/v1"))
    client = Baseline.Client(
      configuration: Baseline.Configuration(projectURL: url, publicKey: "pk"), store: store,
      options: ClientOptions(transport: server, clock: clock))
  }

  private static let id = "6f9619ff-8b86-d011-b42d-00c04fc964ff"
  private static let user = #"{"id":"\#(id)","email":"li@example.org","confirmed_at":null}"#

  private func grant(_ number: Int, until end: String = "2027-01-15T09:00:00Z") {
    server.answers(
      200,
      """
      {"token_type":"bearer","access_token":"a\(number)","refresh_token":"r\(number)",\
      "expires_at":"\(end)","user":\(Self.user)}
      """)
  }

  private func signIn() async throws {
    grant(1)
    _ = try await client.signIn(email: "li@example.org", password: Secret("geheim12"))
    _ = server.heard()
  }

  private static func sent(_ call: String, _ body: String? = nil, bearer: String? = nil) -> String {
    let bearer = bearer.map { "\nAuthorization: Bearer \($0)" } ?? ""
    let (method, path) = (call.split(separator: " ")[0], call.split(separator: " ")[1])
    return """
      \(method) https://abcd.baseline.test/auth/v1\(path)
      Accept: application/json\(bearer)\(body == nil ? "" : "\nContent-Type: application/json")
      apikey: pk
      """ + (body.map { "\n\n\($0)" } ?? "")
  }

  @Test func signUpMayWantConfirmation() async throws {
    server.answers(
      200, #"{"id":"\#(Self.id)","confirmation_sent_at":"2027-01-15T08:00:00Z"}"#)
    let wanted = try await client.signUp(email: "li@example.org", password: Secret("geheim12"))
    #expect(
      wanted
        == .confirmationWanted(
          .init(id: try #require(UUID(uuidString: Self.id)), confirmationSentAt: clock.now)))
    #expect(store.texts == [:])
    server.answers(200, "{}")
    try await client.sendCode(email: "li@example.org", createUser: false)
    grant(1)
    _ = try await client.verifyCode(type: .email, email: "li@example.org", token: Secret("123456"))
    #expect(store.texts == ["access": "a1", "refresh": "r1"])
    #expect(
      server.heard() == [
        Self.sent("POST /signup", #"{"email":"li@example.org","password":"geheim12"}"#),
        Self.sent("POST /otp", #"{"create_user":false,"email":"li@example.org"}"#),
        Self.sent(
          "POST /verify", #"{"email":"li@example.org","token":"123456","type":"email"}"#),
      ])
  }

  @Test func signUpMayReturnSession() async throws {
    grant(1)
    let answer = try await client.signUp(email: "li@example.org", password: Secret("geheim12"))
    guard case .session(let session) = answer else { throw Unexpected("\(answer)") }
    #expect(session.user.email == "li@example.org")
    #expect(client.session.state == .signedIn)
  }

  @Test func signsInWithGitHub() async throws {
    let browser = FakeBrowser { _ in
      .success(URL(string: "com.example.baseline://arrival?code=c1")!)
    }
    let arrival = try await client.openGitHub(in: WebSignIn(browser: browser))
    let challenge = PKCE(verifier: arrival.codeVerifier).challenge
    #expect(
      browser.visits.first?.page.absoluteString == """
        https://abcd.baseline.test/auth/v1/authorize?provider=github\
        &redirect_to=com.example.baseline%3A%2F%2Farrival&code_challenge=\(challenge)\
        &code_challenge_method=s256
        """)
    grant(1)
    _ = try await client.exchangeCode(arrival)
    let verifier = arrival.codeVerifier.reveal()
    #expect(
      server.heard() == [
        Self.sent(
          "POST /token?grant_type=pkce", #"{"auth_code":"c1","code_verifier":"\#(verifier)"}"#)
      ])
  }

  @Test func secondFactorUpgradesSession() async throws {
    try await signIn()
    server.answers(
      200,
      #"[{"id":"\#(Self.id)","type":"totp","status":"verified"},{"id":"\#(Self.id)","type":"webauthn","status":"unverified"}]"#
    )
    let factors = try await client.factors()
    #expect(factors.map(\.type) == [.totp, .other("webauthn")])
    let id = try #require(factors.first?.id)
    server.answers(200, #"{"id":"\#(Self.id)","expires_at":1800000300}"#)
    let challenge = try await client.askFactor(factorId: id)
    #expect(challenge.expiresAt.date == clock.now + 300)
    grant(2)
    _ = try await client.answerFactor(
      factorId: id, challengeId: challenge.id, code: Secret("123456"))
    #expect(store.texts == ["access": "a2", "refresh": "r2"])
    server.answers(204, "")
    try await client.signOutOthers()
    #expect(store.texts == ["access": "a2", "refresh": "r2"])
    #expect(
      server.heard() == [
        Self.sent("GET /factors", bearer: "a1"),
        Self.sent("POST /factors/\(Self.id)/challenge", bearer: "a1"),
        Self.sent(
          "POST /factors/\(Self.id)/verify",
          #"{"challenge_id":"\#(Self.id)","code":"123456"}"#, bearer: "a1"),
        Self.sent("POST /logout?scope=others", bearer: "a2"),
      ])
  }

  @Test func refreshesBeforeExpiryAndAfterRefusal() async throws {
    try await signIn()
    clock.advance(by: 3600)
    grant(2, until: "2027-01-15T10:00:00Z")
    server.answers(200, Self.user)
    _ = try await client.me()
    server.answers(403, #"{"error_code":"bad_jwt"}"#)
    grant(3, until: "2027-01-15T11:00:00Z")
    server.answers(200, Self.user)
    _ = try await client.changePassword(password: Secret("geheim34"))
    #expect(store.texts == ["access": "a3", "refresh": "r3"])
    let heard = server.heard()
    #expect(
      heard[0] == Self.sent("POST /token?grant_type=refresh_token", #"{"refresh_token":"r1"}"#))
    #expect(heard[2] == Self.sent("PUT /user", #"{"password":"geheim34"}"#, bearer: "a2"))
    #expect(heard[4] == Self.sent("PUT /user", #"{"password":"geheim34"}"#, bearer: "a3"))
    server.answers(403, #"{"error_code":"bad_jwt"}"#)
    server.answers(400, #"{"error_code":"refresh_token_already_used"}"#)
    let ended = try await failure(Baseline.MeRefusal.self) { try await client.me() }
    #expect(ended.recovery == .signIn)
    #expect(client.session.state == .signedOut)
  }

  @Test func refusalsAreDecoded() async throws {
    let refusals: [(Int, String, Baseline.SignInRefusal, Recovery)] = [
      (400, #"{"error_code":"invalid_credentials"}"#, .wrongPassword, .correct),
      (400, #"{"error_code":"email_not_confirmed"}"#, .notConfirmed, .continue(flow: "confirming")),
      (503, "down", .down, .retry),
    ]
    for (status, body, refusal, recovery) in refusals {
      server.answers(status, body)
      let refused = try await failure(Baseline.SignInRefusal.self) {
        try await client.signIn(email: "li@example.org", password: Secret("x"))
      }
      #expect(refused == .refused(refusal))
      #expect(refused.recovery == recovery)
    }
    server.answers(429, ["Retry-After": "20"], "rate limited")
    let many = try await failure(Baseline.ForgotPasswordRefusal.self) {
      try await client.forgotPassword(email: "li@example.org")
    }
    #expect(many.recovery == .wait(until: clock.now + 20))
    #expect(
      server.heard().last
        == Self.sent(
          "POST /recover?redirect_to=com.example.baseline%3A%2F%2Fnew-password",
          #"{"email":"li@example.org"}"#))
    server.answers(404, #"{"error_code":"flow_state_not_found"}"#)
    let link = try await failure(Baseline.ExchangeCodeRefusal.self) {
      try await client.exchangeCode(authCode: Secret("c"), codeVerifier: Secret("v"))
    }
    #expect(link == .refused(.linkRefused))
    server.answers(403, #"{"error_code":"otp_expired"}"#)
    let code = try await failure(Baseline.VerifyCodeRefusal.self) {
      try await client.verifyCode(type: .sms, phone: "+491", token: Secret("1"))
    }
    #expect(code == .refused(.codeRefused))
    server.answers(422, #"{"error_code":"weak_password"}"#)
    let weak = try await failure(Baseline.SignUpRefusal.self) {
      try await client.signUp(email: "li@example.org", password: Secret("x"))
    }
    #expect(weak == .refused(.weakPassword))
  }
}

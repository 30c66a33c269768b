import AuthClient
import AuthTesting
import AuthWeb
import Foundation
import ShapeClients
import Testing

/// Tokens in many places and forms, as real servers send them.
@Suite struct MarinaTests {
  let server = PlayedServer()
  let store = MemoryStore()
  let clock = FixedClock()
  let client: Marina.Client

  init() {
    client = Marina.Client(store: store, options: ClientOptions(transport: server, clock: clock))
  }

  private var lines: [String] { server.heard().map { String($0.prefix { $0 != "\n" }) } }

  /// Seconds that the stored session still lives.
  private var left: Double? {
    store.load()?.tokens["session"]?.expires?.timeIntervalSince(clock.now)
  }

  private func signIn() async throws {
    server.answers(200, ["Set-Cookie": "XSRF-TOKEN=x1"], "")
    server.answers(200, ["X-CSRF-Token": "x2"], #"{"left":"1800","grant":{"session":"s1"}}"#)
    _ = try await client.signIn(email: "li@example.org", password: Secret("geheim"))
  }

  @Test func signInFetchesNeededTokenFirst() async throws {
    try await signIn()
    #expect(client.session.state == .signedIn)
    #expect(store.texts == ["session": "s1"])
    #expect(left == 1800)
    server.answers(204, "")
    try await client.rename(name: "Li")
    let heard = server.heard()
    #expect(
      heard.map { String($0.prefix { $0 != "\n" }) } == [
        "GET https://marina.example/csrf", "POST https://marina.example/sign-in",
        "PATCH https://marina.example/me",
      ])
    #expect(heard[1].contains("X-CSRF-Token: x1"))
    // The sign-in brought another one, and that one is sent.
    #expect(heard[2].contains("X-CSRF-Token: x2\nX-Session: s1"))
  }

  @Test func refusedTokenIsRefetchedAndCallRepeatedOnce() async throws {
    try await signIn()
    _ = server.heard()
    server.answers(419, "")
    server.answers(200, ["Set-Cookie": "XSRF-TOKEN=x3"], "")
    server.answers(204, "")
    try await client.rename(name: "Li")
    let heard = server.heard()
    #expect(heard.count == 3)
    #expect(heard[2].contains("X-CSRF-Token: x3"))
    for answer in [(419, ""), (200, "XSRF-TOKEN=x4"), (419, "")] {
      server.answers(answer.0, answer.1.isEmpty ? [:] : ["Set-Cookie": answer.1], "")
    }
    let forged = try await failure(Marina.RenameRefusal.self) {
      try await client.rename(name: "Li")
    }
    #expect(forged == .refused(.forged))
    #expect(forged.recovery == .retry)
    #expect(client.session.state == .signedIn)
    #expect(lines.count == 3)
  }

  @Test func signInIsRepeatedToo() async throws {
    for value in ["x1", "x2"] {
      server.answers(200, ["Set-Cookie": "XSRF-TOKEN=\(value)"], "")
      value == "x1"
        ? server.answers(419, "") : server.answers(200, #"{"grant":{"session":"s1"}}"#)
    }
    _ = try await client.signIn(email: "li@example.org", password: Secret("geheim"))
    #expect(store.texts == ["session": "s1"])
    #expect(left == 3600)
    #expect(lines.filter { $0.hasPrefix("POST") }.count == 2)
  }

  @Test func unfetchableTokenIsReported() async throws {
    server.answers(503, "")
    let failed = try await failure(Marina.SignInRefusal.self) {
      try await client.signIn(email: "li@example.org", password: Secret("geheim"))
    }
    #expect(failed.recovery == .retry)
    #expect(client.session.state == .signedOut)
    #expect(lines == ["GET https://marina.example/csrf"])
  }

  @Test func signOutAfterRestartFetchesToken() async throws {
    try await signIn()
    _ = server.heard()
    let next = Marina.Client(
      store: MemoryStore(store.load()), options: ClientOptions(transport: server, clock: clock))
    server.answers(200, ["Set-Cookie": "XSRF-TOKEN=x5"], "")
    server.answers(204, "")
    try await next.signOut()
    let heard = server.heard()
    #expect(heard.count == 2)
    #expect(heard.last?.contains("X-CSRF-Token: x5\nX-Session: s1") == true)
  }

  @Test func expiredFlowIsRestarted() async throws {
    for flow in ["f1", "f2"] {
      server.answers(200, #"{"id":"\#(flow)"}"#); if flow == "f1" { server.answers(410, "") }
    }
    server.answers(200, #"{"session":"s2","about":{"until":1800000900}}"#)
    _ = try await client.signInByFlow(email: "li@example.org", password: Secret("geheim"))
    let heard = server.heard()
    #expect(heard.count == 4)
    #expect(heard[1].contains(#""flow":"f1""#))
    #expect(heard[3].contains(#""flow":"f2""#))
    #expect(store.texts == ["session": "s2"])
    #expect(left == 900)
  }

  @Test func timesAreReadInEachForm() async throws {
    server.answers(200, #"{"session":"a","left":"90500"}"#)
    _ = try await client.signInBriefly()
    #expect(left == 90.5)
    server.answers(200, #"{"session":"b","until":"2027-01-15T08:10:00Z"}"#)
    _ = try await client.signInUntil()
    #expect(left == 600)
    server.answers(200, #"{"session":"c","until":1800000700250}"#)
    _ = try await client.signInUntilMilliseconds()
    #expect(left == 700.25)
    server.answers(200, #"{"session":"d","until":"1800000800"}"#)
    _ = try await client.signInUntilText()
    #expect(left == 800)
    #expect(store.texts == ["session": "d"])
  }

  @Test func tokenInListBeginsSession() async throws {
    server.answers(200, #"{"id":"r1"}"#)
    _ = try await client.forgot(email: "li@example.org")
    server.answers(200, #"{"recoveryFlow":"r2","next":[{"action":"show_page","page":"p"}]}"#)
    _ = try await client.recoverAccount(code: Secret("123456"))
    #expect(client.session.state == .signedOut)
    server.answers(
      200,
      """
      {"recoveryFlow":"r3","until":1800000500,"next":[{"action":"show_page","page":"p"},\
      {"action":"set_session","session":"s3"},{"action":"set_session","session":"s4"}]}
      """)
    _ = try await client.recoverAccount(code: Secret("123456"))
    #expect(client.session.state == .signedIn)
    #expect(store.texts == ["session": "s3"])
    #expect(left == 500)
    server.answers(204, "")
    try await client.setPassword(password: Secret("neu"))
    #expect(server.heard().last?.contains(#""flow":"r3""#) == true)
    // The flow ends long before a session that lives on.
    server.answers(200, #"{"session":"s5","until":"2027-01-15T12:00:00Z"}"#)
    _ = try await client.signInUntil()
    clock.advance(by: 3000)
    server.answers(204, "")
    let gone = try await failure(Marina.SetPasswordRefusal.self) {
      try await client.setPassword(password: Secret("neu"))
    }
    #expect(gone == .fault(.cancelled))
    #expect(client.session.state == .signedIn)
  }

  @Test func answersAreDistinguishedByFields() async throws {
    server.answers(200, #"{"name":"Li","session":null,"pendingCredential":"p1"}"#)
    let first = try await client.signInWithFactor(
      email: "li@example.org", password: Secret("geheim"))
    #expect(
      first == .factorWanted(Marina.FactorWanted(pendingCredential: Secret("p1"), name: "Li")))
    #expect(client.session.state == .signedOut)
    server.answers(200, #"{"session":"s1","pendingCredential":null}"#)
    #expect(
      try await client.answerFactor(code: Secret("1"))
        == .granted(Marina.Granted(session: Secret("s1"))))
    #expect(server.heard().last?.contains(#""pending":"p1""#) == true)
    #expect(store.texts == ["session": "s1"])
    server.answers(200, #"{"name":"Li"}"#)
    let neither = try await client.signInWithFactor(
      email: "li@example.org", password: Secret("geheim"))
    guard case .other(let json) = neither else {
      Issue.record("an answer with neither is another type, of a later time")
      return
    }
    #expect(json == AnyJSON.object(["name": .string("Li")]))
  }

  private func house(_ query: @escaping @Sendable (String) -> String) -> FakeBrowser {
    FakeBrowser { page in
      let items = URLComponents(url: page, resolvingAgainstBaseURL: false)?.queryItems ?? []
      let state = items.first { $0.name == "state" }?.value ?? ""
      return .success(URL(string: "com.example.marina://" + query(state))!)
    }
  }

  @Test func pageNonceIsComparedWithIDToken() async throws {
    let browser = house { "house?code=c1&state=\($0)" }
    let arrival = try await client.openHouse(in: WebSignIn(browser: browser))
    let page = try #require(browser.visits.first?.page.absoluteString)
    #expect(page.contains("nonce=\(arrival.rawNonce.reveal())"))
    #expect(arrival.rawNonce != arrival.codeVerifier)
    func redeem(_ idToken: Secret) async throws {
      server.answers(200, #"{"session":"s1","id_token":"\#(idToken.reveal())"}"#)
      _ = try await client.redeemHouse(
        code: arrival.code, codeVerifier: arrival.codeVerifier, rawNonce: arrival.rawNonce)
    }
    for other in [Secret.fakeIDToken(nonce: Secret("other")), Secret("e30.e30."), Secret("none")] {
      let forged = try await failure(Marina.RedeemHouseRefusal.self) { try await redeem(other) }
      #expect(forged == .fault(.unreadable))
      #expect(store.texts == [:])
    }
    try await redeem(.fakeIDToken(nonce: arrival.rawNonce))
    #expect(client.session.state == .signedIn)
    #expect(store.texts.keys.sorted() == ["id", "session"])
  }

  @Test func signOutPageReceivesIDToken() async throws {
    let browser = house { $0.isEmpty ? "" : "house?code=c1&state=\($0)" }
    let arrival = try await client.openHouse(in: WebSignIn(browser: browser))
    let idToken = Secret.fakeIDToken(nonce: arrival.rawNonce)
    server.answers(200, #"{"session":"s1","id_token":"\#(idToken.reveal())"}"#)
    _ = try await client.redeemHouse(
      code: arrival.code, codeVerifier: arrival.codeVerifier, rawNonce: arrival.rawNonce)
    let leaving = house { "left?state=\($0)" }
    try await client.leaveHouse(in: WebSignIn(browser: leaving))
    let page = try #require(leaving.visits.first?.page.absoluteString)
    #expect(page.contains("id_token_hint=\(idToken.reveal())&"))
    #expect(client.session.state == .signedOut)
    #expect(store.texts == [:])
    await #expect(throws: WebFault.session(.unsendable)) {
      try await client.leaveHouse(in: WebSignIn(browser: leaving))
    }
  }
}

import AuthClient
import AuthTesting
import AuthWeb
import Foundation
import ShapeClients
import Testing

/// A proof in stages, a session that the server has put aside, and ends that come in milliseconds or not at all.
@Suite struct LatticeTests {
  let server = PlayedServer()
  let store = MemoryStore()
  let clock = FixedClock()
  let client: Lattice.Client

  init() throws {
    let home = try #require(URL(string: "https://lattice.example"))
    client = Lattice.Client(
      configuration: .init(homeserver: home), store: store,
      options: ClientOptions(transport: server, clock: clock))
  }

  private static let li = Lattice.PersonName(user: "li")

  private static func session(_ more: String = "") -> String {
    #"{"user_id":"@li:lattice.example","device_id":"D1","access_token":"a1"\#(more)}"#
  }

  private static func error(_ code: String, _ more: String = "") -> String {
    #"{"errcode":"\#(code)","error":"x"\#(more)}"#
  }

  private static func stages(_ more: String = "") -> String {
    #"{"flows":[{"stages":["m.login.password"]}],"params":{},"session":"s1"\#(more)}"#
  }

  private func signIn(_ more: String = #","refresh_token":"r1","expires_in_ms":60000"#) async throws
  {
    server.answers(200, Self.session(more))
    _ = try await client.signIn(identifier: Self.li, password: Secret("geheim"))
    _ = server.heard()
  }

  private var lines: [String] { server.heard().map { String($0.prefix { $0 != "\n" }) } }

  private func answersMe() { server.answers(200, #"{"user_id":"@li:lattice.example"}"#) }

  @Test func deviceIsKeptAndLifetimeIsInMilliseconds() async throws {
    server.answers(
      200,
      Self.session(
        #","refresh_token":"r1","expires_in_ms":60000,"#
          + #""well_known":{"m.homeserver":{"base_url":"u"}}"#))
    let session = try await client.signIn(identifier: Self.li, password: Secret("geheim"))
    #expect(session.wellKnown?["m.homeserver"]?["base_url"]?.string == "u")
    #expect(client.session.state == .signedIn)
    #expect(store.texts == ["access": "a1", "refresh": "r1"])
    #expect(client.session.kept.sessionDeviceId == "D1")
    #expect(store.load()?.tokens["access"]?.expires == clock.now.addingTimeInterval(60))
  }

  @Test func expiredTokenIsRefreshed() async throws {
    try await signIn()
    clock.advance(by: 61)
    server.answers(200, #"{"access_token":"a2","expires_in_ms":60000}"#)
    answersMe()
    _ = try await client.me()
    // No new refresh token came: the old one stays good.
    #expect(store.texts == ["access": "a2", "refresh": "r1"])
    #expect(lines.map { $0.split(separator: "/").last } == ["refresh", "whoami"])
    clock.advance(by: 61)
    await client.session.start()
    #expect(client.session.state == .expired)
  }

  /// The state tells the app that nobody is signed in, without a failing call.
  @Test func expiryWithoutRefreshTokenEndsSession() async throws {
    try await signIn(#","expires_in_ms":60000"#)
    clock.advance(by: 61)
    let over = try await failure(Lattice.MeRefusal.self) { try await client.me() }
    #expect(over.recovery == .signIn)
    #expect(client.session.state == .signedOut)
    #expect(store.texts == [:])
    #expect(lines == [])
  }

  @Test func sessionWithoutExpiryContinues() async throws {
    try await signIn("")
    clock.advance(by: 3e7)
    answersMe()
    _ = try await client.me()
    #expect(lines.count == 1)
    #expect(client.session.state == .signedIn)
  }

  @Test func softLogoutRefreshesToken() async throws {
    try await signIn()
    server.answers(401, Self.error("M_UNKNOWN_TOKEN", #","soft_logout":true"#))
    server.answers(200, #"{"access_token":"a2","refresh_token":"r2"}"#)
    answersMe()
    _ = try await client.me()
    #expect(store.texts == ["access": "a2", "refresh": "r2"])
  }

  /// After a soft logout the app's values for this device stay valid, otherwise they don't.
  @Test(arguments: [(#","soft_logout":true"#, "putAside"), ("", "loggedOut")])
  func refusedRefreshTellsWhetherDeviceIsKept(_ more: String, _ name: String) async throws {
    try await signIn()
    var changes = client.session.changes.makeAsyncIterator()
    _ = await changes.next()
    server.answers(401, Self.error("M_UNKNOWN_TOKEN"))
    server.answers(401, Self.error("M_UNKNOWN_TOKEN", more))
    let ended = try await failure(Lattice.MeRefusal.self) { try await client.me() }
    #expect(ended.recovery == .signIn)
    #expect(ended.endedBecause?.name == name)
    #expect(store.texts == [:])
    let change = await changes.next()
    #expect(change?.state == .signedOut)
    #expect(change?.keptBefore.sessionDeviceId == "D1")
  }

  @Test func lockedAccountKeepsSession() async throws {
    try await signIn()
    server.answers(401, Self.error("M_USER_LOCKED", #","soft_logout":true"#))
    let locked = try await failure(Lattice.MeRefusal.self) { try await client.me() }
    #expect(locked == .refused(.locked))
    #expect(client.session.state == .signedIn)
    #expect(lines.count == 1)
  }

  @Test func registrationPassesThroughStages() async throws {
    server.answers(401, Self.stages())
    let first = try await failure(Lattice.RegisterRefusal.self) {
      try await client.register(username: "li", password: Secret("geheim"))
    }
    guard case .refused(.stageWanted(let wanted)) = first else { throw Unexpected("\(first)") }
    #expect(wanted.session == "s1")
    #expect(first.recovery == .continue(flow: "proving"))
    _ = server.heard()
    server.answers(401, Self.stages(#","completed":["m.login.terms"]"#))
    server.answers(200, Self.session())
    let second = try await failure(Lattice.RegisterRefusal.self) {
      try await client.register(
        username: "li", password: Secret("geheim"),
        auth: .termsStage(.init(session: wanted.session)))
    }
    guard case .refused(.stageWanted(let more)) = second else { throw Unexpected("\(second)") }
    #expect(more.completed == ["m.login.terms"])
    _ = try await client.register(
      username: "li", password: Secret("geheim"), auth: .doneElsewhere(.init(session: "s1")))
    #expect(client.session.state == .signedIn)
    let bodies = server.heard().map { String($0.split(separator: "\n").last ?? "") }
    #expect(bodies[0].contains(#""auth":{"session":"s1","type":"m.login.terms"}"#))
    #expect(bodies[1].contains(#""auth":{"session":"s1"}"#))
  }

  /// A 401 may come from a stage or from a token.
  @Test func passwordChangeProvesAndRefreshes() async throws {
    try await signIn()
    server.answers(401, Self.error("M_UNKNOWN_TOKEN", #","soft_logout":true"#))
    server.answers(200, #"{"access_token":"a2"}"#)
    server.answers(401, Self.stages())
    let wanted = try await failure(Lattice.ChangePasswordRefusal.self) {
      try await client.changePassword(newPassword: Secret("neu"), logoutDevices: true)
    }
    guard case .refused(.stageWanted) = wanted else { throw Unexpected("\(wanted)") }
    server.answers(401, Self.stages(#","errcode":"M_FORBIDDEN","error":"x""#))
    let failed = try await failure(Lattice.ChangePasswordRefusal.self) {
      try await client.changePassword(
        newPassword: Secret("neu"), logoutDevices: true,
        auth: .passwordStage(.init(session: "s1", identifier: Self.li, password: Secret("x"))))
    }
    guard case .refused(.stageFailed(let details)) = failed else { throw Unexpected("\(failed)") }
    #expect(details.session == "s1")
    #expect(failed.recovery == .correct)
    #expect(client.session.state == .signedIn)
    #expect(lines.count == 4)
  }

  @Test func tokenFromPageSignsIn() async throws {
    let browser = FakeBrowser { page in
      let query = page.absoluteString.removingPercentEncoding
      #expect(query?.contains("redirectUrl=com.example.lattice://sso") == true)
      return .success(URL(string: "com.example.lattice://sso?loginToken=t1")!)
    }
    let arrival = try await client.openSso(in: WebSignIn(browser: browser))
    server.answers(200, Self.session())
    _ = try await client.redeemSso(token: arrival.loginToken)
    #expect(server.heard().last?.contains(#""token":"t1","type":"m.login.token""#) == true)
    #expect(client.session.state == .signedIn)
  }

  @Test(arguments: [false, true]) func signOutEndsSession(_ everywhere: Bool) async throws {
    try await signIn()
    server.answers(200, "{}")
    everywhere ? try await client.signOutEverywhere() : try await client.signOut()
    #expect(lines.first?.hasSuffix(everywhere ? "/logout/all" : "/logout") == true)
    #expect(store.texts == [:])
  }

  @Test func millisecondTimestampsAreWholeNumbers() async throws {
    try await signIn()
    server.answers(
      200,
      #"{"threepids":[{"medium":"email","address":"a@b.example","validated_at":1535176800000}]}"#)
    #expect(try await client.addresses().threepids.first?.validatedAt == 1_535_176_800_000)
  }

  @Test(arguments: [(["Retry-After": "30"], 30.0), ([:], nil)])
  func rateLimitMayOmitWait(_ headers: [String: String], _ wait: Double?) async throws {
    var all: HTTPHeaders = [:]
    for (name, value) in headers { all[name] = value }
    server.answers(429, all, Self.error("M_LIMIT_EXCEEDED", #","retry_after_ms":30000"#))
    let limited = try await failure(Lattice.SignInRefusal.self) {
      try await client.signIn(identifier: Self.li, password: Secret("x"))
    }
    #expect(limited.recovery == .wait(until: wait.map { clock.now.addingTimeInterval($0) }))
  }
}

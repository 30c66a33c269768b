import AuthClient
import Foundation
import ShapeClients
import Testing

/// JSON of any form, constants that are no texts, answers of later types, and refusals that are said once.
@Suite struct BazaarTests {
  let server = PlayedServer()
  let store = MemoryStore()
  let client: Bazaar.Client

  init() {
    client = Bazaar.Client(
      store: store, options: ClientOptions(transport: server, clock: FixedClock()))
  }

  private static let cookies = """
    bazaar_session=s1%3D%3D; Path=/; Secure; HttpOnly, XSRF-TOKEN=eyJpdiI6Ik%3D%3D; Path=/; Secure
    """
  private static let id = "00000000-0000-4000-8000-000000000001"
  /// A number that no `Double` holds, null, and every other kind.
  private static let metadata =
    #"{"a":[1,2.50,9007199254740993,true,null,"x"],"b":{"c":-0.000000000000000001},"e":{}}"#
  private static let profile =
    #"{"id":"\#(id)","user_metadata":\#(metadata),"app_metadata":null,"notes":[null,1,"n",{"k":[]}],"#
    + #""flags":{"on":true,"off":null}}"#

  private func signIn(_ body: String) async throws -> Bazaar.SignInAnswer {
    server.answers(200, ["Set-Cookie": Self.cookies], body)
    return try await client.signIn(email: "li@example.org", password: Secret("geheim"))
  }

  private func signedIn() async throws {
    _ = try await signIn(#"{"two_factor":false,"user":\#(Self.profile)}"#)
    _ = server.heard()
  }

  @Test func constantsAreSentVerbatim() async throws {
    _ = try await signIn(#"{"two_factor":false,"user":\#(Self.profile)}"#)
    server.answers(200, #"{"known":true,"steps":[]}"#)
    _ = try await client.peek(email: "li@example.org")
    let bodies = server.heard().map { $0.split(separator: "\n").last }
    #expect(
      bodies == [
        #"{"email":"li@example.org","password":"geheim","remember":true,"version":3}"#,
        #"{"email":"li@example.org","remember":false,"version":3}"#,
      ])
  }

  @Test func callsOnOneRouteSendTheirMarks() async throws {
    for _ in 0..<2 { server.answers(200, #"{"id":"\#(Self.id)"}"#) }
    _ = try await client.signUp(email: "li@example.org", password: Secret("geheim12"))
    _ = try await client.guest()
    for _ in 0..<2 { server.answers(204, "") }
    try await client.sendText(phone: "+12025550100")
    try await client.sendMail(kind: .recovery, email: "li@example.org")
    let lines = server.heard().map { $0.split(separator: "\n") }
    #expect(
      lines.map { [$0.first, $0.last] } == [
        [
          "POST https://bazaar.example/signup",
          #"{"email":"li@example.org","password":"geheim12"}"#,
        ],
        ["POST https://bazaar.example/signup", "{}"],
        ["POST https://bazaar.example/verify/", #"{"kind":"sms","phone":"+12025550100"}"#],
        ["POST https://bazaar.example/verify/", #"{"email":"li@example.org","kind":"recovery"}"#],
      ])
  }

  @Test func jsonIsPreserved() async throws {
    let answer = try await signIn(#"{"two_factor":false,"user":\#(Self.profile)}"#)
    guard case .signedIn(let signedIn) = answer else { throw Unexpected("\(answer)") }
    let metadata = signedIn.user.userMetadata
    #expect(metadata.text == Self.metadata.replacing("2.50", with: "2.5"))
    #expect(metadata["a"]?[2]?.int == 9_007_199_254_740_993)
    #expect(metadata["a"]?[4] == .null)
    #expect(metadata["b"]?["c"]?.number == Decimal(string: "-0.000000000000000001"))
    #expect(signedIn.user.appMetadata == nil)
    #expect(signedIn.user.notes == [nil, 1, "n", ["k": []]])
    #expect(signedIn.user.flags == ["on": true, "off": nil])
    _ = server.heard()
    server.answers(200, Self.profile)
    let saved = try await client.save(userMetadata: metadata, notes: [nil, ["k": 0.1]])
    #expect(saved.userMetadata == metadata)
    #expect(
      server.heard().first?.split(separator: "\n").last
        == #"{"notes":[null,{"k":0.1}],"user_metadata":\#(metadata.text)}"#)
  }

  @Test func printingHidesJSON() async throws {
    let answer = try await signIn(#"{"two_factor":false,"user":\#(Self.profile)}"#)
    var dumped = "\(answer)" + String(reflecting: answer)
    dump(answer, to: &dumped)
    #expect(!dumped.contains("9007199254740993"))
    #expect(dumped.contains("[object of 3]"))
  }

  @Test func missingMembersAreUnreadable() async throws {
    try await signedIn()
    for body in [#"{"id":"\#(Self.id)","user_metadata":1}"#, #"{"id":"\#(Self.id)","notes":[]}"#] {
      server.answers(200, body)
      let unreadable = try await failure(Bazaar.MeRefusal.self) { try await client.me() }
      #expect(unreadable == .fault(.unreadable))
    }
  }

  @Test func unknownTypesArePreserved() async throws {
    let wanted = try await signIn(#"{"two_factor":true,"level":2,"hint":"app"}"#)
    #expect(wanted == .codeWanted(.init(hint: "app")))
    // Another number, a text instead of a bool, and a kind that came later.
    for body in [
      #"{"two_factor":true,"level":3,"hint":"app"}"#,
      #"{"two_factor":"true","level":2,"hint":"app"}"#,
      #"{"passkey":{"challenge":"c1"}}"#,
    ] {
      let later = try await signIn(body)
      guard case .other(let json) = later else { throw Unexpected("\(later)") }
      let kept = try JSONDecoder().decode(AnyJSON.self, from: Data(body.utf8))
      #expect(json == kept)
      #expect(client.session.state == .signedOut)
    }
    server.answers(
      200, #"{"known":true,"steps":[{"action":"show","text":"hi"},{"action":"wait","seconds":3}]}"#)
    let steps = try await client.peek(email: "li@example.org").steps
    #expect(steps == [.showText(.init(text: "hi")), .other(["action": "wait", "seconds": 3])])
    server.answers(200, #"["no object"]"#)
    let unreadable = try await failure(Bazaar.SignInRefusal.self) {
      try await client.signIn(email: "li@example.org", password: Secret("x"))
    }
    #expect(unreadable == .fault(.unreadable))
  }

  @Test func cookieIsRepeatedInHeaderDecoded() async throws {
    try await signedIn()
    server.answers(200, Self.profile)
    _ = try await client.save(userMetadata: true)
    #expect(
      server.heard() == [
        """
        PATCH https://bazaar.example/me
        Accept: application/json
        Content-Type: application/json
        Cookie: bazaar_session=s1%3D%3D
        X-XSRF-TOKEN: eyJpdiI6Ik==

        {"user_metadata":true}
        """
      ])
  }

  @Test func refusalsOfServerAndTokenApplyToEveryCall() async throws {
    server.answers(400, #"{"code":"wrong","details":{"left":[2]}}"#)
    let wrong = try await failure(Bazaar.SignInRefusal.self) {
      try await client.signIn(email: "li@example.org", password: Secret("x"), data: ["a": 1])
    }
    #expect(wrong == .refused(.wrongPassword(.init(details: ["left": [2]]))))
    server.answers(503, "{}")
    let failed = try await failure(Bazaar.PeekRefusal.self) {
      try await client.peek(email: "li@example.org")
    }
    #expect(failed == .refused(.serverFailed))
    try await signedIn()
    server.answers(401, "{}")
    let ended = try await failure(Bazaar.MeRefusal.self) { try await client.me() }
    #expect(ended == .refused(.sessionEnded))
    #expect(client.session.state == .signedOut)
  }
}

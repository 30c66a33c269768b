import AuthServer
import ShapeServers
import Testing

/// The stubs take and write JSON of any form, and tell calls apart by constants that are no texts.
@Suite struct BazaarServerTests {
  struct Service: Bazaar.API {
    func signIn(
      _ request: Bazaar.SignInRequest
    ) async throws(ServerRefusal<Bazaar.SignInRefusal>) -> Bazaar.SignInAnswer {
      .codeWanted(.init(hint: request.data?.text ?? "nothing"))
    }

    func peek(
      _ request: Bazaar.PeekRequest
    ) async throws(ServerRefusal<Bazaar.PeekRefusal>) -> Bazaar.PeekAnswer {
      .init(known: true, steps: [.showText(.init(text: "hi"))])
    }

    func me(
      _ request: Bazaar.MeRequest
    ) async throws(ServerRefusal<Bazaar.MeRefusal>) -> Bazaar.Profile {
      throw .unavailable(retryAfter: 1)
    }

    func save(
      _ request: Bazaar.SaveRequest
    ) async throws(ServerRefusal<Bazaar.SaveRefusal>) -> Bazaar.Profile {
      Bazaar.Profile(
        id: .init(uuidString: "00000000-0000-4000-8000-000000000001")!,
        userMetadata: request.userMetadata, notes: request.notes ?? [])
    }

    func signUp(
      _ request: Bazaar.SignUpRequest
    ) async throws(ServerRefusal<Bazaar.SignUpRefusal>) -> Bazaar.SignUpAnswer {
      .init(id: .init(uuidString: "00000000-0000-4000-8000-000000000002")!)
    }

    func guest(
      _ request: Bazaar.GuestRequest
    ) async throws(ServerRefusal<Bazaar.GuestRefusal>) -> Bazaar.GuestAnswer {
      .init(id: .init(uuidString: "00000000-0000-4000-8000-000000000003")!)
    }

    func sendText(
      _ request: Bazaar.SendTextRequest
    ) async throws(ServerRefusal<Bazaar.SendTextRefusal>) {}

    func sendMail(
      _ request: Bazaar.SendMailRequest
    ) async throws(ServerRefusal<Bazaar.SendMailRefusal>) {
      if request.kind == .recovery { throw .unavailable(retryAfter: 1) }
    }

    func signOut(
      _ request: Bazaar.SignOutRequest
    ) async throws(ServerRefusal<Bazaar.SignOutRefusal>) {}
  }

  private func answer(_ method: Request.Method, _ path: String, _ body: String) async -> String {
    let answer = await Bazaar.Routes(Service()).respond(
      to: Request(
        method, path, headers: ["Content-Type": "application/json"], body: Array(body.utf8)))
    return "\(answer.status) \(String(decoding: answer.body, as: UTF8.self))"
  }

  @Test func constantsDistinguishCalls() async {
    let common = #""email":"li@example.org","password":"geheim""#
    #expect(
      await answer(.post, "/login", "{\(common),\"remember\":true,\"version\":3,\"data\":[1.10]}")
        == #"200 {"two_factor":true,"level":2,"hint":"[1.10]"}"#)
    #expect(
      await answer(.post, "/login", "{\(common),\"remember\":false,\"version\":3.0}")
        == #"200 {"known":true,"steps":[{"action":"show","text":"hi"}]}"#)
    for wrong in [#""true","version":3"#, #"true,"version":"3""#, #"true,"version":4"#, "1"] {
      #expect(
        await answer(.post, "/login", "{\(common),\"remember\":\(wrong)}").hasPrefix("400 "),
        "\(wrong)")
    }
  }

  /// By a required field of only one call, and by an enum beside a constant.
  @Test(arguments: [
    ("/signup", #"{"email":"li@example.org","password":"geheim12"}"#, "200 2"),
    ("/signup", #"{"data":{"theme":"dark"}}"#, "200 3"), ("/signup", "{}", "200 3"),
    ("/signup", "", "200 3"), ("/signup", #"{"email":null}"#, "200 3"),
    ("/signup", #"{"email":"li@example.org"}"#, "400"),
    ("/verify/", #"{"kind":"sms","phone":"+12025550100"}"#, "204"),
    ("/verify/", #"{"kind":"signup","email":"li@example.org"}"#, "204"),
    ("/verify/", #"{"kind":"recovery","email":"li@example.org"}"#, "503"),
    ("/verify", #"{}"#, "404"),
    ("/verify/", #"{"kind":"fax","email":"li@example.org"}"#, "400"),
  ])
  func callsOnOneRouteAreDistinguished(_ path: String, _ body: String, _ expected: String) async {
    let found = await answer(.post, path, body)
    let id = found.firstMatch(of: #/(?<last>\d)"}/#).map { " \($0.last)" } ?? ""
    // A field at fault is named.
    #expect(found.prefix(3) + id == expected.prefix(3) + expected.dropFirst(3), "\(found)")
  }

  @Test func jsonRoundTrips() async {
    let json = #"{"a":[1,2.50,90071992547409930001,true,null,"x"],"b":{}}"#
    #expect(
      await answer(.patch, "/me", "{\"user_metadata\":\(json),\"notes\":[null,1e400]}")
        == "200 {\"id\":\"00000000-0000-4000-8000-000000000001\",\"user_metadata\":\(json),\"notes\":[null,1e400]}"
    )
    #expect(await answer(.patch, "/me", #"{"user_metadata":null}"#).hasPrefix("400 "))
  }
}

import AuthServer
import ShapeServers
import Testing

/// The stubs tell null from a field that was left out, and hold calls to the rules between their fields.
@Suite struct RegistryServerTests {
  struct Service: Registry.API {
    func signIn(
      _ request: Registry.SignInRequest
    ) async throws(ServerRefusal<Registry.SignInRefusal>) -> Registry.SignInAnswer {
      .init(token: Secret("s1"))
    }

    func register(
      _ request: Registry.RegisterRequest
    ) async throws(ServerRefusal<Registry.RegisterRefusal>) -> Registry.RegisterAnswer {
      .init(id: .init(uuidString: "00000000-0000-4000-8000-000000000002")!)
    }

    func me(
      _ request: Registry.MeRequest
    ) async throws(ServerRefusal<Registry.MeRefusal>) -> Registry.Person {
      throw .unavailable(retryAfter: 1)
    }

    /// The nickname says what was asked of the fields.
    func change(
      _ request: Registry.ChangeRequest
    ) async throws(ServerRefusal<Registry.ChangeRefusal>) -> Registry.Person {
      let words = [
        word(request.nickname), word(request.height), word(request.manager),
        word(request.delegates), word(request.address), word(request.settings),
        request.address.applied(to: nil).map { word($0.floor) } ?? "",
      ]
      return .init(
        id: .init(uuidString: "00000000-0000-4000-8000-000000000001")!,
        nickname: words.joined(separator: " "))
    }

    private func word<Value>(_ change: RequestedChange<Value>) -> String {
      switch change {
      case .keep: "keep"
      case .set: "set"
      case .clear: "clear"
      }
    }

    func signOut(
      _ request: Registry.SignOutRequest
    ) async throws(ServerRefusal<Registry.SignOutRefusal>) {}
  }

  private func change(_ body: String) async -> String { await answer(.patch, "/me", body) }

  private func answer(
    _ method: Request.Method, _ path: String, _ body: String, name: String? = nil
  ) async -> String {
    var headers: Headers = ["Content-Type": "application/json", "Authorization": "Bearer s1"]
    if let name { headers.add("X-Name", name) }
    let answer = await Registry.Routes(Service()).respond(
      to: Request(method, path, headers: headers, body: Array(body.utf8)))
    return "\(answer.status) \(String(decoding: answer.body, as: UTF8.self))"
  }

  @Test(arguments: [
    ("{}", "keep keep keep keep keep keep "),
    (
      #"{"nickname":null,"height":null,"manager":null,"delegates":null,"address":null,"settings":null}"#,
      "clear clear clear clear clear clear "
    ),
    (
      #"{"nickname":"Li","height":1,"delegates":[],"address":{"floor":null},"settings":{"a":null}}"#,
      "set set keep set set set clear"
    ),
    (#"{"note":null,"address":{"floor":2}}"#, "keep keep keep keep set keep set"),
  ])
  func keepSetAndClearAreDistinguished(_ body: String, _ words: String) async {
    #expect(await change(body).contains("\"nickname\":\"\(words)\""))
  }

  @Test(arguments: [
    #"{"nickname":"twenty-one characters"}"#, #"{"nickname":1}"#, #"{"pin":"12345"}"#,
    #"{"delegates":[null]}"#, #"{"address":{"street":1}}"#, #"{"notice":"never"}"#,
  ])
  func invalidValuesAreRejected(_ body: String) async {
    #expect(await change(body).hasPrefix("400 "))
  }

  @Test(arguments: [
    (#"{"email":"li@example.org","password":"p"}"#, "200"),
    (#"{"phone":"+12025550100","email":null,"password":"p"}"#, "200"),
    (#"{"password":"p"}"#, "400 "),
    (#"{"email":null,"password":"p"}"#, "400 "),
    (
      #"{"email":"li@example.org","phone":"+12025550100","password":"p"}"#,
      "400 "
    ),
    (#"{"email":"li","phone":"+12025550100","password":"p"}"#, "400 "),
  ])
  func exactlyOneIdentifierIsAccepted(_ body: String, _ expected: String) async {
    #expect(await answer(.post, "/login", body).contains(expected))
  }

  @Test(arguments: [
    (#"{"email":"li@example.org","phone":"+12025550100""#, nil, "200"), ("{", "li", "200"),
    ("{", nil, "400 "),
  ])
  func atLeastOneIdentifierIsRequired(_ start: String, _ name: String?, _ expected: String) async {
    let comma = start == "{" ? "" : ","
    let body = start + comma + #""password":"geheim12","password_confirmation":"geheim12"}"#
    #expect(await answer(.post, "/people", body, name: name).contains(expected))
  }

  @Test func repeatedPasswordMustMatch() async {
    for (second, expected) in [
      ("\"geheim13\"", "400 "),
      ("null", "400 "), ("\"geheim12\"", "200"),
    ] {
      let body = #"{"password":"geheim12","password_confirmation":\#(second)}"#
      #expect(await answer(.post, "/people", body, name: "li").contains(expected))
    }
  }
}

import AuthServer
import RegistryServer
import Testing

/// The stubs tell null from a field that was left out.
@Suite struct RegistryServerTests {
  struct Service: Registry.API {
    func signIn(
      _ request: Registry.SignInRequest
    ) async throws(ServerRefusal<Registry.SignInRefusal>) -> Registry.SignInAnswer {
      .init(token: Secret("s1"))
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

  private func change(_ body: String) async -> String {
    let answer = await Registry.Routes(Service()).respond(
      to: Request(
        .patch, "/me",
        headers: ["Content-Type": "application/json", "Authorization": "Bearer s1"],
        body: Array(body.utf8)))
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
  func threeCases(_ body: String, _ words: String) async {
    #expect(await change(body).contains("\"nickname\":\"\(words)\""))
  }

  /// A value that is set keeps to its type and its rules.
  @Test(arguments: [
    #"{"nickname":"twenty-one characters"}"#, #"{"nickname":1}"#, #"{"pin":"12345"}"#,
    #"{"delegates":[null]}"#, #"{"address":{"street":1}}"#, #"{"notice":"never"}"#,
  ])
  func wrongValuesAreRefused(_ body: String) async {
    #expect(await change(body).hasPrefix("400 "))
  }
}

import AuthServer
import Foundation
import Testing

/// One secret put everywhere a request or an answer can hold one; nothing that prints may show it.
@Suite struct RedactionTests {
  static let canary = "canary7f3a"

  static let request = Request(
    .post, "/api/\(canary)?token=\(canary)",
    headers: ["Authorization": "Bearer \(canary)", "X-\(canary)": canary, "Content-Type": "a/b"],
    body: Array(#"{"\#(canary)":"\#(canary)"}"#.utf8))

  static let values: [any Sendable] = [
    Secret(canary), [Secret(canary)], ["a": Secret(canary)], Secret(canary) as Secret?,
    request, request.headers, request.headers.first { _ in true }!,
    JSONValue.string(canary), JSONValue.array([.string(canary)]),
    ["a": .string(canary)] as JSONValue, ["a": .string(canary)] as JSONObject,
    JSONObject([(canary, .string(canary))]).fields,
    Response(status: 200, headers: ["Set-Cookie": canary], body: Array(canary.utf8)),
    Redirect(to: "app://callback", query: [("token", canary)]),
    RefusalAnswer(status: 401, body: .string(canary), headers: ["A": canary]),
    Base64Bytes(Array(canary.utf8)),
    Longde.Session(
      accessToken: Secret(canary), refreshToken: Secret(canary), user: LongdeService.user),
  ]

  @Test(arguments: values.indices)
  func printingHidesValue(index: Int) {
    let value = Self.values[index]
    let shown = everythingShown(value)
    #expect(!shown.contains(Self.canary), "\(type(of: value))")
    #expect(!shown.contains("99, 97, 110"), "\(type(of: value)) as bytes")
    #expect(!shown.contains("99\n"), "\(type(of: value)) as bytes")
  }

  @Test func printingHidesValuesWhileReading() async {
    let seen = Seen()
    let router = Router(routes: [Route(.post, "/api/{id}", seen.look)])
    let answer = await router.respond(to: Self.request)
    let shown = await seen.shown
    #expect(shown.contains("POST request, 3 headers, 27 bytes"))
    #expect(!shown.contains(Self.canary))
    #expect(answer.status == 204)
  }

  @Test(arguments: [
    #"{"refreshToken":["canary7f3a"]}"#, #"{"refreshToken":"canary7f3a"#,
    #"{"canary7f3a":1,"canary7f3a":2}"#, #"{"refreshToken":"canary7f3a","x":canary7f3a}"#,
    #"{"refreshToken":{"canary7f3a":1}}"#, "canary7f3a",
  ])
  func errorDoesNotEchoInput(body: String) async {
    let request = Request(
      .post, "/api/auth/refresh", headers: ["Content-Type": "application/json"],
      body: Array(body.utf8))
    let answer = await Longde.Routes(LongdeService()).respond(to: request)
    #expect(answer.status == 400)
    #expect(!answer.text.contains(Self.canary))
    #expect(!answer.headers.contains { $0.value.contains(Self.canary) })
  }

  /// Keeps what could be printed of an incoming request.
  actor Seen {
    var shown = ""

    func look(_ sent: Sent) async throws(ServerRefusal<NoRefusal>) { shown = sent.shown }

    struct Sent: IncomingRequest {
      var shown: String

      init(_ incoming: Incoming) throws(InvalidValue) {
        shown = everythingShown(incoming) + everythingShown(incoming.path)
        shown += everythingShown(incoming.headers) + everythingShown(try incoming.query())
      }
    }
  }
}

import AuthClient
import Foundation
import Testing

@Suite("Server-wide headers")
struct ServerHeadersTests {
  private let script = Script()

  /// A header may be a secret between the app and one server.
  @Test func goToOwnServerOnly() async throws {
    let session = AuthSession<Longde>(
      server: URL(string: "https://longde.example")!, store: MemoryStore(),
      headers: ["X-Key": Secret("k1"), "X-App": "7"],
      options: ClientOptions(transport: script, clock: VirtualClock()))
    script.on("own", .json(200, "{}"))
    script.on("other", .json(200, "{}"))
    _ = try await session.call(
      Call<NoAnswer, NoRefusal>("own", .get, "/own", headers: ["X-App": "8"]))
    _ = try await session.call(
      Call<NoAnswer, NoRefusal>(
        "other", .get, "/other", server: URL(string: "https://other.example")!))
    let headers = script.requests.map(\.headers)
    #expect(headers[0]["X-Key"] == "k1")
    #expect(headers[0]["X-App"] == "8", "the call's own comes last")
    #expect(headers[1]["X-Key"] == nil && headers[1]["X-App"] == nil)
  }

  @Test func tableFindsRulesByName() {
    let gone = RefusalRule(name: "gone", status: 404, recovery: .tell)
    enum Refused: String, TabledRefusal {
      case gone, unknown

      static var table: RefusalTable {
        RefusalTable([RefusalRule(name: "gone", status: 404, recovery: .tell)])
      }
    }
    #expect(Refused.gone.rule == gone)
    #expect(Refused.rules.map(\.name) == ["gone", "unknown"])
  }
}

import ContractReader
import Diagnostics
import Testing
import YAMLSource

@testable import Generation

@Suite("Router faults in the form of declared errors")
struct RouterFaultTests {
  @Test(arguments: [
    ("code: int, message: string", ["code status", "message text"]),
    ("code: { type: int, as: text }, message: string", ["code statusText", "message text"]),
    ("at: { type: number, as: text, wire: error.at }", ["error.at statusText"]),
    ("errors: list of string, code: string", ["code text"]),
    ("codes: map of int, list: list of string", []),
    ("code: string, message: string", ["code kind", "message text"]),
    ("code: string, parts: list of string, message: string", ["code kind", "message text"]),
    (
      "ok: { constant: \"false\" }, code: string, message: string",
      ["code kind", "message text"]
    ),
    ("isOver: bool, id: uuid, code: { type: string, in: header }", []),
  ])
  func eachPlaceHasItsValue(_ refusal: String, _ words: [String]) throws {
    let server = try server("refusal: { \(refusal) }")
    #expect(server.faultWords.map { "\($0.wire) \($0.word)" } == words)
  }

  @Test(arguments: [("int", #"{"code":0}"#), ("{ type: int, as: text }", #"{"code":"0"}"#)])
  func envelopeUsesDeclaredTypes(_ code: String, _ json: String) throws {
    let server = try server("refusal: { code: \(code) }, success: { code: \"0\" }")
    let success = RefusalBody(server.success.map { (wire: $0.wire, text: $0.text) })
    #expect(success?.json(typedBy: server.refusalFields).compact == json)
  }

  private func server(_ rest: String) throws -> ServerPlan {
    let text = """
      authcontract: 1
      service: Sample
      version: "1"
      servers: { api: { url: https://a.example, \(rest) } }
      endpoints: { ping: { route: POST /a, does: call } }
      """
    let source = SourceFile(path: "sample.yaml", text: text)
    let plan = try Generation.plan(try ContractReader.read(YAMLSource.parse(source)))
    return try #require(plan.servers.first)
  }
}

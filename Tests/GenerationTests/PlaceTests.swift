import ContractModel
import ContractReader
import Diagnostics
import Testing
import YAMLSource

@testable import Generation

/// The places that fields of refusals, requests and answers may have.
@Suite struct PlaceTests {
  /// One rule recognizes an error on all servers.
  @Test(arguments: [
    ("{ errorCode: string }", "names: snake_case, refusal: { errorCode: string }"),
    ("{ errorCode: string }", "refusal: { errorCode: { type: string, in: header } }"),
    (
      "{ errorCode: { type: string, wire: a } }",
      "refusal: { errorCode: { type: string, wire: b } }"
    ),
  ])
  func errorDifferingBetweenServersIsRejected(_ one: String, _ two: String) throws {
    let text = contract(one, other: two, "errorCode: x", both: true)
    #expect(try problems(text, for: [.client]) == ["not-generated-yet"])
    #expect(try problems(text, for: [.client, .fixtures]) == ["not-generated-yet"])
    #expect(try problems(text, for: [.fixtures]) == ["not-generated-yet"])
    #expect(try problems(text, for: [.docs]) == ["not-generated-yet"])
    #expect(try problems(text, for: [.server]) == [])
    let alike = contract(one, other: "refusal: \(one)", "errorCode: x", both: true)
    #expect(try problems(alike, for: [.client, .fixtures]) == [])
  }

  @Test func bothPlacesAreNamed() throws {
    let other = "names: snake_case, refusal: { errorCode: string }"
    let text = contract("{ errorCode: string }", other: other, "errorCode: x", both: true)
    #expect {
      _ = try blueprint(text, for: [.client])
    } throws: { error in
      let found = (error as? Problems)?.diagnostics.first
      let words =
        "an error known by `errorCode` at `api` and by `error_code` at `other` cannot be generated yet"
      return found?.message == words && found?.related.count == 1
    }
  }

  @Test func headerNamesIgnoreCase() throws {
    let text = contract(
      "{ code: { type: string, in: header, wire: X-Code } }",
      other: "refusal: { code: { type: string, in: header, wire: x-code } }", "code: x", both: true)
    #expect(try problems(text, for: [.client, .fixtures]) == [])
  }

  /// The place of a field that only the error declares comes from the error.
  @Test(arguments: [
    ("kind: { type: string, in: header, wire: X-Kind }", "X-Kind", true),
    ("kind: { type: string, wire: error.kind }", "error.kind", false),
    ("kind: { type: string, wire: Kind }", "Kind", false), ("myKind: string", "my_kind", false),
  ])
  func matchUsesPlaceOfErrorField(
    _ field: String, _ wire: String, isHeader: Bool
  ) throws {
    let name = String(field.prefix { $0 != ":" })
    let server = "{ code: string }, names: snake_case"
    let known = contract(server, "\(name): { startsWith: a }", fields: field)
    let condition = try #require(try blueprint(known, for: [.client]).refusals[0].conditions.first)
    #expect(condition.wire == wire && condition.isHeader == isHeader)
    let whole = contract(server, "\(name): a", fields: field)
    #expect(try problems(whole, for: [.client]) == ["same-wire-name"])
  }

  /// The example contains the text by which a client recognizes the error.
  @Test(
    arguments: [
      (
        "code: string", "k: { startsWith: a }", "k: { type: string, wire: e.k }",
        #"{"code":"no","e":{"k":"a"}}"#, "{}"
      ),
      (
        "code: string", "k: { startsWith: a }", "k: { type: string, in: header, wire: X-K }",
        #"{"code":"no"}"#, #"{"X-K":"a"}"#
      ),
      (
        "code: { type: string, in: header, wire: X-C }", "code: { has: a }",
        "x: { type: string, in: header, wire: x-c }", nil, #"{"X-C":"a"}"#
      ),
      (
        "code: string, ok: { constant: n }", "code: a", "left: int",
        #"{"code":"a","ok":"n","left":1}"#, "{}"
      ),
    ] as [(String, String, String, String?, String)])
  func exampleOfErrorIsRecognizedByClient(
    _ refusal: String, _ match: String, _ field: String, _ body: String?, _ headers: String
  ) throws {
    let plan = try blueprint(contract("{ \(refusal) }", match, fields: field), for: [.client])
    let examples = Examples(plan)
    #expect(examples.body(of: plan.refusals[0], from: plan.calls[0])?.compact == body)
    #expect(JSONValue.members(examples.headers(plan.refusals[0])).compact == headers)
  }

  @Test func partialHeaderMatchMayReturnFullValue() throws {
    let text = contract(
      "{ code: { type: string, in: header, wire: X-Code } }", "code: { startsWith: a }",
      fields: "x: { type: string, in: header, wire: x-code }")
    #expect(try problems(text, for: [.server]) == [])
  }

  @Test(arguments: ["header", "cookie"])
  func refusalHeadersHoldNoCollections(_ part: String) throws {
    let field = "m: { type: map of int, in: \(part) }"
    let text = contract("{ code: string }", "code: x", fields: field)
    #expect(try problems(text, for: [.client]) == ["not-plain"])
  }

  /// Each server declares its own place.
  @Test func clashOnSecondServerIsReported() throws {
    let text = contract(
      "{ code: { type: string, wire: error } }",
      other: "refusal: { code: { type: string, wire: kind } }", "code: x",
      fields: "k: { type: string, wire: kind }", both: true)
    #expect(try problems(text, for: [.server]) == ["same-wire-name"])
  }

  @Test(arguments: [
    (
      "text: { type: string, wire: . }, code: { type: string, in: header, wire: X }",
      "x: { type: string, in: header, wire: X-Y }", true
    ),
    ("text: string, code: { type: string, in: header, wire: text }", "x: int", true),
    (
      "text: { type: string, in: header, wire: X }, code: { type: string, in: header, wire: X.B }",
      "x: int", true
    ),
    ("text: { type: string, wire: a }, code: { type: string, wire: a.b }", "x: int", false),
    (
      "text: string, code: { type: string, in: header, wire: X-Code }",
      "x: { type: string, in: header, wire: x-code }", false
    ),
    (
      "text: string, code: { type: string, in: header, wire: X-Code }",
      "x: { type: string, in: header, wire: X-Other }", true
    ),
  ])
  func headersDoNotClashWithBody(
    _ refusal: String, _ fields: String, isRight: Bool
  ) throws {
    let text = contract("{ \(refusal) }", "text: a, code: b", fields: fields)
    let found = Set(try problems(text, for: [.server]))
    #expect(found == (isRight ? [] : ["same-wire-name"]))
  }

  @Test(
    arguments: [
      ("POST /a, does: call, returns: { m: { type: map of int, in: cookie } }", "not-plain"),
      ("POST /a, does: call, returns: { m: { type: list of string, in: header } }", "not-plain"),
      ("POST /a, does: call, returns: { m: { type: int, in: header, wire: X-M } }", nil),
      ("GET /a, does: call, sends: { m: { type: string, in: body } }", "no-body"),
      ("HEAD /a, does: call, sends: { m: { type: string, in: body } }", "no-body"),
      ("DELETE /a, does: call, sends: { m: { type: string, in: body } }", nil),
      ("GET /a, does: call, sends: { m: string }", nil),
    ] as [(String, String?)])
  func partsAllowOnlyTheirTypes(_ endpoint: String, _ rule: String?) throws {
    let text = contract("{ code: string }", "code: x", endpoint: endpoint)
    #expect(try problems(text, for: [.client]) == [rule].compactMap { $0 })
  }

  @Test(arguments: [("GET", "no-body"), ("POST", "bad-header")])
  func serverFieldsCountAsCallFields(_ method: String, _ rule: String) throws {
    let text = contract(
      "{ code: string }, sends: { tenant: string }", "code: x",
      endpoint:
        "\(method) /a, does: call, sends: { t: { type: string, in: header, wire: Content-Type } }")
    #expect(Set(try problems(text, for: [.client])).contains(rule))
  }

  @Test(arguments: [
    ("", "{ code: string }", false), ("", "{ kind: { type: string, wire: code } }", false),
    ("", "{ kind: string }", true), (", answer: data", "{ code: string }", true),
    ("", "Item", false), ("", "Either", false), (", answer: data", "Either", true),
    ("", "{ code: { type: string, in: header } }", true),
  ])
  func answerCannotOccupyPlaceOfSuccessMark(
    _ answer: String, _ returns: String, isRight: Bool
  ) throws {
    let text = contract(
      "{ code: int }, success: { code: \"0\" }\(answer)", "code: \"1\"",
      endpoint: "POST /a, does: call, returns: \(returns)")
    #expect(try problems(text, for: [.server]) == (isRight ? [] : ["same-wire-name"]))
  }

  @Test(arguments: OutputKind.allCases)
  func successMarkInHeaderIsSupportedByClientOnly(_ output: OutputKind) throws {
    let text = contract(
      "{ code: { type: string, in: header, wire: X-Code } }, success: { code: a }", "code: b")
    let writes = OutputKind.stubs.contains(output) || output == .fixtures
    #expect(try problems(text, for: [output]) == (writes ? ["not-generated-yet"] : []))
  }

  /// Stubs distinguish choices by constants. The client also distinguishes them by the fields present.
  @Test(arguments: OutputKind.allCases)
  func stubsRejectChoiceWithoutConstants(_ output: OutputKind) throws {
    let text = contract(
      "{ code: string }", "code: b",
      endpoint: "POST /a, does: call, sends: { one: Open }, returns: Open"
    ).replacing(
      "Either:",
      with: "One: { left: int }\n  Two: { right: int }\n  Open: { oneOf: [One, Two] }\n  Either:")
    let reads = OutputKind.stubs.contains(output)
    #expect(try problems(text, for: [output]) == (reads ? ["not-generated-yet"] : []))
    let answers = text.replacing("sends: { one: Open }, ", with: "")
    #expect(try problems(answers, for: [output]) == [])
  }

  private func contract(
    _ refusal: String, other: String = "refusal: { code: string }", _ match: String,
    fields: String = "left: int", endpoint: String = "POST /a, does: call, refuses: [no]",
    both: Bool = false
  ) -> String {
    """
    authcontract: 1
    service: Sample
    version: "1"
    languages: [en]
    servers:
      api: { url: https://a.example, refusal: \(refusal) }
      other: { url: https://b.example, \(other) }
    errors:
      no: { status: 400, match: { \(match) }, fields: { \(fields) }, recover: tell, message: { en: No } }
    types:
      Item: { code: string, kind: { constant: item } }
      Bare: { left: int, kind: { constant: bare } }
      Either: { oneOf: [Bare, Item] }
    endpoints:
      ping: { server: api, route: \(endpoint) }
      pong: { server: other, route: POST /b, does: call\(both ? ", refuses: [no]" : "") }
    """
  }

  private func blueprint(
    _ text: String, for outputs: Set<OutputKind>
  ) throws(Problems) -> Blueprint {
    let source = SourceFile(path: "sample.yaml", text: text)
    return try Generation.plan(try ContractReader.read(YAMLSource.parse(source)), for: outputs)
  }

  private func problems(_ text: String, for outputs: Set<OutputKind>) throws -> [String] {
    do {
      _ = try blueprint(text, for: outputs)
      return []
    } catch {
      #expect(error.diagnostics.allSatisfy { $0.span != nil && !$0.help.isEmpty })
      return error.diagnostics.map(\.rule)
    }
  }
}

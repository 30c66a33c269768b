import ContractModel
import ContractReader
import Diagnostics
import Testing
import YAMLSource

@testable import Generation

@Suite("Nested types")
struct NestedTypeTests {
  private func contract(_ types: String, _ endpoint: String, server: String = "") -> String {
    """
    authcontract: 1
    service: Sample
    version: "1"
    configuration: { clientId: string }
    servers: { api: { url: https://api.example.com\(server) } }
    types:
    \(types)
    endpoints:
      sample: { does: call, \(endpoint) }
    """
  }

  private func blueprint(
    _ text: String, for outputs: Set<OutputKind> = Set(OutputKind.allCases)
  ) throws -> Blueprint {
    let document = YAMLSource.parse(SourceFile(path: "c.yaml", text: text))
    return try Generation.plan(try ContractReader.read(document), for: outputs)
  }

  private func problems(_ text: String) throws -> [String] {
    do {
      _ = try blueprint(text)
      return []
    } catch let error as Problems {
      return error.diagnostics.map { "\($0.rule) \($0.span?.start.line ?? 0)" }
    }
  }

  private static let tagged =
    "  Item: { kind: { constant: item }, tag: { type: string, in: header, wire: X-Tag } }\n"
    + "  Bare: { kind: { constant: bare } }\n  Either: { oneOf: [Item, Bare] }\n"

  @Test(arguments: [
    ("route: GET /a, returns: Item", true), ("route: GET /a, returns: Either", true),
    ("route: POST /a, sends: Item, returns: Item", true),
    ("route: GET /a, returns: list of Item", false),
    ("route: GET /a, returns: map of Either", false),
    ("route: GET /a, returns: { item: optional Item }", false),
    ("route: POST /a, sends: { item: Either }", false),
    ("route: POST /a, sends: { deep: { fields: { item: Item } } }", false),
  ])
  func typeWithHeaderFieldCannotBeNested(_ endpoint: String, isRight: Bool) throws {
    #expect(
      try problems(contract(Self.tagged, endpoint)) == (isRight ? [] : ["inside-a-body 12"]))
  }

  @Test func typeWithHeaderFieldCannotBeHeldByType() throws {
    let types = Self.tagged + "  Box: { item: list of Item }"
    #expect(try problems(contract(types, "route: GET /a, returns: Box")) == ["inside-a-body 10"])
  }

  /// A client finds the header wherever the field is declared.
  @Test func clientAllowsNestedHeaderFields() throws {
    let text = contract(Self.tagged, "route: GET /a, returns: { item: Item }")
    #expect(try blueprint(text, for: [.client]).calls.count == 1)
  }

  @Test(arguments: [
    ("list of string", false), ("map of int", false), ("Bare", false),
    ("{ fields: { id: uuid } }", false), ("{ type: list of int, in: header }", false),
    ("string", true), ("{ enum: [a, b] }", true), ("{ constant: a }", true),
  ])
  func formFieldsMustBeScalar(_ type: String, isRight: Bool) throws {
    let text = contract(
      "  Bare: { id: uuid }", "route: POST /a, sends: { one: \(type) }", server: ", content: form")
    #expect(try problems(text) == (isRight ? [] : ["not-plain 9"]))
  }

  @Test func queryParametersMustBeScalar() throws {
    let endpoint = "route: GET /a, sends: { one: { fields: { id: uuid } } }"
    #expect(try problems(contract("  Bare: { id: uuid }", endpoint)) == ["not-plain 9"])
  }

  /// A recursive type is expanded once, along any path.
  @Test func examplesOfRecursiveTypesTerminate() throws {
    let names = (1...20).map { "T\($0)" }
    let all = names.map { "\($0.lowercased()): list of \($0)" }.joined(separator: ", ")
    let types = names.map { "  \($0): { \(all), more: map of \($0) }" }.joined(separator: "\n")
    let plan = try blueprint(contract(types, "route: GET /a, returns: list of T1"))
    let body = Examples(plan).answer(plan.calls[0])?.compact
    let empty = names.map { "\"\($0.lowercased())\":[]" }.joined(separator: ",")
    #expect(body == "[{\(empty),\"more\":{}}]")
  }

  @Test func typeHoldingRecursiveTypeIsShown() throws {
    let types = "  Node: { id: int, nodes: list of Node }\n  Page: { first: list of Node }"
    let plan = try blueprint(contract(types, "route: GET /a, returns: Page"))
    #expect(
      Examples(plan).answer(plan.calls[0])?.compact == #"{"first":[{"id":1,"nodes":[]}]}"#)
  }

  /// The hash of a type with a deployment secret would reveal something about it.
  @Test func deploymentSecretIsSecretInsideType() throws {
    let text = contract(
      "  Sent: { id: configuration.clientId }", "route: POST /a, sends: { sent: Sent }"
    )
    .replacing("clientId: string", with: "clientId: { type: string, secret: true }")
    #expect(try blueprint(text).records.first { $0.name == "Sent" }?.holdsSecret == true)
  }

  @Test func onlySentValuesAreCompared() throws {
    let types = """
        Sent: { id: configuration.clientId, more: list of Way }
        Way: { oneOf: [Sent, Later] }
        Later: { kind: { constant: other } }
        Told: { id: configuration.clientId }
      """
    let text = contract(types, "route: POST /a, sends: { sent: Sent }, returns: Told")
    let host = try #require(try blueprint(text).hosts.first)
    #expect(ConfigurationHolders(host).names == ["Sent", "Way"])
    #expect(host.configuration.map(\.name) == ["clientId"])
  }

  /// Except for a cookie that the response sets itself.
  @Test(arguments: [
    ("DELETE /s", "session.end, needs: sid", ["sid", "twin"]),
    ("POST /out", "session.end, returns: { sid: { type: tokens.sid, in: cookie } }", ["twin"]),
    ("DELETE /me", "account.delete, needs: sid", ["sid", "twin"]),
    ("DELETE /s/one", "session.endOne, needs: sid", []),
  ])
  func tokenCookiesEndWithSession(_ route: String, _ operation: String, _ names: [String]) throws {
    let text = """
      authcontract: 1
      service: Sample
      version: "1"
      servers: { api: { url: https://api.example.com }, other: { url: https://other.example.com } }
      tokens:
        sid: { format: opaque, lifetime: 1h, sent: { in: cookie, wire: sid }, stored: keychain }
        twin: { format: opaque, lifetime: 1h, sent: { in: header, wire: X-Twin }, stored: memory }
        far: { format: opaque, lifetime: 1h, sent: { in: cookie, wire: far }, stored: keychain }
      types:
        In: { sid: { type: tokens.sid, in: cookie }, twin: { type: tokens.twin, in: cookie } }
      endpoints:
        enter: { route: POST /s, server: api, does: password.signIn, sends: { email: email, password: password }, returns: In }
        colour: { route: GET /c, server: api, does: call, returns: { colour: { type: string, in: cookie } } }
        there: { route: GET /far, server: other, does: call, needs: far }
        sample: { route: "\(route)", server: api, does: \(operation) }
      """
    let call = try #require(try blueprint(text).calls.first { $0.name == "sample" })
    #expect(call.cookiesEnded == names)
  }

  @Test(arguments: [
    ("{ code: \"1\" }", "{ code: int }", false), ("{ code: x }", "{ left: int }", true),
    ("{ code: { startsWith: x } }", "{ code: string }", true),
    ("{ code: { has: x } }", "{ more: { type: int, wire: code.more } }", false),
    ("{ code: x }", "{ kind: { type: int, wire: code } }", false),
    ("{ code: \"1\" }", "{ code: { type: int, in: header } }", true),
  ])
  func refusalFieldCannotOccupyPlaceOfMatch(
    _ match: String, _ fields: String, isRight: Bool
  ) throws {
    let text =
      contract(
        "  Bare: { id: uuid }", "route: GET /a, refuses: [no]",
        server: ", refusal: { code: string }")
      + "\nerrors: { no: { status: 400, match: \(match), fields: \(fields), recover: tell } }"
    #expect(try problems(text) == (isRight ? [] : ["same-wire-name 10"]))
  }
}

import ContractModel
import ContractReader
import Diagnostics
import Testing
import YAMLSource

@testable import Generation

/// The decisions that the stubs of all languages share.
@Suite struct StubPlanTests {
  private func stub(_ text: String) throws -> StubPlan {
    let document = YAMLSource.parse(SourceFile(path: "c.yaml", text: text))
    let blueprint = try Generation.plan(try ContractReader.read(document), for: [.server])
    return try #require(blueprint.stubs.first)
  }

  private func contract(
    server: String = "", errors: String = "", tokens: String = "", endpoints: String = ""
  ) -> String {
    """
    authcontract: 1
    service: Shop
    version: "1"
    servers: { api: { url: https://a.example\(server) } }
    tokens: { access: { format: jwt, sent: bearer, stored: keychain }\(tokens) }
    errors: { down: { status: 5xx, recover: retry }\(errors) }
    endpoints:
      ping: { route: GET /ping, does: call, needs: access, refuses: [down] }
    \(endpoints)
    """
  }

  @Test func statusClassUsesItsFirstStatus() throws {
    let refusal = try #require(try stub(contract()).refusals.first)
    #expect(refusal.status == 500)
    #expect(refusal.recognition == "status 5xx")
  }

  @Test(arguments: [
    ("{ after: seconds }", "after"), ("{ after: instant }", "after"),
    ("{ after: { type: seconds, in: header, wire: X-After } }", "after"),
    ("{ after: { type: seconds, in: header, wire: retry-After } }", nil),
    ("{ after: instant, too: { type: seconds, in: header, wire: Retry-After } }", nil),
  ])
  func retryAfterHeaderIsSetFromTime(_ fields: String, _ time: String?) throws {
    let wait = ", wait: { status: 429, fields: \(fields), recover: wait, until: after }"
    let stub = try stub(contract(errors: wait))
    #expect(stub.refusals.last?.retryAfter?.name == time)
  }

  @Test func numberLimitsBecomeSizeRules() throws {
    let sends = "{ age: { type: int, min: 18 }, name: { type: string, max: 9 }, mail: email }"
    let stub = try stub(
      contract(endpoints: "  add: { route: POST /add, does: call, sends: \(sends) }"))
    let rules = stub.calls[1].read.map { $0.rules.map { "\($0)" } }
    #expect(rules[0].first?.hasPrefix("size(min: Optional(18)") == true, "\(rules)")
    #expect(rules[1].first?.hasPrefix("length(min: nil") == true, "\(rules)")
    #expect(rules[2] == ["email"])
  }

  @Test func everyTokenHasItsPlace() throws {
    let tokens = """
      , key: { format: opaque, sent: { in: header, wire: X-Key }, stored: keychain }, \
      trial: { format: opaque, sent: { in: cookie, wire: trial }, stored: keychain }
      """
    let stub = try stub(
      contract(
        tokens: tokens,
        endpoints: "  me: { route: GET /me, does: call, needs: [access, key, trial] }"))
    #expect(stub.calls[1].tokens.map(\.name) == ["access", "key", "trial"])
    #expect(stub.calls[1].tokens.map(\.place) == ["bearer", "header", "cookie"])
    #expect(stub.calls[1].tokens.map(\.wire) == [nil, "X-Key", "trial"])
  }

  /// The router has already read the constant that distinguishes two calls on one route.
  @Test func routeConstantIsNotReadAgain() throws {
    let sends = { (kind: String) in
      "sends: { kind: { constant: \(kind) }, same: { constant: x }, id: string }"
    }
    let stub = try stub(
      contract(
        endpoints: """
            one: { route: POST /x, does: call, \(sends("a")) }
            two: { route: POST /x, does: call, \(sends("b")) }
          """))
    #expect(stub.calls[1].fields.map(\.name) == ["kind", "same", "id"])
    #expect(stub.calls[1].read.map(\.name) == ["same", "id"])
    #expect(stub.calls[1].fields.given.map(\.name) == ["id"])
  }

  @Test func textUsesTypeDeclaredByServer() throws {
    let server =
      ", refusal: { code: int, ok: bool, word: string }, success: { code: \"0\", ok: \"true\" }"
    let errors = ", wrong: { status: 400, match: { code: \"7\", word: \"7\" }, recover: correct }"
    let stub = try stub(contract(server: server, errors: errors))
    let said = try #require(stub.refusals.last).says.map { "\($0.value)" }
    #expect(said == ["number(7)", #"text("7")"#])
    let success = stub.style.flatMap { trait in
      if case .success(let texts) = trait { texts.map { "\($0.value)" } } else { [String]() }
    }
    #expect(success == ["number(0)", "bool(true)"])
  }

  /// A field in the place of a match includes the matched text.
  @Test func fieldReplacesMatchInItsPlace() throws {
    let errors = """
      , wrong: { status: 400, match: { code: { startsWith: E1 }, way: x }, \
      fields: { code: optional string, more: string }, recover: correct }
      """
    let refusal = try #require(
      try stub(contract(server: ", refusal: { code: string, way: string }", errors: errors))
        .refusals.last)
    let entries = refusal.entries(in: .body)
    #expect(entries.map(\.wire) == ["way", "code", "more"])
    #expect(entries.map { $0.field?.name } == [nil, "code", "more"])
    #expect(entries.map { $0.text.map { "\($0)" } } == [#"text("x")"#, #"text("E1")"#, nil])
  }
}

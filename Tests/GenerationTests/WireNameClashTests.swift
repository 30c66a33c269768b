import ContractReader
import Diagnostics
import Testing
import YAMLSource

@testable import Generation

/// Two fields never become one on the wire, however the servers spell names that use them.
@Suite struct WireNameClashTests {
  @Test(arguments: [
    ("snake_case", "{ id: { type: uuid, wire: user_id }, userId: string }"),
    ("snake_case", "{ userId: uuid, user_id: string }"),
    ("PascalCase", "{ id: { type: uuid, wire: UserId }, userId: string }"),
    ("snake_case", "{ in: { fields: { userId: uuid, user_id: string } } }"),
  ])
  func namesSpelledAlikeOnWireAreRejected(_ style: String, _ fields: String) throws {
    let used = "api, does: call, "
    for use in ["sends: \(fields)", "returns: \(fields)", "refuses: [no]"] {
      let text = contract(style, "\(used)\(use)", type: "{ id: uuid }", error: fields)
      #expect(try problems(text).contains("same-wire-name"), "\(use)")
    }
    let text = contract(style, "api, does: call, returns: Item", type: fields)
    #expect(try problems(text) == ["same-wire-name"])
    let elsewhere = contract("camelCase", "api, does: call, returns: Item", type: fields)
    #expect(try problems(elsewhere).isEmpty)
  }

  /// The first of two servers spells them differently.
  @Test func everyServerOfTypeIsChecked() throws {
    let fields = "{ id: { type: uuid, wire: user_id }, userId: string }"
    let other = "\n  pong: { route: POST /b, server: other, does: call, returns: Item }"
    for (style, isRight) in [("snake_case", false), ("camelCase", true)] {
      let text = contract(
        "camelCase", "api, does: call, returns: Item", type: fields, more: other, elsewhere: style)
      #expect(try problems(text) == (isRight ? [] : ["same-wire-name"]))
    }
  }

  @Test(arguments: [
    ("lang: { type: string, in: query }", "locale: { type: string, in: query, wire: lang }", true),
    ("lang: { type: string, in: cookie }", "locale: { type: int, in: cookie, wire: lang }", true),
    ("a: { type: string, in: header }", "b: { type: string, in: header, wire: A }", true),
    (
      "lang: { type: string, in: query }", "locale: { type: string, in: cookie, wire: lang }", false
    ),
    ("lang: { type: string, in: query }", "locale: { type: string, in: query, wire: Lang }", false),
  ])
  func serverFieldsMayClashWithCallFields(_ common: String, _ own: String, areTwins: Bool) throws {
    let text = contract("camelCase", "api, does: call, sends: { \(own) }", common: common)
    #expect(try problems(text) == (areTwins ? ["same-wire-name"] : []))
  }

  @Test func memberNamesOfCallAreUnique() throws {
    let common = "device: { type: string, in: header, wire: X-Device }"
    let own = contract("camelCase", "api, does: call, sends: { device: uuid }", common: common)
    #expect(try problems(own) == ["same-field-name"])
    let token = contract("camelCase", "api, does: call, needs: device", common: common)
    #expect(try problems(token) == ["same-field-name"])
  }

  /// Other routes omit it.
  @Test func serverPathFieldGoesWhereRouteNamesIt() throws {
    let text = contract(
      "camelCase", "api, does: call, sends: { tenant: int }",
      common: "tenant: { type: string, in: path }",
      more: "\n  pong: { route: \"GET /{tenant}\", server: api, does: call }")
    let calls = try blueprint(text).calls
    #expect(calls.map { $0.pathFields.map(\.name) } == [[], ["tenant"]])
    #expect(calls.map { $0.body.map(\.name) } == [["tenant"], []])
  }

  @Test(arguments: [
    ("{ errorCode: string, error_code: int }", "errorCode: x", "{ left: int }", false),
    (
      "{ errorCode: string, kind: { type: string, wire: error_code.kind } }", "errorCode: x",
      "{ left: int }", false
    ),
    ("{ errorCode: string }", "errorCode: x", "{ code: { type: int, wire: error_code } }", false),
    ("{ errorCode: string }", "errorCode: \"1\"", "{ errorCode: int }", false),
    ("{ errorCode: string }", "errorCode: x", "{ code: { type: int, wire: errorCode } }", true),
    (
      "{ errorCode: string, kind: { type: string, in: header, wire: error_code } }", "errorCode: x",
      "{ left: int }",
      true
    ),
    (
      "{ a: { type: string, in: header, wire: X-A }, b: { type: string, in: header, wire: x-a } }",
      "a: x", "{ left: int }", false
    ),
  ])
  func refusalFieldsAreCheckedOnWire(
    _ refusal: String, _ match: String, _ fields: String, isRight: Bool
  ) throws {
    let text = contract(
      "snake_case", "api, does: call, refuses: [no]", refusal: refusal, match: match, error: fields)
    #expect(try problems(text) == (isRight ? [] : ["same-wire-name"]))
  }

  private func contract(
    _ names: String, _ endpoint: String, type: String = "{ id: uuid }", common: String = "",
    refusal: String = "{ code: string }", match: String = "", error: String = "{ left: int }",
    more: String = "", elsewhere: String = "camelCase"
  ) -> String {
    """
    authcontract: 1
    service: Sample
    version: "1"
    servers:
      api: { url: https://a.example, names: \(names), refusal: \(refusal), sends: { \(common) } }
      other: { url: https://b.example, names: \(elsewhere) }
    tokens: { device: { format: opaque, lifetime: 1h, sent: bearer, stored: keychain } }
    types: { Item: \(type) }
    errors: { no: { status: 400, match: { \(match) }, fields: \(error), recover: tell } }
    endpoints:
      ping: { route: POST /a, server: \(endpoint) }\(more)
    """
  }

  private func problems(_ text: String) throws -> [String] {
    do {
      _ = try blueprint(text)
      return []
    } catch let error as Problems {
      for problem in error.diagnostics {
        #expect(problem.span != nil && !problem.related.isEmpty && !problem.help.isEmpty)
      }
      return error.diagnostics.map(\.rule)
    }
  }

  private func blueprint(_ text: String) throws -> Blueprint {
    let source = SourceFile(path: "sample.yaml", text: text)
    return try Generation.plan(try ContractReader.read(YAMLSource.parse(source)))
  }
}

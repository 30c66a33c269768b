import AllOutputs
import ContractModel
import ContractReader
import Diagnostics
import FileOutput
import Testing
import YAMLSource

@testable import Generation

/// A name that the reader takes and generated code cannot use is an error, never a broken build.
@Suite struct NameRuleTests {
  private static let contract = """
    authcontract: 1
    service: Shop
    version: "1"
    servers: { api: { url: https://a.example, refusal: { code: string } } }
    tokens: { access: { format: jwt, sent: bearer, stored: keychain } }
    types: { Item: { name: string } }
    errors: { wrong: { status: 400, match: { code: E1 }, recover: correct } }
    endpoints:
      ping: { route: POST /ping, does: call, sends: { a: string }, returns: Item, refuses: [wrong] }
      pong: { route: POST /pong, does: call, needs: access }
    """

  @Test(arguments: [
    ("service: Shop", "service: Auth", "reserved-name"),
    ("{ api: {", "{ allCases: {", "reserved-name"),
    ("refusal: {", "environments: { production: https://b.example }, refusal: {", "reserved-name"),
    ("{ wrong:", "{ allCases:", "reserved-name"), ("{ wrong:", "{ rule:", "reserved-name"),
    ("service: Shop", "service: Shop\nconfiguration: { self: string }", "reserved-name"),
    ("  ping:", "  session:", "reserved-name"), ("  ping:", "  con:", "reserved-name"),
    ("  ping:", "  PONG:", "same-name"), ("{ Item:", "{ JSONValue:", "reserved-name"),
    ("{ name: string }", "{ hashValue: string }", "reserved-name"),
    ("{ a: string }", "{ a: { type: string, in: header, wire: Host } }", "bad-header"),
    ("{ a: string }", "{ a: { type: string, in: header, wire: \"a b\" } }", "bad-header"),
    ("{ a: string }", "{ a: { type: Item, in: query } }", "not-plain"),
    ("{ a: string }", "{ a: { constant: \"x \", in: header } }", "bad-header"),
  ])
  func reservedNamesAreRejected(_ old: String, _ new: String, _ rule: String) throws {
    try expect(rule, in: Self.contract.replacingOccurrences(old, new), for: .server)
  }

  /// Fields that the server doesn't support yet, and the fields that every call sends.
  @Test(arguments: [
    ("{ a: string }", "{ a: { type: string, in: cookie, wire: \"a;b\" } }", "bad-cookie"),
    ("{ a: string }", "{ a: { constant: \"x; b=y\", in: cookie } }", "bad-cookie"),
    ("refusal: {", "sends: { b: { constant: \"x \", in: header } }, refusal: {", "bad-header"),
    ("refusal: {", "sends: { b: { constant: \"x,\", in: cookie } }, refusal: {", "bad-cookie"),
    (
      "refusal: {", "sends: { b: { type: string, in: header, wire: Host } }, refusal: {",
      "bad-header"
    ),
    (
      "servers: { api: {",
      "configuration: { k: { type: string, example: \"x \" } }\n"
        + "servers: { api: { sends: { b: { type: configuration.k, in: header } },", "bad-header"
    ),
    (
      "servers: { api: {",
      "configuration: { k: { type: string, example: \"x;\" } }\n"
        + "servers: { api: { sends: { b: { type: configuration.k, in: cookie } },", "bad-cookie"
    ),
    (
      "returns: Item", "returns: { b: { type: string, in: header, wire: \"a b\" } }", "bad-header"
    ),
    (
      "returns: Item", "returns: { b: { type: string, in: header, wire: Set-Cookie } }",
      "bad-header"
    ),
    (
      "returns: Item", "returns: { b: { type: string, in: cookie, wire: \"a;b\" } }", "bad-cookie"
    ),
    (
      "returns: Item", "returns: { b: { type: string, in: cookie, example: \"a;b\" } }",
      "bad-cookie"
    ),
    ("returns: Item", "returns: { b: { constant: \"a b\", in: cookie } }", "bad-cookie"),
    (
      "returns: Item", "returns: { b: { type: string, in: header, example: \"a\\nb\" } }",
      "bad-header"
    ),
    ("returns: Item", "returns: { b: { constant: \" a\", in: header } }", "bad-header"),
    ("{ name: string }", "{ name: { constant: \"a,b\", in: cookie } }", "bad-cookie"),
    (
      "recover: correct", "recover: correct, fields: { b: { constant: \"a;\", in: cookie } }",
      "bad-cookie"
    ),
    (
      "returns: Item",
      "returns: { b: { type: string, in: header, wire: X }, c: { type: string, in: header, wire: x } }",
      "same-wire-name"
    ),
    ("{ name: string }", "{ name: { type: string, in: header, wire: \"a b\" } }", "bad-header"),
    (
      "{ name: string }",
      "{ oneOf: [One, Two] }, Two: { k: { constant: b } }, One: { k: { constant: a }, "
        + "h: { type: string, in: header, wire: \"a b\" } }", "bad-header"
    ),
    (
      "{ code: string }", "{ code: string, b: { type: string, in: header, wire: \"a b\" } }",
      "bad-header"
    ),
    (
      "recover: correct",
      "recover: correct, fields: { b: { type: int, in: header, wire: \"a b\" } }", "bad-header"
    ),
  ])
  func reservedNamesAreRejectedForClientToo(_ old: String, _ new: String, _ rule: String) throws {
    try expect(rule, in: Self.contract.replacingOccurrences(old, new), for: .client)
  }

  /// A project without Swift output may use names that Swift reserves.
  @Test(arguments: [
    ("{ api: {", "{ allCases: {"), ("{ wrong:", "{ rule:"), ("  ping:", "  session:"),
    ("service: Shop", "service: Shop\nconfiguration: { self: string }"),
    ("{ Item:", "{ JSONValue:"), ("{ name: string }", "{ hashValue: string }"),
    ("{ name: string }", "{ name: { enum: [other, self] } }"),
  ])
  func otherLanguagesAllowSwiftNames(_ old: String, _ new: String) throws {
    let text = Self.contract.replacingOccurrences(old, new)
    for output in [OutputKind.typescript, .python, .docs, .fixtures] {
      #expect(try problems(text, for: output).isEmpty, "\(output): \(new)")
    }
    try expect("reserved-name", in: text, for: .hummingbird)
  }

  private func expect(_ rule: String, in text: String, for output: OutputKind) throws {
    let found = try problems(text, for: output)
    #expect(found.contains { $0.rule == rule }, "\(text): \(found.map(\.rule))")
    for problem in found { #expect(problem.span != nil && !problem.help.isEmpty) }
  }

  @Test func baseContractIsValid() throws {
    for output in OutputKind.allCases { #expect(try problems(Self.contract, for: output).isEmpty) }
  }

  private func problems(_ text: String, for output: OutputKind) throws -> [Diagnostic] {
    let source = SourceFile(path: "shop.yaml", text: text)
    let contract = try ContractReader.read(YAMLSource.parse(source))
    do {
      _ = try Generation.plan(contract, for: [output])
      return []
    } catch {
      return error.diagnostics
    }
  }
}

extension String {
  /// Every place, and names that refer to what was renamed.
  fileprivate func replacingOccurrences(_ old: String, _ new: String) -> String {
    var text = split(separator: old, omittingEmptySubsequences: false).joined(separator: new)
    for (from, to) in [("{ wrong:", "[wrong]"), ("{ Item:", "returns: Item")] where from == old {
      let name = new.dropFirst(2).dropLast()
      let kept = to == "[wrong]" ? "[\(name)]" : "returns: \(name)"
      text = text.split(separator: to, omittingEmptySubsequences: false).joined(separator: kept)
    }
    return text
  }
}

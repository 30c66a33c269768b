import ContractReader
import Diagnostics
import Generation
import Testing
import YAMLSource

/// Names that would become one name are an error that shows both places, whatever they name.
@Suite struct CollisionTests {
  /// A line of the contract, what comes beside it, and what the two would both be.
  struct Twins: Sendable, CustomTestStringConvertible {
    let namespace: String
    let old: String
    let new: String
    var testDescription: String { namespace }

    init(_ namespace: String, _ old: String, _ new: String) {
      (self.namespace, self.old, self.new) = (namespace, old, new)
    }
  }

  @Test(arguments: [
    Twins("servers", "api: {", "API: { url: https://b.example }, api: {"),
    Twins("environments", "trial: https", "TRIAL: https://c.example, trial: https"),
    Twins("tokens", "access: {", "Access: { format: opaque, stored: memory }, access: {"),
    Twins("providers", "apple: {", "APPLE: { kind: google }, apple: {"),
    Twins("types", "Item: {", "ITEM: { b: string }, Item: {"),
    Twins("types and enums of fields", "Item: {", "ItemState: { b: string }, Item: {"),
    Twins("types and requests", "Item: {", "PingRequest: { b: string }, Item: {"),
    Twins("errors", "wrong: {", "Wrong: { status: 402, recover: tell }, wrong: {"),
    Twins("endpoints", "ping: {", "Ping: { route: GET /b, does: call, server: api }, ping: {"),
    Twins("fields of a type", "name: string", "name: string, Name: string"),
    Twins("fields that are sent", "a: string", "a: string, A: string"),
    Twins("a field and a token", "a: string", "ACCESS: string"),
    Twins("enum cases", "[new, old]", "[new, NEW]"),
    Twins("enum cases by their words", "[new, old]", "[in-use, in_use]"),
    Twins("enum cases and other", "[new, old]", "[new, Other]"),
    Twins("enum cases without letters", "[new, old]", "[新, value1]"),
    Twins("states", "states: { out: {", "states: { OUT: { }, out: {"),
    Twins("a state and unknown", "in: { } }", "in: { }, unknown: { } }"),
  ])
  func collidingNamesAreErrorsWithBothPlaces(_ twins: Twins) throws {
    let text = Self.contract.replacing(twins.old, with: twins.new, maxReplacements: 1)
    #expect(text != Self.contract)
    let found = problems(text).filter { $0.severity == .error }
    #expect(!found.isEmpty, "no error")
    for problem in found {
      #expect(problem.span != nil && !problem.help.isEmpty)
      let isTaken = ["reserved-name", "bad-name"].contains(problem.rule)
      #expect(isTaken || !problem.related.isEmpty, "\(problem.rule): \(problem.message)")
    }
  }

  /// Characters that look like ASCII letters, and characters that normalization would change.
  @Test(
    arguments: [
      "api: {", "trial: https", "access: {", "apple: {", "Item: {", "wrong: {", "ping: {",
      "name: string",
      "out: {",
    ],
    [
      "\u{43E}ne", "caf\u{E9}", "cafe\u{301}", "o\u{200D}ne", "\u{FF4F}ne", "a-b", "a.b", "2a",
      "_a", "a b",
    ])
  func namesMustBeASCIIWords(_ old: String, _ name: String) throws {
    let rest = old.drop { $0 != ":" }
    let text = Self.contract.replacing(old, with: "\"\(name)\"\(rest)", maxReplacements: 1)
    #expect(problems(text).contains { $0.severity == .error && $0.span != nil })
  }

  /// Events of tokens and providers never coincide with those of calls and callbacks, and their code is in
  /// other types.
  @Test(arguments: [
    ("ping: {", "access: {"), ("ping: {", "apple: {"), ("apple: {", "access: {"),
    ("item: {", "access: {"), ("item: {", "apple: {"),
  ])
  func namesInDifferentNamespacesMayCoincide(_ old: String, _ new: String) {
    let text = Self.contract.replacing(old, with: new, maxReplacements: 1)
    #expect(text != Self.contract)
    #expect(problems(text).isEmpty)
  }

  @Test func baseContractIsValid() {
    #expect(problems(Self.contract).isEmpty)
  }

  private func problems(_ text: String) -> [Diagnostic] {
    let source = SourceFile(path: "shop.yaml", text: text)
    do {
      _ = try Generation.plan(try ContractReader.read(YAMLSource.parse(source)))
      return []
    } catch {
      return error.diagnostics
    }
  }

  private static let contract = """
    authcontract: 1
    service: Shop
    version: "1"
    servers: { api: { url: https://a.example, environments: { trial: https://d.example }, refusal: { code: string } } }
    tokens: { access: { format: jwt, sent: bearer, stored: keychain } }
    providers: { apple: { kind: apple } }
    callbacks: { item: { url: com.example.shop://item } }
    types: { Item: { name: string, state: { enum: [new, old] } } }
    errors: { wrong: { status: 400, match: { code: E1 }, recover: correct } }
    endpoints: { ping: { route: POST /ping, does: call, needs: access, server: api, sends: { a: string }, returns: Item, refuses: [wrong] } }
    session: { start: out, states: { out: { after: { user.enters: in } }, in: { } } }
    """
}

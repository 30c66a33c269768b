import ContractModel
import ContractReader
import Diagnostics
import Lint
import Testing
import YAMLSource

@Suite struct FingerprintTests {
  private static let text = """
    authcontract: 1
    service: A
    version: "1"
    servers: { api: { url: http://a.example, environments: { one: "http://b.example" } } }
    types: { Lonely: { a: string } }
    endpoints:
      ping: { route: GET /ping, does: call, refuses: [] }
    waive:
      - { rule: nonce, at: endpoints, why: later, until: "2027-01-01" }
      - { rule: nonsense, at: endpoints, why: later, until: "2027-01-01" }
    """

  @Test func survivesUnrelatedEdits() throws {
    let before = try named(Self.text)
    #expect(before.count == 4)
    let moved = Self.text.replacing("service: A", with: "service: A # a word\ndoc: More.")
      .replacing("  ping:", with: "  pong: { route: GET /pong, does: call }\n  ping:")
    #expect(try named(moved) == before)
  }

  @Test func listItemKeepsItWhenSiblingsChange() throws {
    let before = try named(Self.text)
    let first = "  - { rule: nonce, at: endpoints, why: later, until: \"2027-01-01\" }\n"
    #expect(try named(Self.text.replacing(first, with: "")) == before)
  }

  @Test func dependsOnRuleAndPlace() throws {
    let before = Set(try named(Self.text))
    #expect(before.count == 4)
    let renamed = Set(try named(Self.text.replacing("Lonely", with: "Alone")))
    #expect(before.subtracting(renamed).count == 1)
  }

  /// Two findings of a rule at one place differ, and findings without an outline still have a fingerprint.
  @Test func equalFindingsAreNumbered() {
    let findings = [Diagnostic("a", "one", at: nil), Diagnostic("a", "two", at: nil)]
    let names = fingerprints(of: findings, in: KeyOutline([]))
    #expect(Set(names).count == 2)
    #expect(names.allSatisfy { $0.utf8.count == 16 })
    #expect(names.first == "ac4d51820e249a1d")
  }

  @Test func placeIsNamedByInnermostKey() throws {
    let source = SourceFile(path: "a.yaml", text: Self.text)
    let outline = KeyOutline(YAMLSource.parse(source))
    let start = try #require(Self.text.utf8.firstRange(of: Array("http://b".utf8)))
    let offset = Self.text.utf8.distance(from: Self.text.utf8.startIndex, to: start.lowerBound)
    #expect(
      outline.path(to: source.span(offset..<offset + 4))
        == ["servers", "api", "environments", "one"])
    #expect(outline.path(to: source.span(offset..<offset + 20)) == ["servers", "api"])
    #expect(outline.path(to: source.span(0..<Self.text.utf8.count)) == [])
  }

  private func named(_ text: String) throws -> [String] {
    let document = YAMLSource.parse(SourceFile(path: "a.yaml", text: text))
    let findings = Lint.check(try ContractReader.read(document)).diagnostics
    return fingerprints(of: findings, in: KeyOutline(document))
  }
}

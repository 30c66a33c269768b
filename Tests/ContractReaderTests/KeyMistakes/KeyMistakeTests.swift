import CaseFolders
import ContractModel
import ContractReader
import Diagnostics
import Foundation
import Testing

/// Every key × every kind of mistake that it admits: each has its case, and each case shows just that mistake.
@Suite struct KeyMistakeTests {
  @Test func mistakeTableMatchesReader() throws {
    try Golden.check(MistakeTable.text, against: MistakeTable.url)
  }

  @Test func diagnosticsMatchRecording() async throws {
    let cases = await KeyCases.all.flatMap(\.cases)
    #expect(cases.count > 1_000)
    try Golden.check(KeyRecord(cases).text, against: KeyRecord.url)
  }

  @Test func recordPreservesEveryWord() async {
    for example in await KeyCases.all.flatMap(\.cases) {
      for text in example.diagnostics.flatMap({ found in
        Part.allCases.flatMap { $0.texts(of: found) }
      }) {
        let (pattern, words) = MessagePattern.of(text.text, rule: text.rule)
        #expect(pattern.filled(with: words) == text.text)
      }
    }
  }

  @Test func everyNamedCaseExistsOnce() {
    for mistake in KeyMistake.all where mistake.change == nil {
      let url = CaseFolder(at: mistake.name).url
      #expect(FileManager.default.fileExists(atPath: url.path), "\(mistake.name) is missing")
    }
    let own = KeyMistake.all.filter { $0.change != nil }.map(\.name)
    #expect(Set(own).count == own.count)
  }

  @Test func specialMistakesNameExistingKeys() {
    let keys = Set(KeyExample.all.map { "\($0.table.owner).\($0.key.name)" })
    #expect(Set(SpecialMistake.all.keys).isSubset(of: keys))
  }

  @Test func everyExampleIsValidWithoutMistake() async {
    for key in await KeyCases.all { #expect(key.objections == [], "\(key.example.id)") }
  }

  /// The case shows one mistake at its key and suggests a fix.
  @Test func caseShowsOnlyItsMistake() async {
    for example in await KeyCases.all.flatMap(\.cases) {
      let name = example.mistake.name
      let messages = example.diagnostics.map(\.message)
      #expect(messages.count == 1, "\(name): \(messages)")
      #expect(example.contract.bytes.filter { $0 == 0x0A }.count <= 25, "\(name)")
      for diagnostic in example.diagnostics {
        #expect(diagnostic.span != nil, "\(name): \(diagnostic.message)")
        #expect(!diagnostic.help.isEmpty, "\(name): \(diagnostic.message)")
        #expect(Expectation(example.mistake).objection(to: diagnostic) == nil, "\(name)")
      }
    }
  }

  private static let folder = ProcessInfo.processInfo.environment["AUTHCONTRACT_KEYS"]

  @Test(.enabled(if: folder != nil, "AUTHCONTRACT_KEYS names no folder"))
  func casesAreWrittenToRequestedFolder() async throws {
    let folder = URL(fileURLWithPath: try #require(Self.folder))
    for example in await KeyCases.all.flatMap(\.cases) { try example.write(below: folder) }
  }
}

/// The words that the report of a mistake must have, for each kind.
private struct Expectation {
  private let mistake: KeyMistake

  init(_ mistake: KeyMistake) { self.mistake = mistake }

  func objection(to found: Diagnostic) -> String? {
    let key = mistake.example.key.name
    switch mistake.kind {
    case .unknown: return rule(found, ["unknown-key"])
    case .misspelt:
      return found.help.contains("did you mean `\(key)`?")
        ? rule(found, ["unknown-key"]) : found.help
    case .missing:
      return rule(found, ["missing-key", "field-kind", "step", "empty-enum", "opened-page"])
    case .wrongType, .wrongPart: return rule(found, ["wrong-kind"])
    case .misspeltValue: return found.help.contains("did you mean `") ? nil : found.help
    case .wrongReference:
      return rule(
        found,
        [
          "unknown-reference", "unknown-type", "unknown-event", "path-leads-nowhere",
          "include-missing",
        ])
    case .outOfRange: return rule(found, ["wrong-form", "language-version", "limits-cross"])
    case .clashing: return rule(found, ["yaml-duplicate-key"]) ?? places(found)
    case .clashingPart:
      return rule(found, ["yaml-duplicate-key", "duplicate-item"]) ?? places(found)
    case .contradicting, .impossible, .wrongKind, .unused: return nil
    }
  }

  private func rule(_ found: Diagnostic, _ rules: Set<String>) -> String? {
    rules.contains(found.rule) ? nil : "it is \(found.rule): \(found.message)"
  }

  private func places(_ found: Diagnostic) -> String? {
    found.related.isEmpty ? "the other place is not shown" : nil
  }
}

extension KeyExample {
  var id: String { "\(table.owner).\(key.name)" }
}

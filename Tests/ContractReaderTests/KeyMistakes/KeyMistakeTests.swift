import CaseFolders
import ContractReader
import Diagnostics
import Foundation
import Testing

/// Every key × every kind of mistake that it admits: each has its case, and each case shows just that mistake.
@Suite struct KeyMistakeTests {
  static let own = KeyMistake.all.filter { $0.change != nil }

  @Test func theTableIsThatOfTheReader() {
    #expect(Golden.difference(MistakeTable.text, from: MistakeTable.url) == nil)
  }

  @Test func everyCellHasItsCaseAndEveryCaseItsCell() {
    let folders = Set(
      CaseFolder.all(in: "read", holding: "contract.yaml").map { "read/\($0.name)" })
    for mistake in KeyMistake.all where mistake.folder.hasPrefix("read/") {
      #expect(folders.contains(mistake.folder), "\(mistake.folder) is missing")
    }
    for mistake in KeyMistake.all where !mistake.folder.hasPrefix("read/") {
      #expect(FileManager.default.fileExists(atPath: CaseFolder(at: mistake.folder).url.path))
    }
    let named = Set(KeyMistake.all.map(\.folder))
    for folder in folders where folder.hasPrefix("read/keys/") {
      #expect(named.contains(folder), "\(folder) is in no cell")
    }
  }

  @Test func noNameOfASpecialMistakeLeadsNowhere() {
    let keys = Set(KeyExample.all.map { "\($0.table.owner).\($0.key.name)" })
    #expect(Set(SpecialMistake.all.keys).isSubset(of: keys))
  }

  /// A case shows one mistake, at the place of its key, and says how to mend it.
  @Test(arguments: own)
  func aCaseShowsItsMistakeAndNoOther(_ mistake: KeyMistake) throws {
    let folder = CaseFolder(at: mistake.folder)
    let shown = try ReadCase(folder)
    #expect(shown.diagnostics.count == 1, "\(shown.diagnostics.map(\.message))")
    #expect(shown.source.bytes.filter { $0 == 0x0A }.count <= 25)
    for diagnostic in shown.diagnostics.prefix(1) {
      #expect(Expectation(mistake).objection(to: diagnostic) == nil)
    }
  }

  /// Makes the contracts of the cases. They are files like all the others, to be read by people.
  @Test(.enabled(if: Golden.isRecording))
  func record() throws {
    for example in KeyExample.all {
      let right = RightContract(example)
      #expect(right.smallest.problems(right.files).map(\.message) == [], "\(example)")
      for mistake in Self.own where mistake.example.id == example.id {
        let broken = BrokenContract(mistake, on: right)
        try record(broken, CaseFolder(at: mistake.folder))
      }
    }
  }

  private func record(_ broken: BrokenContract, _ folder: CaseFolder) throws {
    let text = broken.contract.text
    #expect(Golden.difference(text, from: folder.file("contract.yaml")) == nil)
    for (name, text) in broken.files.texts where broken.isIncluded(name) {
      #expect(Golden.difference(text, from: folder.file(name)) == nil)
    }
    let report = TextReport(colour: false).render(try ReadCase(folder).diagnostics)
    #expect(Golden.difference(report, from: folder.file("report.txt")) == nil)
  }
}

/// What must be said about a mistake of each kind.
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
    case .missing: return rule(found, ["missing-key", "field-kind", "step", "empty-enum"])
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

import CaseFolders
import ContractModel
import ContractReader
import Diagnostics
import Foundation
import YAMLSource

/// The contract of a cell with its one mistake, and what the reader says of it.
struct KeyCase: Sendable {
  let mistake: KeyMistake
  let contract: SourceFile
  /// The files that the contract includes, by their names.
  let files: [String: String]
  let diagnostics: [Diagnostic]

  init(_ mistake: KeyMistake, on right: RightContract) {
    let broken = BrokenContract(mistake, on: right)
    self.mistake = mistake
    contract = SourceFile(path: "contract.yaml", text: broken.contract.text)
    files = broken.files.texts.filter { broken.isIncluded($0.key) }
    diagnostics = ContractReaderTests.diagnostics(
      of: contract, including: CaseFiles(texts: files))
  }

  /// Writes the case as files, to be read by people and by other programs.
  func write(below folder: URL) throws {
    let own = folder.appending(path: mistake.name)
    let report = TextReport(colour: false).render(diagnostics)
    var texts = files
    texts["contract.yaml"] = String(decoding: contract.bytes, as: UTF8.self)
    texts["report.txt"] = report
    for (path, text) in texts {
      let file = own.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }
}

/// The cases of one key.
struct KeyCases: Sendable {
  let example: KeyExample
  /// The reader's messages on the contract without a mistake: none where the example is right.
  let objections: [String]
  let cases: [KeyCase]

  init(_ example: KeyExample) {
    let right = RightContract(example)
    let own = KeyMistake.all.filter { $0.change != nil && $0.example.id == example.id }
    self.example = example
    objections = right.smallest.problems(right.files).map(\.message)
    cases = own.map { KeyCase($0, on: right) }
  }

  /// The cases of every key, in the order of the language; made once for all tests.
  static var all: [KeyCases] {
    get async { await made.value }
  }

  private static let made = Task.detached {
    await withTaskGroup(of: (Int, KeyCases).self) { group in
      let examples = KeyExample.all
      for (index, example) in examples.enumerated() {
        group.addTask { (index, KeyCases(example)) }
      }
      var found: [Int: KeyCases] = [:]
      for await (index, cases) in group { found[index] = cases }
      return examples.indices.compactMap { found[$0] }
    }
  }
}

import CaseFolders
import ContractModel
import Diagnostics
import Testing
import YAMLSource

@testable import ContractReader

@Suite struct LanguageReferenceTests {
  private let page: LanguagePage

  init() throws { page = try LanguagePage() }

  @Test func pageAndReaderListSameKeys() throws {
    let owners = LanguagePage.tables.map(\.owner)
    #expect(page.owners.sorted() == owners.sorted())
    try Golden.check(page.filled, against: LanguagePage.url)
  }

  @Test(arguments: KeyExample.all)
  func exampleOfKeyReads(_ example: KeyExample) {
    var contract = SampleContract()
    if example.table.owner == "an included file" {
      if example.key.name == "types" { contract.remove("User", from: "types") }
      if example.key.name == "errors" { contract.remove("sessionExpired", from: "errors") }
    }
    contract.put(example.fragment)
    let problems = contract.problems(including: SampleFiles(sample: example.mapping))
    #expect(problems.map(\.message) == [], "\(example): \(example.fragment)")
  }

  /// Every YAML block is a whole contract or a part of one.
  @Test func examplesOnPageRead() {
    #expect(page.examples.count >= 18)
    for text in page.examples {
      if text.hasPrefix("authcontract:") {
        #expect(problems(ofWhole: text).map(\.message) == [], "\(text)")
      } else {
        var contract = SampleContract()
        contract.put(text)
        #expect(contract.problems().map(\.message) == [], "\(text)")
      }
    }
  }

  @Test func pageListsEveryClosedWord() {
    #expect(page.words(below: "Scalars") == ScalarType.allCases.map(\.rawValue))
    #expect(page.words(below: "`does`") == OperationKind.allCases.map(\.rawValue))
    #expect(page.words(below: "`recover`") == Recovery.Word.allCases.map(\.rawValue))
    let events = Set(page.words(below: "Events"))
    #expect(events.isSuperset(of: EventWords.app.map { "app.\($0)" }))
    #expect(events.isSuperset(of: EventName.providerOutcomes.map { "PROVIDER.\($0)" }))
  }

  @Test func pageListsObjectOfEveryOperation() {
    for operation in OperationKind.allCases {
      let object = operation.object.map { "`\($0.rawValue)` |" } ?? "| |"
      let row = page.text.split(separator: "\n").first {
        $0.hasPrefix("| `\(operation.rawValue)` |")
      }
      #expect(row?.hasSuffix(object) == true, "\(operation.rawValue)")
    }
  }

  @Test func pageMatchesExplain() {
    for list in ContractReader.wordLists {
      #expect(page.words(below: "`\(list.key)`") == list.all.map(\.word))
      for word in list.all {
        let says = word.says.replacing(#/^the app /#, with: "")
        #expect(page.text.contains("| `\(word.word)` | \(says) |"), "\(list.key): \(word.word)")
      }
    }
  }

  @Test(arguments: ContractReader.wordLists.flatMap(\.all).map(\.example))
  func exampleOfWordReads(_ example: String) {
    var contract = SampleContract()
    contract.put(example)
    #expect(contract.problems().map(\.message) == [])
  }

  private func problems(ofWhole text: String) -> [Diagnostic] {
    do {
      return try ContractReader.read(YAMLSource.parse(SourceFile(path: "page.yaml", text: text)))
        .notes
    } catch {
      return error.diagnostics
    }
  }
}

/// The files that the examples include.
private struct SampleFiles: IncludedFiles {
  let sample: String

  func file(_ path: String, besides contract: String) -> SourceFile? {
    let texts = [
      "sample.yaml": sample, "types.yaml": "types: { Shared: { id: uuid } }",
      "shared/errors.yaml": "errors: { teapot: { status: 418, recover: tell } }",
    ]
    return texts[path].map { SourceFile(path: path, text: $0) }
  }
}

extension KeyExample: CustomTestStringConvertible {
  var testDescription: String { "\(key.name) of \(table.owner)" }
}

import CaseFolders
import ContractImport
import ContractModel
import ContractReader
import Diagnostics
import Foundation
import Generation
import Lint
import Testing
import YAMLSource

/// The contract that is made of a description, and the parts that are said to be left out.
@Suite struct ContractImportTests {
  static let cases = CaseFolder.all(in: "import")

  @Test(arguments: cases)
  func descriptionBecomesContract(_ example: CaseFolder) throws {
    let name = example.bytes("api.json") == nil ? "api.yaml" : "api.json"
    let source = SourceFile(path: name, bytes: try #require(example.bytes(name)))
    var wishes = ImportWishes()
    wishes.avoided = ["Refusals", "Renewed", "self"]
    let imported = importContract(try readOpenAPI(source), wishes)
    #expect(throws: Never.self) { try example.check(imported.text, against: "contract.yaml") }
    let notes = TextReport(colour: false).render(imported.notes)
    try example.check(notes, against: "notes.txt")
    let text = SourceFile(path: "contract.yaml", text: imported.text)
    let contract = try ContractReader.read(YAMLSource.parse(text))
    let found = Lint.check(contract).diagnostics.filter { $0.severity != .note }
    #expect(found.map(\.message) == [])
    _ = try Generation.plan(contract)
  }

  /// Each type refers to the next, and the last to the first.
  @Test func readsHundredThousandSchemas() throws {
    let count = 100_000
    let schemas = (0..<count).map { index in
      let next = (index + 1) % count
      return
        "\"S\(index)\":{\"type\":\"object\",\"properties\":{\"n\":{\"$ref\":\"#/components/schemas/S\(next)\"},\"v\":{\"type\":\"string\"}}}"
    }
    let text = Self.description(answer: "S0", schemas.joined(separator: ","))
    let document = try readOpenAPI(SourceFile(path: "a.json", text: text))
    let imported = importContract(document)
    // The last one holds the first, and each five hundredth the next.
    #expect(imported.notes.count == 1 + count / TypeDepth.most - 1)
    #expect(imported.text.contains("\n  S499:\n") && !imported.text.contains("S500"))
    let source = SourceFile(path: "contract.yaml", text: imported.text)
    #expect(try ContractReader.read(YAMLSource.parse(source)).types.count == TypeDepth.most)
    let unused = try readOpenAPI(
      SourceFile(
        path: "a.json",
        text: Self.description(
          answer: "T",
          schemas.joined(separator: ",")
            + ",\"T\":{\"type\":\"object\",\"properties\":{\"v\":{\"type\":\"string\"}}}")))
    #expect(importContract(unused).text.utf8.count < 600)
  }

  private static func description(answer: String, _ schemas: String) -> String {
    "{\"openapi\":\"3.0.0\",\"info\":{\"title\":\"Many\",\"version\":\"1\"},\"servers\":[{\"url\":\"https://many.example\"}],"
      + "\"paths\":{\"/a\":{\"get\":{\"operationId\":\"a\",\"responses\":{\"200\":{\"description\":\"ok\",\"content\":{\"application/json\":"
      + "{\"schema\":{\"$ref\":\"#/components/schemas/\(answer)\"}}}}}}}},\"components\":{\"schemas\":{\(schemas)}}}"
  }

  @Test(
    arguments: [
      ("", "import-unreadable"), ("[1]", "import-unreadable"),
      ("swagger: \"2.0\"\npaths: {}\n", "import-version"),
      ("openapi: 4.0.0\npaths: { /a: { get: { } } }\n", "import-version"),
      ("openapi: 3.0.0\n", "import-nothing"),
      ("{\"openapi\": \"3.0.0\"", "import-unreadable"), ("authcontract: 1\n", "import-unreadable"),
    ])
  func invalidDescriptionIsReported(_ text: String, _ rule: String) {
    let problems = #expect(throws: Problems.self) {
      try readOpenAPI(SourceFile(path: "a.yaml", text: text))
    }
    let rules = problems?.diagnostics.map(\.rule) ?? []
    #expect(rules.contains(rule) || (text.isEmpty && rules.contains("yaml-empty")), "\(rules)")
  }

  /// Each schema includes the next twice, so a billion paths lead to the last. The other is a chain of a
  /// hundred thousand.
  @Test(arguments: [(30, 2), (100_000, 1)])
  func longAllOfChainsTerminate(_ count: Int, _ times: Int) throws {
    let schemas =
      (0..<count).map { index in
        let next = "{\"$ref\":\"#/components/schemas/S\(index + 1)\"}"
        return
          "\"S\(index)\":{\"allOf\":[\(Array(repeating: next, count: times).joined(separator: ","))]}"
      } + ["\"S\(count)\":{\"type\":\"object\",\"properties\":{\"v\":{\"type\":\"string\"}}}"]
    let text = Self.description(answer: "S0", schemas.joined(separator: ","))
    let imported = importContract(try readOpenAPI(SourceFile(path: "a.json", text: text)))
    #expect(imported.notes.contains { $0.message.hasPrefix("more than ") })
  }

  /// Nesting up to the limit of a document produces a note instead of a crash.
  @Test func deepSchemasTerminate() throws {
    let deep = (0..<50).reduce("{\"type\":\"string\"}") { inner, _ in
      "{\"type\":\"object\",\"properties\":{\"a\":\(inner)}}"
    }
    let text = Self.description(answer: "S", "\"S\":\(deep)")
    #expect(!importContract(try readOpenAPI(SourceFile(path: "a.json", text: text))).text.isEmpty)
  }
}

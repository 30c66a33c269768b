import AllOutputs
import CaseFolders
import ContractModel
import ContractReader
import Diagnostics
import FileOutput
import Testing
import YAMLSource

@testable import Generation

@Suite struct CodeLayoutTests {
  private static let long = String(repeating: "a", count: 70)

  @Test func shortListsStayOnOneLine() {
    #expect(CodeLayout.swift.list("f(", ["a", "b: 1"], ")") == "f(a, b: 1)")
    #expect(CodeLayout.swift.list("[", [], "]") == "[]")
  }

  @Test func longListsHaveOneItemPerLine() {
    let items = [Self.long, "some more letters"]
    let lines = "\n  \(Self.long),\n  some more letters"
    #expect(CodeLayout.swift.list("f(", items, ")") == "f(\(lines)\n)")
    #expect(CodeLayout.swift.list("x = [", items, "]") == "x = [\(lines),\n]")
    #expect(CodeLayout.typescript.list("f(", items, ")") == "f(\(lines),\n)")
    #expect(CodeLayout.typescript.list("A<", items, ">") == "A<\(lines)\n>")
  }

  @Test func listsInListsAreIndented() {
    let inner = CodeLayout.swift.list("[", ["1", "2"], "]", room: 0)
    #expect(CodeLayout.swift.list("f(", [inner], ")") == "f(\n  [\n    1,\n    2,\n  ]\n)")
  }

  @Test func longChainsHaveOneOperandPerLine() {
    #expect(CodeLayout.swift.chain(["a", "b"], " + ") == "a + b")
    #expect(
      CodeLayout.swift.chain([Self.long, "someMoreLetters"], " + ")
        == "\(Self.long)\n  + someMoreLetters")
  }

  @Test func longValuesAreBelowTheirNames() {
    #expect(CodeLayout.swift.assigned("f()", room: 3) == " f()")
    #expect(CodeLayout.swift.assigned("f()", room: 2) == "\n  f()")
  }

  @Test(arguments: [
    ("some words", "some words"),
    ("some words and some more", "some words\n/// and some\n/// more"),
    ("a `b c d e` f", "a\n/// `b c d e`\n/// f"),
    ("请先阅读并同意用户协议", "请先阅\n/// 读并同\n/// 意用户\n/// 协议"),
    ("https://a.example/a/b", "https://a.example/a/b"),
  ])
  func commentsAreWrapped(_ text: String, _ lines: String) {
    #expect(CommentLayout.wrapped(text, margin: "/// ", width: 10) == lines)
  }

  /// A list or a heading would begin there.
  @Test func wordsAtTheBeginningOfADocLineAreEscaped() {
    let words = String(repeating: "words ", count: 14) + "wor - be here"
    #expect(SwiftText.docLines(words).hasSuffix("wor\n/// \\- be here"))
  }

  /// Three quotes would end the literal, and a backslash would begin an escape.
  @Test func jsonIsALiteralOverLines() {
    let text = "say \"\" \\ \u{202E} 请登录 \(Self.long)"
    #expect(
      SwiftText.json(["a": .text(text), "b": .text("")]) == #"""
        """
          {
            "a": "say \\"\\" \\\\ \\u202e 请登录 \#(Self.long)",
            "b": ""
          }
          """
        """#)
  }

  /// A line is longer only where a single name, text or address doesn't fit.
  @Test(arguments: try Self.contracts())
  func linesAreAtMost100Columns(_ path: String) throws {
    let source = SourceFile(path: path, text: try Checkout.text(path))
    guard let contract = try? ContractReader.read(YAMLSource.parse(source)) else { return }
    for output in OutputKind.allCases where ![.docs, .fixtures].contains(output) {
      guard let blueprint = try? Generation.plan(contract, for: [output]) else { continue }
      for file in try AllOutputs.render(blueprint, with: try Templates()).files {
        let text = String(decoding: file.bytes, as: UTF8.self)
        for line in text.split(separator: "\n") where !file.path.contains("Runtime/") {
          #expect(line.last != " ", "\(file.path) has a blank at the end of a line")
          let isLong = line.count > 100 && !line.split(separator: "\"").contains { $0.count > 50 }
          #expect(!isLong, "\(path), \(file.path), \(line.count) columns: \(line)")
        }
      }
    }
  }

  private static func contracts() throws -> [String] {
    ["contract", "Tests/Shapes"].flatMap { Checkout.files(in: $0, ending: ".yaml") }
      .filter { !$0.hasSuffix("authgen.yaml") }
  }
}

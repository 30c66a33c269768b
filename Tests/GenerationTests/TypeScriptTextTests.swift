import ContractModel
import Diagnostics
import Mustache
import Testing

@testable import AllOutputs
@testable import Generation

@Suite struct TypeScriptTextTests {
  @Test(arguments: [
    ("plain", "\"plain\""), ("say \"no\"", "\"say \\\"no\\\"\""), ("back\\", "\"back\\\\\""),
    ("\r\n\t", "\"\\r\\n\\t\""), ("名\u{2028}", "\"名\\u{2028}\""), ("${x}`", "\"${x}`\""),
    ("\u{2039}x\u{203A}", "\"\u{2039}x\u{203A}\""),
  ])
  func literalsAreVisibleAndTerminated(_ text: String, _ literal: String) {
    #expect(TypeScriptText.literal(text) == literal)
  }

  @Test func commentCannotBeTerminatedByText() {
    #expect(TypeScriptText.comment("a\nb\u{2028}c") == "a b c")
    #expect(!TypeScriptText.doc("a */ b").contains("*/"))
    #expect(!TypeScriptText.doc("@deprecated").contains("@"))
    #expect(!TypeScriptText.code("GET /a*/b`@c").contains("*/"))
  }

  @Test(arguments: [
    ("class", "class_"), ("class_", "class__"), ("models", "models_"), ("then", "then_"),
    ("signIn", "signIn"),
  ])
  func exportsAvoidKeywordsAndDuplicates(_ name: String, _ identifier: String) {
    #expect(TypeScriptText.identifier(name) == identifier)
  }

  @Test(arguments: [nil, "", " ", "\n"])
  func missingDocUsesDefault(_ text: String?) {
    let context = StubContext(TypeScriptLanguage(prefix: ""))
    #expect(context.doc(doc(text), or: "What it offers.") == .block("What it offers."))
    #expect(context.doc(doc("One."), or: "What it offers.") == .block("One."))
  }

  private func doc(_ text: String?) -> LocalizedText? {
    let place = Span(SourceFile(path: "shop.yaml", text: ""), from: 0, to: 0)
    return text.map { LocalizedText(Text($0, at: place)) }
  }

  @Test func ambiguousMethodNameIsQuoted() {
    #expect(TypeScriptText.method("new") == "\"new\"")
    #expect(TypeScriptText.method("class") == "class")
  }
}

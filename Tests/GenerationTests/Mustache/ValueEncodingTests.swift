import Mustache
import Testing

/// Contexts that are structs, and sentences of a table.
struct ValueEncodingTests {
  private struct Page: Encodable {
    let name: String
    let code: Code?
    let count: Int?
    let isOld: Bool?
    let note: String?
    let rows: [Row]
    let first: Row?

    struct Row: Encodable { let cells: [String] }
  }

  @Test func propertiesBecomeKeys() {
    let page = Page(
      name: "a", code: Code("b"), count: 3, isOld: true, note: "c",
      rows: [.init(cells: ["d", "e"])], first: .init(cells: []))
    #expect(
      Value(encoding: page)
        == .object([
          "name": .text("a"), "code": .verbatim("b"), "count": .text("3"), "isOld": .bool(true),
          "note": .text("c"), "rows": .list([.object(["cells": .list([.text("d"), .text("e")])])]),
          "first": .object(["cells": .list([])]),
        ]))
  }

  /// A key without a value is known all the same.
  @Test func missingPropertiesAreNull() {
    let page = Page(
      name: "", code: nil, count: nil, isOld: nil, note: nil, rows: [], first: nil)
    #expect(
      Value(encoding: page)
        == .object([
          "name": .text(""), "code": .null, "count": .null, "isOld": .null, "note": .null,
          "rows": .list([]), "first": .null,
        ]))
  }

  @Test func sentenceIsReadWhereItIsWritten() throws {
    let context = Value.object([
      "name": .text("outer"), "items": .list([.object(["name": .text("<inner>")])]),
      "greeting": .template(try Template(name: "greeting", source: "Hi {{name}}!")),
    ])
    let page = "{{greeting}} {{#items}}{{{greeting}}}{{/items}}{{#greeting}} there{{/greeting}}"
    #expect(try render(page, context) == "Hi outer! Hi &lt;inner&gt;! there")
  }

  @Test func mistakeInSentenceShowsBothPlaces() throws {
    let sentence = try Template(name: "words", source: "\n{{no}}")
    let context = Value.object(["words": .template(sentence)])
    #expect(
      message("a {{words}}", context)
        == "words:2:1: there is no key `no` here: the keys in scope are `words` "
        + "(included from page:1)")
  }

  @Test func sentenceInItselfIsAnError() throws {
    let context = Value.object(["a": .template(try Template(name: "a", source: "{{a}}"))])
    #expect(throws: TemplateError.self) { try render("{{a}}", context) }
  }
}

import Mustache
import Testing

struct IndentationTests {
  private static let context = Value.object([
    "list": .list([.text("1"), .text("2")]), "none": .list([]), "lines": .text("x\ny"),
  ])

  @Test(arguments: [
    ("one\ntwo", "  one\n  two"),
    ("one\n\n\r\ntwo\n", "  one\n\n\r\n  two\n"),
    ("{{lines}}\n{{lines}}", "  x\ny\n  x\ny"),
    ("{{#list}}\n- {{.}}\n{{/list}}\n", "  - 1\n  - 2\n"),
    ("{{#list}}{{.}}\n{{/list}}end", "  1\n  2\n  end"),
    ("{{#none}}x\n{{/none}}end", "  end"),
    ("{{! c }}\nend", "  end"),
    (" {{! c }} end", "    end"),
    ("", ""),
  ])
  func everyLineOfPartialIsIndented(_ partial: String, _ expected: String) throws {
    #expect(try render("  {{>p}}", Self.context, partials: ["p": partial]) == expected)
  }

  @Test func indentationsAddUp() throws {
    let partials = ["a": "a {\n\t{{>b}}\n}\n", "b": "b {\n  {{>c}}\n}\n", "c": "c\n\nc\n"]
    #expect(
      try render("- {\n  {{>a}}\n}\n", partials: partials)
        == "- {\n  a {\n  \tb {\n  \t  c\n\n  \t  c\n  \t}\n  }\n}\n")
  }

  @Test func tagWithinLineAddsNoIndentation() throws {
    let partials = ["a": "<{{>b}}>\n", "b": "1\n2"]
    #expect(try render("  {{>a}}\n  ({{>b}})", partials: partials) == "  <1\n2>\n  (1\n2)")
  }

  @Test func indentationEndsWithPartial() throws {
    #expect(try render("  {{>a}}\nb\n", partials: ["a": "a\n"]) == "  a\nb\n")
  }
}

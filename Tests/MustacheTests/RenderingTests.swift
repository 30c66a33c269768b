import Mustache
import Testing

struct RenderingTests {
  @Test(arguments: [
    ("{{a}}", "&lt;a&gt;"), ("{{{a}}}", "<a>"), ("{{&a}}", "<a>"),
    ("{{code}}", "<b>"), ("{{{code}}}", "<b>"), ("{{& code}}", "<b>"),
    ("{{#code}}{{.}}{{/code}}", "<b>"), ("{{#a}}{{.}}{{/a}}", "&lt;a&gt;"),
    ("{{yes}} {{no}}", "true false"),
  ])
  func escapesOnlyText(_ page: String, _ expected: String) throws {
    let context = Value.object([
      "a": .text("<a>"), "code": .verbatim("<b>"), "yes": .bool(true), "no": .bool(false),
    ])
    #expect(try render(page, context) == expected)
  }

  @Test func callerChoosesEscaping() throws {
    let context = Value.object(["a": .text("a"), "b": .verbatim("a")])
    let text = try render("{{a}}{{{a}}}{{b}}a", context, escape: { "[\($0)]" })
    #expect(text == "[a]aaa")
  }

  @Test func htmlEscapeCoversSpecialCharacters() {
    #expect(htmlEscape("<a href='x'>&\"č") == "&lt;a href=&#39;x&#39;&gt;&amp;&quot;č")
  }

  @Test func valuesAreNotParsedAsTags() throws {
    let context = Value.object(["a": .text("{{b}}{{>p}}"), "b": .verbatim("{{{a}}}")])
    #expect(try render("{{{a}}}{{b}}", context) == "{{b}}{{>p}}{{{a}}}")
  }

  @Test(arguments: [
    (Value.text(""), false), (.text("0"), true), (.verbatim(""), false), (.verbatim(" "), true),
    (.bool(false), false), (.bool(true), true), (.list([]), false), (.list([.null]), true),
    (.object([:]), true), (.null, false),
  ])
  func truthinessOfValues(_ value: Value, _ isTrue: Bool) throws {
    let text = try render("{{#a}}yes{{/a}}{{^a}}no{{/a}}", .object(["a": value]))
    #expect(text == (isTrue ? "yes" : "no"))
  }

  @Test func listSectionIncludesFalseItems() throws {
    let items = Value.object(["a": .list([.bool(false), .text(""), .text("x")])])
    #expect(try render("{{#a}}<{{.}}>{{/a}}", items) == "<false><><x>")
  }

  @Test func invertedSectionOpensNoFrame() throws {
    let context = Value.object(["a": .bool(false), "b": .text("outer")])
    #expect(try render("{{^a}}{{b}}{{/a}}", context) == "outer")
  }

  @Test func theInnermostFrameWins() throws {
    let context = Value.object([
      "name": .text("outer"),
      "items": .list([.object(["name": .text("inner")]), .object([:])]),
    ])
    #expect(try render("{{#items}}{{name}} {{/items}}{{name}}", context) == "inner outer outer")
  }

  @Test func lineWithTwoTagsIsNotStandalone() throws {
    let context = Value.object(["a": .bool(true)])
    #expect(try render("{{#a}} {{/a}}\n{{! x }} {{! y }}\n", context) == " \n \n")
  }

  @Test func windowsLineBreaksAreKept() throws {
    let page =
      "a\r\n  {{#l}}\r\n- {{.}}\r\n\t{{/l}} \r\n{{! c\r\n c }}\r\n{{=| |=}}\r\n|>p|\r\nend\r\n"
    let text = try render(
      page, .object(["l": .list([.text("1"), .text("2")])]), partials: ["p": "p\r\n"])
    #expect(text == "a\r\n- 1\r\n- 2\r\np\r\nend\r\n")
  }

  @Test func loneCarriageReturnIsNotLineBreak() throws {
    #expect(try render("a\r{{! c }}\nb") == "a\r\nb")
    #expect(try render("a\n{{! c }}\rb") == "a\n\rb")
  }

  @Test func delimitersMayBeMultibyteOrLetters() throws {
    let context = Value.object(["a": .text("<"), "č": .text("ž")])
    #expect(
      try render("{{=« »=}}«a»«{a}»«č»«=BEGIN END=»BEGIN&aEND{{a}}", context) == "&lt;<ž<{{a}}")
  }

  @Test func partialStartsWithDefaultDelimiters() throws {
    let partials = ["p": "{{a}}|a|{{=| |=}}|a|"]
    let text = try render("{{=| |=}}|>p||a|{{a}}", .object(["a": .text("1")]), partials: partials)
    #expect(text == "1|a|11{{a}}")
  }
}

import Mustache
import Testing

/// Templates and values that must not crash, however deep or long. Times are not measured here.
struct LimitTests {
  @Test func endlessRecursionIsAnError() {
    #expect(
      message("{{>node}}", partials: ["node": "\n {{>node}}{{>node}}"])
        == "node:2:2: the partial `node` is inside more than 100 others: put a partial that "
        + "includes itself into a section that ends, such as a list "
        + "(included from node:2, node:2, node:2 and 97 more)")
  }

  @Test func endlessRecursionIsErrorInLenientModeToo() {
    let error = #expect(throws: TemplateError.self) {
      try render("{{>a}}", partials: ["a": "{{>b}}", "b": "{{>a}}"], mode: .lenient)
    }
    #expect(error?.kind == .partialsTooDeep)
  }

  @Test(arguments: [(100, true), (101, false)])
  func partialDepthIsLimitedTo100(_ depth: Int, _ isAllowed: Bool) throws {
    var tree = Value.object(["child": .bool(false)])
    for _ in 1..<depth { tree = .object(["child": tree]) }
    let node = ["node": "({{#child}}{{>node}}{{/child}})"]
    if isAllowed {
      let expected = String(repeating: "(", count: depth) + String(repeating: ")", count: depth)
      #expect(try render("{{>node}}", tree, partials: node) == expected)
    } else {
      #expect(throws: TemplateError.self) { try render("{{>node}}", tree, partials: node) }
    }
  }

  @Test func consecutivePartialsAreNotDeep() throws {
    let page = String(repeating: "{{>p}}{{#a}}{{>p}}{{/a}}", count: 300)
    let text = try render(page, .object(["a": .bool(true)]), partials: ["p": "x"])
    #expect(text == String(repeating: "x", count: 600))
  }

  @Test(arguments: [("#", 2_000), ("^", 50_000)])
  func deepSectionsRender(_ mark: String, _ depth: Int) throws {
    let page =
      String(repeating: "{{\(mark)a}}", count: depth) + "x"
      + String(repeating: "{{/a}}", count: depth)
    #expect(try render(page, .object(["a": .bool(mark == "#")])) == "x")
  }

  @Test func largeListRenders() throws {
    let items = (0..<5_000).map {
      Value.object(["name": .text("n\($0)"), "last": .bool($0 == 4_999)])
    }
    let text = try render(
      "{{#items}}\n  case {{name}}{{^last}},{{/last}}\n{{/items}}\n",
      .object(["items": .list(items)]))
    let expected = (0..<5_000).map { "  case n\($0)" }.joined(separator: ",\n") + "\n"
    #expect(text == expected)
  }

  @Test func longTemplateRenders() throws {
    let page = String(repeating: "{{! c }}\n  some text {{a}} and { more }\n", count: 5_000)
    let text = try render(page, .object(["a": .text("b")]))
    #expect(text == String(repeating: "  some text b and { more }\n", count: 5_000))
  }
}

import Diagnostics
import Testing
import YAMLSource

/// The reading of good texts, and of the rest of a file after a refused text.
@Suite struct ReadTests {
  @Test(arguments: [
    ("a: b", "{a: b}"), ("---\na: b\n", "{a: b}"), ("--- # first\na: b\n", "{a: b}"),
    ("# before\n---\na: b # behind\n# after\n", "{a: b}"), ("--- [a, b]\n", "[a, b]"),
    ("{ a: b }", "{a: b}"), ("{}", "{}"), ("[ ]", "[]"), ("word", "word"), ("\"\"", "\"\""),
    ("a: ''\n", "{a: ''}"), ("a: no\nb: 1.0\nc: ~\n", "{a: no, b: 1.0, c: ~}"),
    ("\"a\": 'b'\n'c': d\n", "{\"a\": 'b', 'c': d}"), ("{\"a\":b,'c':[d]}", "{\"a\": b, 'c': [d]}"),
    ("a:\n- b\n-   c\n", "{a: [b, c]}"), ("a: [b, c: d, ]\n", "{a: [b, {c: d}]}"),
    ("a: b\n  c\n\n  d\n", "{a: b c\\nd}"),
    ("a: \"b\n  c\\\n  d\\te\\nf\"\n", "{a: \"b cd\te\\nf\"}"),
    ("a: |\n  b\n   c\n\n", "{a: |b\\n c\\n}"), ("a: >-\n  b\n  c\n\n  d\n", "{a: >b c\\nd}"),
    ("a: b#c\nd: 'e' # f\n", "{a: b#c, d: 'e'}"),
    ("a: https://x:80/?q#f\n", "{a: https://x:80/?q#f}"),
    ("a:\tb\nc: [\td\t]\n", "{a: b, c: [d]}"), ("a: -1\nb: [-1, -a]\n", "{a: -1, b: [-1, -a]}"),
    ("- - a\n  - b\n- - c\n", "[[a, b], [c]]"),
  ])
  func readsDocument(_ text: String, _ outline: String) {
    let document = Reading.document(text)
    #expect(document.problems.isEmpty)
    #expect(document.root?.outline == outline)
  }

  @Test func escapesAreResolved() throws {
    let text = "a: \"\\u00e9\\x41\\U0001F600\\/\\_\\t\\n\\\"\\\\ \\ \"\n"
    let document = Reading.document(text)
    #expect(document.problems.isEmpty)
    guard case .scalar(let scalar)? = document.root?["a"]?.content else {
      Issue.record("no scalar")
      return
    }
    #expect(scalar.text == "é" + "A😀/\u{A0}\t\n\"\\  ")
  }

  @Test func finalLineBreakIsOptional() {
    for text in ["a: |\n  b", "a: >\n  b\n  c", "a: |+\n  b\n  ", "a: b", "- |+\n   "] {
      #expect(Reading.document(text).root?.outline == Reading.document(text + "\n").root?.outline)
    }
  }

  @Test(arguments: [
    ("a: &x b\nc: d\n", "{a: b, c: d}"), ("a: !!str b\nc: !x { d: e }\n", "{a: b, c: {d: e}}"),
    ("&x a: &y\n  !z b: c\n", "{a: {b: c}}"), ("a: *x\nc: d\n", "{a: ?, c: d}"),
    ("*x : b\nc: d\n", "{c: d}"), ("<<: { a: b }\nc: d\n", "{<<: {a: b}, c: d}"),
    ("? a\n: b\nc: d\n", "{a: b, c: d}"), ("[a]: b\nc: d\n", "{c: d}"),
    ("{ a: b, c }", "{a: b, c: ?}"),
    ("a: b\na: c\n", "{a: b, a: c}"), ("%YAML 1.2\n---\na: b\n", "{a: b}"),
    ("a: b\n---\nc: d\n", "{a: b}"),
    ("a: b\n...\n", "{a: b}"), ("a: [b,\nc]#d\ne: f\n", "{a: [b, c], e: f}"),
    ("a: \"\\0\"\nb: c\n", "{a: \"\u{0}\", b: c}"), ("a: \u{0}\nb: c\n", "{a: _, b: c}"),
  ])
  func rejectedFeaturesAreStillRead(_ text: String, _ outline: String) {
    let document = Reading.document(text)
    #expect(!document.problems.isEmpty)
    #expect(document.root?.outline == outline)
  }

  @Test(arguments: ["a: \"b", "a: [b", "a: b: c", "a:\n\tb: c", "", "# a", "---\n", "a: @b"])
  func unreadableDocumentHasNoRoot(_ text: String) {
    let document = Reading.document(text)
    #expect(document.root == nil)
    #expect(document.problems.count == 1)
  }

  @Test func problemsFollowFileOrder() {
    let text = "a: *x\nb: \u{202E}\nc: &y d\nc: !z e\nf:\n"
    let document = Reading.document(text)
    #expect(
      document.problems.map(\.rule) == [
        "yaml-alias", "yaml-character", "yaml-anchor", "yaml-duplicate-key", "yaml-tag",
        "yaml-missing-value",
      ])
    #expect(document.problems.compactMap(\.span?.start.line) == [1, 2, 3, 4, 4, 5])
  }

  @Test func badIndentationIsReportedOncePerBrackets() {
    #expect(
      Reading.rules("a: [b,\nc,\nd]\ne: [f,\ng,\nh]\n") == ["yaml-indentation", "yaml-indentation"])
    #expect(Reading.rules("a: [[b,\nc], \"d\ne\",\nf g\nh]\n") == ["yaml-indentation"])
  }

  @Test func mistakeInTextDoesNotHideNextOne() {
    #expect(
      Reading.rules("a: \"b\nc\"\nd: e\nf: @g\n") == [
        "yaml-indentation", "yaml-reserved-character",
      ])
    #expect(
      Reading.rules("a: [b,\nc]\nf: @g\n") == ["yaml-indentation", "yaml-reserved-character"])
    #expect(Reading.rules("a: [b,\nc, @g]\n") == ["yaml-indentation", "yaml-reserved-character"])
    #expect(Reading.rules("a: \u{0}\nf: @g\n") == ["yaml-character", "yaml-reserved-character"])
  }

  @Test(arguments: [
    "a: 'b\nc'\n", "a: \"b\n\nc\"\n", "a: [b\nc]\n", "- 'a\n'\n", "a:\n  - [b\n  c]\n",
  ])
  func continuationLinesMustBeIndented(_ text: String) {
    #expect(Reading.rules(text) == ["yaml-indentation"])
  }

  @Test(arguments: [
    "a: 'b\n c'\n", "a: \"b\n\n c\"\n", "a: [b\n c]\n", "[a,\nb]\n", "\"a\nb\"\n", "- [a,\n b]\n",
    "a:\n- [b,\n c]\n", "a: 'b\n \tc'\n", "a: [\n\t\n b\n ]\n", "a: 'b\n\t\n c'\n",
    "a: b\n c\n  \td\n",
  ])
  func oneSpaceOfIndentationIsEnough(_ text: String) {
    #expect(Reading.rules(text) == [])
  }

  @Test func commentAfterBlankBlockTextIsAllowed() {
    #expect(Reading.rules("a: |4\n    \n  # b\nc: d\n") == [])
    #expect(Reading.rules("a: |\n    \n  # b\nc: d\n") == ["yaml-indentation"])
    #expect(Reading.rules("a: |\n  \n  # b\nc: d\n") == [])
  }

  @Test func complexKeyIsReportedOnce() {
    #expect(Reading.rules("? [a, b]\n: c\n") == ["yaml-complex-key"])
    #expect(Reading.rules("? a\n") == ["yaml-complex-key"])
    #expect(Reading.rules("[? a : b]\n") == ["yaml-complex-key"])
  }

  @Test(arguments: [1, 8, 9, 40]) func duplicateKeyNamesBothPlaces(_ count: Int) throws {
    let keys = (0..<count).map { "k\($0): v\n" }.joined()
    #expect(Reading.rules(keys) == [])
    let problem = try #require(Reading.document(keys + "\"k0\": w\n").problems.first)
    #expect(problem.rule == "yaml-duplicate-key")
    #expect(problem.span?.start.line == count + 1)
    #expect(problem.related.map(\.span.start.line) == [1])
  }

  @Test func sameKeyInDifferentMappingsIsAllowed() {
    #expect(Reading.rules("a: { a: { a: b } }\nb: [a: b, a: b]\nA: c\n") == [])
  }
}

import CaseFolders
import Diagnostics
import Testing
import YAMLSource

/// The places of nodes, exact to the character, whatever line breaks and characters a file has.
@Suite struct PlaceTests {
  private static let sample = """
    # comment
    service: Longde   # behind

    servers:
      api:
        url: "https://x"
        refusal: { message: string, a: [b, 'c d' ] }   

    doc: |
      one
      two  

    # not part of it
    list:
    - a
    - c: 请先登录
      e: >-
        folded
        text


    # nor this
    left: { }
    last: 'it''s
      more'

    # end
    """

  /// Keys and values with what stands in the file from their beginning to their end.
  private func raws(_ bytes: [UInt8]) throws -> [String] {
    let document = Reading.document(bytes)
    #expect(document.problems.isEmpty)
    return try #require(document.root).spans.map(\.raw)
  }

  @Test func everySpanCoversExactlyItsText() throws {
    #expect(
      try raws(Array(Self.sample.utf8)).dropFirst() == [
        "service", "Longde", "servers",
        "api:\n    url: \"https://x\"\n    refusal: { message: string, a: [b, 'c d' ] }",
        "api", "url: \"https://x\"\n    refusal: { message: string, a: [b, 'c d' ] }",
        "url", "\"https://x\"", "refusal", "{ message: string, a: [b, 'c d' ] }",
        "message", "string", "a", "[b, 'c d' ]", "b", "'c d'",
        "doc", "|\n  one\n  two  ",
        "list", "- a\n- c: 请先登录\n  e: >-\n    folded\n    text", "a",
        "c: 请先登录\n  e: >-\n    folded\n    text", "c", "请先登录", "e", ">-\n    folded\n    text",
        "left", "{ }", "last", "'it''s\n  more'",
      ])
  }

  @Test func rootSpansItsContent() throws {
    let root = try #require(Reading.document(Self.sample).root)
    #expect(root.span.places == "2:1-25:8")
  }

  @Test(arguments: ["\n", "\r\n", "\r"]) func lineBreakStyleChangesNothing(_ lineBreak: String)
    throws
  {
    let changed = Self.sample.replacing("\n", with: lineBreak)
    for mark in [[], [0xEF, 0xBB, 0xBF]] as [[UInt8]] {
      let plain = try #require(Reading.document(Self.sample).root)
      let document = Reading.document(mark + Array(changed.utf8))
      #expect(document.problems.isEmpty)
      let root = try #require(document.root)
      #expect(root.outline == plain.outline)
      #expect(root.spans.map(\.places) == plain.spans.map(\.places))
      #expect(
        root.spans.map { $0.raw.replacing("\r\n", with: "\n").replacing("\r", with: "\n") }
          == plain.spans.map(\.raw))
    }
  }

  /// Lines and columns equal those that the source file computes from the offset, for every document.
  @Test(arguments: CaseTests.cases) func positionsMatchSourceFile(_ folder: CaseFolder) throws {
    let bytes = try #require(folder.bytes("contract.yaml"))
    guard String(validating: bytes, as: UTF8.self) != nil else { return }
    let document = Reading.document(bytes)
    for span in document.root?.spans ?? [] {
      #expect(span.start == document.source.position(at: span.start.offset))
      #expect(span.end == document.source.position(at: span.end.offset))
      #expect(span.start <= span.end)
    }
  }

  @Test func columnsCountScalars() throws {
    let root = try #require(Reading.document("é😀: 请, 先 # 录\n请: [a, 😀😀, c]\n").root)
    #expect(
      root.spans.map(\.places) == [
        "1:1-2:14", "1:1-1:3", "1:5-1:9", "2:1-2:2", "2:4-2:14", "2:5-2:6", "2:8-2:10", "2:12-2:13",
      ])
    #expect(
      root.spans.map(\.raw).dropFirst() == [
        "é😀", "请, 先", "请", "[a, 😀😀, c]", "a", "😀😀", "c",
      ])
  }

  @Test func rejectedTextDoesNotShiftPositions() throws {
    let text = "a: \u{2028}b\u{85}\u{0}\u{202E} c\nd: e\n"
    let root = try #require(Reading.document(text).root)
    #expect(root["d"]?.span.places == "2:4-2:5")
    #expect(root["d"]?.span.raw == "e")
    let invalid = Array("a: ".utf8) + [0xE2, 0x82, 0x20, 0xFF, 0x0A] + Array("d: e\n".utf8)
    #expect(Reading.document(invalid).root?["d"]?.span.raw == "e")
    #expect(Reading.document(invalid).root?["d"]?.span.places == "2:4-2:5")
  }

  @Test func placeholdersStandForMissingValues() throws {
    let text = "a:\nb: { c: , d }\nlist:\n-\n-  # comment\n- *x\ne: &y\n"
    let root = try #require(Reading.document(text).root)
    #expect(root.outline == "{a: ?, b: {c: ?, d: ?}, list: [?, ?, ?], e: ?}")
    #expect(root["a"]?.span.places == "1:3-1:3")
    #expect(root["b"]?["c"]?.span.places == "2:8-2:8")
    #expect(root["b"]?["d"]?.span.places == "2:12-2:12")
    #expect(root["list"]?.spans.map(\.places) == ["4:1-6:5", "4:2-4:2", "5:2-5:2", "6:3-6:5"])
    #expect(root["e"]?.span.places == "7:6-7:6")
  }

  @Test(arguments: [
    ("a: |\n", "|"), ("a: |+\n\n\n", "|+"), ("a: >2- # comment\n\n\n", ">2-"),
    ("a: |\n  b\n\n \n", "|\n  b"), ("a: |+\n  b\n\n\nc: d\n", "|+\n  b"),
    ("a: |\r\n  b\r\n \r\n\r\nc: d\n", "|\r\n  b"), ("a: |\n  b", "|\n  b"),
    ("a: |\n\n  b  \n  \n", "|\n\n  b  "), ("a: |\n  é\n\n# c\n", "|\n  é"),
  ])
  func blockTextEndsWithItsLastLine(_ text: String, _ raw: String) throws {
    let document = Reading.document(text)
    let node = try #require(document.root?["a"])
    #expect(node.span.raw == raw)
    #expect(node.span.end == document.source.position(at: node.span.end.offset))
  }

  @Test(arguments: [
    ("é: 请\na: \"é\n\n", "\""), ("é: 请\na: [é, 请\n", "["), ("é: 请\nlé: [\"请\" é: c]\n", "é:"),
    ("é: 请\né请\n", "é请"), ("é: \"请\\q\"\n", "\\q"), ("é: \"请\\xé\"\n", "\\x"),
    ("é: *请\n", "*请"), ("é: !请!é\n", "!请!é"), ("é: | 请é # 录\n", "请é"), ("é: 请: 录\n", ":"),
  ])
  func mistakesAfterNonASCIITextAreLocated(_ text: String, _ raw: String) throws {
    let document = Reading.document(text)
    let span = try #require(document.problems.last?.span)
    #expect(span.raw == raw)
    #expect(span.start == document.source.position(at: span.start.offset))
  }

  @Test(arguments: [
    ("a: &b c\n", "&b", "c"), ("a: !b c\n", "!b", "c"), ("a: ! c\n", "!", "c"),
    ("a: !!b 'c'\n", "!!b", "'c'"),
    ("a: !<tag:yaml.org,2002:str> c\n", "!<tag:yaml.org,2002:str>", "c"),
    ("a: &b\n  # d\n  c\n", "&b", "c"),
    ("a: &b # d\n  c: d\n", "&b", "c: d"), ("a: !b [c]\n", "!b", "[c]"),
    ("a: !b\n- c\n", "!b", "- c"),
    ("[a: !b c]\n", "!b", "c"), ("a: &b |\n  c\n", "&b", "|\n  c"),
    ("a: &b-1_Z \"c\"\n", "&b-1_Z", "\"c\""),
  ])
  func anchorsAndTagsAreNotPartOfValue(_ text: String, _ property: String, _ value: String)
    throws
  {
    let document = Reading.document(text)
    #expect(document.problems.compactMap(\.span?.raw) == [property])
    let spans = try #require(document.root).spans.map(\.raw)
    #expect(spans.contains(value))
  }

  @Test func tagAndAnchorMayBeCombined() throws {
    let document = Reading.document("a: &b !c d\n!e &f g: h\n")
    #expect(document.problems.compactMap(\.span?.raw) == ["&b", "!c", "!e", "&f"])
    #expect(document.root?.spans.map(\.raw).dropFirst() == ["a", "d", "g", "h"])
  }

  @Test func pairInListEndsWithItsValue() throws {
    let root = try #require(Reading.document("[a: b , { c: d } : e ]\n").root)
    #expect(root.spans.map(\.raw).dropFirst().first == "a: b")
  }
}

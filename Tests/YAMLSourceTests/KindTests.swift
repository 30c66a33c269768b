import Testing
import YAMLSource

/// The types that other readers give to plain scalars. The table follows the types of YAML 1.1 as its readers
/// have them, and the core schema of 1.2.
@Suite struct KindTests {
  private static let table: [(Node.Scalar.Kind?, String)] = [
    (.bool, "no No NO yes Yes YES on On ON off Off OFF true True TRUE false False FALSE y Y n N"),
    (.null, "~ null Null NULL"),
    (
      .number,
      "0 1 -1 +1 10 08 9 1.0 -1.0 +.5 .5 1. 0. 1e3 1E3 1e-3 1.5e+3 1_000 1_000.5 12345678901234567890"
    ),
    (.number, "0x1F 0xff 0x_F 0b101 -0x1 .inf -.Inf +.INF .nan .NaN .NAN 0.1 00.5 685.230_15e+03"),
    (.octal, "0123 00 -017 0_7 0o17"),
    (.sexagesimal, "1:30 12:30:45 -1:30 190:20:30.15 0:30 1:5"),
    (
      .time,
      "2027-03-01 2001-1-1T1:00:00 2001-12-14t21:59:43.10-05:00 2001-12-15T02:59:43.1Z 2001-01-01T00:00:00+5"
    ),
    (.mergeKey, "<<"),
    (.defaultKey, "="),
    (
      nil,
      "a nope yEs truE nULL 1a a1 0.1.0 1.2.3 1.0a - + . .. ._ 0x 0xG 0b2 0o8 0o 1e 1e+ e3 _1 1:60 1:"
    ),
    (
      nil,
      ":30 1:2:3a 2027-3-01 2027-13 2027-03-01T 2027-03-01x 27-03-01 +.5x .infinity == < << = 0_8 --1"
    ),
    (nil, "1h 30s 7d 1h30m jwt 请先登录 https://x 127.0.0.1 8080/tcp 1,000 ~x null. café -.nan"),
  ]

  private static let rows = table.flatMap { kind, texts in
    texts.split(separator: " ").map { Row(text: String($0), kind: kind) }
  }.filter { !($0.kind == nil && ["<<", "="].contains($0.text)) }

  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    let kind: Node.Scalar.Kind?
    var testDescription: String { "\(text) is \(kind?.rawValue ?? "a text")" }
  }

  @Test(arguments: rows) func plainScalarReadDifferentlyElsewhere(_ row: Row) {
    #expect(Node.Scalar(row.text, .plain).readDifferentlyElsewhere == row.kind)
  }

  @Test(arguments: ["2001-12-14 21:59:43.10 -5", "2001-12-15 2:59:43.10", "2002-12-14 01:02:03\tZ"])
  func timesWithSpacesAreRecognized(_ text: String) {
    #expect(Node.Scalar(text, .plain).readDifferentlyElsewhere == .time)
  }

  @Test(arguments: ["", "no", "1.0", "2027-03-01", "=", "~"])
  func quotedScalarIsAlwaysText(_ text: String) {
    for style in [Node.Scalar.Style.single, .double, .literal, .folded] {
      #expect(Node.Scalar(text, style).readDifferentlyElsewhere == nil)
    }
  }

  @Test func scalarKeepsItsStyle() throws {
    let root = try #require(
      Reading.document("a: no\nb: 'no'\nc: \"no\"\nd: |-\n  no\ne: >-\n  no\n").root)
    let kinds = "abcde".map { key -> Node.Scalar.Kind? in
      guard case .scalar(let scalar)? = root[String(key)]?.content else { return nil }
      return scalar.readDifferentlyElsewhere
    }
    #expect(kinds == [.bool, nil, nil, nil, nil])
  }
}

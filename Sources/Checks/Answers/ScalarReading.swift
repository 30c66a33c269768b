import ContractModel
import JSONSource
import Primitives

/// Reads single values as the generated client does.
struct ScalarReading: Sendable {
  /// The wanted value for messages: `a whole number`.
  let wanted: String
  let reads: @Sendable (JSONContent) -> Bool
  /// In a text a whole number has digits alone.
  private let isWhole: Bool

  private init(
    _ wanted: String, isWhole: Bool = false, _ reads: @escaping @Sendable (JSONContent) -> Bool
  ) {
    self.wanted = wanted
    self.isWhole = isWhole
    self.reads = reads
  }

  static let anything = ScalarReading("JSON") { _ in true }
  static let unixMilliseconds = ScalarReading(
    "a whole number of milliseconds since 1970", isWhole: true, { integer.reads($0) })
  static let text = ScalarReading("a text") { if case .text = $0 { true } else { false } }
  static let integer = ScalarReading("a whole number", isWhole: true) { content in
    guard case .number(let number) = content else { return false }
    return Int(number) != nil || Double(number).flatMap { Int(exactly: $0) } != nil
  }
  static let number = ScalarReading("a number") { content in
    if case .number(let number) = content { Double(number)?.isFinite == true } else { false }
  }
  static let bool = ScalarReading("`true` or `false`") {
    if case .bool = $0 { true } else { false }
  }
  static let instant = ofText("a time as in `2027-03-01T12:00:00Z`") {
    InternetTime($0, toleratingOffsets: true) != nil
  }
  static let unixTime = ScalarReading("a number of seconds since 1970") { content in
    guard case .number(let number) = content, let seconds = Double(number) else { return false }
    return Int64(exactly: seconds.rounded(.down)) != nil
  }
  static let waitingTime = ScalarReading("a whole number of seconds") { content in
    if case .text(let text) = content { return Int(text) != nil }
    return integer.reads(content)
  }
  static let uuid = ofText("a UUID", isUUID)
  static let url = ofText("a URL", isURL)
  static let base64 = ofText("base64 with padding", isBase64)
  static let base64URL = ofText("base64url without padding", isBase64URL)

  private static func ofText(
    _ wanted: String, _ reads: @escaping @Sendable (String) -> Bool
  ) -> ScalarReading {
    ScalarReading(wanted) { if case .text(let text) = $0 { reads(text) } else { false } }
  }

  static func of(_ scalar: ScalarType, isURLSafe: Bool) -> ScalarReading {
    switch scalar {
    case .string, .email, .phone, .username, .identifier, .duration, .password, .newPassword, .code,
      .jwt:
      text
    case .int, .seconds: integer
    case .number: number
    case .bool: bool
    case .instant: instant
    case .unixTime: unixTime
    case .uuid: uuid
    case .url: url
    case .bytes: isURLSafe ? base64URL : base64
    case .json: anything
    }
  }

  /// The same value, spelt as a text: `"42"`.
  var spelt: ScalarReading {
    ScalarReading(wanted + " in quotes") { content in
      guard case .text(let text) = content else { return false }
      if text == "true" || text == "false" { return reads(.bool(text == "true")) }
      //! spelt-whole-number
      return (isWhole ? Int(text) != nil : Double(text) != nil) && reads(.number(text))
    }
  }

  /// A colon stands behind a scheme alone, unless a path, a query or a fragment has begun.
  @Sendable private static func isURL(_ text: String) -> Bool {
    guard let first = text.utf8.first else { return false }
    let start = text.prefix { !":/?#".contains($0) }
    guard text.dropFirst(start.count).first == ":" else { return true }
    let isLetter = (0x61...0x7a).contains(first | 0x20)
    return isLetter
      && start.utf8.allSatisfy {
        (0x61...0x7a).contains($0 | 0x20) || (0x30...0x39).contains($0) || "+-.".utf8.contains($0)
      }
  }

  @Sendable private static func isUUID(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.utf8.count) == [8, 4, 4, 4, 12]
      && parts.allSatisfy { $0.utf8.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit } }
  }

  /// The bits behind the last byte may be anything.
  @Sendable private static func isBase64URL(_ text: String) -> Bool {
    text.utf8.count % 4 != 1
      && text.utf8.allSatisfy {
        (0x61...0x7a).contains($0 | 0x20) || (0x30...0x39).contains($0) || "-_".utf8.contains($0)
      }
  }

  @Sendable private static func isBase64(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    let padding = bytes.reversed().prefix { $0 == UInt8(ascii: "=") }.count
    let isWhole = bytes.count % 4 == 0 && padding <= 2
    return isWhole
      && bytes.dropLast(padding).allSatisfy {
        Character(Unicode.Scalar($0)).isLetter && $0 < 0x80 || (0x30...0x39).contains($0)
          || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "/")
      }
  }
}

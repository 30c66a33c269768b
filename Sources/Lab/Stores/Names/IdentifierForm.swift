/// Normal forms: what people type in different ways and mean the same by.
///
/// - email: without spaces around it, ASCII letters small. The part before the @ may tell capitals
///   apart by its RFC; no provider does, and two accounts that differ so are a trap.
/// - phone: digits, and a + before them if one was typed. No country is guessed.
/// - username: without spaces around it, ASCII letters small; every other character counts as it
///   is, byte by byte.
extension Identifier {
  /// Nil where nothing is left, or a number is none.
  package static func normal(_ text: String, as kind: Kind) -> String? {
    let trimmed = trim(text)
    guard !trimmed.isEmpty else { return nil }
    guard kind == .phone else { return lowercased(trimmed) }
    return isNumber(trimmed) ? digits(of: trimmed) : nil
  }

  /// The normal form of a text that may be any of the three: a person typed it who could have typed each.
  package static func normal(_ text: String) -> String? {
    normal(text, as: kind(of: text))
  }

  package init?(normalizing text: String, as kind: Kind, isConfirmed: Bool = false) {
    guard let normal = Self.normal(text, as: kind) else { return nil }
    self.init(kind: kind, text: normal, isConfirmed: isConfirmed)
  }

  /// By its look: with an @ it is an address; of digits and what stands between them, a number.
  package static func kind(of text: String) -> Kind {
    let bytes = trim(text)
    if bytes.contains(UInt8(ascii: "@")) { return .email }
    return isNumber(bytes) ? .phone : .username
  }

  private static func isNumber(_ bytes: [UInt8]) -> Bool {
    let rest = bytes.first == UInt8(ascii: "+") ? bytes.dropFirst() : bytes[...]
    return rest.contains(where: isDigit)
      && rest.allSatisfy { isDigit($0) || between.contains($0) }
  }

  private static let between = Set(" -.()/".utf8)

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func trim(_ text: String) -> [UInt8] {
    let isSpace: (UInt8) -> Bool = { $0 == 0x20 || (0x09...0x0d).contains($0) }
    let start = Array(text.utf8.drop(while: isSpace))
    let end = start.reversed().prefix(while: isSpace).count
    return Array(start.dropLast(end))
  }

  private static func lowercased(_ bytes: [UInt8]) -> String {
    String(
      decoding: bytes.map { (0x41...0x5a).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  private static func digits(of bytes: [UInt8]) -> String {
    let plus = bytes.first == UInt8(ascii: "+") ? "+" : ""
    return plus + String(decoding: bytes.filter(isDigit), as: UTF8.self)
  }
}

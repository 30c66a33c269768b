import CPostgres

extension SQLValue {
  /// The type's number in PostgreSQL's catalogue; 0 lets the statement say it.
  var postgresType: Oid {
    switch self {
    case .null: 0
    case .int: 20
    case .text: 25
    case .bytes: 17
    }
  }

  var postgresText: String? {
    switch self {
    case .null: nil
    case .int(let number): String(number)
    case .text(let text): PostgresText.written(text)
    case .bytes(let bytes): "\\x" + Self.hex(bytes)
    }
  }

  /// A value of no type that a store writes stays text, and is refused where it is read.
  init(postgres text: String, type: Oid) {
    switch type {
    case 20, 21, 23: self = Int64(text).map { .int($0) } ?? .text(text)
    case 17: self = Self.bytes(hex: text).map { .bytes($0) } ?? .text(text)
    default: self = .text(PostgresText.read(text))
    }
  }

  private static func hex(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    let text = bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    return String(decoding: text, as: UTF8.self)
  }

  private static func bytes(hex text: String) -> [UInt8]? {
    let digits = text.utf8.dropFirst(2).compactMap { Character(UnicodeScalar($0)).hexDigitValue }
    guard text.hasPrefix("\\x"), digits.count == text.utf8.count - 2, digits.count % 2 == 0 else {
      return nil
    }
    return stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) }
  }
}

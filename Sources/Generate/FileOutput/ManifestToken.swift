/// A piece of `.authgen.json`. Only what `Manifest` writes is read; all other characters count as space, which makes
/// marks of a merge conflict harmless.
enum ManifestToken {
  /// A text before a colon.
  case key(String)
  case text(String)
  case number(Int)

  static func all(in bytes: [UInt8]) -> [ManifestToken] {
    bytes.split(separator: 0x0A).flatMap { tokens(in: $0) }
  }

  private static func tokens(in line: ArraySlice<UInt8>) -> [ManifestToken] {
    var found: [ManifestToken] = []
    var rest = line
    while let byte = rest.first {
      switch byte {
      case 0x22:
        guard let text = string(&rest) else { return found }
        let next = rest.first { $0 != 0x20 && $0 != 0x09 }
        found.append(next == UInt8(ascii: ":") ? .key(text) : .text(text))
      case 0x30...0x39:
        let digits = rest.prefix { 0x30...0x39 ~= $0 }
        rest = rest.dropFirst(digits.count)
        Int(String(decoding: digits, as: UTF8.self)).map { found.append(.number($0)) }
      default: rest = rest.dropFirst()
      }
    }
    return found
  }

  /// Nil where the line ends before the text does.
  private static func string(_ rest: inout ArraySlice<UInt8>) -> String? {
    var units: [UInt16] = []
    rest = rest.dropFirst()
    while let byte = rest.popFirst() {
      if byte == 0x22 { return String(decoding: units, as: UTF16.self) }
      guard let unit = byte == 0x5C ? escape(&rest) : UInt16(byte) else { return nil }
      units.append(unit)
    }
    return nil
  }

  /// Only the escapes that `Manifest` writes.
  private static func escape(_ rest: inout ArraySlice<UInt8>) -> UInt16? {
    guard let kind = rest.popFirst() else { return nil }
    if kind == 0x22 || kind == 0x5C { return UInt16(kind) }
    let digits = rest.prefix(4)
    rest = rest.dropFirst(4)
    guard kind == 0x75, digits.count == 4, digits.allSatisfy(isHexadecimal) else { return nil }
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  static func isHexadecimal(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte)
  }
}

/// Letters and marks beyond ASCII that stand for themselves in a literal. Each is seen, stands alone and runs from left
/// to right. All of them are old, so that every version of Swift knows them.
package enum PlainLetters {
  private static let ranges: [ClosedRange<UInt32>] = [
    0xA1...0xAC, 0xAE...0x2AF,  // Latin
    0x391...0x3A1, 0x3A3...0x3FF, 0x400...0x482, 0x48A...0x52F,  // Greek and Cyrillic
    0x2010...0x2027, 0x2030...0x205E, 0x20A0...0x20BF,  // dashes, quotes, currencies
    0x3001...0x3029, 0x3041...0x3096, 0x30A0...0x30FF,  // Chinese marks, Japanese syllables
    0x3400...0x4DB5, 0x4E00...0x9FEF, 0xAC00...0xD7A3,  // Chinese and Korean
    0xFF01...0xFF5E,  // wide forms
  ]

  package static func hold(_ scalar: Unicode.Scalar) -> Bool {
    ranges.contains { $0.contains(scalar.value) }
  }
}

extension String {
  /// The text with each odd letter spelt otherwise. Printable ASCII but quotes and backslashes is not odd in any language.
  package func spellingOdd(_ spell: (Unicode.Scalar) -> String) -> String {
    guard var odd = utf8.firstIndex(where: \.isOdd) else { return self }
    var result = ""
    var start = startIndex
    while true {
      result += self[start..<odd]
      result += spell(unicodeScalars[odd])
      start = unicodeScalars.index(after: odd)
      guard let next = utf8[start...].firstIndex(where: \.isOdd) else { break }
      odd = next
    }
    return result + self[start...]
  }
}

extension UInt8 {
  fileprivate var isOdd: Bool {
    !(0x20...0x7E).contains(self) || self == UInt8(ascii: "\"") || self == UInt8(ascii: "\\")
      || self == UInt8(ascii: "'")
  }
}

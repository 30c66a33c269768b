/// A stretch of source text as a terminal can show it: nothing in it can move the cursor, hide or
/// reorder text.
package struct DisplayText {
  /// The text that is shown, in UTF-8.
  private var shown: [UInt8] = []
  /// The place in that text at which each scalar begins, and behind them its end.
  private var places: [Int] = [0]
  /// The terminal column at which each scalar begins, and behind them the column of the end.
  private var columns: [Int] = [0]

  init(_ bytes: ArraySlice<UInt8>) { append(bytes) }

  package init(words: String) { append(scalars: words.unicodeScalars) }

  package var text: String { String(decoding: shown, as: UTF8.self) }

  /// In terminal columns.
  var width: Int { columns[columns.count - 1] }

  mutating func append(_ bytes: ArraySlice<UInt8>) {
    append(scalars: String(decoding: bytes, as: UTF8.self).unicodeScalars)
  }

  /// The part of the text, at most `width` columns, that shows the marked columns or at least their
  /// beginning, with the marked columns of that part; a mark is never empty.
  func window(_ marked: Range<Int>, width: Int) -> (text: String, marked: Range<Int>) {
    let atLeastOne = marked.lowerBound..<max(marked.upperBound, marked.lowerBound + 1)
    guard self.width > width else { return (text, atLeastOne) }
    let first = columns.firstIndex { $0 >= marked.lowerBound - width / 2 } ?? 0
    let last = columns.lastIndex { $0 <= columns[first] + width } ?? first
    let left = columns[first]
    let end = max(min(atLeastOne.upperBound, columns[last]), marked.lowerBound + 1)
    let text = String(decoding: shown[places[first]..<places[last]], as: UTF8.self)
    return (text, (marked.lowerBound - left)..<(end - left))
  }

  private mutating func append(scalars: String.UnicodeScalarView) {
    for scalar in scalars {
      var end = columns[columns.count - 1] + 1
      if DisplayText.isPlain(scalar) {
        shown.append(UInt8(truncatingIfNeeded: scalar.value))
      } else {
        let (text, width) = DisplayText.visible(scalar)
        shown += text.utf8
        end += width - 1
      }
      columns.append(end)
      places.append(shown.count)
    }
  }

  /// Printable ASCII, one column wide.
  static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x20 && scalar.value < 0x7F
  }

  private static func visible(_ scalar: Unicode.Scalar) -> (text: String, width: Int) {
    if scalar == "\t" { return ("    ", 4) }
    guard isSafe(scalar) else {
      let code = "<U+" + hex(scalar.value) + ">"
      return (code, code.utf8.count)
    }
    return (String(Character(scalar)), width(scalar))
  }

  /// Invisible scalars are shown by their number, but for those that join letters or choose their
  /// form.
  private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "\n" || scalar == "\r" || TextHazard.of(scalar) != nil { return false }
    switch scalar.value {
    case 0x200C, 0x200D, 0xFE00...0xFE0F, 0xE0100...0xE01EF: return true
    default: return !scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  private static func hex(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// Two columns for East Asian wide scalars and emoji, none for marks that combine.
  private static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    case .format: return scalar == "\u{200C}" || scalar == "\u{200D}" ? 0 : 1
    default: return isWide(scalar) ? 2 : 1
    }
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x17000...0x18CFF,
      0x1AFF0...0x1B2FF, 0x20000...0x3FFFD:
      true
    default: scalar.properties.isEmojiPresentation
    }
  }
}

/// The lines between the quotes of a literal over several lines.
enum SwiftLiteralLines {
  /// - Parameter text: a literal with its quotes.
  static func lines(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for part in parts(text.dropFirst().dropLast()) {
      if line.columns + part.columns > width - 1, !line.isEmpty {
        lines.append(line + "\\")
        line = ""
      }
      line += part
    }
    // A blank at the end of a line is not seen.
    return lines + [line.last == " " ? line.dropLast() + "\\u{20}" : line]
  }

  /// Parts that stay whole: words, escapes and interpolations.
  private static func parts(_ text: Substring) -> [String] {
    var parts: [String] = []
    var part = ""
    var rest = text
    while let character = rest.popFirst() {
      if character != "\\" {
        part.append(character)
      } else {
        let before = part.last ?? parts.last?.last
        part.append(character)
        guard let kind = rest.popFirst() else { break }
        part.append(kind)
        if kind == "\"", before != "\"" { part.remove(at: part.index(part.endIndex, offsetBy: -2)) }
        if kind == "u" || kind == "(" { take(&rest, &part, until: kind == "u" ? "}" : ")") }
      }
      let isLong = part.utf8.count > 40 && part.count > 40
      if endsPart(character) || isLong || (part.first == "\\" && part.count > 1) {
        parts.append(part)
        part = ""
      }
    }
    return parts + (part.isEmpty ? [] : [part])
  }

  private static func endsPart(_ character: Character) -> Bool {
    switch character {
    case " ", ",", "/", "&", ".", ";": true
    default: false
    }
  }

  private static func take(_ rest: inout Substring, _ part: inout String, until end: Character) {
    var depth = 1
    while depth > 0, let character = rest.popFirst() {
      part.append(character)
      if character == "(" { depth += 1 }
      if character == end { depth -= 1 }
    }
  }
}

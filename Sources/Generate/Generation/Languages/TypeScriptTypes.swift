/// Templates of TypeScript hold their types between `‹` and `›`, so that the same words give plain JavaScript.
enum TypeScriptTypes {
  /// TypeScript: the marks go.
  static func kept(_ text: String) -> String {
    let marks: [Unicode.Scalar] = ["\u{2039}", "\u{203A}"]
    return tidy(
      String(String.UnicodeScalarView(text.unicodeScalars.filter { !marks.contains($0) })))
  }

  /// JavaScript: what stands between them goes too.
  static func removed(_ text: String) -> String {
    var depth = 0
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\u{2039}" {
        depth += 1
      } else if scalar == "\u{203A}" {
        depth -= 1
      } else if depth == 0 {
        result.append(scalar)
      }
    }
    return tidy(String(result))
  }

  /// One empty line where there were more, and none at the end.
  private static func tidy(_ text: String) -> String {
    var lines: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false)
    where !(line.isEmpty && lines.last?.isEmpty ?? true) {
      lines.append(line)
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n") + "\n"
  }
}

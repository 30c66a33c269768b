/// Text for troff.
enum Roff {
  /// Escapes what troff would read as a command, and letters that it may not have.
  static func text(_ plain: String) -> String {
    var text = ""
    for scalar in plain.unicodeScalars {
      switch scalar {
      case "\\": text += "\\e"
      case "-": text += "\\-"
      case "'": text += "\\(aq"
      case "`": text += "\\(ga"
      case "^": text += "\\(ha"
      case "~": text += "\\(ti"
      case _ where !scalar.isASCII:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        text += "\\[u\(String(repeating: "0", count: max(4 - digits.count, 0)))\(digits)]"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return plain.hasPrefix(".") ? "\\&\(text)" : text
  }

  static func bold(_ plain: String) -> String { "\\fB\(text(plain))\\fR" }

  /// Text with its `code` in bold.
  static func prose(_ plain: String) -> String {
    plain.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .map { $0.isMultiple(of: 2) ? text(String($1)) : bold(String($1)) }.joined()
  }

  /// Paragraphs that blank lines separate. Indented lines stay as they are.
  static func paragraphs(_ texts: [String]) -> String {
    texts.flatMap { $0.split(separator: "\n\n") }.map { paragraph in
      let lines = paragraph.split(separator: "\n")
      let body = lines.map { prose(String($0)) + "\n" }.joined()
      return lines.allSatisfy { $0.hasPrefix("  ") } ? ".PP\n.nf\n\(body).fi\n" : ".PP\n\(body)"
    }.joined()
  }

  /// Entries that are already in roff, each with its plain description.
  static func list(_ rows: [(entry: String, says: String)]) -> String {
    rows.map { ".TP\n\($0.entry)\n\(prose($0.says))\n" }.joined()
  }
}

/// How help is laid out.
package enum HelpText {
  private static let width = 80

  /// Names in one column, what is said of them in the next.
  package static func table(_ rows: [(String, String)]) -> String {
    rows.map { name, says in head(name, rows) + says }.joined(separator: "\n")
  }

  /// A table whose second column is broken into lines that a terminal can show.
  static func wrappedTable(_ rows: [(String, String)]) -> String {
    rows.map { name, says in
      let head = head(name, rows)
      let margin = "\n" + String(repeating: " ", count: head.count)
      return head + lines(says, width: max(width - head.count, width / 2)).joined(separator: margin)
    }.joined(separator: "\n")
  }

  static func exitCodes(_ exits: ExitMeanings) -> String {
    "Exit codes:\n" + wrappedTable(exits.rows.map { ($0.code, $0.meaning) })
  }

  private static func head(_ name: String, _ rows: [(String, String)]) -> String {
    let longest = rows.map(\.0.count).max() ?? 0
    return "  " + name + String(repeating: " ", count: longest - name.count + 2)
  }

  private static func lines(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}

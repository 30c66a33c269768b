/// How help is laid out.
package enum HelpText {
  /// Names in one column, what is said of them in the next.
  package static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { name, says in
      "  " + name + String(repeating: " ", count: width - name.count + 2) + says
    }.joined(separator: "\n")
  }
}

import Generation

/// The line ends of TypeScript and JavaScript.
enum TypeScriptLayout {
  /// One empty line where there were more, and none at the end.
  static func tidy(_ text: String) -> String {
    var lines: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false)
    where !(line.isEmpty && lines.last?.isEmpty ?? true) {
      lines.append(line)
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n") + "\n"
  }
}

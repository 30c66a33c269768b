/// Lines of Swift no longer than swift-format allows.
enum SwiftLines {
  static func wrapped(_ text: String) -> String {
    var isInLiteral = false
    var result: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let opens = line.hasSuffix("\"\"\"") || line.drop { $0 == " " }.hasPrefix("\"\"\"")
      if isInLiteral || opens || line.utf8.count < SwiftLineBreaker.width - 4
        || line.count < SwiftLineBreaker.width - 4
      {
        result.append(String(line))
        if opens { isInLiteral.toggle() }
        continue
      }
      result += broken(String(line))
    }
    return result.joined(separator: "\n")
  }

  private static func broken(_ line: String) -> [String] {
    let indent = line.prefix { $0 == " " }.count
    let code = line.dropFirst(indent)
    if code.hasPrefix("//") { return SwiftCommentLines.lines(String(code), indent: indent) }
    let begin = code.prefix { $0 == "}" || $0 == "]" || $0 == ")" }
    let end = opening(code)
    let middle = code.dropFirst(begin.count).dropLast(end.count)
    guard var pieces = SwiftPieceReader.pieces(of: String(middle)) else { return [line] }
    pieces.insert(.plain(String(begin)), at: 0)
    pieces.append(.plain(String(end)))
    return SwiftLineBreaker.lines(pieces.joined, indent: indent)
  }

  /// The bracket that the lines below close, and what a closure takes.
  private static func opening(_ code: Substring) -> Substring {
    if let last = code.last, "{[(".contains(last) { return code.suffix(1) }
    guard code.hasSuffix(" in"), let brace = code.lastIndex(of: "{") else { return "" }
    return code[brace...]
  }
}

/// Lines of Swift no longer than swift-format allows.
enum SwiftLines {
  static func wrapped(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var isInLiteral = false
    var result: [String] = []
    var place = 0
    while place < lines.count {
      let line = lines[place]
      place += 1
      let opens = line.hasSuffix("\"\"\"") || line.drop { $0 == " " }.hasPrefix("\"\"\"")
      if isInLiteral || opens || fits(line) {
        result.append(String(line))
        if opens { isInLiteral.toggle() }
        continue
      }
      if let comment = SwiftCommentLines(line) {
        let rest = lines[place...].prefix { comment.goesOn(in: $0) }
        place += rest.count
        result += comment.lines(with: rest)
      } else {
        result += broken(line)
      }
    }
    return result.joined(separator: "\n")
  }

  /// Certainly: the formatter counts some columns that are not there.
  private static func fits(_ line: Substring) -> Bool {
    let room = SwiftLineBreaker.width - 5
    return line.utf8.count <= room || line.count <= room
  }

  private static func broken(_ line: Substring) -> [String] {
    let indent = line.prefix { $0 == " " }.count
    let code = line.dropFirst(indent)
    let begin = code.prefix { $0 == "}" || $0 == "]" || $0 == ")" }
    let end = opening(code)
    let middle = code.dropFirst(begin.count).dropLast(end.count)
    guard var pieces = SwiftPieceReader.pieces(of: String(middle)) else { return [String(line)] }
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

/// Comments over as many lines as they need.
enum SwiftCommentLines {
  /// - Parameter text: one line of a comment, with its mark.
  static func lines(_ text: String, indent: Int) -> [String] {
    let mark = text.prefix { $0 == "/" }
    let words = text.dropFirst(mark.count)
    let margin = words.prefix { $0 == " " }.count
    // Code in a comment stays as it is.
    guard margin < 5 else { return [SwiftLineBreaker.spaces(indent) + text] }
    let item = words.dropFirst(margin).hasPrefix("- ") ? 2 : 0
    let start = SwiftLineBreaker.spaces(indent) + mark
    var result: [String] = []
    var line = start + SwiftLineBreaker.spaces(margin - 1)
    for word in wholes(words.dropFirst(margin)) {
      if line.count + 1 + word.count > SwiftLineBreaker.width, line.count > start.count + margin - 1
      {
        result.append(line)
        line = start + SwiftLineBreaker.spaces(margin - 1 + item)
        line += " " + (mark.count == 3 ? MarkdownText.lineStart(word) : word)
      } else {
        line += " " + word
      }
    }
    return result + [line]
  }

  /// The words. What stands between ticks is one of them.
  private static func wholes(_ text: Substring) -> [String] {
    var words: [String] = []
    var isOpen = false
    for word in text.split(separator: " ") {
      if isOpen, let last = words.popLast() {
        words.append(last + " " + word)
      } else {
        words.append(String(word))
      }
      // guard: comment-code-whole
      if word.filter({ $0 == "`" }).count % 2 == 1 { isOpen.toggle() }
    }
    return words
  }
}

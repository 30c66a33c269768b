/// A comment over as many lines as it needs.
struct SwiftCommentLines {
  /// The indentation and the slashes.
  private let start: Substring
  private let isDoc: Bool
  /// The columns before the words of the first line, and before those of the others.
  private let margin: Int
  private let hanging: Int
  private let words: Substring

  /// - Returns: nil for a line of code. Code inside of a comment is one too.
  init?(_ line: Substring) {
    let code = line.drop { $0 == " " }
    let slashes = code.prefix { $0 == "/" }
    guard slashes.count > 1 else { return nil }
    start = line[..<slashes.endIndex]
    isDoc = slashes.count == 3
    let text = line[slashes.endIndex...]
    margin = text.prefix { $0 == " " }.count
    guard margin < 5 else { return nil }
    words = text.dropFirst(margin)
    hanging = margin + (words.hasPrefix("- ") ? 2 : 0)
  }

  /// The line belongs to the same paragraph.
  func goesOn(in line: Substring) -> Bool {
    guard let other = SwiftCommentLines(line), other.start == start, !other.words.isEmpty else {
      return false
    }
    return other.margin == hanging && other.hanging == hanging
  }

  func lines(with rest: ArraySlice<Substring>) -> [String] {
    let others = rest.compactMap { SwiftCommentLines($0)?.words }
    let text = ([words] + others).joined(separator: " ")
    var result: [String] = []
    var line = start + SwiftLineBreaker.spaces(margin - 1)
    var isEmpty = true
    for word in Self.wholes(Substring(text)) {
      if !isEmpty, line.columns + 1 + word.columns > SwiftLineBreaker.width {
        result.append(String(line))
        line = start + SwiftLineBreaker.spaces(hanging - 1)
        line += " " + (isDoc ? MarkdownText.lineStart(word) : word)
      } else {
        line += " " + word
      }
      isEmpty = false
    }
    return result + [String(line)]
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
      if word.filter({ $0 == "`" }).count % 2 == 1 { isOpen.toggle() }  //! comment-code-whole
    }
    return words
  }
}

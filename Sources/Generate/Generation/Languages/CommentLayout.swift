/// Prose in comments, in lines of at most 88 columns beside its indentation.
package enum CommentLayout {
  /// - Parameters:
  ///   - margin: what begins each line but the first, such as `/// `.
  ///   - lineStart: spells a word that comes to stand at the beginning of a line.
  package static func wrapped(
    _ text: String, margin: String, width: Int = 88, lineStart: (String) -> String = { $0 }
  ) -> String {
    if text.utf8.count <= width { return text }
    var lines: [String] = []
    var line = ""
    for word in words(of: text, upTo: width) {
      if line.isEmpty {
        line = word
      } else if line.utf8.count + 1 + word.utf8.count <= width {
        line += " " + word
      } else {
        lines.append(line)
        line = lineStart(word)
      }
    }
    return (lines + [line]).joined(separator: "\n" + margin)
  }

  /// The words. What stands between ticks is one of them; a long one that is no Latin is cut.
  private static func words(of text: String, upTo width: Int) -> [String] {
    var words: [String] = []
    var isOpen = false
    for word in text.split(separator: " ") {
      if isOpen, let last = words.popLast() {
        words.append(last + " " + word)
      } else {
        words.append(String(word))
      }
      let ticks = word.utf8.count { $0 == UInt8(ascii: "`") }
      if ticks % 2 == 1 { isOpen.toggle() }  //! comment-code-whole
    }
    return words.flatMap { cut($0, upTo: width) }
  }

  /// Chinese has no blanks to break at.
  private static func cut(_ word: String, upTo width: Int) -> [String] {
    if word.utf8.count <= width || word.utf8.allSatisfy({ $0 < 0x80 }) { return [word] }
    var parts = [""]
    for character in word {
      if parts[parts.count - 1].utf8.count + character.utf8.count > width { parts.append("") }
      parts[parts.count - 1].append(character)
    }
    return parts
  }
}

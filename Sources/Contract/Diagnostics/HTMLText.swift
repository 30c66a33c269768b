/// Text inside HTML: whatever somebody wrote stays text.
package enum HTMLText {
  package static func escape(_ text: String) -> String {
    escape(shown: DisplayText(words: text).text)
  }

  /// A line of a file.
  package static func line(_ number: Int, of source: SourceFile) -> String {
    escape(String(decoding: source.line(number), as: UTF8.self))
  }

  private static func escape(shown text: String) -> String {
    var safe = ""
    for character in text {
      switch character {
      case "&": safe += "&amp;"
      case "<": safe += "&lt;"
      case ">": safe += "&gt;"
      case "\"": safe += "&quot;"
      case "'": safe += "&#39;"
      default: safe.append(character)
      }
    }
    return safe
  }

  /// Words in which backticks mark code.
  package static func words(_ text: String) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    // An odd backtick marks nothing.
    guard parts.count % 2 == 1 else { return escape(text) }
    return parts.enumerated().map { index, part in
      let safe = escape(String(part))
      return index % 2 == 1 ? "<code>\(safe)</code>" : safe
    }.joined()
  }
}

/// The one place that knows how anything becomes Markdown, as CommonMark and GitHub read it.
package enum MarkdownText {
  /// Text that reads as itself: no markup, no HTML, no link, no line break, safe in a table's cell and
  /// at the beginning of a line.
  package static func escape(_ text: String) -> String {
    let words = LineText.plain(text).split(separator: " ").map(String.init)  //! doc-one-line
    return LineStart.escape(words.map(escapeWord).joined(separator: " "))
  }

  /// A code span, with as many ticks as the text needs. What a table or a page generator would see inside it
  /// stands between spans, so that it reads the same in a cell and elsewhere.
  package static func code(_ text: String) -> String {
    if !text.isEmpty, text.utf8.allSatisfy(isPlainInCode) { return "`\(text)`" }
    var result = ""
    var span = ""
    let scalars = Array(LineText.plain(text).unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let next = index + 1 < scalars.count ? scalars[index + 1] : " "
      if isSeenInsideCode(scalar, before: next) {
        result += codeSpan(span) + "\\" + String(Character(scalar))
        span = ""
      } else {
        span.unicodeScalars.append(scalar)
      }
    }
    return result + codeSpan(span)
  }

  /// Escaped text that begins a line: no list and no heading begins there.
  package static func lineStart(_ text: String) -> String { LineStart.escape(text) }

  /// Most code spans are names: nothing in them has to be looked at.
  private static func isPlainInCode(_ byte: UInt8) -> Bool {
    (0x21...0x7E).contains(byte) && byte != UInt8(ascii: "|") && byte != UInt8(ascii: "{")
      && byte != UInt8(ascii: "`")
  }

  /// The target of a link behind `#`: the heading of that name.
  package static func anchor(_ name: String) -> String { PercentEncoding.encode(name.lowercased()) }

  /// Readers make links of addresses even where they are escaped; in code they leave them alone.
  private static func escapeWord(_ word: String) -> String {
    if word.utf8.allSatisfy(isPlain) { return word }
    if LinkLike.isLinkLike(word) { return link(word) }  //! markdown-no-links
    let scalars = Array(word.unicodeScalars)
    return scalars.indices.map { index in
      escaped(scalars[index], before: index + 1 < scalars.count ? scalars[index + 1] : " ")
    }.joined()
  }

  /// Most words are letters and nothing else, whose neighbours do not matter.
  private static func isPlain(_ byte: UInt8) -> Bool {
    IdentifierWord.isPart(byte) && byte != UInt8(ascii: "_") || byte == UInt8(ascii: ",")
  }

  /// Marks around an address that belong to the sentence are no part of it.
  private static func link(_ word: String) -> String {
    let opens = word.utf8.prefix { $0 == 0x28 }.count
    let marks = word.utf8.reversed().prefix {
      ".,;:?".utf8.contains($0) || (opens > 0 && $0 == 0x29)
    }
    .count
    let address = word.dropFirst(opens).dropLast(marks)
    return word.prefix(opens) + code(String(address)) + word.suffix(marks)
  }

  private static func escaped(_ scalar: Unicode.Scalar, before next: Unicode.Scalar) -> String {
    switch scalar {
    case "<": "&lt;"  //! markdown-html-escaped
    case ">": "&gt;"
    case "&": "&amp;"
    case "\\", "`", "*", "_", "[", "]", "#", "|", "~", "$", "!", "{", "}", "^":  //! markdown-mark
      "\\" + String(Character(scalar))
    case "." where next.properties.isAlphabetic: "\\."
    default: String(Character(scalar))
    }
  }

  /// A bar ends a table's cell even in code, and `{{` or `{%` is a page generator's even there.
  private static func isSeenInsideCode(
    _ scalar: Unicode.Scalar, before next: Unicode.Scalar
  ) -> Bool {
    scalar == "|" || (scalar == "{" && (next == "{" || next == "%" || next == "#"))  //! table-bar
  }

  private static func codeSpan(_ text: String) -> String {
    guard !text.isEmpty else { return "" }
    let ticks = String(repeating: "`", count: longestRunOfTicks(text) + 1)  //! code-span-ticks
    let (first, last) = (text.utf8.first, text.utf8.last)
    let isStripped = first == 0x20 && last == 0x20 && text.utf8.contains { $0 != 0x20 }
    let needsSpace = first == 0x60 || last == 0x60 || isStripped
    return needsSpace ? "\(ticks) \(text) \(ticks)" : ticks + text + ticks
  }

  private static func longestRunOfTicks(_ text: String) -> Int {
    var longest = 0
    var run = 0
    for byte in text.utf8 {
      run = byte == 0x60 ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}

/// The beginnings that would make a line something other than a paragraph.
private enum LineStart {
  package static func escape(_ text: String) -> String {
    guard let first = text.utf8.first else { return text }
    if "-+=:%".utf8.contains(first) { return "\\" + text }  //! markdown-list-start
    let digits = text.utf8.prefix { (0x30...0x39).contains($0) }
    let rest = text.utf8[digits.endIndex...]
    guard !digits.isEmpty, let mark = rest.first, ".)".utf8.contains(mark),
      rest.dropFirst().first ?? 0x20 == 0x20
    else { return text }
    return String(Substring(digits)) + "\\" + String(Substring(rest))
  }
}

/// Words that a reader of Markdown turns into a link or a picture without any markup.
private enum LinkLike {
  package static func isLinkLike(_ word: String) -> Bool {
    let bytes = Array(word.lowercased().utf8)
    return bytes.contains(UInt8(ascii: "@")) || holds(bytes, "//") || holds(bytes, "www.")
      || holdsShortcode(bytes)
  }

  private static func holds(_ bytes: [UInt8], _ part: String) -> Bool {
    let part = Array(part.utf8)
    return bytes.indices.contains { bytes[$0...].starts(with: part) }
  }

  /// `:name:`, which GitHub shows as a picture.
  private static func holdsShortcode(_ bytes: [UInt8]) -> Bool {
    let parts = bytes.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    return parts.dropFirst().dropLast().contains { part in
      !part.isEmpty && part.allSatisfy { IdentifierWord.isPart($0) || $0 == 0x2B || $0 == 0x2D }
    }
  }
}

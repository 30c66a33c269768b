import Generation

/// The one place that knows how anything becomes TypeScript: literals, identifiers, comments.
enum TypeScriptText {
  /// A string literal of letters that anybody can see and of escapes: no text can end it, open a template, hide or reorder.
  static func literal(_ text: String) -> String { "\"" + inside(text) + "\"" }

  /// The text between the quotes of such a literal.
  static func inside(_ text: String) -> String { text.spellingOdd(escaped) }

  /// The name of a type or of something exported. Two names never become one.
  static func identifier(_ name: String) -> String {
    let word = IdentifierWord.only(name)
    let stem = word.reversed().drop { $0 == "_" }.reversed()
    return TypeScriptWords.reserved.contains(String(stem)) ? word + "_" : word  //! reserved-export
  }

  /// A member, behind a dot or in braces, where every word may stand.
  static func member(_ name: String) -> String { IdentifierWord.only(name) }

  /// A method that an interface asks for: there two words mean something else.
  static func method(_ name: String) -> String {
    TypeScriptWords.meaningful.contains(name) ? literal(name) : IdentifierWord.only(name)
  }

  /// A text as one line behind `//`.
  static func comment(_ text: String) -> String { LineText.plain(text) }  //! typescript-comment

  /// A text as one line in a doc comment, which tools show as Markdown: it neither ends the comment nor begins a tag.
  static func doc(_ text: String) -> String {  //! typescript-doc-end
    //! typescript-doc-tag
    MarkdownText.escape(text).replacing("*/", with: "*&#47;").replacing("@", with: "&#64;")
  }

  /// The same at the beginning of a line.
  static func lineStart(_ word: String) -> String { MarkdownText.lineStart(word) }

  /// The same for code, where an escape would be seen.
  static func code(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy {
      (" "..."~").contains($0) && $0 != "`" && $0 != "@"
    }
    return isPlain && !text.contains("*/") ? "`\(text)`" : doc(text)
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {  //! typescript-line-break
    case "\"": "\\\""  //! typescript-quote
    case "\\": "\\\\"  //! typescript-backslash
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case " "..."~": String(Character(scalar))
    case _ where PlainLetters.hold(scalar): String(Character(scalar))
    default: "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"  //! typescript-ascii
    }
  }
}

extension String {
  /// Foundation has this; what `authgen` links must do without.
  fileprivate func replacing(_ old: String, with new: String) -> String {
    var result = ""
    var rest = self[...]
    while let first = rest.unicodeScalars.first {
      if rest.utf8.starts(with: old.utf8) {
        result += new
        rest = Substring(rest.utf8.dropFirst(old.utf8.count))
      } else {
        result.unicodeScalars.append(first)
        rest = Substring(rest.unicodeScalars.dropFirst())
      }
    }
    return result
  }
}

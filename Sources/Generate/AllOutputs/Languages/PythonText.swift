import Generation

/// The one place that knows how anything becomes Python: literals, identifiers, comments.
enum PythonText {
  static func literal(_ value: StubLiteral) -> String {
    switch value {
    case .text(let text): literal(text)
    case .number(let number): String(number)
    case .bool(let bool): bool ? "True" : "False"
    }
  }

  /// A string literal of letters that anybody can see and of escapes, in the quotes that need fewer escapes.
  static func literal(_ text: String) -> String {
    let doubles = text.utf8.count { $0 == UInt8(ascii: "\"") }
    let singles = text.utf8.count { $0 == UInt8(ascii: "'") }
    let quote: Unicode.Scalar = doubles > singles ? "'" : "\""
    let inside = text.spellingOdd { escaped($0, quote) }
    return "\(quote)\(inside)\(quote)"
  }

  /// The text between double quotes, wherever a template names a text of the author's.
  static func inside(_ text: String) -> String {
    text.spellingOdd { escaped($0, "\"") }
  }

  /// The name of a class: a capital letter first, never a word that is taken.
  static func type(_ name: String) -> String {
    let name = CaseNames.capitalised(IdentifierWord.only(name))
    let isTaken = PythonWords.types.contains(name) || PythonWords.keywords.contains(name)
    return isTaken ? name + "_" : name
  }

  /// A text behind `#`: one line, nothing that reorders.
  static func comment(_ text: String) -> String { LineText.plain(text) }  //! python-comment-line

  /// Prose of a docstring: no quotes that could end it, no escapes.
  static func paragraph(_ text: String) -> String {
    CommentLayout.wrapped(prose(text), margin: "", width: 80)
  }

  /// The inside of a docstring with empty lines between paragraphs.
  static func docstring(_ paragraphs: String...) -> String {
    let text = paragraphs.map(paragraph).filter { !$0.isEmpty }.joined(separator: "\n\n")
    return text.utf8.contains(UInt8(ascii: "\n")) ? text + "\n" : text
  }

  private static func prose(_ text: String) -> String {
    LineText.plain(text).unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "'"  //! python-docstring-quotes
      case "\\": "\\\\"  //! python-docstring-backslash
      default: String(Character(scalar))
      }
    }.joined()
  }

  private static func escaped(_ scalar: Unicode.Scalar, _ quote: Unicode.Scalar) -> String {
    switch scalar {  //! python-line-break
    case quote: "\\\(quote)"  //! python-quote
    case "\\": "\\\\"  //! python-backslash
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case " "..."~": String(Character(scalar))
    case _ where PlainLetters.hold(scalar): String(Character(scalar))
    default: code(scalar.value)  //! python-ascii
    }
  }

  private static func code(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    let (mark, width) = value < 0x100 ? ("x", 2) : value < 0x1_0000 ? ("u", 4) : ("U", 8)
    return "\\\(mark)" + String(repeating: "0", count: width - digits.count) + digits
  }
}

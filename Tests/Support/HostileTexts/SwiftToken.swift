/// A piece of Swift code, read by the rules of the language and not by those of the generator.
package enum SwiftToken: Hashable, Sendable {
  /// A word, in ticks or not.
  case word(String)
  /// The content of a string literal, or of a part of it between interpolations.
  case text(String)
  /// Anything else.
  case mark(String)
}

/// Cuts Swift into tokens. Comments are kept apart.
package struct SwiftReading: Sendable {
  package private(set) var tokens: [SwiftToken] = []
  package private(set) var comments: [String] = []
  private let scalars: [Unicode.Scalar]
  private var index = 0

  package init(_ code: String) {
    scalars = Array(code.unicodeScalars)
    while index < scalars.count { step() }
  }

  private var here: Unicode.Scalar { scalars[index] }

  private func isNext(_ scalar: Unicode.Scalar, after count: Int = 1) -> Bool {
    index + count < scalars.count && scalars[index + count] == scalar
  }

  private mutating func step() {
    switch here {
    case " ", "\n": index += 1
    case "/" where isNext("/"):
      comments.append(take { $0 != "\n" && $0 != "\r" })
    case "`": tickedWord()
    case "\"" where isNext("\"") && isNext("\"", after: 2): longLiteral()
    case "\"": literal()
    case _ where SwiftReading.isWordPart(here): tokens.append(.word(take(SwiftReading.isWordPart)))
    default:
      tokens.append(.mark(String(Character(here))))
      index += 1
    }
  }

  private mutating func take(_ isPart: (Unicode.Scalar) -> Bool) -> String {
    let start = index
    while index < scalars.count, isPart(here) { index += 1 }
    return String(String.UnicodeScalarView(scalars[start..<index]))
  }

  private mutating func tickedWord() {
    index += 1
    let word = take(SwiftReading.isWordPart)
    guard index < scalars.count, here == "`", !word.isEmpty else {
      tokens.append(.mark("`"))
      return
    }
    index += 1
    tokens.append(.word(word))
  }

  private var isAtThreeQuotes: Bool {
    index < scalars.count && here == "\"" && isNext("\"") && isNext("\"", after: 2)
  }

  /// A literal over several lines. A backslash at the end of a line joins it with the next one.
  private mutating func longLiteral() {
    index += 4
    let margin = marginOfLiteral
    var text = String.UnicodeScalarView()
    index += margin
    while index < scalars.count {
      if here == "\\", isNext("\n") {
        index += 2 + margin
      } else if here == "\n" {
        index += 1 + margin
        if isAtThreeQuotes { break }
        text.append("\n")
      } else if here == "\\", isNext("(") {
        tokens.append(.text(String(text)))
        text = String.UnicodeScalarView()
        interpolation()
      } else if here == "\\" {
        escape(&text)
      } else {
        text.append(here)
        index += 1
      }
    }
    index += 3
    tokens.append(.text(String(text)))
  }

  /// The spaces before the three quotes that end the literal.
  private var marginOfLiteral: Int {
    var spaces = 0
    var isBeginning = true
    for place in index..<scalars.count {
      switch scalars[place] {
      case "\n": (spaces, isBeginning) = (0, true)
      case " " where isBeginning: spaces += 1
      case "\"" where isBeginning && scalars[place...].prefix(3).allSatisfy { $0 == "\"" }:
        return spaces
      default: isBeginning = false
      }
    }
    return 0
  }

  /// From the quote to the one that ends it. A line break inside ends it too, and is a mistake.
  private mutating func literal() {
    index += 1
    var text = String.UnicodeScalarView()
    while index < scalars.count, here != "\"" {
      if here == "\n" || here == "\r" {
        tokens.append(.mark("an open quote"))
        return
      }
      if here == "\\", isNext("(") {
        tokens.append(.text(String(text)))
        text = String.UnicodeScalarView()
        interpolation()
      } else if here == "\\" {
        escape(&text)
      } else {
        text.append(here)
        index += 1
      }
    }
    index += 1
    tokens.append(.text(String(text)))
  }

  private mutating func interpolation() {
    tokens.append(.mark("\\("))
    index += 2
    var depth = 1
    while index < scalars.count, depth > 0 {
      depth += here == "(" ? 1 : here == ")" ? -1 : 0
      step()
    }
  }

  private mutating func escape(_ text: inout String.UnicodeScalarView) {
    index += 1
    guard index < scalars.count else { return }
    let plain: [Unicode.Scalar: Unicode.Scalar] = [
      "\"": "\"", "\\": "\\", "n": "\n", "r": "\r", "t": "\t", "0": "\0", "'": "'",
    ]
    if let scalar = plain[here] {
      text.append(scalar)
      index += 1
    } else {
      index += 2
      let digits = take { $0 != "}" && $0 != "\"" }
      let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
      if let scalar { text.append(scalar) } else { tokens.append(.mark("a broken escape")) }
      index += 1
    }
  }

  private static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_": true
    default: false
    }
  }
}

/// Holds generated TypeScript and JavaScript against what the marked sample became.
package enum TypeScriptMeaning {
  /// Nil if both say the same but for the texts; else the first difference.
  package static func difference(
    _ code: String, from marked: String, _ substitution: Substitution
  ) -> String? {
    let (new, old) = (TypeScriptReading(code), TypeScriptReading(marked))
    let (tokens, others) = (withoutLastCommas(new.tokens), withoutLastCommas(old.tokens))
    var words: [String: String] = [:]
    for (token, wanted) in zip(tokens, others) where !isSame(token, wanted, substitution, &words) {
      return "\(token) where \(wanted) was"
    }
    if tokens.count != others.count { return "\(tokens.count) tokens, not \(others.count)" }
    return new.comments.first { !isHarmless($0) }.map { "a comment: \($0.debugDescription)" }
  }

  /// Items over several lines have a comma behind the last one. Generated arrays have no holes, where it would count.
  private static func withoutLastCommas(_ tokens: [SwiftToken]) -> [SwiftToken] {
    let ends: [SwiftToken] = [.mark("]"), .mark("}"), .mark(")")]
    return tokens.indices.filter { place in
      tokens[place] != .mark(",") || place + 1 == tokens.count || !ends.contains(tokens[place + 1])
    }.map { tokens[$0] }
  }

  /// A word that the language has for itself gets a line behind it where it would be one, and quotes where a method is
  /// called so.
  private static func isSame(
    _ token: SwiftToken, _ wanted: SwiftToken, _ substitution: Substitution,
    _ words: inout [String: String]
  ) -> Bool {
    switch (token, wanted) {
    case (.word(let word), .word(let marker)) where Marker.isIn(marker),
      (.text(let word), .word(let marker)) where Marker.isIn(marker):
      let stem = word.hasSuffix("_") ? String(word.dropLast()) : word
      if words[marker] == nil { words[marker] = stem }
      return words[marker] == stem || words[marker] == word
    case (.text(let text), .text(let marked)):
      return text.unicodeScalars.elementsEqual(substitution(marked).unicodeScalars)
    default: return token == wanted
    }
  }

  /// No line break that some tool would see, and no tag: `@deprecated` would mean something.
  private static func isHarmless(_ comment: String) -> Bool {
    let lines = comment.split(separator: "\n").map { $0.drop { "/ *".contains($0) } }
    return !lines.contains { $0.hasPrefix("@") }
      && comment.unicodeScalars.allSatisfy { scalar in
        switch scalar.value {
        case 0x0A: comment.hasPrefix("/*")
        case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF:
          false
        default: true
        }
      }
  }
}

/// Cuts TypeScript into tokens, by the rules of the language. Regular expressions and templates, which only the runtime
/// has, are not read.
package struct TypeScriptReading: Sendable {
  package private(set) var tokens: [SwiftToken] = []
  package private(set) var comments: [String] = []

  package init(_ code: String) {
    let scalars = Array(code.unicodeScalars)
    var start = 0
    var index = 0
    while index < scalars.count {
      let next = index + 1 < scalars.count ? scalars[index + 1] : " "
      switch (scalars[index], next) {
      case ("\"", _): index = TypeScriptReading.behindText(scalars, index)
      case ("/", "/"), ("/", "*"):
        read(scalars[start..<index])
        let end = TypeScriptReading.behindComment(scalars, index, isBlock: next == "*")
        comments.append(String(String.UnicodeScalarView(scalars[index..<end])))
        index = end
        start = end
      default: index += 1
      }
    }
    read(scalars[start...])
  }

  /// Words, marks and string literals are as in Swift, but for `\(`, which is no more than a parenthesis.
  private mutating func read(_ scalars: ArraySlice<Unicode.Scalar>) {
    tokens += SwiftReading(String(String.UnicodeScalarView(scalars))).tokens
  }

  private static func behindText(_ scalars: [Unicode.Scalar], _ start: Int) -> Int {
    var index = start + 1
    while index < scalars.count, scalars[index] != "\"", scalars[index] != "\n" {
      index += scalars[index] == "\\" ? 2 : 1
    }
    return min(index + 1, scalars.count)
  }

  private static func behindComment(
    _ scalars: [Unicode.Scalar], _ start: Int, isBlock: Bool
  ) -> Int {
    var index = start + 2
    while index < scalars.count {
      if isBlock, scalars[index] == "/", scalars[index - 1] == "*", index > start + 2 {
        return index + 1
      }
      if !isBlock, scalars[index] == "\n" { return index }
      index += 1
    }
    return index
  }
}

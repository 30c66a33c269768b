/// Holds generated Swift against what the marked sample became.
package enum SwiftMeaning {
  /// Nil if both say the same but for the texts; else the first difference. Identifiers may differ where they come
  /// from a text, but each always in the same way.
  package static func difference(
    _ code: String, from marked: String, _ substitution: Substitution
  ) -> String? {
    let (new, old) = (SwiftReading(code), SwiftReading(marked))
    let (tokens, expected) = (plain(new.tokens), plain(old.tokens))
    var words: [String: String] = [:]
    for (token, wanted) in zip(tokens, expected)
    where !isSame(token, wanted, substitution, &words) {
      return "\(token) where \(wanted) was"
    }
    if tokens.count != expected.count { return "\(tokens.count) tokens, not \(expected.count)" }
    return new.comments.first { !isOneLine($0) }.map { "a comment: \($0.debugDescription)" }
  }

  private static func isSame(
    _ token: SwiftToken, _ wanted: SwiftToken, _ substitution: Substitution,
    _ words: inout [String: String]
  ) -> Bool {
    switch (token, wanted) {
    case (.word(let word), .word(let marker)) where Marker.isIn(marker):
      if words[marker] == nil { words[marker] = word }
      return words[marker] == word
    case (.text(let text), .text(let marked)) where marked.hasPrefix("{") && text != marked:
      return isSameJSON(text, marked, substitution)
    case (.text(let text), .text(let marked)):
      return text.unicodeScalars.elementsEqual(substitution(marked).unicodeScalars)
    default: return token == wanted
    }
  }

  /// The body of an example.
  private static func isSameJSON(
    _ text: String, _ marked: String, _ substitution: Substitution
  ) -> Bool {
    let check = Result {
      try JSONMeaning.check(.body, Array(text.utf8), against: Array(marked.utf8), substitution)
    }
    if case .success = check { return true }
    return false
  }

  /// Whether no tool would take anything in it for the end of the line, or show it otherwise than it stands there.
  private static func isOneLine(_ comment: String) -> Bool {
    comment.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: false
      default: true
      }
    }
  }

  private static func plain(_ tokens: [SwiftToken]) -> [SwiftToken] {
    withRawValues(withoutSelf(withoutLastCommas(tokens)))
  }

  /// A collection over several lines has a comma behind its last item.
  private static func withoutLastCommas(_ tokens: [SwiftToken]) -> [SwiftToken] {
    tokens.indices.filter { place in
      tokens[place] != .mark(",") || place + 1 == tokens.count || tokens[place + 1] != .mark("]")
    }.map { tokens[$0] }
  }

  /// A member says `self.` where a parameter is called like it.
  private static func withoutSelf(_ tokens: [SwiftToken]) -> [SwiftToken] {
    var result: [SwiftToken] = []
    for token in tokens {
      if token == .mark("."), result.last == .word("self") {
        result.removeLast()
      } else {
        result.append(token)
      }
    }
    return result
  }

  /// A case of an enumeration of texts may leave its text out where it is the case's own name.
  private static func withRawValues(_ tokens: [SwiftToken]) -> [SwiftToken] {
    let head: [SwiftToken] = [.mark(":"), .word("String"), .mark(","), .word("JSONEnumeration")]
    var result: [SwiftToken] = []
    var isInside = false
    var isBehindKeyword = false
    for (index, token) in tokens.enumerated() {
      result.append(token)
      if tokens[index...].starts(with: head) { isInside = true }
      if token == .mark("}") { isInside = false }
      let isCase = isInside && isBehindKeyword
      // A case may be called `case` itself.
      isBehindKeyword = token == .word("case") && !isCase
      if isCase, case .word(let name) = token, tokens[index + 1] != .mark("=") {
        result += [.mark("="), .text(name)]
      }
    }
    return result
  }
}

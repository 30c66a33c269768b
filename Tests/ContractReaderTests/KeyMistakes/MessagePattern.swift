import ContractModel
import ContractReader
import Diagnostics
import Foundation

/// A text of a diagnostic with the words that vary from cell to cell taken out of it.
struct MessagePattern: Hashable {
  static let gap = "⟨⟩"

  /// With a gap for each word.
  let text: String

  /// The pattern of a text, and the words in its gaps.
  static func of(_ text: String, rule: String) -> (pattern: MessagePattern, words: [String]) {
    let hinge = hinges[rule, default: []].compactMap { text.range(of: $0)?.upperBound }.min()
    let head = text[..<(hinge ?? text.endIndex)]
    var (pattern, words) = ("", [String]())
    var rest = head.startIndex
    for match in head.matches(of: varying) {
      pattern += head[rest..<match.range.lowerBound] + gap
      words.append(String(match.output))
      rest = match.range.upperBound
    }
    pattern += head[rest...]
    if let hinge {
      pattern += gap
      words.append(String(text[hinge...]))
    }
    return (MessagePattern(text: pattern), words)
  }

  func filled(with words: [String]) -> String {
    var rest = words[...]
    let parts = text.components(separatedBy: Self.gap)
    return parts.dropFirst().reduce(parts.first ?? "") { $0 + (rest.popFirst() ?? "") + $1 }
  }

  /// The texts, by rule, behind which a message depends on the kind of the value.
  private static let hinges = [
    "wrong-kind": [", not ", "brackets: ", "as in: "],
    "wrong-form": ["` is not ", "as in: "],
    "unknown-word": ["` is not "],
  ]

  /// Quoted words and lists of them, what a key says, owners of keys, kinds of nodes, and numbers.
  private nonisolated(unsafe) static let varying: Regex<Substring> = {
    let owners = LanguagePage.tables.map(\.owner).sorted { $0.count > $1.count }
    let owner = "(?:\(owners.joined(separator: "|")))"
    let alternatives = [
      "`[^`]*`(?:(?:, | and | or )`[^`]*`)*(?: and [0-9]+ more)?",
      "\\([^()]*\\)(?=, as in)",
      "\\b\(owner)(?: and of \(owner))*\\b",
      "\\b(?:a word or text|a mapping|a list)\\b",
      "-?[0-9]+",
    ]
    // It is made of texts that are known here.
    return try! Regex(alternatives.joined(separator: "|"), as: Substring.self)
  }()
}

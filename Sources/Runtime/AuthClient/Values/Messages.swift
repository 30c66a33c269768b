import Foundation

/// A message in the languages of a contract. The first language is the fallback.
public struct Messages: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  private let texts: [Text]

  public init(dictionaryLiteral elements: (String, String)...) {
    texts = elements.map { Text(language: $0.0.lowercased(), text: $0.1) }
  }

  /// The text in the first of these languages (as in `zh-Hans-CN`) that there is one for.
  package func text(in languages: [String]) -> String? {
    languages.lazy.compactMap(text).first ?? texts.first?.text
  }

  private func text(in language: String) -> String? {
    var tag = language.replacingOccurrences(of: "_", with: "-").lowercased()
    while true {
      if let match = texts.first(where: { $0.language == tag }) { return match.text }
      guard let dash = tag.lastIndex(of: "-") else { break }
      tag = String(tag[..<dash])
    }
    return texts.first { $0.language.hasPrefix(tag + "-") }?.text
  }

  private struct Text: Hashable, Sendable {
    let language: String
    let text: String
  }
}

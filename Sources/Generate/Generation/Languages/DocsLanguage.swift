/// A language in which the pages are written. Called with the same words in each, it says them in its own.
package enum DocsLanguage: String, CaseIterable {
  case english = "en"
  case chinese = "zh-Hans"

  /// English pages are always there; the others where the contract has their language.
  package static func all(of languages: [String]) -> [DocsLanguage] {
    allCases.filter { $0 == .english || languages.contains($0.rawValue) }
  }

  /// The folder of its pages inside that of the docs, and of its templates inside theirs.
  package var folder: String { self == .english ? "" : "\(rawValue)/" }

  /// The language's own name for itself.
  package var name: String {
    switch self {
    case .english: "English"
    case .chinese: "简体中文"
    }
  }

  /// A path from a page of this language to a page of another one.
  package func path(to other: DocsLanguage, page: String) -> String {
    (self == .english ? "" : "../") + other.folder + page
  }

  package func text(_ english: String, _ chinese: String) -> String {
    switch self {
    case .english: english
    case .chinese: chinese
    }
  }

  /// Several things one after the other.
  package func list(_ items: [String]) -> String { items.joined(separator: text(", ", "、")) }

  /// Remarks about one thing.
  package func remarks(_ items: [String]) -> String {
    items.filter { !$0.isEmpty }.joined(separator: text("; ", "；"))
  }

  /// Whole sentences.
  package func sentences(_ items: [String]) -> String {
    items.filter { !$0.isEmpty }.joined(separator: text(" ", ""))
  }
}

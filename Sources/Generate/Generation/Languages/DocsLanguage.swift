/// A language in which the pages are written. Called with the same words in each, it says them in its own.
enum DocsLanguage: String, CaseIterable {
  case english = "en"
  case chinese = "zh-Hans"

  /// English pages are always there; the others where the contract has their language.
  static func all(of languages: [String]) -> [DocsLanguage] {
    allCases.filter { $0 == .english || languages.contains($0.rawValue) }
  }

  /// The folder of its pages inside that of the docs, and of its templates inside theirs.
  var folder: String { self == .english ? "" : "\(rawValue)/" }

  /// The language's own name for itself.
  var name: String {
    switch self {
    case .english: "English"
    case .chinese: "简体中文"
    }
  }

  /// A path from a page of this language to a page of another one.
  func path(to other: DocsLanguage, page: String) -> String {
    (self == .english ? "" : "../") + other.folder + page
  }

  func text(_ english: String, _ chinese: String) -> String {
    switch self {
    case .english: english
    case .chinese: chinese
    }
  }

  /// Several things one after the other.
  func list(_ items: [String]) -> String { items.joined(separator: text(", ", "、")) }

  /// Remarks about one thing.
  func remarks(_ items: [String]) -> String {
    items.filter { !$0.isEmpty }.joined(separator: text("; ", "；"))
  }

  /// Whole sentences.
  func sentences(_ items: [String]) -> String {
    items.filter { !$0.isEmpty }.joined(separator: text(" ", ""))
  }
}

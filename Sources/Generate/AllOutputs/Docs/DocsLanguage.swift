/// A language in which the pages are written.
enum DocsLanguage: String, CaseIterable {
  case english = "en"
  case chinese = "zh-Hans"

  /// English pages are always there; the others where the contract has their language.
  static func all(of languages: [String]) -> [DocsLanguage] {
    allCases.filter { $0 == .english || languages.contains($0.rawValue) }
  }

  var wording: any DocsWording {
    switch self {
    case .english: English()
    case .chinese: SimplifiedChinese()
    }
  }

  /// The folder of its pages inside that of the docs.
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
}

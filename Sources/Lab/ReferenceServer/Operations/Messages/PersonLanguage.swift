import ContractModel

/// A language in which this server speaks to people: on its pages and in what it sends them. Called with the same words
/// in each, it says them in its own.
enum PersonLanguage: String, CaseIterable {
  case english = "en"
  case chinese = "zh-Hans"

  /// The contract's languages that this server speaks, in their order; English where there is none.
  static func spoken(in contract: Contract) -> [PersonLanguage] {
    let languages = contract.languages.compactMap { PersonLanguage(rawValue: $0.value) }
    return languages.isEmpty ? [.english] : languages
  }

  /// The one of the contract's languages that a browser would rather have, by its header `Accept-Language`; the first
  /// of them where it says nothing of use.
  static func preferred(by header: String?, in contract: Contract) -> PersonLanguage {
    let spoken = spoken(in: contract)
    let wanted = (header?.split(separator: ",") ?? []).prefix(longestList).compactMap(
      LanguagePreference.init)
    let ordered = wanted.enumerated().sorted {
      ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset)
    }
    let found = ordered.lazy.compactMap { _, wish in spoken.first { wish.isFor($0) } }.first
    return found ?? spoken[0]
  }

  func text(_ english: String, _ chinese: String) -> String {
    switch self {
    case .english: english
    case .chinese: chinese
    }
  }

  /// No browser asks for more.
  private static let longestList = 32

  /// One language of the header: `zh-CN;q=0.8`.
  private struct LanguagePreference {
    let primary: Substring
    /// In thousandths.
    let weight: Int

    /// Nil for what is not wanted at all.
    init?(_ text: Substring) {
      let parts = text.split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" } }
      guard let tag = parts.first, let primary = tag.split(separator: "-").first else { return nil }
      let weight =
        parts.dropFirst().first { $0.lowercased().hasPrefix("q=") }
        .map { Double($0.dropFirst(2)) ?? 0 } ?? 1
      guard weight > 0 else { return nil }  //! unwanted-language-skipped
      self.primary = Substring(primary.lowercased())
      self.weight = Int(min(weight, 1) * 1000)
    }

    /// `zh-CN` and `zh` are for those who read `zh-Hans`.
    func isFor(_ language: PersonLanguage) -> Bool {
      primary == "*" || language.rawValue.hasPrefix(primary + "-") || language.rawValue == primary
    }
  }
}

package import Diagnostics

/// A text for people, in one language or in several.
package struct LocalizedText: Sendable {
  /// The language of a text of which no language is said.
  package static let usualLanguage = "en"

  /// The languages that the pages of the docs come in.
  package static let languagesOfPages = ["en", "zh-Hans"]

  /// In the order in which they were written.
  package let versions: [Version]
  /// The place of the text's beginning.
  package let span: Span
  /// The text of no named language.
  package let isPlain: Bool

  package init?(_ versions: [Version], at span: Span) {
    if versions.isEmpty { return nil }
    self.versions = versions
    self.span = span
    isPlain = false
  }

  /// A text of which no language is said: it is in English.
  package init(_ text: Text, at place: Span? = nil) {
    versions = [
      Version(language: Text(LocalizedText.usualLanguage, at: text.span), text: text)
    ]
    span = place ?? text.span
    isPlain = true
  }

  package struct Version: Sendable {
    package let language: Text
    package let text: Text

    package init(language: Text, text: Text) {
      self.language = language
      self.text = text
    }
  }

  package func text(in language: String) -> String? {
    versions.first { $0.language.value == language }?.text.value
  }

  /// The text in that language, else in English, else as it was written first.
  package func text(for language: String) -> String {
    text(in: language) ?? text(in: LocalizedText.usualLanguage) ?? versions[0].text.value
  }

  /// The text for readers of code and of reports.
  package var inEnglish: String { text(for: LocalizedText.usualLanguage) }
}

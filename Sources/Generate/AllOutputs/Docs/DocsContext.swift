import ContractModel
import Diagnostics
import Generation
import Mustache

/// What all pages of one language are made from.
struct DocsContext {
  let blueprint: Blueprint
  let words: any DocsWording
  private let language: DocsLanguage

  init(_ blueprint: Blueprint, _ language: DocsLanguage) {
    (self.blueprint, self.language, words) = (blueprint, language, language.wording)
  }

  var contract: Contract { blueprint.contract }

  /// The author's text in the language of the page, or nothing.
  func text(_ text: LocalizedText?) -> Code {
    Code(text.map { MarkdownText.escape($0.text(for: language.rawValue)) } ?? "")
  }

  func code(_ text: String) -> Code { Code(words.code(text)) }

  func codes(_ texts: [String]) -> Code { Code(words.codes(texts)) }

  func codes(_ text: String?) -> Code { codes([text].compactMap { $0 }) }

  func list(_ items: [String]) -> Code { Code(words.list(items)) }

  func duration(_ seconds: Int?) -> Code { Code(seconds.map(words.duration) ?? "") }

  func reference(_ reference: Reference?) -> Code { Code(reference.map(words.reference) ?? "") }

  /// The link that Markdown readers make of a heading.
  func anchor(_ name: String) -> Code { Code(MarkdownText.anchor(name)) }
}

/// A table that is there only if it has rows, so that a template needs no further flag for its heading.
struct Table<Row: Encodable>: Encodable {
  let rows: [Row]

  init?(_ rows: [Row]) {
    if rows.isEmpty { return nil }
    self.rows = rows
  }
}

extension Server.Content {
  var mediaType: String {
    switch self {
    case .json: "application/json"
    case .form: "application/x-www-form-urlencoded"
    case .mediaType(let name): name
    }
  }
}

/// A message of a refusal, in one of the contract's languages.
struct ErrorMessage: Encodable {
  let language: String
  let text: String

  static func all(of refusal: Refusal) -> [ErrorMessage] {
    refusal.messages.map { ErrorMessage(language: $0.language.value, text: $0.text.value) }
  }
}

import ContractModel
import Diagnostics

/// A message or a doc that some people could not read.
struct MissingTranslation: Rule {
  let id = "missing-translation"
  let title = "a text for people comes in every language"
  let severity = Severity.warning
  let why = "users of that language see the text in another one"
  let reason =
    "A contract names its languages at the top, and the first is the fallback. A message "
    + "that lacks one of them appears in the fallback, in the middle of a screen in "
    + "another language; a `doc` or a `why` that lacks one appears in another language on a page of the docs. "
    + "A `doc` that is a plain text is in English; it is missing in the other languages that the pages come in."

  func findings(in contract: Contract) -> [Finding] {
    messages(in: contract) + texts(in: contract)
  }

  private func messages(in contract: Contract) -> [Finding] {
    contract.refusals.flatMap { refusal -> [Finding] in
      guard let first = refusal.messages.first else { return [] }
      let given = Set(refusal.messages.map(\.language.value))
      return contract.languages.filter { !given.contains($0.value) }.map { language in
        Finding(
          message: "`\(refusal.name.value)` has no message in `\(language.value)`",
          span: refusal.name.span, help: "add `\(language.value):` beside the other messages",
          related: [RelatedPlace(first.language.span, "the messages")])
      }
    }
  }

  private func texts(in contract: Contract) -> [Finding] {
    contract.localizedTexts.flatMap { owner, text in
      missing(text, contract.languages.map(\.value)).map { language in
        Finding(
          message: "the text about \(owner) is missing in `\(language)`",
          span: text.span, help: help(text, language))
      }
    }
  }

  /// A plain text is asked for only in the languages that pages come in.
  private func missing(_ text: LocalizedText, _ languages: [String]) -> [String] {
    languages.filter { language in
      text.text(in: language) == nil
        && (!text.isPlain || LocalizedText.languagesOfPages.contains(language))
    }
  }

  private func help(_ text: LocalizedText, _ language: String) -> String {
    text.isPlain
      ? "write it by language: `{ \(LocalizedText.usualLanguage): …, \(language): … }`"
      : "add `\(language):` beside the other texts"
  }
}

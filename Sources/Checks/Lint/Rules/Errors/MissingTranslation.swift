import ContractModel
import Diagnostics

/// A message that some people could not read.
struct MissingTranslation: Rule {
  let id = "missing-translation"
  let title = "a message comes in every language"
  let severity = Severity.warning
  let why = "a person whose language is missing reads the message in another one"
  let reason =
    "A contract names its languages at the top, and the first is the fallback. A message "
    + "that lacks one of them is shown in the fallback, in the middle of a screen in "
    + "another language."

  func findings(in contract: Contract) -> [Finding] {
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
}

import ContractModel
import Diagnostics

/// Refusals that differ in a text for people alone.
struct ToldApartByText: Rule {
  let id = "told-apart-by-text"
  let title = "refusals are told apart by a code"
  let severity = Severity.warning
  let why = "rewording or translating the text would break every shipped app"
  let reason =
    "A text for people changes: it is corrected, translated, made friendlier. An app "
    + "that compares it then takes one refusal for another, renews for ever or signs "
    + "people out. OWASP ASVS 5.0, 16.5.1 wants texts for people to be generic, which "
    + "leaves nothing to tell refusals apart by. Send a code beside the text. The rule looks at what is matched: "
    + "`INVALID_PASSWORD` is a code, wherever it stands, and `Wrong password.` is none."

  /// The names under which servers usually send their text for people.
  private let textFields: Set<String> = [
    "message", "text", "description", "detail", "error_description", "errorDescription",
  ]

  func findings(in contract: Contract) -> [Finding] {
    contract.refusals.filter { refusal in
      !refusal.match.isEmpty && refusal.match.allSatisfy(isForPeople)
    }.map { refusal in
      Finding(
        message: "`\(refusal.name.value)` is recognised by a text for people",
        span: refusal.match[0].field.span.through(refusal.match[0].test.text.span),
        help: "send a code beside the text (`refusal: { code: string }`) and match on that")
    }
  }

  /// A text with blanks, a full stop or other letters than ASCII's is for people. A single word is a code, unless it stands
  /// where texts for people usually stand and is spelt like a word of theirs.
  private func isForPeople(_ condition: Refusal.Condition) -> Bool {
    let text = condition.test.text.value
    let isSentence =
      text.contains { $0 == " " || !$0.isASCII } || text.last.map { ".!?".contains($0) } == true
    //! code-in-message
    let isCode = text.contains { $0.isNumber || "_-:./".contains($0) } || text == text.uppercased()
    return isSentence || (textFields.contains(condition.field.value) && !isCode)
  }
}

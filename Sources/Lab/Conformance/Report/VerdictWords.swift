/// The words for verdicts in a report: a server keeps promises, a client makes mistakes.
package struct VerdictWords: Sendable {
  let kept: String
  let broken: String
  let hidden: String
  /// The same three as a person reads them.
  let shown: (kept: String, broken: String, hidden: String)
  /// The heading of the kinds.
  let subject: String

  package static let ofPromises = VerdictWords(
    kept: "kept", broken: "broken", hidden: "notObservable",
    shown: ("kept", "broken", "not observable"), subject: "promises")
  package static let ofClients = VerdictWords(
    kept: "clean", broken: "fault", hidden: "notProvoked",
    shown: ("clean", "fault", "not provoked"), subject: "provocations")

  func word(of verdict: CaseVerdict) -> String {
    switch verdict {
    case .kept: kept
    case .broken: broken
    case .notObservable: hidden
    }
  }
}

import Answers
import Diagnostics

/// A recorded answer with one thing changed, and the finding that it must bring.
struct AnswerMutation {
  let says: String
  let text: String
  /// Nil where the answer is as good as before.
  let expected: Expected?

  struct Expected {
    let rule: AnswerRule
    let severity: Severity
    let steps: [String]
    /// A part of the line of the recording at which it is found.
    let line: String?
  }

  var looksForUnknown: Bool { expected?.rule == .unknownField }
}

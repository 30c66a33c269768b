import Diagnostics

/// The generated client's reading of a recorded answer.
package struct AnswerVerdict: Sendable {
  package let answer: RecordedAnswer
  package let findings: [AnswerFinding]
  /// The error of the contract as which the answer is recognised.
  package let refusal: String?

  package var result: Result {
    if findings.contains(where: { $0.severity == .error }) { return .unread }
    if findings.contains(where: { $0.severity == .warning }) { return .differs }
    return findings.contains { $0.rule == .unknownField } ? .more : .whole
  }

  package enum Result: String, CaseIterable, Sendable {
    case whole
    /// Read, with fields that the contract does not know.
    case more
    /// Read, with values that the contract does not allow, or a refusal without a name.
    case differs
    case unread

    package var words: String {
      switch self {
      case .whole: "read whole"
      case .more: "read, with fields that the contract does not know"
      case .differs: "read, and not as the contract says"
      case .unread: "not read"
      }
    }
  }
}

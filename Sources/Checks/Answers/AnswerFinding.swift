package import Diagnostics

/// One thing in which a recorded answer and the contract differ.
package struct AnswerFinding: Sendable {
  package let rule: AnswerRule
  package let severity: Severity
  package let message: String
  package let place: AnswerPlace
  /// The line of the contract; nil where the contract says nothing of it.
  package let contract: Span?
  package let help: String

  init(
    _ rule: AnswerRule, _ severity: Severity, _ message: String, at place: AnswerPlace,
    contract: Span?, help: String = ""
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.place = place
    self.contract = contract
    self.help = help
  }

  /// The finding at its line of the contract. The lines of the recording are not shown: they may hold secrets.
  package var diagnostic: Diagnostic {
    let start = place.span.start
    return Diagnostic(
      rule.rawValue, severity,
      "\(message), in \(place.span.source.path):\(start.line):\(start.column)", at: contract,
      help: help)
  }
}

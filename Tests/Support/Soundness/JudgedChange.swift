package import ContractModel
package import Review

/// One verdict of a review, as the experiment holds it against plays.
package struct JudgedChange: Sendable, CustomStringConvertible {
  package let rule: String
  package let verdict: ReviewFinding.ReviewVerdict
  package let direction: ReviewFinding.Direction
  package let how: ReviewFinding.Effect?
  package let message: String
  /// The section of the contract, and the name in it.
  let place: [String]

  init(_ finding: ReviewFinding) {
    self.init(
      rule: finding.rule, verdict: finding.verdict, direction: finding.direction, how: finding.how,
      message: finding.message, place: Array(finding.path.prefix(2)))
  }

  private init(
    rule: String, verdict: ReviewFinding.ReviewVerdict, direction: ReviewFinding.Direction,
    how: ReviewFinding.Effect?, message: String, place: [String]
  ) {
    self.rule = rule
    self.verdict = verdict
    self.direction = direction
    self.how = how
    self.message = message
    self.place = place
  }

  /// The same with another verdict, as a rule that is wrong would give it.
  package func judged(
    _ verdict: ReviewFinding.ReviewVerdict, _ how: ReviewFinding.Effect
  ) -> JudgedChange {
    JudgedChange(
      rule: rule, verdict: verdict, direction: direction, how: how, message: message, place: place)
  }

  package var description: String {
    "\(verdict.rawValue) \(rule)\(how.map { " (\($0.rawValue))" } ?? ""): \(message)"
  }

  package typealias Judge = @Sendable (Contract, Contract) -> [JudgedChange]

  package static let review: Judge = { old, new in
    ContractReview(from: old, to: new).findings.map { JudgedChange($0) }
  }
}

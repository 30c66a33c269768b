import ContractModel
import Diagnostics

/// The effects of a new contract on those who know the old one.
package struct ContractReview: Sendable {
  /// In the order of the contract's sections.
  package let findings: [ReviewFinding]
  package let old: Contract
  package let new: Contract

  /// The directions in which stories were looked for up to a bound only.
  package let cut: [ReviewFinding.Direction]

  /// - Parameter storyBound: of the pairs of states that are visited to find stories; nil to look for none.
  package init(from old: Contract, to new: Contract, storyBound: Int? = nil) {
    self.old = old
    self.new = new
    let difference = ContractDifference(from: old, to: new)
    guard !difference.changes.isEmpty else {
      (findings, cut) = ([], [])
      return
    }
    let comparison = Comparison(old, new)
    let judged = difference.changes.flatMap { Self.findings($0, comparison) }
    guard let storyBound else {
      (findings, cut) = (judged, [])
      return
    }
    let stories = SessionStories(judged, difference.changes, comparison, bound: storyBound)
    (findings, cut) = (stories.findings, stories.cut)
  }

  /// The worst of all; nil where nothing differs.
  package var verdict: ReviewFinding.ReviewVerdict? { findings.map(\.verdict).max() }

  private static func findings(
    _ change: PieceChange, _ comparison: Comparison
  ) -> [ReviewFinding] {
    let found = ReviewCatalogue.rules(for: change).flatMap { rule in
      rule.judge(change, in: comparison).map { ReviewFinding($0, by: rule, of: change) }
    }
    if !found.isEmpty {
      return ReservationAdvice(change, in: comparison).added(to: found)
    }
    let unknown = Judgement.risky(
      .behaviour, .oldClient, nil, "\(change.title) differs, and no rule knows how that shows",
      help: "compare the two by eye")
    return [ReviewFinding(unknown, id: unjudged, why: "", of: change)]
  }

  /// The name of a finding that no rule made.
  package static let unjudged = "unjudged-change"
}

extension ReviewFinding {
  fileprivate init(_ judgement: Judgement, by rule: any ReviewRule, of change: PieceChange) {
    self.init(judgement, id: rule.id, why: rule.reason, of: change)
  }

  /// An app is released after its server: what only the wrong order breaks is risky.
  init(_ judgement: Judgement, id: String, why: String, of change: PieceChange) {
    //! review-order-risky
    let isOrder = judgement.direction == .newClient && judgement.verdict == .breaking
    let value = judgement.property.flatMap(change.value)
    self.init(
      rule: id, level: judgement.level, verdict: isOrder ? .risky : judgement.verdict,
      direction: judgement.direction, how: judgement.how, message: judgement.message, why: why,
      help: judgement.help,
      path: change.path + (judgement.property.map { $0.section + [$0.key] } ?? []),
      old: value.map { Self.place($0.old, $0.oldText, change.old) } ?? Self.place(of: change.old),
      new: value.map { Self.place($0.new, $0.newText, change.new) } ?? Self.place(of: change.new))
  }

  /// The value; where it is missing, the piece that could hold it.
  private static func place(_ values: [PieceValue], _ text: String?, _ part: Piece?)
    -> WrittenValue?
  {
    guard let text else { return part.map { WrittenValue(text: "", span: $0.span) } }
    return WrittenValue(text: text, span: values.first?.span)
  }

  private static func place(of part: Piece?) -> WrittenValue? {
    part.map { WrittenValue(text: $0.name, span: $0.span) }
  }
}

/// A rule of the review, as `authgen explain` tells it.
package struct ReviewRuleFacts: Sendable {
  package let id: String
  package let title: String
  package let reason: String
}

package let reviewRules: [ReviewRuleFacts] =
  ReviewCatalogue.rules.map { ReviewRuleFacts(id: $0.id, title: $0.title, reason: $0.reason) }
  + [
    ReviewRuleFacts(
      id: VersionAdvice.rule, title: "the version says enough about the change",
      reason:
        "Those who use a contract see from its version whether they have to do something. From 1.0.0 on, the "
        + "first number says that something breaks, and below it the second."),
    ReviewRuleFacts(
      id: ReviewFinding.storyRule, title: "an app of one version at the server of another",
      reason: ReviewFinding.storyReason),
    ReviewRuleFacts(
      id: ContractReview.unjudged, title: "a change of which no rule says anything",
      reason:
        "Each property of a contract has a rule. A change that none of them judges is shown, so that nobody "
        + "takes it for fine."),
  ]

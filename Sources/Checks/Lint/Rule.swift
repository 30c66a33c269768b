import ContractModel
import Diagnostics

/// One rule of lint: who it is, why it is there, and how it looks.
protocol Rule: Sendable {
  /// Lower case with hyphens; never changes once it was released.
  var id: String { get }
  /// Says in a few words what holds where the rule is kept.
  var title: String { get }
  var severity: Severity { get }
  /// The profiles in which it counts; all if it does not say.
  var profiles: Set<Profile> { get }
  /// Why anybody should care, in half a sentence: it stands under each finding.
  var why: String { get }
  /// The long read of `authgen explain`, with the clauses that say so.
  var reason: String { get }
  func findings(in contract: Contract) -> [Finding]
}

extension Rule {
  var profiles: Set<Profile> { Profile.all }
}

/// One rule's observation at one place.
struct Finding {
  let message: String
  let span: Span
  let help: String
  var related: [RelatedPlace] = []
  /// The change that would mend it, where one can be written without asking.
  var fix: KeyInsertion?

  func diagnostic(of rule: some Rule, _ severity: Severity) -> Diagnostic {
    Diagnostic(
      rule.id, severity, message, at: span, related: related, why: rule.why, help: help,
      fix: fix)
  }
}

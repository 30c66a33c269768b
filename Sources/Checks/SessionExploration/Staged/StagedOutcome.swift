/// The result of a step of a scenario, as far as it can be seen.
package struct StagedOutcome: Hashable, Sendable {
  /// How the call ended; nil for another step, and where nobody heard of it.
  package var ending: CallEnding?
  /// The outcomes of the steps before the answer was there.
  package var meanwhile: [StagedOutcome] = []
  /// The state of the process afterwards.
  package var state = ""
  /// The renewals of the process that were answered well.
  package var renewals = 0

  package init() {}
}

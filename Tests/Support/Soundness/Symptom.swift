import ContractModel
import LiveScenarios
package import Review

/// The way in which a play ends otherwise than it used to.
package struct Symptom: Sendable, CustomStringConvertible {
  package enum Weight: Sendable {
    /// Something that ended well no longer does.
    case broken
    /// A call that failed before fails otherwise, an answer says less, or only a stricter limit shows.
    case degraded
  }

  package let play: String
  package let weight: Weight
  package let how: ReviewFinding.Effect
  /// A forced sign-in and a lock-out both tell of it. A session that cannot renew is of no use: its person has to sign in
  /// again, and an app that does not notice locks them out until then. A call that ends the session, and is refused with
  /// it, is another.
  package let isEither: Bool
  package let words: String

  /// Whether a finding with this effect tells of it.
  package func isTold(by effect: ReviewFinding.Effect?) -> Bool {
    effect == how || isEither && (effect == .forcedSignIn || effect == .lockedOut)
  }

  package var description: String {
    "\(play): \(words) (\(how.rawValue)\(weight == .broken ? "" : ", degraded"))"
  }
}

/// Compares what an old client met on the new server with what it met on the old one.
struct PlayComparison {
  let play: Play
  let ways: KnownWays
  let old: [Observation]
  let new: [Observation]

  /// Each way in which it fails; the first that breaks something ends the play.
  var symptoms: [Symptom] {
    var found: [Symptom] = []
    var wasIn: [Scenario.Caller?: Bool] = [:]
    for (before, after) in zip(old, new) {
      let wasHere = wasIn[before.caller] ?? false
      if let (weight, how, words) = difference(before, after, wasIn: wasHere) {
        found.append(
          Symptom(
            play: play.name, weight: play.reach == .limit ? .degraded : weight, how: how,
            isEither: after.failsToRenew || wasHere && !before.isIn && !after.isIn,
            words: words))
        if weight == .broken { break }
      }
      wasIn[before.caller] = before.isIn
    }
    return found
  }

  private typealias Difference = (Symptom.Weight, ReviewFinding.Effect, String)

  private func difference(
    _ old: Observation, _ new: Observation, wasIn: Bool
  ) -> Difference? {
    let words =
      "\(old.endpoint ?? "a moment"): \(old.words) before, \(new.words) now"
    if old.ending == nil { return old.isIn && !new.isIn ? (.broken, .forcedSignIn, words) : nil }
    switch (old.ending == .answered, new.ending == .answered) {
    case (true, true): return answered(old, new, words, wasIn: wasIn)
    case (true, false): return (.broken, failure(new, wasIn: wasIn && old.isIn), words)
    case (false, true): return nil
    case (false, false): return refused(old, new, words)
    }
  }

  private func answered(
    _ old: Observation, _ new: Observation, _ words: String, wasIn: Bool
  ) -> Difference? {
    if old.isIn && !new.isIn { return (.broken, wasIn ? .forcedSignIn : .lockedOut, words) }
    if !old.isIn && new.isIn { return (.degraded, .silentWrongAnswer, words) }
    if new.renewals > old.renewals + 1 { return (.broken, .renewalLoop, words) }
    return new.tells(old)
      ? nil : (.degraded, .silentWrongAnswer, "\(words): \(old.answer) → \(new.answer)")
  }

  private func failure(_ new: Observation, wasIn: Bool) -> ReviewFinding.Effect {
    if wasIn && !new.isIn { return .forcedSignIn }
    return new.ending?.isUnreadable == true ? .crash : .lockedOut
  }

  private func refused(_ old: Observation, _ new: Observation, _ words: String) -> Difference? {
    if old.isIn && !new.isIn { return (.broken, .forcedSignIn, words) }
    if !old.isIn && new.isIn { return (.broken, .lockedOut, words) }
    if let way = ways.way(from: old.ending), ways.way(from: new.ending) != way {
      let effect: ReviewFinding.Effect = new.ending?.isUnreadable == true ? .crash : .lockedOut
      return (.broken, effect, "\(words): the app does not go on to `\(way)`")
    }
    return old.ending?.kind == new.ending?.kind ? nil : (.degraded, .silentWrongAnswer, words)
  }
}

extension Observation {
  /// The session is here, and of no use.
  fileprivate var failsToRenew: Bool { renewals > 0 && !isRenewed }

  fileprivate var words: String {
    "\(ending.map { "\($0)" } ?? "went on"), \(state), \(renewals) renewals"
  }
}

extension ScenarioEnding {
  fileprivate var isUnreadable: Bool { description.contains("unreadable") }

  /// The refusal's name; failures of one kind differ in numbers only.
  fileprivate var kind: String { description.withoutNumbers }
}

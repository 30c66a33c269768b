import Review

/// The result of one change: what failed, and what the review said of it.
package struct ChangeOutcome: Sendable {
  package let system: String
  package let kind: String
  package let words: String
  package let symptoms: [Symptom]
  package let judgements: [JudgedChange]
  /// The calls that no play can make.
  let unreached: Set<String>

  /// The verdicts about apps in the store, which plays can show.
  package var breaking: [JudgedChange] {
    played.filter { $0.verdict == .breaking }
  }

  /// Breaking verdicts that no play of an old app can show: of code, of new apps, and of calls that no play makes.
  package var unplayed: Int {
    judgements.filter { $0.verdict == .breaking && !isPlayed($0) }.count
  }

  private var played: [JudgedChange] { judgements.filter(isPlayed) }

  /// The verdicts about apps in the store.
  private var told: [JudgedChange] { judgements.filter { $0.direction == .oldClient } }

  private func isPlayed(_ judgement: JudgedChange) -> Bool {
    let isUnreached =
      judgement.place.first == "endpoints" && judgement.place.last.map(unreached.contains) == true
    return judgement.direction == .oldClient && !isUnreached
  }

  package var isFailing: Bool { symptoms.contains { $0.weight == .broken } }

  /// The symptoms of which no finding tells, each effect once.
  package var misses: [Symptom] {
    var seen: Set<String> = []
    return symptoms.filter { symptom in
      guard seen.insert("\(symptom.weight) \(symptom.how)").inserted else { return false }
      return symptom.weight == .broken
        ? !told.contains { $0.verdict == .breaking && symptom.isTold(by: $0.how) }
        : !told.contains { $0.verdict >= .risky }
    }
  }

  /// The breaking verdicts whose effect no play shows.
  package var falseAlarms: [JudgedChange] {
    breaking.filter { judgement in !symptoms.contains { $0.isTold(by: judgement.how) } }
  }
}

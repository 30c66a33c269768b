package import ContractModel
package import ContractVariants
import Diagnostics
import Review

/// Plays an old app against the servers of changed contracts, and holds what fails against the review of the change.
package struct SoundnessExperiment: Sendable {
  package let system: PlayedSystem
  private let book: PlayBook
  private var judge: JudgedChange.Judge
  /// The observations on the server of the unchanged contract, by the names of the plays.
  private let before: [String: [Observation]]
  private let plays: [Play]

  package init(
    _ system: PlayedSystem, judge: @escaping JudgedChange.Judge = JudgedChange.review
  ) async throws {
    self.system = system
    self.judge = judge
    book = try PlayBook(path: system.path)
    var before: [String: [Observation]] = [:]
    let told = book.plays.flatMap { $0.stepsBefore == 0 ? [$0, $0.tersely] : [$0] }
    for play in told {
      before[play.name] = try await system.play(play, book.contract, book.contract)
    }
    self.before = before
    plays = told.flatMap { play -> [Play] in
      let first = before[play.name]?.firstIndex(where: \.isIn)
      let isWhole = play.stepsBefore == 0 && !play.isTerse
      guard isWhole, let first, first + 1 < play.steps.count else { return [play] }
      return [play, play.updated(after: first + 1)]
    }
  }

  /// The same plays, with another judge of the changes.
  package func judged(by judge: @escaping JudgedChange.Judge) -> SoundnessExperiment {
    var copy = self
    copy.judge = judge
    return copy
  }

  package var contract: Contract { book.contract }

  package var count: Int { plays.count }

  /// The scenarios that cannot be played on the unchanged contract. Some refusals cannot: only a real one brings a token.
  package var unplayable: [String] {
    book.plays.map(\.name).filter { before[$0] == nil && !$0.contains(".") }
  }

  /// The calls that apps make and no play does, or that are called unreached and are played.
  package var uncovered: [String] { book.uncovered }

  /// - Returns: nil where no server can be made of the changed contract.
  package func outcome(of change: DrawnChange) async -> ChangeOutcome? {
    let judgements = judge(book.contract, change.contract)
    do {
      var symptoms = try await symptoms(of: change.contract, judgements)
      if let freedom = change.freedom {
        symptoms += try await self.symptoms(of: freedom, judgements)
      }
      // The reference server keeps values by the names of fields in the contract; another server need not.
      if judgements.contains(where: { $0.rule == "field-renamed" }) {
        symptoms.removeAll { $0.weight == .degraded && $0.how == .silentWrongAnswer }
      }
      return ChangeOutcome(
        system: book.contract.service.value, kind: change.kind, words: change.words,
        symptoms: symptoms, judgements: judgements, unreached: book.unreached)
    } catch {
      return nil
    }
  }

  private func symptoms(
    of new: Contract, _ judgements: [JudgedChange]
  ) async throws -> [Symptom] {
    var found: [Symptom] = []
    let ways = KnownWays(book.contract)
    for play in plays where play.concerns(judgements, of: book.contract) {
      guard let old = before[play.original],
        let seen = try await system.play(play, book.contract, new)
      else { continue }
      found += PlayComparison(play: play, ways: ways, old: old, new: seen).symptoms
    }
    let expected = ExpectedRecovery(old: book.contract, new: new)
    for play in book.newRefusals(of: new) {
      guard let seen = try await system.play(play, book.contract, new) else { continue }
      let known = expected.observations(seen, of: play.refusal)
      found += PlayComparison(play: play, ways: ways, old: known, new: seen).symptoms
    }
    return found
  }
}

extension Play {
  /// The refusal that a play of one is about.
  var refusal: String { name.split(separator: ".").last.map(String.init) ?? "" }

  /// A play of one refusal is played where the call, its refusals or the form of messages differ, and a terse one where
  /// something may be left out no longer. Others always are.
  fileprivate func concerns(_ judgements: [JudgedChange], of contract: Contract) -> Bool {
    // The reference server keeps tokens by the names that the contract gives them; another server need not.
    if stepsBefore > 0, judgements.contains(where: { $0.rule == "token-defined" }) { return false }
    if isTerse { return judgements.contains { $0.rule == "field-optional" } }
    guard let dot = name.firstIndex(of: ".") else { return true }
    let endpoint = contract.endpoints.find(String(name[..<dot]))
    return judgements.contains { judgement in
      guard let section = judgement.place.first, let name = judgement.place.last else {
        return false
      }
      switch section {
      case "endpoints": return endpoint?.name.value == name
      case "errors": return endpoint?.refuses.contains { $0.value == name } ?? false
      case "servers", "types": return true
      default: return false
      }
    }
  }
}

import ContractChanges
import Review
import Soundness
import Testing

/// A small part of `Proofs/soundness`, and proofs that the experiment can fail.
@Suite struct SoundnessTests {
  /// The plays on unchanged servers, once for all tests.
  private static let experiments = PlayedSystem.all.reduce(into: [:]) { experiments, system in
    experiments[system.path] = LazyExperiment(system)
  }

  /// The systems that are cheap to play. The script plays all five.
  @Test(arguments: ["contract/longde.yaml", "contract/rote.yaml", "contract/syncnos.yaml"])
  func noBreakingChangeIsMissed(_ path: String) async throws {
    let experiment = try await #require(Self.experiments[path]).value()
    #expect(experiment.unplayable == [])
    #expect(experiment.uncovered == [])
    var draw = try ChangeDraw(of: experiment.contract, seed: 7)
    var table = SoundnessTable(kinds: ChangeKind.all.map(\.name))
    for _ in 0..<4 {
      let next = draw.next()
      let change = try #require(next)
      table.add(await experiment.outcome(of: change))
    }
    #expect(table.missed == 0, "\(table.text)")
  }

  @Test func disabledRuleIsMiss() async throws {
    let off: JudgedChange.Judge = { old, new in
      JudgedChange.review(old, new).filter { $0.rule != "endpoint-route" }
    }
    let words = "endpoints.me.route: GET /api/users/me → GET /v2/api/users/me"
    let seen = try await outcome(words, by: JudgedChange.review)
    #expect(seen.misses.isEmpty && seen.falseAlarms.isEmpty && seen.isFailing)
    let missed = try await outcome(words, by: off)
    #expect(Set(missed.misses.map(\.how)) == [.lockedOut])
    #expect(!table(of: missed).isSound)
  }

  @Test func wrongEffectIsMiss() async throws {
    let wrong: JudgedChange.Judge = { old, new in
      JudgedChange.review(old, new).map { $0.judged($0.verdict, .crash) }
    }
    let words = "endpoints.me.route: GET /api/users/me → GET /v2/api/users/me"
    let outcome = try await outcome(words, by: wrong)
    #expect(outcome.misses.map(\.how) == [.lockedOut])
    #expect(outcome.falseAlarms.count == 1)
  }

  @Test func needlessVerdictIsFalseAlarm() async throws {
    let anxious: JudgedChange.Judge = { old, new in
      JudgedChange.review(old, new).map { $0.judged(.breaking, .lockedOut) }
    }
    let words = "a call GET /v2/status"
    let calm = try await outcome(words, by: JudgedChange.review)
    #expect(calm.falseAlarms.isEmpty)
    let outcome = try await outcome(words, by: anxious)
    #expect(!outcome.isFailing && !outcome.falseAlarms.isEmpty)
    #expect(!table(of: outcome).isSound)
  }

  /// Each kind applies to one of the five contracts and leaves it valid.
  @Test func everyKindOfChangeCanBeDrawn() throws {
    let books = try PlayedSystem.all.map { try PlayBook(path: $0.path).contract }
    let draws = try books.map { try ChangeDraw(of: $0, seed: 1) }
    let dead = ChangeKind.all.map(\.name).filter { kind in
      !draws.contains { $0.first(of: kind) != nil }
    }
    #expect(dead == [])
    #expect(Set(ChangeKind.all.map(\.name)).count == ChangeKind.all.count)
  }

  private func outcome(
    _ words: String, by judge: @escaping JudgedChange.Judge
  ) async throws -> ChangeOutcome {
    let experiment = try await #require(Self.experiments["contract/longde.yaml"]).value()
      .judged(by: judge)
    let draw = try ChangeDraw(of: experiment.contract, seed: 1)
    let change = try #require(draw.change(words))
    return try #require(await experiment.outcome(of: change))
  }

  private func table(of outcome: ChangeOutcome) -> SoundnessTable {
    var table = SoundnessTable(kinds: [outcome.kind])
    table.add(outcome)
    return table
  }
}

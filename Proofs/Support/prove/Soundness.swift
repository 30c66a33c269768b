import ContractVariants
import Foundation
import Soundness

/// Plays the apps of the contracts against servers of changed contracts. Prints a table; fails if a promise is broken.
enum Soundness {
  static func run(_ arguments: [String]) async throws -> Bool {
    if arguments.count == 2, let system = system(at: arguments[1]) {
      return try await play(arguments[0], on: system)
    }
    guard arguments.count >= 2, let changes = Int(arguments[0]), let seed = UInt64(arguments[1])
    else { throw Usage("soundness CHANGES SEED [CONTRACT]..., or soundness WORDS CONTRACT") }
    let wanted = Set(arguments.dropFirst(2))
    let systems = PlayedSystem.all.filter { wanted.isEmpty || wanted.contains($0.path) }
    var table = SoundnessTable(kinds: ChangeKind.all.map(\.name))
    for (index, system) in systems.enumerated() {
      let share = changes / systems.count + (index < changes % systems.count ? 1 : 0)
      for outcome in try await outcomes(of: share, seed, on: system) { table.add(outcome) }
    }
    print(table.text)
    return table.isSound
  }

  private static func system(at path: String) -> PlayedSystem? {
    PlayedSystem.all.first { $0.path == path }
  }

  /// Plays the one change with these words, and prints what was seen and said.
  private static func play(_ words: String, on system: PlayedSystem) async throws -> Bool {
    let experiment = try await SoundnessExperiment(system)
    guard let change = try ChangeDraw(of: experiment.contract, seed: 1).change(words) else {
      throw Usage("soundness: no such change of \(system.path): `\(words)`")
    }
    let outcome = await experiment.outcome(of: change)
    for symptom in outcome?.symptoms ?? [] { print("seen: \(symptom)") }
    for judgement in outcome?.judgements ?? [] { print("said: \(judgement)") }
    return outcome?.misses.isEmpty ?? true
  }

  private static func outcomes(
    of changes: Int, _ seed: UInt64, on system: PlayedSystem
  ) async throws -> [ChangeOutcome?] {
    let experiment = try await SoundnessExperiment(system)
    var draw = try ChangeDraw(of: experiment.contract, seed: seed)
    let drawn = (0..<changes).compactMap { _ in draw.next() }
    let outcomes = await withTaskGroup(of: ChangeOutcome?.self) { group in
      var waiting = drawn.makeIterator()
      var all: [ChangeOutcome?] = []
      for _ in 0..<2 {
        if let change = waiting.next() { group.addTask { await experiment.outcome(of: change) } }
      }
      for await outcome in group {
        all.append(outcome)
        if let change = waiting.next() { group.addTask { await experiment.outcome(of: change) } }
      }
      return all
    }
    FileHandle.standardError.write(
      Data("\(system.path): \(experiment.count) plays, \(drawn.count) changes\n".utf8))
    return outcomes
  }
}

import ContractVariants
import Foundation
import Soundness

// check-soundness CHANGES SEED [CONTRACT]...: plays the apps of the contracts against servers of changed contracts.
// Prints a table; exits 1 where a promise is broken.
// check-soundness WORDS CONTRACT: plays the one change with these words, and prints what was seen and said.

let arguments = CommandLine.arguments.dropFirst()
if arguments.count == 2, let words = arguments.first, let path = arguments.last,
  let system = PlayedSystem.all.first(where: { $0.path == path })
{
  let experiment = try await SoundnessExperiment(system)
  guard let change = try ChangeDraw(of: experiment.contract, seed: 1).change(words) else {
    print("no such change of \(path): `\(words)`")
    exit(2)
  }
  let outcome = await experiment.outcome(of: change)
  for symptom in outcome?.symptoms ?? [] { print("seen: \(symptom)") }
  for judgement in outcome?.judgements ?? [] { print("said: \(judgement)") }
  exit(outcome?.misses.isEmpty ?? true ? 0 : 1)
}
guard arguments.count >= 2, let changes = arguments.first.flatMap({ Int($0) }),
  let seed = arguments.dropFirst().first.flatMap({ UInt64($0) })
else {
  print("usage: check-soundness CHANGES SEED [CONTRACT]..., or check-soundness WORDS CONTRACT")
  exit(2)
}
let wanted = Set(arguments.dropFirst(2))
let systems = PlayedSystem.all.filter { wanted.isEmpty || wanted.contains($0.path) }
var table = SoundnessTable(kinds: ChangeKind.all.map(\.name))
for (index, system) in systems.enumerated() {
  let experiment = try await SoundnessExperiment(system)
  var draw = try ChangeDraw(of: experiment.contract, seed: seed)
  let share = changes / systems.count + (index < changes % systems.count ? 1 : 0)
  let drawn = (0..<share).compactMap { _ in draw.next() }
  await withTaskGroup(of: ChangeOutcome?.self) { group in
    var waiting = drawn.makeIterator()
    for _ in 0..<2 {
      if let change = waiting.next() { group.addTask { await experiment.outcome(of: change) } }
    }
    for await outcome in group {
      table.add(outcome)
      if let change = waiting.next() { group.addTask { await experiment.outcome(of: change) } }
    }
  }
  FileHandle.standardError.write(
    Data("\(system.path): \(experiment.count) plays, \(drawn.count) changes\n".utf8))
}
print(table.text)
exit(table.isSound ? 0 : 1)

import Foundation
import Mutations

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

// Spoils the contracts of a folder and looks what the reader and lint make of them; Proofs/spoil calls it:
// mutate FOLDER COUNT SEED WHERE-THE-CURRENT-ONE-IS-KEPT [FIRST]

/// Seconds of this process for one mutant before it counts as slow, and of the clock before it counts as hanging.
let slow = 1.0
let hanging: UInt32 = 20

func contracts(in folder: String) throws -> [(name: String, bytes: [UInt8])] {
  let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  return try names.filter { $0.hasSuffix(".yaml") }.map { name in
    (name, Array(try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)"))))
  }
}

func say(_ name: String, _ count: Int) { print("  \(name): \(count)") }

let words = CommandLine.arguments
guard words.count >= 5, let count = Int(words[2]), let seed = UInt64(words[3]) else {
  print("usage: mutate FOLDER COUNT SEED FILE [FIRST]")
  exit(2)
}
let mutator = Mutator(try contracts(in: words[1]), seed: seed)
let current = URL(fileURLWithPath: words[4])
let first = words.count > 5 ? Int(words[5]) ?? 0 : 0
var tally = Tally()
var slowest = (number: 0, seconds: 0.0)
for number in first..<(first + count) {
  let mutant = mutator.mutant(number)
  try Data(mutant.bytes).write(to: current)
  alarm(hanging)
  let start = clock()
  let verdict = Judge.judge(mutant.bytes, named: mutant.contract)
  let seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
  alarm(0)
  tally.add(mutant, verdict)
  if seconds > slowest.seconds { slowest = (number, seconds) }
}

print("accepted: \(tally.accepted), refused: \(tally.refused)")
print("slowest: number \(slowest.number), \((slowest.seconds * 1e4).rounded() / 10) ms")
print("by the first mutation, accepted and refused:")
for mutation in Mutation.allCases {
  let counts = tally.mutations[mutation] ?? (0, 0)
  print("  \(mutation.rawValue): \(counts.accepted) and \(counts.refused)")
}
print("mutants by rule:")
for (rule, count) in tally.rules.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
  say(rule, count)
}
for (number, problems) in tally.broken { print("BROKEN \(number): \(Set(problems).sorted())") }
if slowest.seconds > slow { print("BROKEN \(slowest.number): took \(slowest.seconds) s") }
exit(tally.broken.isEmpty && slowest.seconds <= slow ? 0 : 1)

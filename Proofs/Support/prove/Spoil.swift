import ContractVariants
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Spoils the contracts of a folder and looks what the reader and lint make of them. The file keeps the current one, should
/// the process die of it.
enum Spoil {
  /// Seconds of this process for one mutant before it counts as slow, and of the clock before it counts as hanging.
  private static let slow = 1.0
  private static let hanging: UInt32 = 20

  static func run(_ words: [String]) async throws -> Bool {
    guard words.count >= 4, let count = Int(words[1]), let seed = UInt64(words[2]) else {
      throw Usage("spoil FOLDER COUNT SEED FILE [FIRST]")
    }
    let mutator = Mutator(try contracts(in: words[0]), seed: seed)
    let first = words.count > 4 ? Int(words[4]) ?? 0 : 0
    var tally = Tally()
    var slowest = (number: 0, seconds: 0.0)
    for number in first..<(first + count) {
      let mutant = mutator.mutant(number)
      try Data(mutant.bytes).write(to: URL(fileURLWithPath: words[3]))
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
    show(tally)
    if slowest.seconds > slow { print("BROKEN \(slowest.number): took \(slowest.seconds) s") }
    return tally.broken.isEmpty && slowest.seconds <= slow
  }

  private static func contracts(in folder: String) throws -> [(name: String, bytes: [UInt8])] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    return try names.filter { $0.hasSuffix(".yaml") }.map { name in
      (name, Array(try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)"))))
    }
  }

  private static func show(_ tally: Tally) {
    print("by the first mutation, accepted and refused:")
    for mutation in Mutation.allCases {
      let counts = tally.mutations[mutation] ?? (0, 0)
      print("  \(mutation.rawValue): \(counts.accepted) and \(counts.refused)")
    }
    print("mutants by rule:")
    for (rule, count) in tally.rules.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      print("  \(rule): \(count)")
    }
    for (number, problems) in tally.broken { print("BROKEN \(number): \(Set(problems).sorted())") }
  }
}

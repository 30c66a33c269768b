import Foundation
import SessionReplay

// replay-sessions TRACES SEED NAME...: plays random traces of the model on the real client and the reference server.
// Prints how often each kind of action occurred; exits 1 where the two differ, or where a kind never occurred.

let arguments = Array(CommandLine.arguments.dropFirst())
let systems = ReplayedSystems.all.filter { arguments.dropFirst(2).contains($0.name) }
guard arguments.count > 2, let traces = Int(arguments[0]), let seed = UInt64(arguments[1]),
  systems.count == arguments.count - 2
else {
  print("usage: replay-sessions TRACES SEED NAME...")
  exit(2)
}

var isGood = true
for (name, run) in systems {
  let text = try String(contentsOfFile: "contract/\(name).yaml", encoding: .utf8)
  let start = Date()
  let sample: ReplaySample
  do { sample = try await run(text, traces, seed) } catch {
    print("\(name): \(error)")
    exit(2)
  }
  let seconds = Int(Date().timeIntervalSince(start).rounded())
  print("\(name): \(sample.traces) traces, \(sample.steps) steps, \(seconds) s")
  for kind in ActionKind.allCases where sample.possible.contains(kind) {
    print(
      "  \(kind.rawValue.padding(toLength: 14, withPad: " ", startingAt: 0))\(sample.counts[kind] ?? 0)"
    )
  }
  if let difference = sample.difference {
    isGood = false
    print("\(name): the model and the engine differ, \(difference)")
  } else if !sample.missing.isEmpty {
    isGood = false
    print("\(name): never occurred: \(sample.missing.map(\.rawValue).joined(separator: ", "))")
  }
}
exit(isGood ? 0 : 1)

import Foundation
import SessionReplay

/// Plays random traces of the model on the real client and the reference server. Prints how often each kind of action
/// occurred; fails if the two differ, or if a kind never occurred.
enum Replay {
  static func run(_ arguments: [String]) async throws -> Bool {
    let systems = ReplayedSystems.all.filter { arguments.dropFirst(2).contains($0.name) }
    guard arguments.count > 2, let traces = Int(arguments[0]), let seed = UInt64(arguments[1]),
      systems.count == arguments.count - 2
    else { throw Usage("replay TRACES SEED NAME...") }
    var isGood = true
    for (name, run) in systems {
      let text = try String(contentsOfFile: "contract/\(name).yaml", encoding: .utf8)
      let start = Date()
      let sample = try await run(text, traces, seed)
      let seconds = Int(Date().timeIntervalSince(start).rounded())
      print("\(name): \(sample.traces) traces, \(sample.steps) steps, \(seconds) s")
      isGood = report(sample, of: name) && isGood
    }
    return isGood
  }

  private static func report(_ sample: ReplaySample, of name: String) -> Bool {
    for kind in ActionKind.allCases where sample.possible.contains(kind) {
      let title = kind.rawValue.padding(toLength: 14, withPad: " ", startingAt: 0)
      print("  \(title)\(sample.counts[kind] ?? 0)")
    }
    if let difference = sample.difference {
      print("\(name): the model and the engine differ, \(difference)")
    } else if !sample.missing.isEmpty {
      print("\(name): never occurred: \(sample.missing.map(\.rawValue).joined(separator: ", "))")
    }
    return sample.difference == nil && sample.missing.isEmpty
  }
}

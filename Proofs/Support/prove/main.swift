import Foundation

// prove NAME ARGUMENT...: what the script Proofs/NAME has to run in Swift.

let programs: [String: @Sendable ([String]) async throws -> Bool] = [
  "explore": Explore.run, "hostile": Hostile.run, "inert": Inert.run, "replay": Replay.run,
  "soundness": Soundness.run, "spoil": Spoil.run,
]

let arguments = Array(CommandLine.arguments.dropFirst())
guard let program = arguments.first.flatMap({ programs[$0] }) else {
  print("usage: prove \(programs.keys.sorted().joined(separator: "|")) ARGUMENT...")
  exit(2)
}
do {
  exit(try await program(Array(arguments.dropFirst())) ? 0 : 1)
} catch {
  print("\(error)")
  exit(2)
}

/// Arguments that a program doesn't understand.
struct Usage: Error, CustomStringConvertible {
  let description: String

  init(_ words: String) { description = "usage: prove \(words)" }
}

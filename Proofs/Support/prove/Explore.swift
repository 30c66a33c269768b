import ContractReader
import Diagnostics
import Foundation
import SessionExploration
import YAMLSource

/// Explores the session of each contract in every situation, up to a limit of states. Prints a table; fails if a promise is
/// broken.
enum Explore {
  static func run(_ arguments: [String]) async throws -> Bool {
    guard let limit = arguments.first.flatMap({ Int($0) }), arguments.count > 1 else {
      throw Usage("explore LIMIT FILE...")
    }
    print(
      cell("contract", 22) + cell("situation", 30) + cell("states", 10) + cell("depth", 7)
        + cell("visited", 14) + "promises")
    var isKept = true
    for path in arguments.dropFirst() {
      let source = SourceFile(path: path, text: try String(contentsOfFile: path, encoding: .utf8))
      let contract = ExploredContract(try ContractReader.read(YAMLSource.parse(source)))
      for (name, world) in Situations.all(contract) {
        let exploration = Exploration(world, atMost: limit)
        show(exploration, of: path, name)
        for found in exploration.counterexamples.values {
          isKept = false
          print("  \(found.broken.claim): \(found.broken.event):")
          for line in world.story(found.moves) { print("    \(line.time) \(line.words)") }
        }
      }
    }
    return isKept
  }

  private static func show(_ exploration: Exploration, of path: String, _ name: String) {
    let file = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    print(
      cell(file, 22) + cell(name, 30) + cell(exploration.states, 10) + cell(exploration.depth, 7)
        + cell(exploration.isWhole ? "all" : "to the limit", 14)
        + (exploration.counterexamples.isEmpty ? "kept" : "broken"))
  }

  private static func cell(_ text: some CustomStringConvertible, _ width: Int) -> String {
    text.description.padding(toLength: width, withPad: " ", startingAt: 0)
  }
}

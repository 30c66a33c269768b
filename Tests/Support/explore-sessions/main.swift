import ContractReader
import Diagnostics
import Foundation
import SessionExploration
import YAMLSource

// explore-sessions LIMIT FILE...: explores the session of each contract in every situation, as far as LIMIT states each.
// Prints a table; exits 1 where a promise is broken.

let arguments = CommandLine.arguments.dropFirst()
guard let limit = arguments.first.flatMap({ Int($0) }), arguments.count > 1 else {
  print("usage: explore-sessions LIMIT FILE...")
  exit(2)
}

func cell(_ text: some CustomStringConvertible, _ width: Int) -> String {
  text.description.padding(toLength: width, withPad: " ", startingAt: 0)
}

var isBroken = false
print(
  cell("contract", 22) + cell("situation", 30) + cell("states", 10) + cell("depth", 7)
    + cell("visited", 14) + "promises")
for path in arguments.dropFirst() {
  let source = SourceFile(path: path, text: try String(contentsOfFile: path, encoding: .utf8))
  let contract = ExploredContract(try ContractReader.read(YAMLSource.parse(source)))
  for (name, world) in Situations.all(contract) {
    let exploration = Exploration(world, atMost: limit)
    let file = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    print(
      cell(file, 22) + cell(name, 30) + cell(exploration.states, 10) + cell(exploration.depth, 7)
        + cell(exploration.isWhole ? "all" : "to the limit", 14)
        + (exploration.counterexamples.isEmpty ? "kept" : "broken"))
    for found in exploration.counterexamples.values {
      isBroken = true
      print("  \(found.broken.claim): \(found.broken.event):")
      for line in world.story(found.moves) { print("    \(line.time) \(line.words)") }
    }
  }
}
exit(isBroken ? 1 : 0)

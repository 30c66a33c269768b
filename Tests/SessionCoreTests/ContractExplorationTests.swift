import CaseFolders
import ContractReader
import Diagnostics
import SessionExploration
import Testing
import YAMLSource

/// The sessions of the five systems and of each shape, as far as a test run goes. `scripts/explore` goes the whole way.
@Suite("Every state of a real session")
struct ContractExplorationTests {
  static let contracts = ["contract", "Tests/Shapes"].flatMap {
    Checkout.files(in: $0, ending: ".yaml")
  }
  .filter { !$0.hasSuffix("/authgen.yaml") }

  @Test(arguments: contracts)
  func keepsItsPromises(_ path: String) throws {
    let source = SourceFile(path: path, text: try Checkout.text(path))
    let explored = ExploredContract(try ContractReader.read(YAMLSource.parse(source)))
    for (name, world) in Situations.all(explored) {
      let exploration = Exploration(world, atMost: 500)
      guard let (moves, problem) = exploration.counterexample else { continue }
      let story = moves.map { "  \($0.description(in: explored))" }.joined(separator: "\n")
      Issue.record("\(path), \(name): \(problem)\n\(story)")
    }
  }
}

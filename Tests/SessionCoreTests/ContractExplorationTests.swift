import CaseFolders
import ContractReader
import Diagnostics
import SessionExploration
import Testing
import YAMLSource

/// The sessions of the five systems and of each shape, as far as a test run goes. `Proofs/explore` goes the whole way.
@Suite("Every state of a real session")
struct ContractExplorationTests {
  static let contracts = ["contract", "Tests/Shapes"].flatMap {
    Checkout.files(in: $0, ending: ".yaml")
  }
  .filter { !$0.hasSuffix("/authgen.yaml") }

  @Test(arguments: contracts)
  func sessionOfContractKeepsItsPromises(_ path: String) throws {
    let source = SourceFile(path: path, text: try Checkout.text(path))
    let contract = try ContractReader.read(YAMLSource.parse(source))
    let waived = Set(contract.waivers.map(\.rule.value))
    let explored = ExploredContract(contract)
    for (name, world) in Situations.all(explored) {
      let exploration = Exploration(world, atMost: 500)
      let broken = exploration.counterexamples.filter { !waived.contains($0.key.rawValue) }
      guard let found = broken.values.first else { continue }
      let story = world.story(found.moves).map { "  \($0.time) \($0.words)" }.joined(
        separator: "\n")
      Issue.record("\(path), \(name): \(found.broken.event)\n\(story)")
    }
  }
}

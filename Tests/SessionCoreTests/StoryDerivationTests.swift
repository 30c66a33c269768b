import CaseFolders
import ContractModel
import ContractReader
import Diagnostics
import Machines
import Stories
import Testing
import YAMLSource

/// The stories that follow from the five contracts.
@Suite struct StoryDerivationTests {
  static let contracts = ["cognito", "longde", "readmigo", "rote", "syncnos"]

  @Test(arguments: contracts)
  func storiesHaveNameAndSentence(_ name: String) throws {
    let stories = try Self.stories(Self.contract(name))
    #expect(Set(stories.map(\.name)).count == stories.count)
    for story in stories {
      #expect(story.sentence.hasSuffix("."), "\(story.name)")
      #expect(story.name.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f }, "\(story.name)")
      #expect(!story.steps.isEmpty, "\(story.name)")
    }
  }

  @Test(arguments: contracts)
  func everySituationCanBePlayed(_ name: String) throws {
    let contract = try Self.contract(name)
    let player = StoryPlayer(contract)
    let silent = StoryCatalogue(contract).situations.filter { player.play($0) == nil }
    #expect(silent.map(\.name) == [])
  }

  @Test(arguments: contracts)
  func everyTransitionByCallHasStory(_ name: String) throws {
    let contract = try Self.contract(name)
    let names = Set(StoryCatalogue(contract).derived.map(\.name))
    for flow in contract.flows {
      for state in flow.states {
        for move in state.moves {
          guard let endpoint = contract.endpoints.find(move.event.value.subject),
            endpoint.caller == .app, move.event.value.outcome == nil
          else { continue }
          let wanted = "flow.\(flow.name.value).\(state.name.value).\(move.event.value)"
          #expect(names.contains(wanted), "\(wanted)")
        }
      }
    }
  }

  /// A story is told by its name, its sentence and its steps.
  private struct Told: Hashable {
    let sentence: String
    let steps: [StoryStep]
  }

  @Test(arguments: contracts)
  func removedTransitionRemovesOnlyItsStories(_ name: String) throws {
    let contract = try Self.contract(name)
    let whole = StoryCatalogue(contract).derived
    let before = Self.told(whole)
    var count = 0
    for deletion in Deletion.all(of: contract) {
      // It says which call sends a code, and so what comes before others.
      guard Self.senders(deletion.contract) == Self.senders(contract) else { continue }
      count += 1
      let after = Self.told(StoryCatalogue(deletion.contract).derived)
      for (name, story) in after { #expect(before[name] == story, "\(deletion.key): \(name)") }
      let gone = Set(before.keys).subtracting(after.keys)
      let own = Set(whole.filter { $0.transitions.contains(deletion.key) }.map(\.name))
      #expect(gone == own, "\(deletion.key)")
    }
    #expect(count > 0 || contract.flows.isEmpty)
  }

  private static func told(_ stories: [Story]) -> [String: Told] {
    Dictionary(
      uniqueKeysWithValues: stories.map {
        ($0.name, Told(sentence: $0.sentence, steps: $0.steps))
      })
  }

  private static func senders(_ contract: Contract) -> [Bool] {
    contract.endpoints.map { contract.confirmationCode(sentBy: $0) != nil }
  }

  private static func stories(_ contract: Contract) -> [Story] {
    StoryCatalogue(contract).situations + StoryCatalogue(contract).derived
  }

  private static func contract(_ name: String) throws -> Contract {
    let path = "contract/\(name).yaml"
    return try ContractReader.read(
      YAMLSource.parse(SourceFile(path: path, text: try Checkout.text(path))))
  }
}

/// A contract without one of its transitions.
private struct Deletion {
  /// `MACHINE.STATE.EVENT`.
  let key: String
  let contract: Contract

  static func all(of contract: Contract) -> [Deletion] {
    let flows = contract.flows.flatMap { flow in
      moves(of: flow).map { state, move in
        var changed = contract
        changed.flows = Definitions(
          contract.flows.map { $0.name.value == flow.name.value ? without(move, state, flow) : $0 })
        return Deletion(key: "flow.\(flow.name.value).\(state).\(move)", contract: changed)
      }
    }
    guard let session = contract.session else { return flows }
    return flows
      + moves(of: session).map { state, move in
        var changed = contract
        changed.session = without(move, state, session)
        return Deletion(key: "session.\(state).\(move)", contract: changed)
      }
  }

  private static func moves(of machine: MachineDefinition) -> [(String, EventName)] {
    machine.states.flatMap { state in state.moves.map { (state.name.value, $0.event.value) } }
  }

  private static func without(
    _ event: EventName, _ state: String, _ machine: MachineDefinition
  ) -> MachineDefinition {
    MachineDefinition(
      name: machine.name, doc: machine.doc, start: machine.start,
      states: Definitions(
        machine.states.map { one in
          guard one.name.value == state else { return one }
          var changed = one
          changed.moves.removeAll { $0.event.value == event }
          return changed
        }))
  }
}

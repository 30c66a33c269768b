import ContractModel
import Machines
import SessionCore
import SessionExploration

/// Plays stories with the session's own core on each device, and a model of the server.
package struct StoryPlayer {
  private let contract: Contract
  private let ways: StoryWays
  private let stages: [Meaning: ExploredContract]

  package init(_ contract: Contract) {
    self.contract = contract
    ways = StoryWays(contract)
    let reasons: [Meaning] = [.sessionEnded, .accountDisabled, .accountGone]
    stages = Dictionary(
      uniqueKeysWithValues: reasons.map {
        ($0, ExploredContract(contract, isReduced: false, endedFor: $0, playsSteps: true))
      })
  }

  /// Nil where the model cannot tell the story step by step.
  package func play(_ story: Story) -> PlayedStory? {
    guard let stage = stages[reason(of: story)] else { return nil }
    var devices = PlayedDevices(contract, stage, ways)
    var steps: [PlayedStep] = []
    for step in story.steps { steps.append(devices.take(step)) }
    return devices.isFaithful ? PlayedStory(story: story, steps: steps) : nil
  }

  /// Why the server ends sessions by itself in this story.
  private func reason(of story: Story) -> Meaning {
    for step in story.steps {
      guard case .account(let change) = step.action else { continue }
      switch change {
      case .disabled: return .accountDisabled
      case .deleted: return .accountGone
      case .signedOut: break
      }
    }
    return .sessionEnded
  }
}

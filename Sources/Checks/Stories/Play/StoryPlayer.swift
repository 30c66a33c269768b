package import ContractModel
import Machines
import SessionCore
import SessionExploration

/// Plays stories with the session's own core on each device, and a model of the server.
package struct StoryPlayer {
  private let contract: Contract
  private let ways: StoryWays

  package init(_ contract: Contract) {
    self.contract = contract
    ways = StoryWays(contract)
  }

  /// Nil where the model cannot tell the story step by step.
  package func play(_ story: Story) -> PlayedStory? {
    var devices = PlayedDevices(contract, stage(reason(of: story)), ways)
    var steps: [PlayedStep] = []
    for step in story.steps { steps.append(devices.take(step)) }
    return devices.isFaithful ? PlayedStory(story: story, steps: steps) : nil
  }

  /// The model for one reason for which the server ends sessions, made for the first story that needs it.
  private func stage(_ reason: Meaning) -> ExploredContract {
    contract.facts.fact(reason.rawValue) {
      Stage(
        ExploredContract(contract, isReduced: false, endedFor: reason, playsSteps: true))
    }.contract
  }

  private final class Stage: ContractFact {
    let contract: ExploredContract

    init(_ contract: ExploredContract) { self.contract = contract }
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

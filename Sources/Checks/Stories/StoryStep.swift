package import ContractModel
import Diagnostics

/// One step of a story.
package struct StoryStep: Hashable, Sendable {
  package enum Action: Hashable, Sendable {
    case call(StoryCall)
    /// Seconds that pass.
    case wait(Int)
    case app(Scenario.AppMoment)
    case account(Scenario.AccountChange)
  }

  package let action: Action
  /// The refusal by which the server keeps a policy, such as that of a wrong password.
  package var refusal: String?

  package init(_ action: Action, refusal: String? = nil) {
    self.action = action
    self.refusal = refusal
  }

  package static func wait(_ seconds: Int) -> StoryStep { StoryStep(.wait(seconds)) }

  package static func app(_ moment: Scenario.AppMoment) -> StoryStep { StoryStep(.app(moment)) }

  package static func account(_ change: Scenario.AccountChange) -> StoryStep {
    StoryStep(.account(change))
  }

  package static func call(
    _ endpoint: Endpoint, from device: Scenario.Caller? = nil,
    with input: Scenario.InvalidInput? = nil, refusal: String? = nil
  ) -> StoryStep {
    StoryStep(
      .call(StoryCall(endpoint.name.value, from: device, with: input)), refusal: refusal)
  }

  package var call: StoryCall? { if case .call(let call) = action { call } else { nil } }

  /// The same step with a change of its call.
  func calling(_ change: (inout StoryCall) -> Void) -> StoryStep {
    guard case .call(var call) = action else { return self }
    change(&call)
    return StoryStep(.call(call), refusal: refusal)
  }
}

/// A call of a story.
package struct StoryCall: Hashable, Sendable {
  package let endpoint: String
  /// Nil for the app's own device.
  package internal(set) var device: Scenario.Caller?
  package let input: Scenario.InvalidInput?
  /// The server gives the refusal for a reason that no step makes.
  package var isRefusalGiven = false
  package var loss: Scenario.Loss?
  /// The name of the answer where an endpoint has several.
  package var answer: String?
  /// The provider leaves out what it says at the first sign-in alone.
  package var isLater = false

  init(_ endpoint: String, from device: Scenario.Caller?, with input: Scenario.InvalidInput?) {
    self.endpoint = endpoint
    self.device = device
    self.input = input
  }
}

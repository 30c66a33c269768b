package import ContractModel
package import SessionCore
package import SessionExploration

/// A story with all that is seen in it: the messages, and the session of the device after each step.
package struct PlayedStory: Sendable {
  package let story: Story
  package let steps: [PlayedStep]
}

package struct PlayedStep: Sendable {
  package let step: StoryStep
  /// Seconds from the beginning, as the step ends.
  package let at: Int
  package let exchanges: [PlayedExchange]
  /// How the call ended; nil for another step.
  package let ending: CallEnding?
  /// The state of the session on the device of the step.
  package let state: String
  /// The renewals of the step that brought something.
  package let renewals: Int
  /// The tokens in the store of the device.
  package let store: [String: SimulatedToken]
}

/// A request and what the server said to it.
package struct PlayedExchange: Sendable {
  package let endpoint: String
  /// Nil for the app's own device; somebody else for a copied token.
  package let device: Scenario.Caller?
  package let isOfStranger: Bool
  /// Seconds from the beginning.
  package let at: Int
  /// The tokens of the session that it carries, by their names.
  package let tokens: [String: SimulatedToken]
  /// Nil where the network lost the request.
  package let outcome: CallOutcome?
  /// The name of the answer where the endpoint has several.
  package let answer: String?
  /// The tokens that the answer brings.
  package let grants: [String: SimulatedToken]
  package let isAnswerLost: Bool
}

import ContractModel
package import Diagnostics

/// A course of events that follows from a contract: its steps, with a clock.
package struct Story: Sendable {
  /// The same as long as the part of the contract is that it follows from: `refreshTokenReused`.
  package let name: String
  /// A sentence that a person understands.
  package let sentence: String
  /// The place in the contract from which it follows.
  package let place: Span
  package let steps: [StoryStep]
  /// The transitions of machines that it goes through, as `MACHINE.STATE.EVENT`.
  package var transitions: [String] = []

  package init(_ name: String, _ sentence: String, at place: Span, _ steps: [StoryStep]) {
    self.name = name
    self.sentence = sentence
    self.place = place
    self.steps = steps
  }
}

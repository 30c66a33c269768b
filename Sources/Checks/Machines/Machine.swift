package import ContractModel
import Diagnostics

/// States and what moves between them: the session's machine, or a flow's.
package struct Machine: Sendable {
  package let start: String
  package let states: [State]
  package let moves: [Move]

  package init(start: String, states: [State], moves: [Move]) {
    self.start = start
    self.states = states
    self.moves = moves
  }

  package struct State: Hashable, Sendable {
    package let name: String
    /// The tokens that are kept in this state; entering it drops all others.
    package let holds: [String]

    package init(_ name: String, holds: [String] = []) {
      self.name = name
      self.holds = holds
    }
  }

  package struct Move: Hashable, Sendable {
    package let from: String
    package let event: Event
    package let to: String

    package init(_ from: String, _ event: Event, _ to: String) {
      self.from = from
      self.event = event
      self.to = to
    }
  }
}

/// Something that happens: `signIn`, `me.accountDisabled`, `any.accountDisabled`, `access.expires`.
package struct Event: Hashable, Sendable, CustomStringConvertible {
  package let subject: String
  package let outcome: String?

  package init(_ subject: String, _ outcome: String? = nil) {
    self.subject = subject
    self.outcome = outcome
  }

  package var isOfCall: Bool { EventName(subject: subject, outcome: outcome).isOfCall }

  package var description: String { outcome.map { "\(subject).\($0)" } ?? subject }
}

extension Machine {
  /// A machine as the author wrote it.
  package init(_ written: MachineDefinition) {
    self.init(
      start: written.start.value,
      states: written.states.map { State($0.name.value, holds: $0.holds.map(\.value)) },
      moves: written.states.flatMap { state in
        state.moves.map { move in
          let event = move.event.value
          return Move(state.name.value, Event(event.subject, event.outcome), move.target.value)
        }
      })
  }
}

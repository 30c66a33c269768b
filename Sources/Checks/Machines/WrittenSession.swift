package import ContractModel
import Diagnostics

/// The session that a contract writes under `session`, put together with what follows from the rest of it.
///
/// States of the same name are one. What is written may add; where it says something else than what follows, that
/// is a contradiction, and what follows counts.
struct WrittenSession {
  private let written: MachineDefinition
  private let following: Machine
  private let implied: (Machine.State) -> [Machine.Move]

  init(
    _ written: MachineDefinition, _ following: Machine,
    _ implied: @escaping (Machine.State) -> [Machine.Move]
  ) {
    self.written = written
    self.following = following
    self.implied = implied
  }

  var machine: Machine {
    let states = following.states + added.map(Self.state)
    return Machine(start: following.start, states: states, moves: states.flatMap(moves))
  }

  /// States of the contract's own.
  private var added: [StateDefinition] {
    let names = Set(following.states.map(\.name))
    return written.states.filter { !names.contains($0.name.value) }
  }

  private static func state(_ written: StateDefinition) -> Machine.State {
    Machine.State(written.name.value, holds: written.holds.map(\.value))
  }

  private func moves(of state: Machine.State) -> [Machine.Move] {
    let own = writtenMoves(of: state.name)
    let isOurs = following.states.contains(state)
    let others = isOurs ? following.moves.filter { $0.from == state.name } : implied(state)
    let (first, second) = isOurs ? (others, own) : (own, others)
    let known = Set(first.map(\.event))
    return first + second.filter { !known.contains($0.event) }
  }

  private func writtenMoves(of state: String) -> [Machine.Move] {
    Machine(written).moves.filter { $0.from == state }
  }

  var contradictions: [SessionContradiction] {
    let starts = written.start.value == following.start ? [] : [otherStart]
    return starts
      + following.states.flatMap { state in
        written.states.find(state.name).map { contradictions($0, state) } ?? []
      }
  }

  private var otherStart: SessionContradiction {
    SessionContradiction(
      at: written.start, written: "start: \(written.start.value)",
      follows: "start: \(following.start)")
  }

  private func contradictions(
    _ written: StateDefinition, _ state: Machine.State
  ) -> [SessionContradiction] {
    let follows = Dictionary(
      following.moves.filter { $0.from == state.name }.map { ($0.event, $0.to) },
      uniquingKeysWith: { first, _ in first })
    let moves = written.moves.compactMap { move -> SessionContradiction? in
      let event = Event(move.event.value.subject, move.event.value.outcome)
      guard let to = follows[event], to != move.target.value else { return nil }
      return SessionContradiction(
        at: move.target, written: "\(event): \(move.target.value)", follows: "\(event): \(to)")
    }
    return otherTokens(written, state) + moves
  }

  private func otherTokens(
    _ written: StateDefinition, _ state: Machine.State
  ) -> [SessionContradiction] {
    let holds = written.holds.map(\.value)
    guard let first = written.holds.first, Set(holds) != Set(state.holds) else { return [] }
    return [
      SessionContradiction(
        at: first, written: "holds: [\(holds.joined(separator: ", "))]",
        follows: "holds: [\(state.holds.joined(separator: ", "))]")
    ]
  }
}

/// Something that is written about the session and cannot be so.
package struct SessionContradiction: Sendable {
  package let place: Text
  package let written: String
  package let follows: String

  init(at place: Text, written: String, follows: String) {
    self.place = place
    self.written = written
    self.follows = follows
  }
}

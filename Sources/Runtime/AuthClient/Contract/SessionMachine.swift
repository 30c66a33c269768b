import SessionCore

/// The states of a session, what each keeps, and what moves it on. All policy of a session is here.
///
/// Events are `<endpoint>`, `<endpoint>.<answer>`, `<endpoint>.refused`, `<endpoint>.<refusal>`,
/// `any.<refusal>`, `<token>.expires`, the names of callbacks and `AppEvent`s; the most specific one that leads anywhere counts.
/// `any.<refusal>` is said of calls that need the session's tokens, since others say nothing about
/// it; `<endpoint>.refused` is not said of refusals that pass: retry, wait, tell and 5xx.
public struct SessionMachine<State: AuthState>: Sendable {
  public let start: State
  /// The states as they are written.
  let order: [State]
  private let rules: [State: Rules]

  public init(start: State, states: KeyValuePairs<State, Rules>) {
    self.init(start: start, listed: states.map { ($0.key, $0.value) })
  }

  package init(start: State, listed states: [(state: State, rules: Rules)]) {
    self.start = start
    order = states.map(\.state)
    rules = Dictionary(states.map { ($0.state, $0.rules) }) { first, _ in first }
  }

  public struct Rules: Sendable {
    let holds: [String]
    let after: [String: State]

    /// - Parameters:
    ///   - holds: the tokens that are kept in this state; entering it drops all others.
    ///   - after: the next state, by the event that leads to it.
    public init(holds: [String] = [], after: [String: State] = [:]) {
      self.holds = holds
      self.after = after
    }
  }

  /// The states as the session's core knows them.
  var stateRules: [StateRules] {
    order.map { state in
      let rules = rules[state]
      return StateRules(
        "\(state)", holds: rules?.holds ?? [], after: (rules?.after ?? [:]).mapValues(id))
    }
  }

  func id(of state: State) -> SessionStateID {
    order.firstIndex(of: state).map(SessionStateID.init) ?? .unknown
  }

  func state(_ id: SessionStateID) -> State {
    order.indices.contains(id.index) ? order[id.index] : .unknown
  }
}

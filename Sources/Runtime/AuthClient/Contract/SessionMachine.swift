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
    self.start = start
    order = states.map(\.key)
    rules = Dictionary(states.map { ($0.key, $0.value) }) { first, _ in first }
  }

  public struct Rules: Sendable {
    let holds: [String]
    let after: [String: State]

    /// - Parameter holds: the tokens that are kept in this state; entering it drops all others.
    public init(holds: [String] = [], after: [String: State] = [:]) {
      self.holds = holds
      self.after = after
    }
  }

  func holds(_ state: State) -> [String] { rules[state]?.holds ?? [] }

  /// The state to which the first of these events leads that leads anywhere; the most specific comes first.
  func next(from state: State, _ events: [String]) -> State? {
    events.lazy.compactMap { rules[state]?.after[$0] }.first
  }

  /// An answer of this endpoint leads to a state that holds these.
  func leads(from state: State, by endpoint: String, holding tokens: [String]) -> Bool {
    (rules[state]?.after ?? [:]).contains { event, next in
      (event == endpoint || event.hasPrefix(endpoint + "."))
        && Set(tokens).isSubset(of: holds(next))
    }
  }

  /// The first state, in the order written, for which this is true of the tokens it holds.
  func state(holding test: ([String]) -> Bool) -> State? { order.first { test(holds($0)) } }
}

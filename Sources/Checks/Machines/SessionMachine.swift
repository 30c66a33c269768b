import ContractModel

/// The session's machine, as it follows from what the endpoints do and how refusals recover.
///
/// Three states at the most follow: `signedOut`, `signedIn`, and `expired`, in which only the token that renews is
/// left. What the contract writes under `session` is added to them.
package struct SessionMachine {
  private let contract: Contract
  private let tokens: SessionTokens
  /// The tokens that have an end, as far as anybody knows.
  private let ending: Set<String>
  private let optional: Set<String>

  private init(_ contract: Contract) {
    self.contract = contract
    tokens = contract.sessionTokens
    optional = OptionalTokens.names(in: contract)
    ending = contract.tokensWithToldEnd.union(  //! told-end-expires
      contract.tokens.filter(\.endsByRule).map(\.name.value))
  }

  package static func derive(from contract: Contract) -> Machine {
    contract.facts.fact { DerivedMachine(derived(from: contract)) }.machine
  }

  private final class DerivedMachine: ContractFact {
    let machine: Machine

    init(_ machine: Machine) { self.machine = machine }
  }

  private static func derived(from contract: Contract) -> Machine {
    let session = SessionMachine(contract)
    guard let written = contract.session else { return session.following }
    return WrittenSession(written, session.following, session.impliedMoves).machine
  }

  /// The places at which the contract's own words on the session contradict what follows from the rest.
  package static func contradictions(in contract: Contract) -> [SessionContradiction] {
    guard let written = contract.session else { return [] }
    let session = SessionMachine(contract)
    return WrittenSession(written, session.following, session.impliedMoves).contradictions
  }

  private static let signedOut = SessionStates.start
  private static let signedIn = SessionStates.signedIn
  private static let expired = SessionStates.expired

  private var following: Machine {
    let held = tokens.held
    var states = [Machine.State(Self.signedOut)]
    if !held.isEmpty { states.append(Machine.State(Self.signedIn, holds: held)) }
    if canExpire { states.append(Machine.State(Self.expired, holds: [tokens.spent ?? ""])) }
    let moves = states.flatMap { state in
      self.moves(from: state).map { Machine.Move(state.name, $0.event, $0.to) }
    }
    return Machine(start: Self.signedOut, states: states, moves: held.isEmpty ? [] : moves)
  }

  private typealias Way = (event: Event, to: String)

  private func moves(from state: Machine.State) -> [Way] {
    switch state.name {
    case Self.signedOut: signIns
    case Self.expired: signIns + expiries(of: state) + renewals + ends
    default: expiries(of: state) + renewals + ends
    }
  }

  /// The moves in a state that the contract adds: a sign-in, the end of a token, the end of the session. A person who
  /// is locked out renews nothing.
  private func impliedMoves(of state: Machine.State) -> [Machine.Move] {
    guard !tokens.held.isEmpty else { return [] }
    let ways = signIns + (state.holds.isEmpty ? [] : expiries(of: state) + ends)
    return ways.map { Machine.Move(state.name, $0.event, $0.to) }
  }

  private var canExpire: Bool {
    tokens.spent.map(tokens.held.contains) ?? false && !renewed.isEmpty
  }

  /// The tokens that a renewal brings anew, without the one that it spends.
  private var renewed: [String] {
    tokens.held.filter { tokens.renewed.contains($0) && $0 != tokens.spent }
  }

  private var signIns: [Way] {
    var seen: Set<Event> = []
    return contract.sessionCalls.beginning.flatMap(signedInBy)
      .filter { seen.insert($0).inserted }.map { ($0, Self.signedIn) }
  }

  /// The answer; those of its types that bring tokens; or the callback, where the answer is the browser's.
  private func signedInBy(_ endpoint: Endpoint) -> [Event] {
    let name = endpoint.name.value
    if let callback = endpoint.endsIn { return [Event(callback.value)] }
    let choices = contract.choices(of: endpoint)
    let good = choices.filter { !tokens.ofSession(contract.tokens(inType: $0)).isEmpty }
    return good.count == choices.count ? [Event(name)] : good.map { Event(name, $0) }
  }

  /// A token that can be renewed leaves a session that has expired; the end of any other ends it.
  private func expiries(of state: Machine.State) -> [Way] {
    let ending = state.holds.filter(self.ending.contains)
    guard canExpire, let spent = tokens.spent, state.holds.contains(spent) else {
      return ending.map { (Event($0, "expires"), Self.signedOut) }
    }
    let renewable = ending.filter(renewed.contains).map { (Event($0, "expires"), Self.expired) }
    // One that never came counts as over.
    //! missing-renewal-ends
    let isLast = state.name != Self.signedIn && self.ending.union(optional).contains(spent)
    return renewable + (isLast ? [(Event(spent, "expires"), Self.signedOut)] : [])
  }

  private var renewals: [Way] {
    guard canExpire, let renewal = contract.renewal else { return [] }
    return [(Event(renewal.name.value), Self.signedIn)]
      + refusedRenewals(renewal).map { ($0, Self.signedOut) }
  }

  /// A person who may not renew signs in again. A server that is busy or down ends no session.
  private func refusedRenewals(_ renewal: Endpoint) -> [Event] {
    let ends = renewal.refuses.filter {
      let refusal = contract.refusals[$0.value]
      return [.signIn, .renew].contains(refusal.recovery.value.word)
        && !contract.fetches(after: refusal)
    }
    if ends.count == renewal.refuses.count { return [Event(renewal.name.value, "refused")] }
    return ends.map { Event(renewal.name.value, $0.value) }
  }

  /// Signing out, deleting the account, and refusals after which the session is over.
  private var ends: [Way] {
    let outs = contract.endpoints.filter {
      [.sessionEnd, .accountDelete].contains($0.operation.value)
    }
    .map(signedOutBy)
    let refused = contract.refusals.filter { $0.recovery.value.word == .signIn && endsSession($0) }
      .map { Event("any", $0.name.value) }
    return (outs + refused).map { ($0, Self.signedOut) }
  }

  /// The answer; where that is the browser's, the callback, unless it ends sign-ins as well.
  private func signedOutBy(_ endpoint: Endpoint) -> Event {
    let callback = endpoint.endsIn.map { Event($0.value) }
    guard let callback, !signIns.contains(where: { $0.event == callback }) else {
      return Event(endpoint.name.value)
    }
    return callback
  }

  /// A refusal of a sign-in alone finds no session that it could end.
  private func endsSession(_ refusal: Refusal) -> Bool {
    contract.endpoints.contains { endpoint in
      endpoint.operation.value != .sessionEnd
        && endpoint.refuses.contains { $0.value == refusal.name.value }
        && tokens.areCarried(by: endpoint, of: contract)
    }
  }
}

extension Token {
  /// The contract says an end, or leaves it open.
  fileprivate var endsByRule: Bool {
    life.lifetime?.value != .unlimited || life.idle != nil || life.ends != nil
  }
}

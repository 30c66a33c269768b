import ContractModel

/// The session's machine, as it follows from what the endpoints do and how refusals recover.
///
/// Three states at the most: `signedOut`, `signedIn`, and `expired`, in which only the token that renews is left.
package struct SessionMachine {
  private let contract: Contract

  package static func derive(from contract: Contract) -> Machine {
    if let written = contract.session { return Machine(written) }
    return SessionMachine(contract: contract).machine
  }

  private static let signedOut = DerivedState.signedOut.rawValue
  private static let signedIn = DerivedState.signedIn.rawValue
  private static let expired = DerivedState.expired.rawValue

  private var machine: Machine {
    var states = [Machine.State(Self.signedOut)]
    if !held.isEmpty { states.append(Machine.State(Self.signedIn, holds: held)) }
    if canExpire { states.append(Machine.State(Self.expired, holds: [spent].compactMap { $0 })) }
    return Machine(start: Self.signedOut, states: states, moves: moves)
  }

  /// The tokens that a sign-in yields and that the app keeps.
  private var held: [String] {
    let granted = Set(
      contract.endpoints.filter(contract.beginsSession).flatMap(contract.tokensReturned))
    return contract.tokens.filter { granted.contains($0.name.value) && $0.stored.value != .nowhere }
      .map(\.name.value)
  }

  /// The token that a renewal spends, and those that it brings anew.
  private var spent: String? { contract.renewal.flatMap { contract.tokensSent($0).first } }

  private var renewed: [String] {
    let returned = contract.renewal.map(contract.tokensReturned) ?? []
    return held.filter { returned.contains($0) && $0 != spent }
  }

  private var canExpire: Bool {
    spent.map(held.contains) ?? false && !renewed.isEmpty
  }

  private var moves: [Machine.Move] { held.isEmpty ? [] : signIns + expiries + renewals + ends }

  private var signIns: [Machine.Move] {
    let origins = canExpire ? [Self.signedOut, Self.expired] : [Self.signedOut]
    return contract.endpoints.filter(contract.beginsSession).flatMap { endpoint in
      origins.map { Machine.Move($0, Event(endpoint.name.value), Self.signedIn) }
    }
  }

  private var expiries: [Machine.Move] {
    guard canExpire, let spent else {
      return held.map { Machine.Move(Self.signedIn, Event($0, "expires"), Self.signedOut) }
    }
    return renewed.map { Machine.Move(Self.signedIn, Event($0, "expires"), Self.expired) }
      + [Machine.Move(Self.expired, Event(spent, "expires"), Self.signedOut)]
  }

  private var renewals: [Machine.Move] {
    guard canExpire, let name = contract.renewal?.name.value else { return [] }
    return [
      Machine.Move(Self.signedIn, Event(name), Self.signedIn),
      Machine.Move(Self.expired, Event(name), Self.signedIn),
      Machine.Move(Self.signedIn, Event(name, "refused"), Self.signedOut),
      Machine.Move(Self.expired, Event(name, "refused"), Self.signedOut),
    ]
  }

  /// Signing out, and refusals after which the session is over.
  private var ends: [Machine.Move] {
    let outs = contract.endpoints.filter { $0.deed.value == .sessionEnd }.map {
      Event($0.name.value)
    }
    let refused = contract.refusals.filter { $0.recovery.value.word == .signIn && endsSession($0) }
      .map { Event("any", $0.name.value) }
    let origins = canExpire ? [Self.signedIn, Self.expired] : [Self.signedIn]
    return (outs + refused).flatMap { event in
      origins.map { Machine.Move($0, event, Self.signedOut) }
    }
  }

  /// A refusal of a sign-in alone finds no session that it could end.
  private func endsSession(_ refusal: Refusal) -> Bool {
    contract.endpoints.contains { endpoint in
      !contract.beginsSession(endpoint) && endpoint.deed.value != .sessionEnd
        && endpoint.refuses.contains { $0.value == refusal.name.value }
    }
  }
}

/// A contract as a session knows it: tokens, states and renewal. Two are equal if they are the same object.
package final class SessionRules: Sendable {
  package let tokens: [TokenTraits]
  package let states: [StateRules]
  package let start: SessionStateID
  package let renewal: RenewalTraits

  package init(
    tokens: [TokenTraits], states: [StateRules], start: SessionStateID, renewal: RenewalTraits
  ) {
    self.tokens = tokens
    self.states = states
    self.start = start
    self.renewal = renewal
  }

  package func token(_ name: String) -> TokenTraits? { tokens.first { $0.name == name } }

  package func isStep(_ token: String) -> Bool { self.token(token)?.isStep == true }

  /// No session has it: a step, or what lives in memory and no state holds, as a ceremony that signs in and adds
  /// keys too.
  package func isOfNoSession(_ token: String) -> Bool {
    isStep(token)
      || self.token(token)?.place == .memory && !states.contains { $0.holds.contains(token) }
  }

  /// It is in memory beside a session, as long as that is here: no state holds it, and it is no step.
  func isBeside(_ token: String) -> Bool { isOfNoSession(token) && !isStep(token) }

  /// The token that a renewal spends, where the server gives the same successor again for a while.
  var grace: Double { renewal.spends.flatMap(token)?.grace ?? 0 }
}

extension SessionRules: Hashable {
  package static func == (left: SessionRules, right: SessionRules) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The machine of the states.
extension SessionRules {
  package func holds(_ state: SessionStateID) -> [String] { rules(state)?.holds ?? [] }

  /// The state to which the first of these events leads that leads anywhere; the most specific comes first.
  package func next(from state: SessionStateID, _ events: [String]) -> SessionStateID? {
    events.lazy.compactMap { self.rules(state)?.after[$0] }.first
  }

  /// An answer of this endpoint leads to a state that holds these.
  func leads(from state: SessionStateID, by endpoint: String, holding tokens: [String]) -> Bool {
    (rules(state)?.after ?? [:]).contains { event, next in
      (event == endpoint || event.hasPrefix(endpoint + "."))
        && Set(tokens).isSubset(of: holds(next))
    }
  }

  /// All states, in the order of the contract.
  var order: [SessionStateID] { states.indices.map(SessionStateID.init) }

  /// The tokens that a session holds in this state, perhaps with a step of its own; none where there is no session.
  package func session(in state: SessionStateID) -> [String] {
    let holds = holds(state)
    return holds.allSatisfy(isStep) ? [] : holds  //! memory-session-counts
  }

  private func rules(_ state: SessionStateID) -> StateRules? {
    states.indices.contains(state.index) ? states[state.index] : nil
  }
}

/// Which tokens a state needs, and which state tokens tell.
extension SessionRules {
  func durable(_ names: [String]) -> [String] {
    names.filter { (token($0)?.place ?? .store) == .store }
  }

  /// The tokens that are stored, and may not be left out.
  package func required(_ names: [String]) -> [String] { durable(needed(names)) }

  /// The tokens that may not be left out, wherever they are kept.
  func needed(_ names: [String]) -> [String] {
    names.filter {
      let rule = token($0)
      return rule?.isOptional != true && rule?.place != .nowhere
    }
  }

  /// The state that stored tokens of these names tell.
  func state(for names: Set<String>) -> SessionStateID? {
    if names.isEmpty { return start }
    return order.first { Set(holds($0)) == names } ?? order.first { isWhole(names, for: holds($0)) }
      ?? order.first { isRenewable(names, for: holds($0)) }
  }

  /// Whether a renewal brings all that is missing, as after an update whose contract has one token more.
  private func isRenewable(_ names: Set<String>, for holds: [String]) -> Bool {
    guard let spent = renewal.spends, names.contains(spent) else { return false }  //! token-gained
    return Set(required(holds)).subtracting(names).isSubset(of: renewal.renews)
      && names.isSubset(of: durable(holds))
  }

  /// The content of a store by the names of today.
  func current(_ content: SessionContent) -> SessionContent {
    var content = content
    for token in tokens where content.tokens[token.name] == nil {
      let former = token.formerNames.first { content.tokens[$0] != nil }  //! renamed-token-found
      content.tokens[token.name] = former.flatMap { content.tokens.removeValue(forKey: $0) }
    }
    return content
  }

  /// Whether nothing is missing. A token that lives in memory only, or may be left out, cannot be.
  private func isWhole(_ names: Set<String>, for holds: [String]) -> Bool {
    Set(required(holds)).isSubset(of: names) && names.isSubset(of: durable(holds))
  }
}

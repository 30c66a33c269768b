extension SessionRecord {
  /// There is no session here, though a state may hold the step that leads to one.
  var holdsNoSession: Bool { Self.session(in: state).isEmpty }

  /// The tokens that a session holds in this state, perhaps with a step of its own; none where there is no session.
  static func session(in state: State) -> [String] {
    let holds = Contract.machine.holds(state)
    // guard: memory-session-counts
    return holds.allSatisfy(Contract.isStep) ? [] : holds
  }

  /// Takes only the step of what a sign-in brings on its way, so that no token of one person comes into another's
  /// session. A token that the sign-in itself has sent, it may replace.
  func step(of grants: Grants, after used: [String: Secret] = [:]) -> Grants {
    let isSent = { used[$0] != nil && used[$0] == tokens[$0]?.secret }
    // guard: step-spares-held-token, step-renews-sent-token
    let held = Self.session(in: state).filter { !isSent($0) }
    var step = Grants(number: grants.number)
    step.tokens = grants.tokens.filter {
      // guard: step-spares-memory-token, step-no-foreign-token
      Contract.isOfNoSession($0.key) && !held.contains($0.key)
    }
    return step
  }

  /// A step of a sign-in that was begun later is here in its place.
  func isBehind(_ step: Grants) -> Bool {
    step.isStep(of: Contract.self)
      && step.tokens.contains { name, token in tokens[name]?.secret != token.secret }
  }

  /// Whether this ends a session: that of this state, or any where this state has none and leads nowhere by it but to
  /// the start, as an unknown one does.
  func ends(by event: String) -> Bool {
    let machine = Contract.machine
    let next = machine.next(from: state, [event]) ?? machine.start
    // guard: onward-callback-no-sign-out, step-page-sign-out, page-sign-out-bars-sign-in
    let isOf = !holdsNoSession || next != machine.start
    // guard: page-sign-out-unknown-state
    return (isOf ? [state] : machine.order).contains { state in
      // guard: callback-to-new-session
      !Self.session(in: state).isEmpty
        && machine.next(from: state, [event]).map { Self.session(in: $0).isEmpty } ?? false
    }
  }
}

extension SessionRecord {
  /// There is no session here, though a state may hold the step that leads to one.
  package var holdsNoSession: Bool { rules.session(in: state).isEmpty }

  /// Takes only the step of what a sign-in brings on its way, so that no token of one person comes into another's
  /// session. A token that the sign-in itself has sent, it may replace.
  func step(of grants: Grants, after used: [String: TokenText] = [:]) -> Grants {
    let isSent = { used[$0] != nil && used[$0] == tokens[$0]?.text }
    let held = rules.session(in: state).filter { !isSent($0) }  //! step-spares-held-token
    var step = Grants().numbered(grants.number)
    step.tokens = grants.tokens.filter {
      rules.isOfNoSession($0.key) && !held.contains($0.key)  //! step-no-foreign-token
    }
    return step
  }

  /// A step of a sign-in that was begun later is here in its place.
  func isBehind(_ step: Grants) -> Bool {
    step.isStep(rules)
      && step.tokens.contains { name, token in tokens[name]?.text != token.text }
  }

  /// Whether this ends a session: that of this state, or any where this state has none and leads nowhere by it but to
  /// the start, as an unknown one does.
  func ends(by event: String) -> Bool {
    let next = rules.next(from: state, [event]) ?? rules.start
    let isOf = !holdsNoSession || next != rules.start  //! step-page-sign-out
    return (isOf ? [state] : rules.order).contains { state in  //! page-sign-out-unknown-state
      !rules.session(in: state).isEmpty  //! callback-to-new-session
        && rules.next(from: state, [event]).map { rules.session(in: $0).isEmpty } ?? false
    }
  }
}

import AuthServer

extension SQLConnection {
  /// The account, locked until the transaction ends; nil where it is gone, or what was shown for it is good no more.
  func lockedAccount(_ id: String, by proof: Proof?) throws(StoreFault) -> Account? {
    //! deleted-stays-deleted
    guard let state = try lockedState(of: id), state != .deleted, let account = try account(id),
      try isGood(proof, for: account)
    else { return nil }
    return account
  }

  /// The account is locked: whoever starts it over does so before, and is seen, or after.
  func isGood(_ proof: Proof?, for account: Account) throws(StoreFault) -> Bool {
    switch proof {
    case nil: return true
    case .password(let known): return account.passwordHash == known  //! proof-password-current
    case .address(let text):
      return account.identifiers.contains { $0.text == text && $0.isConfirmed }
    case .other(let mark): return account.resetMark == mark  //! change-by-same-start
    case .session(let session):
      return try !run(  //! change-by-own-session
        "SELECT 1 FROM sessions WHERE id = $1 AND account = $2 AND ended IS NULL",
        [.text(session), .text(account.id)]
      ).isEmpty
    }
  }

  func update(
    _ id: String, _ change: AccountUpdate, by proof: Proof?
  ) throws(StoreFault) -> Account? {
    guard let account = try lockedAccount(id, by: proof) else { return nil }
    try write(change, over: account)
    return try self.account(id)
  }

  /// Sets the state of an account. A deleted one stays so.
  @discardableResult
  func set(
    _ id: String, state: Account.State, by proof: Proof? = nil, at now: Moment
  ) throws(StoreFault) -> Bool {
    guard try lockedAccount(id, by: proof) != nil else { return false }
    try run(
      "UPDATE accounts SET state = $1 WHERE id = $2", [.text(state.rawValue), .text(id)])
    if state == .active || state == .unconfirmed { return true }
    try endSessions(of: id, but: nil, at: now)  //! disabling-ends-sessions
    if state == .deleted { try forget(id) }
    return true
  }

  /// Leaves of a person that there was an account of this id.
  private func forget(_ id: String) throws(StoreFault) {
    for table in ["identifiers", "names", "links", "devices", "grants"] {
      try run("DELETE FROM \(table) WHERE account = $1", [.text(id)])
    }
    try run(
      "UPDATE sessions SET device_name = '', device = NULL WHERE account = $1", [.text(id)])
    try run("UPDATE accounts SET password = NULL WHERE id = $1", [.text(id)])
    try write([:], AccountDetails(), resetMark: nil, takenOver: nil, of: id)
  }
}

import AuthServer

extension SQLConnection {
  func confirm(
    _ id: String, identifier: String, by proof: Proof?, unless isBarred: (Account) -> Bool
  ) throws(StoreFault) -> Bool {
    //! barred-unconfirmed
    guard let account = try lockedAccount(id, by: proof), !isBarred(account) else { return false }
    return try confirm(id, identifier: identifier)
  }

  /// The identifier of another person proves nothing about this account.
  private func confirm(_ id: String, identifier: String) throws(StoreFault) -> Bool {
    let isProven = try changes(
      "UPDATE identifiers SET confirmed = 1 WHERE account = $1 AND text = $2 RETURNING account",
      [.text(id), .text(identifier)])
    if isProven {  //! confirm-by-own-name
      try activate(id)
      try forgetRegistrations(of: identifier)  //! proven-name-uncontested
    }
    return isProven  //! confirmation-told
  }

  /// Activates an account. One that has proven something is no registration that another may take the place of.
  func activate(_ id: String) throws(StoreFault) {
    try run(
      "UPDATE accounts SET state = 'active' WHERE id = $1 AND state = 'unconfirmed'", [.text(id)])
  }

  /// The account is locked and read again: whoever wants this has read it before a password was hashed.
  func resetAccount(
    _ id: String, identifier: String, unless isProven: (Account) -> Bool,
    keeping: (AccountDetails) -> AccountDetails, at now: Moment
  ) throws(StoreFault) -> Bool {
    let state = try lockedState(of: id)
    //! start-over-unvouched
    guard state == .active || state == .unconfirmed, let account = try account(id),
      account.identifiers.contains(where: { $0.text == identifier }),
      !account.identifiers.contains(where: \.isConfirmed), !isProven(account)
    else { return false }
    try forgetWaysIn(to: id, at: now)
    try forgetAddresses(of: account, but: identifier)
    try run(  //! proof-replaces-password-mark
      "UPDATE accounts SET password = $1 WHERE id = $2", [.text(NoPassword.fresh()), .text(id)])
    try write(  //! start-over-mark
      account.profile, keeping(account.details), resetMark: RandomIdentity.uuid(),
      takenOver: nil, of: id)
    return try confirm(id, identifier: identifier)
  }

  /// The first one goes on under its id, and the others are no more.
  func replace(
    unproven known: [Account], by new: NewAccount, at now: Moment
  ) throws(StoreFault) -> Account? {
    guard let id = known.first?.id, try areStillUnproven(known, by: new),
      try haveAll(new.identifiers, known)
    else { return nil }
    // Which of them had a name is known of those too that were not noted.
    for old in known { try note(old.identifiers, of: old.registration, at: now) }
    let registration =
      known.first { $0.passwordHash == new.passwordHash }?.registration ?? RandomIdentity.uuid()
    //! replace-deletes-others
    for other in known.dropFirst() { try set(other.id, state: .deleted, at: now) }
    try forgetWaysIn(to: id, at: now)
    for table in ["identifiers", "names"] {
      try run("DELETE FROM \(table) WHERE account = $1", [.text(id)])
    }
    try note(new.identifiers, of: registration, at: now)
    for (place, identifier) in new.identifiers.enumerated() {
      try add(identifier, to: id, place: place)
    }
    try run(
      "UPDATE accounts SET password = $1 WHERE id = $2", [.text(new.passwordHash), .text(id)])
    try write(new.profile, new.details, resetMark: nil, takenOver: registration, of: id)
    return try account(id)
  }

  /// A password that stays must be there still. All are locked in one order: two that wait for each other wait long.
  private func areStillUnproven(_ known: [Account], by new: NewAccount) throws(StoreFault) -> Bool {
    for old in known.sorted(by: { $0.id < $1.id }) {  //! replace-checks-all
      guard try lockedState(of: old.id) == .unconfirmed else { return false }  //! unproven-replaced
      let stays = old.passwordHash == new.passwordHash
      //! overtaken-keeps-password
      if stays, try account(old.id)?.passwordHash != old.passwordHash { return false }
    }
    return true
  }

  /// Names that nobody has are everybody's.
  private func haveAll(_ names: [Identifier], _ known: [Account]) throws(StoreFault) -> Bool {
    for name in names {
      guard let holder = try account(called: name.text) else { continue }
      guard known.contains(where: { $0.id == holder.id }) else { return false }
    }
    return true
  }

  private func forgetWaysIn(to id: String, at now: Moment) throws(StoreFault) {
    try endSessions(of: id, but: nil, at: now)
    for table in ["links", "devices", "grants"] {  //! start-over-drops-links
      try run("DELETE FROM \(table) WHERE account = $1", [.text(id)])
    }
  }

  /// A user name is no way in by itself, unless it is one of the addresses.
  private func forgetAddresses(of account: Account, but identifier: String) throws(StoreFault) {
    let others = account.identifiers.filter { $0.text != identifier }
    let addresses = others.filter { $0.kind != .username }
    for name in others where name.kind != .username || name.isOne(of: addresses) {
      try run(
        "DELETE FROM identifiers WHERE account = $1 AND kind = $2 AND text = $3",
        [.text(account.id), .text(name.kind.rawValue), .text(name.text)])
    }  //! start-over-drops-username
    try forgetNames(of: account.id)
  }

  func set(
    _ id: String, password: String, keeping: KeptSessions, at now: Moment
  ) throws(StoreFault) {
    try run("UPDATE accounts SET password = $1 WHERE id = $2", [.text(password), .text(id)])
    switch keeping {
    case .all: break
    case .only(let session): try endSessions(of: id, but: session, at: now)
    case .none: try endSessions(of: id, but: nil, at: now)  //! new-password-ends-sessions
    }
  }
}

extension Identifier {
  /// As somebody who types it would be understood.
  fileprivate func isOne(of addresses: [Identifier]) -> Bool {
    addresses.contains { $0.text == text || $0.text == Identifier.normal(text) }  //! username-fold
  }
}

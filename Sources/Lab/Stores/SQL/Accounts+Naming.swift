import AuthServer

extension SQLConnection {
  /// Each in place of one of the same kind; the names that those had are free afterwards.
  func name(  //! all-names-or-none
    _ id: String, by proof: Proof?, reassigningIf isReassignable: ReassignmentRule,
    _ choosing: (Account) -> Naming?
  ) throws(StoreFault) -> NamingResult {
    guard let before = try lockedAccount(id, by: proof) else { return .outdated }
    guard let naming = choosing(before) else { return .refused }
    for identifier in naming.names {
      if let holder = try holder(of: identifier, isReassignable), holder.id != id { return .taken }
    }
    for identifier in naming.names {
      try takeFromOthers(identifier, but: id)
      let place = try removeIdentifier(identifier.kind, from: id)
      try add(identifier, to: id, place: place)
      if identifier.isConfirmed { try activate(id) }  //! proven-name-activates
    }
    if naming.marksProven { try write(AccountUpdate { $0.isProven = true }, over: before) }
    for message in naming.messages { try post(message) }  //! lost-name-letter
    return .named(before: before)
  }

  /// Nil where nobody has it whom it would not be taken from.
  func holder(of identifier: Identifier, _ isReassignable: ReassignmentRule) throws(StoreFault)
    -> Account?
  {
    guard let holder = try account(called: identifier.text) else { return nil }
    let isProven = holder.identifiers.contains { $0.text == identifier.text && $0.isConfirmed }
    //! proven-name-kept
    return identifier.isConfirmed && !isProven && isReassignable(holder, identifier) ? nil : holder
  }

  /// Takes a name from others. A holder who proves it meanwhile has it still, and nobody else can add it.
  func takeFromOthers(_ identifier: Identifier, but id: String = "") throws(StoreFault) {
    guard identifier.isConfirmed, let holder = try account(called: identifier.text),
      holder.id != id
    else { return }
    try run(
      "DELETE FROM identifiers WHERE account = $1 AND text = $2 AND confirmed = 0",
      [.text(holder.id), .text(identifier.text)])
    try forgetNames(of: holder.id)
  }

  /// A person may be called the same in two ways: the address is the user name as well.
  func add(_ identifier: Identifier, to id: String, place: Int) throws(StoreFault) {
    if identifier.isConfirmed { try forgetRegistrations(of: identifier.text) }
    try run(
      "INSERT INTO names (text, account) VALUES ($1, $2) ON CONFLICT (text, account) DO NOTHING",
      [.text(identifier.text), .text(id)])
    try run(
      """
      INSERT INTO identifiers (account, place, kind, text, confirmed) VALUES ($1, $2, $3, $4, $5)
      """,
      [
        .text(id), .int(place), .text(identifier.kind.rawValue), .text(identifier.text),
        .bool(identifier.isConfirmed),
      ])
  }

  /// The place that was its own, or one behind all others.
  private func removeIdentifier(_ kind: Identifier.Kind, from id: String) throws(StoreFault) -> Int
  {
    let gone = try run(
      "DELETE FROM identifiers WHERE account = $1 AND kind = $2 RETURNING place, text",
      [.text(id), .text(kind.rawValue)])
    try forgetNames(of: id)
    if let row = gone.first {
      try forgetProof(of: try row.text(1), in: id)  //! lost-address-unproves
      return Int(try row.int(0))
    }
    let last = try run(
      "SELECT place FROM identifiers WHERE account = $1 ORDER BY place DESC LIMIT 1", [.text(id)])
    return try last.first.map { (row) throws(StoreFault) in Int(try row.int(0)) + 1 } ?? 0
  }

  /// A user name that is an address as well is as proven as the address.
  private func forgetProof(of text: String, in id: String) throws(StoreFault) {
    try run(
      "UPDATE identifiers SET confirmed = 0 WHERE account = $1 AND kind = 'username' AND text = $2",
      [.text(id), .text(text)])
  }

  /// Forgets the names that no identifier has any more.
  func forgetNames(of id: String) throws(StoreFault) {
    try run(
      """
      DELETE FROM names WHERE account = $1
      AND NOT EXISTS (SELECT 1 FROM identifiers i WHERE i.account = $1 AND i.text = names.text)
      """, [.text(id)])
  }
}

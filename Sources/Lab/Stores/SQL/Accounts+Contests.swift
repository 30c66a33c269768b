import AuthServer

// Which registration a name was of, for as long as nobody has proven it: who frees a name takes nothing of that away.
extension SQLConnection {
  /// A name of several registrations is nobody's.
  func note(_ names: [Identifier], of registration: String, at now: Moment) throws(StoreFault) {
    try forgetRegistrations(at: now)
    for name in Set(names.map(\.text)).sorted() where try !isProven(name) {
      try run(  //! contest-by-new-password
        """
        INSERT INTO registrations (name, registration, latest) VALUES ($1, $2, $3)
        ON CONFLICT (name) DO UPDATE SET latest = excluded.latest, registration =
          CASE WHEN registrations.registration = excluded.registration
          THEN excluded.registration ELSE '' END
        """, [.text(name), .text(registration), .moment(now)])
    }
  }

  func isContested(_ account: Account) throws(StoreFault) -> Bool {
    for name in account.provenByCodes {
      let others = try run(
        "SELECT 1 FROM registrations WHERE name = $1 AND registration <> $2",
        [.text(name.text), .text(account.registration)])
      if !others.isEmpty { return true }
    }
    return false
  }

  func forgetRegistrations(of name: String) throws(StoreFault) {
    try run("DELETE FROM registrations WHERE name = $1", [.text(name)])
  }

  private func isProven(_ name: String) throws(StoreFault) -> Bool {
    try !run("SELECT 1 FROM identifiers WHERE text = $1 AND confirmed = 1", [.text(name)]).isEmpty
  }

  /// Forgets registrations of long ago whose name nobody has. One that an account has is looked at again after as long:
  /// a code for it may be asked for at any time.
  private func forgetRegistrations(at now: Moment) throws(StoreFault) {
    let end = Retention.end(of: Retention.month, before: now)
    try run(  //! held-name-remembered
      """
      UPDATE registrations SET latest = $1 WHERE latest < $2
      AND EXISTS (SELECT 1 FROM names n WHERE n.text = registrations.name)
      """, [.moment(now), end])
    try run("DELETE FROM registrations WHERE latest < $1", [end])  //! unused-name-forgotten
  }
}

extension Account {
  /// A user name is proven by itself only where there is no address.
  fileprivate var provenByCodes: [Identifier] {
    let addresses = identifiers.filter { $0.kind != .username }
    return addresses.isEmpty ? identifiers : addresses
  }
}

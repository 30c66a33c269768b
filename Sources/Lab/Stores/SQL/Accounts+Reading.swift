import AuthServer

extension SQLConnection {
  func account(_ id: String) throws(StoreFault) -> Account? {
    try account(where: "a.id = $1", [.text(id)])
  }

  func account(called text: String) throws(StoreFault) -> Account? {
    try account(where: "a.id = (SELECT account FROM names WHERE text = $1)", [.text(text)])
  }

  func account(provider: String, subject: String) throws(StoreFault) -> Account? {
    try account(
      where: "a.id = (SELECT account FROM links WHERE provider = $1 AND subject = $2)",
      [.text(provider), .text(subject)])
  }

  func accounts() throws(StoreFault) -> [Account] {
    try AccountRows.accounts(
      run(
        """
        SELECT \(AccountRows.columns) FROM accounts a \(AccountRows.names)
        ORDER BY a.created, a.id, i.place
        """, []))
  }

  /// The account's state, locked until the transaction ends.
  func lockedState(of id: String) throws(StoreFault) -> Account.State? {
    let rows = try run("SELECT a.state FROM accounts a WHERE a.id = $1\(lock("a"))", [.text(id)])
    guard let row = rows.first else { return nil }
    return try AccountRows.state(row, 0)
  }

  private func account(
    where condition: String, _ values: [SQLValue]
  ) throws(StoreFault) -> Account? {
    try AccountRows.account(
      run(
        """
        SELECT \(AccountRows.columns) FROM accounts a \(AccountRows.names)
        WHERE \(condition) ORDER BY i.place
        """, values))
  }
}

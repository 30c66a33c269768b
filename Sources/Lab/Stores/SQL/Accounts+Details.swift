import AuthServer

// The details of an account beside its names.
extension SQLConnection {
  /// Writes all of it, with the marks of the account.
  func write(
    _ profile: JSONObject, _ details: AccountDetails, resetMark: String?, takenOver: String?,
    of id: String
  ) throws(StoreFault) {
    try run(
      """
      UPDATE accounts SET profile = $1, \(AccountDetailRows.assignments(from: 2))
      WHERE id = $\(2 + AccountDetailRows.count)
      """,
      [.text(JSONValue.object(profile).text)]
        + AccountDetailRows.values(details, resetMark: resetMark, takenOver: takenOver)
        + [.text(id)])
  }

  func write(_ change: AccountUpdate, over account: Account) throws(StoreFault) {
    var (profile, details) = (account.profile, account.details)
    for field in change.profile.fields {
      profile[field.name] = field.value == .null ? nil : field.value
    }
    change.details(&details)
    try write(
      profile, details, resetMark: account.resetMark, takenOver: account.takenOver,
      of: account.id)
    for (provider, token) in change.grants.sorted(by: { $0.key < $1.key }) {
      try keep(grant: token, of: provider, for: account.id)
    }
  }

  func keep(grant token: String, of provider: String, for id: String) throws(StoreFault) {
    try run(
      """
      INSERT INTO grants (account, provider, token) VALUES ($1, $2, $3)
      ON CONFLICT (account, provider) DO UPDATE SET token = excluded.token
      """, [.text(id), .text(provider), .text(token)])
  }

  func grants(of id: String) throws(StoreFault) -> [String: String] {
    let rows = try run("SELECT provider, token FROM grants WHERE account = $1", [.text(id)])
    var grants: [String: String] = [:]
    for row in rows { grants[try row.text(0)] = try row.text(1) }
    return grants
  }
}

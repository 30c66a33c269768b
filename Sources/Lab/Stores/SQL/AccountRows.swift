import AuthServer

/// Accounts in answers: one row for each identifier, one row without for whoever has none.
enum AccountRows {
  static let columns = """
    a.id, a.state, a.password, a.profile, a.created, \(AccountDetailRows.columns), \
    i.kind, i.text, i.confirmed
    """
  private static let details = 5
  private static let identifier = details + AccountDetailRows.count
  static let names = "LEFT JOIN identifiers i ON i.account = a.id"

  /// The account of these rows, whose columns begin at `first`.
  static func account(_ rows: [SQLRow], from first: Int = 0) throws(StoreFault) -> Account? {
    guard let row = rows.first else { return nil }
    var identifiers: [Identifier] = []
    for row in rows where !row.isNull(first + identifier) {
      identifiers.append(try name(row, from: first + identifier))
    }
    var account = Account(
      id: try row.text(first), state: try state(row, first + 1), identifiers: identifiers,
      passwordHash: try row.optional(first + 2, row.text), profile: try row.object(first + 3),
      createdAt: try row.moment(first + 4))
    try AccountDetailRows.read(row, from: first + details, into: &account)
    return account
  }

  /// The rows of each account stand together.
  static func accounts(_ rows: [SQLRow]) throws(StoreFault) -> [Account] {
    var accounts: [Account] = []
    var start = 0
    while start < rows.count {
      let id = rows[start].values[0]
      let end = rows[start...].firstIndex { $0.values[0] != id } ?? rows.count
      if let account = try account(Array(rows[start..<end])) { accounts.append(account) }
      start = end
    }
    return accounts
  }

  static func state(_ row: SQLRow, _ column: Int) throws(StoreFault) -> Account.State {
    guard let state = Account.State(rawValue: try row.text(column)) else { throw row.fault(column) }
    return state
  }

  private static func name(_ row: SQLRow, from first: Int) throws(StoreFault) -> Identifier {
    guard let kind = Identifier.Kind(rawValue: try row.text(first)) else { throw row.fault(first) }
    return Identifier(
      kind: kind, text: try row.text(first + 1), isConfirmed: try row.bool(first + 2))
  }
}

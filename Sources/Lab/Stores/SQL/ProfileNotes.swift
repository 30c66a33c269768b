import AuthServer

/// Notes of the server among the fields of a profile, as stores of version 2 kept them.
struct ProfileNotes {
  private(set) var profile: JSONObject = [:]
  private(set) var details = AccountDetails()
  private(set) var resetMark: String?
  private(set) var takenOver: String?
  private(set) var grants: [String: String] = [:]

  init(in old: JSONObject) {
    for field in old.fields where !take(field.name, field.value) {
      profile[field.name] = field.value
    }
  }

  /// False for a field of the person.
  private mutating func take(_ name: String, _ value: JSONValue) -> Bool {
    let text: String? = if case .string(let text) = value { text } else { nil }
    let isTrue = value == .bool(true)
    switch name {
    case "$authenticator": details.authenticator = text
    case "$authenticatorOffered": details.offeredAuthenticator = text
    case "$message": details.asksForMessage = isTrue
    case "$mustChangePassword": details.mustChangePassword = isTrue
    case "$acceptedTerms": details.hasAcceptedTerms = isTrue
    case "$proven": details.isProven = isTrue
    case "$email": details.providerEmail = text
    case "$name": details.name = text
    case "$toldEmail": details.reportedEmail = text
    case "$guest": details.isGuest = isTrue
    case "$startedOver": resetMark = text
    case "$registration": takenOver = text
    case _ where name.hasPrefix(Self.grant): grants[String(name.dropFirst(Self.grant.count))] = text
    default: return false
    }
    return true
  }

  private static let grant = "$grant "
  private static let page: Int64 = 500

  /// Moves the notes of all accounts to their columns. Only accounts that may have some are read, a page at a time.
  static func move(_ db: any SQLConnection) throws(StoreFault) {
    var last = ""
    while true {
      let rows = try db.run(
        """
        SELECT id, profile FROM accounts WHERE id > $1 AND profile LIKE '%"$%' ORDER BY id LIMIT $2
        """, [.text(last), .int(page)])
      for row in rows { try ProfileNotes(in: row.object(1)).write(to: row.text(0), db) }
      guard let end = rows.last else { return }
      last = try end.text(0)
    }
  }

  private func write(to id: String, _ db: any SQLConnection) throws(StoreFault) {
    try db.write(profile, details, resetMark: resetMark, takenOver: takenOver, of: id)
    for grant in grants { try db.keep(grant: grant.value, of: grant.key, for: id) }
  }
}

import AuthServer

extension SQLConnection {
  func update(_ id: String, profile changes: JSONObject) throws(StoreFault) -> Account? {
    guard let state = try lockedState(of: id), state != .deleted, let account = try account(id)
    else { return nil }
    var profile = account.profile
    for field in changes.fields {
      profile[field.name] = field.value == .null ? nil : field.value
    }
    try run(
      "UPDATE accounts SET profile = $1 WHERE id = $2",
      [.text(JSONValue.object(profile).text), .text(id)])
    return try self.account(id)
  }

  /// What is deleted stays so.
  func set(_ id: String, state: Account.State, at now: Moment) throws(StoreFault) {
    guard let before = try lockedState(of: id), before != .deleted else { return }
    try run(
      "UPDATE accounts SET state = $1 WHERE id = $2", [.text(state.rawValue), .text(id)])
    if state == .active || state == .unconfirmed { return }
    try endSessions(of: id, but: nil, at: now)
    if state == .deleted { try forget(id) }
  }

  /// Leaves of a person that there was an account of this id.
  private func forget(_ id: String) throws(StoreFault) {
    for table in ["identifiers", "names", "links", "devices"] {
      try run("DELETE FROM \(table) WHERE account = $1", [.text(id)])
    }
    try run(
      "UPDATE sessions SET device_name = '', device = NULL WHERE account = $1", [.text(id)])
    try run(
      "UPDATE accounts SET password = NULL, profile = '{}' WHERE id = $1", [.text(id)])
  }
}

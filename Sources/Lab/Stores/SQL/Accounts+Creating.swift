import AuthServer

extension SQLConnection {
  /// Names and links have a key each: where two nodes come at once, the database refuses the
  /// second.
  func create(
    _ new: NewAccount, reassigningIf isReassignable: ReassignmentRule, at now: Moment
  ) throws(StoreFault) -> AccountCreation {
    if let holder = try holder(of: new, isReassignable) { return .taken(holder) }
    for identifier in new.identifiers { try takeFromOthers(identifier) }
    let id = new.id ?? RandomIdentity.uuid()
    try run(
      """
      INSERT INTO accounts (id, state, password, profile, created, \(AccountDetailRows.inserted))
      VALUES ($1, $2, $3, $4, $5, \(AccountDetailRows.places(from: 6)))
      """,
      [
        .text(id), .text(new.state.rawValue), .text(new.passwordHash),
        .text(JSONValue.object(new.profile).text), .moment(now),
      ] + AccountDetailRows.values(new.details))
    if new.state == .unconfirmed { try note(new.identifiers, of: id, at: now) }  //! name-contested
    for (place, identifier) in new.identifiers.enumerated() {
      try add(identifier, to: id, place: place)
    }
    if let link = new.link { try run(Self.firstLink, Self.values(of: link, id)) }  //! account-link
    guard let account = try account(id) else { throw .broken("an account is gone that was made") }
    return .created(account)
  }

  func link(
    _ id: String, provider: String, subject: String, by proof: Proof?
  ) throws(StoreFault) -> LinkResult {
    guard try lockedAccount(id, by: proof) != nil else { return .outdated }
    try run(Self.linking, Self.values(of: (provider, subject), id))
    let isLinked = try !run(
      "SELECT 1 FROM links WHERE provider = $1 AND subject = $2 AND account = $3",
      Self.values(of: (provider, subject), id)
    ).isEmpty
    return isLinked ? .linked : .taken
  }

  private func holder(of new: NewAccount, _ isReassignable: ReassignmentRule) throws(StoreFault)
    -> Account?
  {
    if let id = new.id, let account = try account(id) { return account }
    for identifier in new.identifiers {
      if let account = try holder(of: identifier, isReassignable) { return account }
    }
    guard let link = new.link else { return nil }
    return try account(provider: link.provider, subject: link.subject)
  }

  /// Refused where another has it: an account that came about by a link is not made without it.
  private static var firstLink: String {
    "INSERT INTO links (provider, subject, account) VALUES ($1, $2, $3)"
  }

  private static var linking: String {
    "\(firstLink) ON CONFLICT (provider, subject) DO NOTHING"
  }

  private static func values(
    of link: (provider: String, subject: String), _ id: String
  ) -> [SQLValue] {
    [.text(link.provider), .text(link.subject), .text(id)]
  }
}

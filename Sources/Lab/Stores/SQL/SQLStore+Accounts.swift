import AuthServer

extension SQLStore {
  package func create(
    _ account: NewAccount, reassigningIf isReassignable: @escaping ReassignmentRule
  ) async throws(StoreFault) -> AccountCreation {
    try await write { (db, now) throws(StoreFault) in
      try db.create(account, reassigningIf: isReassignable, at: now)
    }
  }

  package func replace(unproven known: [Account], by new: NewAccount) async throws(StoreFault)
    -> Account?
  {
    try await write { (db, now) throws(StoreFault) in
      try db.replace(unproven: known, by: new, at: now)
    }
  }

  package func rejectRegistration(
    _ names: [Identifier], _ message: OutboxMessage?
  ) async throws(StoreFault) {
    try await write { (db, now) throws(StoreFault) in
      try db.note(names, of: RandomIdentity.uuid(), at: now)  //! rejected-registration-noted
      if let message { try db.post(message) }
    }
  }

  package func isContested(_ account: Account) async throws(StoreFault) -> Bool {
    try await read { (db) throws(StoreFault) in try db.isContested(account) }
  }

  package func account(_ id: String) async throws(StoreFault) -> Account? {
    try await read { (db) throws(StoreFault) in try db.account(id) }
  }

  package func account(calledAny text: String) async throws(StoreFault) -> Account? {
    try await read { (db) throws(StoreFault) in try db.account(called: text) }
  }

  package func account(provider: String, subject: String) async throws(StoreFault) -> Account? {
    try await read { (db) throws(StoreFault) in
      try db.account(provider: provider, subject: subject)
    }
  }

  package func accounts() async throws(StoreFault) -> [Account] {
    try await read { (db) throws(StoreFault) in try db.accounts() }
  }

  package func update(
    _ id: String, _ change: AccountUpdate, by proof: Proof?
  ) async throws(StoreFault) -> Account? {
    try await write { (db, _) throws(StoreFault) in
      try db.update(id, change, by: proof)
    }
  }

  package func replace(
    _ id: String, passwordHash: String?, by new: String, keeping: KeptSessions,
    shown proof: Proof?
  ) async throws(StoreFault) -> Bool {
    try await write { (db, now) throws(StoreFault) in
      //! password-needs-session
      guard let account = try db.lockedAccount(id, by: proof), account.passwordHash == passwordHash
      else { return false }
      try db.set(id, password: new, keeping: keeping, at: now)
      return true
    }
  }

  package func set(
    _ id: String, state: Account.State, by proof: Proof?
  ) async throws(StoreFault) -> Bool {
    try await write { (db, now) throws(StoreFault) in
      try db.set(id, state: state, by: proof, at: now)
    }
  }

  package func confirm(
    _ id: String, identifier: String, by proof: Proof?,
    unless isBarred: @escaping @Sendable (Account) -> Bool
  ) async throws(StoreFault) -> Bool {
    try await write { (db, _) throws(StoreFault) in
      try db.confirm(id, identifier: identifier, by: proof, unless: isBarred)
    }
  }

  package func resetAccount(
    _ id: String, identifier: String, unless isProven: @escaping @Sendable (Account) -> Bool,
    keeping: @escaping @Sendable (AccountDetails) -> AccountDetails
  ) async throws(StoreFault) -> Bool {
    try await write { (db, now) throws(StoreFault) in
      try db.resetAccount(id, identifier: identifier, unless: isProven, keeping: keeping, at: now)
    }
  }

  package func name(
    _ id: String, by proof: Proof?, reassigningIf isReassignable: @escaping ReassignmentRule,
    choosing: @escaping @Sendable (Account) -> Naming?
  ) async throws(StoreFault) -> NamingResult {
    try await write { (db, _) throws(StoreFault) in
      try db.name(id, by: proof, reassigningIf: isReassignable, choosing)
    }
  }

  package func link(
    _ id: String, provider: String, subject: String, by proof: Proof?
  ) async throws(StoreFault) -> LinkResult {
    try await write { (db, _) throws(StoreFault) in
      try db.link(id, provider: provider, subject: subject, by: proof)
    }
  }

  package func grants(of id: String) async throws(StoreFault) -> [String: String] {
    try await read { (db) throws(StoreFault) in try db.grants(of: id) }
  }
}

extension SQLStore {
  package func create(all accounts: [NewAccount]) async throws(StoreFault) -> AccountsCreation {
    do throws(StoreFault) {
      return try await write { (db, now) throws(StoreFault) in
        var made: [Account] = []
        for (place, account) in accounts.enumerated() {
          let making = try db.create(account, reassigningIf: { _, _ in false }, at: now)
          guard case .created(let account) = making else {
            throw .broken("\(Self.taken)\(place)")
          }
          made.append(account)
        }
        return .created(made)
      }
    } catch {
      guard case .broken(let text) = error, text.hasPrefix(Self.taken),
        let place = Int(text.dropFirst(Self.taken.count))
      else { throw error }
      return .taken(place)
    }
  }

  /// Only what is thrown takes back what was written before it.
  private static let taken = "taken: "
}

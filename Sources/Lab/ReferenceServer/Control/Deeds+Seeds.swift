import AuthServer
import Crypto
import Stores

extension Deeds: AccountMaking {
  func make(_ seed: Seed) async throws(Failure) -> AccountCreation {
    do {
      let id = try RandomText.uuid()
      return try await store.create(
        NewAccount(
          id: id, state: seed.state, identifiers: try seed.normalIdentifiers,
          passwordHash: try await hash(of: seed, id: id), profile: seed.profile, link: seed.link))
    } catch {
      throw Failure(error)
    }
  }

  /// A tester may choose passwords that the policy would refuse.
  private func hash(of seed: Seed, id: String) async throws -> String? {
    guard let password = seed.password else { return nil }
    let hash = try await hasher.hash(password)
    return StoredPassword(hash: hash, srp: try srpRecord(password, userId: id)).text
  }
}

extension Seed {
  fileprivate var normalIdentifiers: [Identifier] {
    get throws {
      try identifiers.map { identifier in
        guard
          let normal = Identifier(
            normalizing: identifier.text, as: identifier.kind, isConfirmed: true)
        else { throw Refused(.requestInvalid) }
        return normal
      }
    }
  }
}

import AuthServer
import Crypto
import Stores

/// Makes the accounts of seeds, with passwords as the operations keep them.
struct SeedMaker: AccountMaking {
  let store: any AccountStore
  let hasher: any PasswordHashing
  let srp: SRPRecords

  func make(_ seeds: [Seed]) async throws(Failure) -> AccountsCreation {
    do {
      var new: [NewAccount] = []
      for seed in seeds { new.append(try await account(of: seed)) }
      return try await store.create(all: new)
    } catch {
      throw Failure(error)
    }
  }

  func status(of seed: Seed) async throws(Failure) -> SeedStatus {
    do {
      let holders = try await holders(of: seed)
      guard let first = holders.compactMap(\.self).first else { return .absent }
      guard holders.allSatisfy({ $0?.id == first.id }) else { return .other }
      return try await isSame(first, as: seed) ? .same : .other
    } catch {
      throw Failure(error)
    }
  }

  private func account(of seed: Seed) async throws -> NewAccount {
    let id = try RandomText.uuid()
    return NewAccount(
      id: id, state: seed.state, identifiers: seed.identifiers,
      passwordHash: try await hash(of: seed, id: id), profile: seed.profile,
      details: seed.factors.details, link: seed.link)
  }

  /// One for each name and for the link; nil where nobody has it.
  private func holders(of seed: Seed) async throws -> [Account?] {
    var holders: [Account?] = []
    for name in seed.identifiers { holders.append(try await store.account(calledAny: name.text)) }
    guard let link = seed.link else { return holders }
    holders.append(try await store.account(provider: link.provider, subject: link.subject))
    return holders
  }

  private func isSame(_ account: Account, as seed: Seed) async throws -> Bool {
    guard account.state == seed.state,
      Set(account.identifiers.map(\.text)) == Set(seed.identifiers.map(\.text)),
      seed.profile.fields.allSatisfy({ account.profile[$0.name] == $0.value }),
      seed.factors.fit(account.details)
    else { return false }
    guard let password = seed.password else { return true }
    let known = account.passwordHash.map { StoredPassword($0).hash }
    return try await hasher.verify(password, against: known).isRight
  }

  /// A tester may choose passwords that the policy would refuse.
  private func hash(of seed: Seed, id: String) async throws -> String? {
    guard let password = seed.password else { return nil }
    let hash = try await hasher.hash(password)
    return StoredPassword(hash: hash, srp: try srp.record(password, userId: id)).text
  }
}

import Foundation
import Testing

@testable import AuthClient
@testable import AuthKeychain

/// An update of the app takes an account out of the contract's plan.
@Suite("A plan with fewer names than before")
struct NarrowedPlanTests {
  private let rest = Samples.session(1, values: [:])
  private let narrowed: StoragePlan.Items

  init() {
    var items = Samples.named
    items.values = [:]
    narrowed = items
  }

  private func keychain(_ items: StoragePlan.Items = Samples.named) throws -> FakeKeychain {
    try FakeKeychain.holding(Samples.session(1), StoragePlan(items))
  }

  /// Whether or not the plan names its previous items.
  @Test(arguments: [[], [Samples.named]])
  func narrowedPlanKeepsSession(_ previous: [StoragePlan.Items]) throws {
    let keychain = try keychain()
    let store = Samples.store(StoragePlan(narrowed, previous: previous), keychain)
    #expect(try store.load() == rest)
    try store.save(Samples.session(2, values: [:]))
    #expect(try store.load() == Samples.session(2, values: [:]))
    #expect(keychain.accounts.contains("user_id") == previous.isEmpty, "the named entry is removed")
  }

  @Test func droppedOptionalTokenKeepsSession() throws {
    var wider = narrowed
    wider.tokens["device"] = "device_token"
    let session = Samples.session(1, ["access", "refresh", "device"], values: [:])
    let keychain = try FakeKeychain.holding(session, StoragePlan(wider))
    #expect(try Samples.store(StoragePlan(narrowed), keychain).load() == rest)
  }

  /// From another service, from a single item, and from an interrupted save.
  @Test func migratedSessionCanBeSavedAgain() throws {
    var older = Samples.named
    older.service = "older"
    let cut = FakeKeychain()
    cut.kill(afterCalls: 2)
    try Samples.store(StoragePlan(Samples.named), cut).save(Samples.session(1))
    let keychains = [
      try keychain(older), try keychain(Samples.one), cut.afterwards,
      .holding(["access_token": "a", "refresh_token": "r", "user_id": "u"]),
    ]
    let plan = StoragePlan(narrowed, previous: [older], adopting: [Samples.named])
    for keychain in keychains {
      let store = Samples.store(plan, keychain)
      let session = try #require(try store.load())
      #expect(session.tokens.keys.sorted() == ["access", "refresh"])
      #expect(session.values == [:])
      try store.save(session)
      #expect(keychain.accounts == ["access_token", "refresh_token"])
      #expect(try Samples.store(StoragePlan(narrowed), keychain.afterwards).load() == session)
    }
  }

  /// The previous update removed the account, and this one moves to another service.
  @Test func migratesFromPlanThatWasAlreadyNarrowed() throws {
    var elsewhere = Samples.named
    elsewhere.service = "newer"
    let keychain = try keychain()
    let plan = StoragePlan(elsewhere, previous: [narrowed])
    #expect(try Samples.store(plan, keychain).load() == rest)
    let both = StoragePlan(elsewhere, previous: [narrowed, Samples.named])
    let whole = try self.keychain()
    #expect(try Samples.store(both, whole).load() == Samples.session(1), "both record everything")
  }

  @Test func migratedSessionContinuesAndRefreshes() async throws {
    var older = Samples.named
    older.service = "older"
    let keychain = try keychain(older)
    let script = Script()
    script.on("renew", Reader.grants(2))
    let session = Reader.World.session(
      Samples.store(StoragePlan(narrowed, previous: [older]), keychain), script, VirtualClock())
    #expect(await session.start() == .locked)
    await session.happen(.unlocks)
    await until("the refresh") { session.state == .active }
    let next = try Samples.store(StoragePlan(narrowed), keychain.afterwards).load()
    #expect(next?.tokens["refresh"]?.secret == Secret("r2"))
  }

  /// The index records which items were written together.
  @Test(arguments: [["access_token"], ["refresh_token"]])
  func itemsFromDifferentSavesAreNoSession(_ accounts: Set<String>) throws {
    let old = try keychain()
    let new = try FakeKeychain.holding(Samples.session(2), StoragePlan(Samples.named))
    for item in old.items.keys where accounts.contains(item.account) {
      _ = old.delete(item)
      #expect(try Samples.store(StoragePlan(narrowed), old).load() == nil)
      let other = try #require(new.items[item])
      _ = old.add(item, other.content, other.when)
      #expect(try Samples.store(StoragePlan(narrowed), old).load() == nil)
    }
  }
}

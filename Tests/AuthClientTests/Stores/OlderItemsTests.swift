import Foundation
import Testing

@testable import AuthClient
@testable import AuthKeychain

/// That no kill on the way loses anything is in KeychainKillTests.
@Suite("Items of earlier versions and other clients")
struct OlderItemsTests {
  private let texts = ["access_token": "a", "refresh_token": "r", "user_id": "u"]
  private let adopting = StoragePlan(Samples.named, adopting: [Samples.named])

  @Test func adoptedItemsAreRewrittenOnce() throws {
    let keychain = FakeKeychain.holding(texts)
    let session = try #require(try Samples.store(adopting, keychain).load())
    #expect(session.tokens.mapValues { $0.secret.reveal() } == ["access": "a", "refresh": "r"])
    #expect(session.tokens.values.allSatisfy { $0.expires == nil })
    #expect(session.values == ["userId": "u"])
    #expect(keychain.text(of: "refresh_token") == "r", "its own client still reads it")
    let next = keychain.afterwards
    #expect(
      try Samples.store(StoragePlan(Samples.named), next).load() == session,
      "written in the current format")
  }

  @Test func foreignItemsAreLeftAloneUnlessAdopted() throws {
    let keychain = FakeKeychain.holding(texts)
    let items = keychain.items
    #expect(throws: StoreFailure.damaged) {
      try Samples.store(StoragePlan(Samples.named), keychain).load()
    }
    #expect(keychain.items == items)
  }

  @Test func adoptedItemsAreUsedIfRewriteFails() throws {
    let keychain = FakeKeychain.holding(texts)
    let items = keychain.items
    // Nine reads find it, five look whether it is still so; the next call would begin to write.
    keychain.fail(call: 15, -25291)
    let session = try Samples.store(adopting, keychain).load()
    #expect(session?.tokens["access"]?.secret == Secret("a"))
    #expect(keychain.calls[14] == "update \(StoragePlan.Items.wholeAccount)")
    #expect(keychain.items == items)
  }

  @Test func emptyTextIsNoToken() throws {
    let keychain = FakeKeychain.holding(["access_token": "", "refresh_token": "r"])
    let session = try Samples.store(adopting, keychain).load()
    #expect(session?.tokens.keys.sorted() == ["refresh"])
    let empty = FakeKeychain.holding(["access_token": "", "user_id": "u"])
    #expect(try Samples.store(adopting, empty).load() == nil, "nobody is signed in")
  }

  @Test func foreignTextBesideOwnItemsIsNoSession() throws {
    let keychain = try FakeKeychain.holding(Samples.session(1), adopting)
    let item = try #require(keychain.items.keys.first { $0.account == "access_token" })
    _ = keychain.update(item, Data("a".utf8), .afterFirstUnlock)
    #expect(try Samples.store(adopting, keychain).load() == nil)
  }

  @Test func futureFormatIsNotAdoptedAsText() throws {
    let keychain = FakeKeychain.holding(["access_token": #"{"form":"authcontract.part.2"}"#])
    #expect(throws: StoreFailure.damaged) { try Samples.store(adopting, keychain).load() }
  }

  @Test func envelopesAreMigratedOnce() throws {
    let keychain = try FakeKeychain.enveloping(Samples.session(1), Samples.named)
    let store = Samples.store(StoragePlan(Samples.named), keychain)
    #expect(try store.load() == Samples.session(1))
    #expect(keychain.text(of: "access_token") == "access-1")
    #expect(keychain.stored("refresh_token")?.when == .afterFirstUnlock, "as the plan says now")
    let count = keychain.calls.count
    #expect(try store.load() == Samples.session(1))
    #expect(keychain.calls[count...].allSatisfy { $0.hasPrefix("read") }, "once")
  }

  @Test func envelopesAreUsedIfRewriteFails() throws {
    let plan = StoragePlan(Samples.named, accessibility: .whenUnlocked)
    let keychain = try FakeKeychain.enveloping(Samples.session(1), Samples.named)
    let items = keychain.items
    keychain.lock(.locked)
    #expect(try Samples.store(plan, keychain).load() == Samples.session(1))
    #expect(keychain.items == items)
  }

  /// An older version of the app was reinstalled and signed in beside the index.
  @Test func envelopesTakePrecedenceOverIndex() throws {
    let plan = StoragePlan(Samples.named)
    let keychain = try FakeKeychain.holding(Samples.session(1), plan)
    let newer = try FakeKeychain.enveloping(Samples.session(2), Samples.named)
    for (item, stored) in newer.items { _ = keychain.update(item, stored.content, stored.when) }
    #expect(try Samples.store(plan, keychain).load() == Samples.session(2))
    #expect(try Samples.store(plan, keychain.afterwards).load() == Samples.session(2))
  }

  @Test func envelopesFromTwoSavesAreNoSession() throws {
    let keychain = try FakeKeychain.enveloping(Samples.session(1), Samples.named)
    let other = try FakeKeychain.enveloping(Samples.session(2), Samples.named, mark: "n")
    for (item, stored) in other.items where item.account == "access_token" {
      _ = keychain.update(item, stored.content, stored.when)
    }
    #expect(try Samples.store(StoragePlan(Samples.named), keychain).load() == nil)
    #expect(try Samples.store(adopting, keychain).load() == nil, "nor another client's")
    let item = try #require(keychain.items.keys.first { $0.account == "user_id" })
    _ = keychain.delete(item)
    #expect(try Samples.store(StoragePlan(Samples.named), keychain).load() == nil)
  }

  /// An interrupted sign-out on a locked device leaves texts behind.
  @Test func leftoversOfSignOutAreNotAdopted() throws {
    let plan = StoragePlan(
      Samples.named, accessibility: .whenUnlocked, adopting: [Samples.named])
    for count in 0...8 {
      let keychain = try FakeKeychain.holding(Samples.session(1), plan)
      keychain.lock(.locked)
      keychain.kill(afterCalls: count)
      try? Samples.store(plan, keychain).clear()
      let next = keychain.afterwards
      next.lock(.open)
      let found = try Samples.store(plan, next).load()
      #expect(found == nil || found == Samples.session(1), "killed after \(count) calls")
    }
  }

  @Test func nonTextBytesAreDamaged() throws {
    let keychain = FakeKeychain()
    let item = KeychainItem(
      service: Samples.named.service, account: "access_token", accessGroup: nil,
      isSynchronizable: false)
    _ = keychain.add(item, Data([0xFF, 0xFE]), .afterFirstUnlock)
    #expect(throws: StoreFailure.damaged) { try Samples.store(adopting, keychain).load() }
  }

  @Test func newestPreviousNameWins() throws {
    let (second, first) = (
      StoragePlan.Items(service: "second"), StoragePlan.Items(service: "first")
    )
    let keychain = FakeKeychain()
    try Samples.store(StoragePlan(first), keychain).save(Samples.session(1))
    try Samples.store(StoragePlan(second), keychain).save(Samples.session(2))
    let plan = StoragePlan(Samples.named, previous: [second, first])
    #expect(try Samples.store(plan, keychain).load() == Samples.session(2))
    #expect(Set(keychain.items.keys.map(\.service)) == [Samples.named.service])
  }

  @Test func lockedPreviousItemsAreNotEmpty() throws {
    let older = StoragePlan(.init(service: "older"), accessibility: .whenUnlocked)
    let keychain = try FakeKeychain.holding(Samples.session(1), older)
    keychain.lock(.locked)
    let plan = StoragePlan(Samples.named, previous: [older.items])
    #expect(throws: StoreFailure.locked) { try Samples.store(plan, keychain).load() }
    keychain.lock(.open)
    #expect(try Samples.store(plan, keychain).load() == Samples.session(1))
  }

  @Test func signOutDeletesPreviousItems() throws {
    let keychain = FakeKeychain.holding(texts)
    try Samples.store(adopting, keychain).clear()
    #expect(keychain.items.isEmpty)
  }

  @Test func interruptedSignOutUnderPreviousNamesIsHonored() throws {
    var older = Samples.named
    older.service = "older"
    let keychain = try FakeKeychain.holding(Samples.session(1), StoragePlan(older))
    keychain.kill(afterCalls: 3)
    try? Samples.store(StoragePlan(older), keychain).clear()
    let plan = StoragePlan(Samples.named, previous: [older])
    #expect(try Samples.store(plan, keychain.afterwards).load() == nil)
  }
}

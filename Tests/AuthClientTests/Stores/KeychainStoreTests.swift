import Foundation
import Testing

@testable import AuthClient
@testable import AuthKeychain

@Suite("The keychain store")
struct KeychainStoreTests {
  private let plan = StoragePlan(Samples.named)

  @Test(arguments: [StoragePlan(Samples.named), StoragePlan(Samples.one)])
  func savedSessionIsLoaded(_ plan: StoragePlan) throws {
    let store = Samples.store(plan, FakeKeychain())
    #expect(try store.load() == nil)
    for session in [Samples.session(1), Samples.session(2, ["refresh"]), Samples.session(3)] {
      try store.save(session)
      #expect(try store.load() == session)
    }
    try store.clear()
    #expect(try store.load() == nil)
  }

  @Test func eachNameIsStoredInItsOwnItem() throws {
    let keychain = try FakeKeychain.holding(Samples.session(1), plan)
    #expect(keychain.accounts == ["access_token", "refresh_token", "user_id"])
    #expect(keychain.text(of: "access_token") == "access-1")
    #expect(keychain.text(of: "refresh_token") == "refresh-1")
    #expect(keychain.text(of: "user_id") == "u1")
  }

  @Test func indexContainsNoSecrets() throws {
    let keychain = try FakeKeychain.holding(Samples.session(1), plan)
    let index = try #require(keychain.text(of: StoragePlan.Items.indexAccount))
    for text in ["access-1", "refresh-1", "u1"] { #expect(!index.contains(text)) }
    let again = try FakeKeychain.holding(Samples.session(1), plan)
    let other = try #require(again.text(of: StoragePlan.Items.indexAccount))
    let digests = try [index, other].map { text in
      try JSONDecoder().decode(SessionIndex.self, from: Data(text.utf8)).parts.mapValues(\.digest)
    }
    #expect(digests[0].keys == digests[1].keys)
    #expect(digests[0].allSatisfy { digests[1][$0.key] != $0.value }, "each save has its own salt")
  }

  @Test(arguments: [StoragePlan(Samples.named), StoragePlan(Samples.one)])
  func originIsKept(_ plan: StoragePlan) throws {
    var session = Samples.session(1)
    session.origin = "signInWithEmail"
    (session.id, session.server) = ("s1", "https readmigo.example 443")
    let keychain = try FakeKeychain.holding(session, plan)
    #expect(try Samples.store(plan, keychain).load() == session)
  }

  @Test(arguments: [Samples.named, Samples.one])
  func accessibilityMatchesPlan(_ items: StoragePlan.Items) throws {
    for accessibility in StoragePlan.Accessibility.allCases {
      let plan = StoragePlan(items, accessibility: accessibility)
      let keychain = try FakeKeychain.holding(Samples.session(1), plan)
      #expect(keychain.items.values.allSatisfy { $0.when == accessibility })
      let elsewhere = Samples.store(plan, keychain.onAnotherDevice)
      let travels = accessibility != accessibility.thisDeviceOnly
      #expect(try elsewhere.load() == (travels ? Samples.session(1) : nil))
    }
  }

  @Test(arguments: [Samples.named, Samples.one])
  func synchronizableItemsSyncTogether(_ items: StoragePlan.Items) throws {
    var items = items
    items.isSynchronizable = true
    let keychain = try FakeKeychain.holding(Samples.session(1), StoragePlan(items))
    #expect(keychain.items.keys.allSatisfy { $0.isSynchronizable })
    #expect(try Samples.store(StoragePlan(items), keychain.onAnotherDevice).load() != nil)
  }

  /// An unfinished save is useless on another device.
  @Test func unfinishedSaveDoesNotSync() throws {
    let keychain = FakeKeychain()
    keychain.kill(afterCalls: 2)
    try Samples.store(plan, keychain).save(Samples.session(1))
    #expect(keychain.accounts == [StoragePlan.Items.wholeAccount])
    #expect(keychain.onAnotherDevice.items.isEmpty)
  }

  @Test func changedAccessibilityAppliesOnSave() throws {
    let keychain = try FakeKeychain.holding(Samples.session(1), plan)
    var stricter = plan
    stricter.accessibility = .whenUnlocked
    try Samples.store(stricter, keychain).save(Samples.session(2))
    #expect(keychain.items.values.allSatisfy { $0.when == .whenUnlocked })
  }

  @Test func accessGroupIsKept() throws {
    var items = Samples.one
    items.accessGroup = "TEAM.shared"
    let keychain = try FakeKeychain.holding(Samples.session(1), StoragePlan(items))
    #expect(keychain.items.keys.map(\.accessGroup) == ["TEAM.shared"])
  }

  @Test func itemAddedConcurrentlyIsUpdated() throws {
    let keychain = FakeKeychain()
    keychain.onNextAdd { other in
      try? Samples.store(.init(Samples.one), other).save(Samples.session(1))
    }
    let store = Samples.store(StoragePlan(Samples.one), keychain)
    try store.save(Samples.session(2))
    #expect(try store.load() == Samples.session(2))
  }
}

@Suite("Unreadable keychains")
struct UnreadableKeychainTests {
  private let plan = StoragePlan(Samples.named)

  private func failure(_ body: () throws -> Void) -> StoreFailure? {
    do { try body() } catch { return error as? StoreFailure }
    return nil
  }

  @Test func lockedKeychainIsNotEmpty() throws {
    let keychain = try FakeKeychain.holding(Samples.session(1), plan)
    let items = keychain.items
    let store = Samples.store(plan, keychain)
    keychain.lock(.neverOpened)
    #expect(failure { _ = try store.load() } == .locked)
    #expect(failure { try store.save(Samples.session(2)) } == .locked)
    #expect(keychain.items == items)
    keychain.lock(.locked)
    #expect(try store.load() == Samples.session(1), "it was opened once")
  }

  @Test func whenUnlockedItemsAreUnreadableWhileLocked() throws {
    let plan = StoragePlan(Samples.one, accessibility: .whenUnlocked)
    let keychain = try FakeKeychain.holding(Samples.session(1), plan)
    let store = Samples.store(plan, keychain)
    keychain.lock(.locked)
    #expect(failure { _ = try store.load() } == .locked)
    keychain.lock(.open)
    #expect(try store.load() == Samples.session(1))
  }

  /// A save was committed but not yet distributed to its items when the device locked.
  @Test func lockBetweenTwoCallsLosesNothing() throws {
    let plan = StoragePlan(Samples.named, accessibility: .whenUnlocked)
    let keychain = try FakeKeychain.holding(Samples.session(1), plan)
    keychain.kill(afterCalls: 2)
    try Samples.store(plan, keychain).save(Samples.session(2))
    let next = keychain.afterwards
    next.lock(.locked)
    #expect(failure { _ = try Samples.store(plan, next).load() } == .locked)
    next.lock(.open)
    #expect(try Samples.store(plan, next).load() == Samples.session(2))
  }

  @Test func missingEntitlementIsReported() throws {
    let keychain = FakeKeychain()
    keychain.removeEntitlement()
    let store = Samples.store(plan, keychain)
    #expect(failure { _ = try store.load() } == .notEntitled)
    #expect(failure { try store.save(Samples.session(1)) } == .notEntitled)
    #expect(failure { try store.clear() } == .notEntitled)
  }

  @Test func signOutWorksOnLockedDevice() throws {
    let plan = StoragePlan(Samples.named, accessibility: .whenUnlocked)
    let keychain = try FakeKeychain.holding(Samples.session(1), plan)
    keychain.lock(.locked)
    try Samples.store(plan, keychain).clear()
    #expect(keychain.items.isEmpty)
  }

  @Test func undeletableItemDoesNotBlockOthers() throws {
    let keychain = try FakeKeychain.holding(Samples.session(1), plan)
    // The first two calls say that it is cleared.
    keychain.fail(call: 3, -25291)
    let store = Samples.store(plan, keychain)
    #expect(failure { try store.clear() } == .system(-25291))
    #expect(keychain.accounts == ["access_token", StoragePlan.Items.wholeAccount])
    #expect(try store.load() == nil)
    #expect(keychain.items.isEmpty, "the next load continued")
  }

  @Test(arguments: ["", "{}", #"{"form":"authcontract.whole.2","session":{}}"#, "\u{FEFF}x"])
  func unknownFormatIsDamagedAndKept(_ text: String) throws {
    for account in [StoragePlan.Items.wholeAccount, "access_token"] {
      let keychain = FakeKeychain.holding([account: text])
      let items = keychain.items
      #expect(failure { _ = try Samples.store(plan, keychain).load() } == .damaged)
      #expect(keychain.items == items)
      try Samples.store(plan, keychain).save(Samples.session(1))
      #expect(
        try Samples.store(plan, keychain).load() == Samples.session(1), "a sign-in replaces it")
    }
  }
}

@Suite("Items from different saves")
struct MixedItemsTests {
  private let plan = StoragePlan(Samples.named)

  private func mixed(_ accounts: Set<String>) throws -> FakeKeychain {
    let (old, new) = (
      try FakeKeychain.holding(Samples.session(1), plan),
      try FakeKeychain.holding(Samples.session(2), plan)
    )
    let keychain = FakeKeychain()
    for (item, stored) in old.items where !accounts.contains(item.account) {
      _ = keychain.add(item, stored.content, stored.when)
    }
    for (item, stored) in new.items where accounts.contains(item.account) {
      _ = keychain.add(item, stored.content, stored.when)
    }
    return keychain.afterwards
  }

  @Test func mixedItemsAreNoSession() throws {
    let accounts = ["access_token", "refresh_token", "user_id", StoragePlan.Items.indexAccount]
    for bits in 0..<16 {
      let new = Set(accounts.indices.filter { bits >> $0 & 1 == 1 }.map { accounts[$0] })
      let keychain = try mixed(new)
      let expected = bits == 0 ? Samples.session(1) : bits == 15 ? Samples.session(2) : nil
      #expect(try Samples.store(plan, keychain).load() == expected, "new are \(new)")
      #expect(keychain.items.count == 4, "nothing is deleted")
    }
  }

  @Test(arguments: ["access_token", "refresh_token", "user_id"])
  func incompleteSetIsNoSession(_ account: String) throws {
    let keychain = try FakeKeychain.holding(Samples.session(1), plan)
    for item in keychain.items.keys where item.account == account { _ = keychain.delete(item) }
    #expect(try Samples.store(plan, keychain).load() == nil)
  }
}

@Suite("Unusable storage plans")
struct StoragePlanTests {
  private static func plan(_ change: (inout StoragePlan) -> Void) -> StoragePlan {
    var plan = StoragePlan(Samples.named)
    change(&plan)
    return plan
  }

  @Test(arguments: [
    plan { $0.items.service = "" },
    plan { $0.items.values["id"] = "user_id" },
    plan { $0.items.tokens["id"] = StoragePlan.Items.wholeAccount },
    plan { $0.items.tokens["id"] = StoragePlan.Items.indexAccount },
    plan {
      $0.items.isSynchronizable = true
      $0.accessibility = .whenPasscodeSet
    },
    plan {
      $0.items.accessGroup = "TEAM.shared"
      $0.previous = [Samples.named]
    },
    plan {
      $0.adopting = [Samples.named]
      $0.adopting[0].accessGroup = "TEAM.shared"
    },
  ])
  func unusablePlanIsRejectedUpFront(_ plan: StoragePlan) throws {
    let keychain = FakeKeychain()
    let store = Samples.store(plan, keychain)
    #expect(throws: StoreFailure.self) { try store.load() }
    #expect(throws: StoreFailure.self) { try store.save(Samples.session(1)) }
    #expect(throws: StoreFailure.self) { try store.clear() }
    #expect(keychain.calls.isEmpty)
  }

  @Test func nameWithoutAccountIsRejected() throws {
    let store = Samples.store(StoragePlan(Samples.named), FakeKeychain())
    let more = Samples.session(1, ["access", "refresh", "device"])
    #expect(throws: StoreFailure.misplanned("it names no account for device")) {
      try store.save(more)
    }
    #expect(throws: StoreFailure.misplanned("it names no account for mail")) {
      try store.save(Samples.session(1, values: ["mail": "a@example.org"]))
    }
  }

  @Test func defaultPlanIsOneItemNamedAfterContract() {
    #expect(Longde.storage == StoragePlan(.init(service: "Longde")))
    #expect(Longde.storage.problem == nil)
  }
}

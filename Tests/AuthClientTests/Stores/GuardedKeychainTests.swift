import Foundation
import Primitives
import Testing

@testable import AuthBiometrics
@testable import AuthClient
@testable import AuthKeychain

/// Tokens in items that ask who is there, and the store above them.
@Suite("A keychain that requires proof")
struct GuardedKeychainTests {
  static let plans = [Samples.named, Samples.one].map {
    StoragePlan($0, guardedBy: .biometryCurrentSet)
  }
  private let proof = UnlockProof()

  private func guarded(_ plan: StoragePlan, _ session: StoredSession) throws -> FakeKeychain {
    let keychain = FakeKeychain()
    let store = Samples.store(plan, keychain)
    try store.save(session)
    try store.setGuard(true)
    try store.save(session)
    return keychain.afterwards
  }

  @Test(arguments: plans)
  func guardIsOffByDefault(_ plan: StoragePlan) throws {
    let keychain = try FakeKeychain.holding(Samples.session(1), plan)
    #expect(keychain.items.values.allSatisfy { $0.guardedBy == nil })
    #expect(try !Samples.store(plan, keychain).isGuarded())
    #expect(try Samples.store(plan, keychain).load() == Samples.session(1))
  }

  @Test(arguments: plans)
  func guardedTokensRequireProof(_ plan: StoragePlan) throws {
    let keychain = try guarded(plan, Samples.session(1))
    let store = Samples.store(plan, keychain)
    #expect(throws: StoreFailure.locked) { try store.load() }
    #expect(try store.isGuarded())
    store.open(with: proof)
    #expect(try store.load() == Samples.session(1))
    store.open(with: nil)
    #expect(throws: StoreFailure.locked) { try store.load() }
  }

  @Test func guardsEachItemWithToken() throws {
    let keychain = try guarded(Self.plans[0], Samples.session(1))
    let guarded = keychain.items.filter { $0.value.guardedBy == .biometryCurrentSet }
    #expect(Set(guarded.keys.map(\.account)) == ["access_token", "refresh_token"])
    #expect(guarded.values.allSatisfy { $0.when == .afterFirstUnlock })
    let one = try self.guarded(Self.plans[1], Samples.session(1))
    #expect(one.stored(StoragePlan.Items.wholeAccount)?.guardedBy == .biometryCurrentSet)
  }

  /// At no point of a save does an unguarded item contain a token.
  @Test(arguments: plans)
  func everySaveStaysGuarded(_ plan: StoragePlan) throws {
    for isOpen in [true, false] {
      let whole = try guarded(plan, Samples.session(1))
      let store = Samples.store(plan, whole)
      if isOpen { store.open(with: proof) }
      try store.save(Samples.session(2))
      for count in 0...whole.calls.count {
        let keychain = try guarded(plan, Samples.session(1))
        if isOpen { keychain.proofs.use { $0 = proof } }
        keychain.kill(afterCalls: count)
        try? Samples.store(plan, keychain).save(Samples.session(2))
        let next = keychain.afterwards
        let bare = next.items.values.filter { $0.guardedBy == nil }.map(\.content)
        #expect(!bare.contains { String(decoding: $0, as: UTF8.self).contains("refresh-") })
        next.proofs.use { $0 = proof }
        let found = try Samples.store(plan, next).load()
        // The old session is over where nothing was read, and the only item is replaced in two steps.
        let replaces = !isOpen && !plan.items.areNamed
        #expect(
          found == Samples.session(1) || found == Samples.session(2) || replaces && found == nil,
          "killed after \(count) calls")
      }
      #expect(try Samples.store(plan, whole).isGuarded())
    }
  }

  @Test(arguments: plans)
  func guardEndsWithSession(_ plan: StoragePlan) throws {
    let keychain = try guarded(plan, Samples.session(1))
    let store = Samples.store(plan, keychain)
    try store.clear()
    #expect(keychain.items.isEmpty)
    try store.save(Samples.session(2))
    #expect(try !store.isGuarded())
    #expect(try Samples.store(plan, keychain.afterwards).load() == Samples.session(2))
  }

  @Test(arguments: plans)
  func guardIsSwitchedOffWithProof(_ plan: StoragePlan) throws {
    let keychain = try guarded(plan, Samples.session(1))
    let store = Samples.store(plan, keychain)
    store.open(with: proof)
    try store.setGuard(false)
    try store.save(Samples.session(1))
    #expect(keychain.items.values.allSatisfy { $0.guardedBy == nil })
    #expect(try Samples.store(plan, keychain.afterwards).load() == Samples.session(1))
  }

  @Test func lockedDeviceLosesNothing() throws {
    let plan = StoragePlan(Samples.one, accessibility: .whenUnlocked, guardedBy: .userPresence)
    let keychain = try guarded(plan, Samples.session(1))
    let store = Samples.store(plan, keychain)
    store.open(with: proof)
    keychain.lock(.locked)
    #expect(throws: StoreFailure.locked) { try store.save(Samples.session(2)) }
    keychain.lock(.open)
    #expect(try store.load() == Samples.session(1))
  }

  /// The device locks between the check of the guard and the save.
  @Test func deviceLockedDuringSaveLosesNothing() throws {
    let plan = StoragePlan(Samples.one, accessibility: .whenUnlocked, guardedBy: .userPresence)
    let keychain = try guarded(plan, Samples.session(1))
    keychain.onNextRead(of: Samples.one.service) { $0.lock(.locked) }
    #expect(throws: StoreFailure.locked) {
      try Samples.store(plan, keychain).save(Samples.session(2))
    }
    keychain.lock(.open)
    keychain.proofs.use { $0 = proof }
    #expect(try Samples.store(plan, keychain).load() == Samples.session(1))
  }

  @Test func onlyItemsWithTokensUseAuthenticationContext() throws {
    for var plan in Self.plans {
      plan.previous = [.init(service: "older", tokens: ["access": "older_token"])]
      let keychain = try guarded(plan, Samples.session(1))
      let guarded = keychain.items.filter { $0.value.guardedBy != nil }.map(\.key.account)
      #expect(plan.guardableAccounts.isSuperset(of: guarded + ["older_token"]))
      #expect(!plan.guardableAccounts.contains(StoragePlan.Items.indexAccount))
      #expect(!plan.guardableAccounts.contains("user_id"))
      plan.guardedBy = nil
      #expect(plan.guardableAccounts.isEmpty)
    }
  }

  @Test func guardRequiresGuardedPlan() throws {
    let keychain = try FakeKeychain.holding(Samples.session(1), StoragePlan(Samples.named))
    let store = Samples.store(StoragePlan(Samples.named), keychain)
    #expect(throws: StoreFailure.misplanned("it guards no tokens")) { try store.setGuard(true) }
    #expect(try !store.isGuarded())
  }
}

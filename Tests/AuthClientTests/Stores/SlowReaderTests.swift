import Foundation
import Testing

@testable import AuthClient
@testable import AuthKeychain

/// An extension reads, and while it does the app goes on.
@Suite("Slow readers")
struct SlowReaderTests {
  private let plan = StoragePlan(Samples.named)

  private func load(_ plan: StoragePlan, _ keychain: FakeKeychain) throws -> StoredSession? {
    try Samples.store(plan, keychain).load()
  }

  /// The app is saving the first session when the reader starts, and has saved the second when it ends.
  @Test func doesNotRestoreOldTokens() throws {
    let saving = FakeKeychain()
    saving.kill(afterCalls: 2)
    try Samples.store(plan, saving).save(Samples.session(1))
    let keychain = saving.afterwards
    keychain.onNextRead(of: Samples.named.service) { [plan] in
      try? Samples.store(plan, $0).save(Samples.session(2))
    }
    #expect(try load(plan, keychain) == Samples.session(1), "it was so when it was read")
    #expect(try load(plan, keychain) == Samples.session(2))
    #expect(keychain.accounts == ["access_token", "refresh_token", "user_id"])
  }

  @Test func doesNotEndNewerSession() throws {
    let clearing = try FakeKeychain.holding(Samples.session(1), plan)
    clearing.kill(afterCalls: 3)
    try? Samples.store(plan, clearing).clear()
    let keychain = clearing.afterwards
    keychain.onNextRead(of: Samples.named.service) { [plan] in
      try? Samples.store(plan, $0).save(Samples.session(2))
    }
    #expect(try load(plan, keychain) == nil, "it was so when it was read")
    #expect(try load(plan, keychain) == Samples.session(2))
  }

  @Test func doesNotOverwriteMigratedSession() throws {
    var older = Samples.named
    older.service = "older"
    let keychain = try FakeKeychain.holding(Samples.session(1), StoragePlan(older))
    let plan = StoragePlan(Samples.named, previous: [older])
    keychain.onNextRead(of: "older") { app in
      try? Samples.store(StoragePlan(Samples.named), app).save(Samples.session(2))
    }
    #expect(try load(plan, keychain) == Samples.session(2))
    #expect(try load(plan, keychain) == Samples.session(2))
  }

  @Test func leavesUnfinishedSaveToNextSave() throws {
    let saving = try FakeKeychain.holding(Samples.session(1), plan)
    saving.kill(afterCalls: 2)
    try Samples.store(plan, saving).save(Samples.session(2))
    let keychain = saving.afterwards
    let items = keychain.items
    #expect(try load(plan, keychain) == Samples.session(2))
    #expect(keychain.items == items)
    try Samples.store(plan, keychain).save(Samples.session(3))
    #expect(keychain.accounts == ["access_token", "refresh_token", "user_id"])
  }
}

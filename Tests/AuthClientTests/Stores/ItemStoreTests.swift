import AuthFiles
import Foundation
import Testing

@testable import AuthClient
@testable import AuthKeychain

@Suite("Items beside a session")
final class ItemStoreTests: Sendable {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private var file: FileStore { FileStore(folder.appending(path: "session.json")) }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func check(_ store: some ItemStore & TokenStore) throws {
    let (one, two) = (Data("one".utf8), Data("two".utf8))
    try store.save(Samples.session(1))
    #expect(try store.item("a") == nil)
    #expect(try store.replaceItem("a", with: one) { $0 == nil })
    #expect(try !store.replaceItem("a", with: two) { $0 == nil })
    #expect(try store.item("a") == one)
    #expect(try store.item("b") == nil)
    #expect(try store.load() == Samples.session(1), "the session is separate")
    try store.clear()
    #expect(try store.item("a") == one, "it outlives the session")
    #expect(try store.replaceItem("a", with: nil) { $0 == one })
    #expect(try store.item("a") == nil)
  }

  @Test func fileStoreKeepsItems() throws {
    try check(file)
    _ = try file.replaceItem("a", with: Data("secret".utf8)) { _ in true }
    let path = folder.appending(path: "session.json.a").path
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test(arguments: [Samples.named, Samples.one])
  func keychainStoreKeepsItems(_ items: StoragePlan.Items) throws {
    try check(Samples.store(StoragePlan(items), FakeKeychain()))
  }

  /// A backup includes the session's items, and other devices didn't sign out.
  @Test(arguments: [Samples.named, Samples.one])
  func itemsStayOnThisDevice(_ items: StoragePlan.Items) throws {
    let keychain = FakeKeychain()
    let plan = StoragePlan(items)
    #expect(
      try Samples.store(plan, keychain).replaceItem("a", with: Data("one".utf8)) { _ in true })
    #expect(try Samples.store(plan, keychain.afterwards).item("a") != nil)
    #expect(try Samples.store(plan, keychain.onAnotherDevice).item("a") == nil)
  }

  /// Items with tokens would bypass the guard. Others, such as the list of accounts, may be written.
  @Test func itemsWithTokensAreNotWrittenBesideGuard() throws {
    let store = Samples.store(
      StoragePlan(Samples.named, guardedBy: .userPresence), FakeKeychain())
    try store.save(Samples.session(1))
    try store.setGuard(true)
    #expect(throws: StoreFailure.locked) {
      try store.replaceItem(PendingSignOuts.name, with: Data()) { _ in true }
    }
    #expect(try store.replaceItem(PendingSignOuts.name, with: nil) { _ in true })
    #expect(try store.replaceItem("a", with: Data("one".utf8)) { $0 == nil })
    #expect(try store.item("a") != nil)
  }

  /// Many threads increment a number by compare and write, as processes do.
  @Test func concurrentItemWritesAreNotLost() async throws {
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          var added = 0
          while added < 25 {
            let before = try? self.file.item("n")
            let number = before.flatMap { Int(String(decoding: $0, as: UTF8.self)) } ?? 0
            let next = Data("\(number + 1)".utf8)
            if (try? self.file.replaceItem("n", with: next) { $0 == before }) == true { added += 1 }
          }
        }
      }
    }
    #expect(try file.item("n") == Data("100".utf8))
  }
}

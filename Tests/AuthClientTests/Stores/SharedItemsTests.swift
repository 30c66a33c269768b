import Foundation
import Testing

@testable import AuthClient
@testable import AuthKeychain

/// Items of an access group are locked by a file in a folder that its processes share.
@Suite("The lock folder of shared items")
final class SharedItemsTests: Sendable {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private let keychain = FakeKeychain()

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func store(_ items: StoragePlan.Items, _ folder: URL?) -> KeychainStore {
    KeychainStore(
      plan: StoragePlan(items), keychain: keychain, clock: VirtualClock(), install: nil,
      folder: folder)
  }

  private var shared: StoragePlan.Items {
    var items = Samples.named
    items.accessGroup = "TEAM.shared"
    return items
  }

  /// `containerURL` is nil without the entitlement, and a configured path may be wrong.
  @Test(arguments: [true, false])
  func sharedFolderIsRequiredOnFirstWrite(_ isNil: Bool) throws {
    let store = store(shared, isNil ? nil : folder)
    #expect(throws: StoreFailure.folderMissing) { try store.save(Samples.session(1)) }
    #expect(throws: StoreFailure.folderMissing) {
      try store.replaceItem("a", with: Data()) { _ in true }
    }
    #expect(throws: StoreFailure.folderMissing) {
      try store.replace(with: Samples.session(1)) { _ in true }
    }
    #expect(keychain.items.isEmpty)
    #expect(try store.load() == nil)
    try store.clear()
    #expect(StoreFailure.folderMissing.recovery == .tell)
  }

  @Test func sharedFolderIsRequiredOnlyForSharedItems() throws {
    try store(Samples.named, nil).save(Samples.session(1))
    #expect(throws: StoreFailure.folderMissing) {
      try store(Samples.named, folder).save(Samples.session(1))
    }
  }

  @Test(arguments: ["com.example/session", "../x", "a\u{0}b", "应用", "com.example.app_1-2"])
  func eachServiceHasItsOwnLockFile(_ service: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var items = shared
    items.service = service
    try store(items, folder).save(Samples.session(1))
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(files == [".\(items.fileName).lock"])
    let holder = open(folder.path + "/" + (files.first ?? ""), O_RDWR)
    defer { close(holder) }
    #expect(flock(holder, LOCK_EX) == 0)
    #expect(throws: StoreFailure.busy) { try store(items, folder).save(Samples.session(2)) }
  }
}

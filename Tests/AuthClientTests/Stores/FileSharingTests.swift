import Foundation
import Primitives
import Testing

@testable import AuthClient
@testable import AuthFiles

@Suite("A file shared by several processes")
final class FileSharingTests: Sendable {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private var file: URL { folder.appending(path: "session.json") }
  private var store: FileStore { FileStore(file) }

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  @Test func replacesOnlyExpectedContent() throws {
    let (one, two) = (Samples.session(1), Samples.session(2))
    #expect(try store.replace(with: one) { $0 == nil })
    #expect(try !store.replace(with: two) { $0 == nil })
    #expect(try store.load() == one)
    #expect(try store.replace(with: two) { $0 == one })
    #expect(try !store.replace(with: nil) { $0 == one })
    #expect(try store.replace(with: nil) { $0 == two })
    #expect(try store.load() == nil)
  }

  /// Many threads increment a number by compare and write, as processes do.
  @Test func concurrentWritesAreNotLost() async throws {
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          var added = 0
          while added < 25 {
            let before = try? self.store.load()
            let number = Int(before?.values["n"] ?? "0") ?? 0
            let next = StoredSession(
              tokens: Samples.session(1).tokens, values: ["n": "\(number + 1)"])
            if (try? self.store.replace(with: next) { $0 == before }) == true { added += 1 }
          }
        }
      }
    }
    #expect(try store.load()?.values["n"] == "100")
  }

  @Test func lockHeldTooLongFailsAsBusy() throws {
    try store.save(Samples.session(1))
    let holder = open(folder.path + "/.session.json.lock", O_RDWR)
    defer { close(holder) }
    #expect(flock(holder, LOCK_EX) == 0)
    #expect(throws: StoreFailure.busy) { try store.save(Samples.session(2)) }
    #expect(throws: StoreFailure.busy) { try store.clear() }
    #expect(throws: StoreFailure.busy) { try store.replace(with: nil) { _ in true } }
    #expect(try store.load() == Samples.session(1))
  }

  @Test func lockFileIsPrivateAndNeverALink() throws {
    let old = umask(0)
    try store.save(Samples.session(1))
    umask(old)
    let lock = folder.appending(path: ".session.json.lock")
    let attributes = try FileManager.default.attributesOfItem(atPath: lock.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    try FileManager.default.removeItem(at: lock)
    try FileManager.default.createSymbolicLink(
      at: lock, withDestinationURL: folder.appending(path: "elsewhere"))
    #expect(throws: StoreFailure.notAFile) { try store.save(Samples.session(2)) }
  }

  @Test func leaseIsExclusive() async throws {
    var first = try await store.lease(within: 0)
    #expect(first != nil)
    #expect(try await store.lease(within: 0.05) == nil)
    async let second = store.lease(within: 600)
    // Most likely the second waits by then; if not, it gets the lease without waiting.
    try await Task.sleep(for: .milliseconds(50))
    first = nil
    #expect(try await second != nil)
  }

  @Test func changesAreReportedUntilTheWatchIsReleased() async throws {
    let count = Locked(0)
    var watch = store.watch { count.use { $0 += 1 } }
    #expect(watch != nil)
    try store.save(Samples.session(1))
    await until("the notice of a save") { count.use { $0 } == 1 }
    try FileStore(folder.appending(path: "other.json")).save(Samples.session(1))
    try store.clear()
    await until("the notice of a removal") { count.use { $0 } == 2 }
    watch = nil
    let isSeen = Locked(false)
    let other = store.watch { isSeen.use { $0 = true } }
    try store.save(Samples.session(2))
    await until("another watch reports the save") { isSeen.use { $0 } }
    #expect(count.use { $0 } == 2)
    withExtendedLifetime(other) {}
  }
}

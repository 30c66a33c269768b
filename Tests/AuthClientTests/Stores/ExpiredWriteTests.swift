import Foundation
import Primitives
import Testing

@testable import AuthClient
@testable import AuthFiles
@testable import AuthKeychain

/// The time of a write ends before one of its steps. The process is suspended there, and another one writes.
@Suite("Writes that outlive their background time")
final class ExpiredWriteTests: Sendable {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private var place: URL { folder.appending(path: "session") }

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  enum Kind: CaseIterable { case file, namedItems, oneItem }

  /// Makes two stores in one place: one with this lock, and the other process's.
  private func stores(
    _ kind: Kind, _ lock: StoreLock
  ) -> (any MultiProcessStore, any MultiProcessStore) {
    guard kind != .file else { return (FileStore(place, lock: lock), FileStore(place)) }
    let plan = StoragePlan(kind == .oneItem ? Samples.one : Samples.named)
    var (own, other) = (Samples.store(plan, FakeKeychain()), Samples.store(plan, FakeKeychain()))
    other.keychain = own.keychain
    (own.lock, other.lock) = (lock, StoreLock(beside: place))
    return (own, other)
  }

  @Test(arguments: Kind.allCases, [true, false])
  func expiredWriteNeverOverwritesNewerSession(_ kind: Kind, _ clears: Bool) throws {
    for last in 0... {
      let (step, other) = (Locked(-1), Locked<(any MultiProcessStore)?>(nil))
      let (time, met) = (FakeTime(), Locked<StoredSession??>(nil))
      let lock = StoreLock(beside: place, time: time) {
        let now = step.use { step in
          defer { if step >= 0 { step += 1 } }
          return step
        }
        guard now == last else { return }
        time.expire()
        guard let other = other.use({ $0 }) else { return }
        let found = try? other.load()
        met.use { $0 = .some(found) }
        #expect((try? other.replace(with: Samples.session(3)) { $0 == found }) == true, "\(last)")
      }
      let stores = stores(kind, lock)
      other.use { $0 = stores.1 }
      try stores.0.save(Samples.session(1))
      step.use { $0 = 0 }
      let new = clears ? nil : Samples.session(2)
      let isWritten = try stores.0.replace(with: new) { $0 == Samples.session(1) }
      guard let found = met.use({ $0 }) else {
        #expect(last > 0 && isWritten)
        return
      }
      #expect(!isWritten || found == new, "\(kind), step \(last)")
      // A sign-out whose tokens couldn't all be removed is reported as failed.
      #expect(isWritten || found != new || clears, "\(kind), step \(last)")
      #expect(try stores.1.load() == Samples.session(3), "\(kind), step \(last)")
      #expect(time.running.use { $0 } == 0)
    }
  }

  @Test func failsAsBusyWithoutBackgroundTime() throws {
    let store = FileStore(place, lock: StoreLock(beside: place, time: NoTime()))
    #expect(throws: StoreFailure.busy) { try store.save(Samples.session(1)) }
    #expect(try store.load() == nil)
  }

  @Test func expiryWaitsForCurrentStep() async throws {
    let (time, order) = (FakeTime(), Locked<[String]>([]))
    let hold = ExpiringHold(time)
    let (expires, hasExpired) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    Thread.detachNewThread {
      expires.wait()
      time.expire()
      order.use { $0.append("expired") }
      hasExpired.signal()
    }
    try hold.step {
      expires.signal()
      for _ in 0..<1_000 { sched_yield() }
      order.use { $0.append("written") }
    }
    await Task.detached { _ = hasExpired.wait(timeout: .distantFuture) }.value
    #expect(order.use { $0 } == ["written", "expired"])
    #expect(throws: StoreFailure.busy) { try hold.step {} }
  }

  /// What can't be locked can't be written, and the refreshed token would be lost.
  @Test(arguments: ["lock", "renewal"])
  func unlockableStoreGrantsNoLease(_ name: String) async throws {
    let path = folder.path + "/.session.\(name)"
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "elsewhere")
    await #expect(throws: StoreFailure.notAFile) {
      try await FileStore(self.place).lease(within: 0)
    }
  }

  @Test func lockIsReleasedBeforeBackgroundTime() throws {
    let place = place
    let isFree = Locked(false)
    let time = EndingTime {
      let lock = open(
        place.path.replacingOccurrences(of: "/session", with: "/.session.lock"), O_RDWR)
      isFree.use { $0 = flock(lock, LOCK_EX | LOCK_NB) == 0 }
      close(lock)
    }
    try FileStore(place, lock: StoreLock(beside: place, time: time)).save(Samples.session(1))
    #expect(isFree.use { $0 })
  }
}

@Suite("Protected files")
struct FileProtectionTests {
  @Test(arguments: [FileProtection.lock, .secret])
  func newFileIsProtectedAndNeverALink(_ protection: FileProtection) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "file")
    try Data("theirs".utf8).write(to: file)
    #expect(throws: StoreFailure.system(EEXIST)) { try protection.create(file.path) }
    #expect(try Data(contentsOf: file) == Data("theirs".utf8))
    try FileManager.default.removeItem(at: file)
    close(try protection.create(file.path))
    let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
    #expect(mode as? Int == 0o600)
  }
}

/// Time that is over as soon as it is asked for.
private struct NoTime: BackgroundTime {
  func begin(_ expires: @escaping @Sendable () -> Void) -> ReleaseToken? {
    expires()
    return nil
  }
}

private struct EndingTime: BackgroundTime {
  let end: @Sendable () -> Void

  func begin(_ expires: @escaping @Sendable () -> Void) -> ReleaseToken? { ReleaseToken(end) }
}

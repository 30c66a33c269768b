import Primitives
import Testing

@Suite struct LockTests {
  /// Without the lock, most runs lose updates.
  @Test func concurrentUpdatesAreNotLost() async {
    let number = Locked(0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<10_000 { number.use { $0 += 1 } } }
      }
    }
    #expect(number.use { $0 } == 80_000)
  }

  @Test func useIfFreeDoesNotWait() {
    let value = Locked("free")
    let inside: String? = value.use { _ in value.useIfFree { $0 } }
    #expect(inside == nil)
    #expect(value.useIfFree { $0 } == "free")
  }

  private struct Stop: Error, Equatable {}

  @Test func thrownErrorReleasesLock() {
    let lock = Lock()
    #expect(throws: Stop()) { try lock.withLock { () throws(Stop) in throw Stop() } }
    #expect(throws: Stop()) { try lock.withLockIfFree { () throws(Stop) -> Int? in throw Stop() } }
    #expect(lock.withLockIfFree { 1 } == 1)
  }
}

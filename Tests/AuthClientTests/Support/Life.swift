import AuthClient
import Foundation

/// The steps that a process has left before it is killed. A step is a write or a request.
final class Life: @unchecked Sendable {
  private let lock = NSLock()
  private var left: Int

  init(_ steps: Int = .max) { left = steps }

  var isOver: Bool { lock.withLock { left < 0 } }

  /// - Returns: false if the process is dead.
  func step() -> Bool {
    lock.withLock {
      left = max(-1, left - 1)
      return left >= 0
    }
  }
}

struct Killed: Error {}

/// The way to a server of a process that can be killed.
struct MortalTransport: Transport {
  let script: Script
  let life: Life

  func send(_ request: HTTPRequest) async throws(Fault) -> HTTPResponse {
    guard life.step() else { throw .offline }
    return try await script.send(request)
  }
}

/// A store as one process sees it, with a place of its own to this one.
final class MortalStore: MultiProcessStore, ItemStore, Sendable {
  private let store: any MultiProcessStore & ItemStore
  private let life: Life

  init(store: any MultiProcessStore & ItemStore, life: Life) {
    (self.store, self.life) = (store, life)
  }

  var place: StorePlace { StorePlace(of: self) }

  func load() throws -> StoredSession? { try store.load() }
  func save(_ session: StoredSession) throws { try living { try store.save(session) } }
  func clear() throws { try living { try store.clear() } }
  func item(_ name: String) throws -> Data? { try store.item(name) }

  func replaceItem(
    _ name: String, with content: Data?, where isExpected: (Data?) -> Bool
  ) throws -> Bool {
    try living { try store.replaceItem(name, with: content, where: isExpected) }
  }

  func replace(
    with session: StoredSession?, where isExpected: (StoredSession?) -> Bool
  ) throws -> Bool {
    try living { try store.replace(with: session, where: isExpected) }
  }

  func lease(within seconds: Double) async -> ReleaseToken? { nil }
  func watch(_ changed: @escaping @Sendable () -> Void) -> ReleaseToken? { nil }

  private func living<Result>(_ write: () throws -> Result) throws -> Result {
    guard life.step() else { throw Killed() }
    return try write()
  }
}

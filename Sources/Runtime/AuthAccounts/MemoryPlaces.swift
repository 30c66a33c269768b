import AuthClient
import Foundation
import Primitives

/// Keeps accounts in memory.
final class MemoryPlaces: ItemStore, @unchecked Sendable {
  private let lock = Lock()
  private var items: [String: Data] = [:]
  private var stores: [String: MemoryStore] = [:]

  func item(_ name: String) -> Data? { lock.withLock { items[name] } }

  func replaceItem(
    _ name: String, with content: Data?, where isExpected: (Data?) -> Bool
  ) -> Bool {
    lock.withLock {
      guard isExpected(items[name]) else { return false }
      items[name] = content
      return true
    }
  }

  func store(_ id: String) -> MemoryStore {
    lock.withLock {
      let store = stores[id] ?? MemoryStore()
      stores[id] = store
      return store
    }
  }
}

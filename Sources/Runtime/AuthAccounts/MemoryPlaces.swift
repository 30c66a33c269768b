import AuthClient
import Foundation
import Primitives

/// Keeps accounts in memory.
final class MemoryPlaces: ItemStore {
  private let items = Locked<[String: Data]>([:])
  private let stores = Locked<[String: MemoryStore]>([:])

  func item(_ name: String) -> Data? { items.use { $0[name] } }

  func replaceItem(
    _ name: String, with content: Data?, where isExpected: (Data?) -> Bool
  ) -> Bool {
    items.use { items in
      guard isExpected(items[name]) else { return false }
      items[name] = content
      return true
    }
  }

  func store(_ id: String) -> MemoryStore {
    stores.use { stores in
      let store = stores[id] ?? MemoryStore()
      stores[id] = store
      return store
    }
  }
}

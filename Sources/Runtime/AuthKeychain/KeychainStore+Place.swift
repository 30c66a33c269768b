public import AuthClient
import Foundation

extension KeychainStore {
  /// The names of the items and the keychain that has them: the system's, or one in memory.
  public var place: StorePlace {
    let items = plan.items
    let accounts = [items.tokens, items.values].map { names in
      names.sorted { $0.key < $1.key }.map { [$0.key, $0.value] }
    }
    let names: [String] = [
      keychain.name, items.service, items.accessGroup ?? "", "\(items.isSynchronizable)",
      "\(accounts)",
    ]
    return StorePlace("keychain: \(names)")
  }
}

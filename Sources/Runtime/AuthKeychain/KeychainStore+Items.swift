import AuthClient
import Foundation

/// Items stand beside the session's, and stay on this device.
extension KeychainStore: ItemStore {
  public func item(_ name: String) throws -> Data? {
    try checkPlan()
    return try keychain.content(of: own.extra(name))
  }

  /// - Throws: `.locked` for tokens of a session that the user has guarded: the item would be outside the guard.
  public func replaceItem(
    _ name: String, with content: Data?, where isExpected: (Data?) -> Bool
  ) throws -> Bool {
    try checkPlan()
    return try whileLocked { store in
      let item = own.extra(name)
      guard isExpected(try store.keychain.content(of: item)) else { return false }
      guard let content else {
        try store.keychain.remove(item)
        return true
      }
      guard try name != PendingSignOuts.name || own.chosenGuard() == nil else {
        throw StoreFailure.locked
      }  //! no-token-beside-guard
      try checkFolder()
      let protection = ItemProtection(plan.accessibility.thisDeviceOnly)  //! item-this-device
      try store.keychain.put(content, in: item, protection)
      return true
    }
  }
}

extension KeychainPlace {
  fileprivate func extra(_ name: String) -> KeychainItem {
    KeychainItem(
      service: items.service, account: StoragePlan.Items.ownPrefix + "item." + name,
      accessGroup: items.accessGroup, isSynchronizable: false)
  }
}

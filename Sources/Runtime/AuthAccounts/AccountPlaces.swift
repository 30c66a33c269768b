import AuthClient
import AuthFiles
import Foundation

/// The places of accounts: one for the list, and one for the session of each.
public struct AccountPlaces: Sendable {
  let list: any ItemStore
  let store: @Sendable (DeviceAccount.ID) -> any TokenStore

  /// - Parameters:
  ///   - list: keeps the list as one of its items, such as the store of the first account.
  ///   - store: the store of an account, by its id. Each id has a place of its own, the same in each run of the app.
  public init(
    list: any ItemStore, store: @escaping @Sendable (DeviceAccount.ID) -> any TokenStore
  ) {
    self.list = list
    self.store = store
  }

  /// A file for the first account, and others beside it.
  public static func files(_ first: URL) -> AccountPlaces {
    AccountPlaces(list: FileStore(first)) { id in
      FileStore(id == DeviceAccount.firstID ? first : first.appendingPathExtension(id))
    }
  }

  /// Memory, until the app ends. For tests and previews.
  public static func memory() -> AccountPlaces {
    let stores = MemoryPlaces()
    return AccountPlaces(list: stores) { stores.store($0) }
  }
}

extension StoragePlan {
  /// The plan for one of several accounts. The first one keeps the place of an app that knew of one only.
  public func forAccount(_ id: DeviceAccount.ID) -> StoragePlan {
    guard id != DeviceAccount.firstID else { return self }  //! first-account-keeps-place
    var plan = self
    plan.items.service += ".\(id)"
    for index in plan.previous.indices { plan.previous[index].service += ".\(id)" }
    // The items of another client are the first account's.
    plan.adopting = []  //! foreign-items-of-first
    return plan
  }
}

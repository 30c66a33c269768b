import AuthClient
import Foundation

extension KeychainStore: PlacedStore {
  package var place: AnyHashable { Place(items: plan.items, keychain: identity) }

  private var identity: ObjectIdentifier {
    type(of: keychain) is AnyClass
      ? ObjectIdentifier(keychain as AnyObject) : ObjectIdentifier(type(of: keychain))
  }

  private struct Place: Hashable {
    let items: StoragePlan.Items
    let keychain: ObjectIdentifier
  }
}

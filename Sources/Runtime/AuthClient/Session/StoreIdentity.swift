import Foundation

/// A store that says which place it keeps a session in. Sessions of one process whose stores say the
/// same are one session: they renew once, and each knows what the other was granted.
///
/// A store that is a class is its own place; one that is a value is the same place as its equals.
public protocol IdentifiedStore: TokenStore {
  var identity: String { get }
}

/// A store of this library that knows its place.
package protocol PlacedStore: TokenStore {
  var place: AnyHashable { get }
}

extension FileStore: PlacedStore {
  // guard: file-path-identity
  package var place: AnyHashable { file.path }
}

/// The identity by which two stores' places are told apart.
struct StoreIdentity: Hashable {
  private let contract: ObjectIdentifier
  private let server: String?
  private let place: Place

  private enum Place: Hashable {
    case named(String)
    case object(ObjectIdentifier)
    case value(AnyHashable)
  }

  /// - Returns: nil for a store that cannot be told from others.
  init?(_ store: any TokenStore, of contract: Any.Type, at server: String?) {
    // guard: server-identity
    self.server = server
    // guard: contract-identity
    self.contract = ObjectIdentifier(contract)
    if let store = store as? any PlacedStore {
      place = .value(store.place)
    } else if let store = store as? any IdentifiedStore {
      place = .named(store.identity)
    } else if type(of: store) is AnyClass {
      place = .object(ObjectIdentifier(store as AnyObject))
    } else if let store = store as? any Hashable {
      place = .value(AnyHashable(store))
    } else {
      return nil
    }
  }
}

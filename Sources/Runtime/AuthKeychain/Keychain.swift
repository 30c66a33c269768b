import AuthClient
import Foundation

/// The four things that a keychain can do with an item, each with the system's status. All else is
/// logic above it, so that it can be run anywhere.
protocol Keychain: Sendable {
  /// Fails with `duplicate` where the item is.
  func add(_ item: KeychainItem, _ content: Data, _ when: StoragePlan.Accessibility) -> Int32
  /// Replaces content and accessibility at once; fails with `notFound` where no item is.
  func update(_ item: KeychainItem, _ content: Data, _ when: StoragePlan.Accessibility) -> Int32
  func read(_ item: KeychainItem) -> (status: Int32, content: Data?)
  func delete(_ item: KeychainItem) -> Int32
}

/// What makes an item this item and no other.
struct KeychainItem: Hashable, Sendable {
  let service: String
  let account: String
  let accessGroup: String?
  let isSynchronizable: Bool
}

/// Apple's numbers, as `SecBase.h` has them.
enum KeychainStatus {
  static let success: Int32 = 0
  static let notFound: Int32 = -25300
  static let duplicate: Int32 = -25299
  static let interactionNotAllowed: Int32 = -25308
  static let missingEntitlement: Int32 = -34018
}

extension StoreFailure {
  init(keychain status: Int32) {
    switch status {
    case KeychainStatus.interactionNotAllowed: self = .locked
    case KeychainStatus.missingEntitlement: self = .notEntitled
    default: self = .system(status)
    }
  }
}

extension Keychain {
  /// - Returns: nil only if the item is not there.
  func content(of item: KeychainItem) throws(StoreFailure) -> Data? {
    let (status, content) = read(item)
    if status == KeychainStatus.notFound { return nil }
    guard status == KeychainStatus.success else { throw StoreFailure(keychain: status) }
    guard let content else { throw .damaged }
    return content
  }

  /// Replaces the item in one step, or adds it. An item that is there is never deleted first: that
  /// would leave an instant with neither.
  func put(
    _ content: Data, in item: KeychainItem, _ when: StoragePlan.Accessibility
  ) throws(StoreFailure) {
    var status = update(item, content, when)
    if status == KeychainStatus.notFound { status = add(item, content, when) }
    // Somebody else added it in between, such as an extension of the app.
    if status == KeychainStatus.duplicate { status = update(item, content, when) }
    guard status == KeychainStatus.success else { throw StoreFailure(keychain: status) }
  }

  func remove(_ item: KeychainItem) throws(StoreFailure) {
    let status = delete(item)
    guard status == KeychainStatus.success || status == KeychainStatus.notFound else {
      throw StoreFailure(keychain: status)
    }
  }
}

import AuthClient
import Foundation
import Primitives

/// The four things that a keychain can do with an item, each with the system's status. All else is
/// logic above it, so that it can be run anywhere.
protocol Keychain: Sendable {
  /// Tells it from every other keychain.
  var name: String { get }
  /// The proof with which this process reads and replaces guarded items.
  var proofs: Locked<UnlockProof?> { get }
  /// Fails with `duplicate` where the item is.
  func add(_ item: KeychainItem, _ content: Data, _ protection: ItemProtection) -> Int32
  /// Replaces content and protection at once; fails with `notFound` where no item is.
  func update(_ item: KeychainItem, _ content: Data, _ protection: ItemProtection) -> Int32
  func read(_ item: KeychainItem) -> (status: Int32, content: Data?)
  func delete(_ item: KeychainItem) -> Int32
}

/// The attributes that make an item this item and no other.
struct KeychainItem: Hashable, Sendable {
  let service: String
  let account: String
  let accessGroup: String?
  let isSynchronizable: Bool
}

/// The times at which an item can be read, and the proof that is asked before.
struct ItemProtection: Hashable, Sendable {
  let when: StoragePlan.Accessibility
  let guardedBy: StoragePlan.TokenGuard?

  init(_ when: StoragePlan.Accessibility, guardedBy: StoragePlan.TokenGuard? = nil) {
    self.when = when
    self.guardedBy = guardedBy
  }
}

/// Apple's numbers, as `SecBase.h` has them.
enum KeychainStatus {
  static let success: Int32 = 0
  static let notFound: Int32 = -25300
  static let duplicate: Int32 = -25299
  static let interactionNotAllowed: Int32 = -25308
  /// Every failure of LocalAuthentication but "not interactive" (SecItem.m:204-216).
  static let authFailed: Int32 = -25293
  static let decode: Int32 = -26275
  static let missingEntitlement: Int32 = -34018
}

extension StoreFailure {
  /// - Parameter protection: the protection of the item that couldn't be written; nil if it was read or deleted.
  init(keychain status: Int32, _ protection: ItemProtection? = nil) {
    switch status {
    case KeychainStatus.interactionNotAllowed: self = .locked
    case KeychainStatus.missingEntitlement: self = .notEntitled
    // Adding gives the one (SecItemDb.c:346-353), updating the other (SecItemDb.c:1358-1371).
    case KeychainStatus.authFailed where protection?.needsPasscode == true,  //! missing-passcode
      KeychainStatus.decode where protection?.needsPasscode == true:
      self = .passcodeMissing
    case KeychainStatus.authFailed: self = .guardUnusable  //! unusable-guard-told
    default: self = .system(status)
    }
  }
}

extension ItemProtection {
  /// The passcode alone keeps the item.
  fileprivate var needsPasscode: Bool { when == .whenPasscodeSet && guardedBy == nil }
}

extension Keychain {
  /// - Returns: nil only if the item is not there.
  func content(of item: KeychainItem) throws(StoreFailure) -> Data? {
    var (status, content) = read(item)
    // The proof itself may be over: then the item asks for another one.
    if status == KeychainStatus.authFailed, proofs.use({ $0 != nil }) {  //! dead-proof-dropped
      proofs.use { $0 = nil }
      (status, content) = read(item)
    }
    if status == KeychainStatus.notFound { return nil }  //! locked-keychain-fails
    guard status == KeychainStatus.success else { throw StoreFailure(keychain: status) }
    guard let content else { throw .damaged }
    return content
  }

  /// Replaces the item in one step, or adds it. An item that is there is never deleted first: that
  /// would leave an instant with neither.
  func put(
    _ content: Data, in item: KeychainItem, _ protection: ItemProtection
  ) throws(StoreFailure) {
    var status = update(item, content, protection)  //! update-before-add
    if status == KeychainStatus.notFound { status = add(item, content, protection) }
    // Another process added it in between, such as an extension of the app.
    //! duplicate-item-updated
    if status == KeychainStatus.duplicate { status = update(item, content, protection) }
    guard status == KeychainStatus.success else { throw StoreFailure(keychain: status, protection) }
  }

  /// Deletes the item and adds it anew, in two steps: a guarded one changes no other way without its question. It is for
  /// items whose content stands elsewhere too, or is over.
  func replace(
    _ content: Data, in item: KeychainItem, _ protection: ItemProtection
  ) throws(StoreFailure) {
    try remove(item)
    var status = add(item, content, protection)
    if status == KeychainStatus.duplicate {
      try remove(item)
      status = add(item, content, protection)
    }
    guard status == KeychainStatus.success else { throw StoreFailure(keychain: status, protection) }
  }

  func remove(_ item: KeychainItem) throws(StoreFailure) {
    let status = delete(item)
    guard status == KeychainStatus.success || status == KeychainStatus.notFound else {
      throw StoreFailure(keychain: status)
    }
  }
}

import AuthClient
import Foundation

extension StoragePlan {
  /// The mistake in the plan itself; nil if it can be followed.
  var problem: String? {
    let accounts = Array(items.tokens.values) + Array(items.values.values)
    if items.service.isEmpty { return "its service has no name" }
    if Set(accounts).count < accounts.count { return "two names have one account" }  //! names-twice
    if let account = accounts.first(where: { $0.hasPrefix(Items.ownPrefix) }) {
      return "\(account) is the store's own"
    }
    if items.isSynchronizable, accessibility == accessibility.thisDeviceOnly {
      return "items of this device only cannot be synchronizable"
    }
    return areApart
      ? nil : "older items under the same service name an access group, or these do, but not both"
  }

  /// Without an access group, a search finds the items of every group. Items that differ in that only
  /// would be taken for each other, and removing the older ones would remove these.
  private var areApart: Bool {
    (previous + adopting).allSatisfy {
      //! access-group-compared
      $0.service != items.service || ($0.accessGroup == nil) == (items.accessGroup == nil)
    }
  }

  /// The first name of a session that has no account, where items are named.
  func unnamed(in session: StoredSession) -> String? {
    guard items.areNamed else { return nil }
    let names = session.tokens.keys.filter { items.tokens[$0] == nil }
    return (names + session.values.keys.filter { items.values[$0] == nil }).min()
  }

  /// Drops from an older session what the plan no longer names. Kept, it would make each save fail.
  func named(_ older: StoredSession) -> StoredSession {
    guard items.areNamed else { return older }
    var session = older
    session.tokens = older.tokens.filter { items.tokens[$0.key] != nil }
    session.values = older.values.filter { items.values[$0.key] != nil }
    return session
  }
}

extension StoragePlan.Items {
  /// Begins each account that is the store's own. No contract gives one.
  static let ownPrefix = "authcontract."
  /// The item of a whole session.
  static let wholeAccount = ownPrefix + "session"
  /// The item that says what of the others belongs together.
  static let indexAccount = ownPrefix + "index"

  /// The service as the name of a file, whatever characters it has.
  var fileName: String {
    let plain = CharacterSet.alphanumerics.union(["-", ".", "_"])
    return service.addingPercentEncoding(withAllowedCharacters: plain) ?? service  //! slash-service
  }

  var areNamed: Bool { !tokens.isEmpty || !values.isEmpty }
}

extension StoragePlan.Accessibility {
  var thisDeviceOnly: StoragePlan.Accessibility {
    switch self {
    case .afterFirstUnlock: .afterFirstUnlockThisDeviceOnly
    case .whenUnlocked: .whenUnlockedThisDeviceOnly
    case .afterFirstUnlockThisDeviceOnly, .whenUnlockedThisDeviceOnly, .whenPasscodeSet: self
    }
  }
}

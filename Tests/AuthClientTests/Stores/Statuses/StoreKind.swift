import Foundation

@testable import AuthClient
@testable import AuthKeychain

/// A form in which a plan keeps a session.
enum StoreKind: String, CaseIterable {
  case named = "named"
  case one = "single"
  case guardedNamed = "named, guarded"
  case guardedOne = "single, guarded"
  case shared = "shared"

  var isGuarded: Bool { self == .guardedNamed || self == .guardedOne }

  func plan(_ accessibility: StoragePlan.Accessibility) -> StoragePlan {
    var items = StoragePlan.Items(service: "longde")
    if self != .one, self != .guardedOne {
      items.tokens = ["access": "access", "refresh": "refresh"]
    }
    if self == .shared { items.accessGroup = "TEAM.shared" }
    return StoragePlan(
      items, accessibility: accessibility, guardedBy: isGuarded ? .biometryCurrentSet : nil)
  }
}

/// Something that an app does with a store, by itself or through a session.
enum StoreOperation: String, CaseIterable {
  case load, renewal
  case signIn = "sign-in"
  case signOut = "sign-out"
  case save, clear
  case add = "list add"
  case rename = "list rename"
  case remove = "list remove"

  var isOfSession: Bool { [.load, .renewal, .signIn, .signOut].contains(self) }
}

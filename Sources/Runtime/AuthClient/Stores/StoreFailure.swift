import Foundation

/// The reason why a store couldn't be used. It carries no secret.
public enum StoreFailure: Error, Hashable, Sendable {
  /// The device is locked, or hasn't been unlocked since it started. The store can be read later.
  case locked
  /// The app has no entitlement for this keychain or access group.
  case notEntitled
  /// The content isn't in the store's format. It was left untouched.
  case damaged
  /// The path of the file is a link or a folder.
  case notAFile
  /// Another process held its lock on the store for too long.
  case busy
  /// The storage plan contradicts itself, or has no place for this name.
  case misplanned(String)
  /// Another status of the keychain, or the `errno` of a file.
  case system(Int32)
}

extension StoreFailure: AuthFailure {
  public var recovery: Recovery { self == .locked ? .retry : .tell }
  public var errorDescription: String? { description }
}

extension StoreFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .locked:
      "The store is locked until the device is unlocked. Nothing was changed; try again then."
    case .notEntitled:
      "The app may not use this keychain. Give it the Keychain Sharing capability, sign it, and name an "
        + "access group that its entitlements list."
    case .damaged:
      "What stands in the store is not in its form. Nothing was changed; a sign-in or sign-out replaces it. "
        + "If another client wrote it, name its items in `adopting`."
    case .notAFile: "The store's file is a link or a folder. Remove it, or choose another place."
    case .busy:
      "Another process has locked the store. Nothing was changed; try again, or end that process."
    case .misplanned(let what): "The storage plan cannot be followed: \(what). Correct it."
    case .system(let code): "The store answered with code \(code). Nothing that was whole is lost."
    }
  }
}

extension StoreFailure {
  /// The failure that `errno` tells, straight after the call that failed.
  package static var lastError: StoreFailure { errno == ELOOP ? .notAFile : .system(errno) }
}

import Foundation

/// Why a store could not be used. It carries no secret.
public enum StoreFailure: Error, Hashable, Sendable {
  /// The device is locked, or was not unlocked since it started: later it can be read.
  case locked
  /// The app lacks the right to this keychain or access group.
  case notEntitled
  /// The content that stands there is not in the store's form. It was left as it is.
  case damaged
  /// A link or a folder stands where the file should be.
  case notAFile
  /// Another process kept its lock on the store for too long.
  case busy
  /// The plan contradicts itself, or has no place for this name.
  case misplanned(String)
  /// Another status of the keychain, or `errno` of a file.
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

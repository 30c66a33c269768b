import Foundation

/// The reason why a store couldn't be used. It carries no secret.
public enum StoreFailure: Error, Hashable, Sendable {
  /// The device is locked, hasn't been unlocked since it started, or guards the tokens until the user passes the gate.
  /// The store can be read later.
  case locked
  /// The guard of the tokens no longer opens: Face ID or Touch ID was changed, reset, locked out or denied to the app.
  case guardUnusable
  /// The plan keeps items only while the device has a passcode, and it has none.
  case passcodeMissing
  /// The plan shares items through an access group, and there's no folder for the lock of its processes.
  case folderMissing
  /// The app has no entitlement for this keychain or access group.
  case notEntitled
  /// The content isn't in the store's format. It was left untouched.
  case damaged
  /// The path of the file is a link or a folder.
  case notAFile
  /// The file belongs to another user, or others may write it. It may hold a session that somebody planted.
  case notPrivate
  /// The session is larger than the store reads back. Nothing was written.
  case tooLarge
  /// Another process held its lock on the store for too long.
  case busy
  /// The storage plan contradicts itself, or has no place for this name.
  case misplanned(String)
  /// Another status of the keychain, or the `errno` of a file.
  case system(Int32)
}

extension StoreFailure: AuthFailure {
  public var recovery: Recovery {
    switch self {
    case .locked, .busy, .system: .retry
    case .guardUnusable: .signIn
    case .passcodeMissing, .folderMissing, .notEntitled, .damaged, .notAFile, .notPrivate,
      .tooLarge,
      .misplanned:
      .tell
    }
  }
  public var errorDescription: String? { description }
}

extension StoreFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .locked:
      "The store is locked until the device is unlocked and the user has passed the biometric gate. Nothing was "
        + "changed; try again then."
    case .guardUnusable:
      "The guard of the tokens no longer opens: Face ID or Touch ID was changed, reset, locked out or denied to "
        + "the app. Let the user sign in another way; that replaces the guard."
    case .passcodeMissing:
      "The device has no passcode, and the storage plan keeps items only while it has one. Ask the user to set a "
        + "passcode."
    case .folderMissing:
      "The storage plan names an access group, and there is no folder for the lock of its processes. Pass "
        + "`sharedThrough` the container of an app group that the app is entitled to."
    case .notEntitled:
      "The app may not use this keychain. Give it the Keychain Sharing capability, sign it, and name an "
        + "access group that its entitlements list."
    case .damaged:
      "What stands in the store is not in its form. Nothing was changed; a sign-in or sign-out replaces it. "
        + "If another client wrote it, name its items in `adopting`."
    case .notAFile: "The store's file is a link or a folder. Remove it, or choose another place."
    case .notPrivate:
      "The store's file belongs to another user, or others may write it. Remove it, or make it yours alone with "
        + "`chown` and `chmod 600`."
    case .tooLarge: "The session is larger than 1 MiB. Nothing was written."
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

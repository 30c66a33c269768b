// Written by authgen from paging.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Archive {
  /// Why `signIn` was refused.
  public enum SignInRefusal: String, TabledRefusal {
    case wrongPassword

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `devices` was refused.
  public enum DevicesRefusal: String, TabledRefusal {
    case cursorGone, sessionEnded

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `documents` was refused.
  public enum DocumentsRefusal: String, TabledRefusal {
    case sessionEnded

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `nameDevices` was refused.
  public typealias NameDevicesRefusal = DocumentsRefusal

  /// Why `signOutDevice` was refused.
  public typealias SignOutDeviceRefusal = DocumentsRefusal

  /// Why `signOut` was refused.
  public typealias SignOutRefusal = DocumentsRefusal
}

/// The rules of the contract for each refusal.
private nonisolated enum Refusals {
  static let wrongPassword = RefusalRule(
    name: "wrongPassword", status: 403, match: ["code": .equals("password")], recovery: .correct,
    messages: ["en": "Wrong name or password"])
  static let cursorGone = RefusalRule(name: "cursorGone", status: 410, recovery: .retry)
  static let sessionEnded = RefusalRule(name: "sessionEnded", status: 401, recovery: .signIn)

  enum Declared {
    static let table = RefusalTable([
      Refusals.wrongPassword, Refusals.cursorGone, Refusals.sessionEnded,
    ])
  }
}

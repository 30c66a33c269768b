// Written by authgen from paging.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Archive {
  /// Why `signIn` was refused.
  public enum SignInRefusal: DeclaredRefusal, CaseIterable {
    case wrongPassword

    public var rule: RefusalRule {
      switch self {
      case .wrongPassword: Refusals.wrongPassword
      }
    }
  }

  /// Why `devices` was refused.
  public enum DevicesRefusal: DeclaredRefusal, CaseIterable {
    case cursorGone, sessionEnded

    public var rule: RefusalRule {
      switch self {
      case .cursorGone: Refusals.cursorGone
      case .sessionEnded: Refusals.sessionEnded
      }
    }
  }

  /// Why `documents` was refused.
  public enum DocumentsRefusal: DeclaredRefusal, CaseIterable {
    case sessionEnded

    public var rule: RefusalRule {
      switch self {
      case .sessionEnded: Refusals.sessionEnded
      }
    }
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
  // status 403, code password
  static let wrongPassword = RefusalRule(name: "wrongPassword", status: 403, match: ["code": .equals("password")], recovery: .correct, messages: ["en": "Wrong name or password"])
  // status 410
  static let cursorGone = RefusalRule(name: "cursorGone", status: 410, recovery: .retry)
  // status 401
  static let sessionEnded = RefusalRule(name: "sessionEnded", status: 401, recovery: .signIn)
}

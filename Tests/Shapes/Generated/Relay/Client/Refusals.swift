// Written by authgen from next-tokens.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Relay {
  /// Why `signIn` was refused.
  public enum SignInRefusal: DeclaredRefusal, CaseIterable {
    case wrongPassword, locked

    public var rule: RefusalRule {
      switch self {
      case .wrongPassword: Refusals.wrongPassword
      case .locked: Refusals.locked
      }
    }
  }

  /// Why `me` was refused.
  public enum MeRefusal: DeclaredRefusal, CaseIterable {
    case sessionEnded

    public var rule: RefusalRule {
      switch self {
      case .sessionEnded: Refusals.sessionEnded
      }
    }
  }

  /// Why `signOut` was refused.
  public typealias SignOutRefusal = MeRefusal

  /// Why `rename` was refused.
  public enum RenameRefusal: DeclaredRefusal, CaseIterable {
    case nameTaken, sessionEnded

    public var rule: RefusalRule {
      switch self {
      case .nameTaken: Refusals.nameTaken
      case .sessionEnded: Refusals.sessionEnded
      }
    }
  }
}

/// The rules of the contract for each refusal.
private nonisolated enum Refusals {
  // status 401, errors.0 Wrong credentials
  static let wrongPassword = RefusalRule(name: "wrongPassword", status: 401, match: ["errors.0": .equals("Wrong credentials")], recovery: .correct, messages: ["en": "Wrong password"])
  // status 423
  static let locked = RefusalRule(name: "locked", status: 423, recovery: .tell, messages: ["en": "Try again later"])
  // status 422, errors.0 Taken
  static let nameTaken = RefusalRule(name: "nameTaken", status: 422, match: ["errors.0": .equals("Taken")], recovery: .correct, messages: ["en": "Somebody has this name"])
  // status 401
  static let sessionEnded = RefusalRule(name: "sessionEnded", status: 401, recovery: .signIn)
}

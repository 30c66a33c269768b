// Written by authgen from next-tokens.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Relay {
  /// Why `signIn` was refused.
  public enum SignInRefusal: String, TabledRefusal {
    case wrongPassword, locked

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `me` was refused.
  public enum MeRefusal: String, TabledRefusal {
    case sessionEnded

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `signOut` was refused.
  public typealias SignOutRefusal = MeRefusal

  /// Why `rename` was refused.
  public enum RenameRefusal: String, TabledRefusal {
    case nameTaken, sessionEnded

    public static var table: RefusalTable { Refusals.Declared.table }
  }
}

/// The rules of the contract for each refusal.
private nonisolated enum Refusals {
  static let wrongPassword = RefusalRule(
    name: "wrongPassword", status: 401, match: ["errors.0": .equals("Wrong credentials")],
    recovery: .correct, messages: ["en": "Wrong password"])
  static let locked = RefusalRule(
    name: "locked", status: 423, recovery: .tell, messages: ["en": "Try again later"])
  static let nameTaken = RefusalRule(
    name: "nameTaken", status: 422, match: ["errors.0": .equals("Taken")], recovery: .correct,
    messages: ["en": "Somebody has this name"])
  static let sessionEnded = RefusalRule(name: "sessionEnded", status: 401, recovery: .signIn)

  enum Declared {
    static let table = RefusalTable([
      Refusals.wrongPassword, Refusals.locked, Refusals.nameTaken, Refusals.sessionEnded,
    ])
  }
}

// Written by authgen from nested-refusals.yaml: change the contract, not this file.

import AuthServer

extension Atlas {
  /// How `signIn` may refuse.
  public enum SignInRefusal: DeclaredRefusal, Equatable {
    case wrongPassword(attemptsLeft: Int)
    case accountLocked(lockedUntil: Date)
    case otherRefusal

    public var answer: RefusalAnswer {
      switch self {
      case .wrongPassword(let attemptsLeft): Refusals.wrongPassword(attemptsLeft: attemptsLeft)
      case .accountLocked(let lockedUntil): Refusals.accountLocked(lockedUntil: lockedUntil)
      case .otherRefusal: Refusals.otherRefusal
      }
    }
  }

  /// How `places` may refuse.
  public enum PlacesRefusal: DeclaredRefusal, CaseIterable {
    case sessionEnded

    public var answer: RefusalAnswer {
      switch self {
      case .sessionEnded: Refusals.sessionEnded
      }
    }
  }

  /// How `signOut` may refuse.
  public enum SignOutRefusal: DeclaredRefusal, CaseIterable {
    case sessionEnded

    public var answer: RefusalAnswer {
      switch self {
      case .sessionEnded: Refusals.sessionEnded
      }
    }
  }
}

extension Atlas {
  /// How each refusal looks on the wire.
  private enum Refusals {
    // status 403, error.code auth, error.details.reason password
    static func wrongPassword(attemptsLeft: Int) -> RefusalAnswer {
      RefusalAnswer(
        status: 403,
        at: [
          "error.code": "auth",
          "error.details.reason": "password",
          "error.details.attemptsLeft": attemptsLeft.json,
        ])
    }
    // status 403, error.code auth, error.details.reason locked
    static func accountLocked(lockedUntil: Date) -> RefusalAnswer {
      RefusalAnswer(
        status: 403,
        at: [
          "error.code": "auth",
          "error.details.reason": "locked",
          "error.details.until": lockedUntil.json,
        ]
      ).retryAfter(lockedUntil)
    }
    // status 403, error.code auth
    static let otherRefusal = RefusalAnswer(status: 403, at: ["error.code": "auth"])
    // status 401, error.code session
    static let sessionEnded = RefusalAnswer(status: 401, at: ["error.code": "session"])
  }
}

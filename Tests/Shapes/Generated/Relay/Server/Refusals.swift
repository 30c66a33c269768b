// Written by authgen from next-tokens.yaml: change the contract, not this file.

import AuthServer

extension Relay {
  /// How `signIn` may refuse.
  public enum SignInRefusal: DeclaredRefusal, CaseIterable {
    case wrongPassword, locked

    public var answer: RefusalAnswer {
      switch self {
      case .wrongPassword: Refusals.wrongPassword
      case .locked: Refusals.locked
      }
    }
  }

  /// How `me` may refuse.
  public enum MeRefusal: DeclaredRefusal, CaseIterable {
    case sessionEnded

    public var answer: RefusalAnswer {
      switch self {
      case .sessionEnded: Refusals.sessionEnded
      }
    }
  }

  /// How `rename` may refuse.
  public enum RenameRefusal: DeclaredRefusal, CaseIterable {
    case nameTaken, sessionEnded

    public var answer: RefusalAnswer {
      switch self {
      case .nameTaken: Refusals.nameTaken
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

extension Relay {
  /// How each refusal looks on the wire.
  private enum Refusals {
    // status 401, errors.0 Wrong credentials
    static let wrongPassword = RefusalAnswer(status: 401, at: ["errors.0": "Wrong credentials"])
    // status 423
    static let locked = RefusalAnswer(status: 423, body: nil)
    // status 422, errors.0 Taken
    static let nameTaken = RefusalAnswer(status: 422, at: ["errors.0": "Taken"])
    // status 401
    static let sessionEnded = RefusalAnswer(status: 401, body: nil)
  }
}

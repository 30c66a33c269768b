// Written by authgen from paging.yaml: change the contract, not this file.

import AuthServer

extension Archive {
  /// How `signIn` may refuse.
  public enum SignInRefusal: DeclaredRefusal, CaseIterable {
    case wrongPassword

    public var answer: RefusalAnswer {
      switch self {
      case .wrongPassword: Refusals.wrongPassword
      }
    }
  }

  /// How `devices` may refuse.
  public enum DevicesRefusal: DeclaredRefusal, CaseIterable {
    case cursorGone, sessionEnded

    public var answer: RefusalAnswer {
      switch self {
      case .cursorGone: Refusals.cursorGone
      case .sessionEnded: Refusals.sessionEnded
      }
    }
  }

  /// How `documents` may refuse.
  public enum DocumentsRefusal: DeclaredRefusal, CaseIterable {
    case sessionEnded

    public var answer: RefusalAnswer {
      switch self {
      case .sessionEnded: Refusals.sessionEnded
      }
    }
  }

  /// How `nameDevices` may refuse.
  public enum NameDevicesRefusal: DeclaredRefusal, CaseIterable {
    case sessionEnded

    public var answer: RefusalAnswer {
      switch self {
      case .sessionEnded: Refusals.sessionEnded
      }
    }
  }

  /// How `signOutDevice` may refuse.
  public enum SignOutDeviceRefusal: DeclaredRefusal, CaseIterable {
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

extension Archive {
  /// How each refusal looks on the wire.
  private enum Refusals {
    // status 403, code password
    static let wrongPassword = RefusalAnswer(status: 403, at: ["code": "password"])
    // status 410
    static let cursorGone = RefusalAnswer(status: 410, body: nil)
    // status 401
    static let sessionEnded = RefusalAnswer(status: 401, body: nil)
  }
}

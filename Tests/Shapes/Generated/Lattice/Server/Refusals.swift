// Written by authgen from staged-proof.yaml: change the contract, not this file.

import AuthServer

extension Lattice {
  /// How `signIn` may refuse.
  public enum SignInRefusal: DeclaredRefusal, Equatable {
    case wrongPassword
    case deactivated
    case limited(retryAfter: Int? = nil)
    case serverFailed

    public var answer: RefusalAnswer {
      switch self {
      case .wrongPassword: Refusals.wrongPassword
      case .deactivated: Refusals.deactivated
      case .limited(let retryAfter): Refusals.limited(retryAfter: retryAfter)
      case .serverFailed: Refusals.serverFailed
      }
    }
  }

  /// How `redeemSso` may refuse.
  public enum RedeemSsoRefusal: DeclaredRefusal, Equatable {
    case loginTokenRefused
    case deactivated
    case limited(retryAfter: Int? = nil)
    case serverFailed

    public var answer: RefusalAnswer {
      switch self {
      case .loginTokenRefused: Refusals.loginTokenRefused
      case .deactivated: Refusals.deactivated
      case .limited(let retryAfter): Refusals.limited(retryAfter: retryAfter)
      case .serverFailed: Refusals.serverFailed
      }
    }
  }

  /// How `register` may refuse.
  public enum RegisterRefusal: DeclaredRefusal, Equatable {
    case closed
    case stageWanted(
      session: String? = nil, flows: [Way], completed: [String]? = nil, params: JSONValue? = nil)
    case stageFailed(session: String? = nil, flows: [Way], completed: [String]? = nil)
    case nameTaken
    case weakPassword
    case limited(retryAfter: Int? = nil)
    case serverFailed

    public var answer: RefusalAnswer {
      switch self {
      case .closed: Refusals.closed
      case .stageWanted(let session, let flows, let completed, let params):
        Refusals.stageWanted(session: session, flows: flows, completed: completed, params: params)
      case .stageFailed(let session, let flows, let completed):
        Refusals.stageFailed(session: session, flows: flows, completed: completed)
      case .nameTaken: Refusals.nameTaken
      case .weakPassword: Refusals.weakPassword
      case .limited(let retryAfter): Refusals.limited(retryAfter: retryAfter)
      case .serverFailed: Refusals.serverFailed
      }
    }
  }

  /// How `registerGuest` may refuse.
  public enum RegisterGuestRefusal: DeclaredRefusal, Equatable {
    case closed
    case limited(retryAfter: Int? = nil)
    case serverFailed

    public var answer: RefusalAnswer {
      switch self {
      case .closed: Refusals.closed
      case .limited(let retryAfter): Refusals.limited(retryAfter: retryAfter)
      case .serverFailed: Refusals.serverFailed
      }
    }
  }

  /// How `renew` may refuse.
  public enum RenewRefusal: DeclaredRefusal, Equatable {
    case putAside
    case loggedOut
    case limited(retryAfter: Int? = nil)
    case serverFailed

    public var answer: RefusalAnswer {
      switch self {
      case .putAside: Refusals.putAside
      case .loggedOut: Refusals.loggedOut
      case .limited(let retryAfter): Refusals.limited(retryAfter: retryAfter)
      case .serverFailed: Refusals.serverFailed
      }
    }
  }

  /// How `me` may refuse.
  public enum MeRefusal: DeclaredRefusal, Equatable {
    case tokenMissing
    case putAside
    case loggedOut
    case locked
    case limited(retryAfter: Int? = nil)
    case serverFailed

    public var answer: RefusalAnswer {
      switch self {
      case .tokenMissing: Refusals.tokenMissing
      case .putAside: Refusals.putAside
      case .loggedOut: Refusals.loggedOut
      case .locked: Refusals.locked
      case .limited(let retryAfter): Refusals.limited(retryAfter: retryAfter)
      case .serverFailed: Refusals.serverFailed
      }
    }
  }

  /// How `changePassword` may refuse.
  public enum ChangePasswordRefusal: DeclaredRefusal, Equatable {
    case tokenMissing
    case putAside
    case loggedOut
    case locked
    case stageWanted(
      session: String? = nil, flows: [Way], completed: [String]? = nil, params: JSONValue? = nil)
    case stageFailed(session: String? = nil, flows: [Way], completed: [String]? = nil)
    case weakPassword
    case limited(retryAfter: Int? = nil)
    case serverFailed

    public var answer: RefusalAnswer {
      switch self {
      case .tokenMissing: Refusals.tokenMissing
      case .putAside: Refusals.putAside
      case .loggedOut: Refusals.loggedOut
      case .locked: Refusals.locked
      case .stageWanted(let session, let flows, let completed, let params):
        Refusals.stageWanted(session: session, flows: flows, completed: completed, params: params)
      case .stageFailed(let session, let flows, let completed):
        Refusals.stageFailed(session: session, flows: flows, completed: completed)
      case .weakPassword: Refusals.weakPassword
      case .limited(let retryAfter): Refusals.limited(retryAfter: retryAfter)
      case .serverFailed: Refusals.serverFailed
      }
    }
  }

  /// How `addresses` may refuse.
  public enum AddressesRefusal: DeclaredRefusal, Equatable {
    case tokenMissing
    case putAside
    case loggedOut
    case locked
    case limited(retryAfter: Int? = nil)
    case serverFailed

    public var answer: RefusalAnswer {
      switch self {
      case .tokenMissing: Refusals.tokenMissing
      case .putAside: Refusals.putAside
      case .loggedOut: Refusals.loggedOut
      case .locked: Refusals.locked
      case .limited(let retryAfter): Refusals.limited(retryAfter: retryAfter)
      case .serverFailed: Refusals.serverFailed
      }
    }
  }

  /// How `addAddress` may refuse.
  public enum AddAddressRefusal: DeclaredRefusal, Equatable {
    case tokenMissing
    case putAside
    case loggedOut
    case locked
    case stageWanted(
      session: String? = nil, flows: [Way], completed: [String]? = nil, params: JSONValue? = nil)
    case stageFailed(session: String? = nil, flows: [Way], completed: [String]? = nil)
    case limited(retryAfter: Int? = nil)
    case serverFailed

    public var answer: RefusalAnswer {
      switch self {
      case .tokenMissing: Refusals.tokenMissing
      case .putAside: Refusals.putAside
      case .loggedOut: Refusals.loggedOut
      case .locked: Refusals.locked
      case .stageWanted(let session, let flows, let completed, let params):
        Refusals.stageWanted(session: session, flows: flows, completed: completed, params: params)
      case .stageFailed(let session, let flows, let completed):
        Refusals.stageFailed(session: session, flows: flows, completed: completed)
      case .limited(let retryAfter): Refusals.limited(retryAfter: retryAfter)
      case .serverFailed: Refusals.serverFailed
      }
    }
  }

  /// How `deactivate` may refuse.
  public enum DeactivateRefusal: DeclaredRefusal, Equatable {
    case tokenMissing
    case putAside
    case loggedOut
    case locked
    case stageWanted(
      session: String? = nil, flows: [Way], completed: [String]? = nil, params: JSONValue? = nil)
    case stageFailed(session: String? = nil, flows: [Way], completed: [String]? = nil)
    case limited(retryAfter: Int? = nil)
    case serverFailed

    public var answer: RefusalAnswer {
      switch self {
      case .tokenMissing: Refusals.tokenMissing
      case .putAside: Refusals.putAside
      case .loggedOut: Refusals.loggedOut
      case .locked: Refusals.locked
      case .stageWanted(let session, let flows, let completed, let params):
        Refusals.stageWanted(session: session, flows: flows, completed: completed, params: params)
      case .stageFailed(let session, let flows, let completed):
        Refusals.stageFailed(session: session, flows: flows, completed: completed)
      case .limited(let retryAfter): Refusals.limited(retryAfter: retryAfter)
      case .serverFailed: Refusals.serverFailed
      }
    }
  }

  /// How `signOut` may refuse.
  public enum SignOutRefusal: DeclaredRefusal, Equatable {
    case tokenMissing
    case putAside
    case loggedOut
    case locked
    case limited(retryAfter: Int? = nil)
    case serverFailed

    public var answer: RefusalAnswer {
      switch self {
      case .tokenMissing: Refusals.tokenMissing
      case .putAside: Refusals.putAside
      case .loggedOut: Refusals.loggedOut
      case .locked: Refusals.locked
      case .limited(let retryAfter): Refusals.limited(retryAfter: retryAfter)
      case .serverFailed: Refusals.serverFailed
      }
    }
  }

  /// How `signOutEverywhere` may refuse.
  public enum SignOutEverywhereRefusal: DeclaredRefusal, Equatable {
    case tokenMissing
    case putAside
    case loggedOut
    case locked
    case limited(retryAfter: Int? = nil)
    case serverFailed

    public var answer: RefusalAnswer {
      switch self {
      case .tokenMissing: Refusals.tokenMissing
      case .putAside: Refusals.putAside
      case .loggedOut: Refusals.loggedOut
      case .locked: Refusals.locked
      case .limited(let retryAfter): Refusals.limited(retryAfter: retryAfter)
      case .serverFailed: Refusals.serverFailed
      }
    }
  }
}

extension Lattice {
  /// How each refusal looks on the wire.
  private enum Refusals {
    // status 403, errcode M_FORBIDDEN
    static let wrongPassword = RefusalAnswer(status: 403, at: ["errcode": "M_FORBIDDEN"])
    // status 403, errcode M_FORBIDDEN
    static let loginTokenRefused = RefusalAnswer(status: 403, at: ["errcode": "M_FORBIDDEN"])
    // status 403, errcode M_FORBIDDEN
    static let closed = RefusalAnswer(status: 403, at: ["errcode": "M_FORBIDDEN"])
    // status 403, errcode M_USER_DEACTIVATED
    static let deactivated = RefusalAnswer(status: 403, at: ["errcode": "M_USER_DEACTIVATED"])
    // status 401, errcode M_MISSING_TOKEN
    static let tokenMissing = RefusalAnswer(status: 401, at: ["errcode": "M_MISSING_TOKEN"])
    // status 401, errcode M_UNKNOWN_TOKEN, soft_logout true
    static let putAside = RefusalAnswer(
      status: 401, at: ["errcode": "M_UNKNOWN_TOKEN", "soft_logout": true])
    // status 401, errcode M_UNKNOWN_TOKEN
    static let loggedOut = RefusalAnswer(status: 401, at: ["errcode": "M_UNKNOWN_TOKEN"])
    // status 401, errcode M_USER_LOCKED
    static let locked = RefusalAnswer(status: 401, at: ["errcode": "M_USER_LOCKED"])
    // status 401
    static func stageWanted(
      session: String? = nil, flows: [Way], completed: [String]? = nil, params: JSONValue? = nil
    ) -> RefusalAnswer {
      RefusalAnswer(
        status: 401,
        at: [
          "session": session?.json,
          "flows": flows.json,
          "completed": completed?.json,
          "params": params?.json,
        ])
    }
    // status 401, errcode M_FORBIDDEN
    static func stageFailed(
      session: String? = nil, flows: [Way], completed: [String]? = nil
    ) -> RefusalAnswer {
      RefusalAnswer(
        status: 401,
        at: [
          "errcode": "M_FORBIDDEN",
          "session": session?.json,
          "flows": flows.json,
          "completed": completed?.json,
        ])
    }
    // status 400, errcode M_USER_IN_USE
    static let nameTaken = RefusalAnswer(status: 400, at: ["errcode": "M_USER_IN_USE"])
    // status 400, errcode M_WEAK_PASSWORD
    static let weakPassword = RefusalAnswer(status: 400, at: ["errcode": "M_WEAK_PASSWORD"])
    // status 429, errcode M_LIMIT_EXCEEDED
    static func limited(retryAfter: Int? = nil) -> RefusalAnswer {
      RefusalAnswer(status: 429, at: ["errcode": "M_LIMIT_EXCEEDED"])
        .header("Retry-After", retryAfter?.wireText)
    }
    // status 5xx
    static let serverFailed = RefusalAnswer(status: 500, body: nil)
  }
}

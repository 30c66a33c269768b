// Written by authgen from company-sign-in.yaml: change the contract, not this file.

import AuthServer

extension Portal {
  /// How `redeemTicket` may refuse.
  public enum RedeemTicketRefusal: DeclaredRefusal, CaseIterable {
    case ticketRefused, notAllowed

    public var answer: RefusalAnswer {
      switch self {
      case .ticketRefused: Refusals.ticketRefused
      case .notAllowed: Refusals.notAllowed
      }
    }
  }

  /// How `me` may refuse.
  public enum MeRefusal: DeclaredRefusal, CaseIterable {
    case forged, sessionEnded

    public var answer: RefusalAnswer {
      switch self {
      case .forged: Refusals.forged
      case .sessionEnded: Refusals.sessionEnded
      }
    }
  }

  /// How `holidays` may refuse.
  public enum HolidaysRefusal: DeclaredRefusal, CaseIterable {
    case forged, notAllowed, sessionEnded

    public var answer: RefusalAnswer {
      switch self {
      case .forged: Refusals.forged
      case .notAllowed: Refusals.notAllowed
      case .sessionEnded: Refusals.sessionEnded
      }
    }
  }

  /// How `signOut` may refuse.
  public enum SignOutRefusal: DeclaredRefusal, CaseIterable {
    case forged, sessionEnded

    public var answer: RefusalAnswer {
      switch self {
      case .forged: Refusals.forged
      case .sessionEnded: Refusals.sessionEnded
      }
    }
  }
}

extension Portal {
  /// How each refusal looks on the wire.
  private enum Refusals {
    // status 400, type urn:portal:ticket
    static let ticketRefused = RefusalAnswer(status: 400, at: ["type": "urn:portal:ticket"])
    // status 403, type urn:portal:csrf
    static let forged = RefusalAnswer(status: 403, at: ["type": "urn:portal:csrf"])
    // status 403, type urn:portal:group
    static let notAllowed = RefusalAnswer(status: 403, at: ["type": "urn:portal:group"])
    // status 401
    static let sessionEnded = RefusalAnswer(status: 401, body: nil)
  }
}

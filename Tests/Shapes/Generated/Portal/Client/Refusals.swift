// Written by authgen from company-sign-in.yaml: change the contract, not this file.

import AuthClient
import AuthWeb
import Foundation

nonisolated extension Portal {
  /// Why `redeemTicket` was refused.
  public enum RedeemTicketRefusal: DeclaredRefusal, CaseIterable {
    case ticketRefused, notAllowed

    public var rule: RefusalRule {
      switch self {
      case .ticketRefused: Refusals.ticketRefused
      case .notAllowed: Refusals.notAllowed
      }
    }

    public static var faults: [FaultRule] { Refusals.faults }
  }

  /// Why `me` was refused.
  public enum MeRefusal: DeclaredRefusal, CaseIterable {
    case forged, sessionEnded

    public var rule: RefusalRule {
      switch self {
      case .forged: Refusals.forged
      case .sessionEnded: Refusals.sessionEnded
      }
    }

    public static var faults: [FaultRule] { Refusals.faults }
  }

  /// Why `signOut` was refused.
  public typealias SignOutRefusal = MeRefusal

  /// Why `holidays` was refused.
  public enum HolidaysRefusal: DeclaredRefusal, CaseIterable {
    case forged, notAllowed, sessionEnded

    public var rule: RefusalRule {
      switch self {
      case .forged: Refusals.forged
      case .notAllowed: Refusals.notAllowed
      case .sessionEnded: Refusals.sessionEnded
      }
    }

    public static var faults: [FaultRule] { Refusals.faults }
  }
}

/// The rules of the contract for each refusal.
private nonisolated enum Refusals {
  // status 400, type urn:portal:ticket
  static let ticketRefused = RefusalRule(name: "ticketRefused", status: 400, match: ["type": .equals("urn:portal:ticket")], recovery: .signIn)
  // status 403, type urn:portal:csrf
  static let forged = RefusalRule(name: "forged", status: 403, match: ["type": .equals("urn:portal:csrf")], recovery: .tell)
  // status 403, type urn:portal:group
  static let notAllowed = RefusalRule(name: "notAllowed", status: 403, match: ["type": .equals("urn:portal:group")], recovery: .tell, messages: ["en": "Your account has no access here", "de": "Ihr Konto hat hier keinen Zugang"])
  // status 401
  static let sessionEnded = RefusalRule(name: "sessionEnded", status: 401, recovery: .signIn)
  static let faults: [FaultRule] = [FaultRule(name: "offline", fault: .offline, recovery: .retry)]
}

// Written by authgen from company-sign-in.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Portal {
  /// Why `redeemTicket` was refused.
  public enum RedeemTicketRefusal: String, TabledRefusal {
    case ticketRefused, notAllowed

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `me` was refused.
  public enum MeRefusal: String, TabledRefusal {
    case forged, sessionEnded

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `signOut` was refused.
  public typealias SignOutRefusal = MeRefusal

  /// Why `holidays` was refused.
  public enum HolidaysRefusal: String, TabledRefusal {
    case forged, notAllowed, sessionEnded

    public static var table: RefusalTable { Refusals.Declared.table }
  }
}

/// The rules of the contract for each refusal.
private nonisolated enum Refusals {
  static let ticketRefused = RefusalRule(
    name: "ticketRefused", status: 400, match: ["type": .equals("urn:portal:ticket")],
    recovery: .signIn)
  static let forged = RefusalRule(
    name: "forged", status: 403, match: ["type": .equals("urn:portal:csrf")], recovery: .tell)
  static let notAllowed = RefusalRule(
    name: "notAllowed", status: 403, match: ["type": .equals("urn:portal:group")], recovery: .tell,
    messages: ["en": "Your account has no access here", "de": "Ihr Konto hat hier keinen Zugang"])
  static let sessionEnded = RefusalRule(name: "sessionEnded", status: 401, recovery: .signIn)
  static let faults: [FaultRule] = [FaultRule(name: "offline", fault: .offline, recovery: .retry)]

  enum Declared {
    static let table = RefusalTable(
      [Refusals.ticketRefused, Refusals.forged, Refusals.notAllowed, Refusals.sessionEnded],
      faults: Refusals.faults)
  }
}

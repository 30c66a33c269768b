// Written by authgen from pages-in-answers.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Wharf {
  /// Why `linkGoogle` was refused.
  public enum LinkGoogleRefusal: String, TabledRefusal {
    case linkTaken, sessionEnded

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `openCompany` was refused.
  public enum OpenCompanyRefusal: DeclaredRefusal {
    case nobodyThere(NobodyThereDetails)

    public var rule: RefusalRule {
      switch self {
      case .nobodyThere: Refusals.nobodyThere
      }
    }

    public static var rules: [RefusalRule] { [Refusals.nobodyThere] }

    public init?(rule: RefusalRule, answer: RefusalAnswer) {
      switch rule {
      case Refusals.nobodyThere:
        guard let details: NobodyThereDetails = answer.fields() else { return nil }
        self = .nobodyThere(details)
      default: return nil
      }
    }

    public var details: (any Encodable & Sendable)? {
      switch self {
      case .nobodyThere(let details): details
      }
    }
  }

  /// Why `signInWithGoogle` was refused.
  public enum SignInWithGoogleRefusal: String, TabledRefusal {
    case flowOver, linkTaken

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `sendCode` was refused.
  public enum SendCodeRefusal: DeclaredRefusal {
    case wrongCode
    case nobodyThere(NobodyThereDetails)
    case notTaken

    public var rule: RefusalRule {
      switch self {
      case .wrongCode: Refusals.wrongCode
      case .nobodyThere: Refusals.nobodyThere
      case .notTaken: Refusals.notTaken
      }
    }

    public static var rules: [RefusalRule] {
      [Refusals.wrongCode, Refusals.nobodyThere, Refusals.notTaken]
    }

    public init?(rule: RefusalRule, answer: RefusalAnswer) {
      switch rule {
      case Refusals.wrongCode: self = .wrongCode
      case Refusals.nobodyThere:
        guard let details: NobodyThereDetails = answer.fields() else { return nil }
        self = .nobodyThere(details)
      case Refusals.notTaken: self = .notTaken
      default: return nil
      }
    }

    public var details: (any Encodable & Sendable)? {
      switch self {
      case .nobodyThere(let details): details
      default: nil
      }
    }
  }

  /// Why `redeem` was refused.
  public enum RedeemRefusal: String, TabledRefusal {
    case notTaken

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `renewSession` was refused.
  public enum RenewSessionRefusal: String, TabledRefusal, DeclaredRenewalRefusal {
    case renewalRefused

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `me` was refused.
  public enum MeRefusal: String, TabledRefusal {
    case sessionEnded

    public static var table: RefusalTable { Refusals.Declared.table }
  }

  /// Why `signOut` was refused.
  public typealias SignOutRefusal = MeRefusal
}

/// The rules of the contract for each refusal.
private nonisolated enum Refusals {
  static let wrongCode = RefusalRule(
    name: "wrongCode", status: 400, match: ["ui.nodes.*.messages.*.id": .equals("4010008")],
    recovery: .correct, messages: ["en": "The code is wrong"])
  static let nobodyThere = RefusalRule(
    name: "nobodyThere", status: 400, match: ["ui.nodes.*.messages.*.id": .equals("4000035")],
    recovery: .correct, messages: ["en": "Nobody has this address"])
  static let flowOver = RefusalRule(name: "flowOver", status: 410, recovery: .signIn)
  static let linkTaken = RefusalRule(
    name: "linkTaken", status: 422, match: ["ui.nodes.*.messages.*.id": .equals("4000027")],
    recovery: .tell)
  static let notTaken = RefusalRule(name: "notTaken", status: 400, recovery: .tell)
  static let sessionEnded = RefusalRule(name: "sessionEnded", status: 401, recovery: .renew)
  static let renewalRefused = RefusalRule(
    name: "renewalRefused", status: 400, match: ["ui.nodes.*.messages.*.id": .equals("4010009")],
    recovery: .signIn)

  enum Declared {
    static let table = RefusalTable([
      Refusals.flowOver, Refusals.linkTaken, Refusals.notTaken, Refusals.sessionEnded,
      Refusals.renewalRefused,
    ])
  }
}

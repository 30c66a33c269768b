// Written by authgen from pages-in-answers.yaml: change the contract, not this file.

import AuthClient
import AuthWeb
import Foundation

nonisolated extension Wharf {
  /// Why `linkGoogle` was refused.
  public enum LinkGoogleRefusal: DeclaredRefusal, CaseIterable {
    case linkTaken, sessionEnded

    public var rule: RefusalRule {
      switch self {
      case .linkTaken: Refusals.linkTaken
      case .sessionEnded: Refusals.sessionEnded
      }
    }
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
  public enum SignInWithGoogleRefusal: DeclaredRefusal, CaseIterable {
    case flowOver, linkTaken

    public var rule: RefusalRule {
      switch self {
      case .flowOver: Refusals.flowOver
      case .linkTaken: Refusals.linkTaken
      }
    }
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

    public static var rules: [RefusalRule] { [Refusals.wrongCode, Refusals.nobodyThere, Refusals.notTaken] }

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
  public enum RedeemRefusal: DeclaredRefusal, CaseIterable {
    case notTaken

    public var rule: RefusalRule {
      switch self {
      case .notTaken: Refusals.notTaken
      }
    }
  }

  /// Why `renewSession` was refused.
  public enum RenewSessionRefusal: DeclaredRenewalRefusal, CaseIterable {
    case renewalRefused

    public var rule: RefusalRule {
      switch self {
      case .renewalRefused: Refusals.renewalRefused
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
}

/// The rules of the contract for each refusal.
private nonisolated enum Refusals {
  // status 400, ui.nodes.*.messages.*.id 4010008
  static let wrongCode = RefusalRule(name: "wrongCode", status: 400, match: ["ui.nodes.*.messages.*.id": .equals("4010008")], recovery: .correct, messages: ["en": "The code is wrong"])
  // status 400, ui.nodes.*.messages.*.id 4000035
  static let nobodyThere = RefusalRule(name: "nobodyThere", status: 400, match: ["ui.nodes.*.messages.*.id": .equals("4000035")], recovery: .correct, messages: ["en": "Nobody has this address"])
  // status 410
  static let flowOver = RefusalRule(name: "flowOver", status: 410, recovery: .signIn)
  // status 422, ui.nodes.*.messages.*.id 4000027
  static let linkTaken = RefusalRule(name: "linkTaken", status: 422, match: ["ui.nodes.*.messages.*.id": .equals("4000027")], recovery: .tell)
  // status 400
  static let notTaken = RefusalRule(name: "notTaken", status: 400, recovery: .tell)
  // status 401
  static let sessionEnded = RefusalRule(name: "sessionEnded", status: 401, recovery: .renew)
  // status 400, ui.nodes.*.messages.*.id 4010009
  static let renewalRefused = RefusalRule(name: "renewalRefused", status: 400, match: ["ui.nodes.*.messages.*.id": .equals("4010009")], recovery: .signIn)
}

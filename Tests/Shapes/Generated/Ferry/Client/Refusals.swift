// Written by authgen from retry-after.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Ferry {
  /// Why `sendCode` was refused.
  public enum SendCodeRefusal: DeclaredRefusal {
    case codesSpent(CodesSpentDetails)
    case sentTooOften(SentTooOftenDetails)
    case overloaded(OverloadedDetails)

    public var rule: RefusalRule {
      switch self {
      case .codesSpent: Refusals.codesSpent
      case .sentTooOften: Refusals.sentTooOften
      case .overloaded: Refusals.overloaded
      }
    }

    public static var rules: [RefusalRule] {
      [Refusals.codesSpent, Refusals.sentTooOften, Refusals.overloaded]
    }

    public init?(rule: RefusalRule, answer: RefusalAnswer) {
      switch rule {
      case Refusals.codesSpent:
        guard let details: CodesSpentDetails = answer.fields() else { return nil }
        self = .codesSpent(details)
      case Refusals.sentTooOften:
        guard let details: SentTooOftenDetails = answer.fields() else { return nil }
        self = .sentTooOften(details)
      case Refusals.overloaded:
        guard let details: OverloadedDetails = answer.fields() else { return nil }
        self = .overloaded(details)
      default: return nil
      }
    }

    public var details: (any Encodable & Sendable)? {
      switch self {
      case .codesSpent(let details): details
      case .sentTooOften(let details): details
      case .overloaded(let details): details
      }
    }

    public var recovery: Recovery {
      switch self {
      case .codesSpent(let details): .wait(until: details.left.end)
      case .sentTooOften(let details): .wait(until: details.retryAfter.end)
      case .overloaded(let details): .wait(until: details.resetsAt.date)
      }
    }
  }

  /// Why `signIn` was refused.
  public enum SignInRefusal: DeclaredRefusal {
    case wrongCode
    case codeLocked(CodeLockedDetails)
    case overloaded(OverloadedDetails)

    public var rule: RefusalRule {
      switch self {
      case .wrongCode: Refusals.wrongCode
      case .codeLocked: Refusals.codeLocked
      case .overloaded: Refusals.overloaded
      }
    }

    public static var rules: [RefusalRule] {
      [Refusals.wrongCode, Refusals.codeLocked, Refusals.overloaded]
    }

    public init?(rule: RefusalRule, answer: RefusalAnswer) {
      switch rule {
      case Refusals.wrongCode: self = .wrongCode
      case Refusals.codeLocked:
        guard let details: CodeLockedDetails = answer.fields() else { return nil }
        self = .codeLocked(details)
      case Refusals.overloaded:
        guard let details: OverloadedDetails = answer.fields() else { return nil }
        self = .overloaded(details)
      default: return nil
      }
    }

    public var details: (any Encodable & Sendable)? {
      switch self {
      case .codeLocked(let details): details
      case .overloaded(let details): details
      default: nil
      }
    }

    public var recovery: Recovery {
      switch self {
      case .codeLocked(let details): .wait(until: details.until)
      case .overloaded(let details): .wait(until: details.resetsAt.date)
      default: rule.recovery
      }
    }
  }

  /// Why `crossings` was refused.
  public enum CrossingsRefusal: DeclaredRefusal {
    case overloaded(OverloadedDetails)
    case shipGone(ShipGoneDetails)
    case sessionEnded

    public var rule: RefusalRule {
      switch self {
      case .overloaded: Refusals.overloaded
      case .shipGone: Refusals.shipGone
      case .sessionEnded: Refusals.sessionEnded
      }
    }

    public static var rules: [RefusalRule] {
      [Refusals.overloaded, Refusals.shipGone, Refusals.sessionEnded]
    }

    public init?(rule: RefusalRule, answer: RefusalAnswer) {
      switch rule {
      case Refusals.overloaded:
        guard let details: OverloadedDetails = answer.fields() else { return nil }
        self = .overloaded(details)
      case Refusals.shipGone:
        guard let details: ShipGoneDetails = answer.fields() else { return nil }
        self = .shipGone(details)
      case Refusals.sessionEnded: self = .sessionEnded
      default: return nil
      }
    }

    public var details: (any Encodable & Sendable)? {
      switch self {
      case .overloaded(let details): details
      case .shipGone(let details): details
      default: nil
      }
    }

    public var recovery: Recovery {
      switch self {
      case .overloaded(let details): .wait(until: details.resetsAt.date)
      default: rule.recovery
      }
    }
  }

  /// Why `signOut` was refused.
  public enum SignOutRefusal: String, TabledRefusal {
    case sessionEnded

    public static var table: RefusalTable { Refusals.Declared.table }
  }
}

/// The rules of the contract for each refusal.
private nonisolated enum Refusals {
  static let wrongCode = RefusalRule(
    name: "wrongCode", status: 403, match: ["code": .equals("code")], recovery: .correct,
    messages: ["en": "Wrong code"])
  static let codeLocked = RefusalRule(
    name: "codeLocked", status: 403, match: ["code": .equals("locked")],
    recovery: .wait(until: nil), messages: ["en": "Too many wrong codes"])
  static let codesSpent = RefusalRule(
    name: "codesSpent", status: 403, match: ["code": .equals("spent")], recovery: .wait(until: nil),
    messages: ["en": "No more codes for now"])
  static let sentTooOften = RefusalRule(
    name: "sentTooOften", status: 429, recovery: .wait(until: nil),
    messages: ["en": "Please wait a little"])
  static let overloaded = RefusalRule(name: "overloaded", status: 503, recovery: .wait(until: nil))
  static let shipGone = RefusalRule(
    name: "shipGone", status: 409, match: [.header("X-Ship"): .startsWith("SL")], recovery: .tell,
    messages: ["en": "This ship has left"])
  static let sessionEnded = RefusalRule(name: "sessionEnded", status: 401, recovery: .signIn)

  enum Declared {
    static let table = RefusalTable([Refusals.sessionEnded])
  }
}

// Written by authgen from returned.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension CensusReturned {
  /// Why `refusedInBody` was refused.
  public enum RefusedInBodyRefusal: DeclaredRefusal {
    case refusedInBody(RefusedInBodyDetails)

    public var rule: RefusalRule {
      switch self {
      case .refusedInBody: Refusals.refusedInBody
      }
    }

    public static var rules: [RefusalRule] { [Refusals.refusedInBody] }

    public init?(rule: RefusalRule, answer: RefusalAnswer) {
      switch rule {
      case Refusals.refusedInBody:
        guard let details: RefusedInBodyDetails = answer.fields() else { return nil }
        self = .refusedInBody(details)
      default: return nil
      }
    }

    public var details: (any Encodable & Sendable)? {
      switch self {
      case .refusedInBody(let details): details
      }
    }
  }

  /// Why `refusedAtPath` was refused.
  public enum RefusedAtPathRefusal: DeclaredRefusal {
    case refusedAtPath(RefusedAtPathDetails)

    public var rule: RefusalRule {
      switch self {
      case .refusedAtPath: Refusals.refusedAtPath
      }
    }

    public static var rules: [RefusalRule] { [Refusals.refusedAtPath] }

    public init?(rule: RefusalRule, answer: RefusalAnswer) {
      switch rule {
      case Refusals.refusedAtPath:
        guard let details: RefusedAtPathDetails = answer.fields() else { return nil }
        self = .refusedAtPath(details)
      default: return nil
      }
    }

    public var details: (any Encodable & Sendable)? {
      switch self {
      case .refusedAtPath(let details): details
      }
    }
  }

  /// Why `refusedInHeader` was refused.
  public enum RefusedInHeaderRefusal: DeclaredRefusal {
    case refusedInHeader(RefusedInHeaderDetails)

    public var rule: RefusalRule {
      switch self {
      case .refusedInHeader: Refusals.refusedInHeader
      }
    }

    public static var rules: [RefusalRule] { [Refusals.refusedInHeader] }

    public init?(rule: RefusalRule, answer: RefusalAnswer) {
      switch rule {
      case Refusals.refusedInHeader:
        guard let details: RefusedInHeaderDetails = answer.fields() else { return nil }
        self = .refusedInHeader(details)
      default: return nil
      }
    }

    public var details: (any Encodable & Sendable)? {
      switch self {
      case .refusedInHeader(let details): details
      }
    }
  }

  /// Why `refusalTold` was refused.
  public enum RefusalToldRefusal: String, TabledRefusal {
    case toldText, toldInteger, toldDecimal, toldTruth, toldMoment, toldSpan, toldUnixMoment,
      toldDuration, toldUuid, toldMail, toldPhone, toldUsername, toldIdentifier, toldPassword,
      toldNewPassword, toldOtp, toldLink, toldJwt, toldBytes, toldSecret, toldIntegerAsText,
      toldDecimalAsText, toldTruthAsText, toldSpanAsText, toldUnixMomentAsText, toldSafeBytes,
      toldLevel, toldKind, toldFixedText, toldFixedNumber, toldFixedTruth, toldQuotedNumber,
      toldQuotedTruth, toldFraction, toldWireBlank, toldWireHyphen, toldWireDot, toldWireQuote,
      toldWireHan, toldWireAmpersand, toldWireAt, toldWireUnderscore, toldWireDollar,
      toldWireBackslash, toldWireNumber, toldSettingText, toldSettingInteger, toldSettingTruth,
      toldSettingSecret, toldSettingLink, toldSettingBytes, toldSettingAsText, toldCallbackURL,
      toldClientId, toldScopes

    public static var table: RefusalTable { Refusals.Declared.table }
  }
}

/// The rules of the contract for each refusal.
private nonisolated enum Refusals {
  static let refusedInBody = RefusalRule(
    name: "refusedInBody", status: 409, match: ["code": .equals("refusedInBody")], recovery: .tell)
  static let refusedAtPath = RefusalRule(
    name: "refusedAtPath", status: 409, match: ["code": .equals("refusedAtPath")], recovery: .tell)
  static let refusedInHeader = RefusalRule(
    name: "refusedInHeader", status: 409, match: ["code": .equals("refusedInHeader")],
    recovery: .tell)
  static let toldText = RefusalRule(
    name: "toldText", status: 400, match: ["text": .equals("li&co/50%+")], recovery: .tell)
  static let toldInteger = RefusalRule(
    name: "toldInteger", status: 402, match: ["integer": .equals("-9007199254740993")],
    recovery: .tell)
  static let toldDecimal = RefusalRule(
    name: "toldDecimal", status: 403, match: ["decimal": .equals("2.5")], recovery: .tell)
  static let toldTruth = RefusalRule(
    name: "toldTruth", status: 404, match: ["truth": .equals("true")], recovery: .tell)
  static let toldMoment = RefusalRule(
    name: "toldMoment", status: 405, match: ["moment": .equals("2027-01-15T08:00:00Z")],
    recovery: .tell)
  static let toldSpan = RefusalRule(
    name: "toldSpan", status: 406, match: ["span": .equals("90")], recovery: .tell)
  static let toldUnixMoment = RefusalRule(
    name: "toldUnixMoment", status: 407, match: ["unixMoment": .equals("1800000000")],
    recovery: .tell)
  static let toldDuration = RefusalRule(
    name: "toldDuration", status: 408, match: ["duration": .equals("1h30m")], recovery: .tell)
  static let toldUuid = RefusalRule(
    name: "toldUuid", status: 409, match: ["uuid": .equals("0a1b2c3d-0000-4000-8000-00000000000f")],
    recovery: .tell)
  static let toldMail = RefusalRule(
    name: "toldMail", status: 410, match: ["mail": .equals("li+a@example.org")], recovery: .tell)
  static let toldPhone = RefusalRule(
    name: "toldPhone", status: 411, match: ["phone": .equals("+8613800138000")], recovery: .tell)
  static let toldUsername = RefusalRule(
    name: "toldUsername", status: 412, match: ["username": .equals("li.wei")], recovery: .tell)
  static let toldIdentifier = RefusalRule(
    name: "toldIdentifier", status: 413, match: ["identifier": .equals("li~wei")], recovery: .tell)
  static let toldPassword = RefusalRule(
    name: "toldPassword", status: 414, match: ["password": .equals("p&w/1%+")], recovery: .tell)
  static let toldNewPassword = RefusalRule(
    name: "toldNewPassword", status: 415, match: ["newPassword": .equals("n&w/1%+")],
    recovery: .tell)
  static let toldOtp = RefusalRule(
    name: "toldOtp", status: 416, match: ["otp": .equals("012345")], recovery: .tell)
  static let toldLink = RefusalRule(
    name: "toldLink", status: 417, match: ["link": .equals("https://a.example/b?c=d&e=%2F#f")],
    recovery: .tell)
  static let toldJwt = RefusalRule(
    name: "toldJwt", status: 418, match: ["jwt": .equals("e30.e30.sig")], recovery: .tell)
  static let toldBytes = RefusalRule(
    name: "toldBytes", status: 419, match: ["bytes": .equals("+/8APg==")], recovery: .tell)
  static let toldSecret = RefusalRule(
    name: "toldSecret", status: 420, match: ["secret": .equals("s&t/1%+")], recovery: .tell)
  static let toldIntegerAsText = RefusalRule(
    name: "toldIntegerAsText", status: 421, match: ["integerAsText": .equals("7")], recovery: .tell)
  static let toldDecimalAsText = RefusalRule(
    name: "toldDecimalAsText", status: 422, match: ["decimalAsText": .equals("2.5")],
    recovery: .tell)
  static let toldTruthAsText = RefusalRule(
    name: "toldTruthAsText", status: 423, match: ["truthAsText": .equals("false")], recovery: .tell)
  static let toldSpanAsText = RefusalRule(
    name: "toldSpanAsText", status: 424, match: ["spanAsText": .equals("90")], recovery: .tell)
  static let toldUnixMomentAsText = RefusalRule(
    name: "toldUnixMomentAsText", status: 425, match: ["unixMomentAsText": .equals("1800000000")],
    recovery: .tell)
  static let toldSafeBytes = RefusalRule(
    name: "toldSafeBytes", status: 426, match: ["safeBytes": .equals("-_8APg")], recovery: .tell)
  static let toldLevel = RefusalRule(
    name: "toldLevel", status: 427, match: ["level": .equals("very-high")], recovery: .tell)
  static let toldKind = RefusalRule(
    name: "toldKind", status: 428, match: ["kind": .equals("very-high")], recovery: .tell)
  static let toldFixedText = RefusalRule(
    name: "toldFixedText", status: 430, match: ["fixedText": .equals("p&q/1%")], recovery: .tell)
  static let toldFixedNumber = RefusalRule(
    name: "toldFixedNumber", status: 431, match: ["fixedNumber": .equals("-12")], recovery: .tell)
  static let toldFixedTruth = RefusalRule(
    name: "toldFixedTruth", status: 432, match: ["fixedTruth": .equals("true")], recovery: .tell)
  static let toldQuotedNumber = RefusalRule(
    name: "toldQuotedNumber", status: 433, match: ["quotedNumber": .equals("12")], recovery: .tell)
  static let toldQuotedTruth = RefusalRule(
    name: "toldQuotedTruth", status: 434, match: ["quotedTruth": .equals("true")], recovery: .tell)
  static let toldFraction = RefusalRule(
    name: "toldFraction", status: 435, match: ["fraction": .equals("2.5")], recovery: .tell)
  static let toldWireBlank = RefusalRule(
    name: "toldWireBlank", status: 436, match: ["two words": .equals("w")], recovery: .tell)
  static let toldWireHyphen = RefusalRule(
    name: "toldWireHyphen", status: 437, match: ["X-Odd-Name": .equals("w")], recovery: .tell)
  static let toldWireDot = RefusalRule(
    name: "toldWireDot", status: 438, match: ["a.b": .equals("w")], recovery: .tell)
  static let toldWireQuote = RefusalRule(
    name: "toldWireQuote", status: 439, match: ["say\"so": .equals("w")], recovery: .tell)
  static let toldWireHan = RefusalRule(
    name: "toldWireHan", status: 440, match: ["名字": .equals("w")], recovery: .tell)
  static let toldWireAmpersand = RefusalRule(
    name: "toldWireAmpersand", status: 441, match: ["a&b=c": .equals("w")], recovery: .tell)
  static let toldWireAt = RefusalRule(
    name: "toldWireAt", status: 442, match: ["@id": .equals("w")], recovery: .tell)
  static let toldWireUnderscore = RefusalRule(
    name: "toldWireUnderscore", status: 443, match: ["_x_1": .equals("w")], recovery: .tell)
  static let toldWireDollar = RefusalRule(
    name: "toldWireDollar", status: 444, match: ["$1": .equals("w")], recovery: .tell)
  static let toldWireBackslash = RefusalRule(
    name: "toldWireBackslash", status: 445, match: ["a\\b": .equals("w")], recovery: .tell)
  static let toldWireNumber = RefusalRule(
    name: "toldWireNumber", status: 446, match: ["0": .equals("w")], recovery: .tell)
  static let toldSettingText = RefusalRule(
    name: "toldSettingText", status: 447, match: ["settingText": .equals("c&d/1%+")],
    recovery: .tell)
  static let toldSettingInteger = RefusalRule(
    name: "toldSettingInteger", status: 448, match: ["settingInteger": .equals("12")],
    recovery: .tell)
  static let toldSettingTruth = RefusalRule(
    name: "toldSettingTruth", status: 449, match: ["settingTruth": .equals("true")],
    recovery: .tell)
  static let toldSettingSecret = RefusalRule(
    name: "toldSettingSecret", status: 450, match: ["settingSecret": .equals("k&d/1%+")],
    recovery: .tell)
  static let toldSettingLink = RefusalRule(
    name: "toldSettingLink", status: 451, match: ["settingLink": .equals("https://c.example/d?e")],
    recovery: .tell)
  static let toldSettingBytes = RefusalRule(
    name: "toldSettingBytes", status: 452, match: ["settingBytes": .equals("+/8=")],
    recovery: .tell)
  static let toldSettingAsText = RefusalRule(
    name: "toldSettingAsText", status: 453, match: ["settingAsText": .equals("5")], recovery: .tell)
  static let toldCallbackURL = RefusalRule(
    name: "toldCallbackURL", status: 454, match: ["callbackURL": .equals("census://arrival")],
    recovery: .tell)
  static let toldClientId = RefusalRule(
    name: "toldClientId", status: 455, match: ["clientId": .equals("house&app")], recovery: .tell)
  static let toldScopes = RefusalRule(
    name: "toldScopes", status: 456, match: ["scopes": .equals("openid profile")], recovery: .tell)

  enum Declared {
    static let table = RefusalTable([
      Refusals.toldText, Refusals.toldInteger, Refusals.toldDecimal, Refusals.toldTruth,
      Refusals.toldMoment, Refusals.toldSpan, Refusals.toldUnixMoment, Refusals.toldDuration,
      Refusals.toldUuid, Refusals.toldMail, Refusals.toldPhone, Refusals.toldUsername,
      Refusals.toldIdentifier, Refusals.toldPassword, Refusals.toldNewPassword, Refusals.toldOtp,
      Refusals.toldLink, Refusals.toldJwt, Refusals.toldBytes, Refusals.toldSecret,
      Refusals.toldIntegerAsText, Refusals.toldDecimalAsText, Refusals.toldTruthAsText,
      Refusals.toldSpanAsText, Refusals.toldUnixMomentAsText, Refusals.toldSafeBytes,
      Refusals.toldLevel, Refusals.toldKind, Refusals.toldFixedText, Refusals.toldFixedNumber,
      Refusals.toldFixedTruth, Refusals.toldQuotedNumber, Refusals.toldQuotedTruth,
      Refusals.toldFraction, Refusals.toldWireBlank, Refusals.toldWireHyphen, Refusals.toldWireDot,
      Refusals.toldWireQuote, Refusals.toldWireHan, Refusals.toldWireAmpersand, Refusals.toldWireAt,
      Refusals.toldWireUnderscore, Refusals.toldWireDollar, Refusals.toldWireBackslash,
      Refusals.toldWireNumber, Refusals.toldSettingText, Refusals.toldSettingInteger,
      Refusals.toldSettingTruth, Refusals.toldSettingSecret, Refusals.toldSettingLink,
      Refusals.toldSettingBytes, Refusals.toldSettingAsText, Refusals.toldCallbackURL,
      Refusals.toldClientId, Refusals.toldScopes,
    ])
  }
}

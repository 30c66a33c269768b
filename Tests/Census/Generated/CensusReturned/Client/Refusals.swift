// Written by authgen from returned.yaml: change the contract, not this file.

import AuthClient
import AuthWeb
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
  public enum RefusalToldRefusal: DeclaredRefusal, CaseIterable {
    case toldText, toldInteger, toldDecimal, toldTruth, toldMoment, toldSpan, toldUnixMoment, toldDuration, toldUuid, toldMail, toldPhone, toldUsername, toldIdentifier, toldPassword, toldNewPassword, toldOtp, toldLink, toldJwt, toldBytes, toldSecret, toldIntegerAsText, toldDecimalAsText, toldTruthAsText, toldSpanAsText, toldUnixMomentAsText, toldSafeBytes, toldLevel, toldKind, toldFixedText, toldFixedNumber, toldFixedTruth, toldQuotedNumber, toldQuotedTruth, toldFraction, toldWireBlank, toldWireHyphen, toldWireDot, toldWireQuote, toldWireHan, toldWireAmpersand, toldWireAt, toldWireUnderscore, toldWireDollar, toldWireBackslash, toldWireNumber, toldSettingText, toldSettingInteger, toldSettingTruth, toldSettingSecret, toldSettingLink, toldSettingBytes, toldSettingAsText, toldCallbackURL, toldClientId, toldScopes

    public var rule: RefusalRule {
      switch self {
      case .toldText: Refusals.toldText
      case .toldInteger: Refusals.toldInteger
      case .toldDecimal: Refusals.toldDecimal
      case .toldTruth: Refusals.toldTruth
      case .toldMoment: Refusals.toldMoment
      case .toldSpan: Refusals.toldSpan
      case .toldUnixMoment: Refusals.toldUnixMoment
      case .toldDuration: Refusals.toldDuration
      case .toldUuid: Refusals.toldUuid
      case .toldMail: Refusals.toldMail
      case .toldPhone: Refusals.toldPhone
      case .toldUsername: Refusals.toldUsername
      case .toldIdentifier: Refusals.toldIdentifier
      case .toldPassword: Refusals.toldPassword
      case .toldNewPassword: Refusals.toldNewPassword
      case .toldOtp: Refusals.toldOtp
      case .toldLink: Refusals.toldLink
      case .toldJwt: Refusals.toldJwt
      case .toldBytes: Refusals.toldBytes
      case .toldSecret: Refusals.toldSecret
      case .toldIntegerAsText: Refusals.toldIntegerAsText
      case .toldDecimalAsText: Refusals.toldDecimalAsText
      case .toldTruthAsText: Refusals.toldTruthAsText
      case .toldSpanAsText: Refusals.toldSpanAsText
      case .toldUnixMomentAsText: Refusals.toldUnixMomentAsText
      case .toldSafeBytes: Refusals.toldSafeBytes
      case .toldLevel: Refusals.toldLevel
      case .toldKind: Refusals.toldKind
      case .toldFixedText: Refusals.toldFixedText
      case .toldFixedNumber: Refusals.toldFixedNumber
      case .toldFixedTruth: Refusals.toldFixedTruth
      case .toldQuotedNumber: Refusals.toldQuotedNumber
      case .toldQuotedTruth: Refusals.toldQuotedTruth
      case .toldFraction: Refusals.toldFraction
      case .toldWireBlank: Refusals.toldWireBlank
      case .toldWireHyphen: Refusals.toldWireHyphen
      case .toldWireDot: Refusals.toldWireDot
      case .toldWireQuote: Refusals.toldWireQuote
      case .toldWireHan: Refusals.toldWireHan
      case .toldWireAmpersand: Refusals.toldWireAmpersand
      case .toldWireAt: Refusals.toldWireAt
      case .toldWireUnderscore: Refusals.toldWireUnderscore
      case .toldWireDollar: Refusals.toldWireDollar
      case .toldWireBackslash: Refusals.toldWireBackslash
      case .toldWireNumber: Refusals.toldWireNumber
      case .toldSettingText: Refusals.toldSettingText
      case .toldSettingInteger: Refusals.toldSettingInteger
      case .toldSettingTruth: Refusals.toldSettingTruth
      case .toldSettingSecret: Refusals.toldSettingSecret
      case .toldSettingLink: Refusals.toldSettingLink
      case .toldSettingBytes: Refusals.toldSettingBytes
      case .toldSettingAsText: Refusals.toldSettingAsText
      case .toldCallbackURL: Refusals.toldCallbackURL
      case .toldClientId: Refusals.toldClientId
      case .toldScopes: Refusals.toldScopes
      }
    }
  }
}

/// The rules of the contract for each refusal.
private nonisolated enum Refusals {
  // status 409, code refusedInBody
  static let refusedInBody = RefusalRule(name: "refusedInBody", status: 409, match: ["code": .equals("refusedInBody")], recovery: .tell)
  // status 409, code refusedAtPath
  static let refusedAtPath = RefusalRule(name: "refusedAtPath", status: 409, match: ["code": .equals("refusedAtPath")], recovery: .tell)
  // status 409, code refusedInHeader
  static let refusedInHeader = RefusalRule(name: "refusedInHeader", status: 409, match: ["code": .equals("refusedInHeader")], recovery: .tell)
  // status 400, text li&co/50%+
  static let toldText = RefusalRule(name: "toldText", status: 400, match: ["text": .equals("li&co/50%+")], recovery: .tell)
  // status 402, integer -9007199254740993
  static let toldInteger = RefusalRule(name: "toldInteger", status: 402, match: ["integer": .equals("-9007199254740993")], recovery: .tell)
  // status 403, decimal 2.5
  static let toldDecimal = RefusalRule(name: "toldDecimal", status: 403, match: ["decimal": .equals("2.5")], recovery: .tell)
  // status 404, truth true
  static let toldTruth = RefusalRule(name: "toldTruth", status: 404, match: ["truth": .equals("true")], recovery: .tell)
  // status 405, moment 2027-01-15T08:00:00Z
  static let toldMoment = RefusalRule(name: "toldMoment", status: 405, match: ["moment": .equals("2027-01-15T08:00:00Z")], recovery: .tell)
  // status 406, span 90
  static let toldSpan = RefusalRule(name: "toldSpan", status: 406, match: ["span": .equals("90")], recovery: .tell)
  // status 407, unixMoment 1800000000
  static let toldUnixMoment = RefusalRule(name: "toldUnixMoment", status: 407, match: ["unixMoment": .equals("1800000000")], recovery: .tell)
  // status 408, duration 1h30m
  static let toldDuration = RefusalRule(name: "toldDuration", status: 408, match: ["duration": .equals("1h30m")], recovery: .tell)
  // status 409, uuid 0a1b2c3d-0000-4000-8000-00000000000f
  static let toldUuid = RefusalRule(name: "toldUuid", status: 409, match: ["uuid": .equals("0a1b2c3d-0000-4000-8000-00000000000f")], recovery: .tell)
  // status 410, mail li+a@example.org
  static let toldMail = RefusalRule(name: "toldMail", status: 410, match: ["mail": .equals("li+a@example.org")], recovery: .tell)
  // status 411, phone +8613800138000
  static let toldPhone = RefusalRule(name: "toldPhone", status: 411, match: ["phone": .equals("+8613800138000")], recovery: .tell)
  // status 412, username li.wei
  static let toldUsername = RefusalRule(name: "toldUsername", status: 412, match: ["username": .equals("li.wei")], recovery: .tell)
  // status 413, identifier li~wei
  static let toldIdentifier = RefusalRule(name: "toldIdentifier", status: 413, match: ["identifier": .equals("li~wei")], recovery: .tell)
  // status 414, password p&w/1%+
  static let toldPassword = RefusalRule(name: "toldPassword", status: 414, match: ["password": .equals("p&w/1%+")], recovery: .tell)
  // status 415, newPassword n&w/1%+
  static let toldNewPassword = RefusalRule(name: "toldNewPassword", status: 415, match: ["newPassword": .equals("n&w/1%+")], recovery: .tell)
  // status 416, otp 012345
  static let toldOtp = RefusalRule(name: "toldOtp", status: 416, match: ["otp": .equals("012345")], recovery: .tell)
  // status 417, link https://a.example/b?c=d&e=%2F#f
  static let toldLink = RefusalRule(name: "toldLink", status: 417, match: ["link": .equals("https://a.example/b?c=d&e=%2F#f")], recovery: .tell)
  // status 418, jwt e30.e30.sig
  static let toldJwt = RefusalRule(name: "toldJwt", status: 418, match: ["jwt": .equals("e30.e30.sig")], recovery: .tell)
  // status 419, bytes +/8APg==
  static let toldBytes = RefusalRule(name: "toldBytes", status: 419, match: ["bytes": .equals("+/8APg==")], recovery: .tell)
  // status 420, secret s&t/1%+
  static let toldSecret = RefusalRule(name: "toldSecret", status: 420, match: ["secret": .equals("s&t/1%+")], recovery: .tell)
  // status 421, integerAsText 7
  static let toldIntegerAsText = RefusalRule(name: "toldIntegerAsText", status: 421, match: ["integerAsText": .equals("7")], recovery: .tell)
  // status 422, decimalAsText 2.5
  static let toldDecimalAsText = RefusalRule(name: "toldDecimalAsText", status: 422, match: ["decimalAsText": .equals("2.5")], recovery: .tell)
  // status 423, truthAsText false
  static let toldTruthAsText = RefusalRule(name: "toldTruthAsText", status: 423, match: ["truthAsText": .equals("false")], recovery: .tell)
  // status 424, spanAsText 90
  static let toldSpanAsText = RefusalRule(name: "toldSpanAsText", status: 424, match: ["spanAsText": .equals("90")], recovery: .tell)
  // status 425, unixMomentAsText 1800000000
  static let toldUnixMomentAsText = RefusalRule(name: "toldUnixMomentAsText", status: 425, match: ["unixMomentAsText": .equals("1800000000")], recovery: .tell)
  // status 426, safeBytes -_8APg
  static let toldSafeBytes = RefusalRule(name: "toldSafeBytes", status: 426, match: ["safeBytes": .equals("-_8APg")], recovery: .tell)
  // status 427, level very-high
  static let toldLevel = RefusalRule(name: "toldLevel", status: 427, match: ["level": .equals("very-high")], recovery: .tell)
  // status 428, kind very-high
  static let toldKind = RefusalRule(name: "toldKind", status: 428, match: ["kind": .equals("very-high")], recovery: .tell)
  // status 430, fixedText p&q/1%
  static let toldFixedText = RefusalRule(name: "toldFixedText", status: 430, match: ["fixedText": .equals("p&q/1%")], recovery: .tell)
  // status 431, fixedNumber -12
  static let toldFixedNumber = RefusalRule(name: "toldFixedNumber", status: 431, match: ["fixedNumber": .equals("-12")], recovery: .tell)
  // status 432, fixedTruth true
  static let toldFixedTruth = RefusalRule(name: "toldFixedTruth", status: 432, match: ["fixedTruth": .equals("true")], recovery: .tell)
  // status 433, quotedNumber 12
  static let toldQuotedNumber = RefusalRule(name: "toldQuotedNumber", status: 433, match: ["quotedNumber": .equals("12")], recovery: .tell)
  // status 434, quotedTruth true
  static let toldQuotedTruth = RefusalRule(name: "toldQuotedTruth", status: 434, match: ["quotedTruth": .equals("true")], recovery: .tell)
  // status 435, fraction 2.5
  static let toldFraction = RefusalRule(name: "toldFraction", status: 435, match: ["fraction": .equals("2.5")], recovery: .tell)
  // status 436, two words w
  static let toldWireBlank = RefusalRule(name: "toldWireBlank", status: 436, match: ["two words": .equals("w")], recovery: .tell)
  // status 437, X-Odd-Name w
  static let toldWireHyphen = RefusalRule(name: "toldWireHyphen", status: 437, match: ["X-Odd-Name": .equals("w")], recovery: .tell)
  // status 438, a.b w
  static let toldWireDot = RefusalRule(name: "toldWireDot", status: 438, match: ["a.b": .equals("w")], recovery: .tell)
  // status 439, say"so w
  static let toldWireQuote = RefusalRule(name: "toldWireQuote", status: 439, match: ["say\"so": .equals("w")], recovery: .tell)
  // status 440, 名字 w
  static let toldWireHan = RefusalRule(name: "toldWireHan", status: 440, match: ["\u{540D}\u{5B57}": .equals("w")], recovery: .tell)
  // status 441, a&b=c w
  static let toldWireAmpersand = RefusalRule(name: "toldWireAmpersand", status: 441, match: ["a&b=c": .equals("w")], recovery: .tell)
  // status 442, @id w
  static let toldWireAt = RefusalRule(name: "toldWireAt", status: 442, match: ["@id": .equals("w")], recovery: .tell)
  // status 443, _x_1 w
  static let toldWireUnderscore = RefusalRule(name: "toldWireUnderscore", status: 443, match: ["_x_1": .equals("w")], recovery: .tell)
  // status 444, $1 w
  static let toldWireDollar = RefusalRule(name: "toldWireDollar", status: 444, match: ["$1": .equals("w")], recovery: .tell)
  // status 445, a\b w
  static let toldWireBackslash = RefusalRule(name: "toldWireBackslash", status: 445, match: ["a\\b": .equals("w")], recovery: .tell)
  // status 446, 0 w
  static let toldWireNumber = RefusalRule(name: "toldWireNumber", status: 446, match: ["0": .equals("w")], recovery: .tell)
  // status 447, settingText c&d/1%+
  static let toldSettingText = RefusalRule(name: "toldSettingText", status: 447, match: ["settingText": .equals("c&d/1%+")], recovery: .tell)
  // status 448, settingInteger 12
  static let toldSettingInteger = RefusalRule(name: "toldSettingInteger", status: 448, match: ["settingInteger": .equals("12")], recovery: .tell)
  // status 449, settingTruth true
  static let toldSettingTruth = RefusalRule(name: "toldSettingTruth", status: 449, match: ["settingTruth": .equals("true")], recovery: .tell)
  // status 450, settingSecret k&d/1%+
  static let toldSettingSecret = RefusalRule(name: "toldSettingSecret", status: 450, match: ["settingSecret": .equals("k&d/1%+")], recovery: .tell)
  // status 451, settingLink https://c.example/d?e
  static let toldSettingLink = RefusalRule(name: "toldSettingLink", status: 451, match: ["settingLink": .equals("https://c.example/d?e")], recovery: .tell)
  // status 452, settingBytes +/8=
  static let toldSettingBytes = RefusalRule(name: "toldSettingBytes", status: 452, match: ["settingBytes": .equals("+/8=")], recovery: .tell)
  // status 453, settingAsText 5
  static let toldSettingAsText = RefusalRule(name: "toldSettingAsText", status: 453, match: ["settingAsText": .equals("5")], recovery: .tell)
  // status 454, callbackURL census://arrival
  static let toldCallbackURL = RefusalRule(name: "toldCallbackURL", status: 454, match: ["callbackURL": .equals("census://arrival")], recovery: .tell)
  // status 455, clientId house&app
  static let toldClientId = RefusalRule(name: "toldClientId", status: 455, match: ["clientId": .equals("house&app")], recovery: .tell)
  // status 456, scopes openid profile
  static let toldScopes = RefusalRule(name: "toldScopes", status: 456, match: ["scopes": .equals("openid profile")], recovery: .tell)
}

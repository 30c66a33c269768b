// Written by authgen from sent.yaml: change the contract, not this file.

import AuthClient
import Foundation

// The bodies of the requests.

nonisolated extension CensusSent {
  struct SentInBodyBody: Encodable, Sendable {
    let text: String
    let integer: Int
    let decimal: Double
    let truth: Bool
    let moment: Date
    let span: Int
    let unixMoment: UnixTime
    let duration: String
    let uuid: String
    let mail: String
    let phone: String
    let username: String
    let identifier: String
    let password: Secret
    let newPassword: Secret
    let otp: Secret
    let link: URL
    let jwt: Secret
    let bytes: Data
    let free: AnyJSON
    let secret: Secret
    @AsText var integerAsText: Int
    @AsText var decimalAsText: Double
    @AsText var truthAsText: Bool
    @AsText var spanAsText: Int
    @AsText var unixMomentAsText: UnixTime
    let safeBytes: URLSafeBytes
    let level: SentInBodyLevel
    let kind: Kind
    let box: SentInBodyBox
    let item: Item
    let choice: Shape
    let fixedText = "p&q/1%"
    let fixedNumber = -12
    let fixedTruth = true
    let quotedNumber = "12"
    let quotedTruth = "true"
    let fraction = "2.5"
    let wireBlank: String
    let wireHyphen: String
    let wireBrackets: String
    let wireQuote: String
    let wireHan: String
    let wireAmpersand: String
    let wireAt: String
    let wireUnderscore: String
    let wireDollar: String
    let wireBackslash: String
    let wireNumber: String
    let settingText: String
    let settingInteger: Int
    let settingTruth: Bool
    let settingSecret: Secret
    let settingLink: URL
    let settingBytes: Data
    @AsText var settingAsText: Int
    let callbackURL = "census://arrival"
    let clientId = "house&app"
    let scopes = "openid profile"
    let listOfText: [String]
    let listOfInteger: [Int]
    let listOfDecimal: [Double]
    let listOfTruth: [Bool]
    let listOfMoment: [Date]
    let listOfUnixMoment: [UnixTime]
    let listOfUuid: [String]
    let listOfLink: [URL]
    let listOfBytes: [Data]
    let listOfFree: [AnyJSON]
    let listOfSecret: [Secret]
    @AsText var listOfIntegerAsText: [Int]
    @AsText var listOfDecimalAsText: [Double]
    @AsText var listOfTruthAsText: [Bool]
    @AsText var listOfUnixMomentAsText: [UnixTime]
    let listOfSafeBytes: [URLSafeBytes]
    let listOfKind: [Kind]
    let listOfItem: [Item]
    let listOfChoice: [Shape]
    let mapOfText: [String: String]
    let mapOfInteger: [String: Int]
    let mapOfDecimal: [String: Double]
    let mapOfTruth: [String: Bool]
    let mapOfMoment: [String: Date]
    let mapOfUnixMoment: [String: UnixTime]
    let mapOfUuid: [String: String]
    let mapOfLink: [String: URL]
    let mapOfBytes: [String: Data]
    let mapOfFree: [String: AnyJSON]
    let mapOfSecret: [String: Secret]
    @AsText var mapOfIntegerAsText: [String: Int]
    @AsText var mapOfDecimalAsText: [String: Double]
    @AsText var mapOfTruthAsText: [String: Bool]
    @AsText var mapOfUnixMomentAsText: [String: UnixTime]
    let mapOfSafeBytes: [String: URLSafeBytes]
    let mapOfKind: [String: Kind]
    let mapOfItem: [String: Item]
    let mapOfChoice: [String: Shape]
    let maybeText: String?
    let maybeInteger: Int?
    let maybeDecimal: Double?
    let maybeTruth: Bool?
    let maybeMoment: Date?
    let maybeSpan: Int?
    let maybeUnixMoment: UnixTime?
    let maybeDuration: String?
    let maybeUuid: String?
    let maybeMail: String?
    let maybePhone: String?
    let maybeUsername: String?
    let maybeIdentifier: String?
    let maybePassword: Secret?
    let maybeNewPassword: Secret?
    let maybeOtp: Secret?
    let maybeLink: URL?
    let maybeJwt: Secret?
    let maybeBytes: Data?
    let maybeFree: AnyJSON?
    let maybeSecret: Secret?
    @AsOptionalText var maybeIntegerAsText: Int?
    @AsOptionalText var maybeDecimalAsText: Double?
    @AsOptionalText var maybeTruthAsText: Bool?
    @AsOptionalText var maybeSpanAsText: Int?
    @AsOptionalText var maybeUnixMomentAsText: UnixTime?
    let maybeSafeBytes: URLSafeBytes?
    let maybeKind: Kind?
    let maybeItem: Item?
    let maybeChoice: Shape?
    let maybeListOfText: [String]?
    let maybeListOfUuid: [String]?
    let maybeListOfSecret: [Secret]?
    @AsOptionalText var maybeListOfIntegerAsText: [Int]?
    let maybeListOfSafeBytes: [URLSafeBytes]?
    let maybeListOfItem: [Item]?
    let maybeMapOfText: [String: String]?
    let maybeMapOfUuid: [String: String]?
    let maybeMapOfSecret: [String: Secret]?
    @AsOptionalText var maybeMapOfIntegerAsText: [String: Int]?
    let maybeMapOfSafeBytes: [String: URLSafeBytes]?
    let maybeMapOfItem: [String: Item]?

    private enum CodingKeys: String, CodingKey {
      case text, integer, decimal, truth, moment, span, unixMoment, duration, uuid, mail, phone,
        username, identifier, password, newPassword, otp, link, jwt, bytes, free, secret,
        integerAsText, decimalAsText, truthAsText, spanAsText, unixMomentAsText, safeBytes, level,
        kind, box, item, choice, fixedText, fixedNumber, fixedTruth, quotedNumber, quotedTruth,
        fraction, settingText, settingInteger, settingTruth, settingSecret, settingLink,
        settingBytes, settingAsText, callbackURL, clientId, scopes, listOfText, listOfInteger,
        listOfDecimal, listOfTruth, listOfMoment, listOfUnixMoment, listOfUuid, listOfLink,
        listOfBytes, listOfFree, listOfSecret, listOfIntegerAsText, listOfDecimalAsText,
        listOfTruthAsText, listOfUnixMomentAsText, listOfSafeBytes, listOfKind, listOfItem,
        listOfChoice, mapOfText, mapOfInteger, mapOfDecimal, mapOfTruth, mapOfMoment,
        mapOfUnixMoment, mapOfUuid, mapOfLink, mapOfBytes, mapOfFree, mapOfSecret,
        mapOfIntegerAsText, mapOfDecimalAsText, mapOfTruthAsText, mapOfUnixMomentAsText,
        mapOfSafeBytes, mapOfKind, mapOfItem, mapOfChoice, maybeText, maybeInteger, maybeDecimal,
        maybeTruth, maybeMoment, maybeSpan, maybeUnixMoment, maybeDuration, maybeUuid, maybeMail,
        maybePhone, maybeUsername, maybeIdentifier, maybePassword, maybeNewPassword, maybeOtp,
        maybeLink, maybeJwt, maybeBytes, maybeFree, maybeSecret, maybeIntegerAsText,
        maybeDecimalAsText, maybeTruthAsText, maybeSpanAsText, maybeUnixMomentAsText,
        maybeSafeBytes, maybeKind, maybeItem, maybeChoice, maybeListOfText, maybeListOfUuid,
        maybeListOfSecret, maybeListOfIntegerAsText, maybeListOfSafeBytes, maybeListOfItem,
        maybeMapOfText, maybeMapOfUuid, maybeMapOfSecret, maybeMapOfIntegerAsText,
        maybeMapOfSafeBytes, maybeMapOfItem
      case wireBlank = "two words"
      case wireHyphen = "X-Odd-Name"
      case wireBrackets = "list[0]"
      case wireQuote = "say\"so"
      case wireHan = "名字"
      case wireAmpersand = "a&b=c"
      case wireAt = "@id"
      case wireUnderscore = "_x_1"
      case wireDollar = "$1"
      case wireBackslash = "a\\b"
      case wireNumber = "0"
    }
  }

  struct SentInRecordBody: Encodable, Sendable {
    let record: SentRecord
  }

  struct SentInListBody: Encodable, Sendable {
    let items: [SentItem]
  }

  struct SentInMapBody: Encodable, Sendable {
    let entries: [String: SentEntry]
  }

  struct SentInChoiceBody: Encodable, Sendable {
    let choice: SentChoice
  }

  struct SentInBodyBox: Encodable, Sendable {
    let inner: Int
  }
}

// Written by authgen from sent.yaml: change the contract, not this file.

import AuthClient
import AuthWeb
import Foundation

nonisolated extension CensusSent {
  public struct Item: Codable, Hashable, Sendable {
    public var size: Int
    public var note: String?

    public init(size: Int, note: String? = nil) {
      self.size = size
      self.note = note
    }
  }

  public struct Circle: Codable, Hashable, Sendable {
    public var shape: String
    public var radius: Int

    public init(shape: String = "circle", radius: Int) {
      self.shape = shape
      self.radius = radius
    }
  }

  public struct Square: Codable, Hashable, Sendable {
    public var shape: String
    public var side: Int

    public init(shape: String = "square", side: Int) {
      self.shape = shape
      self.side = side
    }
  }

  public struct SentRecordBox: Codable, Hashable, Sendable {
    public var inner: Int

    public init(inner: Int) {
      self.inner = inner
    }
  }

  public struct SentRecord: Codable, Hashable, Sendable {
    public var text: String
    public var integer: Int
    public var decimal: Double
    public var truth: Bool
    public var moment: Date
    public var span: Int
    public var unixMoment: UnixTime
    public var duration: String
    @InSmallLetters public var uuid: UUID
    public var mail: String
    public var phone: String
    public var username: String
    public var identifier: String
    public var password: Secret
    public var newPassword: Secret
    public var otp: Secret
    public var link: URL
    public var jwt: Secret
    public var bytes: Data
    public var free: AnyJSON
    public var secret: Secret
    @AsText public var integerAsText: Int
    @AsText public var decimalAsText: Double
    @AsText public var truthAsText: Bool
    @AsText public var spanAsText: Int
    @AsText public var unixMomentAsText: UnixTime
    public var safeBytes: URLSafeBytes
    public var level: SentRecordLevel
    public var kind: Kind
    public var box: SentRecordBox
    public var item: Item
    public var choice: Shape
    public var fixedText: String
    public var fixedNumber: Int
    public var fixedTruth: Bool
    public var quotedNumber: String
    public var quotedTruth: String
    public var fraction: String
    public var wireBlank: String
    public var wireHyphen: String
    public var wireBrackets: String
    public var wireQuote: String
    public var wireHan: String
    public var wireAmpersand: String
    public var wireAt: String
    public var wireUnderscore: String
    public var wireDollar: String
    public var wireBackslash: String
    public var wireNumber: String
    public var settingText: String
    public var settingInteger: Int
    public var settingTruth: Bool
    public var settingSecret: Secret
    public var settingLink: URL
    public var settingBytes: Data
    @AsText public var settingAsText: Int
    public var callbackURL: String
    public var clientId: String
    public var scopes: String
    public var listOfText: [String]
    public var listOfInteger: [Int]
    public var listOfDecimal: [Double]
    public var listOfTruth: [Bool]
    public var listOfMoment: [Date]
    public var listOfUnixMoment: [UnixTime]
    @InSmallLetters public var listOfUuid: [UUID]
    public var listOfLink: [URL]
    public var listOfBytes: [Data]
    public var listOfFree: [AnyJSON]
    public var listOfSecret: [Secret]
    @AsText public var listOfIntegerAsText: [Int]
    @AsText public var listOfDecimalAsText: [Double]
    @AsText public var listOfTruthAsText: [Bool]
    @AsText public var listOfUnixMomentAsText: [UnixTime]
    public var listOfSafeBytes: [URLSafeBytes]
    public var listOfKind: [Kind]
    public var listOfItem: [Item]
    public var listOfChoice: [Shape]
    public var mapOfText: [String: String]
    public var mapOfInteger: [String: Int]
    public var mapOfDecimal: [String: Double]
    public var mapOfTruth: [String: Bool]
    public var mapOfMoment: [String: Date]
    public var mapOfUnixMoment: [String: UnixTime]
    @InSmallLetters public var mapOfUuid: [String: UUID]
    public var mapOfLink: [String: URL]
    public var mapOfBytes: [String: Data]
    public var mapOfFree: [String: AnyJSON]
    public var mapOfSecret: [String: Secret]
    @AsText public var mapOfIntegerAsText: [String: Int]
    @AsText public var mapOfDecimalAsText: [String: Double]
    @AsText public var mapOfTruthAsText: [String: Bool]
    @AsText public var mapOfUnixMomentAsText: [String: UnixTime]
    public var mapOfSafeBytes: [String: URLSafeBytes]
    public var mapOfKind: [String: Kind]
    public var mapOfItem: [String: Item]
    public var mapOfChoice: [String: Shape]
    public var maybeText: String?
    public var maybeInteger: Int?
    public var maybeDecimal: Double?
    public var maybeTruth: Bool?
    public var maybeMoment: Date?
    public var maybeSpan: Int?
    public var maybeUnixMoment: UnixTime?
    public var maybeDuration: String?
    @InSmallLetters public var maybeUuid: UUID?
    public var maybeMail: String?
    public var maybePhone: String?
    public var maybeUsername: String?
    public var maybeIdentifier: String?
    public var maybePassword: Secret?
    public var maybeNewPassword: Secret?
    public var maybeOtp: Secret?
    public var maybeLink: URL?
    public var maybeJwt: Secret?
    public var maybeBytes: Data?
    public var maybeFree: AnyJSON?
    public var maybeSecret: Secret?
    @AsOptionalText public var maybeIntegerAsText: Int?
    @AsOptionalText public var maybeDecimalAsText: Double?
    @AsOptionalText public var maybeTruthAsText: Bool?
    @AsOptionalText public var maybeSpanAsText: Int?
    @AsOptionalText public var maybeUnixMomentAsText: UnixTime?
    public var maybeSafeBytes: URLSafeBytes?
    public var maybeKind: Kind?
    public var maybeItem: Item?
    public var maybeChoice: Shape?
    public var maybeListOfText: [String]?
    @InSmallLetters public var maybeListOfUuid: [UUID]?
    public var maybeListOfSecret: [Secret]?
    @AsOptionalText public var maybeListOfIntegerAsText: [Int]?
    public var maybeListOfSafeBytes: [URLSafeBytes]?
    public var maybeListOfItem: [Item]?
    public var maybeMapOfText: [String: String]?
    @InSmallLetters public var maybeMapOfUuid: [String: UUID]?
    public var maybeMapOfSecret: [String: Secret]?
    @AsOptionalText public var maybeMapOfIntegerAsText: [String: Int]?
    public var maybeMapOfSafeBytes: [String: URLSafeBytes]?
    public var maybeMapOfItem: [String: Item]?

    public init(text: String, integer: Int, decimal: Double, truth: Bool, moment: Date, span: Int, unixMoment: UnixTime, duration: String, uuid: UUID, mail: String, phone: String, username: String, identifier: String, password: Secret, newPassword: Secret, otp: Secret, link: URL, jwt: Secret, bytes: Data, free: AnyJSON, secret: Secret, integerAsText: Int, decimalAsText: Double, truthAsText: Bool, spanAsText: Int, unixMomentAsText: UnixTime, safeBytes: URLSafeBytes, level: SentRecordLevel, kind: Kind, box: SentRecordBox, item: Item, choice: Shape, fixedText: String = "p&q/1%", fixedNumber: Int = -12, fixedTruth: Bool = true, quotedNumber: String = "12", quotedTruth: String = "true", fraction: String = "2.5", wireBlank: String, wireHyphen: String, wireBrackets: String, wireQuote: String, wireHan: String, wireAmpersand: String, wireAt: String, wireUnderscore: String, wireDollar: String, wireBackslash: String, wireNumber: String, settingText: String, settingInteger: Int, settingTruth: Bool, settingSecret: Secret, settingLink: URL, settingBytes: Data, settingAsText: Int, callbackURL: String = "census://arrival", clientId: String = "house&app", scopes: String = "openid profile", listOfText: [String], listOfInteger: [Int], listOfDecimal: [Double], listOfTruth: [Bool], listOfMoment: [Date], listOfUnixMoment: [UnixTime], listOfUuid: [UUID], listOfLink: [URL], listOfBytes: [Data], listOfFree: [AnyJSON], listOfSecret: [Secret], listOfIntegerAsText: [Int], listOfDecimalAsText: [Double], listOfTruthAsText: [Bool], listOfUnixMomentAsText: [UnixTime], listOfSafeBytes: [URLSafeBytes], listOfKind: [Kind], listOfItem: [Item], listOfChoice: [Shape], mapOfText: [String: String], mapOfInteger: [String: Int], mapOfDecimal: [String: Double], mapOfTruth: [String: Bool], mapOfMoment: [String: Date], mapOfUnixMoment: [String: UnixTime], mapOfUuid: [String: UUID], mapOfLink: [String: URL], mapOfBytes: [String: Data], mapOfFree: [String: AnyJSON], mapOfSecret: [String: Secret], mapOfIntegerAsText: [String: Int], mapOfDecimalAsText: [String: Double], mapOfTruthAsText: [String: Bool], mapOfUnixMomentAsText: [String: UnixTime], mapOfSafeBytes: [String: URLSafeBytes], mapOfKind: [String: Kind], mapOfItem: [String: Item], mapOfChoice: [String: Shape], maybeText: String? = nil, maybeInteger: Int? = nil, maybeDecimal: Double? = nil, maybeTruth: Bool? = nil, maybeMoment: Date? = nil, maybeSpan: Int? = nil, maybeUnixMoment: UnixTime? = nil, maybeDuration: String? = nil, maybeUuid: UUID? = nil, maybeMail: String? = nil, maybePhone: String? = nil, maybeUsername: String? = nil, maybeIdentifier: String? = nil, maybePassword: Secret? = nil, maybeNewPassword: Secret? = nil, maybeOtp: Secret? = nil, maybeLink: URL? = nil, maybeJwt: Secret? = nil, maybeBytes: Data? = nil, maybeFree: AnyJSON? = nil, maybeSecret: Secret? = nil, maybeIntegerAsText: Int? = nil, maybeDecimalAsText: Double? = nil, maybeTruthAsText: Bool? = nil, maybeSpanAsText: Int? = nil, maybeUnixMomentAsText: UnixTime? = nil, maybeSafeBytes: URLSafeBytes? = nil, maybeKind: Kind? = nil, maybeItem: Item? = nil, maybeChoice: Shape? = nil, maybeListOfText: [String]? = nil, maybeListOfUuid: [UUID]? = nil, maybeListOfSecret: [Secret]? = nil, maybeListOfIntegerAsText: [Int]? = nil, maybeListOfSafeBytes: [URLSafeBytes]? = nil, maybeListOfItem: [Item]? = nil, maybeMapOfText: [String: String]? = nil, maybeMapOfUuid: [String: UUID]? = nil, maybeMapOfSecret: [String: Secret]? = nil, maybeMapOfIntegerAsText: [String: Int]? = nil, maybeMapOfSafeBytes: [String: URLSafeBytes]? = nil, maybeMapOfItem: [String: Item]? = nil) {
      self.text = text
      self.integer = integer
      self.decimal = decimal
      self.truth = truth
      self.moment = moment
      self.span = span
      self.unixMoment = unixMoment
      self.duration = duration
      self.uuid = uuid
      self.mail = mail
      self.phone = phone
      self.username = username
      self.identifier = identifier
      self.password = password
      self.newPassword = newPassword
      self.otp = otp
      self.link = link
      self.jwt = jwt
      self.bytes = bytes
      self.free = free
      self.secret = secret
      self.integerAsText = integerAsText
      self.decimalAsText = decimalAsText
      self.truthAsText = truthAsText
      self.spanAsText = spanAsText
      self.unixMomentAsText = unixMomentAsText
      self.safeBytes = safeBytes
      self.level = level
      self.kind = kind
      self.box = box
      self.item = item
      self.choice = choice
      self.fixedText = fixedText
      self.fixedNumber = fixedNumber
      self.fixedTruth = fixedTruth
      self.quotedNumber = quotedNumber
      self.quotedTruth = quotedTruth
      self.fraction = fraction
      self.wireBlank = wireBlank
      self.wireHyphen = wireHyphen
      self.wireBrackets = wireBrackets
      self.wireQuote = wireQuote
      self.wireHan = wireHan
      self.wireAmpersand = wireAmpersand
      self.wireAt = wireAt
      self.wireUnderscore = wireUnderscore
      self.wireDollar = wireDollar
      self.wireBackslash = wireBackslash
      self.wireNumber = wireNumber
      self.settingText = settingText
      self.settingInteger = settingInteger
      self.settingTruth = settingTruth
      self.settingSecret = settingSecret
      self.settingLink = settingLink
      self.settingBytes = settingBytes
      self.settingAsText = settingAsText
      self.callbackURL = callbackURL
      self.clientId = clientId
      self.scopes = scopes
      self.listOfText = listOfText
      self.listOfInteger = listOfInteger
      self.listOfDecimal = listOfDecimal
      self.listOfTruth = listOfTruth
      self.listOfMoment = listOfMoment
      self.listOfUnixMoment = listOfUnixMoment
      self.listOfUuid = listOfUuid
      self.listOfLink = listOfLink
      self.listOfBytes = listOfBytes
      self.listOfFree = listOfFree
      self.listOfSecret = listOfSecret
      self.listOfIntegerAsText = listOfIntegerAsText
      self.listOfDecimalAsText = listOfDecimalAsText
      self.listOfTruthAsText = listOfTruthAsText
      self.listOfUnixMomentAsText = listOfUnixMomentAsText
      self.listOfSafeBytes = listOfSafeBytes
      self.listOfKind = listOfKind
      self.listOfItem = listOfItem
      self.listOfChoice = listOfChoice
      self.mapOfText = mapOfText
      self.mapOfInteger = mapOfInteger
      self.mapOfDecimal = mapOfDecimal
      self.mapOfTruth = mapOfTruth
      self.mapOfMoment = mapOfMoment
      self.mapOfUnixMoment = mapOfUnixMoment
      self.mapOfUuid = mapOfUuid
      self.mapOfLink = mapOfLink
      self.mapOfBytes = mapOfBytes
      self.mapOfFree = mapOfFree
      self.mapOfSecret = mapOfSecret
      self.mapOfIntegerAsText = mapOfIntegerAsText
      self.mapOfDecimalAsText = mapOfDecimalAsText
      self.mapOfTruthAsText = mapOfTruthAsText
      self.mapOfUnixMomentAsText = mapOfUnixMomentAsText
      self.mapOfSafeBytes = mapOfSafeBytes
      self.mapOfKind = mapOfKind
      self.mapOfItem = mapOfItem
      self.mapOfChoice = mapOfChoice
      self.maybeText = maybeText
      self.maybeInteger = maybeInteger
      self.maybeDecimal = maybeDecimal
      self.maybeTruth = maybeTruth
      self.maybeMoment = maybeMoment
      self.maybeSpan = maybeSpan
      self.maybeUnixMoment = maybeUnixMoment
      self.maybeDuration = maybeDuration
      self.maybeUuid = maybeUuid
      self.maybeMail = maybeMail
      self.maybePhone = maybePhone
      self.maybeUsername = maybeUsername
      self.maybeIdentifier = maybeIdentifier
      self.maybePassword = maybePassword
      self.maybeNewPassword = maybeNewPassword
      self.maybeOtp = maybeOtp
      self.maybeLink = maybeLink
      self.maybeJwt = maybeJwt
      self.maybeBytes = maybeBytes
      self.maybeFree = maybeFree
      self.maybeSecret = maybeSecret
      self.maybeIntegerAsText = maybeIntegerAsText
      self.maybeDecimalAsText = maybeDecimalAsText
      self.maybeTruthAsText = maybeTruthAsText
      self.maybeSpanAsText = maybeSpanAsText
      self.maybeUnixMomentAsText = maybeUnixMomentAsText
      self.maybeSafeBytes = maybeSafeBytes
      self.maybeKind = maybeKind
      self.maybeItem = maybeItem
      self.maybeChoice = maybeChoice
      self.maybeListOfText = maybeListOfText
      self.maybeListOfUuid = maybeListOfUuid
      self.maybeListOfSecret = maybeListOfSecret
      self.maybeListOfIntegerAsText = maybeListOfIntegerAsText
      self.maybeListOfSafeBytes = maybeListOfSafeBytes
      self.maybeListOfItem = maybeListOfItem
      self.maybeMapOfText = maybeMapOfText
      self.maybeMapOfUuid = maybeMapOfUuid
      self.maybeMapOfSecret = maybeMapOfSecret
      self.maybeMapOfIntegerAsText = maybeMapOfIntegerAsText
      self.maybeMapOfSafeBytes = maybeMapOfSafeBytes
      self.maybeMapOfItem = maybeMapOfItem
    }

    private enum CodingKeys: String, CodingKey {
      case text = "text"
      case integer = "integer"
      case decimal = "decimal"
      case truth = "truth"
      case moment = "moment"
      case span = "span"
      case unixMoment = "unixMoment"
      case duration = "duration"
      case uuid = "uuid"
      case mail = "mail"
      case phone = "phone"
      case username = "username"
      case identifier = "identifier"
      case password = "password"
      case newPassword = "newPassword"
      case otp = "otp"
      case link = "link"
      case jwt = "jwt"
      case bytes = "bytes"
      case free = "free"
      case secret = "secret"
      case integerAsText = "integerAsText"
      case decimalAsText = "decimalAsText"
      case truthAsText = "truthAsText"
      case spanAsText = "spanAsText"
      case unixMomentAsText = "unixMomentAsText"
      case safeBytes = "safeBytes"
      case level = "level"
      case kind = "kind"
      case box = "box"
      case item = "item"
      case choice = "choice"
      case fixedText = "fixedText"
      case fixedNumber = "fixedNumber"
      case fixedTruth = "fixedTruth"
      case quotedNumber = "quotedNumber"
      case quotedTruth = "quotedTruth"
      case fraction = "fraction"
      case wireBlank = "two words"
      case wireHyphen = "X-Odd-Name"
      case wireBrackets = "list[0]"
      case wireQuote = "say\"so"
      case wireHan = "\u{540D}\u{5B57}"
      case wireAmpersand = "a&b=c"
      case wireAt = "@id"
      case wireUnderscore = "_x_1"
      case wireDollar = "$1"
      case wireBackslash = "a\\b"
      case wireNumber = "0"
      case settingText = "settingText"
      case settingInteger = "settingInteger"
      case settingTruth = "settingTruth"
      case settingSecret = "settingSecret"
      case settingLink = "settingLink"
      case settingBytes = "settingBytes"
      case settingAsText = "settingAsText"
      case callbackURL = "callbackURL"
      case clientId = "clientId"
      case scopes = "scopes"
      case listOfText = "listOfText"
      case listOfInteger = "listOfInteger"
      case listOfDecimal = "listOfDecimal"
      case listOfTruth = "listOfTruth"
      case listOfMoment = "listOfMoment"
      case listOfUnixMoment = "listOfUnixMoment"
      case listOfUuid = "listOfUuid"
      case listOfLink = "listOfLink"
      case listOfBytes = "listOfBytes"
      case listOfFree = "listOfFree"
      case listOfSecret = "listOfSecret"
      case listOfIntegerAsText = "listOfIntegerAsText"
      case listOfDecimalAsText = "listOfDecimalAsText"
      case listOfTruthAsText = "listOfTruthAsText"
      case listOfUnixMomentAsText = "listOfUnixMomentAsText"
      case listOfSafeBytes = "listOfSafeBytes"
      case listOfKind = "listOfKind"
      case listOfItem = "listOfItem"
      case listOfChoice = "listOfChoice"
      case mapOfText = "mapOfText"
      case mapOfInteger = "mapOfInteger"
      case mapOfDecimal = "mapOfDecimal"
      case mapOfTruth = "mapOfTruth"
      case mapOfMoment = "mapOfMoment"
      case mapOfUnixMoment = "mapOfUnixMoment"
      case mapOfUuid = "mapOfUuid"
      case mapOfLink = "mapOfLink"
      case mapOfBytes = "mapOfBytes"
      case mapOfFree = "mapOfFree"
      case mapOfSecret = "mapOfSecret"
      case mapOfIntegerAsText = "mapOfIntegerAsText"
      case mapOfDecimalAsText = "mapOfDecimalAsText"
      case mapOfTruthAsText = "mapOfTruthAsText"
      case mapOfUnixMomentAsText = "mapOfUnixMomentAsText"
      case mapOfSafeBytes = "mapOfSafeBytes"
      case mapOfKind = "mapOfKind"
      case mapOfItem = "mapOfItem"
      case mapOfChoice = "mapOfChoice"
      case maybeText = "maybeText"
      case maybeInteger = "maybeInteger"
      case maybeDecimal = "maybeDecimal"
      case maybeTruth = "maybeTruth"
      case maybeMoment = "maybeMoment"
      case maybeSpan = "maybeSpan"
      case maybeUnixMoment = "maybeUnixMoment"
      case maybeDuration = "maybeDuration"
      case maybeUuid = "maybeUuid"
      case maybeMail = "maybeMail"
      case maybePhone = "maybePhone"
      case maybeUsername = "maybeUsername"
      case maybeIdentifier = "maybeIdentifier"
      case maybePassword = "maybePassword"
      case maybeNewPassword = "maybeNewPassword"
      case maybeOtp = "maybeOtp"
      case maybeLink = "maybeLink"
      case maybeJwt = "maybeJwt"
      case maybeBytes = "maybeBytes"
      case maybeFree = "maybeFree"
      case maybeSecret = "maybeSecret"
      case maybeIntegerAsText = "maybeIntegerAsText"
      case maybeDecimalAsText = "maybeDecimalAsText"
      case maybeTruthAsText = "maybeTruthAsText"
      case maybeSpanAsText = "maybeSpanAsText"
      case maybeUnixMomentAsText = "maybeUnixMomentAsText"
      case maybeSafeBytes = "maybeSafeBytes"
      case maybeKind = "maybeKind"
      case maybeItem = "maybeItem"
      case maybeChoice = "maybeChoice"
      case maybeListOfText = "maybeListOfText"
      case maybeListOfUuid = "maybeListOfUuid"
      case maybeListOfSecret = "maybeListOfSecret"
      case maybeListOfIntegerAsText = "maybeListOfIntegerAsText"
      case maybeListOfSafeBytes = "maybeListOfSafeBytes"
      case maybeListOfItem = "maybeListOfItem"
      case maybeMapOfText = "maybeMapOfText"
      case maybeMapOfUuid = "maybeMapOfUuid"
      case maybeMapOfSecret = "maybeMapOfSecret"
      case maybeMapOfIntegerAsText = "maybeMapOfIntegerAsText"
      case maybeMapOfSafeBytes = "maybeMapOfSafeBytes"
      case maybeMapOfItem = "maybeMapOfItem"
    }
  }

  public struct SentItemBox: Codable, Hashable, Sendable {
    public var inner: Int

    public init(inner: Int) {
      self.inner = inner
    }
  }

  public struct SentItem: Codable, Hashable, Sendable {
    public var text: String
    public var integer: Int
    public var decimal: Double
    public var truth: Bool
    public var moment: Date
    public var span: Int
    public var unixMoment: UnixTime
    public var duration: String
    @InSmallLetters public var uuid: UUID
    public var mail: String
    public var phone: String
    public var username: String
    public var identifier: String
    public var password: Secret
    public var newPassword: Secret
    public var otp: Secret
    public var link: URL
    public var jwt: Secret
    public var bytes: Data
    public var free: AnyJSON
    public var secret: Secret
    @AsText public var integerAsText: Int
    @AsText public var decimalAsText: Double
    @AsText public var truthAsText: Bool
    @AsText public var spanAsText: Int
    @AsText public var unixMomentAsText: UnixTime
    public var safeBytes: URLSafeBytes
    public var level: SentItemLevel
    public var kind: Kind
    public var box: SentItemBox
    public var item: Item
    public var choice: Shape
    public var fixedText: String
    public var fixedNumber: Int
    public var fixedTruth: Bool
    public var quotedNumber: String
    public var quotedTruth: String
    public var fraction: String
    public var wireBlank: String
    public var wireHyphen: String
    public var wireBrackets: String
    public var wireQuote: String
    public var wireHan: String
    public var wireAmpersand: String
    public var wireAt: String
    public var wireUnderscore: String
    public var wireDollar: String
    public var wireBackslash: String
    public var wireNumber: String
    public var settingText: String
    public var settingInteger: Int
    public var settingTruth: Bool
    public var settingSecret: Secret
    public var settingLink: URL
    public var settingBytes: Data
    @AsText public var settingAsText: Int
    public var callbackURL: String
    public var clientId: String
    public var scopes: String
    public var listOfText: [String]
    public var listOfInteger: [Int]
    public var listOfDecimal: [Double]
    public var listOfTruth: [Bool]
    public var listOfMoment: [Date]
    public var listOfUnixMoment: [UnixTime]
    @InSmallLetters public var listOfUuid: [UUID]
    public var listOfLink: [URL]
    public var listOfBytes: [Data]
    public var listOfFree: [AnyJSON]
    public var listOfSecret: [Secret]
    @AsText public var listOfIntegerAsText: [Int]
    @AsText public var listOfDecimalAsText: [Double]
    @AsText public var listOfTruthAsText: [Bool]
    @AsText public var listOfUnixMomentAsText: [UnixTime]
    public var listOfSafeBytes: [URLSafeBytes]
    public var listOfKind: [Kind]
    public var listOfItem: [Item]
    public var listOfChoice: [Shape]
    public var mapOfText: [String: String]
    public var mapOfInteger: [String: Int]
    public var mapOfDecimal: [String: Double]
    public var mapOfTruth: [String: Bool]
    public var mapOfMoment: [String: Date]
    public var mapOfUnixMoment: [String: UnixTime]
    @InSmallLetters public var mapOfUuid: [String: UUID]
    public var mapOfLink: [String: URL]
    public var mapOfBytes: [String: Data]
    public var mapOfFree: [String: AnyJSON]
    public var mapOfSecret: [String: Secret]
    @AsText public var mapOfIntegerAsText: [String: Int]
    @AsText public var mapOfDecimalAsText: [String: Double]
    @AsText public var mapOfTruthAsText: [String: Bool]
    @AsText public var mapOfUnixMomentAsText: [String: UnixTime]
    public var mapOfSafeBytes: [String: URLSafeBytes]
    public var mapOfKind: [String: Kind]
    public var mapOfItem: [String: Item]
    public var mapOfChoice: [String: Shape]
    public var maybeText: String?
    public var maybeInteger: Int?
    public var maybeDecimal: Double?
    public var maybeTruth: Bool?
    public var maybeMoment: Date?
    public var maybeSpan: Int?
    public var maybeUnixMoment: UnixTime?
    public var maybeDuration: String?
    @InSmallLetters public var maybeUuid: UUID?
    public var maybeMail: String?
    public var maybePhone: String?
    public var maybeUsername: String?
    public var maybeIdentifier: String?
    public var maybePassword: Secret?
    public var maybeNewPassword: Secret?
    public var maybeOtp: Secret?
    public var maybeLink: URL?
    public var maybeJwt: Secret?
    public var maybeBytes: Data?
    public var maybeFree: AnyJSON?
    public var maybeSecret: Secret?
    @AsOptionalText public var maybeIntegerAsText: Int?
    @AsOptionalText public var maybeDecimalAsText: Double?
    @AsOptionalText public var maybeTruthAsText: Bool?
    @AsOptionalText public var maybeSpanAsText: Int?
    @AsOptionalText public var maybeUnixMomentAsText: UnixTime?
    public var maybeSafeBytes: URLSafeBytes?
    public var maybeKind: Kind?
    public var maybeItem: Item?
    public var maybeChoice: Shape?
    public var maybeListOfText: [String]?
    @InSmallLetters public var maybeListOfUuid: [UUID]?
    public var maybeListOfSecret: [Secret]?
    @AsOptionalText public var maybeListOfIntegerAsText: [Int]?
    public var maybeListOfSafeBytes: [URLSafeBytes]?
    public var maybeListOfItem: [Item]?
    public var maybeMapOfText: [String: String]?
    @InSmallLetters public var maybeMapOfUuid: [String: UUID]?
    public var maybeMapOfSecret: [String: Secret]?
    @AsOptionalText public var maybeMapOfIntegerAsText: [String: Int]?
    public var maybeMapOfSafeBytes: [String: URLSafeBytes]?
    public var maybeMapOfItem: [String: Item]?

    public init(text: String, integer: Int, decimal: Double, truth: Bool, moment: Date, span: Int, unixMoment: UnixTime, duration: String, uuid: UUID, mail: String, phone: String, username: String, identifier: String, password: Secret, newPassword: Secret, otp: Secret, link: URL, jwt: Secret, bytes: Data, free: AnyJSON, secret: Secret, integerAsText: Int, decimalAsText: Double, truthAsText: Bool, spanAsText: Int, unixMomentAsText: UnixTime, safeBytes: URLSafeBytes, level: SentItemLevel, kind: Kind, box: SentItemBox, item: Item, choice: Shape, fixedText: String = "p&q/1%", fixedNumber: Int = -12, fixedTruth: Bool = true, quotedNumber: String = "12", quotedTruth: String = "true", fraction: String = "2.5", wireBlank: String, wireHyphen: String, wireBrackets: String, wireQuote: String, wireHan: String, wireAmpersand: String, wireAt: String, wireUnderscore: String, wireDollar: String, wireBackslash: String, wireNumber: String, settingText: String, settingInteger: Int, settingTruth: Bool, settingSecret: Secret, settingLink: URL, settingBytes: Data, settingAsText: Int, callbackURL: String = "census://arrival", clientId: String = "house&app", scopes: String = "openid profile", listOfText: [String], listOfInteger: [Int], listOfDecimal: [Double], listOfTruth: [Bool], listOfMoment: [Date], listOfUnixMoment: [UnixTime], listOfUuid: [UUID], listOfLink: [URL], listOfBytes: [Data], listOfFree: [AnyJSON], listOfSecret: [Secret], listOfIntegerAsText: [Int], listOfDecimalAsText: [Double], listOfTruthAsText: [Bool], listOfUnixMomentAsText: [UnixTime], listOfSafeBytes: [URLSafeBytes], listOfKind: [Kind], listOfItem: [Item], listOfChoice: [Shape], mapOfText: [String: String], mapOfInteger: [String: Int], mapOfDecimal: [String: Double], mapOfTruth: [String: Bool], mapOfMoment: [String: Date], mapOfUnixMoment: [String: UnixTime], mapOfUuid: [String: UUID], mapOfLink: [String: URL], mapOfBytes: [String: Data], mapOfFree: [String: AnyJSON], mapOfSecret: [String: Secret], mapOfIntegerAsText: [String: Int], mapOfDecimalAsText: [String: Double], mapOfTruthAsText: [String: Bool], mapOfUnixMomentAsText: [String: UnixTime], mapOfSafeBytes: [String: URLSafeBytes], mapOfKind: [String: Kind], mapOfItem: [String: Item], mapOfChoice: [String: Shape], maybeText: String? = nil, maybeInteger: Int? = nil, maybeDecimal: Double? = nil, maybeTruth: Bool? = nil, maybeMoment: Date? = nil, maybeSpan: Int? = nil, maybeUnixMoment: UnixTime? = nil, maybeDuration: String? = nil, maybeUuid: UUID? = nil, maybeMail: String? = nil, maybePhone: String? = nil, maybeUsername: String? = nil, maybeIdentifier: String? = nil, maybePassword: Secret? = nil, maybeNewPassword: Secret? = nil, maybeOtp: Secret? = nil, maybeLink: URL? = nil, maybeJwt: Secret? = nil, maybeBytes: Data? = nil, maybeFree: AnyJSON? = nil, maybeSecret: Secret? = nil, maybeIntegerAsText: Int? = nil, maybeDecimalAsText: Double? = nil, maybeTruthAsText: Bool? = nil, maybeSpanAsText: Int? = nil, maybeUnixMomentAsText: UnixTime? = nil, maybeSafeBytes: URLSafeBytes? = nil, maybeKind: Kind? = nil, maybeItem: Item? = nil, maybeChoice: Shape? = nil, maybeListOfText: [String]? = nil, maybeListOfUuid: [UUID]? = nil, maybeListOfSecret: [Secret]? = nil, maybeListOfIntegerAsText: [Int]? = nil, maybeListOfSafeBytes: [URLSafeBytes]? = nil, maybeListOfItem: [Item]? = nil, maybeMapOfText: [String: String]? = nil, maybeMapOfUuid: [String: UUID]? = nil, maybeMapOfSecret: [String: Secret]? = nil, maybeMapOfIntegerAsText: [String: Int]? = nil, maybeMapOfSafeBytes: [String: URLSafeBytes]? = nil, maybeMapOfItem: [String: Item]? = nil) {
      self.text = text
      self.integer = integer
      self.decimal = decimal
      self.truth = truth
      self.moment = moment
      self.span = span
      self.unixMoment = unixMoment
      self.duration = duration
      self.uuid = uuid
      self.mail = mail
      self.phone = phone
      self.username = username
      self.identifier = identifier
      self.password = password
      self.newPassword = newPassword
      self.otp = otp
      self.link = link
      self.jwt = jwt
      self.bytes = bytes
      self.free = free
      self.secret = secret
      self.integerAsText = integerAsText
      self.decimalAsText = decimalAsText
      self.truthAsText = truthAsText
      self.spanAsText = spanAsText
      self.unixMomentAsText = unixMomentAsText
      self.safeBytes = safeBytes
      self.level = level
      self.kind = kind
      self.box = box
      self.item = item
      self.choice = choice
      self.fixedText = fixedText
      self.fixedNumber = fixedNumber
      self.fixedTruth = fixedTruth
      self.quotedNumber = quotedNumber
      self.quotedTruth = quotedTruth
      self.fraction = fraction
      self.wireBlank = wireBlank
      self.wireHyphen = wireHyphen
      self.wireBrackets = wireBrackets
      self.wireQuote = wireQuote
      self.wireHan = wireHan
      self.wireAmpersand = wireAmpersand
      self.wireAt = wireAt
      self.wireUnderscore = wireUnderscore
      self.wireDollar = wireDollar
      self.wireBackslash = wireBackslash
      self.wireNumber = wireNumber
      self.settingText = settingText
      self.settingInteger = settingInteger
      self.settingTruth = settingTruth
      self.settingSecret = settingSecret
      self.settingLink = settingLink
      self.settingBytes = settingBytes
      self.settingAsText = settingAsText
      self.callbackURL = callbackURL
      self.clientId = clientId
      self.scopes = scopes
      self.listOfText = listOfText
      self.listOfInteger = listOfInteger
      self.listOfDecimal = listOfDecimal
      self.listOfTruth = listOfTruth
      self.listOfMoment = listOfMoment
      self.listOfUnixMoment = listOfUnixMoment
      self.listOfUuid = listOfUuid
      self.listOfLink = listOfLink
      self.listOfBytes = listOfBytes
      self.listOfFree = listOfFree
      self.listOfSecret = listOfSecret
      self.listOfIntegerAsText = listOfIntegerAsText
      self.listOfDecimalAsText = listOfDecimalAsText
      self.listOfTruthAsText = listOfTruthAsText
      self.listOfUnixMomentAsText = listOfUnixMomentAsText
      self.listOfSafeBytes = listOfSafeBytes
      self.listOfKind = listOfKind
      self.listOfItem = listOfItem
      self.listOfChoice = listOfChoice
      self.mapOfText = mapOfText
      self.mapOfInteger = mapOfInteger
      self.mapOfDecimal = mapOfDecimal
      self.mapOfTruth = mapOfTruth
      self.mapOfMoment = mapOfMoment
      self.mapOfUnixMoment = mapOfUnixMoment
      self.mapOfUuid = mapOfUuid
      self.mapOfLink = mapOfLink
      self.mapOfBytes = mapOfBytes
      self.mapOfFree = mapOfFree
      self.mapOfSecret = mapOfSecret
      self.mapOfIntegerAsText = mapOfIntegerAsText
      self.mapOfDecimalAsText = mapOfDecimalAsText
      self.mapOfTruthAsText = mapOfTruthAsText
      self.mapOfUnixMomentAsText = mapOfUnixMomentAsText
      self.mapOfSafeBytes = mapOfSafeBytes
      self.mapOfKind = mapOfKind
      self.mapOfItem = mapOfItem
      self.mapOfChoice = mapOfChoice
      self.maybeText = maybeText
      self.maybeInteger = maybeInteger
      self.maybeDecimal = maybeDecimal
      self.maybeTruth = maybeTruth
      self.maybeMoment = maybeMoment
      self.maybeSpan = maybeSpan
      self.maybeUnixMoment = maybeUnixMoment
      self.maybeDuration = maybeDuration
      self.maybeUuid = maybeUuid
      self.maybeMail = maybeMail
      self.maybePhone = maybePhone
      self.maybeUsername = maybeUsername
      self.maybeIdentifier = maybeIdentifier
      self.maybePassword = maybePassword
      self.maybeNewPassword = maybeNewPassword
      self.maybeOtp = maybeOtp
      self.maybeLink = maybeLink
      self.maybeJwt = maybeJwt
      self.maybeBytes = maybeBytes
      self.maybeFree = maybeFree
      self.maybeSecret = maybeSecret
      self.maybeIntegerAsText = maybeIntegerAsText
      self.maybeDecimalAsText = maybeDecimalAsText
      self.maybeTruthAsText = maybeTruthAsText
      self.maybeSpanAsText = maybeSpanAsText
      self.maybeUnixMomentAsText = maybeUnixMomentAsText
      self.maybeSafeBytes = maybeSafeBytes
      self.maybeKind = maybeKind
      self.maybeItem = maybeItem
      self.maybeChoice = maybeChoice
      self.maybeListOfText = maybeListOfText
      self.maybeListOfUuid = maybeListOfUuid
      self.maybeListOfSecret = maybeListOfSecret
      self.maybeListOfIntegerAsText = maybeListOfIntegerAsText
      self.maybeListOfSafeBytes = maybeListOfSafeBytes
      self.maybeListOfItem = maybeListOfItem
      self.maybeMapOfText = maybeMapOfText
      self.maybeMapOfUuid = maybeMapOfUuid
      self.maybeMapOfSecret = maybeMapOfSecret
      self.maybeMapOfIntegerAsText = maybeMapOfIntegerAsText
      self.maybeMapOfSafeBytes = maybeMapOfSafeBytes
      self.maybeMapOfItem = maybeMapOfItem
    }

    private enum CodingKeys: String, CodingKey {
      case text = "text"
      case integer = "integer"
      case decimal = "decimal"
      case truth = "truth"
      case moment = "moment"
      case span = "span"
      case unixMoment = "unixMoment"
      case duration = "duration"
      case uuid = "uuid"
      case mail = "mail"
      case phone = "phone"
      case username = "username"
      case identifier = "identifier"
      case password = "password"
      case newPassword = "newPassword"
      case otp = "otp"
      case link = "link"
      case jwt = "jwt"
      case bytes = "bytes"
      case free = "free"
      case secret = "secret"
      case integerAsText = "integerAsText"
      case decimalAsText = "decimalAsText"
      case truthAsText = "truthAsText"
      case spanAsText = "spanAsText"
      case unixMomentAsText = "unixMomentAsText"
      case safeBytes = "safeBytes"
      case level = "level"
      case kind = "kind"
      case box = "box"
      case item = "item"
      case choice = "choice"
      case fixedText = "fixedText"
      case fixedNumber = "fixedNumber"
      case fixedTruth = "fixedTruth"
      case quotedNumber = "quotedNumber"
      case quotedTruth = "quotedTruth"
      case fraction = "fraction"
      case wireBlank = "two words"
      case wireHyphen = "X-Odd-Name"
      case wireBrackets = "list[0]"
      case wireQuote = "say\"so"
      case wireHan = "\u{540D}\u{5B57}"
      case wireAmpersand = "a&b=c"
      case wireAt = "@id"
      case wireUnderscore = "_x_1"
      case wireDollar = "$1"
      case wireBackslash = "a\\b"
      case wireNumber = "0"
      case settingText = "settingText"
      case settingInteger = "settingInteger"
      case settingTruth = "settingTruth"
      case settingSecret = "settingSecret"
      case settingLink = "settingLink"
      case settingBytes = "settingBytes"
      case settingAsText = "settingAsText"
      case callbackURL = "callbackURL"
      case clientId = "clientId"
      case scopes = "scopes"
      case listOfText = "listOfText"
      case listOfInteger = "listOfInteger"
      case listOfDecimal = "listOfDecimal"
      case listOfTruth = "listOfTruth"
      case listOfMoment = "listOfMoment"
      case listOfUnixMoment = "listOfUnixMoment"
      case listOfUuid = "listOfUuid"
      case listOfLink = "listOfLink"
      case listOfBytes = "listOfBytes"
      case listOfFree = "listOfFree"
      case listOfSecret = "listOfSecret"
      case listOfIntegerAsText = "listOfIntegerAsText"
      case listOfDecimalAsText = "listOfDecimalAsText"
      case listOfTruthAsText = "listOfTruthAsText"
      case listOfUnixMomentAsText = "listOfUnixMomentAsText"
      case listOfSafeBytes = "listOfSafeBytes"
      case listOfKind = "listOfKind"
      case listOfItem = "listOfItem"
      case listOfChoice = "listOfChoice"
      case mapOfText = "mapOfText"
      case mapOfInteger = "mapOfInteger"
      case mapOfDecimal = "mapOfDecimal"
      case mapOfTruth = "mapOfTruth"
      case mapOfMoment = "mapOfMoment"
      case mapOfUnixMoment = "mapOfUnixMoment"
      case mapOfUuid = "mapOfUuid"
      case mapOfLink = "mapOfLink"
      case mapOfBytes = "mapOfBytes"
      case mapOfFree = "mapOfFree"
      case mapOfSecret = "mapOfSecret"
      case mapOfIntegerAsText = "mapOfIntegerAsText"
      case mapOfDecimalAsText = "mapOfDecimalAsText"
      case mapOfTruthAsText = "mapOfTruthAsText"
      case mapOfUnixMomentAsText = "mapOfUnixMomentAsText"
      case mapOfSafeBytes = "mapOfSafeBytes"
      case mapOfKind = "mapOfKind"
      case mapOfItem = "mapOfItem"
      case mapOfChoice = "mapOfChoice"
      case maybeText = "maybeText"
      case maybeInteger = "maybeInteger"
      case maybeDecimal = "maybeDecimal"
      case maybeTruth = "maybeTruth"
      case maybeMoment = "maybeMoment"
      case maybeSpan = "maybeSpan"
      case maybeUnixMoment = "maybeUnixMoment"
      case maybeDuration = "maybeDuration"
      case maybeUuid = "maybeUuid"
      case maybeMail = "maybeMail"
      case maybePhone = "maybePhone"
      case maybeUsername = "maybeUsername"
      case maybeIdentifier = "maybeIdentifier"
      case maybePassword = "maybePassword"
      case maybeNewPassword = "maybeNewPassword"
      case maybeOtp = "maybeOtp"
      case maybeLink = "maybeLink"
      case maybeJwt = "maybeJwt"
      case maybeBytes = "maybeBytes"
      case maybeFree = "maybeFree"
      case maybeSecret = "maybeSecret"
      case maybeIntegerAsText = "maybeIntegerAsText"
      case maybeDecimalAsText = "maybeDecimalAsText"
      case maybeTruthAsText = "maybeTruthAsText"
      case maybeSpanAsText = "maybeSpanAsText"
      case maybeUnixMomentAsText = "maybeUnixMomentAsText"
      case maybeSafeBytes = "maybeSafeBytes"
      case maybeKind = "maybeKind"
      case maybeItem = "maybeItem"
      case maybeChoice = "maybeChoice"
      case maybeListOfText = "maybeListOfText"
      case maybeListOfUuid = "maybeListOfUuid"
      case maybeListOfSecret = "maybeListOfSecret"
      case maybeListOfIntegerAsText = "maybeListOfIntegerAsText"
      case maybeListOfSafeBytes = "maybeListOfSafeBytes"
      case maybeListOfItem = "maybeListOfItem"
      case maybeMapOfText = "maybeMapOfText"
      case maybeMapOfUuid = "maybeMapOfUuid"
      case maybeMapOfSecret = "maybeMapOfSecret"
      case maybeMapOfIntegerAsText = "maybeMapOfIntegerAsText"
      case maybeMapOfSafeBytes = "maybeMapOfSafeBytes"
      case maybeMapOfItem = "maybeMapOfItem"
    }
  }

  public struct SentEntryBox: Codable, Hashable, Sendable {
    public var inner: Int

    public init(inner: Int) {
      self.inner = inner
    }
  }

  public struct SentEntry: Codable, Hashable, Sendable {
    public var text: String
    public var integer: Int
    public var decimal: Double
    public var truth: Bool
    public var moment: Date
    public var span: Int
    public var unixMoment: UnixTime
    public var duration: String
    @InSmallLetters public var uuid: UUID
    public var mail: String
    public var phone: String
    public var username: String
    public var identifier: String
    public var password: Secret
    public var newPassword: Secret
    public var otp: Secret
    public var link: URL
    public var jwt: Secret
    public var bytes: Data
    public var free: AnyJSON
    public var secret: Secret
    @AsText public var integerAsText: Int
    @AsText public var decimalAsText: Double
    @AsText public var truthAsText: Bool
    @AsText public var spanAsText: Int
    @AsText public var unixMomentAsText: UnixTime
    public var safeBytes: URLSafeBytes
    public var level: SentEntryLevel
    public var kind: Kind
    public var box: SentEntryBox
    public var item: Item
    public var choice: Shape
    public var fixedText: String
    public var fixedNumber: Int
    public var fixedTruth: Bool
    public var quotedNumber: String
    public var quotedTruth: String
    public var fraction: String
    public var wireBlank: String
    public var wireHyphen: String
    public var wireBrackets: String
    public var wireQuote: String
    public var wireHan: String
    public var wireAmpersand: String
    public var wireAt: String
    public var wireUnderscore: String
    public var wireDollar: String
    public var wireBackslash: String
    public var wireNumber: String
    public var settingText: String
    public var settingInteger: Int
    public var settingTruth: Bool
    public var settingSecret: Secret
    public var settingLink: URL
    public var settingBytes: Data
    @AsText public var settingAsText: Int
    public var callbackURL: String
    public var clientId: String
    public var scopes: String
    public var listOfText: [String]
    public var listOfInteger: [Int]
    public var listOfDecimal: [Double]
    public var listOfTruth: [Bool]
    public var listOfMoment: [Date]
    public var listOfUnixMoment: [UnixTime]
    @InSmallLetters public var listOfUuid: [UUID]
    public var listOfLink: [URL]
    public var listOfBytes: [Data]
    public var listOfFree: [AnyJSON]
    public var listOfSecret: [Secret]
    @AsText public var listOfIntegerAsText: [Int]
    @AsText public var listOfDecimalAsText: [Double]
    @AsText public var listOfTruthAsText: [Bool]
    @AsText public var listOfUnixMomentAsText: [UnixTime]
    public var listOfSafeBytes: [URLSafeBytes]
    public var listOfKind: [Kind]
    public var listOfItem: [Item]
    public var listOfChoice: [Shape]
    public var mapOfText: [String: String]
    public var mapOfInteger: [String: Int]
    public var mapOfDecimal: [String: Double]
    public var mapOfTruth: [String: Bool]
    public var mapOfMoment: [String: Date]
    public var mapOfUnixMoment: [String: UnixTime]
    @InSmallLetters public var mapOfUuid: [String: UUID]
    public var mapOfLink: [String: URL]
    public var mapOfBytes: [String: Data]
    public var mapOfFree: [String: AnyJSON]
    public var mapOfSecret: [String: Secret]
    @AsText public var mapOfIntegerAsText: [String: Int]
    @AsText public var mapOfDecimalAsText: [String: Double]
    @AsText public var mapOfTruthAsText: [String: Bool]
    @AsText public var mapOfUnixMomentAsText: [String: UnixTime]
    public var mapOfSafeBytes: [String: URLSafeBytes]
    public var mapOfKind: [String: Kind]
    public var mapOfItem: [String: Item]
    public var mapOfChoice: [String: Shape]
    public var maybeText: String?
    public var maybeInteger: Int?
    public var maybeDecimal: Double?
    public var maybeTruth: Bool?
    public var maybeMoment: Date?
    public var maybeSpan: Int?
    public var maybeUnixMoment: UnixTime?
    public var maybeDuration: String?
    @InSmallLetters public var maybeUuid: UUID?
    public var maybeMail: String?
    public var maybePhone: String?
    public var maybeUsername: String?
    public var maybeIdentifier: String?
    public var maybePassword: Secret?
    public var maybeNewPassword: Secret?
    public var maybeOtp: Secret?
    public var maybeLink: URL?
    public var maybeJwt: Secret?
    public var maybeBytes: Data?
    public var maybeFree: AnyJSON?
    public var maybeSecret: Secret?
    @AsOptionalText public var maybeIntegerAsText: Int?
    @AsOptionalText public var maybeDecimalAsText: Double?
    @AsOptionalText public var maybeTruthAsText: Bool?
    @AsOptionalText public var maybeSpanAsText: Int?
    @AsOptionalText public var maybeUnixMomentAsText: UnixTime?
    public var maybeSafeBytes: URLSafeBytes?
    public var maybeKind: Kind?
    public var maybeItem: Item?
    public var maybeChoice: Shape?
    public var maybeListOfText: [String]?
    @InSmallLetters public var maybeListOfUuid: [UUID]?
    public var maybeListOfSecret: [Secret]?
    @AsOptionalText public var maybeListOfIntegerAsText: [Int]?
    public var maybeListOfSafeBytes: [URLSafeBytes]?
    public var maybeListOfItem: [Item]?
    public var maybeMapOfText: [String: String]?
    @InSmallLetters public var maybeMapOfUuid: [String: UUID]?
    public var maybeMapOfSecret: [String: Secret]?
    @AsOptionalText public var maybeMapOfIntegerAsText: [String: Int]?
    public var maybeMapOfSafeBytes: [String: URLSafeBytes]?
    public var maybeMapOfItem: [String: Item]?

    public init(text: String, integer: Int, decimal: Double, truth: Bool, moment: Date, span: Int, unixMoment: UnixTime, duration: String, uuid: UUID, mail: String, phone: String, username: String, identifier: String, password: Secret, newPassword: Secret, otp: Secret, link: URL, jwt: Secret, bytes: Data, free: AnyJSON, secret: Secret, integerAsText: Int, decimalAsText: Double, truthAsText: Bool, spanAsText: Int, unixMomentAsText: UnixTime, safeBytes: URLSafeBytes, level: SentEntryLevel, kind: Kind, box: SentEntryBox, item: Item, choice: Shape, fixedText: String = "p&q/1%", fixedNumber: Int = -12, fixedTruth: Bool = true, quotedNumber: String = "12", quotedTruth: String = "true", fraction: String = "2.5", wireBlank: String, wireHyphen: String, wireBrackets: String, wireQuote: String, wireHan: String, wireAmpersand: String, wireAt: String, wireUnderscore: String, wireDollar: String, wireBackslash: String, wireNumber: String, settingText: String, settingInteger: Int, settingTruth: Bool, settingSecret: Secret, settingLink: URL, settingBytes: Data, settingAsText: Int, callbackURL: String = "census://arrival", clientId: String = "house&app", scopes: String = "openid profile", listOfText: [String], listOfInteger: [Int], listOfDecimal: [Double], listOfTruth: [Bool], listOfMoment: [Date], listOfUnixMoment: [UnixTime], listOfUuid: [UUID], listOfLink: [URL], listOfBytes: [Data], listOfFree: [AnyJSON], listOfSecret: [Secret], listOfIntegerAsText: [Int], listOfDecimalAsText: [Double], listOfTruthAsText: [Bool], listOfUnixMomentAsText: [UnixTime], listOfSafeBytes: [URLSafeBytes], listOfKind: [Kind], listOfItem: [Item], listOfChoice: [Shape], mapOfText: [String: String], mapOfInteger: [String: Int], mapOfDecimal: [String: Double], mapOfTruth: [String: Bool], mapOfMoment: [String: Date], mapOfUnixMoment: [String: UnixTime], mapOfUuid: [String: UUID], mapOfLink: [String: URL], mapOfBytes: [String: Data], mapOfFree: [String: AnyJSON], mapOfSecret: [String: Secret], mapOfIntegerAsText: [String: Int], mapOfDecimalAsText: [String: Double], mapOfTruthAsText: [String: Bool], mapOfUnixMomentAsText: [String: UnixTime], mapOfSafeBytes: [String: URLSafeBytes], mapOfKind: [String: Kind], mapOfItem: [String: Item], mapOfChoice: [String: Shape], maybeText: String? = nil, maybeInteger: Int? = nil, maybeDecimal: Double? = nil, maybeTruth: Bool? = nil, maybeMoment: Date? = nil, maybeSpan: Int? = nil, maybeUnixMoment: UnixTime? = nil, maybeDuration: String? = nil, maybeUuid: UUID? = nil, maybeMail: String? = nil, maybePhone: String? = nil, maybeUsername: String? = nil, maybeIdentifier: String? = nil, maybePassword: Secret? = nil, maybeNewPassword: Secret? = nil, maybeOtp: Secret? = nil, maybeLink: URL? = nil, maybeJwt: Secret? = nil, maybeBytes: Data? = nil, maybeFree: AnyJSON? = nil, maybeSecret: Secret? = nil, maybeIntegerAsText: Int? = nil, maybeDecimalAsText: Double? = nil, maybeTruthAsText: Bool? = nil, maybeSpanAsText: Int? = nil, maybeUnixMomentAsText: UnixTime? = nil, maybeSafeBytes: URLSafeBytes? = nil, maybeKind: Kind? = nil, maybeItem: Item? = nil, maybeChoice: Shape? = nil, maybeListOfText: [String]? = nil, maybeListOfUuid: [UUID]? = nil, maybeListOfSecret: [Secret]? = nil, maybeListOfIntegerAsText: [Int]? = nil, maybeListOfSafeBytes: [URLSafeBytes]? = nil, maybeListOfItem: [Item]? = nil, maybeMapOfText: [String: String]? = nil, maybeMapOfUuid: [String: UUID]? = nil, maybeMapOfSecret: [String: Secret]? = nil, maybeMapOfIntegerAsText: [String: Int]? = nil, maybeMapOfSafeBytes: [String: URLSafeBytes]? = nil, maybeMapOfItem: [String: Item]? = nil) {
      self.text = text
      self.integer = integer
      self.decimal = decimal
      self.truth = truth
      self.moment = moment
      self.span = span
      self.unixMoment = unixMoment
      self.duration = duration
      self.uuid = uuid
      self.mail = mail
      self.phone = phone
      self.username = username
      self.identifier = identifier
      self.password = password
      self.newPassword = newPassword
      self.otp = otp
      self.link = link
      self.jwt = jwt
      self.bytes = bytes
      self.free = free
      self.secret = secret
      self.integerAsText = integerAsText
      self.decimalAsText = decimalAsText
      self.truthAsText = truthAsText
      self.spanAsText = spanAsText
      self.unixMomentAsText = unixMomentAsText
      self.safeBytes = safeBytes
      self.level = level
      self.kind = kind
      self.box = box
      self.item = item
      self.choice = choice
      self.fixedText = fixedText
      self.fixedNumber = fixedNumber
      self.fixedTruth = fixedTruth
      self.quotedNumber = quotedNumber
      self.quotedTruth = quotedTruth
      self.fraction = fraction
      self.wireBlank = wireBlank
      self.wireHyphen = wireHyphen
      self.wireBrackets = wireBrackets
      self.wireQuote = wireQuote
      self.wireHan = wireHan
      self.wireAmpersand = wireAmpersand
      self.wireAt = wireAt
      self.wireUnderscore = wireUnderscore
      self.wireDollar = wireDollar
      self.wireBackslash = wireBackslash
      self.wireNumber = wireNumber
      self.settingText = settingText
      self.settingInteger = settingInteger
      self.settingTruth = settingTruth
      self.settingSecret = settingSecret
      self.settingLink = settingLink
      self.settingBytes = settingBytes
      self.settingAsText = settingAsText
      self.callbackURL = callbackURL
      self.clientId = clientId
      self.scopes = scopes
      self.listOfText = listOfText
      self.listOfInteger = listOfInteger
      self.listOfDecimal = listOfDecimal
      self.listOfTruth = listOfTruth
      self.listOfMoment = listOfMoment
      self.listOfUnixMoment = listOfUnixMoment
      self.listOfUuid = listOfUuid
      self.listOfLink = listOfLink
      self.listOfBytes = listOfBytes
      self.listOfFree = listOfFree
      self.listOfSecret = listOfSecret
      self.listOfIntegerAsText = listOfIntegerAsText
      self.listOfDecimalAsText = listOfDecimalAsText
      self.listOfTruthAsText = listOfTruthAsText
      self.listOfUnixMomentAsText = listOfUnixMomentAsText
      self.listOfSafeBytes = listOfSafeBytes
      self.listOfKind = listOfKind
      self.listOfItem = listOfItem
      self.listOfChoice = listOfChoice
      self.mapOfText = mapOfText
      self.mapOfInteger = mapOfInteger
      self.mapOfDecimal = mapOfDecimal
      self.mapOfTruth = mapOfTruth
      self.mapOfMoment = mapOfMoment
      self.mapOfUnixMoment = mapOfUnixMoment
      self.mapOfUuid = mapOfUuid
      self.mapOfLink = mapOfLink
      self.mapOfBytes = mapOfBytes
      self.mapOfFree = mapOfFree
      self.mapOfSecret = mapOfSecret
      self.mapOfIntegerAsText = mapOfIntegerAsText
      self.mapOfDecimalAsText = mapOfDecimalAsText
      self.mapOfTruthAsText = mapOfTruthAsText
      self.mapOfUnixMomentAsText = mapOfUnixMomentAsText
      self.mapOfSafeBytes = mapOfSafeBytes
      self.mapOfKind = mapOfKind
      self.mapOfItem = mapOfItem
      self.mapOfChoice = mapOfChoice
      self.maybeText = maybeText
      self.maybeInteger = maybeInteger
      self.maybeDecimal = maybeDecimal
      self.maybeTruth = maybeTruth
      self.maybeMoment = maybeMoment
      self.maybeSpan = maybeSpan
      self.maybeUnixMoment = maybeUnixMoment
      self.maybeDuration = maybeDuration
      self.maybeUuid = maybeUuid
      self.maybeMail = maybeMail
      self.maybePhone = maybePhone
      self.maybeUsername = maybeUsername
      self.maybeIdentifier = maybeIdentifier
      self.maybePassword = maybePassword
      self.maybeNewPassword = maybeNewPassword
      self.maybeOtp = maybeOtp
      self.maybeLink = maybeLink
      self.maybeJwt = maybeJwt
      self.maybeBytes = maybeBytes
      self.maybeFree = maybeFree
      self.maybeSecret = maybeSecret
      self.maybeIntegerAsText = maybeIntegerAsText
      self.maybeDecimalAsText = maybeDecimalAsText
      self.maybeTruthAsText = maybeTruthAsText
      self.maybeSpanAsText = maybeSpanAsText
      self.maybeUnixMomentAsText = maybeUnixMomentAsText
      self.maybeSafeBytes = maybeSafeBytes
      self.maybeKind = maybeKind
      self.maybeItem = maybeItem
      self.maybeChoice = maybeChoice
      self.maybeListOfText = maybeListOfText
      self.maybeListOfUuid = maybeListOfUuid
      self.maybeListOfSecret = maybeListOfSecret
      self.maybeListOfIntegerAsText = maybeListOfIntegerAsText
      self.maybeListOfSafeBytes = maybeListOfSafeBytes
      self.maybeListOfItem = maybeListOfItem
      self.maybeMapOfText = maybeMapOfText
      self.maybeMapOfUuid = maybeMapOfUuid
      self.maybeMapOfSecret = maybeMapOfSecret
      self.maybeMapOfIntegerAsText = maybeMapOfIntegerAsText
      self.maybeMapOfSafeBytes = maybeMapOfSafeBytes
      self.maybeMapOfItem = maybeMapOfItem
    }

    private enum CodingKeys: String, CodingKey {
      case text = "text"
      case integer = "integer"
      case decimal = "decimal"
      case truth = "truth"
      case moment = "moment"
      case span = "span"
      case unixMoment = "unixMoment"
      case duration = "duration"
      case uuid = "uuid"
      case mail = "mail"
      case phone = "phone"
      case username = "username"
      case identifier = "identifier"
      case password = "password"
      case newPassword = "newPassword"
      case otp = "otp"
      case link = "link"
      case jwt = "jwt"
      case bytes = "bytes"
      case free = "free"
      case secret = "secret"
      case integerAsText = "integerAsText"
      case decimalAsText = "decimalAsText"
      case truthAsText = "truthAsText"
      case spanAsText = "spanAsText"
      case unixMomentAsText = "unixMomentAsText"
      case safeBytes = "safeBytes"
      case level = "level"
      case kind = "kind"
      case box = "box"
      case item = "item"
      case choice = "choice"
      case fixedText = "fixedText"
      case fixedNumber = "fixedNumber"
      case fixedTruth = "fixedTruth"
      case quotedNumber = "quotedNumber"
      case quotedTruth = "quotedTruth"
      case fraction = "fraction"
      case wireBlank = "two words"
      case wireHyphen = "X-Odd-Name"
      case wireBrackets = "list[0]"
      case wireQuote = "say\"so"
      case wireHan = "\u{540D}\u{5B57}"
      case wireAmpersand = "a&b=c"
      case wireAt = "@id"
      case wireUnderscore = "_x_1"
      case wireDollar = "$1"
      case wireBackslash = "a\\b"
      case wireNumber = "0"
      case settingText = "settingText"
      case settingInteger = "settingInteger"
      case settingTruth = "settingTruth"
      case settingSecret = "settingSecret"
      case settingLink = "settingLink"
      case settingBytes = "settingBytes"
      case settingAsText = "settingAsText"
      case callbackURL = "callbackURL"
      case clientId = "clientId"
      case scopes = "scopes"
      case listOfText = "listOfText"
      case listOfInteger = "listOfInteger"
      case listOfDecimal = "listOfDecimal"
      case listOfTruth = "listOfTruth"
      case listOfMoment = "listOfMoment"
      case listOfUnixMoment = "listOfUnixMoment"
      case listOfUuid = "listOfUuid"
      case listOfLink = "listOfLink"
      case listOfBytes = "listOfBytes"
      case listOfFree = "listOfFree"
      case listOfSecret = "listOfSecret"
      case listOfIntegerAsText = "listOfIntegerAsText"
      case listOfDecimalAsText = "listOfDecimalAsText"
      case listOfTruthAsText = "listOfTruthAsText"
      case listOfUnixMomentAsText = "listOfUnixMomentAsText"
      case listOfSafeBytes = "listOfSafeBytes"
      case listOfKind = "listOfKind"
      case listOfItem = "listOfItem"
      case listOfChoice = "listOfChoice"
      case mapOfText = "mapOfText"
      case mapOfInteger = "mapOfInteger"
      case mapOfDecimal = "mapOfDecimal"
      case mapOfTruth = "mapOfTruth"
      case mapOfMoment = "mapOfMoment"
      case mapOfUnixMoment = "mapOfUnixMoment"
      case mapOfUuid = "mapOfUuid"
      case mapOfLink = "mapOfLink"
      case mapOfBytes = "mapOfBytes"
      case mapOfFree = "mapOfFree"
      case mapOfSecret = "mapOfSecret"
      case mapOfIntegerAsText = "mapOfIntegerAsText"
      case mapOfDecimalAsText = "mapOfDecimalAsText"
      case mapOfTruthAsText = "mapOfTruthAsText"
      case mapOfUnixMomentAsText = "mapOfUnixMomentAsText"
      case mapOfSafeBytes = "mapOfSafeBytes"
      case mapOfKind = "mapOfKind"
      case mapOfItem = "mapOfItem"
      case mapOfChoice = "mapOfChoice"
      case maybeText = "maybeText"
      case maybeInteger = "maybeInteger"
      case maybeDecimal = "maybeDecimal"
      case maybeTruth = "maybeTruth"
      case maybeMoment = "maybeMoment"
      case maybeSpan = "maybeSpan"
      case maybeUnixMoment = "maybeUnixMoment"
      case maybeDuration = "maybeDuration"
      case maybeUuid = "maybeUuid"
      case maybeMail = "maybeMail"
      case maybePhone = "maybePhone"
      case maybeUsername = "maybeUsername"
      case maybeIdentifier = "maybeIdentifier"
      case maybePassword = "maybePassword"
      case maybeNewPassword = "maybeNewPassword"
      case maybeOtp = "maybeOtp"
      case maybeLink = "maybeLink"
      case maybeJwt = "maybeJwt"
      case maybeBytes = "maybeBytes"
      case maybeFree = "maybeFree"
      case maybeSecret = "maybeSecret"
      case maybeIntegerAsText = "maybeIntegerAsText"
      case maybeDecimalAsText = "maybeDecimalAsText"
      case maybeTruthAsText = "maybeTruthAsText"
      case maybeSpanAsText = "maybeSpanAsText"
      case maybeUnixMomentAsText = "maybeUnixMomentAsText"
      case maybeSafeBytes = "maybeSafeBytes"
      case maybeKind = "maybeKind"
      case maybeItem = "maybeItem"
      case maybeChoice = "maybeChoice"
      case maybeListOfText = "maybeListOfText"
      case maybeListOfUuid = "maybeListOfUuid"
      case maybeListOfSecret = "maybeListOfSecret"
      case maybeListOfIntegerAsText = "maybeListOfIntegerAsText"
      case maybeListOfSafeBytes = "maybeListOfSafeBytes"
      case maybeListOfItem = "maybeListOfItem"
      case maybeMapOfText = "maybeMapOfText"
      case maybeMapOfUuid = "maybeMapOfUuid"
      case maybeMapOfSecret = "maybeMapOfSecret"
      case maybeMapOfIntegerAsText = "maybeMapOfIntegerAsText"
      case maybeMapOfSafeBytes = "maybeMapOfSafeBytes"
      case maybeMapOfItem = "maybeMapOfItem"
    }
  }

  public struct SentOptionBox: Codable, Hashable, Sendable {
    public var inner: Int

    public init(inner: Int) {
      self.inner = inner
    }
  }

  public struct SentOption: Codable, Hashable, Sendable {
    public var mark: String
    public var text: String
    public var integer: Int
    public var decimal: Double
    public var truth: Bool
    public var moment: Date
    public var span: Int
    public var unixMoment: UnixTime
    public var duration: String
    @InSmallLetters public var uuid: UUID
    public var mail: String
    public var phone: String
    public var username: String
    public var identifier: String
    public var password: Secret
    public var newPassword: Secret
    public var otp: Secret
    public var link: URL
    public var jwt: Secret
    public var bytes: Data
    public var free: AnyJSON
    public var secret: Secret
    @AsText public var integerAsText: Int
    @AsText public var decimalAsText: Double
    @AsText public var truthAsText: Bool
    @AsText public var spanAsText: Int
    @AsText public var unixMomentAsText: UnixTime
    public var safeBytes: URLSafeBytes
    public var level: SentOptionLevel
    public var kind: Kind
    public var box: SentOptionBox
    public var item: Item
    public var choice: Shape
    public var fixedText: String
    public var fixedNumber: Int
    public var fixedTruth: Bool
    public var quotedNumber: String
    public var quotedTruth: String
    public var fraction: String
    public var wireBlank: String
    public var wireHyphen: String
    public var wireBrackets: String
    public var wireQuote: String
    public var wireHan: String
    public var wireAmpersand: String
    public var wireAt: String
    public var wireUnderscore: String
    public var wireDollar: String
    public var wireBackslash: String
    public var wireNumber: String
    public var settingText: String
    public var settingInteger: Int
    public var settingTruth: Bool
    public var settingSecret: Secret
    public var settingLink: URL
    public var settingBytes: Data
    @AsText public var settingAsText: Int
    public var callbackURL: String
    public var clientId: String
    public var scopes: String
    public var listOfText: [String]
    public var listOfInteger: [Int]
    public var listOfDecimal: [Double]
    public var listOfTruth: [Bool]
    public var listOfMoment: [Date]
    public var listOfUnixMoment: [UnixTime]
    @InSmallLetters public var listOfUuid: [UUID]
    public var listOfLink: [URL]
    public var listOfBytes: [Data]
    public var listOfFree: [AnyJSON]
    public var listOfSecret: [Secret]
    @AsText public var listOfIntegerAsText: [Int]
    @AsText public var listOfDecimalAsText: [Double]
    @AsText public var listOfTruthAsText: [Bool]
    @AsText public var listOfUnixMomentAsText: [UnixTime]
    public var listOfSafeBytes: [URLSafeBytes]
    public var listOfKind: [Kind]
    public var listOfItem: [Item]
    public var listOfChoice: [Shape]
    public var mapOfText: [String: String]
    public var mapOfInteger: [String: Int]
    public var mapOfDecimal: [String: Double]
    public var mapOfTruth: [String: Bool]
    public var mapOfMoment: [String: Date]
    public var mapOfUnixMoment: [String: UnixTime]
    @InSmallLetters public var mapOfUuid: [String: UUID]
    public var mapOfLink: [String: URL]
    public var mapOfBytes: [String: Data]
    public var mapOfFree: [String: AnyJSON]
    public var mapOfSecret: [String: Secret]
    @AsText public var mapOfIntegerAsText: [String: Int]
    @AsText public var mapOfDecimalAsText: [String: Double]
    @AsText public var mapOfTruthAsText: [String: Bool]
    @AsText public var mapOfUnixMomentAsText: [String: UnixTime]
    public var mapOfSafeBytes: [String: URLSafeBytes]
    public var mapOfKind: [String: Kind]
    public var mapOfItem: [String: Item]
    public var mapOfChoice: [String: Shape]
    public var maybeText: String?
    public var maybeInteger: Int?
    public var maybeDecimal: Double?
    public var maybeTruth: Bool?
    public var maybeMoment: Date?
    public var maybeSpan: Int?
    public var maybeUnixMoment: UnixTime?
    public var maybeDuration: String?
    @InSmallLetters public var maybeUuid: UUID?
    public var maybeMail: String?
    public var maybePhone: String?
    public var maybeUsername: String?
    public var maybeIdentifier: String?
    public var maybePassword: Secret?
    public var maybeNewPassword: Secret?
    public var maybeOtp: Secret?
    public var maybeLink: URL?
    public var maybeJwt: Secret?
    public var maybeBytes: Data?
    public var maybeFree: AnyJSON?
    public var maybeSecret: Secret?
    @AsOptionalText public var maybeIntegerAsText: Int?
    @AsOptionalText public var maybeDecimalAsText: Double?
    @AsOptionalText public var maybeTruthAsText: Bool?
    @AsOptionalText public var maybeSpanAsText: Int?
    @AsOptionalText public var maybeUnixMomentAsText: UnixTime?
    public var maybeSafeBytes: URLSafeBytes?
    public var maybeKind: Kind?
    public var maybeItem: Item?
    public var maybeChoice: Shape?
    public var maybeListOfText: [String]?
    @InSmallLetters public var maybeListOfUuid: [UUID]?
    public var maybeListOfSecret: [Secret]?
    @AsOptionalText public var maybeListOfIntegerAsText: [Int]?
    public var maybeListOfSafeBytes: [URLSafeBytes]?
    public var maybeListOfItem: [Item]?
    public var maybeMapOfText: [String: String]?
    @InSmallLetters public var maybeMapOfUuid: [String: UUID]?
    public var maybeMapOfSecret: [String: Secret]?
    @AsOptionalText public var maybeMapOfIntegerAsText: [String: Int]?
    public var maybeMapOfSafeBytes: [String: URLSafeBytes]?
    public var maybeMapOfItem: [String: Item]?

    public init(mark: String = "option", text: String, integer: Int, decimal: Double, truth: Bool, moment: Date, span: Int, unixMoment: UnixTime, duration: String, uuid: UUID, mail: String, phone: String, username: String, identifier: String, password: Secret, newPassword: Secret, otp: Secret, link: URL, jwt: Secret, bytes: Data, free: AnyJSON, secret: Secret, integerAsText: Int, decimalAsText: Double, truthAsText: Bool, spanAsText: Int, unixMomentAsText: UnixTime, safeBytes: URLSafeBytes, level: SentOptionLevel, kind: Kind, box: SentOptionBox, item: Item, choice: Shape, fixedText: String = "p&q/1%", fixedNumber: Int = -12, fixedTruth: Bool = true, quotedNumber: String = "12", quotedTruth: String = "true", fraction: String = "2.5", wireBlank: String, wireHyphen: String, wireBrackets: String, wireQuote: String, wireHan: String, wireAmpersand: String, wireAt: String, wireUnderscore: String, wireDollar: String, wireBackslash: String, wireNumber: String, settingText: String, settingInteger: Int, settingTruth: Bool, settingSecret: Secret, settingLink: URL, settingBytes: Data, settingAsText: Int, callbackURL: String = "census://arrival", clientId: String = "house&app", scopes: String = "openid profile", listOfText: [String], listOfInteger: [Int], listOfDecimal: [Double], listOfTruth: [Bool], listOfMoment: [Date], listOfUnixMoment: [UnixTime], listOfUuid: [UUID], listOfLink: [URL], listOfBytes: [Data], listOfFree: [AnyJSON], listOfSecret: [Secret], listOfIntegerAsText: [Int], listOfDecimalAsText: [Double], listOfTruthAsText: [Bool], listOfUnixMomentAsText: [UnixTime], listOfSafeBytes: [URLSafeBytes], listOfKind: [Kind], listOfItem: [Item], listOfChoice: [Shape], mapOfText: [String: String], mapOfInteger: [String: Int], mapOfDecimal: [String: Double], mapOfTruth: [String: Bool], mapOfMoment: [String: Date], mapOfUnixMoment: [String: UnixTime], mapOfUuid: [String: UUID], mapOfLink: [String: URL], mapOfBytes: [String: Data], mapOfFree: [String: AnyJSON], mapOfSecret: [String: Secret], mapOfIntegerAsText: [String: Int], mapOfDecimalAsText: [String: Double], mapOfTruthAsText: [String: Bool], mapOfUnixMomentAsText: [String: UnixTime], mapOfSafeBytes: [String: URLSafeBytes], mapOfKind: [String: Kind], mapOfItem: [String: Item], mapOfChoice: [String: Shape], maybeText: String? = nil, maybeInteger: Int? = nil, maybeDecimal: Double? = nil, maybeTruth: Bool? = nil, maybeMoment: Date? = nil, maybeSpan: Int? = nil, maybeUnixMoment: UnixTime? = nil, maybeDuration: String? = nil, maybeUuid: UUID? = nil, maybeMail: String? = nil, maybePhone: String? = nil, maybeUsername: String? = nil, maybeIdentifier: String? = nil, maybePassword: Secret? = nil, maybeNewPassword: Secret? = nil, maybeOtp: Secret? = nil, maybeLink: URL? = nil, maybeJwt: Secret? = nil, maybeBytes: Data? = nil, maybeFree: AnyJSON? = nil, maybeSecret: Secret? = nil, maybeIntegerAsText: Int? = nil, maybeDecimalAsText: Double? = nil, maybeTruthAsText: Bool? = nil, maybeSpanAsText: Int? = nil, maybeUnixMomentAsText: UnixTime? = nil, maybeSafeBytes: URLSafeBytes? = nil, maybeKind: Kind? = nil, maybeItem: Item? = nil, maybeChoice: Shape? = nil, maybeListOfText: [String]? = nil, maybeListOfUuid: [UUID]? = nil, maybeListOfSecret: [Secret]? = nil, maybeListOfIntegerAsText: [Int]? = nil, maybeListOfSafeBytes: [URLSafeBytes]? = nil, maybeListOfItem: [Item]? = nil, maybeMapOfText: [String: String]? = nil, maybeMapOfUuid: [String: UUID]? = nil, maybeMapOfSecret: [String: Secret]? = nil, maybeMapOfIntegerAsText: [String: Int]? = nil, maybeMapOfSafeBytes: [String: URLSafeBytes]? = nil, maybeMapOfItem: [String: Item]? = nil) {
      self.mark = mark
      self.text = text
      self.integer = integer
      self.decimal = decimal
      self.truth = truth
      self.moment = moment
      self.span = span
      self.unixMoment = unixMoment
      self.duration = duration
      self.uuid = uuid
      self.mail = mail
      self.phone = phone
      self.username = username
      self.identifier = identifier
      self.password = password
      self.newPassword = newPassword
      self.otp = otp
      self.link = link
      self.jwt = jwt
      self.bytes = bytes
      self.free = free
      self.secret = secret
      self.integerAsText = integerAsText
      self.decimalAsText = decimalAsText
      self.truthAsText = truthAsText
      self.spanAsText = spanAsText
      self.unixMomentAsText = unixMomentAsText
      self.safeBytes = safeBytes
      self.level = level
      self.kind = kind
      self.box = box
      self.item = item
      self.choice = choice
      self.fixedText = fixedText
      self.fixedNumber = fixedNumber
      self.fixedTruth = fixedTruth
      self.quotedNumber = quotedNumber
      self.quotedTruth = quotedTruth
      self.fraction = fraction
      self.wireBlank = wireBlank
      self.wireHyphen = wireHyphen
      self.wireBrackets = wireBrackets
      self.wireQuote = wireQuote
      self.wireHan = wireHan
      self.wireAmpersand = wireAmpersand
      self.wireAt = wireAt
      self.wireUnderscore = wireUnderscore
      self.wireDollar = wireDollar
      self.wireBackslash = wireBackslash
      self.wireNumber = wireNumber
      self.settingText = settingText
      self.settingInteger = settingInteger
      self.settingTruth = settingTruth
      self.settingSecret = settingSecret
      self.settingLink = settingLink
      self.settingBytes = settingBytes
      self.settingAsText = settingAsText
      self.callbackURL = callbackURL
      self.clientId = clientId
      self.scopes = scopes
      self.listOfText = listOfText
      self.listOfInteger = listOfInteger
      self.listOfDecimal = listOfDecimal
      self.listOfTruth = listOfTruth
      self.listOfMoment = listOfMoment
      self.listOfUnixMoment = listOfUnixMoment
      self.listOfUuid = listOfUuid
      self.listOfLink = listOfLink
      self.listOfBytes = listOfBytes
      self.listOfFree = listOfFree
      self.listOfSecret = listOfSecret
      self.listOfIntegerAsText = listOfIntegerAsText
      self.listOfDecimalAsText = listOfDecimalAsText
      self.listOfTruthAsText = listOfTruthAsText
      self.listOfUnixMomentAsText = listOfUnixMomentAsText
      self.listOfSafeBytes = listOfSafeBytes
      self.listOfKind = listOfKind
      self.listOfItem = listOfItem
      self.listOfChoice = listOfChoice
      self.mapOfText = mapOfText
      self.mapOfInteger = mapOfInteger
      self.mapOfDecimal = mapOfDecimal
      self.mapOfTruth = mapOfTruth
      self.mapOfMoment = mapOfMoment
      self.mapOfUnixMoment = mapOfUnixMoment
      self.mapOfUuid = mapOfUuid
      self.mapOfLink = mapOfLink
      self.mapOfBytes = mapOfBytes
      self.mapOfFree = mapOfFree
      self.mapOfSecret = mapOfSecret
      self.mapOfIntegerAsText = mapOfIntegerAsText
      self.mapOfDecimalAsText = mapOfDecimalAsText
      self.mapOfTruthAsText = mapOfTruthAsText
      self.mapOfUnixMomentAsText = mapOfUnixMomentAsText
      self.mapOfSafeBytes = mapOfSafeBytes
      self.mapOfKind = mapOfKind
      self.mapOfItem = mapOfItem
      self.mapOfChoice = mapOfChoice
      self.maybeText = maybeText
      self.maybeInteger = maybeInteger
      self.maybeDecimal = maybeDecimal
      self.maybeTruth = maybeTruth
      self.maybeMoment = maybeMoment
      self.maybeSpan = maybeSpan
      self.maybeUnixMoment = maybeUnixMoment
      self.maybeDuration = maybeDuration
      self.maybeUuid = maybeUuid
      self.maybeMail = maybeMail
      self.maybePhone = maybePhone
      self.maybeUsername = maybeUsername
      self.maybeIdentifier = maybeIdentifier
      self.maybePassword = maybePassword
      self.maybeNewPassword = maybeNewPassword
      self.maybeOtp = maybeOtp
      self.maybeLink = maybeLink
      self.maybeJwt = maybeJwt
      self.maybeBytes = maybeBytes
      self.maybeFree = maybeFree
      self.maybeSecret = maybeSecret
      self.maybeIntegerAsText = maybeIntegerAsText
      self.maybeDecimalAsText = maybeDecimalAsText
      self.maybeTruthAsText = maybeTruthAsText
      self.maybeSpanAsText = maybeSpanAsText
      self.maybeUnixMomentAsText = maybeUnixMomentAsText
      self.maybeSafeBytes = maybeSafeBytes
      self.maybeKind = maybeKind
      self.maybeItem = maybeItem
      self.maybeChoice = maybeChoice
      self.maybeListOfText = maybeListOfText
      self.maybeListOfUuid = maybeListOfUuid
      self.maybeListOfSecret = maybeListOfSecret
      self.maybeListOfIntegerAsText = maybeListOfIntegerAsText
      self.maybeListOfSafeBytes = maybeListOfSafeBytes
      self.maybeListOfItem = maybeListOfItem
      self.maybeMapOfText = maybeMapOfText
      self.maybeMapOfUuid = maybeMapOfUuid
      self.maybeMapOfSecret = maybeMapOfSecret
      self.maybeMapOfIntegerAsText = maybeMapOfIntegerAsText
      self.maybeMapOfSafeBytes = maybeMapOfSafeBytes
      self.maybeMapOfItem = maybeMapOfItem
    }

    private enum CodingKeys: String, CodingKey {
      case mark = "mark"
      case text = "text"
      case integer = "integer"
      case decimal = "decimal"
      case truth = "truth"
      case moment = "moment"
      case span = "span"
      case unixMoment = "unixMoment"
      case duration = "duration"
      case uuid = "uuid"
      case mail = "mail"
      case phone = "phone"
      case username = "username"
      case identifier = "identifier"
      case password = "password"
      case newPassword = "newPassword"
      case otp = "otp"
      case link = "link"
      case jwt = "jwt"
      case bytes = "bytes"
      case free = "free"
      case secret = "secret"
      case integerAsText = "integerAsText"
      case decimalAsText = "decimalAsText"
      case truthAsText = "truthAsText"
      case spanAsText = "spanAsText"
      case unixMomentAsText = "unixMomentAsText"
      case safeBytes = "safeBytes"
      case level = "level"
      case kind = "kind"
      case box = "box"
      case item = "item"
      case choice = "choice"
      case fixedText = "fixedText"
      case fixedNumber = "fixedNumber"
      case fixedTruth = "fixedTruth"
      case quotedNumber = "quotedNumber"
      case quotedTruth = "quotedTruth"
      case fraction = "fraction"
      case wireBlank = "two words"
      case wireHyphen = "X-Odd-Name"
      case wireBrackets = "list[0]"
      case wireQuote = "say\"so"
      case wireHan = "\u{540D}\u{5B57}"
      case wireAmpersand = "a&b=c"
      case wireAt = "@id"
      case wireUnderscore = "_x_1"
      case wireDollar = "$1"
      case wireBackslash = "a\\b"
      case wireNumber = "0"
      case settingText = "settingText"
      case settingInteger = "settingInteger"
      case settingTruth = "settingTruth"
      case settingSecret = "settingSecret"
      case settingLink = "settingLink"
      case settingBytes = "settingBytes"
      case settingAsText = "settingAsText"
      case callbackURL = "callbackURL"
      case clientId = "clientId"
      case scopes = "scopes"
      case listOfText = "listOfText"
      case listOfInteger = "listOfInteger"
      case listOfDecimal = "listOfDecimal"
      case listOfTruth = "listOfTruth"
      case listOfMoment = "listOfMoment"
      case listOfUnixMoment = "listOfUnixMoment"
      case listOfUuid = "listOfUuid"
      case listOfLink = "listOfLink"
      case listOfBytes = "listOfBytes"
      case listOfFree = "listOfFree"
      case listOfSecret = "listOfSecret"
      case listOfIntegerAsText = "listOfIntegerAsText"
      case listOfDecimalAsText = "listOfDecimalAsText"
      case listOfTruthAsText = "listOfTruthAsText"
      case listOfUnixMomentAsText = "listOfUnixMomentAsText"
      case listOfSafeBytes = "listOfSafeBytes"
      case listOfKind = "listOfKind"
      case listOfItem = "listOfItem"
      case listOfChoice = "listOfChoice"
      case mapOfText = "mapOfText"
      case mapOfInteger = "mapOfInteger"
      case mapOfDecimal = "mapOfDecimal"
      case mapOfTruth = "mapOfTruth"
      case mapOfMoment = "mapOfMoment"
      case mapOfUnixMoment = "mapOfUnixMoment"
      case mapOfUuid = "mapOfUuid"
      case mapOfLink = "mapOfLink"
      case mapOfBytes = "mapOfBytes"
      case mapOfFree = "mapOfFree"
      case mapOfSecret = "mapOfSecret"
      case mapOfIntegerAsText = "mapOfIntegerAsText"
      case mapOfDecimalAsText = "mapOfDecimalAsText"
      case mapOfTruthAsText = "mapOfTruthAsText"
      case mapOfUnixMomentAsText = "mapOfUnixMomentAsText"
      case mapOfSafeBytes = "mapOfSafeBytes"
      case mapOfKind = "mapOfKind"
      case mapOfItem = "mapOfItem"
      case mapOfChoice = "mapOfChoice"
      case maybeText = "maybeText"
      case maybeInteger = "maybeInteger"
      case maybeDecimal = "maybeDecimal"
      case maybeTruth = "maybeTruth"
      case maybeMoment = "maybeMoment"
      case maybeSpan = "maybeSpan"
      case maybeUnixMoment = "maybeUnixMoment"
      case maybeDuration = "maybeDuration"
      case maybeUuid = "maybeUuid"
      case maybeMail = "maybeMail"
      case maybePhone = "maybePhone"
      case maybeUsername = "maybeUsername"
      case maybeIdentifier = "maybeIdentifier"
      case maybePassword = "maybePassword"
      case maybeNewPassword = "maybeNewPassword"
      case maybeOtp = "maybeOtp"
      case maybeLink = "maybeLink"
      case maybeJwt = "maybeJwt"
      case maybeBytes = "maybeBytes"
      case maybeFree = "maybeFree"
      case maybeSecret = "maybeSecret"
      case maybeIntegerAsText = "maybeIntegerAsText"
      case maybeDecimalAsText = "maybeDecimalAsText"
      case maybeTruthAsText = "maybeTruthAsText"
      case maybeSpanAsText = "maybeSpanAsText"
      case maybeUnixMomentAsText = "maybeUnixMomentAsText"
      case maybeSafeBytes = "maybeSafeBytes"
      case maybeKind = "maybeKind"
      case maybeItem = "maybeItem"
      case maybeChoice = "maybeChoice"
      case maybeListOfText = "maybeListOfText"
      case maybeListOfUuid = "maybeListOfUuid"
      case maybeListOfSecret = "maybeListOfSecret"
      case maybeListOfIntegerAsText = "maybeListOfIntegerAsText"
      case maybeListOfSafeBytes = "maybeListOfSafeBytes"
      case maybeListOfItem = "maybeListOfItem"
      case maybeMapOfText = "maybeMapOfText"
      case maybeMapOfUuid = "maybeMapOfUuid"
      case maybeMapOfSecret = "maybeMapOfSecret"
      case maybeMapOfIntegerAsText = "maybeMapOfIntegerAsText"
      case maybeMapOfSafeBytes = "maybeMapOfSafeBytes"
      case maybeMapOfItem = "maybeMapOfItem"
    }
  }

  public struct SentOther: Codable, Hashable, Sendable {
    public var mark: String

    public init(mark: String = "another") {
      self.mark = mark
    }
  }
}

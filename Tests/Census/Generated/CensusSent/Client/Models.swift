// Written by authgen from sent.yaml: change the contract, not this file.

import AuthClient
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
    public var radius: Int

    public init(radius: Int) {
      self.radius = radius
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      let _: String = try fields.read("shape")
      self.radius = try fields.read("radius")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write("circle", as: "shape")
      try fields.write(self.radius, as: "radius")
    }
  }

  public struct Square: Codable, Hashable, Sendable {
    public var side: Int

    public init(side: Int) {
      self.side = side
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      let _: String = try fields.read("shape")
      self.side = try fields.read("side")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write("square", as: "shape")
      try fields.write(self.side, as: "side")
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
    public var uuid: UUID
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
    public var listOfText: [String]
    public var listOfInteger: [Int]
    public var listOfDecimal: [Double]
    public var listOfTruth: [Bool]
    public var listOfMoment: [Date]
    public var listOfUnixMoment: [UnixTime]
    public var listOfUuid: [UUID]
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
    public var mapOfUuid: [String: UUID]
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
    public var maybeUuid: UUID?
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
    public var maybeListOfUuid: [UUID]?
    public var maybeListOfSecret: [Secret]?
    @AsOptionalText public var maybeListOfIntegerAsText: [Int]?
    public var maybeListOfSafeBytes: [URLSafeBytes]?
    public var maybeListOfItem: [Item]?
    public var maybeMapOfText: [String: String]?
    public var maybeMapOfUuid: [String: UUID]?
    public var maybeMapOfSecret: [String: Secret]?
    @AsOptionalText public var maybeMapOfIntegerAsText: [String: Int]?
    public var maybeMapOfSafeBytes: [String: URLSafeBytes]?
    public var maybeMapOfItem: [String: Item]?

    public init(
      text: String, integer: Int, decimal: Double, truth: Bool, moment: Date, span: Int,
      unixMoment: UnixTime, duration: String, uuid: UUID, mail: String, phone: String,
      username: String, identifier: String, password: Secret, newPassword: Secret, otp: Secret,
      link: URL, jwt: Secret, bytes: Data, free: AnyJSON, secret: Secret, integerAsText: Int,
      decimalAsText: Double, truthAsText: Bool, spanAsText: Int, unixMomentAsText: UnixTime,
      safeBytes: URLSafeBytes, level: SentRecordLevel, kind: Kind, box: SentRecordBox, item: Item,
      choice: Shape, wireBlank: String, wireHyphen: String, wireBrackets: String, wireQuote: String,
      wireHan: String, wireAmpersand: String, wireAt: String, wireUnderscore: String,
      wireDollar: String, wireBackslash: String, wireNumber: String, settingText: String,
      settingInteger: Int, settingTruth: Bool, settingSecret: Secret, settingLink: URL,
      settingBytes: Data, settingAsText: Int, listOfText: [String], listOfInteger: [Int],
      listOfDecimal: [Double], listOfTruth: [Bool], listOfMoment: [Date],
      listOfUnixMoment: [UnixTime], listOfUuid: [UUID], listOfLink: [URL], listOfBytes: [Data],
      listOfFree: [AnyJSON], listOfSecret: [Secret], listOfIntegerAsText: [Int],
      listOfDecimalAsText: [Double], listOfTruthAsText: [Bool], listOfUnixMomentAsText: [UnixTime],
      listOfSafeBytes: [URLSafeBytes], listOfKind: [Kind], listOfItem: [Item],
      listOfChoice: [Shape], mapOfText: [String: String], mapOfInteger: [String: Int],
      mapOfDecimal: [String: Double], mapOfTruth: [String: Bool], mapOfMoment: [String: Date],
      mapOfUnixMoment: [String: UnixTime], mapOfUuid: [String: UUID], mapOfLink: [String: URL],
      mapOfBytes: [String: Data], mapOfFree: [String: AnyJSON], mapOfSecret: [String: Secret],
      mapOfIntegerAsText: [String: Int], mapOfDecimalAsText: [String: Double],
      mapOfTruthAsText: [String: Bool], mapOfUnixMomentAsText: [String: UnixTime],
      mapOfSafeBytes: [String: URLSafeBytes], mapOfKind: [String: Kind], mapOfItem: [String: Item],
      mapOfChoice: [String: Shape], maybeText: String? = nil, maybeInteger: Int? = nil,
      maybeDecimal: Double? = nil, maybeTruth: Bool? = nil, maybeMoment: Date? = nil,
      maybeSpan: Int? = nil, maybeUnixMoment: UnixTime? = nil, maybeDuration: String? = nil,
      maybeUuid: UUID? = nil, maybeMail: String? = nil, maybePhone: String? = nil,
      maybeUsername: String? = nil, maybeIdentifier: String? = nil, maybePassword: Secret? = nil,
      maybeNewPassword: Secret? = nil, maybeOtp: Secret? = nil, maybeLink: URL? = nil,
      maybeJwt: Secret? = nil, maybeBytes: Data? = nil, maybeFree: AnyJSON? = nil,
      maybeSecret: Secret? = nil, maybeIntegerAsText: Int? = nil, maybeDecimalAsText: Double? = nil,
      maybeTruthAsText: Bool? = nil, maybeSpanAsText: Int? = nil,
      maybeUnixMomentAsText: UnixTime? = nil, maybeSafeBytes: URLSafeBytes? = nil,
      maybeKind: Kind? = nil, maybeItem: Item? = nil, maybeChoice: Shape? = nil,
      maybeListOfText: [String]? = nil, maybeListOfUuid: [UUID]? = nil,
      maybeListOfSecret: [Secret]? = nil, maybeListOfIntegerAsText: [Int]? = nil,
      maybeListOfSafeBytes: [URLSafeBytes]? = nil, maybeListOfItem: [Item]? = nil,
      maybeMapOfText: [String: String]? = nil, maybeMapOfUuid: [String: UUID]? = nil,
      maybeMapOfSecret: [String: Secret]? = nil, maybeMapOfIntegerAsText: [String: Int]? = nil,
      maybeMapOfSafeBytes: [String: URLSafeBytes]? = nil, maybeMapOfItem: [String: Item]? = nil
    ) {
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

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      self.text = try fields.read("text")
      self.integer = try fields.read("integer")
      self.decimal = try fields.read("decimal")
      self.truth = try fields.read("truth")
      self.moment = try fields.read("moment")
      self.span = try fields.read("span")
      self.unixMoment = try fields.read("unixMoment")
      self.duration = try fields.read("duration")
      self.uuid = try fields.read("uuid")
      self.mail = try fields.read("mail")
      self.phone = try fields.read("phone")
      self.username = try fields.read("username")
      self.identifier = try fields.read("identifier")
      self.password = try fields.read("password")
      self.newPassword = try fields.read("newPassword")
      self.otp = try fields.read("otp")
      self.link = try fields.read("link")
      self.jwt = try fields.read("jwt")
      self.bytes = try fields.read("bytes")
      self.free = try fields.read("free")
      self.secret = try fields.read("secret")
      self.integerAsText = try (fields.read("integerAsText") as AsText<Int>).wrappedValue
      self.decimalAsText = try (fields.read("decimalAsText") as AsText<Double>).wrappedValue
      self.truthAsText = try (fields.read("truthAsText") as AsText<Bool>).wrappedValue
      self.spanAsText = try (fields.read("spanAsText") as AsText<Int>).wrappedValue
      self.unixMomentAsText = try (fields.read("unixMomentAsText") as AsText<UnixTime>).wrappedValue
      self.safeBytes = try fields.read("safeBytes")
      self.level = try fields.read("level")
      self.kind = try fields.read("kind")
      self.box = try fields.read("box")
      self.item = try fields.read("item")
      self.choice = try fields.read("choice")
      let _: String = try fields.read("fixedText")
      let _: Int = try fields.read("fixedNumber")
      let _: Bool = try fields.read("fixedTruth")
      let _: String = try fields.read("quotedNumber")
      let _: String = try fields.read("quotedTruth")
      let _: String = try fields.read("fraction")
      self.wireBlank = try fields.read("two words")
      self.wireHyphen = try fields.read("X-Odd-Name")
      self.wireBrackets = try fields.read("list[0]")
      self.wireQuote = try fields.read("say\"so")
      self.wireHan = try fields.read("名字")
      self.wireAmpersand = try fields.read("a&b=c")
      self.wireAt = try fields.read("@id")
      self.wireUnderscore = try fields.read("_x_1")
      self.wireDollar = try fields.read("$1")
      self.wireBackslash = try fields.read("a\\b")
      self.wireNumber = try fields.read("0")
      self.settingText = try fields.read("settingText")
      self.settingInteger = try fields.read("settingInteger")
      self.settingTruth = try fields.read("settingTruth")
      self.settingSecret = try fields.read("settingSecret")
      self.settingLink = try fields.read("settingLink")
      self.settingBytes = try fields.read("settingBytes")
      self.settingAsText = try (fields.read("settingAsText") as AsText<Int>).wrappedValue
      let _: String = try fields.read("callbackURL")
      let _: String = try fields.read("clientId")
      let _: String = try fields.read("scopes")
      self.listOfText = try fields.read("listOfText")
      self.listOfInteger = try fields.read("listOfInteger")
      self.listOfDecimal = try fields.read("listOfDecimal")
      self.listOfTruth = try fields.read("listOfTruth")
      self.listOfMoment = try fields.read("listOfMoment")
      self.listOfUnixMoment = try fields.read("listOfUnixMoment")
      self.listOfUuid = try fields.read("listOfUuid")
      self.listOfLink = try fields.read("listOfLink")
      self.listOfBytes = try fields.read("listOfBytes")
      self.listOfFree = try fields.read("listOfFree")
      self.listOfSecret = try fields.read("listOfSecret")
      self.listOfIntegerAsText = try (
        fields.read("listOfIntegerAsText") as AsText<[Int]>).wrappedValue
      self.listOfDecimalAsText = try (
        fields.read("listOfDecimalAsText") as AsText<[Double]>).wrappedValue
      self.listOfTruthAsText = try (fields.read("listOfTruthAsText") as AsText<[Bool]>).wrappedValue
      self.listOfUnixMomentAsText = try (
        fields.read("listOfUnixMomentAsText") as AsText<[UnixTime]>).wrappedValue
      self.listOfSafeBytes = try fields.read("listOfSafeBytes")
      self.listOfKind = try fields.read("listOfKind")
      self.listOfItem = try fields.read("listOfItem")
      self.listOfChoice = try fields.read("listOfChoice")
      self.mapOfText = try fields.read("mapOfText")
      self.mapOfInteger = try fields.read("mapOfInteger")
      self.mapOfDecimal = try fields.read("mapOfDecimal")
      self.mapOfTruth = try fields.read("mapOfTruth")
      self.mapOfMoment = try fields.read("mapOfMoment")
      self.mapOfUnixMoment = try fields.read("mapOfUnixMoment")
      self.mapOfUuid = try fields.read("mapOfUuid")
      self.mapOfLink = try fields.read("mapOfLink")
      self.mapOfBytes = try fields.read("mapOfBytes")
      self.mapOfFree = try fields.read("mapOfFree")
      self.mapOfSecret = try fields.read("mapOfSecret")
      self.mapOfIntegerAsText = try (
        fields.read("mapOfIntegerAsText") as AsText<[String: Int]>).wrappedValue
      self.mapOfDecimalAsText = try (
        fields.read("mapOfDecimalAsText") as AsText<[String: Double]>).wrappedValue
      self.mapOfTruthAsText = try (
        fields.read("mapOfTruthAsText") as AsText<[String: Bool]>).wrappedValue
      self.mapOfUnixMomentAsText = try (
        fields.read("mapOfUnixMomentAsText") as AsText<[String: UnixTime]>).wrappedValue
      self.mapOfSafeBytes = try fields.read("mapOfSafeBytes")
      self.mapOfKind = try fields.read("mapOfKind")
      self.mapOfItem = try fields.read("mapOfItem")
      self.mapOfChoice = try fields.read("mapOfChoice")
      self.maybeText = try fields.readIfPresent("maybeText")
      self.maybeInteger = try fields.readIfPresent("maybeInteger")
      self.maybeDecimal = try fields.readIfPresent("maybeDecimal")
      self.maybeTruth = try fields.readIfPresent("maybeTruth")
      self.maybeMoment = try fields.readIfPresent("maybeMoment")
      self.maybeSpan = try fields.readIfPresent("maybeSpan")
      self.maybeUnixMoment = try fields.readIfPresent("maybeUnixMoment")
      self.maybeDuration = try fields.readIfPresent("maybeDuration")
      self.maybeUuid = try fields.readIfPresent("maybeUuid")
      self.maybeMail = try fields.readIfPresent("maybeMail")
      self.maybePhone = try fields.readIfPresent("maybePhone")
      self.maybeUsername = try fields.readIfPresent("maybeUsername")
      self.maybeIdentifier = try fields.readIfPresent("maybeIdentifier")
      self.maybePassword = try fields.readIfPresent("maybePassword")
      self.maybeNewPassword = try fields.readIfPresent("maybeNewPassword")
      self.maybeOtp = try fields.readIfPresent("maybeOtp")
      self.maybeLink = try fields.readIfPresent("maybeLink")
      self.maybeJwt = try fields.readIfPresent("maybeJwt")
      self.maybeBytes = try fields.readIfPresent("maybeBytes")
      self.maybeFree = try fields.readIfPresent("maybeFree")
      self.maybeSecret = try fields.readIfPresent("maybeSecret")
      self.maybeIntegerAsText = try (
        fields.readIfPresent("maybeIntegerAsText") as AsText<Int>?)?.wrappedValue
      self.maybeDecimalAsText = try (
        fields.readIfPresent("maybeDecimalAsText") as AsText<Double>?)?.wrappedValue
      self.maybeTruthAsText = try (
        fields.readIfPresent("maybeTruthAsText") as AsText<Bool>?)?.wrappedValue
      self.maybeSpanAsText = try (
        fields.readIfPresent("maybeSpanAsText") as AsText<Int>?)?.wrappedValue
      self.maybeUnixMomentAsText = try (
        fields.readIfPresent("maybeUnixMomentAsText") as AsText<UnixTime>?)?.wrappedValue
      self.maybeSafeBytes = try fields.readIfPresent("maybeSafeBytes")
      self.maybeKind = try fields.readIfPresent("maybeKind")
      self.maybeItem = try fields.readIfPresent("maybeItem")
      self.maybeChoice = try fields.readIfPresent("maybeChoice")
      self.maybeListOfText = try fields.readIfPresent("maybeListOfText")
      self.maybeListOfUuid = try fields.readIfPresent("maybeListOfUuid")
      self.maybeListOfSecret = try fields.readIfPresent("maybeListOfSecret")
      self.maybeListOfIntegerAsText = try (
        fields.readIfPresent("maybeListOfIntegerAsText") as AsText<[Int]>?)?.wrappedValue
      self.maybeListOfSafeBytes = try fields.readIfPresent("maybeListOfSafeBytes")
      self.maybeListOfItem = try fields.readIfPresent("maybeListOfItem")
      self.maybeMapOfText = try fields.readIfPresent("maybeMapOfText")
      self.maybeMapOfUuid = try fields.readIfPresent("maybeMapOfUuid")
      self.maybeMapOfSecret = try fields.readIfPresent("maybeMapOfSecret")
      self.maybeMapOfIntegerAsText = try (
        fields.readIfPresent("maybeMapOfIntegerAsText") as AsText<[String: Int]>?)?.wrappedValue
      self.maybeMapOfSafeBytes = try fields.readIfPresent("maybeMapOfSafeBytes")
      self.maybeMapOfItem = try fields.readIfPresent("maybeMapOfItem")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write(self.text, as: "text")
      try fields.write(self.integer, as: "integer")
      try fields.write(self.decimal, as: "decimal")
      try fields.write(self.truth, as: "truth")
      try fields.write(self.moment, as: "moment")
      try fields.write(self.span, as: "span")
      try fields.write(self.unixMoment, as: "unixMoment")
      try fields.write(self.duration, as: "duration")
      try fields.write(self.uuid.wireText, as: "uuid")
      try fields.write(self.mail, as: "mail")
      try fields.write(self.phone, as: "phone")
      try fields.write(self.username, as: "username")
      try fields.write(self.identifier, as: "identifier")
      try fields.write(self.password, as: "password")
      try fields.write(self.newPassword, as: "newPassword")
      try fields.write(self.otp, as: "otp")
      try fields.write(self.link, as: "link")
      try fields.write(self.jwt, as: "jwt")
      try fields.write(self.bytes, as: "bytes")
      try fields.write(self.free, as: "free")
      try fields.write(self.secret, as: "secret")
      try fields.write(AsText(wrappedValue: self.integerAsText), as: "integerAsText")
      try fields.write(AsText(wrappedValue: self.decimalAsText), as: "decimalAsText")
      try fields.write(AsText(wrappedValue: self.truthAsText), as: "truthAsText")
      try fields.write(AsText(wrappedValue: self.spanAsText), as: "spanAsText")
      try fields.write(AsText(wrappedValue: self.unixMomentAsText), as: "unixMomentAsText")
      try fields.write(self.safeBytes, as: "safeBytes")
      try fields.write(self.level, as: "level")
      try fields.write(self.kind, as: "kind")
      try fields.write(self.box, as: "box")
      try fields.write(self.item, as: "item")
      try fields.write(self.choice, as: "choice")
      try fields.write("p&q/1%", as: "fixedText")
      try fields.write(-12, as: "fixedNumber")
      try fields.write(true, as: "fixedTruth")
      try fields.write("12", as: "quotedNumber")
      try fields.write("true", as: "quotedTruth")
      try fields.write("2.5", as: "fraction")
      try fields.write(self.wireBlank, as: "two words")
      try fields.write(self.wireHyphen, as: "X-Odd-Name")
      try fields.write(self.wireBrackets, as: "list[0]")
      try fields.write(self.wireQuote, as: "say\"so")
      try fields.write(self.wireHan, as: "名字")
      try fields.write(self.wireAmpersand, as: "a&b=c")
      try fields.write(self.wireAt, as: "@id")
      try fields.write(self.wireUnderscore, as: "_x_1")
      try fields.write(self.wireDollar, as: "$1")
      try fields.write(self.wireBackslash, as: "a\\b")
      try fields.write(self.wireNumber, as: "0")
      try fields.write(self.settingText, as: "settingText")
      try fields.write(self.settingInteger, as: "settingInteger")
      try fields.write(self.settingTruth, as: "settingTruth")
      try fields.write(self.settingSecret, as: "settingSecret")
      try fields.write(self.settingLink, as: "settingLink")
      try fields.write(self.settingBytes, as: "settingBytes")
      try fields.write(AsText(wrappedValue: self.settingAsText), as: "settingAsText")
      try fields.write("census://arrival", as: "callbackURL")
      try fields.write("house&app", as: "clientId")
      try fields.write("openid profile", as: "scopes")
      try fields.write(self.listOfText, as: "listOfText")
      try fields.write(self.listOfInteger, as: "listOfInteger")
      try fields.write(self.listOfDecimal, as: "listOfDecimal")
      try fields.write(self.listOfTruth, as: "listOfTruth")
      try fields.write(self.listOfMoment, as: "listOfMoment")
      try fields.write(self.listOfUnixMoment, as: "listOfUnixMoment")
      try fields.write(self.listOfUuid.map(\.wireText), as: "listOfUuid")
      try fields.write(self.listOfLink, as: "listOfLink")
      try fields.write(self.listOfBytes, as: "listOfBytes")
      try fields.write(self.listOfFree, as: "listOfFree")
      try fields.write(self.listOfSecret, as: "listOfSecret")
      try fields.write(AsText(wrappedValue: self.listOfIntegerAsText), as: "listOfIntegerAsText")
      try fields.write(AsText(wrappedValue: self.listOfDecimalAsText), as: "listOfDecimalAsText")
      try fields.write(AsText(wrappedValue: self.listOfTruthAsText), as: "listOfTruthAsText")
      try fields.write(
        AsText(wrappedValue: self.listOfUnixMomentAsText), as: "listOfUnixMomentAsText")
      try fields.write(self.listOfSafeBytes, as: "listOfSafeBytes")
      try fields.write(self.listOfKind, as: "listOfKind")
      try fields.write(self.listOfItem, as: "listOfItem")
      try fields.write(self.listOfChoice, as: "listOfChoice")
      try fields.write(self.mapOfText, as: "mapOfText")
      try fields.write(self.mapOfInteger, as: "mapOfInteger")
      try fields.write(self.mapOfDecimal, as: "mapOfDecimal")
      try fields.write(self.mapOfTruth, as: "mapOfTruth")
      try fields.write(self.mapOfMoment, as: "mapOfMoment")
      try fields.write(self.mapOfUnixMoment, as: "mapOfUnixMoment")
      try fields.write(self.mapOfUuid.mapValues(\.wireText), as: "mapOfUuid")
      try fields.write(self.mapOfLink, as: "mapOfLink")
      try fields.write(self.mapOfBytes, as: "mapOfBytes")
      try fields.write(self.mapOfFree, as: "mapOfFree")
      try fields.write(self.mapOfSecret, as: "mapOfSecret")
      try fields.write(AsText(wrappedValue: self.mapOfIntegerAsText), as: "mapOfIntegerAsText")
      try fields.write(AsText(wrappedValue: self.mapOfDecimalAsText), as: "mapOfDecimalAsText")
      try fields.write(AsText(wrappedValue: self.mapOfTruthAsText), as: "mapOfTruthAsText")
      try fields.write(
        AsText(wrappedValue: self.mapOfUnixMomentAsText), as: "mapOfUnixMomentAsText")
      try fields.write(self.mapOfSafeBytes, as: "mapOfSafeBytes")
      try fields.write(self.mapOfKind, as: "mapOfKind")
      try fields.write(self.mapOfItem, as: "mapOfItem")
      try fields.write(self.mapOfChoice, as: "mapOfChoice")
      try fields.write(self.maybeText, as: "maybeText")
      try fields.write(self.maybeInteger, as: "maybeInteger")
      try fields.write(self.maybeDecimal, as: "maybeDecimal")
      try fields.write(self.maybeTruth, as: "maybeTruth")
      try fields.write(self.maybeMoment, as: "maybeMoment")
      try fields.write(self.maybeSpan, as: "maybeSpan")
      try fields.write(self.maybeUnixMoment, as: "maybeUnixMoment")
      try fields.write(self.maybeDuration, as: "maybeDuration")
      try fields.write(self.maybeUuid?.wireText, as: "maybeUuid")
      try fields.write(self.maybeMail, as: "maybeMail")
      try fields.write(self.maybePhone, as: "maybePhone")
      try fields.write(self.maybeUsername, as: "maybeUsername")
      try fields.write(self.maybeIdentifier, as: "maybeIdentifier")
      try fields.write(self.maybePassword, as: "maybePassword")
      try fields.write(self.maybeNewPassword, as: "maybeNewPassword")
      try fields.write(self.maybeOtp, as: "maybeOtp")
      try fields.write(self.maybeLink, as: "maybeLink")
      try fields.write(self.maybeJwt, as: "maybeJwt")
      try fields.write(self.maybeBytes, as: "maybeBytes")
      try fields.write(self.maybeFree, as: "maybeFree")
      try fields.write(self.maybeSecret, as: "maybeSecret")
      try fields.write(
        self.maybeIntegerAsText.map(AsText.init(wrappedValue:)), as: "maybeIntegerAsText")
      try fields.write(
        self.maybeDecimalAsText.map(AsText.init(wrappedValue:)), as: "maybeDecimalAsText")
      try fields.write(
        self.maybeTruthAsText.map(AsText.init(wrappedValue:)), as: "maybeTruthAsText")
      try fields.write(self.maybeSpanAsText.map(AsText.init(wrappedValue:)), as: "maybeSpanAsText")
      try fields.write(
        self.maybeUnixMomentAsText.map(AsText.init(wrappedValue:)), as: "maybeUnixMomentAsText")
      try fields.write(self.maybeSafeBytes, as: "maybeSafeBytes")
      try fields.write(self.maybeKind, as: "maybeKind")
      try fields.write(self.maybeItem, as: "maybeItem")
      try fields.write(self.maybeChoice, as: "maybeChoice")
      try fields.write(self.maybeListOfText, as: "maybeListOfText")
      try fields.write(self.maybeListOfUuid?.map(\.wireText), as: "maybeListOfUuid")
      try fields.write(self.maybeListOfSecret, as: "maybeListOfSecret")
      try fields.write(
        self.maybeListOfIntegerAsText.map(AsText.init(wrappedValue:)),
        as: "maybeListOfIntegerAsText")
      try fields.write(self.maybeListOfSafeBytes, as: "maybeListOfSafeBytes")
      try fields.write(self.maybeListOfItem, as: "maybeListOfItem")
      try fields.write(self.maybeMapOfText, as: "maybeMapOfText")
      try fields.write(self.maybeMapOfUuid?.mapValues(\.wireText), as: "maybeMapOfUuid")
      try fields.write(self.maybeMapOfSecret, as: "maybeMapOfSecret")
      try fields.write(
        self.maybeMapOfIntegerAsText.map(AsText.init(wrappedValue:)), as: "maybeMapOfIntegerAsText")
      try fields.write(self.maybeMapOfSafeBytes, as: "maybeMapOfSafeBytes")
      try fields.write(self.maybeMapOfItem, as: "maybeMapOfItem")
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
    public var uuid: UUID
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
    public var listOfText: [String]
    public var listOfInteger: [Int]
    public var listOfDecimal: [Double]
    public var listOfTruth: [Bool]
    public var listOfMoment: [Date]
    public var listOfUnixMoment: [UnixTime]
    public var listOfUuid: [UUID]
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
    public var mapOfUuid: [String: UUID]
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
    public var maybeUuid: UUID?
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
    public var maybeListOfUuid: [UUID]?
    public var maybeListOfSecret: [Secret]?
    @AsOptionalText public var maybeListOfIntegerAsText: [Int]?
    public var maybeListOfSafeBytes: [URLSafeBytes]?
    public var maybeListOfItem: [Item]?
    public var maybeMapOfText: [String: String]?
    public var maybeMapOfUuid: [String: UUID]?
    public var maybeMapOfSecret: [String: Secret]?
    @AsOptionalText public var maybeMapOfIntegerAsText: [String: Int]?
    public var maybeMapOfSafeBytes: [String: URLSafeBytes]?
    public var maybeMapOfItem: [String: Item]?

    public init(
      text: String, integer: Int, decimal: Double, truth: Bool, moment: Date, span: Int,
      unixMoment: UnixTime, duration: String, uuid: UUID, mail: String, phone: String,
      username: String, identifier: String, password: Secret, newPassword: Secret, otp: Secret,
      link: URL, jwt: Secret, bytes: Data, free: AnyJSON, secret: Secret, integerAsText: Int,
      decimalAsText: Double, truthAsText: Bool, spanAsText: Int, unixMomentAsText: UnixTime,
      safeBytes: URLSafeBytes, level: SentItemLevel, kind: Kind, box: SentItemBox, item: Item,
      choice: Shape, wireBlank: String, wireHyphen: String, wireBrackets: String, wireQuote: String,
      wireHan: String, wireAmpersand: String, wireAt: String, wireUnderscore: String,
      wireDollar: String, wireBackslash: String, wireNumber: String, settingText: String,
      settingInteger: Int, settingTruth: Bool, settingSecret: Secret, settingLink: URL,
      settingBytes: Data, settingAsText: Int, listOfText: [String], listOfInteger: [Int],
      listOfDecimal: [Double], listOfTruth: [Bool], listOfMoment: [Date],
      listOfUnixMoment: [UnixTime], listOfUuid: [UUID], listOfLink: [URL], listOfBytes: [Data],
      listOfFree: [AnyJSON], listOfSecret: [Secret], listOfIntegerAsText: [Int],
      listOfDecimalAsText: [Double], listOfTruthAsText: [Bool], listOfUnixMomentAsText: [UnixTime],
      listOfSafeBytes: [URLSafeBytes], listOfKind: [Kind], listOfItem: [Item],
      listOfChoice: [Shape], mapOfText: [String: String], mapOfInteger: [String: Int],
      mapOfDecimal: [String: Double], mapOfTruth: [String: Bool], mapOfMoment: [String: Date],
      mapOfUnixMoment: [String: UnixTime], mapOfUuid: [String: UUID], mapOfLink: [String: URL],
      mapOfBytes: [String: Data], mapOfFree: [String: AnyJSON], mapOfSecret: [String: Secret],
      mapOfIntegerAsText: [String: Int], mapOfDecimalAsText: [String: Double],
      mapOfTruthAsText: [String: Bool], mapOfUnixMomentAsText: [String: UnixTime],
      mapOfSafeBytes: [String: URLSafeBytes], mapOfKind: [String: Kind], mapOfItem: [String: Item],
      mapOfChoice: [String: Shape], maybeText: String? = nil, maybeInteger: Int? = nil,
      maybeDecimal: Double? = nil, maybeTruth: Bool? = nil, maybeMoment: Date? = nil,
      maybeSpan: Int? = nil, maybeUnixMoment: UnixTime? = nil, maybeDuration: String? = nil,
      maybeUuid: UUID? = nil, maybeMail: String? = nil, maybePhone: String? = nil,
      maybeUsername: String? = nil, maybeIdentifier: String? = nil, maybePassword: Secret? = nil,
      maybeNewPassword: Secret? = nil, maybeOtp: Secret? = nil, maybeLink: URL? = nil,
      maybeJwt: Secret? = nil, maybeBytes: Data? = nil, maybeFree: AnyJSON? = nil,
      maybeSecret: Secret? = nil, maybeIntegerAsText: Int? = nil, maybeDecimalAsText: Double? = nil,
      maybeTruthAsText: Bool? = nil, maybeSpanAsText: Int? = nil,
      maybeUnixMomentAsText: UnixTime? = nil, maybeSafeBytes: URLSafeBytes? = nil,
      maybeKind: Kind? = nil, maybeItem: Item? = nil, maybeChoice: Shape? = nil,
      maybeListOfText: [String]? = nil, maybeListOfUuid: [UUID]? = nil,
      maybeListOfSecret: [Secret]? = nil, maybeListOfIntegerAsText: [Int]? = nil,
      maybeListOfSafeBytes: [URLSafeBytes]? = nil, maybeListOfItem: [Item]? = nil,
      maybeMapOfText: [String: String]? = nil, maybeMapOfUuid: [String: UUID]? = nil,
      maybeMapOfSecret: [String: Secret]? = nil, maybeMapOfIntegerAsText: [String: Int]? = nil,
      maybeMapOfSafeBytes: [String: URLSafeBytes]? = nil, maybeMapOfItem: [String: Item]? = nil
    ) {
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

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      self.text = try fields.read("text")
      self.integer = try fields.read("integer")
      self.decimal = try fields.read("decimal")
      self.truth = try fields.read("truth")
      self.moment = try fields.read("moment")
      self.span = try fields.read("span")
      self.unixMoment = try fields.read("unixMoment")
      self.duration = try fields.read("duration")
      self.uuid = try fields.read("uuid")
      self.mail = try fields.read("mail")
      self.phone = try fields.read("phone")
      self.username = try fields.read("username")
      self.identifier = try fields.read("identifier")
      self.password = try fields.read("password")
      self.newPassword = try fields.read("newPassword")
      self.otp = try fields.read("otp")
      self.link = try fields.read("link")
      self.jwt = try fields.read("jwt")
      self.bytes = try fields.read("bytes")
      self.free = try fields.read("free")
      self.secret = try fields.read("secret")
      self.integerAsText = try (fields.read("integerAsText") as AsText<Int>).wrappedValue
      self.decimalAsText = try (fields.read("decimalAsText") as AsText<Double>).wrappedValue
      self.truthAsText = try (fields.read("truthAsText") as AsText<Bool>).wrappedValue
      self.spanAsText = try (fields.read("spanAsText") as AsText<Int>).wrappedValue
      self.unixMomentAsText = try (fields.read("unixMomentAsText") as AsText<UnixTime>).wrappedValue
      self.safeBytes = try fields.read("safeBytes")
      self.level = try fields.read("level")
      self.kind = try fields.read("kind")
      self.box = try fields.read("box")
      self.item = try fields.read("item")
      self.choice = try fields.read("choice")
      let _: String = try fields.read("fixedText")
      let _: Int = try fields.read("fixedNumber")
      let _: Bool = try fields.read("fixedTruth")
      let _: String = try fields.read("quotedNumber")
      let _: String = try fields.read("quotedTruth")
      let _: String = try fields.read("fraction")
      self.wireBlank = try fields.read("two words")
      self.wireHyphen = try fields.read("X-Odd-Name")
      self.wireBrackets = try fields.read("list[0]")
      self.wireQuote = try fields.read("say\"so")
      self.wireHan = try fields.read("名字")
      self.wireAmpersand = try fields.read("a&b=c")
      self.wireAt = try fields.read("@id")
      self.wireUnderscore = try fields.read("_x_1")
      self.wireDollar = try fields.read("$1")
      self.wireBackslash = try fields.read("a\\b")
      self.wireNumber = try fields.read("0")
      self.settingText = try fields.read("settingText")
      self.settingInteger = try fields.read("settingInteger")
      self.settingTruth = try fields.read("settingTruth")
      self.settingSecret = try fields.read("settingSecret")
      self.settingLink = try fields.read("settingLink")
      self.settingBytes = try fields.read("settingBytes")
      self.settingAsText = try (fields.read("settingAsText") as AsText<Int>).wrappedValue
      let _: String = try fields.read("callbackURL")
      let _: String = try fields.read("clientId")
      let _: String = try fields.read("scopes")
      self.listOfText = try fields.read("listOfText")
      self.listOfInteger = try fields.read("listOfInteger")
      self.listOfDecimal = try fields.read("listOfDecimal")
      self.listOfTruth = try fields.read("listOfTruth")
      self.listOfMoment = try fields.read("listOfMoment")
      self.listOfUnixMoment = try fields.read("listOfUnixMoment")
      self.listOfUuid = try fields.read("listOfUuid")
      self.listOfLink = try fields.read("listOfLink")
      self.listOfBytes = try fields.read("listOfBytes")
      self.listOfFree = try fields.read("listOfFree")
      self.listOfSecret = try fields.read("listOfSecret")
      self.listOfIntegerAsText = try (
        fields.read("listOfIntegerAsText") as AsText<[Int]>).wrappedValue
      self.listOfDecimalAsText = try (
        fields.read("listOfDecimalAsText") as AsText<[Double]>).wrappedValue
      self.listOfTruthAsText = try (fields.read("listOfTruthAsText") as AsText<[Bool]>).wrappedValue
      self.listOfUnixMomentAsText = try (
        fields.read("listOfUnixMomentAsText") as AsText<[UnixTime]>).wrappedValue
      self.listOfSafeBytes = try fields.read("listOfSafeBytes")
      self.listOfKind = try fields.read("listOfKind")
      self.listOfItem = try fields.read("listOfItem")
      self.listOfChoice = try fields.read("listOfChoice")
      self.mapOfText = try fields.read("mapOfText")
      self.mapOfInteger = try fields.read("mapOfInteger")
      self.mapOfDecimal = try fields.read("mapOfDecimal")
      self.mapOfTruth = try fields.read("mapOfTruth")
      self.mapOfMoment = try fields.read("mapOfMoment")
      self.mapOfUnixMoment = try fields.read("mapOfUnixMoment")
      self.mapOfUuid = try fields.read("mapOfUuid")
      self.mapOfLink = try fields.read("mapOfLink")
      self.mapOfBytes = try fields.read("mapOfBytes")
      self.mapOfFree = try fields.read("mapOfFree")
      self.mapOfSecret = try fields.read("mapOfSecret")
      self.mapOfIntegerAsText = try (
        fields.read("mapOfIntegerAsText") as AsText<[String: Int]>).wrappedValue
      self.mapOfDecimalAsText = try (
        fields.read("mapOfDecimalAsText") as AsText<[String: Double]>).wrappedValue
      self.mapOfTruthAsText = try (
        fields.read("mapOfTruthAsText") as AsText<[String: Bool]>).wrappedValue
      self.mapOfUnixMomentAsText = try (
        fields.read("mapOfUnixMomentAsText") as AsText<[String: UnixTime]>).wrappedValue
      self.mapOfSafeBytes = try fields.read("mapOfSafeBytes")
      self.mapOfKind = try fields.read("mapOfKind")
      self.mapOfItem = try fields.read("mapOfItem")
      self.mapOfChoice = try fields.read("mapOfChoice")
      self.maybeText = try fields.readIfPresent("maybeText")
      self.maybeInteger = try fields.readIfPresent("maybeInteger")
      self.maybeDecimal = try fields.readIfPresent("maybeDecimal")
      self.maybeTruth = try fields.readIfPresent("maybeTruth")
      self.maybeMoment = try fields.readIfPresent("maybeMoment")
      self.maybeSpan = try fields.readIfPresent("maybeSpan")
      self.maybeUnixMoment = try fields.readIfPresent("maybeUnixMoment")
      self.maybeDuration = try fields.readIfPresent("maybeDuration")
      self.maybeUuid = try fields.readIfPresent("maybeUuid")
      self.maybeMail = try fields.readIfPresent("maybeMail")
      self.maybePhone = try fields.readIfPresent("maybePhone")
      self.maybeUsername = try fields.readIfPresent("maybeUsername")
      self.maybeIdentifier = try fields.readIfPresent("maybeIdentifier")
      self.maybePassword = try fields.readIfPresent("maybePassword")
      self.maybeNewPassword = try fields.readIfPresent("maybeNewPassword")
      self.maybeOtp = try fields.readIfPresent("maybeOtp")
      self.maybeLink = try fields.readIfPresent("maybeLink")
      self.maybeJwt = try fields.readIfPresent("maybeJwt")
      self.maybeBytes = try fields.readIfPresent("maybeBytes")
      self.maybeFree = try fields.readIfPresent("maybeFree")
      self.maybeSecret = try fields.readIfPresent("maybeSecret")
      self.maybeIntegerAsText = try (
        fields.readIfPresent("maybeIntegerAsText") as AsText<Int>?)?.wrappedValue
      self.maybeDecimalAsText = try (
        fields.readIfPresent("maybeDecimalAsText") as AsText<Double>?)?.wrappedValue
      self.maybeTruthAsText = try (
        fields.readIfPresent("maybeTruthAsText") as AsText<Bool>?)?.wrappedValue
      self.maybeSpanAsText = try (
        fields.readIfPresent("maybeSpanAsText") as AsText<Int>?)?.wrappedValue
      self.maybeUnixMomentAsText = try (
        fields.readIfPresent("maybeUnixMomentAsText") as AsText<UnixTime>?)?.wrappedValue
      self.maybeSafeBytes = try fields.readIfPresent("maybeSafeBytes")
      self.maybeKind = try fields.readIfPresent("maybeKind")
      self.maybeItem = try fields.readIfPresent("maybeItem")
      self.maybeChoice = try fields.readIfPresent("maybeChoice")
      self.maybeListOfText = try fields.readIfPresent("maybeListOfText")
      self.maybeListOfUuid = try fields.readIfPresent("maybeListOfUuid")
      self.maybeListOfSecret = try fields.readIfPresent("maybeListOfSecret")
      self.maybeListOfIntegerAsText = try (
        fields.readIfPresent("maybeListOfIntegerAsText") as AsText<[Int]>?)?.wrappedValue
      self.maybeListOfSafeBytes = try fields.readIfPresent("maybeListOfSafeBytes")
      self.maybeListOfItem = try fields.readIfPresent("maybeListOfItem")
      self.maybeMapOfText = try fields.readIfPresent("maybeMapOfText")
      self.maybeMapOfUuid = try fields.readIfPresent("maybeMapOfUuid")
      self.maybeMapOfSecret = try fields.readIfPresent("maybeMapOfSecret")
      self.maybeMapOfIntegerAsText = try (
        fields.readIfPresent("maybeMapOfIntegerAsText") as AsText<[String: Int]>?)?.wrappedValue
      self.maybeMapOfSafeBytes = try fields.readIfPresent("maybeMapOfSafeBytes")
      self.maybeMapOfItem = try fields.readIfPresent("maybeMapOfItem")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write(self.text, as: "text")
      try fields.write(self.integer, as: "integer")
      try fields.write(self.decimal, as: "decimal")
      try fields.write(self.truth, as: "truth")
      try fields.write(self.moment, as: "moment")
      try fields.write(self.span, as: "span")
      try fields.write(self.unixMoment, as: "unixMoment")
      try fields.write(self.duration, as: "duration")
      try fields.write(self.uuid.wireText, as: "uuid")
      try fields.write(self.mail, as: "mail")
      try fields.write(self.phone, as: "phone")
      try fields.write(self.username, as: "username")
      try fields.write(self.identifier, as: "identifier")
      try fields.write(self.password, as: "password")
      try fields.write(self.newPassword, as: "newPassword")
      try fields.write(self.otp, as: "otp")
      try fields.write(self.link, as: "link")
      try fields.write(self.jwt, as: "jwt")
      try fields.write(self.bytes, as: "bytes")
      try fields.write(self.free, as: "free")
      try fields.write(self.secret, as: "secret")
      try fields.write(AsText(wrappedValue: self.integerAsText), as: "integerAsText")
      try fields.write(AsText(wrappedValue: self.decimalAsText), as: "decimalAsText")
      try fields.write(AsText(wrappedValue: self.truthAsText), as: "truthAsText")
      try fields.write(AsText(wrappedValue: self.spanAsText), as: "spanAsText")
      try fields.write(AsText(wrappedValue: self.unixMomentAsText), as: "unixMomentAsText")
      try fields.write(self.safeBytes, as: "safeBytes")
      try fields.write(self.level, as: "level")
      try fields.write(self.kind, as: "kind")
      try fields.write(self.box, as: "box")
      try fields.write(self.item, as: "item")
      try fields.write(self.choice, as: "choice")
      try fields.write("p&q/1%", as: "fixedText")
      try fields.write(-12, as: "fixedNumber")
      try fields.write(true, as: "fixedTruth")
      try fields.write("12", as: "quotedNumber")
      try fields.write("true", as: "quotedTruth")
      try fields.write("2.5", as: "fraction")
      try fields.write(self.wireBlank, as: "two words")
      try fields.write(self.wireHyphen, as: "X-Odd-Name")
      try fields.write(self.wireBrackets, as: "list[0]")
      try fields.write(self.wireQuote, as: "say\"so")
      try fields.write(self.wireHan, as: "名字")
      try fields.write(self.wireAmpersand, as: "a&b=c")
      try fields.write(self.wireAt, as: "@id")
      try fields.write(self.wireUnderscore, as: "_x_1")
      try fields.write(self.wireDollar, as: "$1")
      try fields.write(self.wireBackslash, as: "a\\b")
      try fields.write(self.wireNumber, as: "0")
      try fields.write(self.settingText, as: "settingText")
      try fields.write(self.settingInteger, as: "settingInteger")
      try fields.write(self.settingTruth, as: "settingTruth")
      try fields.write(self.settingSecret, as: "settingSecret")
      try fields.write(self.settingLink, as: "settingLink")
      try fields.write(self.settingBytes, as: "settingBytes")
      try fields.write(AsText(wrappedValue: self.settingAsText), as: "settingAsText")
      try fields.write("census://arrival", as: "callbackURL")
      try fields.write("house&app", as: "clientId")
      try fields.write("openid profile", as: "scopes")
      try fields.write(self.listOfText, as: "listOfText")
      try fields.write(self.listOfInteger, as: "listOfInteger")
      try fields.write(self.listOfDecimal, as: "listOfDecimal")
      try fields.write(self.listOfTruth, as: "listOfTruth")
      try fields.write(self.listOfMoment, as: "listOfMoment")
      try fields.write(self.listOfUnixMoment, as: "listOfUnixMoment")
      try fields.write(self.listOfUuid.map(\.wireText), as: "listOfUuid")
      try fields.write(self.listOfLink, as: "listOfLink")
      try fields.write(self.listOfBytes, as: "listOfBytes")
      try fields.write(self.listOfFree, as: "listOfFree")
      try fields.write(self.listOfSecret, as: "listOfSecret")
      try fields.write(AsText(wrappedValue: self.listOfIntegerAsText), as: "listOfIntegerAsText")
      try fields.write(AsText(wrappedValue: self.listOfDecimalAsText), as: "listOfDecimalAsText")
      try fields.write(AsText(wrappedValue: self.listOfTruthAsText), as: "listOfTruthAsText")
      try fields.write(
        AsText(wrappedValue: self.listOfUnixMomentAsText), as: "listOfUnixMomentAsText")
      try fields.write(self.listOfSafeBytes, as: "listOfSafeBytes")
      try fields.write(self.listOfKind, as: "listOfKind")
      try fields.write(self.listOfItem, as: "listOfItem")
      try fields.write(self.listOfChoice, as: "listOfChoice")
      try fields.write(self.mapOfText, as: "mapOfText")
      try fields.write(self.mapOfInteger, as: "mapOfInteger")
      try fields.write(self.mapOfDecimal, as: "mapOfDecimal")
      try fields.write(self.mapOfTruth, as: "mapOfTruth")
      try fields.write(self.mapOfMoment, as: "mapOfMoment")
      try fields.write(self.mapOfUnixMoment, as: "mapOfUnixMoment")
      try fields.write(self.mapOfUuid.mapValues(\.wireText), as: "mapOfUuid")
      try fields.write(self.mapOfLink, as: "mapOfLink")
      try fields.write(self.mapOfBytes, as: "mapOfBytes")
      try fields.write(self.mapOfFree, as: "mapOfFree")
      try fields.write(self.mapOfSecret, as: "mapOfSecret")
      try fields.write(AsText(wrappedValue: self.mapOfIntegerAsText), as: "mapOfIntegerAsText")
      try fields.write(AsText(wrappedValue: self.mapOfDecimalAsText), as: "mapOfDecimalAsText")
      try fields.write(AsText(wrappedValue: self.mapOfTruthAsText), as: "mapOfTruthAsText")
      try fields.write(
        AsText(wrappedValue: self.mapOfUnixMomentAsText), as: "mapOfUnixMomentAsText")
      try fields.write(self.mapOfSafeBytes, as: "mapOfSafeBytes")
      try fields.write(self.mapOfKind, as: "mapOfKind")
      try fields.write(self.mapOfItem, as: "mapOfItem")
      try fields.write(self.mapOfChoice, as: "mapOfChoice")
      try fields.write(self.maybeText, as: "maybeText")
      try fields.write(self.maybeInteger, as: "maybeInteger")
      try fields.write(self.maybeDecimal, as: "maybeDecimal")
      try fields.write(self.maybeTruth, as: "maybeTruth")
      try fields.write(self.maybeMoment, as: "maybeMoment")
      try fields.write(self.maybeSpan, as: "maybeSpan")
      try fields.write(self.maybeUnixMoment, as: "maybeUnixMoment")
      try fields.write(self.maybeDuration, as: "maybeDuration")
      try fields.write(self.maybeUuid?.wireText, as: "maybeUuid")
      try fields.write(self.maybeMail, as: "maybeMail")
      try fields.write(self.maybePhone, as: "maybePhone")
      try fields.write(self.maybeUsername, as: "maybeUsername")
      try fields.write(self.maybeIdentifier, as: "maybeIdentifier")
      try fields.write(self.maybePassword, as: "maybePassword")
      try fields.write(self.maybeNewPassword, as: "maybeNewPassword")
      try fields.write(self.maybeOtp, as: "maybeOtp")
      try fields.write(self.maybeLink, as: "maybeLink")
      try fields.write(self.maybeJwt, as: "maybeJwt")
      try fields.write(self.maybeBytes, as: "maybeBytes")
      try fields.write(self.maybeFree, as: "maybeFree")
      try fields.write(self.maybeSecret, as: "maybeSecret")
      try fields.write(
        self.maybeIntegerAsText.map(AsText.init(wrappedValue:)), as: "maybeIntegerAsText")
      try fields.write(
        self.maybeDecimalAsText.map(AsText.init(wrappedValue:)), as: "maybeDecimalAsText")
      try fields.write(
        self.maybeTruthAsText.map(AsText.init(wrappedValue:)), as: "maybeTruthAsText")
      try fields.write(self.maybeSpanAsText.map(AsText.init(wrappedValue:)), as: "maybeSpanAsText")
      try fields.write(
        self.maybeUnixMomentAsText.map(AsText.init(wrappedValue:)), as: "maybeUnixMomentAsText")
      try fields.write(self.maybeSafeBytes, as: "maybeSafeBytes")
      try fields.write(self.maybeKind, as: "maybeKind")
      try fields.write(self.maybeItem, as: "maybeItem")
      try fields.write(self.maybeChoice, as: "maybeChoice")
      try fields.write(self.maybeListOfText, as: "maybeListOfText")
      try fields.write(self.maybeListOfUuid?.map(\.wireText), as: "maybeListOfUuid")
      try fields.write(self.maybeListOfSecret, as: "maybeListOfSecret")
      try fields.write(
        self.maybeListOfIntegerAsText.map(AsText.init(wrappedValue:)),
        as: "maybeListOfIntegerAsText")
      try fields.write(self.maybeListOfSafeBytes, as: "maybeListOfSafeBytes")
      try fields.write(self.maybeListOfItem, as: "maybeListOfItem")
      try fields.write(self.maybeMapOfText, as: "maybeMapOfText")
      try fields.write(self.maybeMapOfUuid?.mapValues(\.wireText), as: "maybeMapOfUuid")
      try fields.write(self.maybeMapOfSecret, as: "maybeMapOfSecret")
      try fields.write(
        self.maybeMapOfIntegerAsText.map(AsText.init(wrappedValue:)), as: "maybeMapOfIntegerAsText")
      try fields.write(self.maybeMapOfSafeBytes, as: "maybeMapOfSafeBytes")
      try fields.write(self.maybeMapOfItem, as: "maybeMapOfItem")
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
    public var uuid: UUID
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
    public var listOfText: [String]
    public var listOfInteger: [Int]
    public var listOfDecimal: [Double]
    public var listOfTruth: [Bool]
    public var listOfMoment: [Date]
    public var listOfUnixMoment: [UnixTime]
    public var listOfUuid: [UUID]
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
    public var mapOfUuid: [String: UUID]
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
    public var maybeUuid: UUID?
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
    public var maybeListOfUuid: [UUID]?
    public var maybeListOfSecret: [Secret]?
    @AsOptionalText public var maybeListOfIntegerAsText: [Int]?
    public var maybeListOfSafeBytes: [URLSafeBytes]?
    public var maybeListOfItem: [Item]?
    public var maybeMapOfText: [String: String]?
    public var maybeMapOfUuid: [String: UUID]?
    public var maybeMapOfSecret: [String: Secret]?
    @AsOptionalText public var maybeMapOfIntegerAsText: [String: Int]?
    public var maybeMapOfSafeBytes: [String: URLSafeBytes]?
    public var maybeMapOfItem: [String: Item]?

    public init(
      text: String, integer: Int, decimal: Double, truth: Bool, moment: Date, span: Int,
      unixMoment: UnixTime, duration: String, uuid: UUID, mail: String, phone: String,
      username: String, identifier: String, password: Secret, newPassword: Secret, otp: Secret,
      link: URL, jwt: Secret, bytes: Data, free: AnyJSON, secret: Secret, integerAsText: Int,
      decimalAsText: Double, truthAsText: Bool, spanAsText: Int, unixMomentAsText: UnixTime,
      safeBytes: URLSafeBytes, level: SentEntryLevel, kind: Kind, box: SentEntryBox, item: Item,
      choice: Shape, wireBlank: String, wireHyphen: String, wireBrackets: String, wireQuote: String,
      wireHan: String, wireAmpersand: String, wireAt: String, wireUnderscore: String,
      wireDollar: String, wireBackslash: String, wireNumber: String, settingText: String,
      settingInteger: Int, settingTruth: Bool, settingSecret: Secret, settingLink: URL,
      settingBytes: Data, settingAsText: Int, listOfText: [String], listOfInteger: [Int],
      listOfDecimal: [Double], listOfTruth: [Bool], listOfMoment: [Date],
      listOfUnixMoment: [UnixTime], listOfUuid: [UUID], listOfLink: [URL], listOfBytes: [Data],
      listOfFree: [AnyJSON], listOfSecret: [Secret], listOfIntegerAsText: [Int],
      listOfDecimalAsText: [Double], listOfTruthAsText: [Bool], listOfUnixMomentAsText: [UnixTime],
      listOfSafeBytes: [URLSafeBytes], listOfKind: [Kind], listOfItem: [Item],
      listOfChoice: [Shape], mapOfText: [String: String], mapOfInteger: [String: Int],
      mapOfDecimal: [String: Double], mapOfTruth: [String: Bool], mapOfMoment: [String: Date],
      mapOfUnixMoment: [String: UnixTime], mapOfUuid: [String: UUID], mapOfLink: [String: URL],
      mapOfBytes: [String: Data], mapOfFree: [String: AnyJSON], mapOfSecret: [String: Secret],
      mapOfIntegerAsText: [String: Int], mapOfDecimalAsText: [String: Double],
      mapOfTruthAsText: [String: Bool], mapOfUnixMomentAsText: [String: UnixTime],
      mapOfSafeBytes: [String: URLSafeBytes], mapOfKind: [String: Kind], mapOfItem: [String: Item],
      mapOfChoice: [String: Shape], maybeText: String? = nil, maybeInteger: Int? = nil,
      maybeDecimal: Double? = nil, maybeTruth: Bool? = nil, maybeMoment: Date? = nil,
      maybeSpan: Int? = nil, maybeUnixMoment: UnixTime? = nil, maybeDuration: String? = nil,
      maybeUuid: UUID? = nil, maybeMail: String? = nil, maybePhone: String? = nil,
      maybeUsername: String? = nil, maybeIdentifier: String? = nil, maybePassword: Secret? = nil,
      maybeNewPassword: Secret? = nil, maybeOtp: Secret? = nil, maybeLink: URL? = nil,
      maybeJwt: Secret? = nil, maybeBytes: Data? = nil, maybeFree: AnyJSON? = nil,
      maybeSecret: Secret? = nil, maybeIntegerAsText: Int? = nil, maybeDecimalAsText: Double? = nil,
      maybeTruthAsText: Bool? = nil, maybeSpanAsText: Int? = nil,
      maybeUnixMomentAsText: UnixTime? = nil, maybeSafeBytes: URLSafeBytes? = nil,
      maybeKind: Kind? = nil, maybeItem: Item? = nil, maybeChoice: Shape? = nil,
      maybeListOfText: [String]? = nil, maybeListOfUuid: [UUID]? = nil,
      maybeListOfSecret: [Secret]? = nil, maybeListOfIntegerAsText: [Int]? = nil,
      maybeListOfSafeBytes: [URLSafeBytes]? = nil, maybeListOfItem: [Item]? = nil,
      maybeMapOfText: [String: String]? = nil, maybeMapOfUuid: [String: UUID]? = nil,
      maybeMapOfSecret: [String: Secret]? = nil, maybeMapOfIntegerAsText: [String: Int]? = nil,
      maybeMapOfSafeBytes: [String: URLSafeBytes]? = nil, maybeMapOfItem: [String: Item]? = nil
    ) {
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

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      self.text = try fields.read("text")
      self.integer = try fields.read("integer")
      self.decimal = try fields.read("decimal")
      self.truth = try fields.read("truth")
      self.moment = try fields.read("moment")
      self.span = try fields.read("span")
      self.unixMoment = try fields.read("unixMoment")
      self.duration = try fields.read("duration")
      self.uuid = try fields.read("uuid")
      self.mail = try fields.read("mail")
      self.phone = try fields.read("phone")
      self.username = try fields.read("username")
      self.identifier = try fields.read("identifier")
      self.password = try fields.read("password")
      self.newPassword = try fields.read("newPassword")
      self.otp = try fields.read("otp")
      self.link = try fields.read("link")
      self.jwt = try fields.read("jwt")
      self.bytes = try fields.read("bytes")
      self.free = try fields.read("free")
      self.secret = try fields.read("secret")
      self.integerAsText = try (fields.read("integerAsText") as AsText<Int>).wrappedValue
      self.decimalAsText = try (fields.read("decimalAsText") as AsText<Double>).wrappedValue
      self.truthAsText = try (fields.read("truthAsText") as AsText<Bool>).wrappedValue
      self.spanAsText = try (fields.read("spanAsText") as AsText<Int>).wrappedValue
      self.unixMomentAsText = try (fields.read("unixMomentAsText") as AsText<UnixTime>).wrappedValue
      self.safeBytes = try fields.read("safeBytes")
      self.level = try fields.read("level")
      self.kind = try fields.read("kind")
      self.box = try fields.read("box")
      self.item = try fields.read("item")
      self.choice = try fields.read("choice")
      let _: String = try fields.read("fixedText")
      let _: Int = try fields.read("fixedNumber")
      let _: Bool = try fields.read("fixedTruth")
      let _: String = try fields.read("quotedNumber")
      let _: String = try fields.read("quotedTruth")
      let _: String = try fields.read("fraction")
      self.wireBlank = try fields.read("two words")
      self.wireHyphen = try fields.read("X-Odd-Name")
      self.wireBrackets = try fields.read("list[0]")
      self.wireQuote = try fields.read("say\"so")
      self.wireHan = try fields.read("名字")
      self.wireAmpersand = try fields.read("a&b=c")
      self.wireAt = try fields.read("@id")
      self.wireUnderscore = try fields.read("_x_1")
      self.wireDollar = try fields.read("$1")
      self.wireBackslash = try fields.read("a\\b")
      self.wireNumber = try fields.read("0")
      self.settingText = try fields.read("settingText")
      self.settingInteger = try fields.read("settingInteger")
      self.settingTruth = try fields.read("settingTruth")
      self.settingSecret = try fields.read("settingSecret")
      self.settingLink = try fields.read("settingLink")
      self.settingBytes = try fields.read("settingBytes")
      self.settingAsText = try (fields.read("settingAsText") as AsText<Int>).wrappedValue
      let _: String = try fields.read("callbackURL")
      let _: String = try fields.read("clientId")
      let _: String = try fields.read("scopes")
      self.listOfText = try fields.read("listOfText")
      self.listOfInteger = try fields.read("listOfInteger")
      self.listOfDecimal = try fields.read("listOfDecimal")
      self.listOfTruth = try fields.read("listOfTruth")
      self.listOfMoment = try fields.read("listOfMoment")
      self.listOfUnixMoment = try fields.read("listOfUnixMoment")
      self.listOfUuid = try fields.read("listOfUuid")
      self.listOfLink = try fields.read("listOfLink")
      self.listOfBytes = try fields.read("listOfBytes")
      self.listOfFree = try fields.read("listOfFree")
      self.listOfSecret = try fields.read("listOfSecret")
      self.listOfIntegerAsText = try (
        fields.read("listOfIntegerAsText") as AsText<[Int]>).wrappedValue
      self.listOfDecimalAsText = try (
        fields.read("listOfDecimalAsText") as AsText<[Double]>).wrappedValue
      self.listOfTruthAsText = try (fields.read("listOfTruthAsText") as AsText<[Bool]>).wrappedValue
      self.listOfUnixMomentAsText = try (
        fields.read("listOfUnixMomentAsText") as AsText<[UnixTime]>).wrappedValue
      self.listOfSafeBytes = try fields.read("listOfSafeBytes")
      self.listOfKind = try fields.read("listOfKind")
      self.listOfItem = try fields.read("listOfItem")
      self.listOfChoice = try fields.read("listOfChoice")
      self.mapOfText = try fields.read("mapOfText")
      self.mapOfInteger = try fields.read("mapOfInteger")
      self.mapOfDecimal = try fields.read("mapOfDecimal")
      self.mapOfTruth = try fields.read("mapOfTruth")
      self.mapOfMoment = try fields.read("mapOfMoment")
      self.mapOfUnixMoment = try fields.read("mapOfUnixMoment")
      self.mapOfUuid = try fields.read("mapOfUuid")
      self.mapOfLink = try fields.read("mapOfLink")
      self.mapOfBytes = try fields.read("mapOfBytes")
      self.mapOfFree = try fields.read("mapOfFree")
      self.mapOfSecret = try fields.read("mapOfSecret")
      self.mapOfIntegerAsText = try (
        fields.read("mapOfIntegerAsText") as AsText<[String: Int]>).wrappedValue
      self.mapOfDecimalAsText = try (
        fields.read("mapOfDecimalAsText") as AsText<[String: Double]>).wrappedValue
      self.mapOfTruthAsText = try (
        fields.read("mapOfTruthAsText") as AsText<[String: Bool]>).wrappedValue
      self.mapOfUnixMomentAsText = try (
        fields.read("mapOfUnixMomentAsText") as AsText<[String: UnixTime]>).wrappedValue
      self.mapOfSafeBytes = try fields.read("mapOfSafeBytes")
      self.mapOfKind = try fields.read("mapOfKind")
      self.mapOfItem = try fields.read("mapOfItem")
      self.mapOfChoice = try fields.read("mapOfChoice")
      self.maybeText = try fields.readIfPresent("maybeText")
      self.maybeInteger = try fields.readIfPresent("maybeInteger")
      self.maybeDecimal = try fields.readIfPresent("maybeDecimal")
      self.maybeTruth = try fields.readIfPresent("maybeTruth")
      self.maybeMoment = try fields.readIfPresent("maybeMoment")
      self.maybeSpan = try fields.readIfPresent("maybeSpan")
      self.maybeUnixMoment = try fields.readIfPresent("maybeUnixMoment")
      self.maybeDuration = try fields.readIfPresent("maybeDuration")
      self.maybeUuid = try fields.readIfPresent("maybeUuid")
      self.maybeMail = try fields.readIfPresent("maybeMail")
      self.maybePhone = try fields.readIfPresent("maybePhone")
      self.maybeUsername = try fields.readIfPresent("maybeUsername")
      self.maybeIdentifier = try fields.readIfPresent("maybeIdentifier")
      self.maybePassword = try fields.readIfPresent("maybePassword")
      self.maybeNewPassword = try fields.readIfPresent("maybeNewPassword")
      self.maybeOtp = try fields.readIfPresent("maybeOtp")
      self.maybeLink = try fields.readIfPresent("maybeLink")
      self.maybeJwt = try fields.readIfPresent("maybeJwt")
      self.maybeBytes = try fields.readIfPresent("maybeBytes")
      self.maybeFree = try fields.readIfPresent("maybeFree")
      self.maybeSecret = try fields.readIfPresent("maybeSecret")
      self.maybeIntegerAsText = try (
        fields.readIfPresent("maybeIntegerAsText") as AsText<Int>?)?.wrappedValue
      self.maybeDecimalAsText = try (
        fields.readIfPresent("maybeDecimalAsText") as AsText<Double>?)?.wrappedValue
      self.maybeTruthAsText = try (
        fields.readIfPresent("maybeTruthAsText") as AsText<Bool>?)?.wrappedValue
      self.maybeSpanAsText = try (
        fields.readIfPresent("maybeSpanAsText") as AsText<Int>?)?.wrappedValue
      self.maybeUnixMomentAsText = try (
        fields.readIfPresent("maybeUnixMomentAsText") as AsText<UnixTime>?)?.wrappedValue
      self.maybeSafeBytes = try fields.readIfPresent("maybeSafeBytes")
      self.maybeKind = try fields.readIfPresent("maybeKind")
      self.maybeItem = try fields.readIfPresent("maybeItem")
      self.maybeChoice = try fields.readIfPresent("maybeChoice")
      self.maybeListOfText = try fields.readIfPresent("maybeListOfText")
      self.maybeListOfUuid = try fields.readIfPresent("maybeListOfUuid")
      self.maybeListOfSecret = try fields.readIfPresent("maybeListOfSecret")
      self.maybeListOfIntegerAsText = try (
        fields.readIfPresent("maybeListOfIntegerAsText") as AsText<[Int]>?)?.wrappedValue
      self.maybeListOfSafeBytes = try fields.readIfPresent("maybeListOfSafeBytes")
      self.maybeListOfItem = try fields.readIfPresent("maybeListOfItem")
      self.maybeMapOfText = try fields.readIfPresent("maybeMapOfText")
      self.maybeMapOfUuid = try fields.readIfPresent("maybeMapOfUuid")
      self.maybeMapOfSecret = try fields.readIfPresent("maybeMapOfSecret")
      self.maybeMapOfIntegerAsText = try (
        fields.readIfPresent("maybeMapOfIntegerAsText") as AsText<[String: Int]>?)?.wrappedValue
      self.maybeMapOfSafeBytes = try fields.readIfPresent("maybeMapOfSafeBytes")
      self.maybeMapOfItem = try fields.readIfPresent("maybeMapOfItem")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write(self.text, as: "text")
      try fields.write(self.integer, as: "integer")
      try fields.write(self.decimal, as: "decimal")
      try fields.write(self.truth, as: "truth")
      try fields.write(self.moment, as: "moment")
      try fields.write(self.span, as: "span")
      try fields.write(self.unixMoment, as: "unixMoment")
      try fields.write(self.duration, as: "duration")
      try fields.write(self.uuid.wireText, as: "uuid")
      try fields.write(self.mail, as: "mail")
      try fields.write(self.phone, as: "phone")
      try fields.write(self.username, as: "username")
      try fields.write(self.identifier, as: "identifier")
      try fields.write(self.password, as: "password")
      try fields.write(self.newPassword, as: "newPassword")
      try fields.write(self.otp, as: "otp")
      try fields.write(self.link, as: "link")
      try fields.write(self.jwt, as: "jwt")
      try fields.write(self.bytes, as: "bytes")
      try fields.write(self.free, as: "free")
      try fields.write(self.secret, as: "secret")
      try fields.write(AsText(wrappedValue: self.integerAsText), as: "integerAsText")
      try fields.write(AsText(wrappedValue: self.decimalAsText), as: "decimalAsText")
      try fields.write(AsText(wrappedValue: self.truthAsText), as: "truthAsText")
      try fields.write(AsText(wrappedValue: self.spanAsText), as: "spanAsText")
      try fields.write(AsText(wrappedValue: self.unixMomentAsText), as: "unixMomentAsText")
      try fields.write(self.safeBytes, as: "safeBytes")
      try fields.write(self.level, as: "level")
      try fields.write(self.kind, as: "kind")
      try fields.write(self.box, as: "box")
      try fields.write(self.item, as: "item")
      try fields.write(self.choice, as: "choice")
      try fields.write("p&q/1%", as: "fixedText")
      try fields.write(-12, as: "fixedNumber")
      try fields.write(true, as: "fixedTruth")
      try fields.write("12", as: "quotedNumber")
      try fields.write("true", as: "quotedTruth")
      try fields.write("2.5", as: "fraction")
      try fields.write(self.wireBlank, as: "two words")
      try fields.write(self.wireHyphen, as: "X-Odd-Name")
      try fields.write(self.wireBrackets, as: "list[0]")
      try fields.write(self.wireQuote, as: "say\"so")
      try fields.write(self.wireHan, as: "名字")
      try fields.write(self.wireAmpersand, as: "a&b=c")
      try fields.write(self.wireAt, as: "@id")
      try fields.write(self.wireUnderscore, as: "_x_1")
      try fields.write(self.wireDollar, as: "$1")
      try fields.write(self.wireBackslash, as: "a\\b")
      try fields.write(self.wireNumber, as: "0")
      try fields.write(self.settingText, as: "settingText")
      try fields.write(self.settingInteger, as: "settingInteger")
      try fields.write(self.settingTruth, as: "settingTruth")
      try fields.write(self.settingSecret, as: "settingSecret")
      try fields.write(self.settingLink, as: "settingLink")
      try fields.write(self.settingBytes, as: "settingBytes")
      try fields.write(AsText(wrappedValue: self.settingAsText), as: "settingAsText")
      try fields.write("census://arrival", as: "callbackURL")
      try fields.write("house&app", as: "clientId")
      try fields.write("openid profile", as: "scopes")
      try fields.write(self.listOfText, as: "listOfText")
      try fields.write(self.listOfInteger, as: "listOfInteger")
      try fields.write(self.listOfDecimal, as: "listOfDecimal")
      try fields.write(self.listOfTruth, as: "listOfTruth")
      try fields.write(self.listOfMoment, as: "listOfMoment")
      try fields.write(self.listOfUnixMoment, as: "listOfUnixMoment")
      try fields.write(self.listOfUuid.map(\.wireText), as: "listOfUuid")
      try fields.write(self.listOfLink, as: "listOfLink")
      try fields.write(self.listOfBytes, as: "listOfBytes")
      try fields.write(self.listOfFree, as: "listOfFree")
      try fields.write(self.listOfSecret, as: "listOfSecret")
      try fields.write(AsText(wrappedValue: self.listOfIntegerAsText), as: "listOfIntegerAsText")
      try fields.write(AsText(wrappedValue: self.listOfDecimalAsText), as: "listOfDecimalAsText")
      try fields.write(AsText(wrappedValue: self.listOfTruthAsText), as: "listOfTruthAsText")
      try fields.write(
        AsText(wrappedValue: self.listOfUnixMomentAsText), as: "listOfUnixMomentAsText")
      try fields.write(self.listOfSafeBytes, as: "listOfSafeBytes")
      try fields.write(self.listOfKind, as: "listOfKind")
      try fields.write(self.listOfItem, as: "listOfItem")
      try fields.write(self.listOfChoice, as: "listOfChoice")
      try fields.write(self.mapOfText, as: "mapOfText")
      try fields.write(self.mapOfInteger, as: "mapOfInteger")
      try fields.write(self.mapOfDecimal, as: "mapOfDecimal")
      try fields.write(self.mapOfTruth, as: "mapOfTruth")
      try fields.write(self.mapOfMoment, as: "mapOfMoment")
      try fields.write(self.mapOfUnixMoment, as: "mapOfUnixMoment")
      try fields.write(self.mapOfUuid.mapValues(\.wireText), as: "mapOfUuid")
      try fields.write(self.mapOfLink, as: "mapOfLink")
      try fields.write(self.mapOfBytes, as: "mapOfBytes")
      try fields.write(self.mapOfFree, as: "mapOfFree")
      try fields.write(self.mapOfSecret, as: "mapOfSecret")
      try fields.write(AsText(wrappedValue: self.mapOfIntegerAsText), as: "mapOfIntegerAsText")
      try fields.write(AsText(wrappedValue: self.mapOfDecimalAsText), as: "mapOfDecimalAsText")
      try fields.write(AsText(wrappedValue: self.mapOfTruthAsText), as: "mapOfTruthAsText")
      try fields.write(
        AsText(wrappedValue: self.mapOfUnixMomentAsText), as: "mapOfUnixMomentAsText")
      try fields.write(self.mapOfSafeBytes, as: "mapOfSafeBytes")
      try fields.write(self.mapOfKind, as: "mapOfKind")
      try fields.write(self.mapOfItem, as: "mapOfItem")
      try fields.write(self.mapOfChoice, as: "mapOfChoice")
      try fields.write(self.maybeText, as: "maybeText")
      try fields.write(self.maybeInteger, as: "maybeInteger")
      try fields.write(self.maybeDecimal, as: "maybeDecimal")
      try fields.write(self.maybeTruth, as: "maybeTruth")
      try fields.write(self.maybeMoment, as: "maybeMoment")
      try fields.write(self.maybeSpan, as: "maybeSpan")
      try fields.write(self.maybeUnixMoment, as: "maybeUnixMoment")
      try fields.write(self.maybeDuration, as: "maybeDuration")
      try fields.write(self.maybeUuid?.wireText, as: "maybeUuid")
      try fields.write(self.maybeMail, as: "maybeMail")
      try fields.write(self.maybePhone, as: "maybePhone")
      try fields.write(self.maybeUsername, as: "maybeUsername")
      try fields.write(self.maybeIdentifier, as: "maybeIdentifier")
      try fields.write(self.maybePassword, as: "maybePassword")
      try fields.write(self.maybeNewPassword, as: "maybeNewPassword")
      try fields.write(self.maybeOtp, as: "maybeOtp")
      try fields.write(self.maybeLink, as: "maybeLink")
      try fields.write(self.maybeJwt, as: "maybeJwt")
      try fields.write(self.maybeBytes, as: "maybeBytes")
      try fields.write(self.maybeFree, as: "maybeFree")
      try fields.write(self.maybeSecret, as: "maybeSecret")
      try fields.write(
        self.maybeIntegerAsText.map(AsText.init(wrappedValue:)), as: "maybeIntegerAsText")
      try fields.write(
        self.maybeDecimalAsText.map(AsText.init(wrappedValue:)), as: "maybeDecimalAsText")
      try fields.write(
        self.maybeTruthAsText.map(AsText.init(wrappedValue:)), as: "maybeTruthAsText")
      try fields.write(self.maybeSpanAsText.map(AsText.init(wrappedValue:)), as: "maybeSpanAsText")
      try fields.write(
        self.maybeUnixMomentAsText.map(AsText.init(wrappedValue:)), as: "maybeUnixMomentAsText")
      try fields.write(self.maybeSafeBytes, as: "maybeSafeBytes")
      try fields.write(self.maybeKind, as: "maybeKind")
      try fields.write(self.maybeItem, as: "maybeItem")
      try fields.write(self.maybeChoice, as: "maybeChoice")
      try fields.write(self.maybeListOfText, as: "maybeListOfText")
      try fields.write(self.maybeListOfUuid?.map(\.wireText), as: "maybeListOfUuid")
      try fields.write(self.maybeListOfSecret, as: "maybeListOfSecret")
      try fields.write(
        self.maybeListOfIntegerAsText.map(AsText.init(wrappedValue:)),
        as: "maybeListOfIntegerAsText")
      try fields.write(self.maybeListOfSafeBytes, as: "maybeListOfSafeBytes")
      try fields.write(self.maybeListOfItem, as: "maybeListOfItem")
      try fields.write(self.maybeMapOfText, as: "maybeMapOfText")
      try fields.write(self.maybeMapOfUuid?.mapValues(\.wireText), as: "maybeMapOfUuid")
      try fields.write(self.maybeMapOfSecret, as: "maybeMapOfSecret")
      try fields.write(
        self.maybeMapOfIntegerAsText.map(AsText.init(wrappedValue:)), as: "maybeMapOfIntegerAsText")
      try fields.write(self.maybeMapOfSafeBytes, as: "maybeMapOfSafeBytes")
      try fields.write(self.maybeMapOfItem, as: "maybeMapOfItem")
    }
  }

  public struct SentOptionBox: Codable, Hashable, Sendable {
    public var inner: Int

    public init(inner: Int) {
      self.inner = inner
    }
  }

  public struct SentOption: Codable, Hashable, Sendable {
    public var text: String
    public var integer: Int
    public var decimal: Double
    public var truth: Bool
    public var moment: Date
    public var span: Int
    public var unixMoment: UnixTime
    public var duration: String
    public var uuid: UUID
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
    public var listOfText: [String]
    public var listOfInteger: [Int]
    public var listOfDecimal: [Double]
    public var listOfTruth: [Bool]
    public var listOfMoment: [Date]
    public var listOfUnixMoment: [UnixTime]
    public var listOfUuid: [UUID]
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
    public var mapOfUuid: [String: UUID]
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
    public var maybeUuid: UUID?
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
    public var maybeListOfUuid: [UUID]?
    public var maybeListOfSecret: [Secret]?
    @AsOptionalText public var maybeListOfIntegerAsText: [Int]?
    public var maybeListOfSafeBytes: [URLSafeBytes]?
    public var maybeListOfItem: [Item]?
    public var maybeMapOfText: [String: String]?
    public var maybeMapOfUuid: [String: UUID]?
    public var maybeMapOfSecret: [String: Secret]?
    @AsOptionalText public var maybeMapOfIntegerAsText: [String: Int]?
    public var maybeMapOfSafeBytes: [String: URLSafeBytes]?
    public var maybeMapOfItem: [String: Item]?

    public init(
      text: String, integer: Int, decimal: Double, truth: Bool, moment: Date, span: Int,
      unixMoment: UnixTime, duration: String, uuid: UUID, mail: String, phone: String,
      username: String, identifier: String, password: Secret, newPassword: Secret, otp: Secret,
      link: URL, jwt: Secret, bytes: Data, free: AnyJSON, secret: Secret, integerAsText: Int,
      decimalAsText: Double, truthAsText: Bool, spanAsText: Int, unixMomentAsText: UnixTime,
      safeBytes: URLSafeBytes, level: SentOptionLevel, kind: Kind, box: SentOptionBox, item: Item,
      choice: Shape, wireBlank: String, wireHyphen: String, wireBrackets: String, wireQuote: String,
      wireHan: String, wireAmpersand: String, wireAt: String, wireUnderscore: String,
      wireDollar: String, wireBackslash: String, wireNumber: String, settingText: String,
      settingInteger: Int, settingTruth: Bool, settingSecret: Secret, settingLink: URL,
      settingBytes: Data, settingAsText: Int, listOfText: [String], listOfInteger: [Int],
      listOfDecimal: [Double], listOfTruth: [Bool], listOfMoment: [Date],
      listOfUnixMoment: [UnixTime], listOfUuid: [UUID], listOfLink: [URL], listOfBytes: [Data],
      listOfFree: [AnyJSON], listOfSecret: [Secret], listOfIntegerAsText: [Int],
      listOfDecimalAsText: [Double], listOfTruthAsText: [Bool], listOfUnixMomentAsText: [UnixTime],
      listOfSafeBytes: [URLSafeBytes], listOfKind: [Kind], listOfItem: [Item],
      listOfChoice: [Shape], mapOfText: [String: String], mapOfInteger: [String: Int],
      mapOfDecimal: [String: Double], mapOfTruth: [String: Bool], mapOfMoment: [String: Date],
      mapOfUnixMoment: [String: UnixTime], mapOfUuid: [String: UUID], mapOfLink: [String: URL],
      mapOfBytes: [String: Data], mapOfFree: [String: AnyJSON], mapOfSecret: [String: Secret],
      mapOfIntegerAsText: [String: Int], mapOfDecimalAsText: [String: Double],
      mapOfTruthAsText: [String: Bool], mapOfUnixMomentAsText: [String: UnixTime],
      mapOfSafeBytes: [String: URLSafeBytes], mapOfKind: [String: Kind], mapOfItem: [String: Item],
      mapOfChoice: [String: Shape], maybeText: String? = nil, maybeInteger: Int? = nil,
      maybeDecimal: Double? = nil, maybeTruth: Bool? = nil, maybeMoment: Date? = nil,
      maybeSpan: Int? = nil, maybeUnixMoment: UnixTime? = nil, maybeDuration: String? = nil,
      maybeUuid: UUID? = nil, maybeMail: String? = nil, maybePhone: String? = nil,
      maybeUsername: String? = nil, maybeIdentifier: String? = nil, maybePassword: Secret? = nil,
      maybeNewPassword: Secret? = nil, maybeOtp: Secret? = nil, maybeLink: URL? = nil,
      maybeJwt: Secret? = nil, maybeBytes: Data? = nil, maybeFree: AnyJSON? = nil,
      maybeSecret: Secret? = nil, maybeIntegerAsText: Int? = nil, maybeDecimalAsText: Double? = nil,
      maybeTruthAsText: Bool? = nil, maybeSpanAsText: Int? = nil,
      maybeUnixMomentAsText: UnixTime? = nil, maybeSafeBytes: URLSafeBytes? = nil,
      maybeKind: Kind? = nil, maybeItem: Item? = nil, maybeChoice: Shape? = nil,
      maybeListOfText: [String]? = nil, maybeListOfUuid: [UUID]? = nil,
      maybeListOfSecret: [Secret]? = nil, maybeListOfIntegerAsText: [Int]? = nil,
      maybeListOfSafeBytes: [URLSafeBytes]? = nil, maybeListOfItem: [Item]? = nil,
      maybeMapOfText: [String: String]? = nil, maybeMapOfUuid: [String: UUID]? = nil,
      maybeMapOfSecret: [String: Secret]? = nil, maybeMapOfIntegerAsText: [String: Int]? = nil,
      maybeMapOfSafeBytes: [String: URLSafeBytes]? = nil, maybeMapOfItem: [String: Item]? = nil
    ) {
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

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      let _: String = try fields.read("mark")
      self.text = try fields.read("text")
      self.integer = try fields.read("integer")
      self.decimal = try fields.read("decimal")
      self.truth = try fields.read("truth")
      self.moment = try fields.read("moment")
      self.span = try fields.read("span")
      self.unixMoment = try fields.read("unixMoment")
      self.duration = try fields.read("duration")
      self.uuid = try fields.read("uuid")
      self.mail = try fields.read("mail")
      self.phone = try fields.read("phone")
      self.username = try fields.read("username")
      self.identifier = try fields.read("identifier")
      self.password = try fields.read("password")
      self.newPassword = try fields.read("newPassword")
      self.otp = try fields.read("otp")
      self.link = try fields.read("link")
      self.jwt = try fields.read("jwt")
      self.bytes = try fields.read("bytes")
      self.free = try fields.read("free")
      self.secret = try fields.read("secret")
      self.integerAsText = try (fields.read("integerAsText") as AsText<Int>).wrappedValue
      self.decimalAsText = try (fields.read("decimalAsText") as AsText<Double>).wrappedValue
      self.truthAsText = try (fields.read("truthAsText") as AsText<Bool>).wrappedValue
      self.spanAsText = try (fields.read("spanAsText") as AsText<Int>).wrappedValue
      self.unixMomentAsText = try (fields.read("unixMomentAsText") as AsText<UnixTime>).wrappedValue
      self.safeBytes = try fields.read("safeBytes")
      self.level = try fields.read("level")
      self.kind = try fields.read("kind")
      self.box = try fields.read("box")
      self.item = try fields.read("item")
      self.choice = try fields.read("choice")
      let _: String = try fields.read("fixedText")
      let _: Int = try fields.read("fixedNumber")
      let _: Bool = try fields.read("fixedTruth")
      let _: String = try fields.read("quotedNumber")
      let _: String = try fields.read("quotedTruth")
      let _: String = try fields.read("fraction")
      self.wireBlank = try fields.read("two words")
      self.wireHyphen = try fields.read("X-Odd-Name")
      self.wireBrackets = try fields.read("list[0]")
      self.wireQuote = try fields.read("say\"so")
      self.wireHan = try fields.read("名字")
      self.wireAmpersand = try fields.read("a&b=c")
      self.wireAt = try fields.read("@id")
      self.wireUnderscore = try fields.read("_x_1")
      self.wireDollar = try fields.read("$1")
      self.wireBackslash = try fields.read("a\\b")
      self.wireNumber = try fields.read("0")
      self.settingText = try fields.read("settingText")
      self.settingInteger = try fields.read("settingInteger")
      self.settingTruth = try fields.read("settingTruth")
      self.settingSecret = try fields.read("settingSecret")
      self.settingLink = try fields.read("settingLink")
      self.settingBytes = try fields.read("settingBytes")
      self.settingAsText = try (fields.read("settingAsText") as AsText<Int>).wrappedValue
      let _: String = try fields.read("callbackURL")
      let _: String = try fields.read("clientId")
      let _: String = try fields.read("scopes")
      self.listOfText = try fields.read("listOfText")
      self.listOfInteger = try fields.read("listOfInteger")
      self.listOfDecimal = try fields.read("listOfDecimal")
      self.listOfTruth = try fields.read("listOfTruth")
      self.listOfMoment = try fields.read("listOfMoment")
      self.listOfUnixMoment = try fields.read("listOfUnixMoment")
      self.listOfUuid = try fields.read("listOfUuid")
      self.listOfLink = try fields.read("listOfLink")
      self.listOfBytes = try fields.read("listOfBytes")
      self.listOfFree = try fields.read("listOfFree")
      self.listOfSecret = try fields.read("listOfSecret")
      self.listOfIntegerAsText = try (
        fields.read("listOfIntegerAsText") as AsText<[Int]>).wrappedValue
      self.listOfDecimalAsText = try (
        fields.read("listOfDecimalAsText") as AsText<[Double]>).wrappedValue
      self.listOfTruthAsText = try (fields.read("listOfTruthAsText") as AsText<[Bool]>).wrappedValue
      self.listOfUnixMomentAsText = try (
        fields.read("listOfUnixMomentAsText") as AsText<[UnixTime]>).wrappedValue
      self.listOfSafeBytes = try fields.read("listOfSafeBytes")
      self.listOfKind = try fields.read("listOfKind")
      self.listOfItem = try fields.read("listOfItem")
      self.listOfChoice = try fields.read("listOfChoice")
      self.mapOfText = try fields.read("mapOfText")
      self.mapOfInteger = try fields.read("mapOfInteger")
      self.mapOfDecimal = try fields.read("mapOfDecimal")
      self.mapOfTruth = try fields.read("mapOfTruth")
      self.mapOfMoment = try fields.read("mapOfMoment")
      self.mapOfUnixMoment = try fields.read("mapOfUnixMoment")
      self.mapOfUuid = try fields.read("mapOfUuid")
      self.mapOfLink = try fields.read("mapOfLink")
      self.mapOfBytes = try fields.read("mapOfBytes")
      self.mapOfFree = try fields.read("mapOfFree")
      self.mapOfSecret = try fields.read("mapOfSecret")
      self.mapOfIntegerAsText = try (
        fields.read("mapOfIntegerAsText") as AsText<[String: Int]>).wrappedValue
      self.mapOfDecimalAsText = try (
        fields.read("mapOfDecimalAsText") as AsText<[String: Double]>).wrappedValue
      self.mapOfTruthAsText = try (
        fields.read("mapOfTruthAsText") as AsText<[String: Bool]>).wrappedValue
      self.mapOfUnixMomentAsText = try (
        fields.read("mapOfUnixMomentAsText") as AsText<[String: UnixTime]>).wrappedValue
      self.mapOfSafeBytes = try fields.read("mapOfSafeBytes")
      self.mapOfKind = try fields.read("mapOfKind")
      self.mapOfItem = try fields.read("mapOfItem")
      self.mapOfChoice = try fields.read("mapOfChoice")
      self.maybeText = try fields.readIfPresent("maybeText")
      self.maybeInteger = try fields.readIfPresent("maybeInteger")
      self.maybeDecimal = try fields.readIfPresent("maybeDecimal")
      self.maybeTruth = try fields.readIfPresent("maybeTruth")
      self.maybeMoment = try fields.readIfPresent("maybeMoment")
      self.maybeSpan = try fields.readIfPresent("maybeSpan")
      self.maybeUnixMoment = try fields.readIfPresent("maybeUnixMoment")
      self.maybeDuration = try fields.readIfPresent("maybeDuration")
      self.maybeUuid = try fields.readIfPresent("maybeUuid")
      self.maybeMail = try fields.readIfPresent("maybeMail")
      self.maybePhone = try fields.readIfPresent("maybePhone")
      self.maybeUsername = try fields.readIfPresent("maybeUsername")
      self.maybeIdentifier = try fields.readIfPresent("maybeIdentifier")
      self.maybePassword = try fields.readIfPresent("maybePassword")
      self.maybeNewPassword = try fields.readIfPresent("maybeNewPassword")
      self.maybeOtp = try fields.readIfPresent("maybeOtp")
      self.maybeLink = try fields.readIfPresent("maybeLink")
      self.maybeJwt = try fields.readIfPresent("maybeJwt")
      self.maybeBytes = try fields.readIfPresent("maybeBytes")
      self.maybeFree = try fields.readIfPresent("maybeFree")
      self.maybeSecret = try fields.readIfPresent("maybeSecret")
      self.maybeIntegerAsText = try (
        fields.readIfPresent("maybeIntegerAsText") as AsText<Int>?)?.wrappedValue
      self.maybeDecimalAsText = try (
        fields.readIfPresent("maybeDecimalAsText") as AsText<Double>?)?.wrappedValue
      self.maybeTruthAsText = try (
        fields.readIfPresent("maybeTruthAsText") as AsText<Bool>?)?.wrappedValue
      self.maybeSpanAsText = try (
        fields.readIfPresent("maybeSpanAsText") as AsText<Int>?)?.wrappedValue
      self.maybeUnixMomentAsText = try (
        fields.readIfPresent("maybeUnixMomentAsText") as AsText<UnixTime>?)?.wrappedValue
      self.maybeSafeBytes = try fields.readIfPresent("maybeSafeBytes")
      self.maybeKind = try fields.readIfPresent("maybeKind")
      self.maybeItem = try fields.readIfPresent("maybeItem")
      self.maybeChoice = try fields.readIfPresent("maybeChoice")
      self.maybeListOfText = try fields.readIfPresent("maybeListOfText")
      self.maybeListOfUuid = try fields.readIfPresent("maybeListOfUuid")
      self.maybeListOfSecret = try fields.readIfPresent("maybeListOfSecret")
      self.maybeListOfIntegerAsText = try (
        fields.readIfPresent("maybeListOfIntegerAsText") as AsText<[Int]>?)?.wrappedValue
      self.maybeListOfSafeBytes = try fields.readIfPresent("maybeListOfSafeBytes")
      self.maybeListOfItem = try fields.readIfPresent("maybeListOfItem")
      self.maybeMapOfText = try fields.readIfPresent("maybeMapOfText")
      self.maybeMapOfUuid = try fields.readIfPresent("maybeMapOfUuid")
      self.maybeMapOfSecret = try fields.readIfPresent("maybeMapOfSecret")
      self.maybeMapOfIntegerAsText = try (
        fields.readIfPresent("maybeMapOfIntegerAsText") as AsText<[String: Int]>?)?.wrappedValue
      self.maybeMapOfSafeBytes = try fields.readIfPresent("maybeMapOfSafeBytes")
      self.maybeMapOfItem = try fields.readIfPresent("maybeMapOfItem")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write("option", as: "mark")
      try fields.write(self.text, as: "text")
      try fields.write(self.integer, as: "integer")
      try fields.write(self.decimal, as: "decimal")
      try fields.write(self.truth, as: "truth")
      try fields.write(self.moment, as: "moment")
      try fields.write(self.span, as: "span")
      try fields.write(self.unixMoment, as: "unixMoment")
      try fields.write(self.duration, as: "duration")
      try fields.write(self.uuid.wireText, as: "uuid")
      try fields.write(self.mail, as: "mail")
      try fields.write(self.phone, as: "phone")
      try fields.write(self.username, as: "username")
      try fields.write(self.identifier, as: "identifier")
      try fields.write(self.password, as: "password")
      try fields.write(self.newPassword, as: "newPassword")
      try fields.write(self.otp, as: "otp")
      try fields.write(self.link, as: "link")
      try fields.write(self.jwt, as: "jwt")
      try fields.write(self.bytes, as: "bytes")
      try fields.write(self.free, as: "free")
      try fields.write(self.secret, as: "secret")
      try fields.write(AsText(wrappedValue: self.integerAsText), as: "integerAsText")
      try fields.write(AsText(wrappedValue: self.decimalAsText), as: "decimalAsText")
      try fields.write(AsText(wrappedValue: self.truthAsText), as: "truthAsText")
      try fields.write(AsText(wrappedValue: self.spanAsText), as: "spanAsText")
      try fields.write(AsText(wrappedValue: self.unixMomentAsText), as: "unixMomentAsText")
      try fields.write(self.safeBytes, as: "safeBytes")
      try fields.write(self.level, as: "level")
      try fields.write(self.kind, as: "kind")
      try fields.write(self.box, as: "box")
      try fields.write(self.item, as: "item")
      try fields.write(self.choice, as: "choice")
      try fields.write("p&q/1%", as: "fixedText")
      try fields.write(-12, as: "fixedNumber")
      try fields.write(true, as: "fixedTruth")
      try fields.write("12", as: "quotedNumber")
      try fields.write("true", as: "quotedTruth")
      try fields.write("2.5", as: "fraction")
      try fields.write(self.wireBlank, as: "two words")
      try fields.write(self.wireHyphen, as: "X-Odd-Name")
      try fields.write(self.wireBrackets, as: "list[0]")
      try fields.write(self.wireQuote, as: "say\"so")
      try fields.write(self.wireHan, as: "名字")
      try fields.write(self.wireAmpersand, as: "a&b=c")
      try fields.write(self.wireAt, as: "@id")
      try fields.write(self.wireUnderscore, as: "_x_1")
      try fields.write(self.wireDollar, as: "$1")
      try fields.write(self.wireBackslash, as: "a\\b")
      try fields.write(self.wireNumber, as: "0")
      try fields.write(self.settingText, as: "settingText")
      try fields.write(self.settingInteger, as: "settingInteger")
      try fields.write(self.settingTruth, as: "settingTruth")
      try fields.write(self.settingSecret, as: "settingSecret")
      try fields.write(self.settingLink, as: "settingLink")
      try fields.write(self.settingBytes, as: "settingBytes")
      try fields.write(AsText(wrappedValue: self.settingAsText), as: "settingAsText")
      try fields.write("census://arrival", as: "callbackURL")
      try fields.write("house&app", as: "clientId")
      try fields.write("openid profile", as: "scopes")
      try fields.write(self.listOfText, as: "listOfText")
      try fields.write(self.listOfInteger, as: "listOfInteger")
      try fields.write(self.listOfDecimal, as: "listOfDecimal")
      try fields.write(self.listOfTruth, as: "listOfTruth")
      try fields.write(self.listOfMoment, as: "listOfMoment")
      try fields.write(self.listOfUnixMoment, as: "listOfUnixMoment")
      try fields.write(self.listOfUuid.map(\.wireText), as: "listOfUuid")
      try fields.write(self.listOfLink, as: "listOfLink")
      try fields.write(self.listOfBytes, as: "listOfBytes")
      try fields.write(self.listOfFree, as: "listOfFree")
      try fields.write(self.listOfSecret, as: "listOfSecret")
      try fields.write(AsText(wrappedValue: self.listOfIntegerAsText), as: "listOfIntegerAsText")
      try fields.write(AsText(wrappedValue: self.listOfDecimalAsText), as: "listOfDecimalAsText")
      try fields.write(AsText(wrappedValue: self.listOfTruthAsText), as: "listOfTruthAsText")
      try fields.write(
        AsText(wrappedValue: self.listOfUnixMomentAsText), as: "listOfUnixMomentAsText")
      try fields.write(self.listOfSafeBytes, as: "listOfSafeBytes")
      try fields.write(self.listOfKind, as: "listOfKind")
      try fields.write(self.listOfItem, as: "listOfItem")
      try fields.write(self.listOfChoice, as: "listOfChoice")
      try fields.write(self.mapOfText, as: "mapOfText")
      try fields.write(self.mapOfInteger, as: "mapOfInteger")
      try fields.write(self.mapOfDecimal, as: "mapOfDecimal")
      try fields.write(self.mapOfTruth, as: "mapOfTruth")
      try fields.write(self.mapOfMoment, as: "mapOfMoment")
      try fields.write(self.mapOfUnixMoment, as: "mapOfUnixMoment")
      try fields.write(self.mapOfUuid.mapValues(\.wireText), as: "mapOfUuid")
      try fields.write(self.mapOfLink, as: "mapOfLink")
      try fields.write(self.mapOfBytes, as: "mapOfBytes")
      try fields.write(self.mapOfFree, as: "mapOfFree")
      try fields.write(self.mapOfSecret, as: "mapOfSecret")
      try fields.write(AsText(wrappedValue: self.mapOfIntegerAsText), as: "mapOfIntegerAsText")
      try fields.write(AsText(wrappedValue: self.mapOfDecimalAsText), as: "mapOfDecimalAsText")
      try fields.write(AsText(wrappedValue: self.mapOfTruthAsText), as: "mapOfTruthAsText")
      try fields.write(
        AsText(wrappedValue: self.mapOfUnixMomentAsText), as: "mapOfUnixMomentAsText")
      try fields.write(self.mapOfSafeBytes, as: "mapOfSafeBytes")
      try fields.write(self.mapOfKind, as: "mapOfKind")
      try fields.write(self.mapOfItem, as: "mapOfItem")
      try fields.write(self.mapOfChoice, as: "mapOfChoice")
      try fields.write(self.maybeText, as: "maybeText")
      try fields.write(self.maybeInteger, as: "maybeInteger")
      try fields.write(self.maybeDecimal, as: "maybeDecimal")
      try fields.write(self.maybeTruth, as: "maybeTruth")
      try fields.write(self.maybeMoment, as: "maybeMoment")
      try fields.write(self.maybeSpan, as: "maybeSpan")
      try fields.write(self.maybeUnixMoment, as: "maybeUnixMoment")
      try fields.write(self.maybeDuration, as: "maybeDuration")
      try fields.write(self.maybeUuid?.wireText, as: "maybeUuid")
      try fields.write(self.maybeMail, as: "maybeMail")
      try fields.write(self.maybePhone, as: "maybePhone")
      try fields.write(self.maybeUsername, as: "maybeUsername")
      try fields.write(self.maybeIdentifier, as: "maybeIdentifier")
      try fields.write(self.maybePassword, as: "maybePassword")
      try fields.write(self.maybeNewPassword, as: "maybeNewPassword")
      try fields.write(self.maybeOtp, as: "maybeOtp")
      try fields.write(self.maybeLink, as: "maybeLink")
      try fields.write(self.maybeJwt, as: "maybeJwt")
      try fields.write(self.maybeBytes, as: "maybeBytes")
      try fields.write(self.maybeFree, as: "maybeFree")
      try fields.write(self.maybeSecret, as: "maybeSecret")
      try fields.write(
        self.maybeIntegerAsText.map(AsText.init(wrappedValue:)), as: "maybeIntegerAsText")
      try fields.write(
        self.maybeDecimalAsText.map(AsText.init(wrappedValue:)), as: "maybeDecimalAsText")
      try fields.write(
        self.maybeTruthAsText.map(AsText.init(wrappedValue:)), as: "maybeTruthAsText")
      try fields.write(self.maybeSpanAsText.map(AsText.init(wrappedValue:)), as: "maybeSpanAsText")
      try fields.write(
        self.maybeUnixMomentAsText.map(AsText.init(wrappedValue:)), as: "maybeUnixMomentAsText")
      try fields.write(self.maybeSafeBytes, as: "maybeSafeBytes")
      try fields.write(self.maybeKind, as: "maybeKind")
      try fields.write(self.maybeItem, as: "maybeItem")
      try fields.write(self.maybeChoice, as: "maybeChoice")
      try fields.write(self.maybeListOfText, as: "maybeListOfText")
      try fields.write(self.maybeListOfUuid?.map(\.wireText), as: "maybeListOfUuid")
      try fields.write(self.maybeListOfSecret, as: "maybeListOfSecret")
      try fields.write(
        self.maybeListOfIntegerAsText.map(AsText.init(wrappedValue:)),
        as: "maybeListOfIntegerAsText")
      try fields.write(self.maybeListOfSafeBytes, as: "maybeListOfSafeBytes")
      try fields.write(self.maybeListOfItem, as: "maybeListOfItem")
      try fields.write(self.maybeMapOfText, as: "maybeMapOfText")
      try fields.write(self.maybeMapOfUuid?.mapValues(\.wireText), as: "maybeMapOfUuid")
      try fields.write(self.maybeMapOfSecret, as: "maybeMapOfSecret")
      try fields.write(
        self.maybeMapOfIntegerAsText.map(AsText.init(wrappedValue:)), as: "maybeMapOfIntegerAsText")
      try fields.write(self.maybeMapOfSafeBytes, as: "maybeMapOfSafeBytes")
      try fields.write(self.maybeMapOfItem, as: "maybeMapOfItem")
    }
  }

  public struct SentOther: Codable, Hashable, Sendable {

    public init() {
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      let _: String = try fields.read("mark")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write("another", as: "mark")
    }
  }
}

// Written by authgen from returned.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension CensusReturned {
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

  public struct ReturnedRecordBox: Codable, Hashable, Sendable {
    public var inner: Int

    public init(inner: Int) {
      self.inner = inner
    }
  }

  public struct ReturnedRecord: Codable, Hashable, Sendable {
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
    public var level: ReturnedRecordLevel
    public var kind: Kind
    public var box: ReturnedRecordBox
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
      safeBytes: URLSafeBytes, level: ReturnedRecordLevel, kind: Kind, box: ReturnedRecordBox,
      item: Item, choice: Shape, wireBlank: String, wireHyphen: String, wireBrackets: String,
      wireQuote: String, wireHan: String, wireAmpersand: String, wireAt: String,
      wireUnderscore: String, wireDollar: String, wireBackslash: String, wireNumber: String,
      settingText: String, settingInteger: Int, settingTruth: Bool, settingSecret: Secret,
      settingLink: URL, settingBytes: Data, settingAsText: Int, listOfText: [String],
      listOfInteger: [Int], listOfDecimal: [Double], listOfTruth: [Bool], listOfMoment: [Date],
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

  public struct ReturnedItemBox: Codable, Hashable, Sendable {
    public var inner: Int

    public init(inner: Int) {
      self.inner = inner
    }
  }

  public struct ReturnedItem: Codable, Hashable, Sendable {
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
    public var level: ReturnedItemLevel
    public var kind: Kind
    public var box: ReturnedItemBox
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
      safeBytes: URLSafeBytes, level: ReturnedItemLevel, kind: Kind, box: ReturnedItemBox,
      item: Item, choice: Shape, wireBlank: String, wireHyphen: String, wireBrackets: String,
      wireQuote: String, wireHan: String, wireAmpersand: String, wireAt: String,
      wireUnderscore: String, wireDollar: String, wireBackslash: String, wireNumber: String,
      settingText: String, settingInteger: Int, settingTruth: Bool, settingSecret: Secret,
      settingLink: URL, settingBytes: Data, settingAsText: Int, listOfText: [String],
      listOfInteger: [Int], listOfDecimal: [Double], listOfTruth: [Bool], listOfMoment: [Date],
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

  public struct ReturnedEntryBox: Codable, Hashable, Sendable {
    public var inner: Int

    public init(inner: Int) {
      self.inner = inner
    }
  }

  public struct ReturnedEntry: Codable, Hashable, Sendable {
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
    public var level: ReturnedEntryLevel
    public var kind: Kind
    public var box: ReturnedEntryBox
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
      safeBytes: URLSafeBytes, level: ReturnedEntryLevel, kind: Kind, box: ReturnedEntryBox,
      item: Item, choice: Shape, wireBlank: String, wireHyphen: String, wireBrackets: String,
      wireQuote: String, wireHan: String, wireAmpersand: String, wireAt: String,
      wireUnderscore: String, wireDollar: String, wireBackslash: String, wireNumber: String,
      settingText: String, settingInteger: Int, settingTruth: Bool, settingSecret: Secret,
      settingLink: URL, settingBytes: Data, settingAsText: Int, listOfText: [String],
      listOfInteger: [Int], listOfDecimal: [Double], listOfTruth: [Bool], listOfMoment: [Date],
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

  public struct ReturnedOptionBox: Codable, Hashable, Sendable {
    public var inner: Int

    public init(inner: Int) {
      self.inner = inner
    }
  }

  public struct ReturnedOption: Codable, Hashable, Sendable {
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
    public var level: ReturnedOptionLevel
    public var kind: Kind
    public var box: ReturnedOptionBox
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
      safeBytes: URLSafeBytes, level: ReturnedOptionLevel, kind: Kind, box: ReturnedOptionBox,
      item: Item, choice: Shape, wireBlank: String, wireHyphen: String, wireBrackets: String,
      wireQuote: String, wireHan: String, wireAmpersand: String, wireAt: String,
      wireUnderscore: String, wireDollar: String, wireBackslash: String, wireNumber: String,
      settingText: String, settingInteger: Int, settingTruth: Bool, settingSecret: Secret,
      settingLink: URL, settingBytes: Data, settingAsText: Int, listOfText: [String],
      listOfInteger: [Int], listOfDecimal: [Double], listOfTruth: [Bool], listOfMoment: [Date],
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

  public struct ReturnedOther: Codable, Hashable, Sendable {

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

  public struct RefusedInBodyDetailsBox: Codable, Hashable, Sendable {
    public var inner: Int

    public init(inner: Int) {
      self.inner = inner
    }
  }

  public struct RefusedAtPathDetailsBox: Codable, Hashable, Sendable {
    public var inner: Int

    public init(inner: Int) {
      self.inner = inner
    }
  }

  public struct ReturnedInBodyAnswerBox: Codable, Hashable, Sendable {
    public var inner: Int

    public init(inner: Int) {
      self.inner = inner
    }
  }

  public struct ReturnedInBodyAnswer: Codable, Hashable, Sendable {
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
    public var level: ReturnedInBodyAnswerLevel
    public var kind: Kind
    public var box: ReturnedInBodyAnswerBox
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
      safeBytes: URLSafeBytes, level: ReturnedInBodyAnswerLevel, kind: Kind,
      box: ReturnedInBodyAnswerBox, item: Item, choice: Shape, wireBlank: String,
      wireHyphen: String, wireBrackets: String, wireQuote: String, wireHan: String,
      wireAmpersand: String, wireAt: String, wireUnderscore: String, wireDollar: String,
      wireBackslash: String, wireNumber: String, settingText: String, settingInteger: Int,
      settingTruth: Bool, settingSecret: Secret, settingLink: URL, settingBytes: Data,
      settingAsText: Int, listOfText: [String], listOfInteger: [Int], listOfDecimal: [Double],
      listOfTruth: [Bool], listOfMoment: [Date], listOfUnixMoment: [UnixTime], listOfUuid: [UUID],
      listOfLink: [URL], listOfBytes: [Data], listOfFree: [AnyJSON], listOfSecret: [Secret],
      listOfIntegerAsText: [Int], listOfDecimalAsText: [Double], listOfTruthAsText: [Bool],
      listOfUnixMomentAsText: [UnixTime], listOfSafeBytes: [URLSafeBytes], listOfKind: [Kind],
      listOfItem: [Item], listOfChoice: [Shape], mapOfText: [String: String],
      mapOfInteger: [String: Int], mapOfDecimal: [String: Double], mapOfTruth: [String: Bool],
      mapOfMoment: [String: Date], mapOfUnixMoment: [String: UnixTime], mapOfUuid: [String: UUID],
      mapOfLink: [String: URL], mapOfBytes: [String: Data], mapOfFree: [String: AnyJSON],
      mapOfSecret: [String: Secret], mapOfIntegerAsText: [String: Int],
      mapOfDecimalAsText: [String: Double], mapOfTruthAsText: [String: Bool],
      mapOfUnixMomentAsText: [String: UnixTime], mapOfSafeBytes: [String: URLSafeBytes],
      mapOfKind: [String: Kind], mapOfItem: [String: Item], mapOfChoice: [String: Shape],
      maybeText: String? = nil, maybeInteger: Int? = nil, maybeDecimal: Double? = nil,
      maybeTruth: Bool? = nil, maybeMoment: Date? = nil, maybeSpan: Int? = nil,
      maybeUnixMoment: UnixTime? = nil, maybeDuration: String? = nil, maybeUuid: UUID? = nil,
      maybeMail: String? = nil, maybePhone: String? = nil, maybeUsername: String? = nil,
      maybeIdentifier: String? = nil, maybePassword: Secret? = nil, maybeNewPassword: Secret? = nil,
      maybeOtp: Secret? = nil, maybeLink: URL? = nil, maybeJwt: Secret? = nil,
      maybeBytes: Data? = nil, maybeFree: AnyJSON? = nil, maybeSecret: Secret? = nil,
      maybeIntegerAsText: Int? = nil, maybeDecimalAsText: Double? = nil,
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

  public struct ReturnedInRecordAnswer: Codable, Hashable, Sendable {
    public var record: ReturnedRecord

    public init(record: ReturnedRecord) {
      self.record = record
    }
  }

  public struct ReturnedInListAnswer: Codable, Hashable, Sendable {
    public var items: [ReturnedItem]

    public init(items: [ReturnedItem]) {
      self.items = items
    }
  }

  public struct ReturnedInMapAnswer: Codable, Hashable, Sendable {
    public var entries: [String: ReturnedEntry]

    public init(entries: [String: ReturnedEntry]) {
      self.entries = entries
    }
  }

  public struct ReturnedInChoiceAnswer: Codable, Hashable, Sendable {
    public var choice: ReturnedChoice

    public init(choice: ReturnedChoice) {
      self.choice = choice
    }
  }

  public struct ReturnedInHeaderAnswer: Codable, Hashable, Sendable {
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
    public var secret: Secret
    @AsText public var integerAsText: Int
    @AsText public var decimalAsText: Double
    @AsText public var truthAsText: Bool
    @AsText public var spanAsText: Int
    @AsText public var unixMomentAsText: UnixTime
    public var safeBytes: URLSafeBytes
    public var level: ReturnedInHeaderAnswerLevel
    public var kind: Kind
    public var wireHyphen: String
    public var wireDot: String
    public var wireUnderscore: String
    public var wireDollar: String
    public var wireNumber: String
    public var settingText: String
    public var settingInteger: Int
    public var settingTruth: Bool
    public var settingSecret: Secret
    public var settingLink: URL
    public var settingBytes: Data
    @AsText public var settingAsText: Int
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
    public var maybeSecret: Secret?
    @AsOptionalText public var maybeIntegerAsText: Int?
    @AsOptionalText public var maybeDecimalAsText: Double?
    @AsOptionalText public var maybeTruthAsText: Bool?
    @AsOptionalText public var maybeSpanAsText: Int?
    @AsOptionalText public var maybeUnixMomentAsText: UnixTime?
    public var maybeSafeBytes: URLSafeBytes?
    public var maybeKind: Kind?

    public init(
      text: String, integer: Int, decimal: Double, truth: Bool, moment: Date, span: Int,
      unixMoment: UnixTime, duration: String, uuid: UUID, mail: String, phone: String,
      username: String, identifier: String, password: Secret, newPassword: Secret, otp: Secret,
      link: URL, jwt: Secret, bytes: Data, secret: Secret, integerAsText: Int,
      decimalAsText: Double, truthAsText: Bool, spanAsText: Int, unixMomentAsText: UnixTime,
      safeBytes: URLSafeBytes, level: ReturnedInHeaderAnswerLevel, kind: Kind, wireHyphen: String,
      wireDot: String, wireUnderscore: String, wireDollar: String, wireNumber: String,
      settingText: String, settingInteger: Int, settingTruth: Bool, settingSecret: Secret,
      settingLink: URL, settingBytes: Data, settingAsText: Int, maybeText: String? = nil,
      maybeInteger: Int? = nil, maybeDecimal: Double? = nil, maybeTruth: Bool? = nil,
      maybeMoment: Date? = nil, maybeSpan: Int? = nil, maybeUnixMoment: UnixTime? = nil,
      maybeDuration: String? = nil, maybeUuid: UUID? = nil, maybeMail: String? = nil,
      maybePhone: String? = nil, maybeUsername: String? = nil, maybeIdentifier: String? = nil,
      maybePassword: Secret? = nil, maybeNewPassword: Secret? = nil, maybeOtp: Secret? = nil,
      maybeLink: URL? = nil, maybeJwt: Secret? = nil, maybeBytes: Data? = nil,
      maybeSecret: Secret? = nil, maybeIntegerAsText: Int? = nil, maybeDecimalAsText: Double? = nil,
      maybeTruthAsText: Bool? = nil, maybeSpanAsText: Int? = nil,
      maybeUnixMomentAsText: UnixTime? = nil, maybeSafeBytes: URLSafeBytes? = nil,
      maybeKind: Kind? = nil
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
      self.secret = secret
      self.integerAsText = integerAsText
      self.decimalAsText = decimalAsText
      self.truthAsText = truthAsText
      self.spanAsText = spanAsText
      self.unixMomentAsText = unixMomentAsText
      self.safeBytes = safeBytes
      self.level = level
      self.kind = kind
      self.wireHyphen = wireHyphen
      self.wireDot = wireDot
      self.wireUnderscore = wireUnderscore
      self.wireDollar = wireDollar
      self.wireNumber = wireNumber
      self.settingText = settingText
      self.settingInteger = settingInteger
      self.settingTruth = settingTruth
      self.settingSecret = settingSecret
      self.settingLink = settingLink
      self.settingBytes = settingBytes
      self.settingAsText = settingAsText
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
      self.maybeSecret = maybeSecret
      self.maybeIntegerAsText = maybeIntegerAsText
      self.maybeDecimalAsText = maybeDecimalAsText
      self.maybeTruthAsText = maybeTruthAsText
      self.maybeSpanAsText = maybeSpanAsText
      self.maybeUnixMomentAsText = maybeUnixMomentAsText
      self.maybeSafeBytes = maybeSafeBytes
      self.maybeKind = maybeKind
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      self.text = try fields.header("text")
      self.integer = try fields.header("integer")
      self.decimal = try fields.header("decimal")
      self.truth = try fields.header("truth")
      self.moment = try fields.header("moment")
      self.span = try fields.header("span")
      self.unixMoment = try fields.header("unixMoment")
      self.duration = try fields.header("duration")
      self.uuid = try fields.header("uuid")
      self.mail = try fields.header("mail")
      self.phone = try fields.header("phone")
      self.username = try fields.header("username")
      self.identifier = try fields.header("identifier")
      self.password = try fields.header("password")
      self.newPassword = try fields.header("newPassword")
      self.otp = try fields.header("otp")
      self.link = try fields.header("link")
      self.jwt = try fields.header("jwt")
      self.bytes = try fields.header("bytes")
      self.secret = try fields.header("secret")
      self.integerAsText = try (fields.header("integerAsText") as AsText<Int>).wrappedValue
      self.decimalAsText = try (fields.header("decimalAsText") as AsText<Double>).wrappedValue
      self.truthAsText = try (fields.header("truthAsText") as AsText<Bool>).wrappedValue
      self.spanAsText = try (fields.header("spanAsText") as AsText<Int>).wrappedValue
      self.unixMomentAsText = try (
        fields.header("unixMomentAsText") as AsText<UnixTime>).wrappedValue
      self.safeBytes = try fields.header("safeBytes")
      self.level = try fields.header("level")
      self.kind = try fields.header("kind")
      let _: String = try fields.header("fixedText")
      let _: Int = try fields.header("fixedNumber")
      let _: Bool = try fields.header("fixedTruth")
      let _: String = try fields.header("quotedNumber")
      let _: String = try fields.header("quotedTruth")
      let _: String = try fields.header("fraction")
      self.wireHyphen = try fields.header("X-Odd-Name")
      self.wireDot = try fields.header("a.b")
      self.wireUnderscore = try fields.header("_x_1")
      self.wireDollar = try fields.header("$1")
      self.wireNumber = try fields.header("0")
      self.settingText = try fields.header("settingText")
      self.settingInteger = try fields.header("settingInteger")
      self.settingTruth = try fields.header("settingTruth")
      self.settingSecret = try fields.header("settingSecret")
      self.settingLink = try fields.header("settingLink")
      self.settingBytes = try fields.header("settingBytes")
      self.settingAsText = try (fields.header("settingAsText") as AsText<Int>).wrappedValue
      let _: String = try fields.header("callbackURL")
      let _: String = try fields.header("clientId")
      let _: String = try fields.header("scopes")
      self.maybeText = try fields.headerIfPresent("maybeText")
      self.maybeInteger = try fields.headerIfPresent("maybeInteger")
      self.maybeDecimal = try fields.headerIfPresent("maybeDecimal")
      self.maybeTruth = try fields.headerIfPresent("maybeTruth")
      self.maybeMoment = try fields.headerIfPresent("maybeMoment")
      self.maybeSpan = try fields.headerIfPresent("maybeSpan")
      self.maybeUnixMoment = try fields.headerIfPresent("maybeUnixMoment")
      self.maybeDuration = try fields.headerIfPresent("maybeDuration")
      self.maybeUuid = try fields.headerIfPresent("maybeUuid")
      self.maybeMail = try fields.headerIfPresent("maybeMail")
      self.maybePhone = try fields.headerIfPresent("maybePhone")
      self.maybeUsername = try fields.headerIfPresent("maybeUsername")
      self.maybeIdentifier = try fields.headerIfPresent("maybeIdentifier")
      self.maybePassword = try fields.headerIfPresent("maybePassword")
      self.maybeNewPassword = try fields.headerIfPresent("maybeNewPassword")
      self.maybeOtp = try fields.headerIfPresent("maybeOtp")
      self.maybeLink = try fields.headerIfPresent("maybeLink")
      self.maybeJwt = try fields.headerIfPresent("maybeJwt")
      self.maybeBytes = try fields.headerIfPresent("maybeBytes")
      self.maybeSecret = try fields.headerIfPresent("maybeSecret")
      self.maybeIntegerAsText = try (
        fields.headerIfPresent("maybeIntegerAsText") as AsText<Int>?)?.wrappedValue
      self.maybeDecimalAsText = try (
        fields.headerIfPresent("maybeDecimalAsText") as AsText<Double>?)?.wrappedValue
      self.maybeTruthAsText = try (
        fields.headerIfPresent("maybeTruthAsText") as AsText<Bool>?)?.wrappedValue
      self.maybeSpanAsText = try (
        fields.headerIfPresent("maybeSpanAsText") as AsText<Int>?)?.wrappedValue
      self.maybeUnixMomentAsText = try (
        fields.headerIfPresent("maybeUnixMomentAsText") as AsText<UnixTime>?)?.wrappedValue
      self.maybeSafeBytes = try fields.headerIfPresent("maybeSafeBytes")
      self.maybeKind = try fields.headerIfPresent("maybeKind")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.header(self.text, as: "text")
      try fields.header(self.integer, as: "integer")
      try fields.header(self.decimal, as: "decimal")
      try fields.header(self.truth, as: "truth")
      try fields.header(self.moment, as: "moment")
      try fields.header(self.span, as: "span")
      try fields.header(self.unixMoment, as: "unixMoment")
      try fields.header(self.duration, as: "duration")
      try fields.header(self.uuid.wireText, as: "uuid")
      try fields.header(self.mail, as: "mail")
      try fields.header(self.phone, as: "phone")
      try fields.header(self.username, as: "username")
      try fields.header(self.identifier, as: "identifier")
      try fields.header(self.password, as: "password")
      try fields.header(self.newPassword, as: "newPassword")
      try fields.header(self.otp, as: "otp")
      try fields.header(self.link, as: "link")
      try fields.header(self.jwt, as: "jwt")
      try fields.header(self.bytes, as: "bytes")
      try fields.header(self.secret, as: "secret")
      try fields.header(AsText(wrappedValue: self.integerAsText), as: "integerAsText")
      try fields.header(AsText(wrappedValue: self.decimalAsText), as: "decimalAsText")
      try fields.header(AsText(wrappedValue: self.truthAsText), as: "truthAsText")
      try fields.header(AsText(wrappedValue: self.spanAsText), as: "spanAsText")
      try fields.header(AsText(wrappedValue: self.unixMomentAsText), as: "unixMomentAsText")
      try fields.header(self.safeBytes, as: "safeBytes")
      try fields.header(self.level, as: "level")
      try fields.header(self.kind, as: "kind")
      try fields.header("p&q/1%", as: "fixedText")
      try fields.header(-12, as: "fixedNumber")
      try fields.header(true, as: "fixedTruth")
      try fields.header("12", as: "quotedNumber")
      try fields.header("true", as: "quotedTruth")
      try fields.header("2.5", as: "fraction")
      try fields.header(self.wireHyphen, as: "X-Odd-Name")
      try fields.header(self.wireDot, as: "a.b")
      try fields.header(self.wireUnderscore, as: "_x_1")
      try fields.header(self.wireDollar, as: "$1")
      try fields.header(self.wireNumber, as: "0")
      try fields.header(self.settingText, as: "settingText")
      try fields.header(self.settingInteger, as: "settingInteger")
      try fields.header(self.settingTruth, as: "settingTruth")
      try fields.header(self.settingSecret, as: "settingSecret")
      try fields.header(self.settingLink, as: "settingLink")
      try fields.header(self.settingBytes, as: "settingBytes")
      try fields.header(AsText(wrappedValue: self.settingAsText), as: "settingAsText")
      try fields.header("census://arrival", as: "callbackURL")
      try fields.header("house&app", as: "clientId")
      try fields.header("openid profile", as: "scopes")
      try fields.header(self.maybeText, as: "maybeText")
      try fields.header(self.maybeInteger, as: "maybeInteger")
      try fields.header(self.maybeDecimal, as: "maybeDecimal")
      try fields.header(self.maybeTruth, as: "maybeTruth")
      try fields.header(self.maybeMoment, as: "maybeMoment")
      try fields.header(self.maybeSpan, as: "maybeSpan")
      try fields.header(self.maybeUnixMoment, as: "maybeUnixMoment")
      try fields.header(self.maybeDuration, as: "maybeDuration")
      try fields.header(self.maybeUuid?.wireText, as: "maybeUuid")
      try fields.header(self.maybeMail, as: "maybeMail")
      try fields.header(self.maybePhone, as: "maybePhone")
      try fields.header(self.maybeUsername, as: "maybeUsername")
      try fields.header(self.maybeIdentifier, as: "maybeIdentifier")
      try fields.header(self.maybePassword, as: "maybePassword")
      try fields.header(self.maybeNewPassword, as: "maybeNewPassword")
      try fields.header(self.maybeOtp, as: "maybeOtp")
      try fields.header(self.maybeLink, as: "maybeLink")
      try fields.header(self.maybeJwt, as: "maybeJwt")
      try fields.header(self.maybeBytes, as: "maybeBytes")
      try fields.header(self.maybeSecret, as: "maybeSecret")
      try fields.header(
        self.maybeIntegerAsText.map(AsText.init(wrappedValue:)), as: "maybeIntegerAsText")
      try fields.header(
        self.maybeDecimalAsText.map(AsText.init(wrappedValue:)), as: "maybeDecimalAsText")
      try fields.header(
        self.maybeTruthAsText.map(AsText.init(wrappedValue:)), as: "maybeTruthAsText")
      try fields.header(self.maybeSpanAsText.map(AsText.init(wrappedValue:)), as: "maybeSpanAsText")
      try fields.header(
        self.maybeUnixMomentAsText.map(AsText.init(wrappedValue:)), as: "maybeUnixMomentAsText")
      try fields.header(self.maybeSafeBytes, as: "maybeSafeBytes")
      try fields.header(self.maybeKind, as: "maybeKind")
    }
  }

  public struct ReturnedInCookieAnswer: Codable, Hashable, Sendable {
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
    public var secret: Secret
    @AsText public var integerAsText: Int
    @AsText public var decimalAsText: Double
    @AsText public var truthAsText: Bool
    @AsText public var spanAsText: Int
    @AsText public var unixMomentAsText: UnixTime
    public var safeBytes: URLSafeBytes
    public var level: ReturnedInCookieAnswerLevel
    public var kind: Kind
    public var wireHyphen: String
    public var wireDot: String
    public var wireUnderscore: String
    public var wireDollar: String
    public var wireNumber: String
    public var settingText: String
    public var settingInteger: Int
    public var settingTruth: Bool
    public var settingSecret: Secret
    public var settingLink: URL
    public var settingBytes: Data
    @AsText public var settingAsText: Int
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
    public var maybeSecret: Secret?
    @AsOptionalText public var maybeIntegerAsText: Int?
    @AsOptionalText public var maybeDecimalAsText: Double?
    @AsOptionalText public var maybeTruthAsText: Bool?
    @AsOptionalText public var maybeSpanAsText: Int?
    @AsOptionalText public var maybeUnixMomentAsText: UnixTime?
    public var maybeSafeBytes: URLSafeBytes?
    public var maybeKind: Kind?

    public init(
      text: String, integer: Int, decimal: Double, truth: Bool, moment: Date, span: Int,
      unixMoment: UnixTime, duration: String, uuid: UUID, mail: String, phone: String,
      username: String, identifier: String, password: Secret, newPassword: Secret, otp: Secret,
      link: URL, jwt: Secret, bytes: Data, secret: Secret, integerAsText: Int,
      decimalAsText: Double, truthAsText: Bool, spanAsText: Int, unixMomentAsText: UnixTime,
      safeBytes: URLSafeBytes, level: ReturnedInCookieAnswerLevel, kind: Kind, wireHyphen: String,
      wireDot: String, wireUnderscore: String, wireDollar: String, wireNumber: String,
      settingText: String, settingInteger: Int, settingTruth: Bool, settingSecret: Secret,
      settingLink: URL, settingBytes: Data, settingAsText: Int, maybeText: String? = nil,
      maybeInteger: Int? = nil, maybeDecimal: Double? = nil, maybeTruth: Bool? = nil,
      maybeMoment: Date? = nil, maybeSpan: Int? = nil, maybeUnixMoment: UnixTime? = nil,
      maybeDuration: String? = nil, maybeUuid: UUID? = nil, maybeMail: String? = nil,
      maybePhone: String? = nil, maybeUsername: String? = nil, maybeIdentifier: String? = nil,
      maybePassword: Secret? = nil, maybeNewPassword: Secret? = nil, maybeOtp: Secret? = nil,
      maybeLink: URL? = nil, maybeJwt: Secret? = nil, maybeBytes: Data? = nil,
      maybeSecret: Secret? = nil, maybeIntegerAsText: Int? = nil, maybeDecimalAsText: Double? = nil,
      maybeTruthAsText: Bool? = nil, maybeSpanAsText: Int? = nil,
      maybeUnixMomentAsText: UnixTime? = nil, maybeSafeBytes: URLSafeBytes? = nil,
      maybeKind: Kind? = nil
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
      self.secret = secret
      self.integerAsText = integerAsText
      self.decimalAsText = decimalAsText
      self.truthAsText = truthAsText
      self.spanAsText = spanAsText
      self.unixMomentAsText = unixMomentAsText
      self.safeBytes = safeBytes
      self.level = level
      self.kind = kind
      self.wireHyphen = wireHyphen
      self.wireDot = wireDot
      self.wireUnderscore = wireUnderscore
      self.wireDollar = wireDollar
      self.wireNumber = wireNumber
      self.settingText = settingText
      self.settingInteger = settingInteger
      self.settingTruth = settingTruth
      self.settingSecret = settingSecret
      self.settingLink = settingLink
      self.settingBytes = settingBytes
      self.settingAsText = settingAsText
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
      self.maybeSecret = maybeSecret
      self.maybeIntegerAsText = maybeIntegerAsText
      self.maybeDecimalAsText = maybeDecimalAsText
      self.maybeTruthAsText = maybeTruthAsText
      self.maybeSpanAsText = maybeSpanAsText
      self.maybeUnixMomentAsText = maybeUnixMomentAsText
      self.maybeSafeBytes = maybeSafeBytes
      self.maybeKind = maybeKind
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      self.text = try fields.cookie("text")
      self.integer = try fields.cookie("integer")
      self.decimal = try fields.cookie("decimal")
      self.truth = try fields.cookie("truth")
      self.moment = try fields.cookie("moment")
      self.span = try fields.cookie("span")
      self.unixMoment = try fields.cookie("unixMoment")
      self.duration = try fields.cookie("duration")
      self.uuid = try fields.cookie("uuid")
      self.mail = try fields.cookie("mail")
      self.phone = try fields.cookie("phone")
      self.username = try fields.cookie("username")
      self.identifier = try fields.cookie("identifier")
      self.password = try fields.cookie("password")
      self.newPassword = try fields.cookie("newPassword")
      self.otp = try fields.cookie("otp")
      self.link = try fields.cookie("link")
      self.jwt = try fields.cookie("jwt")
      self.bytes = try fields.cookie("bytes")
      self.secret = try fields.cookie("secret")
      self.integerAsText = try (fields.cookie("integerAsText") as AsText<Int>).wrappedValue
      self.decimalAsText = try (fields.cookie("decimalAsText") as AsText<Double>).wrappedValue
      self.truthAsText = try (fields.cookie("truthAsText") as AsText<Bool>).wrappedValue
      self.spanAsText = try (fields.cookie("spanAsText") as AsText<Int>).wrappedValue
      self.unixMomentAsText = try (
        fields.cookie("unixMomentAsText") as AsText<UnixTime>).wrappedValue
      self.safeBytes = try fields.cookie("safeBytes")
      self.level = try fields.cookie("level")
      self.kind = try fields.cookie("kind")
      let _: String = try fields.cookie("fixedText")
      let _: Int = try fields.cookie("fixedNumber")
      let _: Bool = try fields.cookie("fixedTruth")
      let _: String = try fields.cookie("quotedNumber")
      let _: String = try fields.cookie("quotedTruth")
      let _: String = try fields.cookie("fraction")
      self.wireHyphen = try fields.cookie("X-Odd-Name")
      self.wireDot = try fields.cookie("a.b")
      self.wireUnderscore = try fields.cookie("_x_1")
      self.wireDollar = try fields.cookie("$1")
      self.wireNumber = try fields.cookie("0")
      self.settingText = try fields.cookie("settingText")
      self.settingInteger = try fields.cookie("settingInteger")
      self.settingTruth = try fields.cookie("settingTruth")
      self.settingSecret = try fields.cookie("settingSecret")
      self.settingLink = try fields.cookie("settingLink")
      self.settingBytes = try fields.cookie("settingBytes")
      self.settingAsText = try (fields.cookie("settingAsText") as AsText<Int>).wrappedValue
      let _: String = try fields.cookie("callbackURL")
      let _: String = try fields.cookie("clientId")
      self.maybeText = try fields.cookieIfPresent("maybeText")
      self.maybeInteger = try fields.cookieIfPresent("maybeInteger")
      self.maybeDecimal = try fields.cookieIfPresent("maybeDecimal")
      self.maybeTruth = try fields.cookieIfPresent("maybeTruth")
      self.maybeMoment = try fields.cookieIfPresent("maybeMoment")
      self.maybeSpan = try fields.cookieIfPresent("maybeSpan")
      self.maybeUnixMoment = try fields.cookieIfPresent("maybeUnixMoment")
      self.maybeDuration = try fields.cookieIfPresent("maybeDuration")
      self.maybeUuid = try fields.cookieIfPresent("maybeUuid")
      self.maybeMail = try fields.cookieIfPresent("maybeMail")
      self.maybePhone = try fields.cookieIfPresent("maybePhone")
      self.maybeUsername = try fields.cookieIfPresent("maybeUsername")
      self.maybeIdentifier = try fields.cookieIfPresent("maybeIdentifier")
      self.maybePassword = try fields.cookieIfPresent("maybePassword")
      self.maybeNewPassword = try fields.cookieIfPresent("maybeNewPassword")
      self.maybeOtp = try fields.cookieIfPresent("maybeOtp")
      self.maybeLink = try fields.cookieIfPresent("maybeLink")
      self.maybeJwt = try fields.cookieIfPresent("maybeJwt")
      self.maybeBytes = try fields.cookieIfPresent("maybeBytes")
      self.maybeSecret = try fields.cookieIfPresent("maybeSecret")
      self.maybeIntegerAsText = try (
        fields.cookieIfPresent("maybeIntegerAsText") as AsText<Int>?)?.wrappedValue
      self.maybeDecimalAsText = try (
        fields.cookieIfPresent("maybeDecimalAsText") as AsText<Double>?)?.wrappedValue
      self.maybeTruthAsText = try (
        fields.cookieIfPresent("maybeTruthAsText") as AsText<Bool>?)?.wrappedValue
      self.maybeSpanAsText = try (
        fields.cookieIfPresent("maybeSpanAsText") as AsText<Int>?)?.wrappedValue
      self.maybeUnixMomentAsText = try (
        fields.cookieIfPresent("maybeUnixMomentAsText") as AsText<UnixTime>?)?.wrappedValue
      self.maybeSafeBytes = try fields.cookieIfPresent("maybeSafeBytes")
      self.maybeKind = try fields.cookieIfPresent("maybeKind")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.cookie(self.text, as: "text")
      try fields.cookie(self.integer, as: "integer")
      try fields.cookie(self.decimal, as: "decimal")
      try fields.cookie(self.truth, as: "truth")
      try fields.cookie(self.moment, as: "moment")
      try fields.cookie(self.span, as: "span")
      try fields.cookie(self.unixMoment, as: "unixMoment")
      try fields.cookie(self.duration, as: "duration")
      try fields.cookie(self.uuid.wireText, as: "uuid")
      try fields.cookie(self.mail, as: "mail")
      try fields.cookie(self.phone, as: "phone")
      try fields.cookie(self.username, as: "username")
      try fields.cookie(self.identifier, as: "identifier")
      try fields.cookie(self.password, as: "password")
      try fields.cookie(self.newPassword, as: "newPassword")
      try fields.cookie(self.otp, as: "otp")
      try fields.cookie(self.link, as: "link")
      try fields.cookie(self.jwt, as: "jwt")
      try fields.cookie(self.bytes, as: "bytes")
      try fields.cookie(self.secret, as: "secret")
      try fields.cookie(AsText(wrappedValue: self.integerAsText), as: "integerAsText")
      try fields.cookie(AsText(wrappedValue: self.decimalAsText), as: "decimalAsText")
      try fields.cookie(AsText(wrappedValue: self.truthAsText), as: "truthAsText")
      try fields.cookie(AsText(wrappedValue: self.spanAsText), as: "spanAsText")
      try fields.cookie(AsText(wrappedValue: self.unixMomentAsText), as: "unixMomentAsText")
      try fields.cookie(self.safeBytes, as: "safeBytes")
      try fields.cookie(self.level, as: "level")
      try fields.cookie(self.kind, as: "kind")
      try fields.cookie("p&q/1%", as: "fixedText")
      try fields.cookie(-12, as: "fixedNumber")
      try fields.cookie(true, as: "fixedTruth")
      try fields.cookie("12", as: "quotedNumber")
      try fields.cookie("true", as: "quotedTruth")
      try fields.cookie("2.5", as: "fraction")
      try fields.cookie(self.wireHyphen, as: "X-Odd-Name")
      try fields.cookie(self.wireDot, as: "a.b")
      try fields.cookie(self.wireUnderscore, as: "_x_1")
      try fields.cookie(self.wireDollar, as: "$1")
      try fields.cookie(self.wireNumber, as: "0")
      try fields.cookie(self.settingText, as: "settingText")
      try fields.cookie(self.settingInteger, as: "settingInteger")
      try fields.cookie(self.settingTruth, as: "settingTruth")
      try fields.cookie(self.settingSecret, as: "settingSecret")
      try fields.cookie(self.settingLink, as: "settingLink")
      try fields.cookie(self.settingBytes, as: "settingBytes")
      try fields.cookie(AsText(wrappedValue: self.settingAsText), as: "settingAsText")
      try fields.cookie("census://arrival", as: "callbackURL")
      try fields.cookie("house&app", as: "clientId")
      try fields.cookie(self.maybeText, as: "maybeText")
      try fields.cookie(self.maybeInteger, as: "maybeInteger")
      try fields.cookie(self.maybeDecimal, as: "maybeDecimal")
      try fields.cookie(self.maybeTruth, as: "maybeTruth")
      try fields.cookie(self.maybeMoment, as: "maybeMoment")
      try fields.cookie(self.maybeSpan, as: "maybeSpan")
      try fields.cookie(self.maybeUnixMoment, as: "maybeUnixMoment")
      try fields.cookie(self.maybeDuration, as: "maybeDuration")
      try fields.cookie(self.maybeUuid?.wireText, as: "maybeUuid")
      try fields.cookie(self.maybeMail, as: "maybeMail")
      try fields.cookie(self.maybePhone, as: "maybePhone")
      try fields.cookie(self.maybeUsername, as: "maybeUsername")
      try fields.cookie(self.maybeIdentifier, as: "maybeIdentifier")
      try fields.cookie(self.maybePassword, as: "maybePassword")
      try fields.cookie(self.maybeNewPassword, as: "maybeNewPassword")
      try fields.cookie(self.maybeOtp, as: "maybeOtp")
      try fields.cookie(self.maybeLink, as: "maybeLink")
      try fields.cookie(self.maybeJwt, as: "maybeJwt")
      try fields.cookie(self.maybeBytes, as: "maybeBytes")
      try fields.cookie(self.maybeSecret, as: "maybeSecret")
      try fields.cookie(
        self.maybeIntegerAsText.map(AsText.init(wrappedValue:)), as: "maybeIntegerAsText")
      try fields.cookie(
        self.maybeDecimalAsText.map(AsText.init(wrappedValue:)), as: "maybeDecimalAsText")
      try fields.cookie(
        self.maybeTruthAsText.map(AsText.init(wrappedValue:)), as: "maybeTruthAsText")
      try fields.cookie(self.maybeSpanAsText.map(AsText.init(wrappedValue:)), as: "maybeSpanAsText")
      try fields.cookie(
        self.maybeUnixMomentAsText.map(AsText.init(wrappedValue:)), as: "maybeUnixMomentAsText")
      try fields.cookie(self.maybeSafeBytes, as: "maybeSafeBytes")
      try fields.cookie(self.maybeKind, as: "maybeKind")
    }
  }

  public struct ReturnedInEnvelopeAnswerBox: Codable, Hashable, Sendable {
    public var inner: Int

    public init(inner: Int) {
      self.inner = inner
    }
  }

  public struct ReturnedInEnvelopeAnswer: Codable, Hashable, Sendable {
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
    public var level: ReturnedInEnvelopeAnswerLevel
    public var kind: Kind
    public var box: ReturnedInEnvelopeAnswerBox
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
      safeBytes: URLSafeBytes, level: ReturnedInEnvelopeAnswerLevel, kind: Kind,
      box: ReturnedInEnvelopeAnswerBox, item: Item, choice: Shape, wireBlank: String,
      wireHyphen: String, wireBrackets: String, wireQuote: String, wireHan: String,
      wireAmpersand: String, wireAt: String, wireUnderscore: String, wireDollar: String,
      wireBackslash: String, wireNumber: String, settingText: String, settingInteger: Int,
      settingTruth: Bool, settingSecret: Secret, settingLink: URL, settingBytes: Data,
      settingAsText: Int, listOfText: [String], listOfInteger: [Int], listOfDecimal: [Double],
      listOfTruth: [Bool], listOfMoment: [Date], listOfUnixMoment: [UnixTime], listOfUuid: [UUID],
      listOfLink: [URL], listOfBytes: [Data], listOfFree: [AnyJSON], listOfSecret: [Secret],
      listOfIntegerAsText: [Int], listOfDecimalAsText: [Double], listOfTruthAsText: [Bool],
      listOfUnixMomentAsText: [UnixTime], listOfSafeBytes: [URLSafeBytes], listOfKind: [Kind],
      listOfItem: [Item], listOfChoice: [Shape], mapOfText: [String: String],
      mapOfInteger: [String: Int], mapOfDecimal: [String: Double], mapOfTruth: [String: Bool],
      mapOfMoment: [String: Date], mapOfUnixMoment: [String: UnixTime], mapOfUuid: [String: UUID],
      mapOfLink: [String: URL], mapOfBytes: [String: Data], mapOfFree: [String: AnyJSON],
      mapOfSecret: [String: Secret], mapOfIntegerAsText: [String: Int],
      mapOfDecimalAsText: [String: Double], mapOfTruthAsText: [String: Bool],
      mapOfUnixMomentAsText: [String: UnixTime], mapOfSafeBytes: [String: URLSafeBytes],
      mapOfKind: [String: Kind], mapOfItem: [String: Item], mapOfChoice: [String: Shape],
      maybeText: String? = nil, maybeInteger: Int? = nil, maybeDecimal: Double? = nil,
      maybeTruth: Bool? = nil, maybeMoment: Date? = nil, maybeSpan: Int? = nil,
      maybeUnixMoment: UnixTime? = nil, maybeDuration: String? = nil, maybeUuid: UUID? = nil,
      maybeMail: String? = nil, maybePhone: String? = nil, maybeUsername: String? = nil,
      maybeIdentifier: String? = nil, maybePassword: Secret? = nil, maybeNewPassword: Secret? = nil,
      maybeOtp: Secret? = nil, maybeLink: URL? = nil, maybeJwt: Secret? = nil,
      maybeBytes: Data? = nil, maybeFree: AnyJSON? = nil, maybeSecret: Secret? = nil,
      maybeIntegerAsText: Int? = nil, maybeDecimalAsText: Double? = nil,
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

  public struct RefusedInBodyDetails: Codable, Hashable, Sendable {
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
    public var level: RefusedInBodyDetailsLevel
    public var kind: Kind
    public var box: RefusedInBodyDetailsBox
    public var item: Item
    public var choice: Shape
    public var wireBlank: String
    public var wireHyphen: String
    public var wireDot: String
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
      safeBytes: URLSafeBytes, level: RefusedInBodyDetailsLevel, kind: Kind,
      box: RefusedInBodyDetailsBox, item: Item, choice: Shape, wireBlank: String,
      wireHyphen: String, wireDot: String, wireQuote: String, wireHan: String,
      wireAmpersand: String, wireAt: String, wireUnderscore: String, wireDollar: String,
      wireBackslash: String, wireNumber: String, settingText: String, settingInteger: Int,
      settingTruth: Bool, settingSecret: Secret, settingLink: URL, settingBytes: Data,
      settingAsText: Int, listOfText: [String], listOfInteger: [Int], listOfDecimal: [Double],
      listOfTruth: [Bool], listOfMoment: [Date], listOfUnixMoment: [UnixTime], listOfUuid: [UUID],
      listOfLink: [URL], listOfBytes: [Data], listOfFree: [AnyJSON], listOfSecret: [Secret],
      listOfIntegerAsText: [Int], listOfDecimalAsText: [Double], listOfTruthAsText: [Bool],
      listOfUnixMomentAsText: [UnixTime], listOfSafeBytes: [URLSafeBytes], listOfKind: [Kind],
      listOfItem: [Item], listOfChoice: [Shape], mapOfText: [String: String],
      mapOfInteger: [String: Int], mapOfDecimal: [String: Double], mapOfTruth: [String: Bool],
      mapOfMoment: [String: Date], mapOfUnixMoment: [String: UnixTime], mapOfUuid: [String: UUID],
      mapOfLink: [String: URL], mapOfBytes: [String: Data], mapOfFree: [String: AnyJSON],
      mapOfSecret: [String: Secret], mapOfIntegerAsText: [String: Int],
      mapOfDecimalAsText: [String: Double], mapOfTruthAsText: [String: Bool],
      mapOfUnixMomentAsText: [String: UnixTime], mapOfSafeBytes: [String: URLSafeBytes],
      mapOfKind: [String: Kind], mapOfItem: [String: Item], mapOfChoice: [String: Shape],
      maybeText: String? = nil, maybeInteger: Int? = nil, maybeDecimal: Double? = nil,
      maybeTruth: Bool? = nil, maybeMoment: Date? = nil, maybeSpan: Int? = nil,
      maybeUnixMoment: UnixTime? = nil, maybeDuration: String? = nil, maybeUuid: UUID? = nil,
      maybeMail: String? = nil, maybePhone: String? = nil, maybeUsername: String? = nil,
      maybeIdentifier: String? = nil, maybePassword: Secret? = nil, maybeNewPassword: Secret? = nil,
      maybeOtp: Secret? = nil, maybeLink: URL? = nil, maybeJwt: Secret? = nil,
      maybeBytes: Data? = nil, maybeFree: AnyJSON? = nil, maybeSecret: Secret? = nil,
      maybeIntegerAsText: Int? = nil, maybeDecimalAsText: Double? = nil,
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
      self.wireDot = wireDot
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
      self.wireDot = try fields.read(at: "a.b")
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
      try fields.write(self.wireDot, at: "a.b")
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

  public struct RefusedAtPathDetails: Codable, Hashable, Sendable {
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
    public var level: RefusedAtPathDetailsLevel
    public var kind: Kind
    public var box: RefusedAtPathDetailsBox
    public var item: Item
    public var choice: Shape
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
      safeBytes: URLSafeBytes, level: RefusedAtPathDetailsLevel, kind: Kind,
      box: RefusedAtPathDetailsBox, item: Item, choice: Shape, settingText: String,
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
      self.text = try fields.read(at: "details.0.text")
      self.integer = try fields.read(at: "details.0.integer")
      self.decimal = try fields.read(at: "details.0.decimal")
      self.truth = try fields.read(at: "details.0.truth")
      self.moment = try fields.read(at: "details.0.moment")
      self.span = try fields.read(at: "details.0.span")
      self.unixMoment = try fields.read(at: "details.0.unixMoment")
      self.duration = try fields.read(at: "details.0.duration")
      self.uuid = try fields.read(at: "details.0.uuid")
      self.mail = try fields.read(at: "details.0.mail")
      self.phone = try fields.read(at: "details.0.phone")
      self.username = try fields.read(at: "details.0.username")
      self.identifier = try fields.read(at: "details.0.identifier")
      self.password = try fields.read(at: "details.0.password")
      self.newPassword = try fields.read(at: "details.0.newPassword")
      self.otp = try fields.read(at: "details.0.otp")
      self.link = try fields.read(at: "details.0.link")
      self.jwt = try fields.read(at: "details.0.jwt")
      self.bytes = try fields.read(at: "details.0.bytes")
      self.free = try fields.read(at: "details.0.free")
      self.secret = try fields.read(at: "details.0.secret")
      self.integerAsText = try (
        fields.read(at: "details.0.integerAsText") as AsText<Int>).wrappedValue
      self.decimalAsText = try (
        fields.read(at: "details.0.decimalAsText") as AsText<Double>).wrappedValue
      self.truthAsText = try (fields.read(at: "details.0.truthAsText") as AsText<Bool>).wrappedValue
      self.spanAsText = try (fields.read(at: "details.0.spanAsText") as AsText<Int>).wrappedValue
      self.unixMomentAsText = try (
        fields.read(at: "details.0.unixMomentAsText") as AsText<UnixTime>).wrappedValue
      self.safeBytes = try fields.read(at: "details.0.safeBytes")
      self.level = try fields.read(at: "details.0.level")
      self.kind = try fields.read(at: "details.0.kind")
      self.box = try fields.read(at: "details.0.box")
      self.item = try fields.read(at: "details.0.item")
      self.choice = try fields.read(at: "details.0.choice")
      let _: String = try fields.read(at: "details.0.fixedText")
      let _: Int = try fields.read(at: "details.0.fixedNumber")
      let _: Bool = try fields.read(at: "details.0.fixedTruth")
      let _: String = try fields.read(at: "details.0.quotedNumber")
      let _: String = try fields.read(at: "details.0.quotedTruth")
      let _: String = try fields.read(at: "details.0.fraction")
      self.settingText = try fields.read(at: "details.0.settingText")
      self.settingInteger = try fields.read(at: "details.0.settingInteger")
      self.settingTruth = try fields.read(at: "details.0.settingTruth")
      self.settingSecret = try fields.read(at: "details.0.settingSecret")
      self.settingLink = try fields.read(at: "details.0.settingLink")
      self.settingBytes = try fields.read(at: "details.0.settingBytes")
      self.settingAsText = try (
        fields.read(at: "details.0.settingAsText") as AsText<Int>).wrappedValue
      let _: String = try fields.read(at: "details.0.callbackURL")
      let _: String = try fields.read(at: "details.0.clientId")
      let _: String = try fields.read(at: "details.0.scopes")
      self.listOfText = try fields.read(at: "details.0.listOfText")
      self.listOfInteger = try fields.read(at: "details.0.listOfInteger")
      self.listOfDecimal = try fields.read(at: "details.0.listOfDecimal")
      self.listOfTruth = try fields.read(at: "details.0.listOfTruth")
      self.listOfMoment = try fields.read(at: "details.0.listOfMoment")
      self.listOfUnixMoment = try fields.read(at: "details.0.listOfUnixMoment")
      self.listOfUuid = try fields.read(at: "details.0.listOfUuid")
      self.listOfLink = try fields.read(at: "details.0.listOfLink")
      self.listOfBytes = try fields.read(at: "details.0.listOfBytes")
      self.listOfFree = try fields.read(at: "details.0.listOfFree")
      self.listOfSecret = try fields.read(at: "details.0.listOfSecret")
      self.listOfIntegerAsText = try (
        fields.read(at: "details.0.listOfIntegerAsText") as AsText<[Int]>).wrappedValue
      self.listOfDecimalAsText = try (
        fields.read(at: "details.0.listOfDecimalAsText") as AsText<[Double]>).wrappedValue
      self.listOfTruthAsText = try (
        fields.read(at: "details.0.listOfTruthAsText") as AsText<[Bool]>).wrappedValue
      self.listOfUnixMomentAsText = try (
        fields.read(at: "details.0.listOfUnixMomentAsText") as AsText<[UnixTime]>).wrappedValue
      self.listOfSafeBytes = try fields.read(at: "details.0.listOfSafeBytes")
      self.listOfKind = try fields.read(at: "details.0.listOfKind")
      self.listOfItem = try fields.read(at: "details.0.listOfItem")
      self.listOfChoice = try fields.read(at: "details.0.listOfChoice")
      self.mapOfText = try fields.read(at: "details.0.mapOfText")
      self.mapOfInteger = try fields.read(at: "details.0.mapOfInteger")
      self.mapOfDecimal = try fields.read(at: "details.0.mapOfDecimal")
      self.mapOfTruth = try fields.read(at: "details.0.mapOfTruth")
      self.mapOfMoment = try fields.read(at: "details.0.mapOfMoment")
      self.mapOfUnixMoment = try fields.read(at: "details.0.mapOfUnixMoment")
      self.mapOfUuid = try fields.read(at: "details.0.mapOfUuid")
      self.mapOfLink = try fields.read(at: "details.0.mapOfLink")
      self.mapOfBytes = try fields.read(at: "details.0.mapOfBytes")
      self.mapOfFree = try fields.read(at: "details.0.mapOfFree")
      self.mapOfSecret = try fields.read(at: "details.0.mapOfSecret")
      self.mapOfIntegerAsText = try (
        fields.read(at: "details.0.mapOfIntegerAsText") as AsText<[String: Int]>).wrappedValue
      self.mapOfDecimalAsText = try (
        fields.read(at: "details.0.mapOfDecimalAsText") as AsText<[String: Double]>).wrappedValue
      self.mapOfTruthAsText = try (
        fields.read(at: "details.0.mapOfTruthAsText") as AsText<[String: Bool]>).wrappedValue
      self.mapOfUnixMomentAsText = try (
        fields.read(
          at: "details.0.mapOfUnixMomentAsText"
        ) as AsText<[String: UnixTime]>).wrappedValue
      self.mapOfSafeBytes = try fields.read(at: "details.0.mapOfSafeBytes")
      self.mapOfKind = try fields.read(at: "details.0.mapOfKind")
      self.mapOfItem = try fields.read(at: "details.0.mapOfItem")
      self.mapOfChoice = try fields.read(at: "details.0.mapOfChoice")
      self.maybeText = try fields.readIfPresent(at: "details.0.maybeText")
      self.maybeInteger = try fields.readIfPresent(at: "details.0.maybeInteger")
      self.maybeDecimal = try fields.readIfPresent(at: "details.0.maybeDecimal")
      self.maybeTruth = try fields.readIfPresent(at: "details.0.maybeTruth")
      self.maybeMoment = try fields.readIfPresent(at: "details.0.maybeMoment")
      self.maybeSpan = try fields.readIfPresent(at: "details.0.maybeSpan")
      self.maybeUnixMoment = try fields.readIfPresent(at: "details.0.maybeUnixMoment")
      self.maybeDuration = try fields.readIfPresent(at: "details.0.maybeDuration")
      self.maybeUuid = try fields.readIfPresent(at: "details.0.maybeUuid")
      self.maybeMail = try fields.readIfPresent(at: "details.0.maybeMail")
      self.maybePhone = try fields.readIfPresent(at: "details.0.maybePhone")
      self.maybeUsername = try fields.readIfPresent(at: "details.0.maybeUsername")
      self.maybeIdentifier = try fields.readIfPresent(at: "details.0.maybeIdentifier")
      self.maybePassword = try fields.readIfPresent(at: "details.0.maybePassword")
      self.maybeNewPassword = try fields.readIfPresent(at: "details.0.maybeNewPassword")
      self.maybeOtp = try fields.readIfPresent(at: "details.0.maybeOtp")
      self.maybeLink = try fields.readIfPresent(at: "details.0.maybeLink")
      self.maybeJwt = try fields.readIfPresent(at: "details.0.maybeJwt")
      self.maybeBytes = try fields.readIfPresent(at: "details.0.maybeBytes")
      self.maybeFree = try fields.readIfPresent(at: "details.0.maybeFree")
      self.maybeSecret = try fields.readIfPresent(at: "details.0.maybeSecret")
      self.maybeIntegerAsText = try (
        fields.readIfPresent(at: "details.0.maybeIntegerAsText") as AsText<Int>?)?.wrappedValue
      self.maybeDecimalAsText = try (
        fields.readIfPresent(at: "details.0.maybeDecimalAsText") as AsText<Double>?)?.wrappedValue
      self.maybeTruthAsText = try (
        fields.readIfPresent(at: "details.0.maybeTruthAsText") as AsText<Bool>?)?.wrappedValue
      self.maybeSpanAsText = try (
        fields.readIfPresent(at: "details.0.maybeSpanAsText") as AsText<Int>?)?.wrappedValue
      self.maybeUnixMomentAsText = try (
        fields.readIfPresent(
          at: "details.0.maybeUnixMomentAsText") as AsText<UnixTime>?)?.wrappedValue
      self.maybeSafeBytes = try fields.readIfPresent(at: "details.0.maybeSafeBytes")
      self.maybeKind = try fields.readIfPresent(at: "details.0.maybeKind")
      self.maybeItem = try fields.readIfPresent(at: "details.0.maybeItem")
      self.maybeChoice = try fields.readIfPresent(at: "details.0.maybeChoice")
      self.maybeListOfText = try fields.readIfPresent(at: "details.0.maybeListOfText")
      self.maybeListOfUuid = try fields.readIfPresent(at: "details.0.maybeListOfUuid")
      self.maybeListOfSecret = try fields.readIfPresent(at: "details.0.maybeListOfSecret")
      self.maybeListOfIntegerAsText = try (
        fields.readIfPresent(
          at: "details.0.maybeListOfIntegerAsText"
        ) as AsText<[Int]>?)?.wrappedValue
      self.maybeListOfSafeBytes = try fields.readIfPresent(at: "details.0.maybeListOfSafeBytes")
      self.maybeListOfItem = try fields.readIfPresent(at: "details.0.maybeListOfItem")
      self.maybeMapOfText = try fields.readIfPresent(at: "details.0.maybeMapOfText")
      self.maybeMapOfUuid = try fields.readIfPresent(at: "details.0.maybeMapOfUuid")
      self.maybeMapOfSecret = try fields.readIfPresent(at: "details.0.maybeMapOfSecret")
      self.maybeMapOfIntegerAsText = try (
        fields.readIfPresent(
          at: "details.0.maybeMapOfIntegerAsText"
        ) as AsText<[String: Int]>?)?.wrappedValue
      self.maybeMapOfSafeBytes = try fields.readIfPresent(at: "details.0.maybeMapOfSafeBytes")
      self.maybeMapOfItem = try fields.readIfPresent(at: "details.0.maybeMapOfItem")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write(self.text, at: "details.0.text")
      try fields.write(self.integer, at: "details.0.integer")
      try fields.write(self.decimal, at: "details.0.decimal")
      try fields.write(self.truth, at: "details.0.truth")
      try fields.write(self.moment, at: "details.0.moment")
      try fields.write(self.span, at: "details.0.span")
      try fields.write(self.unixMoment, at: "details.0.unixMoment")
      try fields.write(self.duration, at: "details.0.duration")
      try fields.write(self.uuid.wireText, at: "details.0.uuid")
      try fields.write(self.mail, at: "details.0.mail")
      try fields.write(self.phone, at: "details.0.phone")
      try fields.write(self.username, at: "details.0.username")
      try fields.write(self.identifier, at: "details.0.identifier")
      try fields.write(self.password, at: "details.0.password")
      try fields.write(self.newPassword, at: "details.0.newPassword")
      try fields.write(self.otp, at: "details.0.otp")
      try fields.write(self.link, at: "details.0.link")
      try fields.write(self.jwt, at: "details.0.jwt")
      try fields.write(self.bytes, at: "details.0.bytes")
      try fields.write(self.free, at: "details.0.free")
      try fields.write(self.secret, at: "details.0.secret")
      try fields.write(AsText(wrappedValue: self.integerAsText), at: "details.0.integerAsText")
      try fields.write(AsText(wrappedValue: self.decimalAsText), at: "details.0.decimalAsText")
      try fields.write(AsText(wrappedValue: self.truthAsText), at: "details.0.truthAsText")
      try fields.write(AsText(wrappedValue: self.spanAsText), at: "details.0.spanAsText")
      try fields.write(
        AsText(wrappedValue: self.unixMomentAsText), at: "details.0.unixMomentAsText")
      try fields.write(self.safeBytes, at: "details.0.safeBytes")
      try fields.write(self.level, at: "details.0.level")
      try fields.write(self.kind, at: "details.0.kind")
      try fields.write(self.box, at: "details.0.box")
      try fields.write(self.item, at: "details.0.item")
      try fields.write(self.choice, at: "details.0.choice")
      try fields.write("p&q/1%", at: "details.0.fixedText")
      try fields.write(-12, at: "details.0.fixedNumber")
      try fields.write(true, at: "details.0.fixedTruth")
      try fields.write("12", at: "details.0.quotedNumber")
      try fields.write("true", at: "details.0.quotedTruth")
      try fields.write("2.5", at: "details.0.fraction")
      try fields.write(self.settingText, at: "details.0.settingText")
      try fields.write(self.settingInteger, at: "details.0.settingInteger")
      try fields.write(self.settingTruth, at: "details.0.settingTruth")
      try fields.write(self.settingSecret, at: "details.0.settingSecret")
      try fields.write(self.settingLink, at: "details.0.settingLink")
      try fields.write(self.settingBytes, at: "details.0.settingBytes")
      try fields.write(AsText(wrappedValue: self.settingAsText), at: "details.0.settingAsText")
      try fields.write("census://arrival", at: "details.0.callbackURL")
      try fields.write("house&app", at: "details.0.clientId")
      try fields.write("openid profile", at: "details.0.scopes")
      try fields.write(self.listOfText, at: "details.0.listOfText")
      try fields.write(self.listOfInteger, at: "details.0.listOfInteger")
      try fields.write(self.listOfDecimal, at: "details.0.listOfDecimal")
      try fields.write(self.listOfTruth, at: "details.0.listOfTruth")
      try fields.write(self.listOfMoment, at: "details.0.listOfMoment")
      try fields.write(self.listOfUnixMoment, at: "details.0.listOfUnixMoment")
      try fields.write(self.listOfUuid.map(\.wireText), at: "details.0.listOfUuid")
      try fields.write(self.listOfLink, at: "details.0.listOfLink")
      try fields.write(self.listOfBytes, at: "details.0.listOfBytes")
      try fields.write(self.listOfFree, at: "details.0.listOfFree")
      try fields.write(self.listOfSecret, at: "details.0.listOfSecret")
      try fields.write(
        AsText(wrappedValue: self.listOfIntegerAsText), at: "details.0.listOfIntegerAsText")
      try fields.write(
        AsText(wrappedValue: self.listOfDecimalAsText), at: "details.0.listOfDecimalAsText")
      try fields.write(
        AsText(wrappedValue: self.listOfTruthAsText), at: "details.0.listOfTruthAsText")
      try fields.write(
        AsText(wrappedValue: self.listOfUnixMomentAsText), at: "details.0.listOfUnixMomentAsText")
      try fields.write(self.listOfSafeBytes, at: "details.0.listOfSafeBytes")
      try fields.write(self.listOfKind, at: "details.0.listOfKind")
      try fields.write(self.listOfItem, at: "details.0.listOfItem")
      try fields.write(self.listOfChoice, at: "details.0.listOfChoice")
      try fields.write(self.mapOfText, at: "details.0.mapOfText")
      try fields.write(self.mapOfInteger, at: "details.0.mapOfInteger")
      try fields.write(self.mapOfDecimal, at: "details.0.mapOfDecimal")
      try fields.write(self.mapOfTruth, at: "details.0.mapOfTruth")
      try fields.write(self.mapOfMoment, at: "details.0.mapOfMoment")
      try fields.write(self.mapOfUnixMoment, at: "details.0.mapOfUnixMoment")
      try fields.write(self.mapOfUuid.mapValues(\.wireText), at: "details.0.mapOfUuid")
      try fields.write(self.mapOfLink, at: "details.0.mapOfLink")
      try fields.write(self.mapOfBytes, at: "details.0.mapOfBytes")
      try fields.write(self.mapOfFree, at: "details.0.mapOfFree")
      try fields.write(self.mapOfSecret, at: "details.0.mapOfSecret")
      try fields.write(
        AsText(wrappedValue: self.mapOfIntegerAsText), at: "details.0.mapOfIntegerAsText")
      try fields.write(
        AsText(wrappedValue: self.mapOfDecimalAsText), at: "details.0.mapOfDecimalAsText")
      try fields.write(
        AsText(wrappedValue: self.mapOfTruthAsText), at: "details.0.mapOfTruthAsText")
      try fields.write(
        AsText(wrappedValue: self.mapOfUnixMomentAsText), at: "details.0.mapOfUnixMomentAsText")
      try fields.write(self.mapOfSafeBytes, at: "details.0.mapOfSafeBytes")
      try fields.write(self.mapOfKind, at: "details.0.mapOfKind")
      try fields.write(self.mapOfItem, at: "details.0.mapOfItem")
      try fields.write(self.mapOfChoice, at: "details.0.mapOfChoice")
      try fields.write(self.maybeText, at: "details.0.maybeText")
      try fields.write(self.maybeInteger, at: "details.0.maybeInteger")
      try fields.write(self.maybeDecimal, at: "details.0.maybeDecimal")
      try fields.write(self.maybeTruth, at: "details.0.maybeTruth")
      try fields.write(self.maybeMoment, at: "details.0.maybeMoment")
      try fields.write(self.maybeSpan, at: "details.0.maybeSpan")
      try fields.write(self.maybeUnixMoment, at: "details.0.maybeUnixMoment")
      try fields.write(self.maybeDuration, at: "details.0.maybeDuration")
      try fields.write(self.maybeUuid?.wireText, at: "details.0.maybeUuid")
      try fields.write(self.maybeMail, at: "details.0.maybeMail")
      try fields.write(self.maybePhone, at: "details.0.maybePhone")
      try fields.write(self.maybeUsername, at: "details.0.maybeUsername")
      try fields.write(self.maybeIdentifier, at: "details.0.maybeIdentifier")
      try fields.write(self.maybePassword, at: "details.0.maybePassword")
      try fields.write(self.maybeNewPassword, at: "details.0.maybeNewPassword")
      try fields.write(self.maybeOtp, at: "details.0.maybeOtp")
      try fields.write(self.maybeLink, at: "details.0.maybeLink")
      try fields.write(self.maybeJwt, at: "details.0.maybeJwt")
      try fields.write(self.maybeBytes, at: "details.0.maybeBytes")
      try fields.write(self.maybeFree, at: "details.0.maybeFree")
      try fields.write(self.maybeSecret, at: "details.0.maybeSecret")
      try fields.write(
        self.maybeIntegerAsText.map(AsText.init(wrappedValue:)), at: "details.0.maybeIntegerAsText")
      try fields.write(
        self.maybeDecimalAsText.map(AsText.init(wrappedValue:)), at: "details.0.maybeDecimalAsText")
      try fields.write(
        self.maybeTruthAsText.map(AsText.init(wrappedValue:)), at: "details.0.maybeTruthAsText")
      try fields.write(
        self.maybeSpanAsText.map(AsText.init(wrappedValue:)), at: "details.0.maybeSpanAsText")
      try fields.write(
        self.maybeUnixMomentAsText.map(AsText.init(wrappedValue:)),
        at: "details.0.maybeUnixMomentAsText")
      try fields.write(self.maybeSafeBytes, at: "details.0.maybeSafeBytes")
      try fields.write(self.maybeKind, at: "details.0.maybeKind")
      try fields.write(self.maybeItem, at: "details.0.maybeItem")
      try fields.write(self.maybeChoice, at: "details.0.maybeChoice")
      try fields.write(self.maybeListOfText, at: "details.0.maybeListOfText")
      try fields.write(self.maybeListOfUuid?.map(\.wireText), at: "details.0.maybeListOfUuid")
      try fields.write(self.maybeListOfSecret, at: "details.0.maybeListOfSecret")
      try fields.write(
        self.maybeListOfIntegerAsText.map(AsText.init(wrappedValue:)),
        at: "details.0.maybeListOfIntegerAsText")
      try fields.write(self.maybeListOfSafeBytes, at: "details.0.maybeListOfSafeBytes")
      try fields.write(self.maybeListOfItem, at: "details.0.maybeListOfItem")
      try fields.write(self.maybeMapOfText, at: "details.0.maybeMapOfText")
      try fields.write(self.maybeMapOfUuid?.mapValues(\.wireText), at: "details.0.maybeMapOfUuid")
      try fields.write(self.maybeMapOfSecret, at: "details.0.maybeMapOfSecret")
      try fields.write(
        self.maybeMapOfIntegerAsText.map(AsText.init(wrappedValue:)),
        at: "details.0.maybeMapOfIntegerAsText")
      try fields.write(self.maybeMapOfSafeBytes, at: "details.0.maybeMapOfSafeBytes")
      try fields.write(self.maybeMapOfItem, at: "details.0.maybeMapOfItem")
    }
  }

  public struct RefusedInHeaderDetails: Codable, Hashable, Sendable {
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
    public var secret: Secret
    @AsText public var integerAsText: Int
    @AsText public var decimalAsText: Double
    @AsText public var truthAsText: Bool
    @AsText public var spanAsText: Int
    @AsText public var unixMomentAsText: UnixTime
    public var safeBytes: URLSafeBytes
    public var level: RefusedInHeaderDetailsLevel
    public var kind: Kind
    public var wireHyphen: String
    public var wireDot: String
    public var wireUnderscore: String
    public var wireDollar: String
    public var wireNumber: String
    public var settingText: String
    public var settingInteger: Int
    public var settingTruth: Bool
    public var settingSecret: Secret
    public var settingLink: URL
    public var settingBytes: Data
    @AsText public var settingAsText: Int
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
    public var maybeSecret: Secret?
    @AsOptionalText public var maybeIntegerAsText: Int?
    @AsOptionalText public var maybeDecimalAsText: Double?
    @AsOptionalText public var maybeTruthAsText: Bool?
    @AsOptionalText public var maybeSpanAsText: Int?
    @AsOptionalText public var maybeUnixMomentAsText: UnixTime?
    public var maybeSafeBytes: URLSafeBytes?
    public var maybeKind: Kind?

    public init(
      text: String, integer: Int, decimal: Double, truth: Bool, moment: Date, span: Int,
      unixMoment: UnixTime, duration: String, uuid: UUID, mail: String, phone: String,
      username: String, identifier: String, password: Secret, newPassword: Secret, otp: Secret,
      link: URL, jwt: Secret, bytes: Data, secret: Secret, integerAsText: Int,
      decimalAsText: Double, truthAsText: Bool, spanAsText: Int, unixMomentAsText: UnixTime,
      safeBytes: URLSafeBytes, level: RefusedInHeaderDetailsLevel, kind: Kind, wireHyphen: String,
      wireDot: String, wireUnderscore: String, wireDollar: String, wireNumber: String,
      settingText: String, settingInteger: Int, settingTruth: Bool, settingSecret: Secret,
      settingLink: URL, settingBytes: Data, settingAsText: Int, maybeText: String? = nil,
      maybeInteger: Int? = nil, maybeDecimal: Double? = nil, maybeTruth: Bool? = nil,
      maybeMoment: Date? = nil, maybeSpan: Int? = nil, maybeUnixMoment: UnixTime? = nil,
      maybeDuration: String? = nil, maybeUuid: UUID? = nil, maybeMail: String? = nil,
      maybePhone: String? = nil, maybeUsername: String? = nil, maybeIdentifier: String? = nil,
      maybePassword: Secret? = nil, maybeNewPassword: Secret? = nil, maybeOtp: Secret? = nil,
      maybeLink: URL? = nil, maybeJwt: Secret? = nil, maybeBytes: Data? = nil,
      maybeSecret: Secret? = nil, maybeIntegerAsText: Int? = nil, maybeDecimalAsText: Double? = nil,
      maybeTruthAsText: Bool? = nil, maybeSpanAsText: Int? = nil,
      maybeUnixMomentAsText: UnixTime? = nil, maybeSafeBytes: URLSafeBytes? = nil,
      maybeKind: Kind? = nil
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
      self.secret = secret
      self.integerAsText = integerAsText
      self.decimalAsText = decimalAsText
      self.truthAsText = truthAsText
      self.spanAsText = spanAsText
      self.unixMomentAsText = unixMomentAsText
      self.safeBytes = safeBytes
      self.level = level
      self.kind = kind
      self.wireHyphen = wireHyphen
      self.wireDot = wireDot
      self.wireUnderscore = wireUnderscore
      self.wireDollar = wireDollar
      self.wireNumber = wireNumber
      self.settingText = settingText
      self.settingInteger = settingInteger
      self.settingTruth = settingTruth
      self.settingSecret = settingSecret
      self.settingLink = settingLink
      self.settingBytes = settingBytes
      self.settingAsText = settingAsText
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
      self.maybeSecret = maybeSecret
      self.maybeIntegerAsText = maybeIntegerAsText
      self.maybeDecimalAsText = maybeDecimalAsText
      self.maybeTruthAsText = maybeTruthAsText
      self.maybeSpanAsText = maybeSpanAsText
      self.maybeUnixMomentAsText = maybeUnixMomentAsText
      self.maybeSafeBytes = maybeSafeBytes
      self.maybeKind = maybeKind
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      self.text = try fields.header("text")
      self.integer = try fields.header("integer")
      self.decimal = try fields.header("decimal")
      self.truth = try fields.header("truth")
      self.moment = try fields.header("moment")
      self.span = try fields.header("span")
      self.unixMoment = try fields.header("unixMoment")
      self.duration = try fields.header("duration")
      self.uuid = try fields.header("uuid")
      self.mail = try fields.header("mail")
      self.phone = try fields.header("phone")
      self.username = try fields.header("username")
      self.identifier = try fields.header("identifier")
      self.password = try fields.header("password")
      self.newPassword = try fields.header("newPassword")
      self.otp = try fields.header("otp")
      self.link = try fields.header("link")
      self.jwt = try fields.header("jwt")
      self.bytes = try fields.header("bytes")
      self.secret = try fields.header("secret")
      self.integerAsText = try (fields.header("integerAsText") as AsText<Int>).wrappedValue
      self.decimalAsText = try (fields.header("decimalAsText") as AsText<Double>).wrappedValue
      self.truthAsText = try (fields.header("truthAsText") as AsText<Bool>).wrappedValue
      self.spanAsText = try (fields.header("spanAsText") as AsText<Int>).wrappedValue
      self.unixMomentAsText = try (
        fields.header("unixMomentAsText") as AsText<UnixTime>).wrappedValue
      self.safeBytes = try fields.header("safeBytes")
      self.level = try fields.header("level")
      self.kind = try fields.header("kind")
      let _: String = try fields.header("fixedText")
      let _: Int = try fields.header("fixedNumber")
      let _: Bool = try fields.header("fixedTruth")
      let _: String = try fields.header("quotedNumber")
      let _: String = try fields.header("quotedTruth")
      let _: String = try fields.header("fraction")
      self.wireHyphen = try fields.header("X-Odd-Name")
      self.wireDot = try fields.header("a.b")
      self.wireUnderscore = try fields.header("_x_1")
      self.wireDollar = try fields.header("$1")
      self.wireNumber = try fields.header("0")
      self.settingText = try fields.header("settingText")
      self.settingInteger = try fields.header("settingInteger")
      self.settingTruth = try fields.header("settingTruth")
      self.settingSecret = try fields.header("settingSecret")
      self.settingLink = try fields.header("settingLink")
      self.settingBytes = try fields.header("settingBytes")
      self.settingAsText = try (fields.header("settingAsText") as AsText<Int>).wrappedValue
      let _: String = try fields.header("callbackURL")
      let _: String = try fields.header("clientId")
      let _: String = try fields.header("scopes")
      self.maybeText = try fields.headerIfPresent("maybeText")
      self.maybeInteger = try fields.headerIfPresent("maybeInteger")
      self.maybeDecimal = try fields.headerIfPresent("maybeDecimal")
      self.maybeTruth = try fields.headerIfPresent("maybeTruth")
      self.maybeMoment = try fields.headerIfPresent("maybeMoment")
      self.maybeSpan = try fields.headerIfPresent("maybeSpan")
      self.maybeUnixMoment = try fields.headerIfPresent("maybeUnixMoment")
      self.maybeDuration = try fields.headerIfPresent("maybeDuration")
      self.maybeUuid = try fields.headerIfPresent("maybeUuid")
      self.maybeMail = try fields.headerIfPresent("maybeMail")
      self.maybePhone = try fields.headerIfPresent("maybePhone")
      self.maybeUsername = try fields.headerIfPresent("maybeUsername")
      self.maybeIdentifier = try fields.headerIfPresent("maybeIdentifier")
      self.maybePassword = try fields.headerIfPresent("maybePassword")
      self.maybeNewPassword = try fields.headerIfPresent("maybeNewPassword")
      self.maybeOtp = try fields.headerIfPresent("maybeOtp")
      self.maybeLink = try fields.headerIfPresent("maybeLink")
      self.maybeJwt = try fields.headerIfPresent("maybeJwt")
      self.maybeBytes = try fields.headerIfPresent("maybeBytes")
      self.maybeSecret = try fields.headerIfPresent("maybeSecret")
      self.maybeIntegerAsText = try (
        fields.headerIfPresent("maybeIntegerAsText") as AsText<Int>?)?.wrappedValue
      self.maybeDecimalAsText = try (
        fields.headerIfPresent("maybeDecimalAsText") as AsText<Double>?)?.wrappedValue
      self.maybeTruthAsText = try (
        fields.headerIfPresent("maybeTruthAsText") as AsText<Bool>?)?.wrappedValue
      self.maybeSpanAsText = try (
        fields.headerIfPresent("maybeSpanAsText") as AsText<Int>?)?.wrappedValue
      self.maybeUnixMomentAsText = try (
        fields.headerIfPresent("maybeUnixMomentAsText") as AsText<UnixTime>?)?.wrappedValue
      self.maybeSafeBytes = try fields.headerIfPresent("maybeSafeBytes")
      self.maybeKind = try fields.headerIfPresent("maybeKind")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.header(self.text, as: "text")
      try fields.header(self.integer, as: "integer")
      try fields.header(self.decimal, as: "decimal")
      try fields.header(self.truth, as: "truth")
      try fields.header(self.moment, as: "moment")
      try fields.header(self.span, as: "span")
      try fields.header(self.unixMoment, as: "unixMoment")
      try fields.header(self.duration, as: "duration")
      try fields.header(self.uuid.wireText, as: "uuid")
      try fields.header(self.mail, as: "mail")
      try fields.header(self.phone, as: "phone")
      try fields.header(self.username, as: "username")
      try fields.header(self.identifier, as: "identifier")
      try fields.header(self.password, as: "password")
      try fields.header(self.newPassword, as: "newPassword")
      try fields.header(self.otp, as: "otp")
      try fields.header(self.link, as: "link")
      try fields.header(self.jwt, as: "jwt")
      try fields.header(self.bytes, as: "bytes")
      try fields.header(self.secret, as: "secret")
      try fields.header(AsText(wrappedValue: self.integerAsText), as: "integerAsText")
      try fields.header(AsText(wrappedValue: self.decimalAsText), as: "decimalAsText")
      try fields.header(AsText(wrappedValue: self.truthAsText), as: "truthAsText")
      try fields.header(AsText(wrappedValue: self.spanAsText), as: "spanAsText")
      try fields.header(AsText(wrappedValue: self.unixMomentAsText), as: "unixMomentAsText")
      try fields.header(self.safeBytes, as: "safeBytes")
      try fields.header(self.level, as: "level")
      try fields.header(self.kind, as: "kind")
      try fields.header("p&q/1%", as: "fixedText")
      try fields.header(-12, as: "fixedNumber")
      try fields.header(true, as: "fixedTruth")
      try fields.header("12", as: "quotedNumber")
      try fields.header("true", as: "quotedTruth")
      try fields.header("2.5", as: "fraction")
      try fields.header(self.wireHyphen, as: "X-Odd-Name")
      try fields.header(self.wireDot, as: "a.b")
      try fields.header(self.wireUnderscore, as: "_x_1")
      try fields.header(self.wireDollar, as: "$1")
      try fields.header(self.wireNumber, as: "0")
      try fields.header(self.settingText, as: "settingText")
      try fields.header(self.settingInteger, as: "settingInteger")
      try fields.header(self.settingTruth, as: "settingTruth")
      try fields.header(self.settingSecret, as: "settingSecret")
      try fields.header(self.settingLink, as: "settingLink")
      try fields.header(self.settingBytes, as: "settingBytes")
      try fields.header(AsText(wrappedValue: self.settingAsText), as: "settingAsText")
      try fields.header("census://arrival", as: "callbackURL")
      try fields.header("house&app", as: "clientId")
      try fields.header("openid profile", as: "scopes")
      try fields.header(self.maybeText, as: "maybeText")
      try fields.header(self.maybeInteger, as: "maybeInteger")
      try fields.header(self.maybeDecimal, as: "maybeDecimal")
      try fields.header(self.maybeTruth, as: "maybeTruth")
      try fields.header(self.maybeMoment, as: "maybeMoment")
      try fields.header(self.maybeSpan, as: "maybeSpan")
      try fields.header(self.maybeUnixMoment, as: "maybeUnixMoment")
      try fields.header(self.maybeDuration, as: "maybeDuration")
      try fields.header(self.maybeUuid?.wireText, as: "maybeUuid")
      try fields.header(self.maybeMail, as: "maybeMail")
      try fields.header(self.maybePhone, as: "maybePhone")
      try fields.header(self.maybeUsername, as: "maybeUsername")
      try fields.header(self.maybeIdentifier, as: "maybeIdentifier")
      try fields.header(self.maybePassword, as: "maybePassword")
      try fields.header(self.maybeNewPassword, as: "maybeNewPassword")
      try fields.header(self.maybeOtp, as: "maybeOtp")
      try fields.header(self.maybeLink, as: "maybeLink")
      try fields.header(self.maybeJwt, as: "maybeJwt")
      try fields.header(self.maybeBytes, as: "maybeBytes")
      try fields.header(self.maybeSecret, as: "maybeSecret")
      try fields.header(
        self.maybeIntegerAsText.map(AsText.init(wrappedValue:)), as: "maybeIntegerAsText")
      try fields.header(
        self.maybeDecimalAsText.map(AsText.init(wrappedValue:)), as: "maybeDecimalAsText")
      try fields.header(
        self.maybeTruthAsText.map(AsText.init(wrappedValue:)), as: "maybeTruthAsText")
      try fields.header(self.maybeSpanAsText.map(AsText.init(wrappedValue:)), as: "maybeSpanAsText")
      try fields.header(
        self.maybeUnixMomentAsText.map(AsText.init(wrappedValue:)), as: "maybeUnixMomentAsText")
      try fields.header(self.maybeSafeBytes, as: "maybeSafeBytes")
      try fields.header(self.maybeKind, as: "maybeKind")
    }
  }
}

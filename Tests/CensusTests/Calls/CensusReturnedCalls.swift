// Written by CensusTests from its table of forms and places: `scripts/record --filter CensusTests` writes it anew.
// swift-format-ignore-file

import AuthClient
import AuthWeb
import CensusReturnedClient
import Foundation

/// The calls of CensusReturned, with every value that a caller finds.
enum CensusReturnedCalls {
  typealias Client = CensusReturned.Client
  typealias Call = @Sendable (Client, WebSignIn) async throws -> [String: Bool]

  static let configuration = CensusReturned.Configuration(
    text: "c&d/1%+", integer: 12, truth: true, secret: Secret("k&d/1%+"),
    link: URL(string: "https://c.example/d?e")!, bytes: Data([0xfb, 0xff]), counted: 5)

  static let all: [(name: String, call: Call)] = [
    ("returnedInBody", { try await returnedInBody($0, in: $1) }),
    ("returnedInRecord", { try await returnedInRecord($0, in: $1) }),
    ("returnedInList", { try await returnedInList($0, in: $1) }),
    ("returnedInMap", { try await returnedInMap($0, in: $1) }),
    ("returnedInChoice", { try await returnedInChoice($0, in: $1) }),
    ("returnedInHeader", { try await returnedInHeader($0, in: $1) }),
    ("returnedInCookie", { try await returnedInCookie($0, in: $1) }),
    ("returnedInEnvelope", { try await returnedInEnvelope($0, in: $1) }),
    ("returnedWholeText", { try await returnedWholeText($0, in: $1) }),
    ("returnedWholeInteger", { try await returnedWholeInteger($0, in: $1) }),
    ("returnedWholeDecimal", { try await returnedWholeDecimal($0, in: $1) }),
    ("returnedWholeTruth", { try await returnedWholeTruth($0, in: $1) }),
    ("returnedWholeMoment", { try await returnedWholeMoment($0, in: $1) }),
    ("returnedWholeSpan", { try await returnedWholeSpan($0, in: $1) }),
    ("returnedWholeUnixMoment", { try await returnedWholeUnixMoment($0, in: $1) }),
    ("returnedWholeDuration", { try await returnedWholeDuration($0, in: $1) }),
    ("returnedWholeUuid", { try await returnedWholeUuid($0, in: $1) }),
    ("returnedWholeMail", { try await returnedWholeMail($0, in: $1) }),
    ("returnedWholePhone", { try await returnedWholePhone($0, in: $1) }),
    ("returnedWholeUsername", { try await returnedWholeUsername($0, in: $1) }),
    ("returnedWholeIdentifier", { try await returnedWholeIdentifier($0, in: $1) }),
    ("returnedWholePassword", { try await returnedWholePassword($0, in: $1) }),
    ("returnedWholeNewPassword", { try await returnedWholeNewPassword($0, in: $1) }),
    ("returnedWholeOtp", { try await returnedWholeOtp($0, in: $1) }),
    ("returnedWholeLink", { try await returnedWholeLink($0, in: $1) }),
    ("returnedWholeJwt", { try await returnedWholeJwt($0, in: $1) }),
    ("returnedWholeBytes", { try await returnedWholeBytes($0, in: $1) }),
    ("returnedWholeFree", { try await returnedWholeFree($0, in: $1) }),
    ("returnedWholeKind", { try await returnedWholeKind($0, in: $1) }),
    ("returnedWholeItem", { try await returnedWholeItem($0, in: $1) }),
    ("returnedWholeChoice", { try await returnedWholeChoice($0, in: $1) }),
    ("returnedWholeSettingText", { try await returnedWholeSettingText($0, in: $1) }),
    ("returnedWholeSettingInteger", { try await returnedWholeSettingInteger($0, in: $1) }),
    ("returnedWholeSettingTruth", { try await returnedWholeSettingTruth($0, in: $1) }),
    ("returnedWholeSettingSecret", { try await returnedWholeSettingSecret($0, in: $1) }),
    ("returnedWholeSettingLink", { try await returnedWholeSettingLink($0, in: $1) }),
    ("returnedWholeSettingBytes", { try await returnedWholeSettingBytes($0, in: $1) }),
    ("returnedWholeCallbackURL", { try await returnedWholeCallbackURL($0, in: $1) }),
    ("returnedWholeClientId", { try await returnedWholeClientId($0, in: $1) }),
    ("returnedWholeScopes", { try await returnedWholeScopes($0, in: $1) }),
    ("returnedWholeListOfText", { try await returnedWholeListOfText($0, in: $1) }),
    ("returnedWholeListOfInteger", { try await returnedWholeListOfInteger($0, in: $1) }),
    ("returnedWholeListOfDecimal", { try await returnedWholeListOfDecimal($0, in: $1) }),
    ("returnedWholeListOfTruth", { try await returnedWholeListOfTruth($0, in: $1) }),
    ("returnedWholeListOfMoment", { try await returnedWholeListOfMoment($0, in: $1) }),
    ("returnedWholeListOfUnixMoment", { try await returnedWholeListOfUnixMoment($0, in: $1) }),
    ("returnedWholeListOfUuid", { try await returnedWholeListOfUuid($0, in: $1) }),
    ("returnedWholeListOfLink", { try await returnedWholeListOfLink($0, in: $1) }),
    ("returnedWholeListOfBytes", { try await returnedWholeListOfBytes($0, in: $1) }),
    ("returnedWholeListOfFree", { try await returnedWholeListOfFree($0, in: $1) }),
    ("returnedWholeListOfKind", { try await returnedWholeListOfKind($0, in: $1) }),
    ("returnedWholeListOfItem", { try await returnedWholeListOfItem($0, in: $1) }),
    ("returnedWholeListOfChoice", { try await returnedWholeListOfChoice($0, in: $1) }),
    ("returnedWholeMapOfText", { try await returnedWholeMapOfText($0, in: $1) }),
    ("returnedWholeMapOfInteger", { try await returnedWholeMapOfInteger($0, in: $1) }),
    ("returnedWholeMapOfDecimal", { try await returnedWholeMapOfDecimal($0, in: $1) }),
    ("returnedWholeMapOfTruth", { try await returnedWholeMapOfTruth($0, in: $1) }),
    ("returnedWholeMapOfMoment", { try await returnedWholeMapOfMoment($0, in: $1) }),
    ("returnedWholeMapOfUnixMoment", { try await returnedWholeMapOfUnixMoment($0, in: $1) }),
    ("returnedWholeMapOfUuid", { try await returnedWholeMapOfUuid($0, in: $1) }),
    ("returnedWholeMapOfLink", { try await returnedWholeMapOfLink($0, in: $1) }),
    ("returnedWholeMapOfBytes", { try await returnedWholeMapOfBytes($0, in: $1) }),
    ("returnedWholeMapOfFree", { try await returnedWholeMapOfFree($0, in: $1) }),
    ("returnedWholeMapOfKind", { try await returnedWholeMapOfKind($0, in: $1) }),
    ("returnedWholeMapOfItem", { try await returnedWholeMapOfItem($0, in: $1) }),
    ("returnedWholeMapOfChoice", { try await returnedWholeMapOfChoice($0, in: $1) }),
    ("refusedInBody", { try await refusedInBody($0, in: $1) }),
    ("refusedAtPath", { try await refusedAtPath($0, in: $1) }),
    ("refusedInHeader", { try await refusedInHeader($0, in: $1) }),
    ("refusalTold", { try await refusalTold($0, in: $1) }),
    ("broughtByCallback", { try await broughtByCallback($0, in: $1) }),
  ]

  private static func returnedInBody(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    let answer = try await client.returnedInBody()
    var held: [String: Bool] = [:]
    held["text"] = answer.text == "li&co/50%+"
    held["integer"] = answer.integer == -9007199254740993
    held["decimal"] = answer.decimal == 2.5
    held["truth"] = answer.truth == true
    held["moment"] = answer.moment == Date(timeIntervalSince1970: 1_800_000_000)
    held["span"] = answer.span == 90
    held["unixMoment"] = answer.unixMoment == UnixTime(Date(timeIntervalSince1970: 1_800_000_000))
    held["duration"] = answer.duration == "1h30m"
    held["uuid"] = answer.uuid == UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!
    held["mail"] = answer.mail == "li+a@example.org"
    held["phone"] = answer.phone == "+8613800138000"
    held["username"] = answer.username == "li.wei"
    held["identifier"] = answer.identifier == "li~wei"
    held["password"] = answer.password == Secret("p&w/1%+")
    held["newPassword"] = answer.newPassword == Secret("n&w/1%+")
    held["otp"] = answer.otp == Secret("012345")
    held["link"] = answer.link == URL(string: "https://a.example/b?c=d&e=%2F#f")!
    held["jwt"] = answer.jwt == Secret("e30.e30.sig")
    held["bytes"] = answer.bytes == Data([0xfb, 0xff, 0x00, 0x3e])
    held["free"] = answer.free == AnyJSON.object(["A_b": [1, 2.50, nil, true, "x"]])
    held["secret"] = answer.secret == Secret("s&t/1%+")
    held["integerAsText"] = answer.integerAsText == 7
    held["decimalAsText"] = answer.decimalAsText == 2.5
    held["truthAsText"] = answer.truthAsText == false
    held["spanAsText"] = answer.spanAsText == 90
    held["unixMomentAsText"] = answer.unixMomentAsText == UnixTime(Date(timeIntervalSince1970: 1_800_000_000))
    held["safeBytes"] = answer.safeBytes == URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e]))
    held["level"] = answer.level == .veryHigh
    held["kind"] = answer.kind == .veryHigh
    held["box"] = answer.box == CensusReturned.ReturnedInBodyAnswerBox(inner: 7)
    held["item"] = answer.item == CensusReturned.Item(size: 7)
    held["choice"] = answer.choice == CensusReturned.Shape.circle(CensusReturned.Circle(radius: 7))
    held["wireBlank"] = answer.wireBlank == "w"
    held["wireHyphen"] = answer.wireHyphen == "w"
    held["wireBrackets"] = answer.wireBrackets == "w"
    held["wireQuote"] = answer.wireQuote == "w"
    held["wireHan"] = answer.wireHan == "w"
    held["wireAmpersand"] = answer.wireAmpersand == "w"
    held["wireAt"] = answer.wireAt == "w"
    held["wireUnderscore"] = answer.wireUnderscore == "w"
    held["wireDollar"] = answer.wireDollar == "w"
    held["wireBackslash"] = answer.wireBackslash == "w"
    held["wireNumber"] = answer.wireNumber == "w"
    held["settingText"] = answer.settingText == "c&d/1%+"
    held["settingInteger"] = answer.settingInteger == 12
    held["settingTruth"] = answer.settingTruth == true
    held["settingSecret"] = answer.settingSecret == Secret("k&d/1%+")
    held["settingLink"] = answer.settingLink == URL(string: "https://c.example/d?e")!
    held["settingBytes"] = answer.settingBytes == Data([0xfb, 0xff])
    held["settingAsText"] = answer.settingAsText == 5
    held["listOfText"] = answer.listOfText == ["li&co/50%+", "li&co/50%+"]
    held["listOfInteger"] = answer.listOfInteger == [-9007199254740993, -9007199254740993]
    held["listOfDecimal"] = answer.listOfDecimal == [2.5, 2.5]
    held["listOfTruth"] = answer.listOfTruth == [true, true]
    held["listOfMoment"] = answer.listOfMoment == [Date(timeIntervalSince1970: 1_800_000_000), Date(timeIntervalSince1970: 1_800_000_000)]
    held["listOfUnixMoment"] = answer.listOfUnixMoment == [UnixTime(Date(timeIntervalSince1970: 1_800_000_000)), UnixTime(Date(timeIntervalSince1970: 1_800_000_000))]
    held["listOfUuid"] = answer.listOfUuid == [UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!, UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!]
    held["listOfLink"] = answer.listOfLink == [URL(string: "https://a.example/b?c=d&e=%2F#f")!, URL(string: "https://a.example/b?c=d&e=%2F#f")!]
    held["listOfBytes"] = answer.listOfBytes == [Data([0xfb, 0xff, 0x00, 0x3e]), Data([0xfb, 0xff, 0x00, 0x3e])]
    held["listOfFree"] = answer.listOfFree == [AnyJSON.object(["A_b": [1, 2.50, nil, true, "x"]]), AnyJSON.object(["A_b": [1, 2.50, nil, true, "x"]])]
    held["listOfSecret"] = answer.listOfSecret == [Secret("s&t/1%+"), Secret("s&t/1%+")]
    held["listOfIntegerAsText"] = answer.listOfIntegerAsText == [7, 7]
    held["listOfDecimalAsText"] = answer.listOfDecimalAsText == [2.5, 2.5]
    held["listOfTruthAsText"] = answer.listOfTruthAsText == [false, false]
    held["listOfUnixMomentAsText"] = answer.listOfUnixMomentAsText == [UnixTime(Date(timeIntervalSince1970: 1_800_000_000)), UnixTime(Date(timeIntervalSince1970: 1_800_000_000))]
    held["listOfSafeBytes"] = answer.listOfSafeBytes == [URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e])), URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e]))]
    held["listOfKind"] = answer.listOfKind == [.veryHigh, .veryHigh]
    held["listOfItem"] = answer.listOfItem == [CensusReturned.Item(size: 7), CensusReturned.Item(size: 7)]
    held["listOfChoice"] = answer.listOfChoice == [CensusReturned.Shape.circle(CensusReturned.Circle(radius: 7)), CensusReturned.Shape.circle(CensusReturned.Circle(radius: 7))]
    held["mapOfText"] = answer.mapOfText == ["a_Key.of": "li&co/50%+"]
    held["mapOfInteger"] = answer.mapOfInteger == ["a_Key.of": -9007199254740993]
    held["mapOfDecimal"] = answer.mapOfDecimal == ["a_Key.of": 2.5]
    held["mapOfTruth"] = answer.mapOfTruth == ["a_Key.of": true]
    held["mapOfMoment"] = answer.mapOfMoment == ["a_Key.of": Date(timeIntervalSince1970: 1_800_000_000)]
    held["mapOfUnixMoment"] = answer.mapOfUnixMoment == ["a_Key.of": UnixTime(Date(timeIntervalSince1970: 1_800_000_000))]
    held["mapOfUuid"] = answer.mapOfUuid == ["a_Key.of": UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!]
    held["mapOfLink"] = answer.mapOfLink == ["a_Key.of": URL(string: "https://a.example/b?c=d&e=%2F#f")!]
    held["mapOfBytes"] = answer.mapOfBytes == ["a_Key.of": Data([0xfb, 0xff, 0x00, 0x3e])]
    held["mapOfFree"] = answer.mapOfFree == ["a_Key.of": AnyJSON.object(["A_b": [1, 2.50, nil, true, "x"]])]
    held["mapOfSecret"] = answer.mapOfSecret == ["a_Key.of": Secret("s&t/1%+")]
    held["mapOfIntegerAsText"] = answer.mapOfIntegerAsText == ["a_Key.of": 7]
    held["mapOfDecimalAsText"] = answer.mapOfDecimalAsText == ["a_Key.of": 2.5]
    held["mapOfTruthAsText"] = answer.mapOfTruthAsText == ["a_Key.of": false]
    held["mapOfUnixMomentAsText"] = answer.mapOfUnixMomentAsText == ["a_Key.of": UnixTime(Date(timeIntervalSince1970: 1_800_000_000))]
    held["mapOfSafeBytes"] = answer.mapOfSafeBytes == ["a_Key.of": URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e]))]
    held["mapOfKind"] = answer.mapOfKind == ["a_Key.of": .veryHigh]
    held["mapOfItem"] = answer.mapOfItem == ["a_Key.of": CensusReturned.Item(size: 7)]
    held["mapOfChoice"] = answer.mapOfChoice == ["a_Key.of": CensusReturned.Shape.circle(CensusReturned.Circle(radius: 7))]
    held["maybeText"] = answer.maybeText == "li&co/50%+"
    held["maybeInteger"] = answer.maybeInteger == -9007199254740993
    held["maybeDecimal"] = answer.maybeDecimal == 2.5
    held["maybeTruth"] = answer.maybeTruth == true
    held["maybeMoment"] = answer.maybeMoment == Date(timeIntervalSince1970: 1_800_000_000)
    held["maybeSpan"] = answer.maybeSpan == 90
    held["maybeUnixMoment"] = answer.maybeUnixMoment == UnixTime(Date(timeIntervalSince1970: 1_800_000_000))
    held["maybeDuration"] = answer.maybeDuration == "1h30m"
    held["maybeUuid"] = answer.maybeUuid == UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!
    held["maybeMail"] = answer.maybeMail == "li+a@example.org"
    held["maybePhone"] = answer.maybePhone == "+8613800138000"
    held["maybeUsername"] = answer.maybeUsername == "li.wei"
    held["maybeIdentifier"] = answer.maybeIdentifier == "li~wei"
    held["maybePassword"] = answer.maybePassword == Secret("p&w/1%+")
    held["maybeNewPassword"] = answer.maybeNewPassword == Secret("n&w/1%+")
    held["maybeOtp"] = answer.maybeOtp == Secret("012345")
    held["maybeLink"] = answer.maybeLink == URL(string: "https://a.example/b?c=d&e=%2F#f")!
    held["maybeJwt"] = answer.maybeJwt == Secret("e30.e30.sig")
    held["maybeBytes"] = answer.maybeBytes == Data([0xfb, 0xff, 0x00, 0x3e])
    held["maybeFree"] = answer.maybeFree == AnyJSON.object(["A_b": [1, 2.50, nil, true, "x"]])
    held["maybeSecret"] = answer.maybeSecret == Secret("s&t/1%+")
    held["maybeIntegerAsText"] = answer.maybeIntegerAsText == 7
    held["maybeDecimalAsText"] = answer.maybeDecimalAsText == 2.5
    held["maybeTruthAsText"] = answer.maybeTruthAsText == false
    held["maybeSpanAsText"] = answer.maybeSpanAsText == 90
    held["maybeUnixMomentAsText"] = answer.maybeUnixMomentAsText == UnixTime(Date(timeIntervalSince1970: 1_800_000_000))
    held["maybeSafeBytes"] = answer.maybeSafeBytes == URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e]))
    held["maybeKind"] = answer.maybeKind == .veryHigh
    held["maybeItem"] = answer.maybeItem == CensusReturned.Item(size: 7)
    held["maybeChoice"] = answer.maybeChoice == CensusReturned.Shape.circle(CensusReturned.Circle(radius: 7))
    held["maybeListOfText"] = answer.maybeListOfText == ["li&co/50%+", "li&co/50%+"]
    held["maybeListOfUuid"] = answer.maybeListOfUuid == [UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!, UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!]
    held["maybeListOfSecret"] = answer.maybeListOfSecret == [Secret("s&t/1%+"), Secret("s&t/1%+")]
    held["maybeListOfIntegerAsText"] = answer.maybeListOfIntegerAsText == [7, 7]
    held["maybeListOfSafeBytes"] = answer.maybeListOfSafeBytes == [URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e])), URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e]))]
    held["maybeListOfItem"] = answer.maybeListOfItem == [CensusReturned.Item(size: 7), CensusReturned.Item(size: 7)]
    held["maybeMapOfText"] = answer.maybeMapOfText == ["a_Key.of": "li&co/50%+"]
    held["maybeMapOfUuid"] = answer.maybeMapOfUuid == ["a_Key.of": UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!]
    held["maybeMapOfSecret"] = answer.maybeMapOfSecret == ["a_Key.of": Secret("s&t/1%+")]
    held["maybeMapOfIntegerAsText"] = answer.maybeMapOfIntegerAsText == ["a_Key.of": 7]
    held["maybeMapOfSafeBytes"] = answer.maybeMapOfSafeBytes == ["a_Key.of": URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e]))]
    held["maybeMapOfItem"] = answer.maybeMapOfItem == ["a_Key.of": CensusReturned.Item(size: 7)]
    return held
  }

  private static func returnedInRecord(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    let answer = try await client.returnedInRecord().record
    var held: [String: Bool] = [:]
    held["text"] = answer.text == "li&co/50%+"
    held["integer"] = answer.integer == -9007199254740993
    held["decimal"] = answer.decimal == 2.5
    held["truth"] = answer.truth == true
    held["moment"] = answer.moment == Date(timeIntervalSince1970: 1_800_000_000)
    held["span"] = answer.span == 90
    held["unixMoment"] = answer.unixMoment == UnixTime(Date(timeIntervalSince1970: 1_800_000_000))
    held["duration"] = answer.duration == "1h30m"
    held["uuid"] = answer.uuid == UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!
    held["mail"] = answer.mail == "li+a@example.org"
    held["phone"] = answer.phone == "+8613800138000"
    held["username"] = answer.username == "li.wei"
    held["identifier"] = answer.identifier == "li~wei"
    held["password"] = answer.password == Secret("p&w/1%+")
    held["newPassword"] = answer.newPassword == Secret("n&w/1%+")
    held["otp"] = answer.otp == Secret("012345")
    held["link"] = answer.link == URL(string: "https://a.example/b?c=d&e=%2F#f")!
    held["jwt"] = answer.jwt == Secret("e30.e30.sig")
    held["bytes"] = answer.bytes == Data([0xfb, 0xff, 0x00, 0x3e])
    held["free"] = answer.free == AnyJSON.object(["A_b": [1, 2.50, nil, true, "x"]])
    held["secret"] = answer.secret == Secret("s&t/1%+")
    held["integerAsText"] = answer.integerAsText == 7
    held["decimalAsText"] = answer.decimalAsText == 2.5
    held["truthAsText"] = answer.truthAsText == false
    held["spanAsText"] = answer.spanAsText == 90
    held["unixMomentAsText"] = answer.unixMomentAsText == UnixTime(Date(timeIntervalSince1970: 1_800_000_000))
    held["safeBytes"] = answer.safeBytes == URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e]))
    held["level"] = answer.level == .veryHigh
    held["kind"] = answer.kind == .veryHigh
    held["box"] = answer.box == CensusReturned.ReturnedRecordBox(inner: 7)
    held["item"] = answer.item == CensusReturned.Item(size: 7)
    held["choice"] = answer.choice == CensusReturned.Shape.circle(CensusReturned.Circle(radius: 7))
    held["wireBlank"] = answer.wireBlank == "w"
    held["wireHyphen"] = answer.wireHyphen == "w"
    held["wireBrackets"] = answer.wireBrackets == "w"
    held["wireQuote"] = answer.wireQuote == "w"
    held["wireHan"] = answer.wireHan == "w"
    held["wireAmpersand"] = answer.wireAmpersand == "w"
    held["wireAt"] = answer.wireAt == "w"
    held["wireUnderscore"] = answer.wireUnderscore == "w"
    held["wireDollar"] = answer.wireDollar == "w"
    held["wireBackslash"] = answer.wireBackslash == "w"
    held["wireNumber"] = answer.wireNumber == "w"
    held["settingText"] = answer.settingText == "c&d/1%+"
    held["settingInteger"] = answer.settingInteger == 12
    held["settingTruth"] = answer.settingTruth == true
    held["settingSecret"] = answer.settingSecret == Secret("k&d/1%+")
    held["settingLink"] = answer.settingLink == URL(string: "https://c.example/d?e")!
    held["settingBytes"] = answer.settingBytes == Data([0xfb, 0xff])
    held["settingAsText"] = answer.settingAsText == 5
    held["listOfText"] = answer.listOfText == ["li&co/50%+", "li&co/50%+"]
    held["listOfInteger"] = answer.listOfInteger == [-9007199254740993, -9007199254740993]
    held["listOfDecimal"] = answer.listOfDecimal == [2.5, 2.5]
    held["listOfTruth"] = answer.listOfTruth == [true, true]
    held["listOfMoment"] = answer.listOfMoment == [Date(timeIntervalSince1970: 1_800_000_000), Date(timeIntervalSince1970: 1_800_000_000)]
    held["listOfUnixMoment"] = answer.listOfUnixMoment == [UnixTime(Date(timeIntervalSince1970: 1_800_000_000)), UnixTime(Date(timeIntervalSince1970: 1_800_000_000))]
    held["listOfUuid"] = answer.listOfUuid == [UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!, UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!]
    held["listOfLink"] = answer.listOfLink == [URL(string: "https://a.example/b?c=d&e=%2F#f")!, URL(string: "https://a.example/b?c=d&e=%2F#f")!]
    held["listOfBytes"] = answer.listOfBytes == [Data([0xfb, 0xff, 0x00, 0x3e]), Data([0xfb, 0xff, 0x00, 0x3e])]
    held["listOfFree"] = answer.listOfFree == [AnyJSON.object(["A_b": [1, 2.50, nil, true, "x"]]), AnyJSON.object(["A_b": [1, 2.50, nil, true, "x"]])]
    held["listOfSecret"] = answer.listOfSecret == [Secret("s&t/1%+"), Secret("s&t/1%+")]
    held["listOfIntegerAsText"] = answer.listOfIntegerAsText == [7, 7]
    held["listOfDecimalAsText"] = answer.listOfDecimalAsText == [2.5, 2.5]
    held["listOfTruthAsText"] = answer.listOfTruthAsText == [false, false]
    held["listOfUnixMomentAsText"] = answer.listOfUnixMomentAsText == [UnixTime(Date(timeIntervalSince1970: 1_800_000_000)), UnixTime(Date(timeIntervalSince1970: 1_800_000_000))]
    held["listOfSafeBytes"] = answer.listOfSafeBytes == [URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e])), URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e]))]
    held["listOfKind"] = answer.listOfKind == [.veryHigh, .veryHigh]
    held["listOfItem"] = answer.listOfItem == [CensusReturned.Item(size: 7), CensusReturned.Item(size: 7)]
    held["listOfChoice"] = answer.listOfChoice == [CensusReturned.Shape.circle(CensusReturned.Circle(radius: 7)), CensusReturned.Shape.circle(CensusReturned.Circle(radius: 7))]
    held["mapOfText"] = answer.mapOfText == ["a_Key.of": "li&co/50%+"]
    held["mapOfInteger"] = answer.mapOfInteger == ["a_Key.of": -9007199254740993]
    held["mapOfDecimal"] = answer.mapOfDecimal == ["a_Key.of": 2.5]
    held["mapOfTruth"] = answer.mapOfTruth == ["a_Key.of": true]
    held["mapOfMoment"] = answer.mapOfMoment == ["a_Key.of": Date(timeIntervalSince1970: 1_800_000_000)]
    held["mapOfUnixMoment"] = answer.mapOfUnixMoment == ["a_Key.of": UnixTime(Date(timeIntervalSince1970: 1_800_000_000))]
    held["mapOfUuid"] = answer.mapOfUuid == ["a_Key.of": UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!]
    held["mapOfLink"] = answer.mapOfLink == ["a_Key.of": URL(string: "https://a.example/b?c=d&e=%2F#f")!]
    held["mapOfBytes"] = answer.mapOfBytes == ["a_Key.of": Data([0xfb, 0xff, 0x00, 0x3e])]
    held["mapOfFree"] = answer.mapOfFree == ["a_Key.of": AnyJSON.object(["A_b": [1, 2.50, nil, true, "x"]])]
    held["mapOfSecret"] = answer.mapOfSecret == ["a_Key.of": Secret("s&t/1%+")]
    held["mapOfIntegerAsText"] = answer.mapOfIntegerAsText == ["a_Key.of": 7]
    held["mapOfDecimalAsText"] = answer.mapOfDecimalAsText == ["a_Key.of": 2.5]
    held["mapOfTruthAsText"] = answer.mapOfTruthAsText == ["a_Key.of": false]
    held["mapOfUnixMomentAsText"] = answer.mapOfUnixMomentAsText == ["a_Key.of": UnixTime(Date(timeIntervalSince1970: 1_800_000_000))]
    held["mapOfSafeBytes"] = answer.mapOfSafeBytes == ["a_Key.of": URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e]))]
    held["mapOfKind"] = answer.mapOfKind == ["a_Key.of": .veryHigh]
    held["mapOfItem"] = answer.mapOfItem == ["a_Key.of": CensusReturned.Item(size: 7)]
    held["mapOfChoice"] = answer.mapOfChoice == ["a_Key.of": CensusReturned.Shape.circle(CensusReturned.Circle(radius: 7))]
    held["maybeText"] = answer.maybeText == "li&co/50%+"
    held["maybeInteger"] = answer.maybeInteger == -9007199254740993
    held["maybeDecimal"] = answer.maybeDecimal == 2.5
    held["maybeTruth"] = answer.maybeTruth == true
    held["maybeMoment"] = answer.maybeMoment == Date(timeIntervalSince1970: 1_800_000_000)
    held["maybeSpan"] = answer.maybeSpan == 90
    held["maybeUnixMoment"] = answer.maybeUnixMoment == UnixTime(Date(timeIntervalSince1970: 1_800_000_000))
    held["maybeDuration"] = answer.maybeDuration == "1h30m"
    held["maybeUuid"] = answer.maybeUuid == UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!
    held["maybeMail"] = answer.maybeMail == "li+a@example.org"
    held["maybePhone"] = answer.maybePhone == "+8613800138000"
    held["maybeUsername"] = answer.maybeUsername == "li.wei"
    held["maybeIdentifier"] = answer.maybeIdentifier == "li~wei"
    held["maybePassword"] = answer.maybePassword == Secret("p&w/1%+")
    held["maybeNewPassword"] = answer.maybeNewPassword == Secret("n&w/1%+")
    held["maybeOtp"] = answer.maybeOtp == Secret("012345")
    held["maybeLink"] = answer.maybeLink == URL(string: "https://a.example/b?c=d&e=%2F#f")!
    held["maybeJwt"] = answer.maybeJwt == Secret("e30.e30.sig")
    held["maybeBytes"] = answer.maybeBytes == Data([0xfb, 0xff, 0x00, 0x3e])
    held["maybeFree"] = answer.maybeFree == AnyJSON.object(["A_b": [1, 2.50, nil, true, "x"]])
    held["maybeSecret"] = answer.maybeSecret == Secret("s&t/1%+")
    held["maybeIntegerAsText"] = answer.maybeIntegerAsText == 7
    held["maybeDecimalAsText"] = answer.maybeDecimalAsText == 2.5
    held["maybeTruthAsText"] = answer.maybeTruthAsText == false
    held["maybeSpanAsText"] = answer.maybeSpanAsText == 90
    held["maybeUnixMomentAsText"] = answer.maybeUnixMomentAsText == UnixTime(Date(timeIntervalSince1970: 1_800_000_000))
    held["maybeSafeBytes"] = answer.maybeSafeBytes == URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e]))
    held["maybeKind"] = answer.maybeKind == .veryHigh
    held["maybeItem"] = answer.maybeItem == CensusReturned.Item(size: 7)
    held["maybeChoice"] = answer.maybeChoice == CensusReturned.Shape.circle(CensusReturned.Circle(radius: 7))
    held["maybeListOfText"] = answer.maybeListOfText == ["li&co/50%+", "li&co/50%+"]
    held["maybeListOfUuid"] = answer.maybeListOfUuid == [UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!, UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!]
    held["maybeListOfSecret"] = answer.maybeListOfSecret == [Secret("s&t/1%+"), Secret("s&t/1%+")]
    held["maybeListOfIntegerAsText"] = answer.maybeListOfIntegerAsText == [7, 7]
    held["maybeListOfSafeBytes"] = answer.maybeListOfSafeBytes == [URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e])), URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e]))]
    held["maybeListOfItem"] = answer.maybeListOfItem == [CensusReturned.Item(size: 7), CensusReturned.Item(size: 7)]
    held["maybeMapOfText"] = answer.maybeMapOfText == ["a_Key.of": "li&co/50%+"]
    held["maybeMapOfUuid"] = answer.maybeMapOfUuid == ["a_Key.of": UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!]
    held["maybeMapOfSecret"] = answer.maybeMapOfSecret == ["a_Key.of": Secret("s&t/1%+")]
    held["maybeMapOfIntegerAsText"] = answer.maybeMapOfIntegerAsText == ["a_Key.of": 7]
    held["maybeMapOfSafeBytes"] = answer.maybeMapOfSafeBytes == ["a_Key.of": URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e]))]
    held["maybeMapOfItem"] = answer.maybeMapOfItem == ["a_Key.of": CensusReturned.Item(size: 7)]
    return held
  }

  private static func returnedInList(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    let answer = try await client.returnedInList().items[0]
    var held: [String: Bool] = [:]
    held["text"] = answer.text == "li&co/50%+"
    held["integer"] = answer.integer == -9007199254740993
    held["decimal"] = answer.decimal == 2.5
    held["truth"] = answer.truth == true
    held["moment"] = answer.moment == Date(timeIntervalSince1970: 1_800_000_000)
    held["span"] = answer.span == 90
    held["unixMoment"] = answer.unixMoment == UnixTime(Date(timeIntervalSince1970: 1_800_000_000))
    held["duration"] = answer.duration == "1h30m"
    held["uuid"] = answer.uuid == UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!
    held["mail"] = answer.mail == "li+a@example.org"
    held["phone"] = answer.phone == "+8613800138000"
    held["username"] = answer.username == "li.wei"
    held["identifier"] = answer.identifier == "li~wei"
    held["password"] = answer.password == Secret("p&w/1%+")
    held["newPassword"] = answer.newPassword == Secret("n&w/1%+")
    held["otp"] = answer.otp == Secret("012345")
    held["link"] = answer.link == URL(string: "https://a.example/b?c=d&e=%2F#f")!
    held["jwt"] = answer.jwt == Secret("e30.e30.sig")
    held["bytes"] = answer.bytes == Data([0xfb, 0xff, 0x00, 0x3e])
    held["free"] = answer.free == AnyJSON.object(["A_b": [1, 2.50, nil, true, "x"]])
    held["secret"] = answer.secret == Secret("s&t/1%+")
    held["integerAsText"] = answer.integerAsText == 7
    held["decimalAsText"] = answer.decimalAsText == 2.5
    held["truthAsText"] = answer.truthAsText == false
    held["spanAsText"] = answer.spanAsText == 90
    held["unixMomentAsText"] = answer.unixMomentAsText == UnixTime(Date(timeIntervalSince1970: 1_800_000_000))
    held["safeBytes"] = answer.safeBytes == URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e]))
    held["level"] = answer.level == .veryHigh
    held["kind"] = answer.kind == .veryHigh
    held["box"] = answer.box == CensusReturned.ReturnedItemBox(inner: 7)
    held["item"] = answer.item == CensusReturned.Item(size: 7)
    held["choice"] = answer.choice == CensusReturned.Shape.circle(CensusReturned.Circle(radius: 7))
    held["wireBlank"] = answer.wireBlank == "w"
    held["wireHyphen"] = answer.wireHyphen == "w"
    held["wireBrackets"] = answer.wireBrackets == "w"
    held["wireQuote"] = answer.wireQuote == "w"
    held["wireHan"] = answer.wireHan == "w"
    held["wireAmpersand"] = answer.wireAmpersand == "w"
    held["wireAt"] = answer.wireAt == "w"
    held["wireUnderscore"] = answer.wireUnderscore == "w"
    held["wireDollar"] = answer.wireDollar == "w"
    held["wireBackslash"] = answer.wireBackslash == "w"
    held["wireNumber"] = answer.wireNumber == "w"
    held["settingText"] = answer.settingText == "c&d/1%+"
    held["settingInteger"] = answer.settingInteger == 12
    held["settingTruth"] = answer.settingTruth == true
    held["settingSecret"] = answer.settingSecret == Secret("k&d/1%+")
    held["settingLink"] = answer.settingLink == URL(string: "https://c.example/d?e")!
    held["settingBytes"] = answer.settingBytes == Data([0xfb, 0xff])
    held["settingAsText"] = answer.settingAsText == 5
    held["listOfText"] = answer.listOfText == ["li&co/50%+", "li&co/50%+"]
    held["listOfInteger"] = answer.listOfInteger == [-9007199254740993, -9007199254740993]
    held["listOfDecimal"] = answer.listOfDecimal == [2.5, 2.5]
    held["listOfTruth"] = answer.listOfTruth == [true, true]
    held["listOfMoment"] = answer.listOfMoment == [Date(timeIntervalSince1970: 1_800_000_000), Date(timeIntervalSince1970: 1_800_000_000)]
    held["listOfUnixMoment"] = answer.listOfUnixMoment == [UnixTime(Date(timeIntervalSince1970: 1_800_000_000)), UnixTime(Date(timeIntervalSince1970: 1_800_000_000))]
    held["listOfUuid"] = answer.listOfUuid == [UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!, UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!]
    held["listOfLink"] = answer.listOfLink == [URL(string: "https://a.example/b?c=d&e=%2F#f")!, URL(string: "https://a.example/b?c=d&e=%2F#f")!]
    held["listOfBytes"] = answer.listOfBytes == [Data([0xfb, 0xff, 0x00, 0x3e]), Data([0xfb, 0xff, 0x00, 0x3e])]
    held["listOfFree"] = answer.listOfFree == [AnyJSON.object(["A_b": [1, 2.50, nil, true, "x"]]), AnyJSON.object(["A_b": [1, 2.50, nil, true, "x"]])]
    held["listOfSecret"] = answer.listOfSecret == [Secret("s&t/1%+"), Secret("s&t/1%+")]
    held["listOfIntegerAsText"] = answer.listOfIntegerAsText == [7, 7]
    held["listOfDecimalAsText"] = answer.listOfDecimalAsText == [2.5, 2.5]
    held["listOfTruthAsText"] = answer.listOfTruthAsText == [false, false]
    held["listOfUnixMomentAsText"] = answer.listOfUnixMomentAsText == [UnixTime(Date(timeIntervalSince1970: 1_800_000_000)), UnixTime(Date(timeIntervalSince1970: 1_800_000_000))]
    held["listOfSafeBytes"] = answer.listOfSafeBytes == [URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e])), URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e]))]
    held["listOfKind"] = answer.listOfKind == [.veryHigh, .veryHigh]
    held["listOfItem"] = answer.listOfItem == [CensusReturned.Item(size: 7), CensusReturned.Item(size: 7)]
    held["listOfChoice"] = answer.listOfChoice == [CensusReturned.Shape.circle(CensusReturned.Circle(radius: 7)), CensusReturned.Shape.circle(CensusReturned.Circle(radius: 7))]
    held["mapOfText"] = answer.mapOfText == ["a_Key.of": "li&co/50%+"]
    held["mapOfInteger"] = answer.mapOfInteger == ["a_Key.of": -9007199254740993]
    held["mapOfDecimal"] = answer.mapOfDecimal == ["a_Key.of": 2.5]
    held["mapOfTruth"] = answer.mapOfTruth == ["a_Key.of": true]
    held["mapOfMoment"] = answer.mapOfMoment == ["a_Key.of": Date(timeIntervalSince1970: 1_800_000_000)]
    held["mapOfUnixMoment"] = answer.mapOfUnixMoment == ["a_Key.of": UnixTime(Date(timeIntervalSince1970: 1_800_000_000))]
    held["mapOfUuid"] = answer.mapOfUuid == ["a_Key.of": UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!]
    held["mapOfLink"] = answer.mapOfLink == ["a_Key.of": URL(string: "https://a.example/b?c=d&e=%2F#f")!]
    held["mapOfBytes"] = answer.mapOfBytes == ["a_Key.of": Data([0xfb, 0xff, 0x00, 0x3e])]
    held["mapOfFree"] = answer.mapOfFree == ["a_Key.of": AnyJSON.object(["A_b": [1, 2.50, nil, true, "x"]])]
    held["mapOfSecret"] = answer.mapOfSecret == ["a_Key.of": Secret("s&t/1%+")]
    held["mapOfIntegerAsText"] = answer.mapOfIntegerAsText == ["a_Key.of": 7]
    held["mapOfDecimalAsText"] = answer.mapOfDecimalAsText == ["a_Key.of": 2.5]
    held["mapOfTruthAsText"] = answer.mapOfTruthAsText == ["a_Key.of": false]
    held["mapOfUnixMomentAsText"] = answer.mapOfUnixMomentAsText == ["a_Key.of": UnixTime(Date(timeIntervalSince1970: 1_800_000_000))]
    held["mapOfSafeBytes"] = answer.mapOfSafeBytes == ["a_Key.of": URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e]))]
    held["mapOfKind"] = answer.mapOfKind == ["a_Key.of": .veryHigh]
    held["mapOfItem"] = answer.mapOfItem == ["a_Key.of": CensusReturned.Item(size: 7)]
    held["mapOfChoice"] = answer.mapOfChoice == ["a_Key.of": CensusReturned.Shape.circle(CensusReturned.Circle(radius: 7))]
    held["maybeText"] = answer.maybeText == "li&co/50%+"
    held["maybeInteger"] = answer.maybeInteger == -9007199254740993
    held["maybeDecimal"] = answer.maybeDecimal == 2.5
    held["maybeTruth"] = answer.maybeTruth == true
    held["maybeMoment"] = answer.maybeMoment == Date(timeIntervalSince1970: 1_800_000_000)
    held["maybeSpan"] = answer.maybeSpan == 90
    held["maybeUnixMoment"] = answer.maybeUnixMoment == UnixTime(Date(timeIntervalSince1970: 1_800_000_000))
    held["maybeDuration"] = answer.maybeDuration == "1h30m"
    held["maybeUuid"] = answer.maybeUuid == UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!
    held["maybeMail"] = answer.maybeMail == "li+a@example.org"
    held["maybePhone"] = answer.maybePhone == "+8613800138000"
    held["maybeUsername"] = answer.maybeUsername == "li.wei"
    held["maybeIdentifier"] = answer.maybeIdentifier == "li~wei"
    held["maybePassword"] = answer.maybePassword == Secret("p&w/1%+")
    held["maybeNewPassword"] = answer.maybeNewPassword == Secret("n&w/1%+")
    held["maybeOtp"] = answer.maybeOtp == Secret("012345")
    held["maybeLink"] = answer.maybeLink == URL(string: "https://a.example/b?c=d&e=%2F#f")!
    held["maybeJwt"] = answer.maybeJwt == Secret("e30.e30.sig")
    held["maybeBytes"] = answer.maybeBytes == Data([0xfb, 0xff, 0x00, 0x3e])
    held["maybeFree"] = answer.maybeFree == AnyJSON.object(["A_b": [1, 2.50, nil, true, "x"]])
    held["maybeSecret"] = answer.maybeSecret == Secret("s&t/1%+")
    held["maybeIntegerAsText"] = answer.maybeIntegerAsText == 7
    held["maybeDecimalAsText"] = answer.maybeDecimalAsText == 2.5
    held["maybeTruthAsText"] = answer.maybeTruthAsText == false
    held["maybeSpanAsText"] = answer.maybeSpanAsText == 90
    held["maybeUnixMomentAsText"] = answer.maybeUnixMomentAsText == UnixTime(Date(timeIntervalSince1970: 1_800_000_000))
    held["maybeSafeBytes"] = answer.maybeSafeBytes == URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e]))
    held["maybeKind"] = answer.maybeKind == .veryHigh
    held["maybeItem"] = answer.maybeItem == CensusReturned.Item(size: 7)
    held["maybeChoice"] = answer.maybeChoice == CensusReturned.Shape.circle(CensusReturned.Circle(radius: 7))
    held["maybeListOfText"] = answer.maybeListOfText == ["li&co/50%+", "li&co/50%+"]
    held["maybeListOfUuid"] = answer.maybeListOfUuid == [UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!, UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!]
    held["maybeListOfSecret"] = answer.maybeListOfSecret == [Secret("s&t/1%+"), Secret("s&t/1%+")]
    held["maybeListOfIntegerAsText"] = answer.maybeListOfIntegerAsText == [7, 7]
    held["maybeListOfSafeBytes"] = answer.maybeListOfSafeBytes == [URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e])), URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e]))]
    held["maybeListOfItem"] = answer.maybeListOfItem == [CensusReturned.Item(size: 7), CensusReturned.Item(size: 7)]
    held["maybeMapOfText"] = answer.maybeMapOfText == ["a_Key.of": "li&co/50%+"]
    held["maybeMapOfUuid"] = answer.maybeMapOfUuid == ["a_Key.of": UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!]
    held["maybeMapOfSecret"] = answer.maybeMapOfSecret == ["a_Key.of": Secret("s&t/1%+")]
    held["maybeMapOfIntegerAsText"] = answer.maybeMapOfIntegerAsText == ["a_Key.of": 7]
    held["maybeMapOfSafeBytes"] = answer.maybeMapOfSafeBytes == ["a_Key.of": URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e]))]
    held["maybeMapOfItem"] = answer.maybeMapOfItem == ["a_Key.of": CensusReturned.Item(size: 7)]
    return held
  }

  private static func returnedInMap(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    guard let answer = try await client.returnedInMap().entries["a_Key.of"] else { return [:] }
    var held: [String: Bool] = [:]
    held["text"] = answer.text == "li&co/50%+"
    held["integer"] = answer.integer == -9007199254740993
    held["decimal"] = answer.decimal == 2.5
    held["truth"] = answer.truth == true
    held["moment"] = answer.moment == Date(timeIntervalSince1970: 1_800_000_000)
    held["span"] = answer.span == 90
    held["unixMoment"] = answer.unixMoment == UnixTime(Date(timeIntervalSince1970: 1_800_000_000))
    held["duration"] = answer.duration == "1h30m"
    held["uuid"] = answer.uuid == UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!
    held["mail"] = answer.mail == "li+a@example.org"
    held["phone"] = answer.phone == "+8613800138000"
    held["username"] = answer.username == "li.wei"
    held["identifier"] = answer.identifier == "li~wei"
    held["password"] = answer.password == Secret("p&w/1%+")
    held["newPassword"] = answer.newPassword == Secret("n&w/1%+")
    held["otp"] = answer.otp == Secret("012345")
    held["link"] = answer.link == URL(string: "https://a.example/b?c=d&e=%2F#f")!
    held["jwt"] = answer.jwt == Secret("e30.e30.sig")
    held["bytes"] = answer.bytes == Data([0xfb, 0xff, 0x00, 0x3e])
    held["free"] = answer.free == AnyJSON.object(["A_b": [1, 2.50, nil, true, "x"]])
    held["secret"] = answer.secret == Secret("s&t/1%+")
    held["integerAsText"] = answer.integerAsText == 7
    held["decimalAsText"] = answer.decimalAsText == 2.5
    held["truthAsText"] = answer.truthAsText == false
    held["spanAsText"] = answer.spanAsText == 90
    held["unixMomentAsText"] = answer.unixMomentAsText == UnixTime(Date(timeIntervalSince1970: 1_800_000_000))
    held["safeBytes"] = answer.safeBytes == URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e]))
    held["level"] = answer.level == .veryHigh
    held["kind"] = answer.kind == .veryHigh
    held["box"] = answer.box == CensusReturned.ReturnedEntryBox(inner: 7)
    held["item"] = answer.item == CensusReturned.Item(size: 7)
    held["choice"] = answer.choice == CensusReturned.Shape.circle(CensusReturned.Circle(radius: 7))
    held["wireBlank"] = answer.wireBlank == "w"
    held["wireHyphen"] = answer.wireHyphen == "w"
    held["wireBrackets"] = answer.wireBrackets == "w"
    held["wireQuote"] = answer.wireQuote == "w"
    held["wireHan"] = answer.wireHan == "w"
    held["wireAmpersand"] = answer.wireAmpersand == "w"
    held["wireAt"] = answer.wireAt == "w"
    held["wireUnderscore"] = answer.wireUnderscore == "w"
    held["wireDollar"] = answer.wireDollar == "w"
    held["wireBackslash"] = answer.wireBackslash == "w"
    held["wireNumber"] = answer.wireNumber == "w"
    held["settingText"] = answer.settingText == "c&d/1%+"
    held["settingInteger"] = answer.settingInteger == 12
    held["settingTruth"] = answer.settingTruth == true
    held["settingSecret"] = answer.settingSecret == Secret("k&d/1%+")
    held["settingLink"] = answer.settingLink == URL(string: "https://c.example/d?e")!
    held["settingBytes"] = answer.settingBytes == Data([0xfb, 0xff])
    held["settingAsText"] = answer.settingAsText == 5
    held["listOfText"] = answer.listOfText == ["li&co/50%+", "li&co/50%+"]
    held["listOfInteger"] = answer.listOfInteger == [-9007199254740993, -9007199254740993]
    held["listOfDecimal"] = answer.listOfDecimal == [2.5, 2.5]
    held["listOfTruth"] = answer.listOfTruth == [true, true]
    held["listOfMoment"] = answer.listOfMoment == [Date(timeIntervalSince1970: 1_800_000_000), Date(timeIntervalSince1970: 1_800_000_000)]
    held["listOfUnixMoment"] = answer.listOfUnixMoment == [UnixTime(Date(timeIntervalSince1970: 1_800_000_000)), UnixTime(Date(timeIntervalSince1970: 1_800_000_000))]
    held["listOfUuid"] = answer.listOfUuid == [UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!, UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!]
    held["listOfLink"] = answer.listOfLink == [URL(string: "https://a.example/b?c=d&e=%2F#f")!, URL(string: "https://a.example/b?c=d&e=%2F#f")!]
    held["listOfBytes"] = answer.listOfBytes == [Data([0xfb, 0xff, 0x00, 0x3e]), Data([0xfb, 0xff, 0x00, 0x3e])]
    held["listOfFree"] = answer.listOfFree == [AnyJSON.object(["A_b": [1, 2.50, nil, true, "x"]]), AnyJSON.object(["A_b": [1, 2.50, nil, true, "x"]])]
    held["listOfSecret"] = answer.listOfSecret == [Secret("s&t/1%+"), Secret("s&t/1%+")]
    held["listOfIntegerAsText"] = answer.listOfIntegerAsText == [7, 7]
    held["listOfDecimalAsText"] = answer.listOfDecimalAsText == [2.5, 2.5]
    held["listOfTruthAsText"] = answer.listOfTruthAsText == [false, false]
    held["listOfUnixMomentAsText"] = answer.listOfUnixMomentAsText == [UnixTime(Date(timeIntervalSince1970: 1_800_000_000)), UnixTime(Date(timeIntervalSince1970: 1_800_000_000))]
    held["listOfSafeBytes"] = answer.listOfSafeBytes == [URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e])), URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e]))]
    held["listOfKind"] = answer.listOfKind == [.veryHigh, .veryHigh]
    held["listOfItem"] = answer.listOfItem == [CensusReturned.Item(size: 7), CensusReturned.Item(size: 7)]
    held["listOfChoice"] = answer.listOfChoice == [CensusReturned.Shape.circle(CensusReturned.Circle(radius: 7)), CensusReturned.Shape.circle(CensusReturned.Circle(radius: 7))]
    held["mapOfText"] = answer.mapOfText == ["a_Key.of": "li&co/50%+"]
    held["mapOfInteger"] = answer.mapOfInteger == ["a_Key.of": -9007199254740993]
    held["mapOfDecimal"] = answer.mapOfDecimal == ["a_Key.of": 2.5]
    held["mapOfTruth"] = answer.mapOfTruth == ["a_Key.of": true]
    held["mapOfMoment"] = answer.mapOfMoment == ["a_Key.of": Date(timeIntervalSince1970: 1_800_000_000)]
    held["mapOfUnixMoment"] = answer.mapOfUnixMoment == ["a_Key.of": UnixTime(Date(timeIntervalSince1970: 1_800_000_000))]
    held["mapOfUuid"] = answer.mapOfUuid == ["a_Key.of": UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!]
    held["mapOfLink"] = answer.mapOfLink == ["a_Key.of": URL(string: "https://a.example/b?c=d&e=%2F#f")!]
    held["mapOfBytes"] = answer.mapOfBytes == ["a_Key.of": Data([0xfb, 0xff, 0x00, 0x3e])]
    held["mapOfFree"] = answer.mapOfFree == ["a_Key.of": AnyJSON.object(["A_b": [1, 2.50, nil, true, "x"]])]
    held["mapOfSecret"] = answer.mapOfSecret == ["a_Key.of": Secret("s&t/1%+")]
    held["mapOfIntegerAsText"] = answer.mapOfIntegerAsText == ["a_Key.of": 7]
    held["mapOfDecimalAsText"] = answer.mapOfDecimalAsText == ["a_Key.of": 2.5]
    held["mapOfTruthAsText"] = answer.mapOfTruthAsText == ["a_Key.of": false]
    held["mapOfUnixMomentAsText"] = answer.mapOfUnixMomentAsText == ["a_Key.of": UnixTime(Date(timeIntervalSince1970: 1_800_000_000))]
    held["mapOfSafeBytes"] = answer.mapOfSafeBytes == ["a_Key.of": URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e]))]
    held["mapOfKind"] = answer.mapOfKind == ["a_Key.of": .veryHigh]
    held["mapOfItem"] = answer.mapOfItem == ["a_Key.of": CensusReturned.Item(size: 7)]
    held["mapOfChoice"] = answer.mapOfChoice == ["a_Key.of": CensusReturned.Shape.circle(CensusReturned.Circle(radius: 7))]
    held["maybeText"] = answer.maybeText == "li&co/50%+"
    held["maybeInteger"] = answer.maybeInteger == -9007199254740993
    held["maybeDecimal"] = answer.maybeDecimal == 2.5
    held["maybeTruth"] = answer.maybeTruth == true
    held["maybeMoment"] = answer.maybeMoment == Date(timeIntervalSince1970: 1_800_000_000)
    held["maybeSpan"] = answer.maybeSpan == 90
    held["maybeUnixMoment"] = answer.maybeUnixMoment == UnixTime(Date(timeIntervalSince1970: 1_800_000_000))
    held["maybeDuration"] = answer.maybeDuration == "1h30m"
    held["maybeUuid"] = answer.maybeUuid == UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!
    held["maybeMail"] = answer.maybeMail == "li+a@example.org"
    held["maybePhone"] = answer.maybePhone == "+8613800138000"
    held["maybeUsername"] = answer.maybeUsername == "li.wei"
    held["maybeIdentifier"] = answer.maybeIdentifier == "li~wei"
    held["maybePassword"] = answer.maybePassword == Secret("p&w/1%+")
    held["maybeNewPassword"] = answer.maybeNewPassword == Secret("n&w/1%+")
    held["maybeOtp"] = answer.maybeOtp == Secret("012345")
    held["maybeLink"] = answer.maybeLink == URL(string: "https://a.example/b?c=d&e=%2F#f")!
    held["maybeJwt"] = answer.maybeJwt == Secret("e30.e30.sig")
    held["maybeBytes"] = answer.maybeBytes == Data([0xfb, 0xff, 0x00, 0x3e])
    held["maybeFree"] = answer.maybeFree == AnyJSON.object(["A_b": [1, 2.50, nil, true, "x"]])
    held["maybeSecret"] = answer.maybeSecret == Secret("s&t/1%+")
    held["maybeIntegerAsText"] = answer.maybeIntegerAsText == 7
    held["maybeDecimalAsText"] = answer.maybeDecimalAsText == 2.5
    held["maybeTruthAsText"] = answer.maybeTruthAsText == false
    held["maybeSpanAsText"] = answer.maybeSpanAsText == 90
    held["maybeUnixMomentAsText"] = answer.maybeUnixMomentAsText == UnixTime(Date(timeIntervalSince1970: 1_800_000_000))
    held["maybeSafeBytes"] = answer.maybeSafeBytes == URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e]))
    held["maybeKind"] = answer.maybeKind == .veryHigh
    held["maybeItem"] = answer.maybeItem == CensusReturned.Item(size: 7)
    held["maybeChoice"] = answer.maybeChoice == CensusReturned.Shape.circle(CensusReturned.Circle(radius: 7))
    held["maybeListOfText"] = answer.maybeListOfText == ["li&co/50%+", "li&co/50%+"]
    held["maybeListOfUuid"] = answer.maybeListOfUuid == [UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!, UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!]
    held["maybeListOfSecret"] = answer.maybeListOfSecret == [Secret("s&t/1%+"), Secret("s&t/1%+")]
    held["maybeListOfIntegerAsText"] = answer.maybeListOfIntegerAsText == [7, 7]
    held["maybeListOfSafeBytes"] = answer.maybeListOfSafeBytes == [URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e])), URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e]))]
    held["maybeListOfItem"] = answer.maybeListOfItem == [CensusReturned.Item(size: 7), CensusReturned.Item(size: 7)]
    held["maybeMapOfText"] = answer.maybeMapOfText == ["a_Key.of": "li&co/50%+"]
    held["maybeMapOfUuid"] = answer.maybeMapOfUuid == ["a_Key.of": UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!]
    held["maybeMapOfSecret"] = answer.maybeMapOfSecret == ["a_Key.of": Secret("s&t/1%+")]
    held["maybeMapOfIntegerAsText"] = answer.maybeMapOfIntegerAsText == ["a_Key.of": 7]
    held["maybeMapOfSafeBytes"] = answer.maybeMapOfSafeBytes == ["a_Key.of": URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e]))]
    held["maybeMapOfItem"] = answer.maybeMapOfItem == ["a_Key.of": CensusReturned.Item(size: 7)]
    return held
  }

  private static func returnedInChoice(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    guard case .returnedOption(let answer) = try await client.returnedInChoice().choice else { return [:] }
    var held: [String: Bool] = [:]
    held["text"] = answer.text == "li&co/50%+"
    held["integer"] = answer.integer == -9007199254740993
    held["decimal"] = answer.decimal == 2.5
    held["truth"] = answer.truth == true
    held["moment"] = answer.moment == Date(timeIntervalSince1970: 1_800_000_000)
    held["span"] = answer.span == 90
    held["unixMoment"] = answer.unixMoment == UnixTime(Date(timeIntervalSince1970: 1_800_000_000))
    held["duration"] = answer.duration == "1h30m"
    held["uuid"] = answer.uuid == UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!
    held["mail"] = answer.mail == "li+a@example.org"
    held["phone"] = answer.phone == "+8613800138000"
    held["username"] = answer.username == "li.wei"
    held["identifier"] = answer.identifier == "li~wei"
    held["password"] = answer.password == Secret("p&w/1%+")
    held["newPassword"] = answer.newPassword == Secret("n&w/1%+")
    held["otp"] = answer.otp == Secret("012345")
    held["link"] = answer.link == URL(string: "https://a.example/b?c=d&e=%2F#f")!
    held["jwt"] = answer.jwt == Secret("e30.e30.sig")
    held["bytes"] = answer.bytes == Data([0xfb, 0xff, 0x00, 0x3e])
    held["free"] = answer.free == AnyJSON.object(["A_b": [1, 2.50, nil, true, "x"]])
    held["secret"] = answer.secret == Secret("s&t/1%+")
    held["integerAsText"] = answer.integerAsText == 7
    held["decimalAsText"] = answer.decimalAsText == 2.5
    held["truthAsText"] = answer.truthAsText == false
    held["spanAsText"] = answer.spanAsText == 90
    held["unixMomentAsText"] = answer.unixMomentAsText == UnixTime(Date(timeIntervalSince1970: 1_800_000_000))
    held["safeBytes"] = answer.safeBytes == URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e]))
    held["level"] = answer.level == .veryHigh
    held["kind"] = answer.kind == .veryHigh
    held["box"] = answer.box == CensusReturned.ReturnedOptionBox(inner: 7)
    held["item"] = answer.item == CensusReturned.Item(size: 7)
    held["choice"] = answer.choice == CensusReturned.Shape.circle(CensusReturned.Circle(radius: 7))
    held["wireBlank"] = answer.wireBlank == "w"
    held["wireHyphen"] = answer.wireHyphen == "w"
    held["wireBrackets"] = answer.wireBrackets == "w"
    held["wireQuote"] = answer.wireQuote == "w"
    held["wireHan"] = answer.wireHan == "w"
    held["wireAmpersand"] = answer.wireAmpersand == "w"
    held["wireAt"] = answer.wireAt == "w"
    held["wireUnderscore"] = answer.wireUnderscore == "w"
    held["wireDollar"] = answer.wireDollar == "w"
    held["wireBackslash"] = answer.wireBackslash == "w"
    held["wireNumber"] = answer.wireNumber == "w"
    held["settingText"] = answer.settingText == "c&d/1%+"
    held["settingInteger"] = answer.settingInteger == 12
    held["settingTruth"] = answer.settingTruth == true
    held["settingSecret"] = answer.settingSecret == Secret("k&d/1%+")
    held["settingLink"] = answer.settingLink == URL(string: "https://c.example/d?e")!
    held["settingBytes"] = answer.settingBytes == Data([0xfb, 0xff])
    held["settingAsText"] = answer.settingAsText == 5
    held["listOfText"] = answer.listOfText == ["li&co/50%+", "li&co/50%+"]
    held["listOfInteger"] = answer.listOfInteger == [-9007199254740993, -9007199254740993]
    held["listOfDecimal"] = answer.listOfDecimal == [2.5, 2.5]
    held["listOfTruth"] = answer.listOfTruth == [true, true]
    held["listOfMoment"] = answer.listOfMoment == [Date(timeIntervalSince1970: 1_800_000_000), Date(timeIntervalSince1970: 1_800_000_000)]
    held["listOfUnixMoment"] = answer.listOfUnixMoment == [UnixTime(Date(timeIntervalSince1970: 1_800_000_000)), UnixTime(Date(timeIntervalSince1970: 1_800_000_000))]
    held["listOfUuid"] = answer.listOfUuid == [UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!, UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!]
    held["listOfLink"] = answer.listOfLink == [URL(string: "https://a.example/b?c=d&e=%2F#f")!, URL(string: "https://a.example/b?c=d&e=%2F#f")!]
    held["listOfBytes"] = answer.listOfBytes == [Data([0xfb, 0xff, 0x00, 0x3e]), Data([0xfb, 0xff, 0x00, 0x3e])]
    held["listOfFree"] = answer.listOfFree == [AnyJSON.object(["A_b": [1, 2.50, nil, true, "x"]]), AnyJSON.object(["A_b": [1, 2.50, nil, true, "x"]])]
    held["listOfSecret"] = answer.listOfSecret == [Secret("s&t/1%+"), Secret("s&t/1%+")]
    held["listOfIntegerAsText"] = answer.listOfIntegerAsText == [7, 7]
    held["listOfDecimalAsText"] = answer.listOfDecimalAsText == [2.5, 2.5]
    held["listOfTruthAsText"] = answer.listOfTruthAsText == [false, false]
    held["listOfUnixMomentAsText"] = answer.listOfUnixMomentAsText == [UnixTime(Date(timeIntervalSince1970: 1_800_000_000)), UnixTime(Date(timeIntervalSince1970: 1_800_000_000))]
    held["listOfSafeBytes"] = answer.listOfSafeBytes == [URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e])), URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e]))]
    held["listOfKind"] = answer.listOfKind == [.veryHigh, .veryHigh]
    held["listOfItem"] = answer.listOfItem == [CensusReturned.Item(size: 7), CensusReturned.Item(size: 7)]
    held["listOfChoice"] = answer.listOfChoice == [CensusReturned.Shape.circle(CensusReturned.Circle(radius: 7)), CensusReturned.Shape.circle(CensusReturned.Circle(radius: 7))]
    held["mapOfText"] = answer.mapOfText == ["a_Key.of": "li&co/50%+"]
    held["mapOfInteger"] = answer.mapOfInteger == ["a_Key.of": -9007199254740993]
    held["mapOfDecimal"] = answer.mapOfDecimal == ["a_Key.of": 2.5]
    held["mapOfTruth"] = answer.mapOfTruth == ["a_Key.of": true]
    held["mapOfMoment"] = answer.mapOfMoment == ["a_Key.of": Date(timeIntervalSince1970: 1_800_000_000)]
    held["mapOfUnixMoment"] = answer.mapOfUnixMoment == ["a_Key.of": UnixTime(Date(timeIntervalSince1970: 1_800_000_000))]
    held["mapOfUuid"] = answer.mapOfUuid == ["a_Key.of": UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!]
    held["mapOfLink"] = answer.mapOfLink == ["a_Key.of": URL(string: "https://a.example/b?c=d&e=%2F#f")!]
    held["mapOfBytes"] = answer.mapOfBytes == ["a_Key.of": Data([0xfb, 0xff, 0x00, 0x3e])]
    held["mapOfFree"] = answer.mapOfFree == ["a_Key.of": AnyJSON.object(["A_b": [1, 2.50, nil, true, "x"]])]
    held["mapOfSecret"] = answer.mapOfSecret == ["a_Key.of": Secret("s&t/1%+")]
    held["mapOfIntegerAsText"] = answer.mapOfIntegerAsText == ["a_Key.of": 7]
    held["mapOfDecimalAsText"] = answer.mapOfDecimalAsText == ["a_Key.of": 2.5]
    held["mapOfTruthAsText"] = answer.mapOfTruthAsText == ["a_Key.of": false]
    held["mapOfUnixMomentAsText"] = answer.mapOfUnixMomentAsText == ["a_Key.of": UnixTime(Date(timeIntervalSince1970: 1_800_000_000))]
    held["mapOfSafeBytes"] = answer.mapOfSafeBytes == ["a_Key.of": URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e]))]
    held["mapOfKind"] = answer.mapOfKind == ["a_Key.of": .veryHigh]
    held["mapOfItem"] = answer.mapOfItem == ["a_Key.of": CensusReturned.Item(size: 7)]
    held["mapOfChoice"] = answer.mapOfChoice == ["a_Key.of": CensusReturned.Shape.circle(CensusReturned.Circle(radius: 7))]
    held["maybeText"] = answer.maybeText == "li&co/50%+"
    held["maybeInteger"] = answer.maybeInteger == -9007199254740993
    held["maybeDecimal"] = answer.maybeDecimal == 2.5
    held["maybeTruth"] = answer.maybeTruth == true
    held["maybeMoment"] = answer.maybeMoment == Date(timeIntervalSince1970: 1_800_000_000)
    held["maybeSpan"] = answer.maybeSpan == 90
    held["maybeUnixMoment"] = answer.maybeUnixMoment == UnixTime(Date(timeIntervalSince1970: 1_800_000_000))
    held["maybeDuration"] = answer.maybeDuration == "1h30m"
    held["maybeUuid"] = answer.maybeUuid == UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!
    held["maybeMail"] = answer.maybeMail == "li+a@example.org"
    held["maybePhone"] = answer.maybePhone == "+8613800138000"
    held["maybeUsername"] = answer.maybeUsername == "li.wei"
    held["maybeIdentifier"] = answer.maybeIdentifier == "li~wei"
    held["maybePassword"] = answer.maybePassword == Secret("p&w/1%+")
    held["maybeNewPassword"] = answer.maybeNewPassword == Secret("n&w/1%+")
    held["maybeOtp"] = answer.maybeOtp == Secret("012345")
    held["maybeLink"] = answer.maybeLink == URL(string: "https://a.example/b?c=d&e=%2F#f")!
    held["maybeJwt"] = answer.maybeJwt == Secret("e30.e30.sig")
    held["maybeBytes"] = answer.maybeBytes == Data([0xfb, 0xff, 0x00, 0x3e])
    held["maybeFree"] = answer.maybeFree == AnyJSON.object(["A_b": [1, 2.50, nil, true, "x"]])
    held["maybeSecret"] = answer.maybeSecret == Secret("s&t/1%+")
    held["maybeIntegerAsText"] = answer.maybeIntegerAsText == 7
    held["maybeDecimalAsText"] = answer.maybeDecimalAsText == 2.5
    held["maybeTruthAsText"] = answer.maybeTruthAsText == false
    held["maybeSpanAsText"] = answer.maybeSpanAsText == 90
    held["maybeUnixMomentAsText"] = answer.maybeUnixMomentAsText == UnixTime(Date(timeIntervalSince1970: 1_800_000_000))
    held["maybeSafeBytes"] = answer.maybeSafeBytes == URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e]))
    held["maybeKind"] = answer.maybeKind == .veryHigh
    held["maybeItem"] = answer.maybeItem == CensusReturned.Item(size: 7)
    held["maybeChoice"] = answer.maybeChoice == CensusReturned.Shape.circle(CensusReturned.Circle(radius: 7))
    held["maybeListOfText"] = answer.maybeListOfText == ["li&co/50%+", "li&co/50%+"]
    held["maybeListOfUuid"] = answer.maybeListOfUuid == [UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!, UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!]
    held["maybeListOfSecret"] = answer.maybeListOfSecret == [Secret("s&t/1%+"), Secret("s&t/1%+")]
    held["maybeListOfIntegerAsText"] = answer.maybeListOfIntegerAsText == [7, 7]
    held["maybeListOfSafeBytes"] = answer.maybeListOfSafeBytes == [URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e])), URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e]))]
    held["maybeListOfItem"] = answer.maybeListOfItem == [CensusReturned.Item(size: 7), CensusReturned.Item(size: 7)]
    held["maybeMapOfText"] = answer.maybeMapOfText == ["a_Key.of": "li&co/50%+"]
    held["maybeMapOfUuid"] = answer.maybeMapOfUuid == ["a_Key.of": UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!]
    held["maybeMapOfSecret"] = answer.maybeMapOfSecret == ["a_Key.of": Secret("s&t/1%+")]
    held["maybeMapOfIntegerAsText"] = answer.maybeMapOfIntegerAsText == ["a_Key.of": 7]
    held["maybeMapOfSafeBytes"] = answer.maybeMapOfSafeBytes == ["a_Key.of": URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e]))]
    held["maybeMapOfItem"] = answer.maybeMapOfItem == ["a_Key.of": CensusReturned.Item(size: 7)]
    return held
  }

  private static func returnedInHeader(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    let answer = try await client.returnedInHeader()
    var held: [String: Bool] = [:]
    held["text"] = answer.text == "li&co/50%+"
    held["integer"] = answer.integer == -9007199254740993
    held["decimal"] = answer.decimal == 2.5
    held["truth"] = answer.truth == true
    held["moment"] = answer.moment == Date(timeIntervalSince1970: 1_800_000_000)
    held["span"] = answer.span == 90
    held["unixMoment"] = answer.unixMoment == UnixTime(Date(timeIntervalSince1970: 1_800_000_000))
    held["duration"] = answer.duration == "1h30m"
    held["uuid"] = answer.uuid == UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!
    held["mail"] = answer.mail == "li+a@example.org"
    held["phone"] = answer.phone == "+8613800138000"
    held["username"] = answer.username == "li.wei"
    held["identifier"] = answer.identifier == "li~wei"
    held["password"] = answer.password == Secret("p&w/1%+")
    held["newPassword"] = answer.newPassword == Secret("n&w/1%+")
    held["otp"] = answer.otp == Secret("012345")
    held["link"] = answer.link == URL(string: "https://a.example/b?c=d&e=%2F#f")!
    held["jwt"] = answer.jwt == Secret("e30.e30.sig")
    held["bytes"] = answer.bytes == Data([0xfb, 0xff, 0x00, 0x3e])
    held["secret"] = answer.secret == Secret("s&t/1%+")
    held["integerAsText"] = answer.integerAsText == 7
    held["decimalAsText"] = answer.decimalAsText == 2.5
    held["truthAsText"] = answer.truthAsText == false
    held["spanAsText"] = answer.spanAsText == 90
    held["unixMomentAsText"] = answer.unixMomentAsText == UnixTime(Date(timeIntervalSince1970: 1_800_000_000))
    held["safeBytes"] = answer.safeBytes == URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e]))
    held["level"] = answer.level == .veryHigh
    held["kind"] = answer.kind == .veryHigh
    held["wireHyphen"] = answer.wireHyphen == "w"
    held["wireDot"] = answer.wireDot == "w"
    held["wireUnderscore"] = answer.wireUnderscore == "w"
    held["wireDollar"] = answer.wireDollar == "w"
    held["wireNumber"] = answer.wireNumber == "w"
    held["settingText"] = answer.settingText == "c&d/1%+"
    held["settingInteger"] = answer.settingInteger == 12
    held["settingTruth"] = answer.settingTruth == true
    held["settingSecret"] = answer.settingSecret == Secret("k&d/1%+")
    held["settingLink"] = answer.settingLink == URL(string: "https://c.example/d?e")!
    held["settingBytes"] = answer.settingBytes == Data([0xfb, 0xff])
    held["settingAsText"] = answer.settingAsText == 5
    held["maybeText"] = answer.maybeText == "li&co/50%+"
    held["maybeInteger"] = answer.maybeInteger == -9007199254740993
    held["maybeDecimal"] = answer.maybeDecimal == 2.5
    held["maybeTruth"] = answer.maybeTruth == true
    held["maybeMoment"] = answer.maybeMoment == Date(timeIntervalSince1970: 1_800_000_000)
    held["maybeSpan"] = answer.maybeSpan == 90
    held["maybeUnixMoment"] = answer.maybeUnixMoment == UnixTime(Date(timeIntervalSince1970: 1_800_000_000))
    held["maybeDuration"] = answer.maybeDuration == "1h30m"
    held["maybeUuid"] = answer.maybeUuid == UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!
    held["maybeMail"] = answer.maybeMail == "li+a@example.org"
    held["maybePhone"] = answer.maybePhone == "+8613800138000"
    held["maybeUsername"] = answer.maybeUsername == "li.wei"
    held["maybeIdentifier"] = answer.maybeIdentifier == "li~wei"
    held["maybePassword"] = answer.maybePassword == Secret("p&w/1%+")
    held["maybeNewPassword"] = answer.maybeNewPassword == Secret("n&w/1%+")
    held["maybeOtp"] = answer.maybeOtp == Secret("012345")
    held["maybeLink"] = answer.maybeLink == URL(string: "https://a.example/b?c=d&e=%2F#f")!
    held["maybeJwt"] = answer.maybeJwt == Secret("e30.e30.sig")
    held["maybeBytes"] = answer.maybeBytes == Data([0xfb, 0xff, 0x00, 0x3e])
    held["maybeSecret"] = answer.maybeSecret == Secret("s&t/1%+")
    held["maybeIntegerAsText"] = answer.maybeIntegerAsText == 7
    held["maybeDecimalAsText"] = answer.maybeDecimalAsText == 2.5
    held["maybeTruthAsText"] = answer.maybeTruthAsText == false
    held["maybeSpanAsText"] = answer.maybeSpanAsText == 90
    held["maybeUnixMomentAsText"] = answer.maybeUnixMomentAsText == UnixTime(Date(timeIntervalSince1970: 1_800_000_000))
    held["maybeSafeBytes"] = answer.maybeSafeBytes == URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e]))
    held["maybeKind"] = answer.maybeKind == .veryHigh
    return held
  }

  private static func returnedInCookie(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    let answer = try await client.returnedInCookie()
    var held: [String: Bool] = [:]
    held["text"] = answer.text == "li&co/50%+"
    held["integer"] = answer.integer == -9007199254740993
    held["decimal"] = answer.decimal == 2.5
    held["truth"] = answer.truth == true
    held["moment"] = answer.moment == Date(timeIntervalSince1970: 1_800_000_000)
    held["span"] = answer.span == 90
    held["unixMoment"] = answer.unixMoment == UnixTime(Date(timeIntervalSince1970: 1_800_000_000))
    held["duration"] = answer.duration == "1h30m"
    held["uuid"] = answer.uuid == UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!
    held["mail"] = answer.mail == "li+a@example.org"
    held["phone"] = answer.phone == "+8613800138000"
    held["username"] = answer.username == "li.wei"
    held["identifier"] = answer.identifier == "li~wei"
    held["password"] = answer.password == Secret("p&w/1%+")
    held["newPassword"] = answer.newPassword == Secret("n&w/1%+")
    held["otp"] = answer.otp == Secret("012345")
    held["link"] = answer.link == URL(string: "https://a.example/b?c=d&e=%2F#f")!
    held["jwt"] = answer.jwt == Secret("e30.e30.sig")
    held["bytes"] = answer.bytes == Data([0xfb, 0xff, 0x00, 0x3e])
    held["secret"] = answer.secret == Secret("s&t/1%+")
    held["integerAsText"] = answer.integerAsText == 7
    held["decimalAsText"] = answer.decimalAsText == 2.5
    held["truthAsText"] = answer.truthAsText == false
    held["spanAsText"] = answer.spanAsText == 90
    held["unixMomentAsText"] = answer.unixMomentAsText == UnixTime(Date(timeIntervalSince1970: 1_800_000_000))
    held["safeBytes"] = answer.safeBytes == URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e]))
    held["level"] = answer.level == .veryHigh
    held["kind"] = answer.kind == .veryHigh
    held["wireHyphen"] = answer.wireHyphen == "w"
    held["wireDot"] = answer.wireDot == "w"
    held["wireUnderscore"] = answer.wireUnderscore == "w"
    held["wireDollar"] = answer.wireDollar == "w"
    held["wireNumber"] = answer.wireNumber == "w"
    held["settingText"] = answer.settingText == "c&d/1%+"
    held["settingInteger"] = answer.settingInteger == 12
    held["settingTruth"] = answer.settingTruth == true
    held["settingSecret"] = answer.settingSecret == Secret("k&d/1%+")
    held["settingLink"] = answer.settingLink == URL(string: "https://c.example/d?e")!
    held["settingBytes"] = answer.settingBytes == Data([0xfb, 0xff])
    held["settingAsText"] = answer.settingAsText == 5
    held["maybeText"] = answer.maybeText == "li&co/50%+"
    held["maybeInteger"] = answer.maybeInteger == -9007199254740993
    held["maybeDecimal"] = answer.maybeDecimal == 2.5
    held["maybeTruth"] = answer.maybeTruth == true
    held["maybeMoment"] = answer.maybeMoment == Date(timeIntervalSince1970: 1_800_000_000)
    held["maybeSpan"] = answer.maybeSpan == 90
    held["maybeUnixMoment"] = answer.maybeUnixMoment == UnixTime(Date(timeIntervalSince1970: 1_800_000_000))
    held["maybeDuration"] = answer.maybeDuration == "1h30m"
    held["maybeUuid"] = answer.maybeUuid == UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!
    held["maybeMail"] = answer.maybeMail == "li+a@example.org"
    held["maybePhone"] = answer.maybePhone == "+8613800138000"
    held["maybeUsername"] = answer.maybeUsername == "li.wei"
    held["maybeIdentifier"] = answer.maybeIdentifier == "li~wei"
    held["maybePassword"] = answer.maybePassword == Secret("p&w/1%+")
    held["maybeNewPassword"] = answer.maybeNewPassword == Secret("n&w/1%+")
    held["maybeOtp"] = answer.maybeOtp == Secret("012345")
    held["maybeLink"] = answer.maybeLink == URL(string: "https://a.example/b?c=d&e=%2F#f")!
    held["maybeJwt"] = answer.maybeJwt == Secret("e30.e30.sig")
    held["maybeBytes"] = answer.maybeBytes == Data([0xfb, 0xff, 0x00, 0x3e])
    held["maybeSecret"] = answer.maybeSecret == Secret("s&t/1%+")
    held["maybeIntegerAsText"] = answer.maybeIntegerAsText == 7
    held["maybeDecimalAsText"] = answer.maybeDecimalAsText == 2.5
    held["maybeTruthAsText"] = answer.maybeTruthAsText == false
    held["maybeSpanAsText"] = answer.maybeSpanAsText == 90
    held["maybeUnixMomentAsText"] = answer.maybeUnixMomentAsText == UnixTime(Date(timeIntervalSince1970: 1_800_000_000))
    held["maybeSafeBytes"] = answer.maybeSafeBytes == URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e]))
    held["maybeKind"] = answer.maybeKind == .veryHigh
    return held
  }

  private static func returnedInEnvelope(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    let answer = try await client.returnedInEnvelope()
    var held: [String: Bool] = [:]
    held["text"] = answer.text == "li&co/50%+"
    held["integer"] = answer.integer == -9007199254740993
    held["decimal"] = answer.decimal == 2.5
    held["truth"] = answer.truth == true
    held["moment"] = answer.moment == Date(timeIntervalSince1970: 1_800_000_000)
    held["span"] = answer.span == 90
    held["unixMoment"] = answer.unixMoment == UnixTime(Date(timeIntervalSince1970: 1_800_000_000))
    held["duration"] = answer.duration == "1h30m"
    held["uuid"] = answer.uuid == UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!
    held["mail"] = answer.mail == "li+a@example.org"
    held["phone"] = answer.phone == "+8613800138000"
    held["username"] = answer.username == "li.wei"
    held["identifier"] = answer.identifier == "li~wei"
    held["password"] = answer.password == Secret("p&w/1%+")
    held["newPassword"] = answer.newPassword == Secret("n&w/1%+")
    held["otp"] = answer.otp == Secret("012345")
    held["link"] = answer.link == URL(string: "https://a.example/b?c=d&e=%2F#f")!
    held["jwt"] = answer.jwt == Secret("e30.e30.sig")
    held["bytes"] = answer.bytes == Data([0xfb, 0xff, 0x00, 0x3e])
    held["free"] = answer.free == AnyJSON.object(["A_b": [1, 2.50, nil, true, "x"]])
    held["secret"] = answer.secret == Secret("s&t/1%+")
    held["integerAsText"] = answer.integerAsText == 7
    held["decimalAsText"] = answer.decimalAsText == 2.5
    held["truthAsText"] = answer.truthAsText == false
    held["spanAsText"] = answer.spanAsText == 90
    held["unixMomentAsText"] = answer.unixMomentAsText == UnixTime(Date(timeIntervalSince1970: 1_800_000_000))
    held["safeBytes"] = answer.safeBytes == URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e]))
    held["level"] = answer.level == .veryHigh
    held["kind"] = answer.kind == .veryHigh
    held["box"] = answer.box == CensusReturned.ReturnedInEnvelopeAnswerBox(inner: 7)
    held["item"] = answer.item == CensusReturned.Item(size: 7)
    held["choice"] = answer.choice == CensusReturned.Shape.circle(CensusReturned.Circle(radius: 7))
    held["wireBlank"] = answer.wireBlank == "w"
    held["wireHyphen"] = answer.wireHyphen == "w"
    held["wireBrackets"] = answer.wireBrackets == "w"
    held["wireQuote"] = answer.wireQuote == "w"
    held["wireHan"] = answer.wireHan == "w"
    held["wireAmpersand"] = answer.wireAmpersand == "w"
    held["wireAt"] = answer.wireAt == "w"
    held["wireUnderscore"] = answer.wireUnderscore == "w"
    held["wireDollar"] = answer.wireDollar == "w"
    held["wireBackslash"] = answer.wireBackslash == "w"
    held["wireNumber"] = answer.wireNumber == "w"
    held["settingText"] = answer.settingText == "c&d/1%+"
    held["settingInteger"] = answer.settingInteger == 12
    held["settingTruth"] = answer.settingTruth == true
    held["settingSecret"] = answer.settingSecret == Secret("k&d/1%+")
    held["settingLink"] = answer.settingLink == URL(string: "https://c.example/d?e")!
    held["settingBytes"] = answer.settingBytes == Data([0xfb, 0xff])
    held["settingAsText"] = answer.settingAsText == 5
    held["listOfText"] = answer.listOfText == ["li&co/50%+", "li&co/50%+"]
    held["listOfInteger"] = answer.listOfInteger == [-9007199254740993, -9007199254740993]
    held["listOfDecimal"] = answer.listOfDecimal == [2.5, 2.5]
    held["listOfTruth"] = answer.listOfTruth == [true, true]
    held["listOfMoment"] = answer.listOfMoment == [Date(timeIntervalSince1970: 1_800_000_000), Date(timeIntervalSince1970: 1_800_000_000)]
    held["listOfUnixMoment"] = answer.listOfUnixMoment == [UnixTime(Date(timeIntervalSince1970: 1_800_000_000)), UnixTime(Date(timeIntervalSince1970: 1_800_000_000))]
    held["listOfUuid"] = answer.listOfUuid == [UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!, UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!]
    held["listOfLink"] = answer.listOfLink == [URL(string: "https://a.example/b?c=d&e=%2F#f")!, URL(string: "https://a.example/b?c=d&e=%2F#f")!]
    held["listOfBytes"] = answer.listOfBytes == [Data([0xfb, 0xff, 0x00, 0x3e]), Data([0xfb, 0xff, 0x00, 0x3e])]
    held["listOfFree"] = answer.listOfFree == [AnyJSON.object(["A_b": [1, 2.50, nil, true, "x"]]), AnyJSON.object(["A_b": [1, 2.50, nil, true, "x"]])]
    held["listOfSecret"] = answer.listOfSecret == [Secret("s&t/1%+"), Secret("s&t/1%+")]
    held["listOfIntegerAsText"] = answer.listOfIntegerAsText == [7, 7]
    held["listOfDecimalAsText"] = answer.listOfDecimalAsText == [2.5, 2.5]
    held["listOfTruthAsText"] = answer.listOfTruthAsText == [false, false]
    held["listOfUnixMomentAsText"] = answer.listOfUnixMomentAsText == [UnixTime(Date(timeIntervalSince1970: 1_800_000_000)), UnixTime(Date(timeIntervalSince1970: 1_800_000_000))]
    held["listOfSafeBytes"] = answer.listOfSafeBytes == [URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e])), URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e]))]
    held["listOfKind"] = answer.listOfKind == [.veryHigh, .veryHigh]
    held["listOfItem"] = answer.listOfItem == [CensusReturned.Item(size: 7), CensusReturned.Item(size: 7)]
    held["listOfChoice"] = answer.listOfChoice == [CensusReturned.Shape.circle(CensusReturned.Circle(radius: 7)), CensusReturned.Shape.circle(CensusReturned.Circle(radius: 7))]
    held["mapOfText"] = answer.mapOfText == ["a_Key.of": "li&co/50%+"]
    held["mapOfInteger"] = answer.mapOfInteger == ["a_Key.of": -9007199254740993]
    held["mapOfDecimal"] = answer.mapOfDecimal == ["a_Key.of": 2.5]
    held["mapOfTruth"] = answer.mapOfTruth == ["a_Key.of": true]
    held["mapOfMoment"] = answer.mapOfMoment == ["a_Key.of": Date(timeIntervalSince1970: 1_800_000_000)]
    held["mapOfUnixMoment"] = answer.mapOfUnixMoment == ["a_Key.of": UnixTime(Date(timeIntervalSince1970: 1_800_000_000))]
    held["mapOfUuid"] = answer.mapOfUuid == ["a_Key.of": UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!]
    held["mapOfLink"] = answer.mapOfLink == ["a_Key.of": URL(string: "https://a.example/b?c=d&e=%2F#f")!]
    held["mapOfBytes"] = answer.mapOfBytes == ["a_Key.of": Data([0xfb, 0xff, 0x00, 0x3e])]
    held["mapOfFree"] = answer.mapOfFree == ["a_Key.of": AnyJSON.object(["A_b": [1, 2.50, nil, true, "x"]])]
    held["mapOfSecret"] = answer.mapOfSecret == ["a_Key.of": Secret("s&t/1%+")]
    held["mapOfIntegerAsText"] = answer.mapOfIntegerAsText == ["a_Key.of": 7]
    held["mapOfDecimalAsText"] = answer.mapOfDecimalAsText == ["a_Key.of": 2.5]
    held["mapOfTruthAsText"] = answer.mapOfTruthAsText == ["a_Key.of": false]
    held["mapOfUnixMomentAsText"] = answer.mapOfUnixMomentAsText == ["a_Key.of": UnixTime(Date(timeIntervalSince1970: 1_800_000_000))]
    held["mapOfSafeBytes"] = answer.mapOfSafeBytes == ["a_Key.of": URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e]))]
    held["mapOfKind"] = answer.mapOfKind == ["a_Key.of": .veryHigh]
    held["mapOfItem"] = answer.mapOfItem == ["a_Key.of": CensusReturned.Item(size: 7)]
    held["mapOfChoice"] = answer.mapOfChoice == ["a_Key.of": CensusReturned.Shape.circle(CensusReturned.Circle(radius: 7))]
    held["maybeText"] = answer.maybeText == "li&co/50%+"
    held["maybeInteger"] = answer.maybeInteger == -9007199254740993
    held["maybeDecimal"] = answer.maybeDecimal == 2.5
    held["maybeTruth"] = answer.maybeTruth == true
    held["maybeMoment"] = answer.maybeMoment == Date(timeIntervalSince1970: 1_800_000_000)
    held["maybeSpan"] = answer.maybeSpan == 90
    held["maybeUnixMoment"] = answer.maybeUnixMoment == UnixTime(Date(timeIntervalSince1970: 1_800_000_000))
    held["maybeDuration"] = answer.maybeDuration == "1h30m"
    held["maybeUuid"] = answer.maybeUuid == UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!
    held["maybeMail"] = answer.maybeMail == "li+a@example.org"
    held["maybePhone"] = answer.maybePhone == "+8613800138000"
    held["maybeUsername"] = answer.maybeUsername == "li.wei"
    held["maybeIdentifier"] = answer.maybeIdentifier == "li~wei"
    held["maybePassword"] = answer.maybePassword == Secret("p&w/1%+")
    held["maybeNewPassword"] = answer.maybeNewPassword == Secret("n&w/1%+")
    held["maybeOtp"] = answer.maybeOtp == Secret("012345")
    held["maybeLink"] = answer.maybeLink == URL(string: "https://a.example/b?c=d&e=%2F#f")!
    held["maybeJwt"] = answer.maybeJwt == Secret("e30.e30.sig")
    held["maybeBytes"] = answer.maybeBytes == Data([0xfb, 0xff, 0x00, 0x3e])
    held["maybeFree"] = answer.maybeFree == AnyJSON.object(["A_b": [1, 2.50, nil, true, "x"]])
    held["maybeSecret"] = answer.maybeSecret == Secret("s&t/1%+")
    held["maybeIntegerAsText"] = answer.maybeIntegerAsText == 7
    held["maybeDecimalAsText"] = answer.maybeDecimalAsText == 2.5
    held["maybeTruthAsText"] = answer.maybeTruthAsText == false
    held["maybeSpanAsText"] = answer.maybeSpanAsText == 90
    held["maybeUnixMomentAsText"] = answer.maybeUnixMomentAsText == UnixTime(Date(timeIntervalSince1970: 1_800_000_000))
    held["maybeSafeBytes"] = answer.maybeSafeBytes == URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e]))
    held["maybeKind"] = answer.maybeKind == .veryHigh
    held["maybeItem"] = answer.maybeItem == CensusReturned.Item(size: 7)
    held["maybeChoice"] = answer.maybeChoice == CensusReturned.Shape.circle(CensusReturned.Circle(radius: 7))
    held["maybeListOfText"] = answer.maybeListOfText == ["li&co/50%+", "li&co/50%+"]
    held["maybeListOfUuid"] = answer.maybeListOfUuid == [UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!, UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!]
    held["maybeListOfSecret"] = answer.maybeListOfSecret == [Secret("s&t/1%+"), Secret("s&t/1%+")]
    held["maybeListOfIntegerAsText"] = answer.maybeListOfIntegerAsText == [7, 7]
    held["maybeListOfSafeBytes"] = answer.maybeListOfSafeBytes == [URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e])), URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e]))]
    held["maybeListOfItem"] = answer.maybeListOfItem == [CensusReturned.Item(size: 7), CensusReturned.Item(size: 7)]
    held["maybeMapOfText"] = answer.maybeMapOfText == ["a_Key.of": "li&co/50%+"]
    held["maybeMapOfUuid"] = answer.maybeMapOfUuid == ["a_Key.of": UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!]
    held["maybeMapOfSecret"] = answer.maybeMapOfSecret == ["a_Key.of": Secret("s&t/1%+")]
    held["maybeMapOfIntegerAsText"] = answer.maybeMapOfIntegerAsText == ["a_Key.of": 7]
    held["maybeMapOfSafeBytes"] = answer.maybeMapOfSafeBytes == ["a_Key.of": URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e]))]
    held["maybeMapOfItem"] = answer.maybeMapOfItem == ["a_Key.of": CensusReturned.Item(size: 7)]
    return held
  }

  private static func returnedWholeText(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    let answer = try await client.returnedWholeText()
    return ["text": answer == "li&co/50%+"]
  }

  private static func returnedWholeInteger(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    let answer = try await client.returnedWholeInteger()
    return ["integer": answer == -9007199254740993]
  }

  private static func returnedWholeDecimal(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    let answer = try await client.returnedWholeDecimal()
    return ["decimal": answer == 2.5]
  }

  private static func returnedWholeTruth(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    let answer = try await client.returnedWholeTruth()
    return ["truth": answer == true]
  }

  private static func returnedWholeMoment(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    let answer = try await client.returnedWholeMoment()
    return ["moment": answer == Date(timeIntervalSince1970: 1_800_000_000)]
  }

  private static func returnedWholeSpan(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    let answer = try await client.returnedWholeSpan()
    return ["span": answer == 90]
  }

  private static func returnedWholeUnixMoment(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    let answer = try await client.returnedWholeUnixMoment()
    return ["unixMoment": answer == UnixTime(Date(timeIntervalSince1970: 1_800_000_000))]
  }

  private static func returnedWholeDuration(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    let answer = try await client.returnedWholeDuration()
    return ["duration": answer == "1h30m"]
  }

  private static func returnedWholeUuid(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    let answer = try await client.returnedWholeUuid()
    return ["uuid": answer == UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!]
  }

  private static func returnedWholeMail(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    let answer = try await client.returnedWholeMail()
    return ["mail": answer == "li+a@example.org"]
  }

  private static func returnedWholePhone(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    let answer = try await client.returnedWholePhone()
    return ["phone": answer == "+8613800138000"]
  }

  private static func returnedWholeUsername(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    let answer = try await client.returnedWholeUsername()
    return ["username": answer == "li.wei"]
  }

  private static func returnedWholeIdentifier(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    let answer = try await client.returnedWholeIdentifier()
    return ["identifier": answer == "li~wei"]
  }

  private static func returnedWholePassword(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    let answer = try await client.returnedWholePassword()
    return ["password": answer == Secret("p&w/1%+")]
  }

  private static func returnedWholeNewPassword(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    let answer = try await client.returnedWholeNewPassword()
    return ["newPassword": answer == Secret("n&w/1%+")]
  }

  private static func returnedWholeOtp(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    let answer = try await client.returnedWholeOtp()
    return ["otp": answer == Secret("012345")]
  }

  private static func returnedWholeLink(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    let answer = try await client.returnedWholeLink()
    return ["link": answer == URL(string: "https://a.example/b?c=d&e=%2F#f")!]
  }

  private static func returnedWholeJwt(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    let answer = try await client.returnedWholeJwt()
    return ["jwt": answer == Secret("e30.e30.sig")]
  }

  private static func returnedWholeBytes(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    let answer = try await client.returnedWholeBytes()
    return ["bytes": answer == Data([0xfb, 0xff, 0x00, 0x3e])]
  }

  private static func returnedWholeFree(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    let answer = try await client.returnedWholeFree()
    return ["free": answer == AnyJSON.object(["A_b": [1, 2.50, nil, true, "x"]])]
  }

  private static func returnedWholeKind(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    let answer = try await client.returnedWholeKind()
    return ["kind": answer == .veryHigh]
  }

  private static func returnedWholeItem(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    let answer = try await client.returnedWholeItem()
    return ["item": answer == CensusReturned.Item(size: 7)]
  }

  private static func returnedWholeChoice(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    let answer = try await client.returnedWholeChoice()
    return ["choice": answer == CensusReturned.Shape.circle(CensusReturned.Circle(radius: 7))]
  }

  private static func returnedWholeSettingText(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    let answer = try await client.returnedWholeSettingText()
    return ["settingText": answer == "c&d/1%+"]
  }

  private static func returnedWholeSettingInteger(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    let answer = try await client.returnedWholeSettingInteger()
    return ["settingInteger": answer == 12]
  }

  private static func returnedWholeSettingTruth(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    let answer = try await client.returnedWholeSettingTruth()
    return ["settingTruth": answer == true]
  }

  private static func returnedWholeSettingSecret(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    let answer = try await client.returnedWholeSettingSecret()
    return ["settingSecret": answer == Secret("k&d/1%+")]
  }

  private static func returnedWholeSettingLink(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    let answer = try await client.returnedWholeSettingLink()
    return ["settingLink": answer == URL(string: "https://c.example/d?e")!]
  }

  private static func returnedWholeSettingBytes(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    let answer = try await client.returnedWholeSettingBytes()
    return ["settingBytes": answer == Data([0xfb, 0xff])]
  }

  private static func returnedWholeCallbackURL(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    let answer = try await client.returnedWholeCallbackURL()
    return ["callbackURL": answer == "census://arrival"]
  }

  private static func returnedWholeClientId(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    let answer = try await client.returnedWholeClientId()
    return ["clientId": answer == "house&app"]
  }

  private static func returnedWholeScopes(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    let answer = try await client.returnedWholeScopes()
    return ["scopes": answer == "openid profile"]
  }

  private static func returnedWholeListOfText(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    let answer = try await client.returnedWholeListOfText()
    return ["listOfText": answer == ["li&co/50%+", "li&co/50%+"]]
  }

  private static func returnedWholeListOfInteger(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    let answer = try await client.returnedWholeListOfInteger()
    return ["listOfInteger": answer == [-9007199254740993, -9007199254740993]]
  }

  private static func returnedWholeListOfDecimal(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    let answer = try await client.returnedWholeListOfDecimal()
    return ["listOfDecimal": answer == [2.5, 2.5]]
  }

  private static func returnedWholeListOfTruth(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    let answer = try await client.returnedWholeListOfTruth()
    return ["listOfTruth": answer == [true, true]]
  }

  private static func returnedWholeListOfMoment(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    let answer = try await client.returnedWholeListOfMoment()
    return ["listOfMoment": answer == [Date(timeIntervalSince1970: 1_800_000_000), Date(timeIntervalSince1970: 1_800_000_000)]]
  }

  private static func returnedWholeListOfUnixMoment(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    let answer = try await client.returnedWholeListOfUnixMoment()
    return ["listOfUnixMoment": answer == [UnixTime(Date(timeIntervalSince1970: 1_800_000_000)), UnixTime(Date(timeIntervalSince1970: 1_800_000_000))]]
  }

  private static func returnedWholeListOfUuid(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    let answer = try await client.returnedWholeListOfUuid()
    return ["listOfUuid": answer == [UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!, UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!]]
  }

  private static func returnedWholeListOfLink(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    let answer = try await client.returnedWholeListOfLink()
    return ["listOfLink": answer == [URL(string: "https://a.example/b?c=d&e=%2F#f")!, URL(string: "https://a.example/b?c=d&e=%2F#f")!]]
  }

  private static func returnedWholeListOfBytes(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    let answer = try await client.returnedWholeListOfBytes()
    return ["listOfBytes": answer == [Data([0xfb, 0xff, 0x00, 0x3e]), Data([0xfb, 0xff, 0x00, 0x3e])]]
  }

  private static func returnedWholeListOfFree(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    let answer = try await client.returnedWholeListOfFree()
    return ["listOfFree": answer == [AnyJSON.object(["A_b": [1, 2.50, nil, true, "x"]]), AnyJSON.object(["A_b": [1, 2.50, nil, true, "x"]])]]
  }

  private static func returnedWholeListOfKind(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    let answer = try await client.returnedWholeListOfKind()
    return ["listOfKind": answer == [.veryHigh, .veryHigh]]
  }

  private static func returnedWholeListOfItem(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    let answer = try await client.returnedWholeListOfItem()
    return ["listOfItem": answer == [CensusReturned.Item(size: 7), CensusReturned.Item(size: 7)]]
  }

  private static func returnedWholeListOfChoice(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    let answer = try await client.returnedWholeListOfChoice()
    return ["listOfChoice": answer == [CensusReturned.Shape.circle(CensusReturned.Circle(radius: 7)), CensusReturned.Shape.circle(CensusReturned.Circle(radius: 7))]]
  }

  private static func returnedWholeMapOfText(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    let answer = try await client.returnedWholeMapOfText()
    return ["mapOfText": answer == ["a_Key.of": "li&co/50%+"]]
  }

  private static func returnedWholeMapOfInteger(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    let answer = try await client.returnedWholeMapOfInteger()
    return ["mapOfInteger": answer == ["a_Key.of": -9007199254740993]]
  }

  private static func returnedWholeMapOfDecimal(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    let answer = try await client.returnedWholeMapOfDecimal()
    return ["mapOfDecimal": answer == ["a_Key.of": 2.5]]
  }

  private static func returnedWholeMapOfTruth(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    let answer = try await client.returnedWholeMapOfTruth()
    return ["mapOfTruth": answer == ["a_Key.of": true]]
  }

  private static func returnedWholeMapOfMoment(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    let answer = try await client.returnedWholeMapOfMoment()
    return ["mapOfMoment": answer == ["a_Key.of": Date(timeIntervalSince1970: 1_800_000_000)]]
  }

  private static func returnedWholeMapOfUnixMoment(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    let answer = try await client.returnedWholeMapOfUnixMoment()
    return ["mapOfUnixMoment": answer == ["a_Key.of": UnixTime(Date(timeIntervalSince1970: 1_800_000_000))]]
  }

  private static func returnedWholeMapOfUuid(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    let answer = try await client.returnedWholeMapOfUuid()
    return ["mapOfUuid": answer == ["a_Key.of": UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!]]
  }

  private static func returnedWholeMapOfLink(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    let answer = try await client.returnedWholeMapOfLink()
    return ["mapOfLink": answer == ["a_Key.of": URL(string: "https://a.example/b?c=d&e=%2F#f")!]]
  }

  private static func returnedWholeMapOfBytes(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    let answer = try await client.returnedWholeMapOfBytes()
    return ["mapOfBytes": answer == ["a_Key.of": Data([0xfb, 0xff, 0x00, 0x3e])]]
  }

  private static func returnedWholeMapOfFree(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    let answer = try await client.returnedWholeMapOfFree()
    return ["mapOfFree": answer == ["a_Key.of": AnyJSON.object(["A_b": [1, 2.50, nil, true, "x"]])]]
  }

  private static func returnedWholeMapOfKind(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    let answer = try await client.returnedWholeMapOfKind()
    return ["mapOfKind": answer == ["a_Key.of": .veryHigh]]
  }

  private static func returnedWholeMapOfItem(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    let answer = try await client.returnedWholeMapOfItem()
    return ["mapOfItem": answer == ["a_Key.of": CensusReturned.Item(size: 7)]]
  }

  private static func returnedWholeMapOfChoice(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    let answer = try await client.returnedWholeMapOfChoice()
    return ["mapOfChoice": answer == ["a_Key.of": CensusReturned.Shape.circle(CensusReturned.Circle(radius: 7))]]
  }

  private static func refusedInBody(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    let answer: CensusReturned.RefusedInBodyDetails
    do throws(CallFailure<CensusReturned.RefusedInBodyRefusal>) {
      _ = try await client.refusedInBody()
      return [:]
    } catch {
      guard case .refused(.refusedInBody(let details)) = error else { throw error }
      answer = details
    }
    var held: [String: Bool] = [:]
    held["text"] = answer.text == "li&co/50%+"
    held["integer"] = answer.integer == -9007199254740993
    held["decimal"] = answer.decimal == 2.5
    held["truth"] = answer.truth == true
    held["moment"] = answer.moment == Date(timeIntervalSince1970: 1_800_000_000)
    held["span"] = answer.span == 90
    held["unixMoment"] = answer.unixMoment == UnixTime(Date(timeIntervalSince1970: 1_800_000_000))
    held["duration"] = answer.duration == "1h30m"
    held["uuid"] = answer.uuid == UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!
    held["mail"] = answer.mail == "li+a@example.org"
    held["phone"] = answer.phone == "+8613800138000"
    held["username"] = answer.username == "li.wei"
    held["identifier"] = answer.identifier == "li~wei"
    held["password"] = answer.password == Secret("p&w/1%+")
    held["newPassword"] = answer.newPassword == Secret("n&w/1%+")
    held["otp"] = answer.otp == Secret("012345")
    held["link"] = answer.link == URL(string: "https://a.example/b?c=d&e=%2F#f")!
    held["jwt"] = answer.jwt == Secret("e30.e30.sig")
    held["bytes"] = answer.bytes == Data([0xfb, 0xff, 0x00, 0x3e])
    held["free"] = answer.free == AnyJSON.object(["A_b": [1, 2.50, nil, true, "x"]])
    held["secret"] = answer.secret == Secret("s&t/1%+")
    held["integerAsText"] = answer.integerAsText == 7
    held["decimalAsText"] = answer.decimalAsText == 2.5
    held["truthAsText"] = answer.truthAsText == false
    held["spanAsText"] = answer.spanAsText == 90
    held["unixMomentAsText"] = answer.unixMomentAsText == UnixTime(Date(timeIntervalSince1970: 1_800_000_000))
    held["safeBytes"] = answer.safeBytes == URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e]))
    held["level"] = answer.level == .veryHigh
    held["kind"] = answer.kind == .veryHigh
    held["box"] = answer.box == CensusReturned.RefusedInBodyDetailsBox(inner: 7)
    held["item"] = answer.item == CensusReturned.Item(size: 7)
    held["choice"] = answer.choice == CensusReturned.Shape.circle(CensusReturned.Circle(radius: 7))
    held["wireBlank"] = answer.wireBlank == "w"
    held["wireHyphen"] = answer.wireHyphen == "w"
    held["wireDot"] = answer.wireDot == "w"
    held["wireQuote"] = answer.wireQuote == "w"
    held["wireHan"] = answer.wireHan == "w"
    held["wireAmpersand"] = answer.wireAmpersand == "w"
    held["wireAt"] = answer.wireAt == "w"
    held["wireUnderscore"] = answer.wireUnderscore == "w"
    held["wireDollar"] = answer.wireDollar == "w"
    held["wireBackslash"] = answer.wireBackslash == "w"
    held["wireNumber"] = answer.wireNumber == "w"
    held["settingText"] = answer.settingText == "c&d/1%+"
    held["settingInteger"] = answer.settingInteger == 12
    held["settingTruth"] = answer.settingTruth == true
    held["settingSecret"] = answer.settingSecret == Secret("k&d/1%+")
    held["settingLink"] = answer.settingLink == URL(string: "https://c.example/d?e")!
    held["settingBytes"] = answer.settingBytes == Data([0xfb, 0xff])
    held["settingAsText"] = answer.settingAsText == 5
    held["listOfText"] = answer.listOfText == ["li&co/50%+", "li&co/50%+"]
    held["listOfInteger"] = answer.listOfInteger == [-9007199254740993, -9007199254740993]
    held["listOfDecimal"] = answer.listOfDecimal == [2.5, 2.5]
    held["listOfTruth"] = answer.listOfTruth == [true, true]
    held["listOfMoment"] = answer.listOfMoment == [Date(timeIntervalSince1970: 1_800_000_000), Date(timeIntervalSince1970: 1_800_000_000)]
    held["listOfUnixMoment"] = answer.listOfUnixMoment == [UnixTime(Date(timeIntervalSince1970: 1_800_000_000)), UnixTime(Date(timeIntervalSince1970: 1_800_000_000))]
    held["listOfUuid"] = answer.listOfUuid == [UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!, UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!]
    held["listOfLink"] = answer.listOfLink == [URL(string: "https://a.example/b?c=d&e=%2F#f")!, URL(string: "https://a.example/b?c=d&e=%2F#f")!]
    held["listOfBytes"] = answer.listOfBytes == [Data([0xfb, 0xff, 0x00, 0x3e]), Data([0xfb, 0xff, 0x00, 0x3e])]
    held["listOfFree"] = answer.listOfFree == [AnyJSON.object(["A_b": [1, 2.50, nil, true, "x"]]), AnyJSON.object(["A_b": [1, 2.50, nil, true, "x"]])]
    held["listOfSecret"] = answer.listOfSecret == [Secret("s&t/1%+"), Secret("s&t/1%+")]
    held["listOfIntegerAsText"] = answer.listOfIntegerAsText == [7, 7]
    held["listOfDecimalAsText"] = answer.listOfDecimalAsText == [2.5, 2.5]
    held["listOfTruthAsText"] = answer.listOfTruthAsText == [false, false]
    held["listOfUnixMomentAsText"] = answer.listOfUnixMomentAsText == [UnixTime(Date(timeIntervalSince1970: 1_800_000_000)), UnixTime(Date(timeIntervalSince1970: 1_800_000_000))]
    held["listOfSafeBytes"] = answer.listOfSafeBytes == [URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e])), URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e]))]
    held["listOfKind"] = answer.listOfKind == [.veryHigh, .veryHigh]
    held["listOfItem"] = answer.listOfItem == [CensusReturned.Item(size: 7), CensusReturned.Item(size: 7)]
    held["listOfChoice"] = answer.listOfChoice == [CensusReturned.Shape.circle(CensusReturned.Circle(radius: 7)), CensusReturned.Shape.circle(CensusReturned.Circle(radius: 7))]
    held["mapOfText"] = answer.mapOfText == ["a_Key.of": "li&co/50%+"]
    held["mapOfInteger"] = answer.mapOfInteger == ["a_Key.of": -9007199254740993]
    held["mapOfDecimal"] = answer.mapOfDecimal == ["a_Key.of": 2.5]
    held["mapOfTruth"] = answer.mapOfTruth == ["a_Key.of": true]
    held["mapOfMoment"] = answer.mapOfMoment == ["a_Key.of": Date(timeIntervalSince1970: 1_800_000_000)]
    held["mapOfUnixMoment"] = answer.mapOfUnixMoment == ["a_Key.of": UnixTime(Date(timeIntervalSince1970: 1_800_000_000))]
    held["mapOfUuid"] = answer.mapOfUuid == ["a_Key.of": UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!]
    held["mapOfLink"] = answer.mapOfLink == ["a_Key.of": URL(string: "https://a.example/b?c=d&e=%2F#f")!]
    held["mapOfBytes"] = answer.mapOfBytes == ["a_Key.of": Data([0xfb, 0xff, 0x00, 0x3e])]
    held["mapOfFree"] = answer.mapOfFree == ["a_Key.of": AnyJSON.object(["A_b": [1, 2.50, nil, true, "x"]])]
    held["mapOfSecret"] = answer.mapOfSecret == ["a_Key.of": Secret("s&t/1%+")]
    held["mapOfIntegerAsText"] = answer.mapOfIntegerAsText == ["a_Key.of": 7]
    held["mapOfDecimalAsText"] = answer.mapOfDecimalAsText == ["a_Key.of": 2.5]
    held["mapOfTruthAsText"] = answer.mapOfTruthAsText == ["a_Key.of": false]
    held["mapOfUnixMomentAsText"] = answer.mapOfUnixMomentAsText == ["a_Key.of": UnixTime(Date(timeIntervalSince1970: 1_800_000_000))]
    held["mapOfSafeBytes"] = answer.mapOfSafeBytes == ["a_Key.of": URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e]))]
    held["mapOfKind"] = answer.mapOfKind == ["a_Key.of": .veryHigh]
    held["mapOfItem"] = answer.mapOfItem == ["a_Key.of": CensusReturned.Item(size: 7)]
    held["mapOfChoice"] = answer.mapOfChoice == ["a_Key.of": CensusReturned.Shape.circle(CensusReturned.Circle(radius: 7))]
    held["maybeText"] = answer.maybeText == "li&co/50%+"
    held["maybeInteger"] = answer.maybeInteger == -9007199254740993
    held["maybeDecimal"] = answer.maybeDecimal == 2.5
    held["maybeTruth"] = answer.maybeTruth == true
    held["maybeMoment"] = answer.maybeMoment == Date(timeIntervalSince1970: 1_800_000_000)
    held["maybeSpan"] = answer.maybeSpan == 90
    held["maybeUnixMoment"] = answer.maybeUnixMoment == UnixTime(Date(timeIntervalSince1970: 1_800_000_000))
    held["maybeDuration"] = answer.maybeDuration == "1h30m"
    held["maybeUuid"] = answer.maybeUuid == UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!
    held["maybeMail"] = answer.maybeMail == "li+a@example.org"
    held["maybePhone"] = answer.maybePhone == "+8613800138000"
    held["maybeUsername"] = answer.maybeUsername == "li.wei"
    held["maybeIdentifier"] = answer.maybeIdentifier == "li~wei"
    held["maybePassword"] = answer.maybePassword == Secret("p&w/1%+")
    held["maybeNewPassword"] = answer.maybeNewPassword == Secret("n&w/1%+")
    held["maybeOtp"] = answer.maybeOtp == Secret("012345")
    held["maybeLink"] = answer.maybeLink == URL(string: "https://a.example/b?c=d&e=%2F#f")!
    held["maybeJwt"] = answer.maybeJwt == Secret("e30.e30.sig")
    held["maybeBytes"] = answer.maybeBytes == Data([0xfb, 0xff, 0x00, 0x3e])
    held["maybeFree"] = answer.maybeFree == AnyJSON.object(["A_b": [1, 2.50, nil, true, "x"]])
    held["maybeSecret"] = answer.maybeSecret == Secret("s&t/1%+")
    held["maybeIntegerAsText"] = answer.maybeIntegerAsText == 7
    held["maybeDecimalAsText"] = answer.maybeDecimalAsText == 2.5
    held["maybeTruthAsText"] = answer.maybeTruthAsText == false
    held["maybeSpanAsText"] = answer.maybeSpanAsText == 90
    held["maybeUnixMomentAsText"] = answer.maybeUnixMomentAsText == UnixTime(Date(timeIntervalSince1970: 1_800_000_000))
    held["maybeSafeBytes"] = answer.maybeSafeBytes == URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e]))
    held["maybeKind"] = answer.maybeKind == .veryHigh
    held["maybeItem"] = answer.maybeItem == CensusReturned.Item(size: 7)
    held["maybeChoice"] = answer.maybeChoice == CensusReturned.Shape.circle(CensusReturned.Circle(radius: 7))
    held["maybeListOfText"] = answer.maybeListOfText == ["li&co/50%+", "li&co/50%+"]
    held["maybeListOfUuid"] = answer.maybeListOfUuid == [UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!, UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!]
    held["maybeListOfSecret"] = answer.maybeListOfSecret == [Secret("s&t/1%+"), Secret("s&t/1%+")]
    held["maybeListOfIntegerAsText"] = answer.maybeListOfIntegerAsText == [7, 7]
    held["maybeListOfSafeBytes"] = answer.maybeListOfSafeBytes == [URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e])), URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e]))]
    held["maybeListOfItem"] = answer.maybeListOfItem == [CensusReturned.Item(size: 7), CensusReturned.Item(size: 7)]
    held["maybeMapOfText"] = answer.maybeMapOfText == ["a_Key.of": "li&co/50%+"]
    held["maybeMapOfUuid"] = answer.maybeMapOfUuid == ["a_Key.of": UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!]
    held["maybeMapOfSecret"] = answer.maybeMapOfSecret == ["a_Key.of": Secret("s&t/1%+")]
    held["maybeMapOfIntegerAsText"] = answer.maybeMapOfIntegerAsText == ["a_Key.of": 7]
    held["maybeMapOfSafeBytes"] = answer.maybeMapOfSafeBytes == ["a_Key.of": URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e]))]
    held["maybeMapOfItem"] = answer.maybeMapOfItem == ["a_Key.of": CensusReturned.Item(size: 7)]
    return held
  }

  private static func refusedAtPath(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    let answer: CensusReturned.RefusedAtPathDetails
    do throws(CallFailure<CensusReturned.RefusedAtPathRefusal>) {
      _ = try await client.refusedAtPath()
      return [:]
    } catch {
      guard case .refused(.refusedAtPath(let details)) = error else { throw error }
      answer = details
    }
    var held: [String: Bool] = [:]
    held["text"] = answer.text == "li&co/50%+"
    held["integer"] = answer.integer == -9007199254740993
    held["decimal"] = answer.decimal == 2.5
    held["truth"] = answer.truth == true
    held["moment"] = answer.moment == Date(timeIntervalSince1970: 1_800_000_000)
    held["span"] = answer.span == 90
    held["unixMoment"] = answer.unixMoment == UnixTime(Date(timeIntervalSince1970: 1_800_000_000))
    held["duration"] = answer.duration == "1h30m"
    held["uuid"] = answer.uuid == UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!
    held["mail"] = answer.mail == "li+a@example.org"
    held["phone"] = answer.phone == "+8613800138000"
    held["username"] = answer.username == "li.wei"
    held["identifier"] = answer.identifier == "li~wei"
    held["password"] = answer.password == Secret("p&w/1%+")
    held["newPassword"] = answer.newPassword == Secret("n&w/1%+")
    held["otp"] = answer.otp == Secret("012345")
    held["link"] = answer.link == URL(string: "https://a.example/b?c=d&e=%2F#f")!
    held["jwt"] = answer.jwt == Secret("e30.e30.sig")
    held["bytes"] = answer.bytes == Data([0xfb, 0xff, 0x00, 0x3e])
    held["free"] = answer.free == AnyJSON.object(["A_b": [1, 2.50, nil, true, "x"]])
    held["secret"] = answer.secret == Secret("s&t/1%+")
    held["integerAsText"] = answer.integerAsText == 7
    held["decimalAsText"] = answer.decimalAsText == 2.5
    held["truthAsText"] = answer.truthAsText == false
    held["spanAsText"] = answer.spanAsText == 90
    held["unixMomentAsText"] = answer.unixMomentAsText == UnixTime(Date(timeIntervalSince1970: 1_800_000_000))
    held["safeBytes"] = answer.safeBytes == URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e]))
    held["level"] = answer.level == .veryHigh
    held["kind"] = answer.kind == .veryHigh
    held["box"] = answer.box == CensusReturned.RefusedAtPathDetailsBox(inner: 7)
    held["item"] = answer.item == CensusReturned.Item(size: 7)
    held["choice"] = answer.choice == CensusReturned.Shape.circle(CensusReturned.Circle(radius: 7))
    held["settingText"] = answer.settingText == "c&d/1%+"
    held["settingInteger"] = answer.settingInteger == 12
    held["settingTruth"] = answer.settingTruth == true
    held["settingSecret"] = answer.settingSecret == Secret("k&d/1%+")
    held["settingLink"] = answer.settingLink == URL(string: "https://c.example/d?e")!
    held["settingBytes"] = answer.settingBytes == Data([0xfb, 0xff])
    held["settingAsText"] = answer.settingAsText == 5
    held["listOfText"] = answer.listOfText == ["li&co/50%+", "li&co/50%+"]
    held["listOfInteger"] = answer.listOfInteger == [-9007199254740993, -9007199254740993]
    held["listOfDecimal"] = answer.listOfDecimal == [2.5, 2.5]
    held["listOfTruth"] = answer.listOfTruth == [true, true]
    held["listOfMoment"] = answer.listOfMoment == [Date(timeIntervalSince1970: 1_800_000_000), Date(timeIntervalSince1970: 1_800_000_000)]
    held["listOfUnixMoment"] = answer.listOfUnixMoment == [UnixTime(Date(timeIntervalSince1970: 1_800_000_000)), UnixTime(Date(timeIntervalSince1970: 1_800_000_000))]
    held["listOfUuid"] = answer.listOfUuid == [UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!, UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!]
    held["listOfLink"] = answer.listOfLink == [URL(string: "https://a.example/b?c=d&e=%2F#f")!, URL(string: "https://a.example/b?c=d&e=%2F#f")!]
    held["listOfBytes"] = answer.listOfBytes == [Data([0xfb, 0xff, 0x00, 0x3e]), Data([0xfb, 0xff, 0x00, 0x3e])]
    held["listOfFree"] = answer.listOfFree == [AnyJSON.object(["A_b": [1, 2.50, nil, true, "x"]]), AnyJSON.object(["A_b": [1, 2.50, nil, true, "x"]])]
    held["listOfSecret"] = answer.listOfSecret == [Secret("s&t/1%+"), Secret("s&t/1%+")]
    held["listOfIntegerAsText"] = answer.listOfIntegerAsText == [7, 7]
    held["listOfDecimalAsText"] = answer.listOfDecimalAsText == [2.5, 2.5]
    held["listOfTruthAsText"] = answer.listOfTruthAsText == [false, false]
    held["listOfUnixMomentAsText"] = answer.listOfUnixMomentAsText == [UnixTime(Date(timeIntervalSince1970: 1_800_000_000)), UnixTime(Date(timeIntervalSince1970: 1_800_000_000))]
    held["listOfSafeBytes"] = answer.listOfSafeBytes == [URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e])), URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e]))]
    held["listOfKind"] = answer.listOfKind == [.veryHigh, .veryHigh]
    held["listOfItem"] = answer.listOfItem == [CensusReturned.Item(size: 7), CensusReturned.Item(size: 7)]
    held["listOfChoice"] = answer.listOfChoice == [CensusReturned.Shape.circle(CensusReturned.Circle(radius: 7)), CensusReturned.Shape.circle(CensusReturned.Circle(radius: 7))]
    held["mapOfText"] = answer.mapOfText == ["a_Key.of": "li&co/50%+"]
    held["mapOfInteger"] = answer.mapOfInteger == ["a_Key.of": -9007199254740993]
    held["mapOfDecimal"] = answer.mapOfDecimal == ["a_Key.of": 2.5]
    held["mapOfTruth"] = answer.mapOfTruth == ["a_Key.of": true]
    held["mapOfMoment"] = answer.mapOfMoment == ["a_Key.of": Date(timeIntervalSince1970: 1_800_000_000)]
    held["mapOfUnixMoment"] = answer.mapOfUnixMoment == ["a_Key.of": UnixTime(Date(timeIntervalSince1970: 1_800_000_000))]
    held["mapOfUuid"] = answer.mapOfUuid == ["a_Key.of": UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!]
    held["mapOfLink"] = answer.mapOfLink == ["a_Key.of": URL(string: "https://a.example/b?c=d&e=%2F#f")!]
    held["mapOfBytes"] = answer.mapOfBytes == ["a_Key.of": Data([0xfb, 0xff, 0x00, 0x3e])]
    held["mapOfFree"] = answer.mapOfFree == ["a_Key.of": AnyJSON.object(["A_b": [1, 2.50, nil, true, "x"]])]
    held["mapOfSecret"] = answer.mapOfSecret == ["a_Key.of": Secret("s&t/1%+")]
    held["mapOfIntegerAsText"] = answer.mapOfIntegerAsText == ["a_Key.of": 7]
    held["mapOfDecimalAsText"] = answer.mapOfDecimalAsText == ["a_Key.of": 2.5]
    held["mapOfTruthAsText"] = answer.mapOfTruthAsText == ["a_Key.of": false]
    held["mapOfUnixMomentAsText"] = answer.mapOfUnixMomentAsText == ["a_Key.of": UnixTime(Date(timeIntervalSince1970: 1_800_000_000))]
    held["mapOfSafeBytes"] = answer.mapOfSafeBytes == ["a_Key.of": URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e]))]
    held["mapOfKind"] = answer.mapOfKind == ["a_Key.of": .veryHigh]
    held["mapOfItem"] = answer.mapOfItem == ["a_Key.of": CensusReturned.Item(size: 7)]
    held["mapOfChoice"] = answer.mapOfChoice == ["a_Key.of": CensusReturned.Shape.circle(CensusReturned.Circle(radius: 7))]
    held["maybeText"] = answer.maybeText == "li&co/50%+"
    held["maybeInteger"] = answer.maybeInteger == -9007199254740993
    held["maybeDecimal"] = answer.maybeDecimal == 2.5
    held["maybeTruth"] = answer.maybeTruth == true
    held["maybeMoment"] = answer.maybeMoment == Date(timeIntervalSince1970: 1_800_000_000)
    held["maybeSpan"] = answer.maybeSpan == 90
    held["maybeUnixMoment"] = answer.maybeUnixMoment == UnixTime(Date(timeIntervalSince1970: 1_800_000_000))
    held["maybeDuration"] = answer.maybeDuration == "1h30m"
    held["maybeUuid"] = answer.maybeUuid == UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!
    held["maybeMail"] = answer.maybeMail == "li+a@example.org"
    held["maybePhone"] = answer.maybePhone == "+8613800138000"
    held["maybeUsername"] = answer.maybeUsername == "li.wei"
    held["maybeIdentifier"] = answer.maybeIdentifier == "li~wei"
    held["maybePassword"] = answer.maybePassword == Secret("p&w/1%+")
    held["maybeNewPassword"] = answer.maybeNewPassword == Secret("n&w/1%+")
    held["maybeOtp"] = answer.maybeOtp == Secret("012345")
    held["maybeLink"] = answer.maybeLink == URL(string: "https://a.example/b?c=d&e=%2F#f")!
    held["maybeJwt"] = answer.maybeJwt == Secret("e30.e30.sig")
    held["maybeBytes"] = answer.maybeBytes == Data([0xfb, 0xff, 0x00, 0x3e])
    held["maybeFree"] = answer.maybeFree == AnyJSON.object(["A_b": [1, 2.50, nil, true, "x"]])
    held["maybeSecret"] = answer.maybeSecret == Secret("s&t/1%+")
    held["maybeIntegerAsText"] = answer.maybeIntegerAsText == 7
    held["maybeDecimalAsText"] = answer.maybeDecimalAsText == 2.5
    held["maybeTruthAsText"] = answer.maybeTruthAsText == false
    held["maybeSpanAsText"] = answer.maybeSpanAsText == 90
    held["maybeUnixMomentAsText"] = answer.maybeUnixMomentAsText == UnixTime(Date(timeIntervalSince1970: 1_800_000_000))
    held["maybeSafeBytes"] = answer.maybeSafeBytes == URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e]))
    held["maybeKind"] = answer.maybeKind == .veryHigh
    held["maybeItem"] = answer.maybeItem == CensusReturned.Item(size: 7)
    held["maybeChoice"] = answer.maybeChoice == CensusReturned.Shape.circle(CensusReturned.Circle(radius: 7))
    held["maybeListOfText"] = answer.maybeListOfText == ["li&co/50%+", "li&co/50%+"]
    held["maybeListOfUuid"] = answer.maybeListOfUuid == [UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!, UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!]
    held["maybeListOfSecret"] = answer.maybeListOfSecret == [Secret("s&t/1%+"), Secret("s&t/1%+")]
    held["maybeListOfIntegerAsText"] = answer.maybeListOfIntegerAsText == [7, 7]
    held["maybeListOfSafeBytes"] = answer.maybeListOfSafeBytes == [URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e])), URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e]))]
    held["maybeListOfItem"] = answer.maybeListOfItem == [CensusReturned.Item(size: 7), CensusReturned.Item(size: 7)]
    held["maybeMapOfText"] = answer.maybeMapOfText == ["a_Key.of": "li&co/50%+"]
    held["maybeMapOfUuid"] = answer.maybeMapOfUuid == ["a_Key.of": UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!]
    held["maybeMapOfSecret"] = answer.maybeMapOfSecret == ["a_Key.of": Secret("s&t/1%+")]
    held["maybeMapOfIntegerAsText"] = answer.maybeMapOfIntegerAsText == ["a_Key.of": 7]
    held["maybeMapOfSafeBytes"] = answer.maybeMapOfSafeBytes == ["a_Key.of": URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e]))]
    held["maybeMapOfItem"] = answer.maybeMapOfItem == ["a_Key.of": CensusReturned.Item(size: 7)]
    return held
  }

  private static func refusedInHeader(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    let answer: CensusReturned.RefusedInHeaderDetails
    do throws(CallFailure<CensusReturned.RefusedInHeaderRefusal>) {
      _ = try await client.refusedInHeader()
      return [:]
    } catch {
      guard case .refused(.refusedInHeader(let details)) = error else { throw error }
      answer = details
    }
    var held: [String: Bool] = [:]
    held["text"] = answer.text == "li&co/50%+"
    held["integer"] = answer.integer == -9007199254740993
    held["decimal"] = answer.decimal == 2.5
    held["truth"] = answer.truth == true
    held["moment"] = answer.moment == Date(timeIntervalSince1970: 1_800_000_000)
    held["span"] = answer.span == 90
    held["unixMoment"] = answer.unixMoment == UnixTime(Date(timeIntervalSince1970: 1_800_000_000))
    held["duration"] = answer.duration == "1h30m"
    held["uuid"] = answer.uuid == UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!
    held["mail"] = answer.mail == "li+a@example.org"
    held["phone"] = answer.phone == "+8613800138000"
    held["username"] = answer.username == "li.wei"
    held["identifier"] = answer.identifier == "li~wei"
    held["password"] = answer.password == Secret("p&w/1%+")
    held["newPassword"] = answer.newPassword == Secret("n&w/1%+")
    held["otp"] = answer.otp == Secret("012345")
    held["link"] = answer.link == URL(string: "https://a.example/b?c=d&e=%2F#f")!
    held["jwt"] = answer.jwt == Secret("e30.e30.sig")
    held["bytes"] = answer.bytes == Data([0xfb, 0xff, 0x00, 0x3e])
    held["secret"] = answer.secret == Secret("s&t/1%+")
    held["integerAsText"] = answer.integerAsText == 7
    held["decimalAsText"] = answer.decimalAsText == 2.5
    held["truthAsText"] = answer.truthAsText == false
    held["spanAsText"] = answer.spanAsText == 90
    held["unixMomentAsText"] = answer.unixMomentAsText == UnixTime(Date(timeIntervalSince1970: 1_800_000_000))
    held["safeBytes"] = answer.safeBytes == URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e]))
    held["level"] = answer.level == .veryHigh
    held["kind"] = answer.kind == .veryHigh
    held["wireHyphen"] = answer.wireHyphen == "w"
    held["wireDot"] = answer.wireDot == "w"
    held["wireUnderscore"] = answer.wireUnderscore == "w"
    held["wireDollar"] = answer.wireDollar == "w"
    held["wireNumber"] = answer.wireNumber == "w"
    held["settingText"] = answer.settingText == "c&d/1%+"
    held["settingInteger"] = answer.settingInteger == 12
    held["settingTruth"] = answer.settingTruth == true
    held["settingSecret"] = answer.settingSecret == Secret("k&d/1%+")
    held["settingLink"] = answer.settingLink == URL(string: "https://c.example/d?e")!
    held["settingBytes"] = answer.settingBytes == Data([0xfb, 0xff])
    held["settingAsText"] = answer.settingAsText == 5
    held["maybeText"] = answer.maybeText == "li&co/50%+"
    held["maybeInteger"] = answer.maybeInteger == -9007199254740993
    held["maybeDecimal"] = answer.maybeDecimal == 2.5
    held["maybeTruth"] = answer.maybeTruth == true
    held["maybeMoment"] = answer.maybeMoment == Date(timeIntervalSince1970: 1_800_000_000)
    held["maybeSpan"] = answer.maybeSpan == 90
    held["maybeUnixMoment"] = answer.maybeUnixMoment == UnixTime(Date(timeIntervalSince1970: 1_800_000_000))
    held["maybeDuration"] = answer.maybeDuration == "1h30m"
    held["maybeUuid"] = answer.maybeUuid == UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")!
    held["maybeMail"] = answer.maybeMail == "li+a@example.org"
    held["maybePhone"] = answer.maybePhone == "+8613800138000"
    held["maybeUsername"] = answer.maybeUsername == "li.wei"
    held["maybeIdentifier"] = answer.maybeIdentifier == "li~wei"
    held["maybePassword"] = answer.maybePassword == Secret("p&w/1%+")
    held["maybeNewPassword"] = answer.maybeNewPassword == Secret("n&w/1%+")
    held["maybeOtp"] = answer.maybeOtp == Secret("012345")
    held["maybeLink"] = answer.maybeLink == URL(string: "https://a.example/b?c=d&e=%2F#f")!
    held["maybeJwt"] = answer.maybeJwt == Secret("e30.e30.sig")
    held["maybeBytes"] = answer.maybeBytes == Data([0xfb, 0xff, 0x00, 0x3e])
    held["maybeSecret"] = answer.maybeSecret == Secret("s&t/1%+")
    held["maybeIntegerAsText"] = answer.maybeIntegerAsText == 7
    held["maybeDecimalAsText"] = answer.maybeDecimalAsText == 2.5
    held["maybeTruthAsText"] = answer.maybeTruthAsText == false
    held["maybeSpanAsText"] = answer.maybeSpanAsText == 90
    held["maybeUnixMomentAsText"] = answer.maybeUnixMomentAsText == UnixTime(Date(timeIntervalSince1970: 1_800_000_000))
    held["maybeSafeBytes"] = answer.maybeSafeBytes == URLSafeBytes(Data([0xfb, 0xff, 0x00, 0x3e]))
    held["maybeKind"] = answer.maybeKind == .veryHigh
    return held
  }

  private static func refusalTold(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    do throws(CallFailure<CensusReturned.RefusalToldRefusal>) {
      _ = try await client.refusalTold()
      return [:]
    } catch {
      guard case .refused(let refusal) = error else { throw error }
      return [refusal.rule.name: true]
    }
  }

  private static func broughtByCallback(_ client: Client, in web: WebSignIn) async throws -> [String: Bool] {
    let answer = try await client.broughtByCallback(in: web)
    var held: [String: Bool] = [:]
    held["text"] = answer.text == #"li&co/50%+"#
    held["integer"] = answer.integer == #"-9007199254740993"#
    held["decimal"] = answer.decimal == #"2.5"#
    held["truth"] = answer.truth == #"true"#
    held["moment"] = answer.moment == #"2027-01-15T08:00:00Z"#
    held["span"] = answer.span == #"90"#
    held["unixMoment"] = answer.unixMoment == #"1800000000"#
    held["duration"] = answer.duration == #"1h30m"#
    held["uuid"] = answer.uuid == #"0a1b2c3d-0000-4000-8000-00000000000f"#
    held["mail"] = answer.mail == #"li+a@example.org"#
    held["phone"] = answer.phone == #"+8613800138000"#
    held["username"] = answer.username == #"li.wei"#
    held["identifier"] = answer.identifier == #"li~wei"#
    held["otp"] = answer.otp == Secret(#"012345"#)
    held["link"] = answer.link == #"https://a.example/b?c=d&e=%2F#f"#
    held["bytes"] = answer.bytes == #"+/8APg=="#
    held["integerAsText"] = answer.integerAsText == #"7"#
    held["decimalAsText"] = answer.decimalAsText == #"2.5"#
    held["truthAsText"] = answer.truthAsText == #"false"#
    held["spanAsText"] = answer.spanAsText == #"90"#
    held["unixMomentAsText"] = answer.unixMomentAsText == #"1800000000"#
    held["safeBytes"] = answer.safeBytes == #"-_8APg"#
    held["level"] = answer.level == #"very-high"#
    held["kind"] = answer.kind == #"very-high"#
    held["wireBlank"] = answer.wireBlank == #"w"#
    held["wireHyphen"] = answer.wireHyphen == #"w"#
    held["wireDot"] = answer.wireDot == #"w"#
    held["wireBrackets"] = answer.wireBrackets == #"w"#
    held["wireQuote"] = answer.wireQuote == #"w"#
    held["wireHan"] = answer.wireHan == #"w"#
    held["wireAmpersand"] = answer.wireAmpersand == #"w"#
    held["wireAt"] = answer.wireAt == #"w"#
    held["wireUnderscore"] = answer.wireUnderscore == #"w"#
    held["wireDollar"] = answer.wireDollar == #"w"#
    held["wireBackslash"] = answer.wireBackslash == #"w"#
    held["wireNumber"] = answer.wireNumber == #"w"#
    held["settingText"] = answer.settingText == #"c&d/1%+"#
    held["settingInteger"] = answer.settingInteger == #"12"#
    held["settingTruth"] = answer.settingTruth == #"true"#
    held["settingSecret"] = answer.settingSecret == Secret(#"k&d/1%+"#)
    held["settingLink"] = answer.settingLink == #"https://c.example/d?e"#
    held["settingBytes"] = answer.settingBytes == #"+/8="#
    held["settingAsText"] = answer.settingAsText == #"5"#
    held["maybeText"] = answer.maybeText == #"li&co/50%+"#
    held["maybeInteger"] = answer.maybeInteger == #"-9007199254740993"#
    held["maybeDecimal"] = answer.maybeDecimal == #"2.5"#
    held["maybeTruth"] = answer.maybeTruth == #"true"#
    held["maybeMoment"] = answer.maybeMoment == #"2027-01-15T08:00:00Z"#
    held["maybeSpan"] = answer.maybeSpan == #"90"#
    held["maybeUnixMoment"] = answer.maybeUnixMoment == #"1800000000"#
    held["maybeDuration"] = answer.maybeDuration == #"1h30m"#
    held["maybeUuid"] = answer.maybeUuid == #"0a1b2c3d-0000-4000-8000-00000000000f"#
    held["maybeMail"] = answer.maybeMail == #"li+a@example.org"#
    held["maybePhone"] = answer.maybePhone == #"+8613800138000"#
    held["maybeUsername"] = answer.maybeUsername == #"li.wei"#
    held["maybeIdentifier"] = answer.maybeIdentifier == #"li~wei"#
    held["maybeOtp"] = answer.maybeOtp == Secret(#"012345"#)
    held["maybeLink"] = answer.maybeLink == #"https://a.example/b?c=d&e=%2F#f"#
    held["maybeBytes"] = answer.maybeBytes == #"+/8APg=="#
    held["maybeIntegerAsText"] = answer.maybeIntegerAsText == #"7"#
    held["maybeDecimalAsText"] = answer.maybeDecimalAsText == #"2.5"#
    held["maybeTruthAsText"] = answer.maybeTruthAsText == #"false"#
    held["maybeSpanAsText"] = answer.maybeSpanAsText == #"90"#
    held["maybeUnixMomentAsText"] = answer.maybeUnixMomentAsText == #"1800000000"#
    held["maybeSafeBytes"] = answer.maybeSafeBytes == #"-_8APg"#
    held["maybeKind"] = answer.maybeKind == #"very-high"#
    return held
  }
}

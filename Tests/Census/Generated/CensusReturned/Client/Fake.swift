// Written by authgen from returned.yaml: change the contract, not this file.

import AuthClient
import AuthWeb
import Foundation

nonisolated extension CensusReturned {
  /// All calls of the client, for code that takes a client or a substitute.
  public protocol API: Sendable {
    var session: AuthSession<CensusReturned> { get }
    func with(_ options: CallOptions) -> Self
    func returnedInBody() async throws(CallFailure<NoRefusal>) -> ReturnedInBodyAnswer
    func returnedInRecord() async throws(CallFailure<NoRefusal>) -> ReturnedInRecordAnswer
    func returnedInList() async throws(CallFailure<NoRefusal>) -> ReturnedInListAnswer
    func returnedInMap() async throws(CallFailure<NoRefusal>) -> ReturnedInMapAnswer
    func returnedInChoice() async throws(CallFailure<NoRefusal>) -> ReturnedInChoiceAnswer
    func returnedInHeader() async throws(CallFailure<NoRefusal>) -> ReturnedInHeaderAnswer
    func returnedInCookie() async throws(CallFailure<NoRefusal>) -> ReturnedInCookieAnswer
    func returnedInEnvelope() async throws(CallFailure<NoRefusal>) -> ReturnedInEnvelopeAnswer
    func returnedWholeText() async throws(CallFailure<NoRefusal>) -> String
    func returnedWholeInteger() async throws(CallFailure<NoRefusal>) -> Int
    func returnedWholeDecimal() async throws(CallFailure<NoRefusal>) -> Double
    func returnedWholeTruth() async throws(CallFailure<NoRefusal>) -> Bool
    func returnedWholeMoment() async throws(CallFailure<NoRefusal>) -> Date
    func returnedWholeSpan() async throws(CallFailure<NoRefusal>) -> Int
    func returnedWholeUnixMoment() async throws(CallFailure<NoRefusal>) -> UnixTime
    func returnedWholeDuration() async throws(CallFailure<NoRefusal>) -> String
    func returnedWholeUuid() async throws(CallFailure<NoRefusal>) -> UUID
    func returnedWholeMail() async throws(CallFailure<NoRefusal>) -> String
    func returnedWholePhone() async throws(CallFailure<NoRefusal>) -> String
    func returnedWholeUsername() async throws(CallFailure<NoRefusal>) -> String
    func returnedWholeIdentifier() async throws(CallFailure<NoRefusal>) -> String
    func returnedWholePassword() async throws(CallFailure<NoRefusal>) -> Secret
    func returnedWholeNewPassword() async throws(CallFailure<NoRefusal>) -> Secret
    func returnedWholeOtp() async throws(CallFailure<NoRefusal>) -> Secret
    func returnedWholeLink() async throws(CallFailure<NoRefusal>) -> URL
    func returnedWholeJwt() async throws(CallFailure<NoRefusal>) -> Secret
    func returnedWholeBytes() async throws(CallFailure<NoRefusal>) -> Data
    func returnedWholeFree() async throws(CallFailure<NoRefusal>) -> AnyJSON
    func returnedWholeKind() async throws(CallFailure<NoRefusal>) -> Kind
    func returnedWholeItem() async throws(CallFailure<NoRefusal>) -> Item
    func returnedWholeChoice() async throws(CallFailure<NoRefusal>) -> Shape
    func returnedWholeSettingText() async throws(CallFailure<NoRefusal>) -> String
    func returnedWholeSettingInteger() async throws(CallFailure<NoRefusal>) -> Int
    func returnedWholeSettingTruth() async throws(CallFailure<NoRefusal>) -> Bool
    func returnedWholeSettingSecret() async throws(CallFailure<NoRefusal>) -> Secret
    func returnedWholeSettingLink() async throws(CallFailure<NoRefusal>) -> URL
    func returnedWholeSettingBytes() async throws(CallFailure<NoRefusal>) -> Data
    func returnedWholeCallbackURL() async throws(CallFailure<NoRefusal>) -> String
    func returnedWholeClientId() async throws(CallFailure<NoRefusal>) -> String
    func returnedWholeScopes() async throws(CallFailure<NoRefusal>) -> String
    func returnedWholeListOfText() async throws(CallFailure<NoRefusal>) -> [String]
    func returnedWholeListOfInteger() async throws(CallFailure<NoRefusal>) -> [Int]
    func returnedWholeListOfDecimal() async throws(CallFailure<NoRefusal>) -> [Double]
    func returnedWholeListOfTruth() async throws(CallFailure<NoRefusal>) -> [Bool]
    func returnedWholeListOfMoment() async throws(CallFailure<NoRefusal>) -> [Date]
    func returnedWholeListOfUnixMoment() async throws(CallFailure<NoRefusal>) -> [UnixTime]
    func returnedWholeListOfUuid() async throws(CallFailure<NoRefusal>) -> [UUID]
    func returnedWholeListOfLink() async throws(CallFailure<NoRefusal>) -> [URL]
    func returnedWholeListOfBytes() async throws(CallFailure<NoRefusal>) -> [Data]
    func returnedWholeListOfFree() async throws(CallFailure<NoRefusal>) -> [AnyJSON]
    func returnedWholeListOfKind() async throws(CallFailure<NoRefusal>) -> [Kind]
    func returnedWholeListOfItem() async throws(CallFailure<NoRefusal>) -> [Item]
    func returnedWholeListOfChoice() async throws(CallFailure<NoRefusal>) -> [Shape]
    func returnedWholeMapOfText() async throws(CallFailure<NoRefusal>) -> [String: String]
    func returnedWholeMapOfInteger() async throws(CallFailure<NoRefusal>) -> [String: Int]
    func returnedWholeMapOfDecimal() async throws(CallFailure<NoRefusal>) -> [String: Double]
    func returnedWholeMapOfTruth() async throws(CallFailure<NoRefusal>) -> [String: Bool]
    func returnedWholeMapOfMoment() async throws(CallFailure<NoRefusal>) -> [String: Date]
    func returnedWholeMapOfUnixMoment() async throws(CallFailure<NoRefusal>) -> [String: UnixTime]
    func returnedWholeMapOfUuid() async throws(CallFailure<NoRefusal>) -> [String: UUID]
    func returnedWholeMapOfLink() async throws(CallFailure<NoRefusal>) -> [String: URL]
    func returnedWholeMapOfBytes() async throws(CallFailure<NoRefusal>) -> [String: Data]
    func returnedWholeMapOfFree() async throws(CallFailure<NoRefusal>) -> [String: AnyJSON]
    func returnedWholeMapOfKind() async throws(CallFailure<NoRefusal>) -> [String: Kind]
    func returnedWholeMapOfItem() async throws(CallFailure<NoRefusal>) -> [String: Item]
    func returnedWholeMapOfChoice() async throws(CallFailure<NoRefusal>) -> [String: Shape]
    func refusedInBody() async throws(CallFailure<RefusedInBodyRefusal>)
    func refusedAtPath() async throws(CallFailure<RefusedAtPathRefusal>)
    func refusedInHeader() async throws(CallFailure<RefusedInHeaderRefusal>)
    func refusalTold() async throws(CallFailure<RefusalToldRefusal>)
    func broughtByCallback(in web: WebSignIn) async throws(WebFault) -> ArrivalCallback
  }

  /// The endpoints for which a `FakeServer` takes answers.
  public enum Endpoints {
    public static let returnedInBody = FakeEndpoint<ReturnedInBodyAnswer, NoRefusal>(
      "returnedInBody")
    public static let returnedInRecord = FakeEndpoint<ReturnedInRecordAnswer, NoRefusal>(
      "returnedInRecord")
    public static let returnedInList = FakeEndpoint<ReturnedInListAnswer, NoRefusal>(
      "returnedInList")
    public static let returnedInMap = FakeEndpoint<ReturnedInMapAnswer, NoRefusal>("returnedInMap")
    public static let returnedInChoice = FakeEndpoint<ReturnedInChoiceAnswer, NoRefusal>(
      "returnedInChoice")
    public static let returnedInHeader = FakeEndpoint<ReturnedInHeaderAnswer, NoRefusal>(
      "returnedInHeader")
    public static let returnedInCookie = FakeEndpoint<ReturnedInCookieAnswer, NoRefusal>(
      "returnedInCookie")
    public static let returnedInEnvelope = FakeEndpoint<ReturnedInEnvelopeAnswer, NoRefusal>(
      "returnedInEnvelope", as: Servers.envelope)
    public static let returnedWholeText = FakeEndpoint<String, NoRefusal>("returnedWholeText")
    public static let returnedWholeInteger = FakeEndpoint<Int, NoRefusal>("returnedWholeInteger")
    public static let returnedWholeDecimal = FakeEndpoint<Double, NoRefusal>("returnedWholeDecimal")
    public static let returnedWholeTruth = FakeEndpoint<Bool, NoRefusal>("returnedWholeTruth")
    public static let returnedWholeMoment = FakeEndpoint<Date, NoRefusal>("returnedWholeMoment")
    public static let returnedWholeSpan = FakeEndpoint<Int, NoRefusal>("returnedWholeSpan")
    public static let returnedWholeUnixMoment = FakeEndpoint<UnixTime, NoRefusal>(
      "returnedWholeUnixMoment")
    public static let returnedWholeDuration = FakeEndpoint<String, NoRefusal>(
      "returnedWholeDuration")
    public static let returnedWholeUuid = FakeEndpoint<UUID, NoRefusal>("returnedWholeUuid")
    public static let returnedWholeMail = FakeEndpoint<String, NoRefusal>("returnedWholeMail")
    public static let returnedWholePhone = FakeEndpoint<String, NoRefusal>("returnedWholePhone")
    public static let returnedWholeUsername = FakeEndpoint<String, NoRefusal>(
      "returnedWholeUsername")
    public static let returnedWholeIdentifier = FakeEndpoint<String, NoRefusal>(
      "returnedWholeIdentifier")
    public static let returnedWholePassword = FakeEndpoint<Secret, NoRefusal>(
      "returnedWholePassword")
    public static let returnedWholeNewPassword = FakeEndpoint<Secret, NoRefusal>(
      "returnedWholeNewPassword")
    public static let returnedWholeOtp = FakeEndpoint<Secret, NoRefusal>("returnedWholeOtp")
    public static let returnedWholeLink = FakeEndpoint<URL, NoRefusal>("returnedWholeLink")
    public static let returnedWholeJwt = FakeEndpoint<Secret, NoRefusal>("returnedWholeJwt")
    public static let returnedWholeBytes = FakeEndpoint<Data, NoRefusal>("returnedWholeBytes")
    public static let returnedWholeFree = FakeEndpoint<AnyJSON, NoRefusal>("returnedWholeFree")
    public static let returnedWholeKind = FakeEndpoint<Kind, NoRefusal>("returnedWholeKind")
    public static let returnedWholeItem = FakeEndpoint<Item, NoRefusal>("returnedWholeItem")
    public static let returnedWholeChoice = FakeEndpoint<Shape, NoRefusal>("returnedWholeChoice")
    public static let returnedWholeSettingText = FakeEndpoint<String, NoRefusal>(
      "returnedWholeSettingText")
    public static let returnedWholeSettingInteger = FakeEndpoint<Int, NoRefusal>(
      "returnedWholeSettingInteger")
    public static let returnedWholeSettingTruth = FakeEndpoint<Bool, NoRefusal>(
      "returnedWholeSettingTruth")
    public static let returnedWholeSettingSecret = FakeEndpoint<Secret, NoRefusal>(
      "returnedWholeSettingSecret")
    public static let returnedWholeSettingLink = FakeEndpoint<URL, NoRefusal>(
      "returnedWholeSettingLink")
    public static let returnedWholeSettingBytes = FakeEndpoint<Data, NoRefusal>(
      "returnedWholeSettingBytes")
    public static let returnedWholeCallbackURL = FakeEndpoint<String, NoRefusal>(
      "returnedWholeCallbackURL")
    public static let returnedWholeClientId = FakeEndpoint<String, NoRefusal>(
      "returnedWholeClientId")
    public static let returnedWholeScopes = FakeEndpoint<String, NoRefusal>("returnedWholeScopes")
    public static let returnedWholeListOfText = FakeEndpoint<[String], NoRefusal>(
      "returnedWholeListOfText")
    public static let returnedWholeListOfInteger = FakeEndpoint<[Int], NoRefusal>(
      "returnedWholeListOfInteger")
    public static let returnedWholeListOfDecimal = FakeEndpoint<[Double], NoRefusal>(
      "returnedWholeListOfDecimal")
    public static let returnedWholeListOfTruth = FakeEndpoint<[Bool], NoRefusal>(
      "returnedWholeListOfTruth")
    public static let returnedWholeListOfMoment = FakeEndpoint<[Date], NoRefusal>(
      "returnedWholeListOfMoment")
    public static let returnedWholeListOfUnixMoment = FakeEndpoint<[UnixTime], NoRefusal>(
      "returnedWholeListOfUnixMoment")
    public static let returnedWholeListOfUuid = FakeEndpoint<[UUID], NoRefusal>(
      "returnedWholeListOfUuid")
    public static let returnedWholeListOfLink = FakeEndpoint<[URL], NoRefusal>(
      "returnedWholeListOfLink")
    public static let returnedWholeListOfBytes = FakeEndpoint<[Data], NoRefusal>(
      "returnedWholeListOfBytes")
    public static let returnedWholeListOfFree = FakeEndpoint<[AnyJSON], NoRefusal>(
      "returnedWholeListOfFree")
    public static let returnedWholeListOfKind = FakeEndpoint<[Kind], NoRefusal>(
      "returnedWholeListOfKind")
    public static let returnedWholeListOfItem = FakeEndpoint<[Item], NoRefusal>(
      "returnedWholeListOfItem")
    public static let returnedWholeListOfChoice = FakeEndpoint<[Shape], NoRefusal>(
      "returnedWholeListOfChoice")
    public static let returnedWholeMapOfText = FakeEndpoint<[String: String], NoRefusal>(
      "returnedWholeMapOfText")
    public static let returnedWholeMapOfInteger = FakeEndpoint<[String: Int], NoRefusal>(
      "returnedWholeMapOfInteger")
    public static let returnedWholeMapOfDecimal = FakeEndpoint<[String: Double], NoRefusal>(
      "returnedWholeMapOfDecimal")
    public static let returnedWholeMapOfTruth = FakeEndpoint<[String: Bool], NoRefusal>(
      "returnedWholeMapOfTruth")
    public static let returnedWholeMapOfMoment = FakeEndpoint<[String: Date], NoRefusal>(
      "returnedWholeMapOfMoment")
    public static let returnedWholeMapOfUnixMoment = FakeEndpoint<[String: UnixTime], NoRefusal>(
      "returnedWholeMapOfUnixMoment")
    public static let returnedWholeMapOfUuid = FakeEndpoint<[String: UUID], NoRefusal>(
      "returnedWholeMapOfUuid")
    public static let returnedWholeMapOfLink = FakeEndpoint<[String: URL], NoRefusal>(
      "returnedWholeMapOfLink")
    public static let returnedWholeMapOfBytes = FakeEndpoint<[String: Data], NoRefusal>(
      "returnedWholeMapOfBytes")
    public static let returnedWholeMapOfFree = FakeEndpoint<[String: AnyJSON], NoRefusal>(
      "returnedWholeMapOfFree")
    public static let returnedWholeMapOfKind = FakeEndpoint<[String: Kind], NoRefusal>(
      "returnedWholeMapOfKind")
    public static let returnedWholeMapOfItem = FakeEndpoint<[String: Item], NoRefusal>(
      "returnedWholeMapOfItem")
    public static let returnedWholeMapOfChoice = FakeEndpoint<[String: Shape], NoRefusal>(
      "returnedWholeMapOfChoice")
    public static let refusedInBody = FakeEndpoint<NoAnswer, RefusedInBodyRefusal>("refusedInBody")
    public static let refusedAtPath = FakeEndpoint<NoAnswer, RefusedAtPathRefusal>("refusedAtPath")
    public static let refusedInHeader = FakeEndpoint<NoAnswer, RefusedInHeaderRefusal>(
      "refusedInHeader")
    public static let refusalTold = FakeEndpoint<NoAnswer, RefusalToldRefusal>("refusalTold")
  }

  /// The answers that a `FakeServer` gives by default.
  public static let examples: [FakeExample] = [
    FakeExample(
      "returnedInBody", status: 200,
      body: """
        {"text":"example text","integer":1,"decimal":1.5,"truth":true,\
        "moment":"2030-01-01T00:00:00Z","span":1,"unixMoment":1893456000,"duration":"30s",\
        "uuid":"00000000-0000-4000-8000-000000000001","mail":"person@example.com",\
        "phone":"+12025550100","username":"example username","identifier":"example identifier",\
        "password":"example-password","newPassword":"Ab1-example-word","otp":"example-otp",\
        "link":"https://example.com/","jwt":"example-jwt","bytes":"AAECAw==",\
        "free":{"example":true},"secret":"example-secret","integerAsText":"1","decimalAsText":"1.\
        5","truthAsText":"true","spanAsText":"1","unixMomentAsText":"1893456000",\
        "safeBytes":"AAECAw","level":"low","kind":"low","box":{"inner":1},"item":{"size":1,\
        "note":"example note"},"choice":{"shape":"circle","radius":1},"fixedText":"p&q/1%",\
        "fixedNumber":-12,"fixedTruth":true,"quotedNumber":"12","quotedTruth":"true","fraction":"2.\
        5","two words":"example wireBlank","X-Odd-Name":"example wireHyphen","list[0]":"example \
        wireBrackets","say\\"so":"example wireQuote","名字":"example wireHan","a&b=c":"example \
        wireAmpersand","@id":"example wireAt","_x_1":"example wireUnderscore","$1":"example \
        wireDollar","a\\\\b":"example wireBackslash","0":"example wireNumber",\
        "settingText":"example settingText","settingInteger":1,"settingTruth":true,\
        "settingSecret":"example-settingSecret","settingLink":"https://example.com/",\
        "settingBytes":"AAECAw==","settingAsText":"1","callbackURL":"census://arrival",\
        "clientId":"house&app","scopes":"openid profile","listOfText":["example listOfText"],\
        "listOfInteger":[1],"listOfDecimal":[1.5],"listOfTruth":[true],\
        "listOfMoment":["2030-01-01T00:00:00Z"],"listOfUnixMoment":[1893456000],\
        "listOfUuid":["00000000-0000-4000-8000-000000000001"],"listOfLink":["https://example.com/\
        "],"listOfBytes":["AAECAw=="],"listOfFree":[{"example":true}],\
        "listOfSecret":["example-listOfSecret"],"listOfIntegerAsText":["1"],\
        "listOfDecimalAsText":["1.5"],"listOfTruthAsText":["true"],\
        "listOfUnixMomentAsText":["1893456000"],"listOfSafeBytes":["AAECAw"],"listOfKind":["low"],\
        "listOfItem":[{"size":1,"note":"example note"}],"listOfChoice":[{"shape":"circle",\
        "radius":1}],"mapOfText":{"example":"example mapOfText"},"mapOfInteger":{"example":1},\
        "mapOfDecimal":{"example":1.5},"mapOfTruth":{"example":true},\
        "mapOfMoment":{"example":"2030-01-01T00:00:00Z"},"mapOfUnixMoment":{"example":1893456000},\
        "mapOfUuid":{"example":"00000000-0000-4000-8000-000000000001"},\
        "mapOfLink":{"example":"https://example.com/"},"mapOfBytes":{"example":"AAECAw=="},\
        "mapOfFree":{"example":{"example":true}},"mapOfSecret":{"example":"example-mapOfSecret"},\
        "mapOfIntegerAsText":{"example":"1"},"mapOfDecimalAsText":{"example":"1.5"},\
        "mapOfTruthAsText":{"example":"true"},"mapOfUnixMomentAsText":{"example":"1893456000"},\
        "mapOfSafeBytes":{"example":"AAECAw"},"mapOfKind":{"example":"low"},\
        "mapOfItem":{"example":{"size":1,"note":"example note"}},\
        "mapOfChoice":{"example":{"shape":"circle","radius":1}},"maybeText":"example maybeText",\
        "maybeInteger":1,"maybeDecimal":1.5,"maybeTruth":true,"maybeMoment":"2030-01-01T00:00:00Z",\
        "maybeSpan":1,"maybeUnixMoment":1893456000,"maybeDuration":"30s",\
        "maybeUuid":"00000000-0000-4000-8000-000000000001","maybeMail":"person@example.com",\
        "maybePhone":"+12025550100","maybeUsername":"example maybeUsername",\
        "maybeIdentifier":"example maybeIdentifier","maybePassword":"example-maybePassword",\
        "maybeNewPassword":"Ab1-example-word","maybeOtp":"example-maybeOtp","maybeLink":"https://\
        example.com/","maybeJwt":"example-maybeJwt","maybeBytes":"AAECAw==",\
        "maybeFree":{"example":true},"maybeSecret":"example-maybeSecret","maybeIntegerAsText":"1",\
        "maybeDecimalAsText":"1.5","maybeTruthAsText":"true","maybeSpanAsText":"1",\
        "maybeUnixMomentAsText":"1893456000","maybeSafeBytes":"AAECAw","maybeKind":"low",\
        "maybeItem":{"size":1,"note":"example note"},"maybeChoice":{"shape":"circle","radius":1},\
        "maybeListOfText":["example maybeListOfText"],"maybeListOfUuid":["00000000-0000-4000-80\
        00-000000000001"],"maybeListOfSecret":["example-maybeListOfSecret"],\
        "maybeListOfIntegerAsText":["1"],"maybeListOfSafeBytes":["AAECAw"],\
        "maybeListOfItem":[{"size":1,"note":"example note"}],"maybeMapOfText":{"example":"example \
        maybeMapOfText"},"maybeMapOfUuid":{"example":"00000000-0000-4000-8000-000000000001"},\
        "maybeMapOfSecret":{"example":"example-maybeMapOfSecret"},\
        "maybeMapOfIntegerAsText":{"example":"1"},"maybeMapOfSafeBytes":{"example":"AAECAw"},\
        "maybeMapOfItem":{"example":{"size":1,"note":"example note"}}}
        """),
    FakeExample(
      "returnedInRecord", status: 200,
      body: """
        {"record":{"text":"example text","integer":1,"decimal":1.5,"truth":true,\
        "moment":"2030-01-01T00:00:00Z","span":1,"unixMoment":1893456000,"duration":"30s",\
        "uuid":"00000000-0000-4000-8000-000000000001","mail":"person@example.com",\
        "phone":"+12025550100","username":"example username","identifier":"example identifier",\
        "password":"example-password","newPassword":"Ab1-example-word","otp":"example-otp",\
        "link":"https://example.com/","jwt":"example-jwt","bytes":"AAECAw==",\
        "free":{"example":true},"secret":"example-secret","integerAsText":"1","decimalAsText":"1.\
        5","truthAsText":"true","spanAsText":"1","unixMomentAsText":"1893456000",\
        "safeBytes":"AAECAw","level":"low","kind":"low","box":{"inner":1},"item":{"size":1,\
        "note":"example note"},"choice":{"shape":"circle","radius":1},"fixedText":"p&q/1%",\
        "fixedNumber":-12,"fixedTruth":true,"quotedNumber":"12","quotedTruth":"true","fraction":"2.\
        5","two words":"example wireBlank","X-Odd-Name":"example wireHyphen","list[0]":"example \
        wireBrackets","say\\"so":"example wireQuote","名字":"example wireHan","a&b=c":"example \
        wireAmpersand","@id":"example wireAt","_x_1":"example wireUnderscore","$1":"example \
        wireDollar","a\\\\b":"example wireBackslash","0":"example wireNumber",\
        "settingText":"example settingText","settingInteger":1,"settingTruth":true,\
        "settingSecret":"example-settingSecret","settingLink":"https://example.com/",\
        "settingBytes":"AAECAw==","settingAsText":"1","callbackURL":"census://arrival",\
        "clientId":"house&app","scopes":"openid profile","listOfText":["example listOfText"],\
        "listOfInteger":[1],"listOfDecimal":[1.5],"listOfTruth":[true],\
        "listOfMoment":["2030-01-01T00:00:00Z"],"listOfUnixMoment":[1893456000],\
        "listOfUuid":["00000000-0000-4000-8000-000000000001"],"listOfLink":["https://example.com/\
        "],"listOfBytes":["AAECAw=="],"listOfFree":[{"example":true}],\
        "listOfSecret":["example-listOfSecret"],"listOfIntegerAsText":["1"],\
        "listOfDecimalAsText":["1.5"],"listOfTruthAsText":["true"],\
        "listOfUnixMomentAsText":["1893456000"],"listOfSafeBytes":["AAECAw"],"listOfKind":["low"],\
        "listOfItem":[{"size":1,"note":"example note"}],"listOfChoice":[{"shape":"circle",\
        "radius":1}],"mapOfText":{"example":"example mapOfText"},"mapOfInteger":{"example":1},\
        "mapOfDecimal":{"example":1.5},"mapOfTruth":{"example":true},\
        "mapOfMoment":{"example":"2030-01-01T00:00:00Z"},"mapOfUnixMoment":{"example":1893456000},\
        "mapOfUuid":{"example":"00000000-0000-4000-8000-000000000001"},\
        "mapOfLink":{"example":"https://example.com/"},"mapOfBytes":{"example":"AAECAw=="},\
        "mapOfFree":{"example":{"example":true}},"mapOfSecret":{"example":"example-mapOfSecret"},\
        "mapOfIntegerAsText":{"example":"1"},"mapOfDecimalAsText":{"example":"1.5"},\
        "mapOfTruthAsText":{"example":"true"},"mapOfUnixMomentAsText":{"example":"1893456000"},\
        "mapOfSafeBytes":{"example":"AAECAw"},"mapOfKind":{"example":"low"},\
        "mapOfItem":{"example":{"size":1,"note":"example note"}},\
        "mapOfChoice":{"example":{"shape":"circle","radius":1}},"maybeText":"example maybeText",\
        "maybeInteger":1,"maybeDecimal":1.5,"maybeTruth":true,"maybeMoment":"2030-01-01T00:00:00Z",\
        "maybeSpan":1,"maybeUnixMoment":1893456000,"maybeDuration":"30s",\
        "maybeUuid":"00000000-0000-4000-8000-000000000001","maybeMail":"person@example.com",\
        "maybePhone":"+12025550100","maybeUsername":"example maybeUsername",\
        "maybeIdentifier":"example maybeIdentifier","maybePassword":"example-maybePassword",\
        "maybeNewPassword":"Ab1-example-word","maybeOtp":"example-maybeOtp","maybeLink":"https://\
        example.com/","maybeJwt":"example-maybeJwt","maybeBytes":"AAECAw==",\
        "maybeFree":{"example":true},"maybeSecret":"example-maybeSecret","maybeIntegerAsText":"1",\
        "maybeDecimalAsText":"1.5","maybeTruthAsText":"true","maybeSpanAsText":"1",\
        "maybeUnixMomentAsText":"1893456000","maybeSafeBytes":"AAECAw","maybeKind":"low",\
        "maybeItem":{"size":1,"note":"example note"},"maybeChoice":{"shape":"circle","radius":1},\
        "maybeListOfText":["example maybeListOfText"],"maybeListOfUuid":["00000000-0000-4000-80\
        00-000000000001"],"maybeListOfSecret":["example-maybeListOfSecret"],\
        "maybeListOfIntegerAsText":["1"],"maybeListOfSafeBytes":["AAECAw"],\
        "maybeListOfItem":[{"size":1,"note":"example note"}],"maybeMapOfText":{"example":"example \
        maybeMapOfText"},"maybeMapOfUuid":{"example":"00000000-0000-4000-8000-000000000001"},\
        "maybeMapOfSecret":{"example":"example-maybeMapOfSecret"},\
        "maybeMapOfIntegerAsText":{"example":"1"},"maybeMapOfSafeBytes":{"example":"AAECAw"},\
        "maybeMapOfItem":{"example":{"size":1,"note":"example note"}}}}
        """),
    FakeExample(
      "returnedInList", status: 200,
      body: """
        {"items":[{"text":"example text","integer":1,"decimal":1.5,"truth":true,\
        "moment":"2030-01-01T00:00:00Z","span":1,"unixMoment":1893456000,"duration":"30s",\
        "uuid":"00000000-0000-4000-8000-000000000001","mail":"person@example.com",\
        "phone":"+12025550100","username":"example username","identifier":"example identifier",\
        "password":"example-password","newPassword":"Ab1-example-word","otp":"example-otp",\
        "link":"https://example.com/","jwt":"example-jwt","bytes":"AAECAw==",\
        "free":{"example":true},"secret":"example-secret","integerAsText":"1","decimalAsText":"1.\
        5","truthAsText":"true","spanAsText":"1","unixMomentAsText":"1893456000",\
        "safeBytes":"AAECAw","level":"low","kind":"low","box":{"inner":1},"item":{"size":1,\
        "note":"example note"},"choice":{"shape":"circle","radius":1},"fixedText":"p&q/1%",\
        "fixedNumber":-12,"fixedTruth":true,"quotedNumber":"12","quotedTruth":"true","fraction":"2.\
        5","two words":"example wireBlank","X-Odd-Name":"example wireHyphen","list[0]":"example \
        wireBrackets","say\\"so":"example wireQuote","名字":"example wireHan","a&b=c":"example \
        wireAmpersand","@id":"example wireAt","_x_1":"example wireUnderscore","$1":"example \
        wireDollar","a\\\\b":"example wireBackslash","0":"example wireNumber",\
        "settingText":"example settingText","settingInteger":1,"settingTruth":true,\
        "settingSecret":"example-settingSecret","settingLink":"https://example.com/",\
        "settingBytes":"AAECAw==","settingAsText":"1","callbackURL":"census://arrival",\
        "clientId":"house&app","scopes":"openid profile","listOfText":["example listOfText"],\
        "listOfInteger":[1],"listOfDecimal":[1.5],"listOfTruth":[true],\
        "listOfMoment":["2030-01-01T00:00:00Z"],"listOfUnixMoment":[1893456000],\
        "listOfUuid":["00000000-0000-4000-8000-000000000001"],"listOfLink":["https://example.com/\
        "],"listOfBytes":["AAECAw=="],"listOfFree":[{"example":true}],\
        "listOfSecret":["example-listOfSecret"],"listOfIntegerAsText":["1"],\
        "listOfDecimalAsText":["1.5"],"listOfTruthAsText":["true"],\
        "listOfUnixMomentAsText":["1893456000"],"listOfSafeBytes":["AAECAw"],"listOfKind":["low"],\
        "listOfItem":[{"size":1,"note":"example note"}],"listOfChoice":[{"shape":"circle",\
        "radius":1}],"mapOfText":{"example":"example mapOfText"},"mapOfInteger":{"example":1},\
        "mapOfDecimal":{"example":1.5},"mapOfTruth":{"example":true},\
        "mapOfMoment":{"example":"2030-01-01T00:00:00Z"},"mapOfUnixMoment":{"example":1893456000},\
        "mapOfUuid":{"example":"00000000-0000-4000-8000-000000000001"},\
        "mapOfLink":{"example":"https://example.com/"},"mapOfBytes":{"example":"AAECAw=="},\
        "mapOfFree":{"example":{"example":true}},"mapOfSecret":{"example":"example-mapOfSecret"},\
        "mapOfIntegerAsText":{"example":"1"},"mapOfDecimalAsText":{"example":"1.5"},\
        "mapOfTruthAsText":{"example":"true"},"mapOfUnixMomentAsText":{"example":"1893456000"},\
        "mapOfSafeBytes":{"example":"AAECAw"},"mapOfKind":{"example":"low"},\
        "mapOfItem":{"example":{"size":1,"note":"example note"}},\
        "mapOfChoice":{"example":{"shape":"circle","radius":1}},"maybeText":"example maybeText",\
        "maybeInteger":1,"maybeDecimal":1.5,"maybeTruth":true,"maybeMoment":"2030-01-01T00:00:00Z",\
        "maybeSpan":1,"maybeUnixMoment":1893456000,"maybeDuration":"30s",\
        "maybeUuid":"00000000-0000-4000-8000-000000000001","maybeMail":"person@example.com",\
        "maybePhone":"+12025550100","maybeUsername":"example maybeUsername",\
        "maybeIdentifier":"example maybeIdentifier","maybePassword":"example-maybePassword",\
        "maybeNewPassword":"Ab1-example-word","maybeOtp":"example-maybeOtp","maybeLink":"https://\
        example.com/","maybeJwt":"example-maybeJwt","maybeBytes":"AAECAw==",\
        "maybeFree":{"example":true},"maybeSecret":"example-maybeSecret","maybeIntegerAsText":"1",\
        "maybeDecimalAsText":"1.5","maybeTruthAsText":"true","maybeSpanAsText":"1",\
        "maybeUnixMomentAsText":"1893456000","maybeSafeBytes":"AAECAw","maybeKind":"low",\
        "maybeItem":{"size":1,"note":"example note"},"maybeChoice":{"shape":"circle","radius":1},\
        "maybeListOfText":["example maybeListOfText"],"maybeListOfUuid":["00000000-0000-4000-80\
        00-000000000001"],"maybeListOfSecret":["example-maybeListOfSecret"],\
        "maybeListOfIntegerAsText":["1"],"maybeListOfSafeBytes":["AAECAw"],\
        "maybeListOfItem":[{"size":1,"note":"example note"}],"maybeMapOfText":{"example":"example \
        maybeMapOfText"},"maybeMapOfUuid":{"example":"00000000-0000-4000-8000-000000000001"},\
        "maybeMapOfSecret":{"example":"example-maybeMapOfSecret"},\
        "maybeMapOfIntegerAsText":{"example":"1"},"maybeMapOfSafeBytes":{"example":"AAECAw"},\
        "maybeMapOfItem":{"example":{"size":1,"note":"example note"}}}]}
        """),
    FakeExample(
      "returnedInMap", status: 200,
      body: """
        {"entries":{"example":{"text":"example text","integer":1,"decimal":1.5,"truth":true,\
        "moment":"2030-01-01T00:00:00Z","span":1,"unixMoment":1893456000,"duration":"30s",\
        "uuid":"00000000-0000-4000-8000-000000000001","mail":"person@example.com",\
        "phone":"+12025550100","username":"example username","identifier":"example identifier",\
        "password":"example-password","newPassword":"Ab1-example-word","otp":"example-otp",\
        "link":"https://example.com/","jwt":"example-jwt","bytes":"AAECAw==",\
        "free":{"example":true},"secret":"example-secret","integerAsText":"1","decimalAsText":"1.\
        5","truthAsText":"true","spanAsText":"1","unixMomentAsText":"1893456000",\
        "safeBytes":"AAECAw","level":"low","kind":"low","box":{"inner":1},"item":{"size":1,\
        "note":"example note"},"choice":{"shape":"circle","radius":1},"fixedText":"p&q/1%",\
        "fixedNumber":-12,"fixedTruth":true,"quotedNumber":"12","quotedTruth":"true","fraction":"2.\
        5","two words":"example wireBlank","X-Odd-Name":"example wireHyphen","list[0]":"example \
        wireBrackets","say\\"so":"example wireQuote","名字":"example wireHan","a&b=c":"example \
        wireAmpersand","@id":"example wireAt","_x_1":"example wireUnderscore","$1":"example \
        wireDollar","a\\\\b":"example wireBackslash","0":"example wireNumber",\
        "settingText":"example settingText","settingInteger":1,"settingTruth":true,\
        "settingSecret":"example-settingSecret","settingLink":"https://example.com/",\
        "settingBytes":"AAECAw==","settingAsText":"1","callbackURL":"census://arrival",\
        "clientId":"house&app","scopes":"openid profile","listOfText":["example listOfText"],\
        "listOfInteger":[1],"listOfDecimal":[1.5],"listOfTruth":[true],\
        "listOfMoment":["2030-01-01T00:00:00Z"],"listOfUnixMoment":[1893456000],\
        "listOfUuid":["00000000-0000-4000-8000-000000000001"],"listOfLink":["https://example.com/\
        "],"listOfBytes":["AAECAw=="],"listOfFree":[{"example":true}],\
        "listOfSecret":["example-listOfSecret"],"listOfIntegerAsText":["1"],\
        "listOfDecimalAsText":["1.5"],"listOfTruthAsText":["true"],\
        "listOfUnixMomentAsText":["1893456000"],"listOfSafeBytes":["AAECAw"],"listOfKind":["low"],\
        "listOfItem":[{"size":1,"note":"example note"}],"listOfChoice":[{"shape":"circle",\
        "radius":1}],"mapOfText":{"example":"example mapOfText"},"mapOfInteger":{"example":1},\
        "mapOfDecimal":{"example":1.5},"mapOfTruth":{"example":true},\
        "mapOfMoment":{"example":"2030-01-01T00:00:00Z"},"mapOfUnixMoment":{"example":1893456000},\
        "mapOfUuid":{"example":"00000000-0000-4000-8000-000000000001"},\
        "mapOfLink":{"example":"https://example.com/"},"mapOfBytes":{"example":"AAECAw=="},\
        "mapOfFree":{"example":{"example":true}},"mapOfSecret":{"example":"example-mapOfSecret"},\
        "mapOfIntegerAsText":{"example":"1"},"mapOfDecimalAsText":{"example":"1.5"},\
        "mapOfTruthAsText":{"example":"true"},"mapOfUnixMomentAsText":{"example":"1893456000"},\
        "mapOfSafeBytes":{"example":"AAECAw"},"mapOfKind":{"example":"low"},\
        "mapOfItem":{"example":{"size":1,"note":"example note"}},\
        "mapOfChoice":{"example":{"shape":"circle","radius":1}},"maybeText":"example maybeText",\
        "maybeInteger":1,"maybeDecimal":1.5,"maybeTruth":true,"maybeMoment":"2030-01-01T00:00:00Z",\
        "maybeSpan":1,"maybeUnixMoment":1893456000,"maybeDuration":"30s",\
        "maybeUuid":"00000000-0000-4000-8000-000000000001","maybeMail":"person@example.com",\
        "maybePhone":"+12025550100","maybeUsername":"example maybeUsername",\
        "maybeIdentifier":"example maybeIdentifier","maybePassword":"example-maybePassword",\
        "maybeNewPassword":"Ab1-example-word","maybeOtp":"example-maybeOtp","maybeLink":"https://\
        example.com/","maybeJwt":"example-maybeJwt","maybeBytes":"AAECAw==",\
        "maybeFree":{"example":true},"maybeSecret":"example-maybeSecret","maybeIntegerAsText":"1",\
        "maybeDecimalAsText":"1.5","maybeTruthAsText":"true","maybeSpanAsText":"1",\
        "maybeUnixMomentAsText":"1893456000","maybeSafeBytes":"AAECAw","maybeKind":"low",\
        "maybeItem":{"size":1,"note":"example note"},"maybeChoice":{"shape":"circle","radius":1},\
        "maybeListOfText":["example maybeListOfText"],"maybeListOfUuid":["00000000-0000-4000-80\
        00-000000000001"],"maybeListOfSecret":["example-maybeListOfSecret"],\
        "maybeListOfIntegerAsText":["1"],"maybeListOfSafeBytes":["AAECAw"],\
        "maybeListOfItem":[{"size":1,"note":"example note"}],"maybeMapOfText":{"example":"example \
        maybeMapOfText"},"maybeMapOfUuid":{"example":"00000000-0000-4000-8000-000000000001"},\
        "maybeMapOfSecret":{"example":"example-maybeMapOfSecret"},\
        "maybeMapOfIntegerAsText":{"example":"1"},"maybeMapOfSafeBytes":{"example":"AAECAw"},\
        "maybeMapOfItem":{"example":{"size":1,"note":"example note"}}}}}
        """),
    FakeExample(
      "returnedInChoice", status: 200,
      body: """
        {"choice":{"mark":"option","text":"example text","integer":1,"decimal":1.5,"truth":true,\
        "moment":"2030-01-01T00:00:00Z","span":1,"unixMoment":1893456000,"duration":"30s",\
        "uuid":"00000000-0000-4000-8000-000000000001","mail":"person@example.com",\
        "phone":"+12025550100","username":"example username","identifier":"example identifier",\
        "password":"example-password","newPassword":"Ab1-example-word","otp":"example-otp",\
        "link":"https://example.com/","jwt":"example-jwt","bytes":"AAECAw==",\
        "free":{"example":true},"secret":"example-secret","integerAsText":"1","decimalAsText":"1.\
        5","truthAsText":"true","spanAsText":"1","unixMomentAsText":"1893456000",\
        "safeBytes":"AAECAw","level":"low","kind":"low","box":{"inner":1},"item":{"size":1,\
        "note":"example note"},"choice":{"shape":"circle","radius":1},"fixedText":"p&q/1%",\
        "fixedNumber":-12,"fixedTruth":true,"quotedNumber":"12","quotedTruth":"true","fraction":"2.\
        5","two words":"example wireBlank","X-Odd-Name":"example wireHyphen","list[0]":"example \
        wireBrackets","say\\"so":"example wireQuote","名字":"example wireHan","a&b=c":"example \
        wireAmpersand","@id":"example wireAt","_x_1":"example wireUnderscore","$1":"example \
        wireDollar","a\\\\b":"example wireBackslash","0":"example wireNumber",\
        "settingText":"example settingText","settingInteger":1,"settingTruth":true,\
        "settingSecret":"example-settingSecret","settingLink":"https://example.com/",\
        "settingBytes":"AAECAw==","settingAsText":"1","callbackURL":"census://arrival",\
        "clientId":"house&app","scopes":"openid profile","listOfText":["example listOfText"],\
        "listOfInteger":[1],"listOfDecimal":[1.5],"listOfTruth":[true],\
        "listOfMoment":["2030-01-01T00:00:00Z"],"listOfUnixMoment":[1893456000],\
        "listOfUuid":["00000000-0000-4000-8000-000000000001"],"listOfLink":["https://example.com/\
        "],"listOfBytes":["AAECAw=="],"listOfFree":[{"example":true}],\
        "listOfSecret":["example-listOfSecret"],"listOfIntegerAsText":["1"],\
        "listOfDecimalAsText":["1.5"],"listOfTruthAsText":["true"],\
        "listOfUnixMomentAsText":["1893456000"],"listOfSafeBytes":["AAECAw"],"listOfKind":["low"],\
        "listOfItem":[{"size":1,"note":"example note"}],"listOfChoice":[{"shape":"circle",\
        "radius":1}],"mapOfText":{"example":"example mapOfText"},"mapOfInteger":{"example":1},\
        "mapOfDecimal":{"example":1.5},"mapOfTruth":{"example":true},\
        "mapOfMoment":{"example":"2030-01-01T00:00:00Z"},"mapOfUnixMoment":{"example":1893456000},\
        "mapOfUuid":{"example":"00000000-0000-4000-8000-000000000001"},\
        "mapOfLink":{"example":"https://example.com/"},"mapOfBytes":{"example":"AAECAw=="},\
        "mapOfFree":{"example":{"example":true}},"mapOfSecret":{"example":"example-mapOfSecret"},\
        "mapOfIntegerAsText":{"example":"1"},"mapOfDecimalAsText":{"example":"1.5"},\
        "mapOfTruthAsText":{"example":"true"},"mapOfUnixMomentAsText":{"example":"1893456000"},\
        "mapOfSafeBytes":{"example":"AAECAw"},"mapOfKind":{"example":"low"},\
        "mapOfItem":{"example":{"size":1,"note":"example note"}},\
        "mapOfChoice":{"example":{"shape":"circle","radius":1}},"maybeText":"example maybeText",\
        "maybeInteger":1,"maybeDecimal":1.5,"maybeTruth":true,"maybeMoment":"2030-01-01T00:00:00Z",\
        "maybeSpan":1,"maybeUnixMoment":1893456000,"maybeDuration":"30s",\
        "maybeUuid":"00000000-0000-4000-8000-000000000001","maybeMail":"person@example.com",\
        "maybePhone":"+12025550100","maybeUsername":"example maybeUsername",\
        "maybeIdentifier":"example maybeIdentifier","maybePassword":"example-maybePassword",\
        "maybeNewPassword":"Ab1-example-word","maybeOtp":"example-maybeOtp","maybeLink":"https://\
        example.com/","maybeJwt":"example-maybeJwt","maybeBytes":"AAECAw==",\
        "maybeFree":{"example":true},"maybeSecret":"example-maybeSecret","maybeIntegerAsText":"1",\
        "maybeDecimalAsText":"1.5","maybeTruthAsText":"true","maybeSpanAsText":"1",\
        "maybeUnixMomentAsText":"1893456000","maybeSafeBytes":"AAECAw","maybeKind":"low",\
        "maybeItem":{"size":1,"note":"example note"},"maybeChoice":{"shape":"circle","radius":1},\
        "maybeListOfText":["example maybeListOfText"],"maybeListOfUuid":["00000000-0000-4000-80\
        00-000000000001"],"maybeListOfSecret":["example-maybeListOfSecret"],\
        "maybeListOfIntegerAsText":["1"],"maybeListOfSafeBytes":["AAECAw"],\
        "maybeListOfItem":[{"size":1,"note":"example note"}],"maybeMapOfText":{"example":"example \
        maybeMapOfText"},"maybeMapOfUuid":{"example":"00000000-0000-4000-8000-000000000001"},\
        "maybeMapOfSecret":{"example":"example-maybeMapOfSecret"},\
        "maybeMapOfIntegerAsText":{"example":"1"},"maybeMapOfSafeBytes":{"example":"AAECAw"},\
        "maybeMapOfItem":{"example":{"size":1,"note":"example note"}}}}
        """),
    FakeExample(
      "returnedInHeader", status: 204,
      headers: [
        "text": "example-text",
        "integer": "1",
        "decimal": "1.5",
        "truth": "true",
        "moment": "2030-01-01T00:00:00Z",
        "span": "1",
        "unixMoment": "1893456000",
        "duration": "30s",
        "uuid": "00000000-0000-4000-8000-000000000001",
        "mail": "person@example.com",
        "phone": "+12025550100",
        "username": "example-username",
        "identifier": "example-identifier",
        "password": "example-password",
        "newPassword": "Ab1-example-word",
        "otp": "example-otp",
        "link": "https://example.com/",
        "jwt": "example-jwt",
        "bytes": "AAECAw==",
        "secret": "example-secret",
        "integerAsText": "1",
        "decimalAsText": "1.5",
        "truthAsText": "true",
        "spanAsText": "1",
        "unixMomentAsText": "1893456000",
        "safeBytes": "AAECAw",
        "level": "low",
        "kind": "low",
        "fixedText": "p&q/1%",
        "fixedNumber": "-12",
        "fixedTruth": "true",
        "quotedNumber": "12",
        "quotedTruth": "true",
        "fraction": "2.5",
        "X-Odd-Name": "example-wireHyphen",
        "a.b": "example-wireDot",
        "_x_1": "example-wireUnderscore",
        "$1": "example-wireDollar",
        "0": "example-wireNumber",
        "settingText": "example settingText",
        "settingInteger": "1",
        "settingTruth": "true",
        "settingSecret": "example-settingSecret",
        "settingLink": "https://example.com/",
        "settingBytes": "AAECAw==",
        "settingAsText": "1",
        "callbackURL": "census://arrival",
        "clientId": "house&app",
        "scopes": "openid profile",
        "maybeText": "example-maybeText",
        "maybeInteger": "1",
        "maybeDecimal": "1.5",
        "maybeTruth": "true",
        "maybeMoment": "2030-01-01T00:00:00Z",
        "maybeSpan": "1",
        "maybeUnixMoment": "1893456000",
        "maybeDuration": "30s",
        "maybeUuid": "00000000-0000-4000-8000-000000000001",
        "maybeMail": "person@example.com",
        "maybePhone": "+12025550100",
        "maybeUsername": "example-maybeUsername",
        "maybeIdentifier": "example-maybeIdentifier",
        "maybePassword": "example-maybePassword",
        "maybeNewPassword": "Ab1-example-word",
        "maybeOtp": "example-maybeOtp",
        "maybeLink": "https://example.com/",
        "maybeJwt": "example-maybeJwt",
        "maybeBytes": "AAECAw==",
        "maybeSecret": "example-maybeSecret",
        "maybeIntegerAsText": "1",
        "maybeDecimalAsText": "1.5",
        "maybeTruthAsText": "true",
        "maybeSpanAsText": "1",
        "maybeUnixMomentAsText": "1893456000",
        "maybeSafeBytes": "AAECAw",
        "maybeKind": "low",
      ]),
    FakeExample(
      "returnedInCookie", status: 204,
      headers: [
        "Set-Cookie": """
        text=example-text; Secure; HttpOnly, integer=1; Secure; HttpOnly, decimal=1.5; Secure; \
        HttpOnly, truth=true; Secure; HttpOnly, moment=2030-01-01T00:00:00Z; Secure; HttpOnly, \
        span=1; Secure; HttpOnly, unixMoment=1893456000; Secure; HttpOnly, duration=30s; Secure; \
        HttpOnly, uuid=00000000-0000-4000-8000-000000000001; Secure; HttpOnly, mail=person@example.\
        com; Secure; HttpOnly, phone=+12025550100; Secure; HttpOnly, username=example-username; \
        Secure; HttpOnly, identifier=example-identifier; Secure; HttpOnly, \
        password=example-password; Secure; HttpOnly, newPassword=Ab1-example-word; Secure; \
        HttpOnly, otp=example-otp; Secure; HttpOnly, link=https://example.com/; Secure; HttpOnly, \
        jwt=example-jwt; Secure; HttpOnly, bytes=AAECAw==; Secure; HttpOnly, secret=example-secret;\
         Secure; HttpOnly, integerAsText=1; Secure; HttpOnly, decimalAsText=1.5; Secure; HttpOnly, \
        truthAsText=true; Secure; HttpOnly, spanAsText=1; Secure; HttpOnly, \
        unixMomentAsText=1893456000; Secure; HttpOnly, safeBytes=AAECAw; Secure; HttpOnly, \
        level=low; Secure; HttpOnly, kind=low; Secure; HttpOnly, fixedText=p&q/1%; Secure; \
        HttpOnly, fixedNumber=-12; Secure; HttpOnly, fixedTruth=true; Secure; HttpOnly, \
        quotedNumber=12; Secure; HttpOnly, quotedTruth=true; Secure; HttpOnly, fraction=2.5; \
        Secure; HttpOnly, X-Odd-Name=example-wireHyphen; Secure; HttpOnly, a.b=example-wireDot; \
        Secure; HttpOnly, _x_1=example-wireUnderscore; Secure; HttpOnly, $1=example-wireDollar; \
        Secure; HttpOnly, 0=example-wireNumber; Secure; HttpOnly, settingText=example settingText; \
        Secure; HttpOnly, settingInteger=1; Secure; HttpOnly, settingTruth=true; Secure; HttpOnly, \
        settingSecret=example-settingSecret; Secure; HttpOnly, settingLink=https://example.com/; \
        Secure; HttpOnly, settingBytes=AAECAw==; Secure; HttpOnly, settingAsText=1; Secure; \
        HttpOnly, callbackURL=census://arrival; Secure; HttpOnly, clientId=house&app; Secure; \
        HttpOnly, maybeText=example-maybeText; Secure; HttpOnly, maybeInteger=1; Secure; HttpOnly, \
        maybeDecimal=1.5; Secure; HttpOnly, maybeTruth=true; Secure; HttpOnly, \
        maybeMoment=2030-01-01T00:00:00Z; Secure; HttpOnly, maybeSpan=1; Secure; HttpOnly, \
        maybeUnixMoment=1893456000; Secure; HttpOnly, maybeDuration=30s; Secure; HttpOnly, \
        maybeUuid=00000000-0000-4000-8000-000000000001; Secure; HttpOnly, maybeMail=person@example.\
        com; Secure; HttpOnly, maybePhone=+12025550100; Secure; HttpOnly, \
        maybeUsername=example-maybeUsername; Secure; HttpOnly, \
        maybeIdentifier=example-maybeIdentifier; Secure; HttpOnly, \
        maybePassword=example-maybePassword; Secure; HttpOnly, maybeNewPassword=Ab1-example-word; \
        Secure; HttpOnly, maybeOtp=example-maybeOtp; Secure; HttpOnly, maybeLink=https://example.\
        com/; Secure; HttpOnly, maybeJwt=example-maybeJwt; Secure; HttpOnly, maybeBytes=AAECAw==; \
        Secure; HttpOnly, maybeSecret=example-maybeSecret; Secure; HttpOnly, maybeIntegerAsText=1; \
        Secure; HttpOnly, maybeDecimalAsText=1.5; Secure; HttpOnly, maybeTruthAsText=true; Secure; \
        HttpOnly, maybeSpanAsText=1; Secure; HttpOnly, maybeUnixMomentAsText=1893456000; Secure; \
        HttpOnly, maybeSafeBytes=AAECAw; Secure; HttpOnly, maybeKind=low; Secure; HttpOnly
        """
      ]),
    FakeExample(
      "returnedInEnvelope", status: 200,
      body: """
        {"code":"0","data":{"text":"example text","integer":1,"decimal":1.5,"truth":true,\
        "moment":"2030-01-01T00:00:00Z","span":1,"unixMoment":1893456000,"duration":"30s",\
        "uuid":"00000000-0000-4000-8000-000000000001","mail":"person@example.com",\
        "phone":"+12025550100","username":"example username","identifier":"example identifier",\
        "password":"example-password","newPassword":"Ab1-example-word","otp":"example-otp",\
        "link":"https://example.com/","jwt":"example-jwt","bytes":"AAECAw==",\
        "free":{"example":true},"secret":"example-secret","integerAsText":"1","decimalAsText":"1.\
        5","truthAsText":"true","spanAsText":"1","unixMomentAsText":"1893456000",\
        "safeBytes":"AAECAw","level":"low","kind":"low","box":{"inner":1},"item":{"size":1,\
        "note":"example note"},"choice":{"shape":"circle","radius":1},"fixedText":"p&q/1%",\
        "fixedNumber":-12,"fixedTruth":true,"quotedNumber":"12","quotedTruth":"true","fraction":"2.\
        5","two words":"example wireBlank","X-Odd-Name":"example wireHyphen","list[0]":"example \
        wireBrackets","say\\"so":"example wireQuote","名字":"example wireHan","a&b=c":"example \
        wireAmpersand","@id":"example wireAt","_x_1":"example wireUnderscore","$1":"example \
        wireDollar","a\\\\b":"example wireBackslash","0":"example wireNumber",\
        "settingText":"example settingText","settingInteger":1,"settingTruth":true,\
        "settingSecret":"example-settingSecret","settingLink":"https://example.com/",\
        "settingBytes":"AAECAw==","settingAsText":"1","callbackURL":"census://arrival",\
        "clientId":"house&app","scopes":"openid profile","listOfText":["example listOfText"],\
        "listOfInteger":[1],"listOfDecimal":[1.5],"listOfTruth":[true],\
        "listOfMoment":["2030-01-01T00:00:00Z"],"listOfUnixMoment":[1893456000],\
        "listOfUuid":["00000000-0000-4000-8000-000000000001"],"listOfLink":["https://example.com/\
        "],"listOfBytes":["AAECAw=="],"listOfFree":[{"example":true}],\
        "listOfSecret":["example-listOfSecret"],"listOfIntegerAsText":["1"],\
        "listOfDecimalAsText":["1.5"],"listOfTruthAsText":["true"],\
        "listOfUnixMomentAsText":["1893456000"],"listOfSafeBytes":["AAECAw"],"listOfKind":["low"],\
        "listOfItem":[{"size":1,"note":"example note"}],"listOfChoice":[{"shape":"circle",\
        "radius":1}],"mapOfText":{"example":"example mapOfText"},"mapOfInteger":{"example":1},\
        "mapOfDecimal":{"example":1.5},"mapOfTruth":{"example":true},\
        "mapOfMoment":{"example":"2030-01-01T00:00:00Z"},"mapOfUnixMoment":{"example":1893456000},\
        "mapOfUuid":{"example":"00000000-0000-4000-8000-000000000001"},\
        "mapOfLink":{"example":"https://example.com/"},"mapOfBytes":{"example":"AAECAw=="},\
        "mapOfFree":{"example":{"example":true}},"mapOfSecret":{"example":"example-mapOfSecret"},\
        "mapOfIntegerAsText":{"example":"1"},"mapOfDecimalAsText":{"example":"1.5"},\
        "mapOfTruthAsText":{"example":"true"},"mapOfUnixMomentAsText":{"example":"1893456000"},\
        "mapOfSafeBytes":{"example":"AAECAw"},"mapOfKind":{"example":"low"},\
        "mapOfItem":{"example":{"size":1,"note":"example note"}},\
        "mapOfChoice":{"example":{"shape":"circle","radius":1}},"maybeText":"example maybeText",\
        "maybeInteger":1,"maybeDecimal":1.5,"maybeTruth":true,"maybeMoment":"2030-01-01T00:00:00Z",\
        "maybeSpan":1,"maybeUnixMoment":1893456000,"maybeDuration":"30s",\
        "maybeUuid":"00000000-0000-4000-8000-000000000001","maybeMail":"person@example.com",\
        "maybePhone":"+12025550100","maybeUsername":"example maybeUsername",\
        "maybeIdentifier":"example maybeIdentifier","maybePassword":"example-maybePassword",\
        "maybeNewPassword":"Ab1-example-word","maybeOtp":"example-maybeOtp","maybeLink":"https://\
        example.com/","maybeJwt":"example-maybeJwt","maybeBytes":"AAECAw==",\
        "maybeFree":{"example":true},"maybeSecret":"example-maybeSecret","maybeIntegerAsText":"1",\
        "maybeDecimalAsText":"1.5","maybeTruthAsText":"true","maybeSpanAsText":"1",\
        "maybeUnixMomentAsText":"1893456000","maybeSafeBytes":"AAECAw","maybeKind":"low",\
        "maybeItem":{"size":1,"note":"example note"},"maybeChoice":{"shape":"circle","radius":1},\
        "maybeListOfText":["example maybeListOfText"],"maybeListOfUuid":["00000000-0000-4000-80\
        00-000000000001"],"maybeListOfSecret":["example-maybeListOfSecret"],\
        "maybeListOfIntegerAsText":["1"],"maybeListOfSafeBytes":["AAECAw"],\
        "maybeListOfItem":[{"size":1,"note":"example note"}],"maybeMapOfText":{"example":"example \
        maybeMapOfText"},"maybeMapOfUuid":{"example":"00000000-0000-4000-8000-000000000001"},\
        "maybeMapOfSecret":{"example":"example-maybeMapOfSecret"},\
        "maybeMapOfIntegerAsText":{"example":"1"},"maybeMapOfSafeBytes":{"example":"AAECAw"},\
        "maybeMapOfItem":{"example":{"size":1,"note":"example note"}}}}
        """),
    FakeExample(
      "returnedWholeText", "returnedWholeDuration", "returnedWholeMail", "returnedWholePhone",
      "returnedWholeUsername", "returnedWholeIdentifier", "returnedWholeSettingText",
      "returnedWholeCallbackURL", "returnedWholeClientId", "returnedWholeScopes", status: 200,
      body: "\"example answer\""),
    FakeExample(
      "returnedWholeInteger", "returnedWholeSpan", "returnedWholeSettingInteger", status: 200,
      body: "1"),
    FakeExample("returnedWholeDecimal", status: 200, body: "1.5"),
    FakeExample("returnedWholeTruth", "returnedWholeSettingTruth", status: 200, body: "true"),
    FakeExample("returnedWholeMoment", status: 200, body: "\"2030-01-01T00:00:00Z\""),
    FakeExample("returnedWholeUnixMoment", status: 200, body: "1893456000"),
    FakeExample("returnedWholeUuid", status: 200, body: "\"00000000-0000-4000-8000-000000000001\""),
    FakeExample(
      "returnedWholePassword", "returnedWholeNewPassword", "returnedWholeOtp", "returnedWholeJwt",
      "returnedWholeSettingSecret", status: 200, body: "\"example-answer\""),
    FakeExample(
      "returnedWholeLink", "returnedWholeSettingLink", status: 200,
      body: "\"https://example.com/\""),
    FakeExample(
      "returnedWholeBytes", "returnedWholeSettingBytes", status: 200, body: "\"AAECAw==\""),
    FakeExample(
      "returnedWholeFree", "returnedWholeMapOfTruth", status: 200, body: "{\"example\":true}"),
    FakeExample("returnedWholeKind", status: 200, body: "\"low\""),
    FakeExample("returnedWholeItem", status: 200, body: "{\"size\":1,\"note\":\"example note\"}"),
    FakeExample("returnedWholeChoice", status: 200, body: "{\"shape\":\"circle\",\"radius\":1}"),
    FakeExample("returnedWholeListOfText", status: 200, body: "[\"example answer\"]"),
    FakeExample("returnedWholeListOfInteger", status: 200, body: "[1]"),
    FakeExample("returnedWholeListOfDecimal", status: 200, body: "[1.5]"),
    FakeExample("returnedWholeListOfTruth", status: 200, body: "[true]"),
    FakeExample("returnedWholeListOfMoment", status: 200, body: "[\"2030-01-01T00:00:00Z\"]"),
    FakeExample("returnedWholeListOfUnixMoment", status: 200, body: "[1893456000]"),
    FakeExample(
      "returnedWholeListOfUuid", status: 200, body: "[\"00000000-0000-4000-8000-000000000001\"]"),
    FakeExample("returnedWholeListOfLink", status: 200, body: "[\"https://example.com/\"]"),
    FakeExample("returnedWholeListOfBytes", status: 200, body: "[\"AAECAw==\"]"),
    FakeExample("returnedWholeListOfFree", status: 200, body: "[{\"example\":true}]"),
    FakeExample("returnedWholeListOfKind", status: 200, body: "[\"low\"]"),
    FakeExample(
      "returnedWholeListOfItem", status: 200, body: "[{\"size\":1,\"note\":\"example note\"}]"),
    FakeExample(
      "returnedWholeListOfChoice", status: 200, body: "[{\"shape\":\"circle\",\"radius\":1}]"),
    FakeExample("returnedWholeMapOfText", status: 200, body: "{\"example\":\"example answer\"}"),
    FakeExample("returnedWholeMapOfInteger", status: 200, body: "{\"example\":1}"),
    FakeExample("returnedWholeMapOfDecimal", status: 200, body: "{\"example\":1.5}"),
    FakeExample(
      "returnedWholeMapOfMoment", status: 200, body: "{\"example\":\"2030-01-01T00:00:00Z\"}"),
    FakeExample("returnedWholeMapOfUnixMoment", status: 200, body: "{\"example\":1893456000}"),
    FakeExample(
      "returnedWholeMapOfUuid", status: 200,
      body: "{\"example\":\"00000000-0000-4000-8000-000000000001\"}"),
    FakeExample(
      "returnedWholeMapOfLink", status: 200, body: "{\"example\":\"https://example.com/\"}"),
    FakeExample("returnedWholeMapOfBytes", status: 200, body: "{\"example\":\"AAECAw==\"}"),
    FakeExample("returnedWholeMapOfFree", status: 200, body: "{\"example\":{\"example\":true}}"),
    FakeExample("returnedWholeMapOfKind", status: 200, body: "{\"example\":\"low\"}"),
    FakeExample(
      "returnedWholeMapOfItem", status: 200,
      body: "{\"example\":{\"size\":1,\"note\":\"example note\"}}"),
    FakeExample(
      "returnedWholeMapOfChoice", status: 200,
      body: "{\"example\":{\"shape\":\"circle\",\"radius\":1}}"),
    FakeExample("refusedInBody", "refusedAtPath", "refusedInHeader", "refusalTold", status: 204),
  ]
}

nonisolated extension CensusReturned.Client: CensusReturned.API, FakeableClient {
  public static var fakeExamples: [FakeExample] { CensusReturned.examples }

  public static func fake(
    _ configuration: CensusReturned.Configuration, by transport: any Transport,
    _ store: any TokenStore, _ clock: any WallClock
  ) -> Self {
    Self(configuration: configuration, store: store, transport: transport, clock: clock)
  }
}

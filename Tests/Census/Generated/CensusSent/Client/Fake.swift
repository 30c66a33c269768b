// Written by authgen from sent.yaml: change the contract, not this file.

import AuthClient
import AuthWeb
import Foundation

nonisolated extension CensusSent {
  /// All calls of the client, for code that takes a client or a substitute.
  public protocol API: Sendable {
    var session: AuthSession<CensusSent> { get }
    func with(_ options: CallOptions) -> Self
    func sentInBody(
      text: String, integer: Int, decimal: Double, truth: Bool, moment: Date, span: Int,
      unixMoment: UnixTime, duration: String, uuid: UUID, mail: String, phone: String,
      username: String, identifier: String, password: Secret, newPassword: Secret, otp: Secret,
      link: URL, jwt: Secret, bytes: Data, free: AnyJSON, secret: Secret, integerAsText: Int,
      decimalAsText: Double, truthAsText: Bool, spanAsText: Int, unixMomentAsText: UnixTime,
      safeBytes: URLSafeBytes, level: SentInBodyLevel, kind: Kind, inner: Int, item: Item,
      choice: Shape, wireBlank: String, wireHyphen: String, wireBrackets: String, wireQuote: String,
      wireHan: String, wireAmpersand: String, wireAt: String, wireUnderscore: String,
      wireDollar: String, wireBackslash: String, wireNumber: String, listOfText: [String],
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
      mapOfChoice: [String: Shape], maybeText: String?, maybeInteger: Int?, maybeDecimal: Double?,
      maybeTruth: Bool?, maybeMoment: Date?, maybeSpan: Int?, maybeUnixMoment: UnixTime?,
      maybeDuration: String?, maybeUuid: UUID?, maybeMail: String?, maybePhone: String?,
      maybeUsername: String?, maybeIdentifier: String?, maybePassword: Secret?,
      maybeNewPassword: Secret?, maybeOtp: Secret?, maybeLink: URL?, maybeJwt: Secret?,
      maybeBytes: Data?, maybeFree: AnyJSON?, maybeSecret: Secret?, maybeIntegerAsText: Int?,
      maybeDecimalAsText: Double?, maybeTruthAsText: Bool?, maybeSpanAsText: Int?,
      maybeUnixMomentAsText: UnixTime?, maybeSafeBytes: URLSafeBytes?, maybeKind: Kind?,
      maybeItem: Item?, maybeChoice: Shape?, maybeListOfText: [String]?, maybeListOfUuid: [UUID]?,
      maybeListOfSecret: [Secret]?, maybeListOfIntegerAsText: [Int]?,
      maybeListOfSafeBytes: [URLSafeBytes]?, maybeListOfItem: [Item]?,
      maybeMapOfText: [String: String]?, maybeMapOfUuid: [String: UUID]?,
      maybeMapOfSecret: [String: Secret]?, maybeMapOfIntegerAsText: [String: Int]?,
      maybeMapOfSafeBytes: [String: URLSafeBytes]?, maybeMapOfItem: [String: Item]?
    ) async throws(CallFailure<NoRefusal>)
    func sentInRecord(record: SentRecord) async throws(CallFailure<NoRefusal>)
    func sentInList(items: [SentItem]) async throws(CallFailure<NoRefusal>)
    func sentInMap(entries: [String: SentEntry]) async throws(CallFailure<NoRefusal>)
    func sentInChoice(choice: SentChoice) async throws(CallFailure<NoRefusal>)
    func sentInForm(
      text: String, integer: Int, decimal: Double, truth: Bool, moment: Date, span: Int,
      unixMoment: UnixTime, duration: String, uuid: UUID, mail: String, phone: String,
      username: String, identifier: String, password: Secret, newPassword: Secret, otp: Secret,
      link: URL, jwt: Secret, bytes: Data, secret: Secret, integerAsText: Int,
      decimalAsText: Double, truthAsText: Bool, spanAsText: Int, unixMomentAsText: UnixTime,
      safeBytes: URLSafeBytes, level: SentInFormLevel, kind: Kind, wireBlank: String,
      wireHyphen: String, wireBrackets: String, wireQuote: String, wireHan: String,
      wireAmpersand: String, wireAt: String, wireUnderscore: String, wireDollar: String,
      wireBackslash: String, wireNumber: String, maybeText: String?, maybeInteger: Int?,
      maybeDecimal: Double?, maybeTruth: Bool?, maybeMoment: Date?, maybeSpan: Int?,
      maybeUnixMoment: UnixTime?, maybeDuration: String?, maybeUuid: UUID?, maybeMail: String?,
      maybePhone: String?, maybeUsername: String?, maybeIdentifier: String?, maybePassword: Secret?,
      maybeNewPassword: Secret?, maybeOtp: Secret?, maybeLink: URL?, maybeJwt: Secret?,
      maybeBytes: Data?, maybeSecret: Secret?, maybeIntegerAsText: Int?,
      maybeDecimalAsText: Double?, maybeTruthAsText: Bool?, maybeSpanAsText: Int?,
      maybeUnixMomentAsText: UnixTime?, maybeSafeBytes: URLSafeBytes?, maybeKind: Kind?
    ) async throws(CallFailure<NoRefusal>)
    func sentInQuery(
      text: String, integer: Int, decimal: Double, truth: Bool, moment: Date, span: Int,
      unixMoment: UnixTime, duration: String, uuid: UUID, mail: String, phone: String,
      username: String, identifier: String, otp: Secret, link: URL, bytes: Data, integerAsText: Int,
      decimalAsText: Double, truthAsText: Bool, spanAsText: Int, unixMomentAsText: UnixTime,
      safeBytes: URLSafeBytes, level: SentInQueryLevel, kind: Kind, wireBlank: String,
      wireHyphen: String, wireDot: String, wireBrackets: String, wireQuote: String, wireHan: String,
      wireAmpersand: String, wireAt: String, wireUnderscore: String, wireDollar: String,
      wireBackslash: String, wireNumber: String, maybeText: String?, maybeInteger: Int?,
      maybeDecimal: Double?, maybeTruth: Bool?, maybeMoment: Date?, maybeSpan: Int?,
      maybeUnixMoment: UnixTime?, maybeDuration: String?, maybeUuid: UUID?, maybeMail: String?,
      maybePhone: String?, maybeUsername: String?, maybeIdentifier: String?, maybeOtp: Secret?,
      maybeLink: URL?, maybeBytes: Data?, maybeIntegerAsText: Int?, maybeDecimalAsText: Double?,
      maybeTruthAsText: Bool?, maybeSpanAsText: Int?, maybeUnixMomentAsText: UnixTime?,
      maybeSafeBytes: URLSafeBytes?, maybeKind: Kind?
    ) async throws(CallFailure<NoRefusal>)
    func sentInPathText(text: String) async throws(CallFailure<NoRefusal>)
    func sentInPathInteger(integer: Int) async throws(CallFailure<NoRefusal>)
    func sentInPathDecimal(decimal: Double) async throws(CallFailure<NoRefusal>)
    func sentInPathTruth(truth: Bool) async throws(CallFailure<NoRefusal>)
    func sentInPathMoment(moment: Date) async throws(CallFailure<NoRefusal>)
    func sentInPathSpan(span: Int) async throws(CallFailure<NoRefusal>)
    func sentInPathUnixMoment(unixMoment: UnixTime) async throws(CallFailure<NoRefusal>)
    func sentInPathDuration(duration: String) async throws(CallFailure<NoRefusal>)
    func sentInPathUuid(uuid: UUID) async throws(CallFailure<NoRefusal>)
    func sentInPathMail(mail: String) async throws(CallFailure<NoRefusal>)
    func sentInPathPhone(phone: String) async throws(CallFailure<NoRefusal>)
    func sentInPathUsername(username: String) async throws(CallFailure<NoRefusal>)
    func sentInPathIdentifier(identifier: String) async throws(CallFailure<NoRefusal>)
    func sentInPathOtp(otp: Secret) async throws(CallFailure<NoRefusal>)
    func sentInPathLink(link: URL) async throws(CallFailure<NoRefusal>)
    func sentInPathBytes(bytes: Data) async throws(CallFailure<NoRefusal>)
    func sentInPathIntegerAsText(integerAsText: Int) async throws(CallFailure<NoRefusal>)
    func sentInPathDecimalAsText(decimalAsText: Double) async throws(CallFailure<NoRefusal>)
    func sentInPathTruthAsText(truthAsText: Bool) async throws(CallFailure<NoRefusal>)
    func sentInPathSpanAsText(spanAsText: Int) async throws(CallFailure<NoRefusal>)
    func sentInPathUnixMomentAsText(unixMomentAsText: UnixTime) async throws(CallFailure<NoRefusal>)
    func sentInPathSafeBytes(safeBytes: URLSafeBytes) async throws(CallFailure<NoRefusal>)
    func sentInPathLevel(level: SentInPathLevelLevel) async throws(CallFailure<NoRefusal>)
    func sentInPathKind(kind: Kind) async throws(CallFailure<NoRefusal>)
    func sentInPathFixedText() async throws(CallFailure<NoRefusal>)
    func sentInPathFixedNumber() async throws(CallFailure<NoRefusal>)
    func sentInPathFixedTruth() async throws(CallFailure<NoRefusal>)
    func sentInPathQuotedNumber() async throws(CallFailure<NoRefusal>)
    func sentInPathQuotedTruth() async throws(CallFailure<NoRefusal>)
    func sentInPathFraction() async throws(CallFailure<NoRefusal>)
    func sentInPathWireBlank(wireBlank: String) async throws(CallFailure<NoRefusal>)
    func sentInPathWireHyphen(wireHyphen: String) async throws(CallFailure<NoRefusal>)
    func sentInPathWireDot(wireDot: String) async throws(CallFailure<NoRefusal>)
    func sentInPathWireBrackets(wireBrackets: String) async throws(CallFailure<NoRefusal>)
    func sentInPathWireQuote(wireQuote: String) async throws(CallFailure<NoRefusal>)
    func sentInPathWireHan(wireHan: String) async throws(CallFailure<NoRefusal>)
    func sentInPathWireAmpersand(wireAmpersand: String) async throws(CallFailure<NoRefusal>)
    func sentInPathWireAt(wireAt: String) async throws(CallFailure<NoRefusal>)
    func sentInPathWireUnderscore(wireUnderscore: String) async throws(CallFailure<NoRefusal>)
    func sentInPathWireDollar(wireDollar: String) async throws(CallFailure<NoRefusal>)
    func sentInPathWireBackslash(wireBackslash: String) async throws(CallFailure<NoRefusal>)
    func sentInPathWireNumber(wireNumber: String) async throws(CallFailure<NoRefusal>)
    func sentInPathSettingText() async throws(CallFailure<NoRefusal>)
    func sentInPathSettingInteger() async throws(CallFailure<NoRefusal>)
    func sentInPathSettingTruth() async throws(CallFailure<NoRefusal>)
    func sentInPathSettingSecret() async throws(CallFailure<NoRefusal>)
    func sentInPathSettingLink() async throws(CallFailure<NoRefusal>)
    func sentInPathSettingBytes() async throws(CallFailure<NoRefusal>)
    func sentInPathSettingAsText() async throws(CallFailure<NoRefusal>)
    func sentInPathCallbackURL() async throws(CallFailure<NoRefusal>)
    func sentInPathClientId() async throws(CallFailure<NoRefusal>)
    func sentInPathScopes() async throws(CallFailure<NoRefusal>)
    func sentInHeader(
      text: String, integer: Int, decimal: Double, truth: Bool, moment: Date, span: Int,
      unixMoment: UnixTime, duration: String, uuid: UUID, mail: String, phone: String,
      username: String, identifier: String, password: Secret, newPassword: Secret, otp: Secret,
      link: URL, jwt: Secret, bytes: Data, secret: Secret, integerAsText: Int,
      decimalAsText: Double, truthAsText: Bool, spanAsText: Int, unixMomentAsText: UnixTime,
      safeBytes: URLSafeBytes, level: SentInHeaderLevel, kind: Kind, wireHyphen: String,
      wireDot: String, wireUnderscore: String, wireDollar: String, wireNumber: String,
      maybeText: String?, maybeInteger: Int?, maybeDecimal: Double?, maybeTruth: Bool?,
      maybeMoment: Date?, maybeSpan: Int?, maybeUnixMoment: UnixTime?, maybeDuration: String?,
      maybeUuid: UUID?, maybeMail: String?, maybePhone: String?, maybeUsername: String?,
      maybeIdentifier: String?, maybePassword: Secret?, maybeNewPassword: Secret?,
      maybeOtp: Secret?, maybeLink: URL?, maybeJwt: Secret?, maybeBytes: Data?,
      maybeSecret: Secret?, maybeIntegerAsText: Int?, maybeDecimalAsText: Double?,
      maybeTruthAsText: Bool?, maybeSpanAsText: Int?, maybeUnixMomentAsText: UnixTime?,
      maybeSafeBytes: URLSafeBytes?, maybeKind: Kind?
    ) async throws(CallFailure<NoRefusal>)
    func sentInCookie(
      text: String, integer: Int, decimal: Double, truth: Bool, moment: Date, span: Int,
      unixMoment: UnixTime, duration: String, uuid: UUID, mail: String, phone: String,
      username: String, identifier: String, password: Secret, newPassword: Secret, otp: Secret,
      link: URL, jwt: Secret, bytes: Data, secret: Secret, integerAsText: Int,
      decimalAsText: Double, truthAsText: Bool, spanAsText: Int, unixMomentAsText: UnixTime,
      safeBytes: URLSafeBytes, level: SentInCookieLevel, kind: Kind, wireHyphen: String,
      wireDot: String, wireUnderscore: String, wireDollar: String, wireNumber: String,
      maybeText: String?, maybeInteger: Int?, maybeDecimal: Double?, maybeTruth: Bool?,
      maybeMoment: Date?, maybeSpan: Int?, maybeUnixMoment: UnixTime?, maybeDuration: String?,
      maybeUuid: UUID?, maybeMail: String?, maybePhone: String?, maybeUsername: String?,
      maybeIdentifier: String?, maybePassword: Secret?, maybeNewPassword: Secret?,
      maybeOtp: Secret?, maybeLink: URL?, maybeJwt: Secret?, maybeBytes: Data?,
      maybeSecret: Secret?, maybeIntegerAsText: Int?, maybeDecimalAsText: Double?,
      maybeTruthAsText: Bool?, maybeSpanAsText: Int?, maybeUnixMomentAsText: UnixTime?,
      maybeSafeBytes: URLSafeBytes?, maybeKind: Kind?
    ) async throws(CallFailure<NoRefusal>)
    func sentToPage(
      text: String, integer: Int, decimal: Double, truth: Bool, moment: Date, span: Int,
      unixMoment: UnixTime, duration: String, uuid: UUID, mail: String, phone: String,
      username: String, identifier: String, otp: Secret, link: URL, bytes: Data, integerAsText: Int,
      decimalAsText: Double, truthAsText: Bool, spanAsText: Int, unixMomentAsText: UnixTime,
      safeBytes: URLSafeBytes, level: SentToPageLevel, kind: Kind, wireBlank: String,
      wireHyphen: String, wireDot: String, wireBrackets: String, wireQuote: String, wireHan: String,
      wireAmpersand: String, wireAt: String, wireUnderscore: String, wireDollar: String,
      wireBackslash: String, wireNumber: String, maybeText: String?, maybeInteger: Int?,
      maybeDecimal: Double?, maybeTruth: Bool?, maybeMoment: Date?, maybeSpan: Int?,
      maybeUnixMoment: UnixTime?, maybeDuration: String?, maybeUuid: UUID?, maybeMail: String?,
      maybePhone: String?, maybeUsername: String?, maybeIdentifier: String?, maybeOtp: Secret?,
      maybeLink: URL?, maybeBytes: Data?, maybeIntegerAsText: Int?, maybeDecimalAsText: Double?,
      maybeTruthAsText: Bool?, maybeSpanAsText: Int?, maybeUnixMomentAsText: UnixTime?,
      maybeSafeBytes: URLSafeBytes?, maybeKind: Kind?, in web: WebSignIn
    ) async throws(WebFault) -> ArrivalCallback
  }

  /// The endpoints for which a `FakeServer` takes answers.
  public enum Endpoints {
    public static let sentInBody = FakeEndpoint<NoAnswer, NoRefusal>("sentInBody")
    public static let sentInRecord = FakeEndpoint<NoAnswer, NoRefusal>("sentInRecord")
    public static let sentInList = FakeEndpoint<NoAnswer, NoRefusal>("sentInList")
    public static let sentInMap = FakeEndpoint<NoAnswer, NoRefusal>("sentInMap")
    public static let sentInChoice = FakeEndpoint<NoAnswer, NoRefusal>("sentInChoice")
    public static let sentInForm = FakeEndpoint<NoAnswer, NoRefusal>("sentInForm")
    public static let sentInQuery = FakeEndpoint<NoAnswer, NoRefusal>("sentInQuery")
    public static let sentInPathText = FakeEndpoint<NoAnswer, NoRefusal>("sentInPathText")
    public static let sentInPathInteger = FakeEndpoint<NoAnswer, NoRefusal>("sentInPathInteger")
    public static let sentInPathDecimal = FakeEndpoint<NoAnswer, NoRefusal>("sentInPathDecimal")
    public static let sentInPathTruth = FakeEndpoint<NoAnswer, NoRefusal>("sentInPathTruth")
    public static let sentInPathMoment = FakeEndpoint<NoAnswer, NoRefusal>("sentInPathMoment")
    public static let sentInPathSpan = FakeEndpoint<NoAnswer, NoRefusal>("sentInPathSpan")
    public static let sentInPathUnixMoment = FakeEndpoint<NoAnswer, NoRefusal>(
      "sentInPathUnixMoment")
    public static let sentInPathDuration = FakeEndpoint<NoAnswer, NoRefusal>("sentInPathDuration")
    public static let sentInPathUuid = FakeEndpoint<NoAnswer, NoRefusal>("sentInPathUuid")
    public static let sentInPathMail = FakeEndpoint<NoAnswer, NoRefusal>("sentInPathMail")
    public static let sentInPathPhone = FakeEndpoint<NoAnswer, NoRefusal>("sentInPathPhone")
    public static let sentInPathUsername = FakeEndpoint<NoAnswer, NoRefusal>("sentInPathUsername")
    public static let sentInPathIdentifier = FakeEndpoint<NoAnswer, NoRefusal>(
      "sentInPathIdentifier")
    public static let sentInPathOtp = FakeEndpoint<NoAnswer, NoRefusal>("sentInPathOtp")
    public static let sentInPathLink = FakeEndpoint<NoAnswer, NoRefusal>("sentInPathLink")
    public static let sentInPathBytes = FakeEndpoint<NoAnswer, NoRefusal>("sentInPathBytes")
    public static let sentInPathIntegerAsText = FakeEndpoint<NoAnswer, NoRefusal>(
      "sentInPathIntegerAsText")
    public static let sentInPathDecimalAsText = FakeEndpoint<NoAnswer, NoRefusal>(
      "sentInPathDecimalAsText")
    public static let sentInPathTruthAsText = FakeEndpoint<NoAnswer, NoRefusal>(
      "sentInPathTruthAsText")
    public static let sentInPathSpanAsText = FakeEndpoint<NoAnswer, NoRefusal>(
      "sentInPathSpanAsText")
    public static let sentInPathUnixMomentAsText = FakeEndpoint<NoAnswer, NoRefusal>(
      "sentInPathUnixMomentAsText")
    public static let sentInPathSafeBytes = FakeEndpoint<NoAnswer, NoRefusal>("sentInPathSafeBytes")
    public static let sentInPathLevel = FakeEndpoint<NoAnswer, NoRefusal>("sentInPathLevel")
    public static let sentInPathKind = FakeEndpoint<NoAnswer, NoRefusal>("sentInPathKind")
    public static let sentInPathFixedText = FakeEndpoint<NoAnswer, NoRefusal>("sentInPathFixedText")
    public static let sentInPathFixedNumber = FakeEndpoint<NoAnswer, NoRefusal>(
      "sentInPathFixedNumber")
    public static let sentInPathFixedTruth = FakeEndpoint<NoAnswer, NoRefusal>(
      "sentInPathFixedTruth")
    public static let sentInPathQuotedNumber = FakeEndpoint<NoAnswer, NoRefusal>(
      "sentInPathQuotedNumber")
    public static let sentInPathQuotedTruth = FakeEndpoint<NoAnswer, NoRefusal>(
      "sentInPathQuotedTruth")
    public static let sentInPathFraction = FakeEndpoint<NoAnswer, NoRefusal>("sentInPathFraction")
    public static let sentInPathWireBlank = FakeEndpoint<NoAnswer, NoRefusal>("sentInPathWireBlank")
    public static let sentInPathWireHyphen = FakeEndpoint<NoAnswer, NoRefusal>(
      "sentInPathWireHyphen")
    public static let sentInPathWireDot = FakeEndpoint<NoAnswer, NoRefusal>("sentInPathWireDot")
    public static let sentInPathWireBrackets = FakeEndpoint<NoAnswer, NoRefusal>(
      "sentInPathWireBrackets")
    public static let sentInPathWireQuote = FakeEndpoint<NoAnswer, NoRefusal>("sentInPathWireQuote")
    public static let sentInPathWireHan = FakeEndpoint<NoAnswer, NoRefusal>("sentInPathWireHan")
    public static let sentInPathWireAmpersand = FakeEndpoint<NoAnswer, NoRefusal>(
      "sentInPathWireAmpersand")
    public static let sentInPathWireAt = FakeEndpoint<NoAnswer, NoRefusal>("sentInPathWireAt")
    public static let sentInPathWireUnderscore = FakeEndpoint<NoAnswer, NoRefusal>(
      "sentInPathWireUnderscore")
    public static let sentInPathWireDollar = FakeEndpoint<NoAnswer, NoRefusal>(
      "sentInPathWireDollar")
    public static let sentInPathWireBackslash = FakeEndpoint<NoAnswer, NoRefusal>(
      "sentInPathWireBackslash")
    public static let sentInPathWireNumber = FakeEndpoint<NoAnswer, NoRefusal>(
      "sentInPathWireNumber")
    public static let sentInPathSettingText = FakeEndpoint<NoAnswer, NoRefusal>(
      "sentInPathSettingText")
    public static let sentInPathSettingInteger = FakeEndpoint<NoAnswer, NoRefusal>(
      "sentInPathSettingInteger")
    public static let sentInPathSettingTruth = FakeEndpoint<NoAnswer, NoRefusal>(
      "sentInPathSettingTruth")
    public static let sentInPathSettingSecret = FakeEndpoint<NoAnswer, NoRefusal>(
      "sentInPathSettingSecret")
    public static let sentInPathSettingLink = FakeEndpoint<NoAnswer, NoRefusal>(
      "sentInPathSettingLink")
    public static let sentInPathSettingBytes = FakeEndpoint<NoAnswer, NoRefusal>(
      "sentInPathSettingBytes")
    public static let sentInPathSettingAsText = FakeEndpoint<NoAnswer, NoRefusal>(
      "sentInPathSettingAsText")
    public static let sentInPathCallbackURL = FakeEndpoint<NoAnswer, NoRefusal>(
      "sentInPathCallbackURL")
    public static let sentInPathClientId = FakeEndpoint<NoAnswer, NoRefusal>("sentInPathClientId")
    public static let sentInPathScopes = FakeEndpoint<NoAnswer, NoRefusal>("sentInPathScopes")
    public static let sentInHeader = FakeEndpoint<NoAnswer, NoRefusal>("sentInHeader")
    public static let sentInCookie = FakeEndpoint<NoAnswer, NoRefusal>("sentInCookie")
  }

  /// The answers that a `FakeServer` gives by default.
  public static let examples: [FakeExample] = [
    FakeExample(
      "sentInBody", "sentInRecord", "sentInList", "sentInMap", "sentInChoice", "sentInForm",
      "sentInQuery", "sentInPathText", "sentInPathInteger", "sentInPathDecimal", "sentInPathTruth",
      "sentInPathMoment", "sentInPathSpan", "sentInPathUnixMoment", "sentInPathDuration",
      "sentInPathUuid", "sentInPathMail", "sentInPathPhone", "sentInPathUsername",
      "sentInPathIdentifier", "sentInPathOtp", "sentInPathLink", "sentInPathBytes",
      "sentInPathIntegerAsText", "sentInPathDecimalAsText", "sentInPathTruthAsText",
      "sentInPathSpanAsText", "sentInPathUnixMomentAsText", "sentInPathSafeBytes",
      "sentInPathLevel", "sentInPathKind", "sentInPathFixedText", "sentInPathFixedNumber",
      "sentInPathFixedTruth", "sentInPathQuotedNumber", "sentInPathQuotedTruth",
      "sentInPathFraction", "sentInPathWireBlank", "sentInPathWireHyphen", "sentInPathWireDot",
      "sentInPathWireBrackets", "sentInPathWireQuote", "sentInPathWireHan",
      "sentInPathWireAmpersand", "sentInPathWireAt", "sentInPathWireUnderscore",
      "sentInPathWireDollar", "sentInPathWireBackslash", "sentInPathWireNumber",
      "sentInPathSettingText", "sentInPathSettingInteger", "sentInPathSettingTruth",
      "sentInPathSettingSecret", "sentInPathSettingLink", "sentInPathSettingBytes",
      "sentInPathSettingAsText", "sentInPathCallbackURL", "sentInPathClientId", "sentInPathScopes",
      "sentInHeader", "sentInCookie", status: 204)
  ]
}

nonisolated extension CensusSent.Client: CensusSent.API, FakeableClient {
  public static var fakeExamples: [FakeExample] { CensusSent.examples }

  public static func fake(
    _ configuration: CensusSent.Configuration, by transport: any Transport, _ store: any TokenStore,
    _ clock: any WallClock
  ) -> Self {
    Self(configuration: configuration, store: store, transport: transport, clock: clock)
  }
}

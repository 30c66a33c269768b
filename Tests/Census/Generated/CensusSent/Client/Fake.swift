// Written by authgen from sent.yaml: change the contract, not this file.

import AuthClient
import AuthWeb
import Foundation

nonisolated extension CensusSent {
  /// All calls of the client, for code that takes a client or a substitute.
  public protocol API: Sendable {
    var session: AuthSession<CensusSent> { get }
    func with(_ options: CallOptions) -> Self
    func sentInBody(text: String, integer: Int, decimal: Double, truth: Bool, moment: Date, span: Int, unixMoment: UnixTime, duration: String, uuid: UUID, mail: String, phone: String, username: String, identifier: String, password: Secret, newPassword: Secret, otp: Secret, link: URL, jwt: Secret, bytes: Data, free: AnyJSON, secret: Secret, integerAsText: Int, decimalAsText: Double, truthAsText: Bool, spanAsText: Int, unixMomentAsText: UnixTime, safeBytes: URLSafeBytes, level: SentInBodyLevel, kind: Kind, inner: Int, item: Item, choice: Shape, wireBlank: String, wireHyphen: String, wireBrackets: String, wireQuote: String, wireHan: String, wireAmpersand: String, wireAt: String, wireUnderscore: String, wireDollar: String, wireBackslash: String, wireNumber: String, listOfText: [String], listOfInteger: [Int], listOfDecimal: [Double], listOfTruth: [Bool], listOfMoment: [Date], listOfUnixMoment: [UnixTime], listOfUuid: [UUID], listOfLink: [URL], listOfBytes: [Data], listOfFree: [AnyJSON], listOfSecret: [Secret], listOfIntegerAsText: [Int], listOfDecimalAsText: [Double], listOfTruthAsText: [Bool], listOfUnixMomentAsText: [UnixTime], listOfSafeBytes: [URLSafeBytes], listOfKind: [Kind], listOfItem: [Item], listOfChoice: [Shape], mapOfText: [String: String], mapOfInteger: [String: Int], mapOfDecimal: [String: Double], mapOfTruth: [String: Bool], mapOfMoment: [String: Date], mapOfUnixMoment: [String: UnixTime], mapOfUuid: [String: UUID], mapOfLink: [String: URL], mapOfBytes: [String: Data], mapOfFree: [String: AnyJSON], mapOfSecret: [String: Secret], mapOfIntegerAsText: [String: Int], mapOfDecimalAsText: [String: Double], mapOfTruthAsText: [String: Bool], mapOfUnixMomentAsText: [String: UnixTime], mapOfSafeBytes: [String: URLSafeBytes], mapOfKind: [String: Kind], mapOfItem: [String: Item], mapOfChoice: [String: Shape], maybeText: String?, maybeInteger: Int?, maybeDecimal: Double?, maybeTruth: Bool?, maybeMoment: Date?, maybeSpan: Int?, maybeUnixMoment: UnixTime?, maybeDuration: String?, maybeUuid: UUID?, maybeMail: String?, maybePhone: String?, maybeUsername: String?, maybeIdentifier: String?, maybePassword: Secret?, maybeNewPassword: Secret?, maybeOtp: Secret?, maybeLink: URL?, maybeJwt: Secret?, maybeBytes: Data?, maybeFree: AnyJSON?, maybeSecret: Secret?, maybeIntegerAsText: Int?, maybeDecimalAsText: Double?, maybeTruthAsText: Bool?, maybeSpanAsText: Int?, maybeUnixMomentAsText: UnixTime?, maybeSafeBytes: URLSafeBytes?, maybeKind: Kind?, maybeItem: Item?, maybeChoice: Shape?, maybeListOfText: [String]?, maybeListOfUuid: [UUID]?, maybeListOfSecret: [Secret]?, maybeListOfIntegerAsText: [Int]?, maybeListOfSafeBytes: [URLSafeBytes]?, maybeListOfItem: [Item]?, maybeMapOfText: [String: String]?, maybeMapOfUuid: [String: UUID]?, maybeMapOfSecret: [String: Secret]?, maybeMapOfIntegerAsText: [String: Int]?, maybeMapOfSafeBytes: [String: URLSafeBytes]?, maybeMapOfItem: [String: Item]?) async throws(CallFailure<NoRefusal>)
    func sentInRecord(record: SentRecord) async throws(CallFailure<NoRefusal>)
    func sentInList(items: [SentItem]) async throws(CallFailure<NoRefusal>)
    func sentInMap(entries: [String: SentEntry]) async throws(CallFailure<NoRefusal>)
    func sentInChoice(choice: SentChoice) async throws(CallFailure<NoRefusal>)
    func sentInForm(text: String, integer: Int, decimal: Double, truth: Bool, moment: Date, span: Int, unixMoment: UnixTime, duration: String, uuid: UUID, mail: String, phone: String, username: String, identifier: String, password: Secret, newPassword: Secret, otp: Secret, link: URL, jwt: Secret, bytes: Data, secret: Secret, integerAsText: Int, decimalAsText: Double, truthAsText: Bool, spanAsText: Int, unixMomentAsText: UnixTime, safeBytes: URLSafeBytes, level: SentInFormLevel, kind: Kind, wireBlank: String, wireHyphen: String, wireBrackets: String, wireQuote: String, wireHan: String, wireAmpersand: String, wireAt: String, wireUnderscore: String, wireDollar: String, wireBackslash: String, wireNumber: String, maybeText: String?, maybeInteger: Int?, maybeDecimal: Double?, maybeTruth: Bool?, maybeMoment: Date?, maybeSpan: Int?, maybeUnixMoment: UnixTime?, maybeDuration: String?, maybeUuid: UUID?, maybeMail: String?, maybePhone: String?, maybeUsername: String?, maybeIdentifier: String?, maybePassword: Secret?, maybeNewPassword: Secret?, maybeOtp: Secret?, maybeLink: URL?, maybeJwt: Secret?, maybeBytes: Data?, maybeSecret: Secret?, maybeIntegerAsText: Int?, maybeDecimalAsText: Double?, maybeTruthAsText: Bool?, maybeSpanAsText: Int?, maybeUnixMomentAsText: UnixTime?, maybeSafeBytes: URLSafeBytes?, maybeKind: Kind?) async throws(CallFailure<NoRefusal>)
    func sentInQuery(text: String, integer: Int, decimal: Double, truth: Bool, moment: Date, span: Int, unixMoment: UnixTime, duration: String, uuid: UUID, mail: String, phone: String, username: String, identifier: String, otp: Secret, link: URL, bytes: Data, integerAsText: Int, decimalAsText: Double, truthAsText: Bool, spanAsText: Int, unixMomentAsText: UnixTime, safeBytes: URLSafeBytes, level: SentInQueryLevel, kind: Kind, wireBlank: String, wireHyphen: String, wireDot: String, wireBrackets: String, wireQuote: String, wireHan: String, wireAmpersand: String, wireAt: String, wireUnderscore: String, wireDollar: String, wireBackslash: String, wireNumber: String, maybeText: String?, maybeInteger: Int?, maybeDecimal: Double?, maybeTruth: Bool?, maybeMoment: Date?, maybeSpan: Int?, maybeUnixMoment: UnixTime?, maybeDuration: String?, maybeUuid: UUID?, maybeMail: String?, maybePhone: String?, maybeUsername: String?, maybeIdentifier: String?, maybeOtp: Secret?, maybeLink: URL?, maybeBytes: Data?, maybeIntegerAsText: Int?, maybeDecimalAsText: Double?, maybeTruthAsText: Bool?, maybeSpanAsText: Int?, maybeUnixMomentAsText: UnixTime?, maybeSafeBytes: URLSafeBytes?, maybeKind: Kind?) async throws(CallFailure<NoRefusal>)
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
    func sentInHeader(text: String, integer: Int, decimal: Double, truth: Bool, moment: Date, span: Int, unixMoment: UnixTime, duration: String, uuid: UUID, mail: String, phone: String, username: String, identifier: String, password: Secret, newPassword: Secret, otp: Secret, link: URL, jwt: Secret, bytes: Data, secret: Secret, integerAsText: Int, decimalAsText: Double, truthAsText: Bool, spanAsText: Int, unixMomentAsText: UnixTime, safeBytes: URLSafeBytes, level: SentInHeaderLevel, kind: Kind, wireHyphen: String, wireDot: String, wireUnderscore: String, wireDollar: String, wireNumber: String, maybeText: String?, maybeInteger: Int?, maybeDecimal: Double?, maybeTruth: Bool?, maybeMoment: Date?, maybeSpan: Int?, maybeUnixMoment: UnixTime?, maybeDuration: String?, maybeUuid: UUID?, maybeMail: String?, maybePhone: String?, maybeUsername: String?, maybeIdentifier: String?, maybePassword: Secret?, maybeNewPassword: Secret?, maybeOtp: Secret?, maybeLink: URL?, maybeJwt: Secret?, maybeBytes: Data?, maybeSecret: Secret?, maybeIntegerAsText: Int?, maybeDecimalAsText: Double?, maybeTruthAsText: Bool?, maybeSpanAsText: Int?, maybeUnixMomentAsText: UnixTime?, maybeSafeBytes: URLSafeBytes?, maybeKind: Kind?) async throws(CallFailure<NoRefusal>)
    func sentInCookie(text: String, integer: Int, decimal: Double, truth: Bool, moment: Date, span: Int, unixMoment: UnixTime, duration: String, uuid: UUID, mail: String, phone: String, username: String, identifier: String, password: Secret, newPassword: Secret, otp: Secret, link: URL, jwt: Secret, bytes: Data, secret: Secret, integerAsText: Int, decimalAsText: Double, truthAsText: Bool, spanAsText: Int, unixMomentAsText: UnixTime, safeBytes: URLSafeBytes, level: SentInCookieLevel, kind: Kind, wireHyphen: String, wireDot: String, wireUnderscore: String, wireDollar: String, wireNumber: String, maybeText: String?, maybeInteger: Int?, maybeDecimal: Double?, maybeTruth: Bool?, maybeMoment: Date?, maybeSpan: Int?, maybeUnixMoment: UnixTime?, maybeDuration: String?, maybeUuid: UUID?, maybeMail: String?, maybePhone: String?, maybeUsername: String?, maybeIdentifier: String?, maybePassword: Secret?, maybeNewPassword: Secret?, maybeOtp: Secret?, maybeLink: URL?, maybeJwt: Secret?, maybeBytes: Data?, maybeSecret: Secret?, maybeIntegerAsText: Int?, maybeDecimalAsText: Double?, maybeTruthAsText: Bool?, maybeSpanAsText: Int?, maybeUnixMomentAsText: UnixTime?, maybeSafeBytes: URLSafeBytes?, maybeKind: Kind?) async throws(CallFailure<NoRefusal>)
    func sentToPage(text: String, integer: Int, decimal: Double, truth: Bool, moment: Date, span: Int, unixMoment: UnixTime, duration: String, uuid: UUID, mail: String, phone: String, username: String, identifier: String, otp: Secret, link: URL, bytes: Data, integerAsText: Int, decimalAsText: Double, truthAsText: Bool, spanAsText: Int, unixMomentAsText: UnixTime, safeBytes: URLSafeBytes, level: SentToPageLevel, kind: Kind, wireBlank: String, wireHyphen: String, wireDot: String, wireBrackets: String, wireQuote: String, wireHan: String, wireAmpersand: String, wireAt: String, wireUnderscore: String, wireDollar: String, wireBackslash: String, wireNumber: String, maybeText: String?, maybeInteger: Int?, maybeDecimal: Double?, maybeTruth: Bool?, maybeMoment: Date?, maybeSpan: Int?, maybeUnixMoment: UnixTime?, maybeDuration: String?, maybeUuid: UUID?, maybeMail: String?, maybePhone: String?, maybeUsername: String?, maybeIdentifier: String?, maybeOtp: Secret?, maybeLink: URL?, maybeBytes: Data?, maybeIntegerAsText: Int?, maybeDecimalAsText: Double?, maybeTruthAsText: Bool?, maybeSpanAsText: Int?, maybeUnixMomentAsText: UnixTime?, maybeSafeBytes: URLSafeBytes?, maybeKind: Kind?, in web: WebSignIn) async throws(WebFault) -> ArrivalCallback
  }

  /// The endpoints for which a `FakeServer` takes answers.
  public enum Endpoints {
    public static var sentInBody: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInBody") }
    public static var sentInRecord: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInRecord") }
    public static var sentInList: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInList") }
    public static var sentInMap: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInMap") }
    public static var sentInChoice: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInChoice") }
    public static var sentInForm: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInForm") }
    public static var sentInQuery: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInQuery") }
    public static var sentInPathText: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInPathText") }
    public static var sentInPathInteger: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInPathInteger") }
    public static var sentInPathDecimal: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInPathDecimal") }
    public static var sentInPathTruth: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInPathTruth") }
    public static var sentInPathMoment: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInPathMoment") }
    public static var sentInPathSpan: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInPathSpan") }
    public static var sentInPathUnixMoment: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInPathUnixMoment") }
    public static var sentInPathDuration: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInPathDuration") }
    public static var sentInPathUuid: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInPathUuid") }
    public static var sentInPathMail: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInPathMail") }
    public static var sentInPathPhone: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInPathPhone") }
    public static var sentInPathUsername: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInPathUsername") }
    public static var sentInPathIdentifier: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInPathIdentifier") }
    public static var sentInPathOtp: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInPathOtp") }
    public static var sentInPathLink: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInPathLink") }
    public static var sentInPathBytes: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInPathBytes") }
    public static var sentInPathIntegerAsText: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInPathIntegerAsText") }
    public static var sentInPathDecimalAsText: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInPathDecimalAsText") }
    public static var sentInPathTruthAsText: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInPathTruthAsText") }
    public static var sentInPathSpanAsText: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInPathSpanAsText") }
    public static var sentInPathUnixMomentAsText: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInPathUnixMomentAsText") }
    public static var sentInPathSafeBytes: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInPathSafeBytes") }
    public static var sentInPathLevel: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInPathLevel") }
    public static var sentInPathKind: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInPathKind") }
    public static var sentInPathFixedText: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInPathFixedText") }
    public static var sentInPathFixedNumber: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInPathFixedNumber") }
    public static var sentInPathFixedTruth: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInPathFixedTruth") }
    public static var sentInPathQuotedNumber: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInPathQuotedNumber") }
    public static var sentInPathQuotedTruth: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInPathQuotedTruth") }
    public static var sentInPathFraction: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInPathFraction") }
    public static var sentInPathWireBlank: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInPathWireBlank") }
    public static var sentInPathWireHyphen: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInPathWireHyphen") }
    public static var sentInPathWireDot: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInPathWireDot") }
    public static var sentInPathWireBrackets: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInPathWireBrackets") }
    public static var sentInPathWireQuote: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInPathWireQuote") }
    public static var sentInPathWireHan: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInPathWireHan") }
    public static var sentInPathWireAmpersand: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInPathWireAmpersand") }
    public static var sentInPathWireAt: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInPathWireAt") }
    public static var sentInPathWireUnderscore: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInPathWireUnderscore") }
    public static var sentInPathWireDollar: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInPathWireDollar") }
    public static var sentInPathWireBackslash: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInPathWireBackslash") }
    public static var sentInPathWireNumber: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInPathWireNumber") }
    public static var sentInPathSettingText: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInPathSettingText") }
    public static var sentInPathSettingInteger: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInPathSettingInteger") }
    public static var sentInPathSettingTruth: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInPathSettingTruth") }
    public static var sentInPathSettingSecret: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInPathSettingSecret") }
    public static var sentInPathSettingLink: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInPathSettingLink") }
    public static var sentInPathSettingBytes: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInPathSettingBytes") }
    public static var sentInPathSettingAsText: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInPathSettingAsText") }
    public static var sentInPathCallbackURL: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInPathCallbackURL") }
    public static var sentInPathClientId: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInPathClientId") }
    public static var sentInPathScopes: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInPathScopes") }
    public static var sentInHeader: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInHeader") }
    public static var sentInCookie: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInCookie") }
  }

  /// The answers that a `FakeServer` gives by default.
  public static let examples: [FakeExample] = [
    FakeExample("sentInBody", status: 204),
    FakeExample("sentInRecord", status: 204),
    FakeExample("sentInList", status: 204),
    FakeExample("sentInMap", status: 204),
    FakeExample("sentInChoice", status: 204),
    FakeExample("sentInForm", status: 204),
    FakeExample("sentInQuery", status: 204),
    FakeExample("sentInPathText", status: 204),
    FakeExample("sentInPathInteger", status: 204),
    FakeExample("sentInPathDecimal", status: 204),
    FakeExample("sentInPathTruth", status: 204),
    FakeExample("sentInPathMoment", status: 204),
    FakeExample("sentInPathSpan", status: 204),
    FakeExample("sentInPathUnixMoment", status: 204),
    FakeExample("sentInPathDuration", status: 204),
    FakeExample("sentInPathUuid", status: 204),
    FakeExample("sentInPathMail", status: 204),
    FakeExample("sentInPathPhone", status: 204),
    FakeExample("sentInPathUsername", status: 204),
    FakeExample("sentInPathIdentifier", status: 204),
    FakeExample("sentInPathOtp", status: 204),
    FakeExample("sentInPathLink", status: 204),
    FakeExample("sentInPathBytes", status: 204),
    FakeExample("sentInPathIntegerAsText", status: 204),
    FakeExample("sentInPathDecimalAsText", status: 204),
    FakeExample("sentInPathTruthAsText", status: 204),
    FakeExample("sentInPathSpanAsText", status: 204),
    FakeExample("sentInPathUnixMomentAsText", status: 204),
    FakeExample("sentInPathSafeBytes", status: 204),
    FakeExample("sentInPathLevel", status: 204),
    FakeExample("sentInPathKind", status: 204),
    FakeExample("sentInPathFixedText", status: 204),
    FakeExample("sentInPathFixedNumber", status: 204),
    FakeExample("sentInPathFixedTruth", status: 204),
    FakeExample("sentInPathQuotedNumber", status: 204),
    FakeExample("sentInPathQuotedTruth", status: 204),
    FakeExample("sentInPathFraction", status: 204),
    FakeExample("sentInPathWireBlank", status: 204),
    FakeExample("sentInPathWireHyphen", status: 204),
    FakeExample("sentInPathWireDot", status: 204),
    FakeExample("sentInPathWireBrackets", status: 204),
    FakeExample("sentInPathWireQuote", status: 204),
    FakeExample("sentInPathWireHan", status: 204),
    FakeExample("sentInPathWireAmpersand", status: 204),
    FakeExample("sentInPathWireAt", status: 204),
    FakeExample("sentInPathWireUnderscore", status: 204),
    FakeExample("sentInPathWireDollar", status: 204),
    FakeExample("sentInPathWireBackslash", status: 204),
    FakeExample("sentInPathWireNumber", status: 204),
    FakeExample("sentInPathSettingText", status: 204),
    FakeExample("sentInPathSettingInteger", status: 204),
    FakeExample("sentInPathSettingTruth", status: 204),
    FakeExample("sentInPathSettingSecret", status: 204),
    FakeExample("sentInPathSettingLink", status: 204),
    FakeExample("sentInPathSettingBytes", status: 204),
    FakeExample("sentInPathSettingAsText", status: 204),
    FakeExample("sentInPathCallbackURL", status: 204),
    FakeExample("sentInPathClientId", status: 204),
    FakeExample("sentInPathScopes", status: 204),
    FakeExample("sentInHeader", status: 204),
    FakeExample("sentInCookie", status: 204),
  ]
}

nonisolated extension CensusSent.Client: CensusSent.API, FakeableClient {
  public static var fakeExamples: [FakeExample] { CensusSent.examples }

  public static func fake(_ configuration: CensusSent.Configuration, by transport: any Transport, _ store: any TokenStore, _ clock: any WallClock) -> Self {
    Self(configuration: configuration, store: store, transport: transport, clock: clock)
  }
}

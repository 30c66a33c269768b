// Written by authgen from sent.yaml: change the contract, not this file.

import AuthClient
import AuthWeb
import Foundation

/// The API of CensusSent.
public nonisolated enum CensusSent: AuthContract {}

nonisolated extension CensusSent {
  /// An environment of the service.
  public enum Environment: String, CaseIterable, Sendable {
    case production
  }

  /// The URLs of an environment's servers.
  public struct Hosts: Sendable {
    public let api: URL
    public let form: URL

    public init(_ environment: Environment, _ configuration: Configuration) {
      switch environment {
      case .production:
        self.api = URL(string: "https://api.example")!
        self.form = URL(string: "https://form.example")!
      }
    }

    #if DEBUG
      /// Servers at other URLs, for the development of a server. Release builds do not have them.
      public init(api: URL, form: URL) {
        self.api = api
        self.form = form
      }
    #endif
  }

  /// The configuration of one deployment, for its client.
  public struct Configuration: Sendable {
    public var text: String
    public var integer: Int
    public var truth: Bool
    public var secret: Secret
    public var link: URL
    public var bytes: Data
    public var counted: Int

    public init(
      text: String, integer: Int, truth: Bool, secret: Secret, link: URL, bytes: Data, counted: Int
    ) {
      self.text = text
      self.integer = integer
      self.truth = truth
      self.secret = secret
      self.link = link
      self.bytes = bytes
      self.counted = counted
    }
  }

  /// Every call, and the session that they share. Copies are the same client.
  public struct Client: Sendable {
    public private(set) var session: AuthSession<CensusSent>
    private let hosts: Hosts
    private let configuration: Configuration

    public init(
      configuration: Configuration, environment: Environment = .production, store: any TokenStore,
      transport: any Transport = URLSessionTransport(), clock: any WallClock = SystemClock(),
      observers: [any ClientObserver] = [], requestIDs: RequestIDs = RequestIDs(header: nil),
      background: any BackgroundTime = SystemBackgroundTime(), userAgent: String? = nil
    ) {
      self.init(
        configuration: configuration, hosts: Hosts(environment, configuration), store: store,
        transport: transport, clock: clock, observers: observers, requestIDs: requestIDs,
        background: background, userAgent: userAgent)
    }

    public init(
      configuration: Configuration, hosts: Hosts, store: any TokenStore,
      transport: any Transport = URLSessionTransport(), clock: any WallClock = SystemClock(),
      observers: [any ClientObserver] = [], requestIDs: RequestIDs = RequestIDs(header: nil),
      background: any BackgroundTime = SystemBackgroundTime(), userAgent: String? = nil
    ) {
      session = AuthSession(
        server: hosts.api, store: store, transport: transport, clock: clock, observers: observers,
        requestIDs: requestIDs, background: background, userAgent: userAgent)
      self.hosts = hosts
      self.configuration = configuration
    }

    /// The same client, whose calls have these options. A renewal has none.
    public func with(_ options: CallOptions) -> Self {
      var client = self
      client.session = session.with(options)
      return client
    }

    /// `POST /sentInBody`
    public func sentInBody(
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
    ) async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>(
          "sentInBody", .post, "/sentInBody",
          body: SentInBodyBody(
            text: text, integer: integer, decimal: decimal, truth: truth, moment: moment,
            span: span, unixMoment: unixMoment, duration: duration, uuid: uuid.wireText, mail: mail,
            phone: phone, username: username, identifier: identifier, password: password,
            newPassword: newPassword, otp: otp, link: link, jwt: jwt, bytes: bytes, free: free,
            secret: secret, integerAsText: integerAsText, decimalAsText: decimalAsText,
            truthAsText: truthAsText, spanAsText: spanAsText, unixMomentAsText: unixMomentAsText,
            safeBytes: safeBytes, level: level, kind: kind, box: SentInBodyBox(inner: inner),
            item: item, choice: choice, wireBlank: wireBlank, wireHyphen: wireHyphen,
            wireBrackets: wireBrackets, wireQuote: wireQuote, wireHan: wireHan,
            wireAmpersand: wireAmpersand, wireAt: wireAt, wireUnderscore: wireUnderscore,
            wireDollar: wireDollar, wireBackslash: wireBackslash, wireNumber: wireNumber,
            settingText: configuration.text, settingInteger: configuration.integer,
            settingTruth: configuration.truth, settingSecret: configuration.secret,
            settingLink: configuration.link, settingBytes: configuration.bytes,
            settingAsText: configuration.counted, listOfText: listOfText,
            listOfInteger: listOfInteger, listOfDecimal: listOfDecimal, listOfTruth: listOfTruth,
            listOfMoment: listOfMoment, listOfUnixMoment: listOfUnixMoment,
            listOfUuid: listOfUuid.map(\.wireText), listOfLink: listOfLink,
            listOfBytes: listOfBytes, listOfFree: listOfFree, listOfSecret: listOfSecret,
            listOfIntegerAsText: listOfIntegerAsText, listOfDecimalAsText: listOfDecimalAsText,
            listOfTruthAsText: listOfTruthAsText, listOfUnixMomentAsText: listOfUnixMomentAsText,
            listOfSafeBytes: listOfSafeBytes, listOfKind: listOfKind, listOfItem: listOfItem,
            listOfChoice: listOfChoice, mapOfText: mapOfText, mapOfInteger: mapOfInteger,
            mapOfDecimal: mapOfDecimal, mapOfTruth: mapOfTruth, mapOfMoment: mapOfMoment,
            mapOfUnixMoment: mapOfUnixMoment, mapOfUuid: mapOfUuid.mapValues(\.wireText),
            mapOfLink: mapOfLink, mapOfBytes: mapOfBytes, mapOfFree: mapOfFree,
            mapOfSecret: mapOfSecret, mapOfIntegerAsText: mapOfIntegerAsText,
            mapOfDecimalAsText: mapOfDecimalAsText, mapOfTruthAsText: mapOfTruthAsText,
            mapOfUnixMomentAsText: mapOfUnixMomentAsText, mapOfSafeBytes: mapOfSafeBytes,
            mapOfKind: mapOfKind, mapOfItem: mapOfItem, mapOfChoice: mapOfChoice,
            maybeText: maybeText, maybeInteger: maybeInteger, maybeDecimal: maybeDecimal,
            maybeTruth: maybeTruth, maybeMoment: maybeMoment, maybeSpan: maybeSpan,
            maybeUnixMoment: maybeUnixMoment, maybeDuration: maybeDuration,
            maybeUuid: maybeUuid?.wireText, maybeMail: maybeMail, maybePhone: maybePhone,
            maybeUsername: maybeUsername, maybeIdentifier: maybeIdentifier,
            maybePassword: maybePassword, maybeNewPassword: maybeNewPassword, maybeOtp: maybeOtp,
            maybeLink: maybeLink, maybeJwt: maybeJwt, maybeBytes: maybeBytes, maybeFree: maybeFree,
            maybeSecret: maybeSecret, maybeIntegerAsText: maybeIntegerAsText,
            maybeDecimalAsText: maybeDecimalAsText, maybeTruthAsText: maybeTruthAsText,
            maybeSpanAsText: maybeSpanAsText, maybeUnixMomentAsText: maybeUnixMomentAsText,
            maybeSafeBytes: maybeSafeBytes, maybeKind: maybeKind, maybeItem: maybeItem,
            maybeChoice: maybeChoice, maybeListOfText: maybeListOfText,
            maybeListOfUuid: maybeListOfUuid?.map(\.wireText), maybeListOfSecret: maybeListOfSecret,
            maybeListOfIntegerAsText: maybeListOfIntegerAsText,
            maybeListOfSafeBytes: maybeListOfSafeBytes, maybeListOfItem: maybeListOfItem,
            maybeMapOfText: maybeMapOfText, maybeMapOfUuid: maybeMapOfUuid?.mapValues(\.wireText),
            maybeMapOfSecret: maybeMapOfSecret, maybeMapOfIntegerAsText: maybeMapOfIntegerAsText,
            maybeMapOfSafeBytes: maybeMapOfSafeBytes, maybeMapOfItem: maybeMapOfItem)))
    }

    /// `POST /sentInRecord`
    public func sentInRecord(record: SentRecord) async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>(
          "sentInRecord", .post, "/sentInRecord", body: SentInRecordBody(record: record)))
    }

    /// `POST /sentInList`
    public func sentInList(items: [SentItem]) async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>(
          "sentInList", .post, "/sentInList", body: SentInListBody(items: items)))
    }

    /// `POST /sentInMap`
    public func sentInMap(entries: [String: SentEntry]) async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>(
          "sentInMap", .post, "/sentInMap", body: SentInMapBody(entries: entries)))
    }

    /// `POST /sentInChoice`
    public func sentInChoice(choice: SentChoice) async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>(
          "sentInChoice", .post, "/sentInChoice", body: SentInChoiceBody(choice: choice)))
    }

    /// `POST /sentInForm`
    public func sentInForm(
      text: String, integer: Int, decimal: Double, truth: Bool, moment: Date, span: Int,
      unixMoment: UnixTime, duration: String, uuid: UUID, mail: String, phone: String,
      username: String, identifier: String, password: Secret, newPassword: Secret, otp: Secret,
      link: URL, jwt: Secret, bytes: Data, secret: Secret, integerAsText: Int,
      decimalAsText: Double, truthAsText: Bool, spanAsText: Int, unixMomentAsText: UnixTime,
      safeBytes: URLSafeBytes, level: SentInFormLevel, kind: Kind, wireBlank: String,
      wireHyphen: String, wireBrackets: String, wireQuote: String, wireHan: String,
      wireAmpersand: String, wireAt: String, wireUnderscore: String, wireDollar: String,
      wireBackslash: String, wireNumber: String, maybeText: String? = nil, maybeInteger: Int? = nil,
      maybeDecimal: Double? = nil, maybeTruth: Bool? = nil, maybeMoment: Date? = nil,
      maybeSpan: Int? = nil, maybeUnixMoment: UnixTime? = nil, maybeDuration: String? = nil,
      maybeUuid: UUID? = nil, maybeMail: String? = nil, maybePhone: String? = nil,
      maybeUsername: String? = nil, maybeIdentifier: String? = nil, maybePassword: Secret? = nil,
      maybeNewPassword: Secret? = nil, maybeOtp: Secret? = nil, maybeLink: URL? = nil,
      maybeJwt: Secret? = nil, maybeBytes: Data? = nil, maybeSecret: Secret? = nil,
      maybeIntegerAsText: Int? = nil, maybeDecimalAsText: Double? = nil,
      maybeTruthAsText: Bool? = nil, maybeSpanAsText: Int? = nil,
      maybeUnixMomentAsText: UnixTime? = nil, maybeSafeBytes: URLSafeBytes? = nil,
      maybeKind: Kind? = nil
    ) async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>(
          "sentInForm", .post, "/sentInForm",
          form: [
            "text": text,
            "integer": integer,
            "decimal": decimal,
            "truth": truth,
            "moment": moment,
            "span": span,
            "unixMoment": unixMoment,
            "duration": duration,
            "uuid": uuid,
            "mail": mail,
            "phone": phone,
            "username": username,
            "identifier": identifier,
            "password": password,
            "newPassword": newPassword,
            "otp": otp,
            "link": link,
            "jwt": jwt,
            "bytes": bytes,
            "secret": secret,
            "integerAsText": integerAsText,
            "decimalAsText": decimalAsText,
            "truthAsText": truthAsText,
            "spanAsText": spanAsText,
            "unixMomentAsText": unixMomentAsText,
            "safeBytes": safeBytes,
            "level": level,
            "kind": kind,
            "fixedText": "p&q/1%",
            "fixedNumber": "-12",
            "fixedTruth": "true",
            "quotedNumber": "12",
            "quotedTruth": "true",
            "fraction": "2.5",
            "two words": wireBlank,
            "X-Odd-Name": wireHyphen,
            "list[0]": wireBrackets,
            "say\"so": wireQuote,
            "名字": wireHan,
            "a&b=c": wireAmpersand,
            "@id": wireAt,
            "_x_1": wireUnderscore,
            "$1": wireDollar,
            "a\\b": wireBackslash,
            "0": wireNumber,
            "settingText": configuration.text,
            "settingInteger": configuration.integer,
            "settingTruth": configuration.truth,
            "settingSecret": configuration.secret,
            "settingLink": configuration.link,
            "settingBytes": configuration.bytes,
            "settingAsText": configuration.counted,
            "callbackURL": "census://arrival",
            "clientId": "house&app",
            "scopes": "openid profile",
            "maybeText": maybeText,
            "maybeInteger": maybeInteger,
            "maybeDecimal": maybeDecimal,
            "maybeTruth": maybeTruth,
            "maybeMoment": maybeMoment,
            "maybeSpan": maybeSpan,
            "maybeUnixMoment": maybeUnixMoment,
            "maybeDuration": maybeDuration,
            "maybeUuid": maybeUuid,
            "maybeMail": maybeMail,
            "maybePhone": maybePhone,
            "maybeUsername": maybeUsername,
            "maybeIdentifier": maybeIdentifier,
            "maybePassword": maybePassword,
            "maybeNewPassword": maybeNewPassword,
            "maybeOtp": maybeOtp,
            "maybeLink": maybeLink,
            "maybeJwt": maybeJwt,
            "maybeBytes": maybeBytes,
            "maybeSecret": maybeSecret,
            "maybeIntegerAsText": maybeIntegerAsText,
            "maybeDecimalAsText": maybeDecimalAsText,
            "maybeTruthAsText": maybeTruthAsText,
            "maybeSpanAsText": maybeSpanAsText,
            "maybeUnixMomentAsText": maybeUnixMomentAsText,
            "maybeSafeBytes": maybeSafeBytes,
            "maybeKind": maybeKind,
          ],
          server: hosts.form))
    }

    /// `GET /sentInQuery`
    public func sentInQuery(
      text: String, integer: Int, decimal: Double, truth: Bool, moment: Date, span: Int,
      unixMoment: UnixTime, duration: String, uuid: UUID, mail: String, phone: String,
      username: String, identifier: String, otp: Secret, link: URL, bytes: Data, integerAsText: Int,
      decimalAsText: Double, truthAsText: Bool, spanAsText: Int, unixMomentAsText: UnixTime,
      safeBytes: URLSafeBytes, level: SentInQueryLevel, kind: Kind, wireBlank: String,
      wireHyphen: String, wireDot: String, wireBrackets: String, wireQuote: String, wireHan: String,
      wireAmpersand: String, wireAt: String, wireUnderscore: String, wireDollar: String,
      wireBackslash: String, wireNumber: String, maybeText: String? = nil, maybeInteger: Int? = nil,
      maybeDecimal: Double? = nil, maybeTruth: Bool? = nil, maybeMoment: Date? = nil,
      maybeSpan: Int? = nil, maybeUnixMoment: UnixTime? = nil, maybeDuration: String? = nil,
      maybeUuid: UUID? = nil, maybeMail: String? = nil, maybePhone: String? = nil,
      maybeUsername: String? = nil, maybeIdentifier: String? = nil, maybeOtp: Secret? = nil,
      maybeLink: URL? = nil, maybeBytes: Data? = nil, maybeIntegerAsText: Int? = nil,
      maybeDecimalAsText: Double? = nil, maybeTruthAsText: Bool? = nil, maybeSpanAsText: Int? = nil,
      maybeUnixMomentAsText: UnixTime? = nil, maybeSafeBytes: URLSafeBytes? = nil,
      maybeKind: Kind? = nil
    ) async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>(
          "sentInQuery", .get, "/sentInQuery",
          query: [
            "text": text,
            "integer": integer,
            "decimal": decimal,
            "truth": truth,
            "moment": moment,
            "span": span,
            "unixMoment": unixMoment,
            "duration": duration,
            "uuid": uuid,
            "mail": mail,
            "phone": phone,
            "username": username,
            "identifier": identifier,
            "otp": otp,
            "link": link,
            "bytes": bytes,
            "integerAsText": integerAsText,
            "decimalAsText": decimalAsText,
            "truthAsText": truthAsText,
            "spanAsText": spanAsText,
            "unixMomentAsText": unixMomentAsText,
            "safeBytes": safeBytes,
            "level": level,
            "kind": kind,
            "fixedText": "p&q/1%",
            "fixedNumber": "-12",
            "fixedTruth": "true",
            "quotedNumber": "12",
            "quotedTruth": "true",
            "fraction": "2.5",
            "two words": wireBlank,
            "X-Odd-Name": wireHyphen,
            "a.b": wireDot,
            "list[0]": wireBrackets,
            "say\"so": wireQuote,
            "名字": wireHan,
            "a&b=c": wireAmpersand,
            "@id": wireAt,
            "_x_1": wireUnderscore,
            "$1": wireDollar,
            "a\\b": wireBackslash,
            "0": wireNumber,
            "settingText": configuration.text,
            "settingInteger": configuration.integer,
            "settingTruth": configuration.truth,
            "settingSecret": configuration.secret,
            "settingLink": configuration.link,
            "settingBytes": configuration.bytes,
            "settingAsText": configuration.counted,
            "callbackURL": "census://arrival",
            "clientId": "house&app",
            "scopes": "openid profile",
            "maybeText": maybeText,
            "maybeInteger": maybeInteger,
            "maybeDecimal": maybeDecimal,
            "maybeTruth": maybeTruth,
            "maybeMoment": maybeMoment,
            "maybeSpan": maybeSpan,
            "maybeUnixMoment": maybeUnixMoment,
            "maybeDuration": maybeDuration,
            "maybeUuid": maybeUuid,
            "maybeMail": maybeMail,
            "maybePhone": maybePhone,
            "maybeUsername": maybeUsername,
            "maybeIdentifier": maybeIdentifier,
            "maybeOtp": maybeOtp,
            "maybeLink": maybeLink,
            "maybeBytes": maybeBytes,
            "maybeIntegerAsText": maybeIntegerAsText,
            "maybeDecimalAsText": maybeDecimalAsText,
            "maybeTruthAsText": maybeTruthAsText,
            "maybeSpanAsText": maybeSpanAsText,
            "maybeUnixMomentAsText": maybeUnixMomentAsText,
            "maybeSafeBytes": maybeSafeBytes,
            "maybeKind": maybeKind,
          ]))
    }

    /// `GET /sentInPathText/{text}`
    public func sentInPathText(text: String) async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>("sentInPathText", .get, "/sentInPathText/\(text)"))
    }

    /// `GET /sentInPathInteger/{integer}`
    public func sentInPathInteger(integer: Int) async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>("sentInPathInteger", .get, "/sentInPathInteger/\(integer)"))
    }

    /// `GET /sentInPathDecimal/{decimal}`
    public func sentInPathDecimal(decimal: Double) async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>("sentInPathDecimal", .get, "/sentInPathDecimal/\(decimal)"))
    }

    /// `GET /sentInPathTruth/{truth}`
    public func sentInPathTruth(truth: Bool) async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>("sentInPathTruth", .get, "/sentInPathTruth/\(truth)"))
    }

    /// `GET /sentInPathMoment/{moment}`
    public func sentInPathMoment(moment: Date) async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>("sentInPathMoment", .get, "/sentInPathMoment/\(moment)"))
    }

    /// `GET /sentInPathSpan/{span}`
    public func sentInPathSpan(span: Int) async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>("sentInPathSpan", .get, "/sentInPathSpan/\(span)"))
    }

    /// `GET /sentInPathUnixMoment/{unixMoment}`
    public func sentInPathUnixMoment(unixMoment: UnixTime) async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>(
          "sentInPathUnixMoment", .get, "/sentInPathUnixMoment/\(unixMoment)"))
    }

    /// `GET /sentInPathDuration/{duration}`
    public func sentInPathDuration(duration: String) async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>("sentInPathDuration", .get, "/sentInPathDuration/\(duration)"))
    }

    /// `GET /sentInPathUuid/{uuid}`
    public func sentInPathUuid(uuid: UUID) async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>("sentInPathUuid", .get, "/sentInPathUuid/\(uuid)"))
    }

    /// `GET /sentInPathMail/{mail}`
    public func sentInPathMail(mail: String) async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>("sentInPathMail", .get, "/sentInPathMail/\(mail)"))
    }

    /// `GET /sentInPathPhone/{phone}`
    public func sentInPathPhone(phone: String) async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>("sentInPathPhone", .get, "/sentInPathPhone/\(phone)"))
    }

    /// `GET /sentInPathUsername/{username}`
    public func sentInPathUsername(username: String) async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>("sentInPathUsername", .get, "/sentInPathUsername/\(username)"))
    }

    /// `GET /sentInPathIdentifier/{identifier}`
    public func sentInPathIdentifier(identifier: String) async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>(
          "sentInPathIdentifier", .get, "/sentInPathIdentifier/\(identifier)"))
    }

    /// `GET /sentInPathOtp/{otp}`
    public func sentInPathOtp(otp: Secret) async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>("sentInPathOtp", .get, "/sentInPathOtp/\(otp)"))
    }

    /// `GET /sentInPathLink/{link}`
    public func sentInPathLink(link: URL) async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>("sentInPathLink", .get, "/sentInPathLink/\(link)"))
    }

    /// `GET /sentInPathBytes/{bytes}`
    public func sentInPathBytes(bytes: Data) async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>("sentInPathBytes", .get, "/sentInPathBytes/\(bytes)"))
    }

    /// `GET /sentInPathIntegerAsText/{integerAsText}`
    public func sentInPathIntegerAsText(integerAsText: Int) async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>(
          "sentInPathIntegerAsText", .get, "/sentInPathIntegerAsText/\(integerAsText)"))
    }

    /// `GET /sentInPathDecimalAsText/{decimalAsText}`
    public func sentInPathDecimalAsText(
      decimalAsText: Double
    ) async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>(
          "sentInPathDecimalAsText", .get, "/sentInPathDecimalAsText/\(decimalAsText)"))
    }

    /// `GET /sentInPathTruthAsText/{truthAsText}`
    public func sentInPathTruthAsText(truthAsText: Bool) async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>(
          "sentInPathTruthAsText", .get, "/sentInPathTruthAsText/\(truthAsText)"))
    }

    /// `GET /sentInPathSpanAsText/{spanAsText}`
    public func sentInPathSpanAsText(spanAsText: Int) async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>(
          "sentInPathSpanAsText", .get, "/sentInPathSpanAsText/\(spanAsText)"))
    }

    /// `GET /sentInPathUnixMomentAsText/{unixMomentAsText}`
    public func sentInPathUnixMomentAsText(
      unixMomentAsText: UnixTime
    ) async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>(
          "sentInPathUnixMomentAsText", .get, "/sentInPathUnixMomentAsText/\(unixMomentAsText)"))
    }

    /// `GET /sentInPathSafeBytes/{safeBytes}`
    public func sentInPathSafeBytes(safeBytes: URLSafeBytes) async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>("sentInPathSafeBytes", .get, "/sentInPathSafeBytes/\(safeBytes)"))
    }

    /// `GET /sentInPathLevel/{level}`
    public func sentInPathLevel(level: SentInPathLevelLevel) async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>("sentInPathLevel", .get, "/sentInPathLevel/\(level)"))
    }

    /// `GET /sentInPathKind/{kind}`
    public func sentInPathKind(kind: Kind) async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>("sentInPathKind", .get, "/sentInPathKind/\(kind)"))
    }

    /// `GET /sentInPathFixedText/{fixedText}`
    public func sentInPathFixedText() async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>("sentInPathFixedText", .get, "/sentInPathFixedText/\("p&q/1%")"))
    }

    /// `GET /sentInPathFixedNumber/{fixedNumber}`
    public func sentInPathFixedNumber() async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>("sentInPathFixedNumber", .get, "/sentInPathFixedNumber/\("-12")"))
    }

    /// `GET /sentInPathFixedTruth/{fixedTruth}`
    public func sentInPathFixedTruth() async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>("sentInPathFixedTruth", .get, "/sentInPathFixedTruth/\("true")"))
    }

    /// `GET /sentInPathQuotedNumber/{quotedNumber}`
    public func sentInPathQuotedNumber() async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>(
          "sentInPathQuotedNumber", .get, "/sentInPathQuotedNumber/\("12")"))
    }

    /// `GET /sentInPathQuotedTruth/{quotedTruth}`
    public func sentInPathQuotedTruth() async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>(
          "sentInPathQuotedTruth", .get, "/sentInPathQuotedTruth/\("true")"))
    }

    /// `GET /sentInPathFraction/{fraction}`
    public func sentInPathFraction() async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>("sentInPathFraction", .get, "/sentInPathFraction/\("2.5")"))
    }

    /// `GET /sentInPathWireBlank/{wireBlank}`
    public func sentInPathWireBlank(wireBlank: String) async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>("sentInPathWireBlank", .get, "/sentInPathWireBlank/\(wireBlank)"))
    }

    /// `GET /sentInPathWireHyphen/{wireHyphen}`
    public func sentInPathWireHyphen(wireHyphen: String) async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>(
          "sentInPathWireHyphen", .get, "/sentInPathWireHyphen/\(wireHyphen)"))
    }

    /// `GET /sentInPathWireDot/{wireDot}`
    public func sentInPathWireDot(wireDot: String) async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>("sentInPathWireDot", .get, "/sentInPathWireDot/\(wireDot)"))
    }

    /// `GET /sentInPathWireBrackets/{wireBrackets}`
    public func sentInPathWireBrackets(wireBrackets: String) async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>(
          "sentInPathWireBrackets", .get, "/sentInPathWireBrackets/\(wireBrackets)"))
    }

    /// `GET /sentInPathWireQuote/{wireQuote}`
    public func sentInPathWireQuote(wireQuote: String) async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>("sentInPathWireQuote", .get, "/sentInPathWireQuote/\(wireQuote)"))
    }

    /// `GET /sentInPathWireHan/{wireHan}`
    public func sentInPathWireHan(wireHan: String) async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>("sentInPathWireHan", .get, "/sentInPathWireHan/\(wireHan)"))
    }

    /// `GET /sentInPathWireAmpersand/{wireAmpersand}`
    public func sentInPathWireAmpersand(
      wireAmpersand: String
    ) async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>(
          "sentInPathWireAmpersand", .get, "/sentInPathWireAmpersand/\(wireAmpersand)"))
    }

    /// `GET /sentInPathWireAt/{wireAt}`
    public func sentInPathWireAt(wireAt: String) async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>("sentInPathWireAt", .get, "/sentInPathWireAt/\(wireAt)"))
    }

    /// `GET /sentInPathWireUnderscore/{wireUnderscore}`
    public func sentInPathWireUnderscore(
      wireUnderscore: String
    ) async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>(
          "sentInPathWireUnderscore", .get, "/sentInPathWireUnderscore/\(wireUnderscore)"))
    }

    /// `GET /sentInPathWireDollar/{wireDollar}`
    public func sentInPathWireDollar(wireDollar: String) async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>(
          "sentInPathWireDollar", .get, "/sentInPathWireDollar/\(wireDollar)"))
    }

    /// `GET /sentInPathWireBackslash/{wireBackslash}`
    public func sentInPathWireBackslash(
      wireBackslash: String
    ) async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>(
          "sentInPathWireBackslash", .get, "/sentInPathWireBackslash/\(wireBackslash)"))
    }

    /// `GET /sentInPathWireNumber/{wireNumber}`
    public func sentInPathWireNumber(wireNumber: String) async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>(
          "sentInPathWireNumber", .get, "/sentInPathWireNumber/\(wireNumber)"))
    }

    /// `GET /sentInPathSettingText/{settingText}`
    public func sentInPathSettingText() async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>(
          "sentInPathSettingText", .get, "/sentInPathSettingText/\(configuration.text)"))
    }

    /// `GET /sentInPathSettingInteger/{settingInteger}`
    public func sentInPathSettingInteger() async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>(
          "sentInPathSettingInteger", .get, "/sentInPathSettingInteger/\(configuration.integer)"))
    }

    /// `GET /sentInPathSettingTruth/{settingTruth}`
    public func sentInPathSettingTruth() async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>(
          "sentInPathSettingTruth", .get, "/sentInPathSettingTruth/\(configuration.truth)"))
    }

    /// `GET /sentInPathSettingSecret/{settingSecret}`
    public func sentInPathSettingSecret() async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>(
          "sentInPathSettingSecret", .get, "/sentInPathSettingSecret/\(configuration.secret)"))
    }

    /// `GET /sentInPathSettingLink/{settingLink}`
    public func sentInPathSettingLink() async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>(
          "sentInPathSettingLink", .get, "/sentInPathSettingLink/\(configuration.link)"))
    }

    /// `GET /sentInPathSettingBytes/{settingBytes}`
    public func sentInPathSettingBytes() async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>(
          "sentInPathSettingBytes", .get, "/sentInPathSettingBytes/\(configuration.bytes)"))
    }

    /// `GET /sentInPathSettingAsText/{settingAsText}`
    public func sentInPathSettingAsText() async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>(
          "sentInPathSettingAsText", .get, "/sentInPathSettingAsText/\(configuration.counted)"))
    }

    /// `GET /sentInPathCallbackURL/{callbackURL}`
    public func sentInPathCallbackURL() async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>(
          "sentInPathCallbackURL", .get, "/sentInPathCallbackURL/\("census://arrival")"))
    }

    /// `GET /sentInPathClientId/{clientId}`
    public func sentInPathClientId() async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>("sentInPathClientId", .get, "/sentInPathClientId/\("house&app")"))
    }

    /// `GET /sentInPathScopes/{scopes}`
    public func sentInPathScopes() async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>(
          "sentInPathScopes", .get, "/sentInPathScopes/\("openid profile")"))
    }

    /// `POST /sentInHeader`
    public func sentInHeader(
      text: String, integer: Int, decimal: Double, truth: Bool, moment: Date, span: Int,
      unixMoment: UnixTime, duration: String, uuid: UUID, mail: String, phone: String,
      username: String, identifier: String, password: Secret, newPassword: Secret, otp: Secret,
      link: URL, jwt: Secret, bytes: Data, secret: Secret, integerAsText: Int,
      decimalAsText: Double, truthAsText: Bool, spanAsText: Int, unixMomentAsText: UnixTime,
      safeBytes: URLSafeBytes, level: SentInHeaderLevel, kind: Kind, wireHyphen: String,
      wireDot: String, wireUnderscore: String, wireDollar: String, wireNumber: String,
      maybeText: String? = nil, maybeInteger: Int? = nil, maybeDecimal: Double? = nil,
      maybeTruth: Bool? = nil, maybeMoment: Date? = nil, maybeSpan: Int? = nil,
      maybeUnixMoment: UnixTime? = nil, maybeDuration: String? = nil, maybeUuid: UUID? = nil,
      maybeMail: String? = nil, maybePhone: String? = nil, maybeUsername: String? = nil,
      maybeIdentifier: String? = nil, maybePassword: Secret? = nil, maybeNewPassword: Secret? = nil,
      maybeOtp: Secret? = nil, maybeLink: URL? = nil, maybeJwt: Secret? = nil,
      maybeBytes: Data? = nil, maybeSecret: Secret? = nil, maybeIntegerAsText: Int? = nil,
      maybeDecimalAsText: Double? = nil, maybeTruthAsText: Bool? = nil, maybeSpanAsText: Int? = nil,
      maybeUnixMomentAsText: UnixTime? = nil, maybeSafeBytes: URLSafeBytes? = nil,
      maybeKind: Kind? = nil
    ) async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>(
          "sentInHeader", .post, "/sentInHeader",
          headers: [
            "text": text,
            "integer": integer,
            "decimal": decimal,
            "truth": truth,
            "moment": moment,
            "span": span,
            "unixMoment": unixMoment,
            "duration": duration,
            "uuid": uuid,
            "mail": mail,
            "phone": phone,
            "username": username,
            "identifier": identifier,
            "password": password,
            "newPassword": newPassword,
            "otp": otp,
            "link": link,
            "jwt": jwt,
            "bytes": bytes,
            "secret": secret,
            "integerAsText": integerAsText,
            "decimalAsText": decimalAsText,
            "truthAsText": truthAsText,
            "spanAsText": spanAsText,
            "unixMomentAsText": unixMomentAsText,
            "safeBytes": safeBytes,
            "level": level,
            "kind": kind,
            "fixedText": "p&q/1%",
            "fixedNumber": "-12",
            "fixedTruth": "true",
            "quotedNumber": "12",
            "quotedTruth": "true",
            "fraction": "2.5",
            "X-Odd-Name": wireHyphen,
            "a.b": wireDot,
            "_x_1": wireUnderscore,
            "$1": wireDollar,
            "0": wireNumber,
            "settingText": configuration.text,
            "settingInteger": configuration.integer,
            "settingTruth": configuration.truth,
            "settingSecret": configuration.secret,
            "settingLink": configuration.link,
            "settingBytes": configuration.bytes,
            "settingAsText": configuration.counted,
            "callbackURL": "census://arrival",
            "clientId": "house&app",
            "scopes": "openid profile",
            "maybeText": maybeText,
            "maybeInteger": maybeInteger,
            "maybeDecimal": maybeDecimal,
            "maybeTruth": maybeTruth,
            "maybeMoment": maybeMoment,
            "maybeSpan": maybeSpan,
            "maybeUnixMoment": maybeUnixMoment,
            "maybeDuration": maybeDuration,
            "maybeUuid": maybeUuid,
            "maybeMail": maybeMail,
            "maybePhone": maybePhone,
            "maybeUsername": maybeUsername,
            "maybeIdentifier": maybeIdentifier,
            "maybePassword": maybePassword,
            "maybeNewPassword": maybeNewPassword,
            "maybeOtp": maybeOtp,
            "maybeLink": maybeLink,
            "maybeJwt": maybeJwt,
            "maybeBytes": maybeBytes,
            "maybeSecret": maybeSecret,
            "maybeIntegerAsText": maybeIntegerAsText,
            "maybeDecimalAsText": maybeDecimalAsText,
            "maybeTruthAsText": maybeTruthAsText,
            "maybeSpanAsText": maybeSpanAsText,
            "maybeUnixMomentAsText": maybeUnixMomentAsText,
            "maybeSafeBytes": maybeSafeBytes,
            "maybeKind": maybeKind,
          ]))
    }

    /// `POST /sentInCookie`
    public func sentInCookie(
      text: String, integer: Int, decimal: Double, truth: Bool, moment: Date, span: Int,
      unixMoment: UnixTime, duration: String, uuid: UUID, mail: String, phone: String,
      username: String, identifier: String, password: Secret, newPassword: Secret, otp: Secret,
      link: URL, jwt: Secret, bytes: Data, secret: Secret, integerAsText: Int,
      decimalAsText: Double, truthAsText: Bool, spanAsText: Int, unixMomentAsText: UnixTime,
      safeBytes: URLSafeBytes, level: SentInCookieLevel, kind: Kind, wireHyphen: String,
      wireDot: String, wireUnderscore: String, wireDollar: String, wireNumber: String,
      maybeText: String? = nil, maybeInteger: Int? = nil, maybeDecimal: Double? = nil,
      maybeTruth: Bool? = nil, maybeMoment: Date? = nil, maybeSpan: Int? = nil,
      maybeUnixMoment: UnixTime? = nil, maybeDuration: String? = nil, maybeUuid: UUID? = nil,
      maybeMail: String? = nil, maybePhone: String? = nil, maybeUsername: String? = nil,
      maybeIdentifier: String? = nil, maybePassword: Secret? = nil, maybeNewPassword: Secret? = nil,
      maybeOtp: Secret? = nil, maybeLink: URL? = nil, maybeJwt: Secret? = nil,
      maybeBytes: Data? = nil, maybeSecret: Secret? = nil, maybeIntegerAsText: Int? = nil,
      maybeDecimalAsText: Double? = nil, maybeTruthAsText: Bool? = nil, maybeSpanAsText: Int? = nil,
      maybeUnixMomentAsText: UnixTime? = nil, maybeSafeBytes: URLSafeBytes? = nil,
      maybeKind: Kind? = nil
    ) async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>(
          "sentInCookie", .post, "/sentInCookie",
          cookies: [
            "text": text,
            "integer": integer,
            "decimal": decimal,
            "truth": truth,
            "moment": moment,
            "span": span,
            "unixMoment": unixMoment,
            "duration": duration,
            "uuid": uuid,
            "mail": mail,
            "phone": phone,
            "username": username,
            "identifier": identifier,
            "password": password,
            "newPassword": newPassword,
            "otp": otp,
            "link": link,
            "jwt": jwt,
            "bytes": bytes,
            "secret": secret,
            "integerAsText": integerAsText,
            "decimalAsText": decimalAsText,
            "truthAsText": truthAsText,
            "spanAsText": spanAsText,
            "unixMomentAsText": unixMomentAsText,
            "safeBytes": safeBytes,
            "level": level,
            "kind": kind,
            "fixedText": "p&q/1%",
            "fixedNumber": "-12",
            "fixedTruth": "true",
            "quotedNumber": "12",
            "quotedTruth": "true",
            "fraction": "2.5",
            "X-Odd-Name": wireHyphen,
            "a.b": wireDot,
            "_x_1": wireUnderscore,
            "$1": wireDollar,
            "0": wireNumber,
            "settingText": configuration.text,
            "settingInteger": configuration.integer,
            "settingTruth": configuration.truth,
            "settingSecret": configuration.secret,
            "settingLink": configuration.link,
            "settingBytes": configuration.bytes,
            "settingAsText": configuration.counted,
            "callbackURL": "census://arrival",
            "clientId": "house&app",
            "maybeText": maybeText,
            "maybeInteger": maybeInteger,
            "maybeDecimal": maybeDecimal,
            "maybeTruth": maybeTruth,
            "maybeMoment": maybeMoment,
            "maybeSpan": maybeSpan,
            "maybeUnixMoment": maybeUnixMoment,
            "maybeDuration": maybeDuration,
            "maybeUuid": maybeUuid,
            "maybeMail": maybeMail,
            "maybePhone": maybePhone,
            "maybeUsername": maybeUsername,
            "maybeIdentifier": maybeIdentifier,
            "maybePassword": maybePassword,
            "maybeNewPassword": maybeNewPassword,
            "maybeOtp": maybeOtp,
            "maybeLink": maybeLink,
            "maybeJwt": maybeJwt,
            "maybeBytes": maybeBytes,
            "maybeSecret": maybeSecret,
            "maybeIntegerAsText": maybeIntegerAsText,
            "maybeDecimalAsText": maybeDecimalAsText,
            "maybeTruthAsText": maybeTruthAsText,
            "maybeSpanAsText": maybeSpanAsText,
            "maybeUnixMomentAsText": maybeUnixMomentAsText,
            "maybeSafeBytes": maybeSafeBytes,
            "maybeKind": maybeKind,
          ]))
    }

    /// Signs in on a web page.
    ///
    /// `GET /sentToPage`
    @discardableResult
    public func sentToPage(
      text: String, integer: Int, decimal: Double, truth: Bool, moment: Date, span: Int,
      unixMoment: UnixTime, duration: String, uuid: UUID, mail: String, phone: String,
      username: String, identifier: String, otp: Secret, link: URL, bytes: Data, integerAsText: Int,
      decimalAsText: Double, truthAsText: Bool, spanAsText: Int, unixMomentAsText: UnixTime,
      safeBytes: URLSafeBytes, level: SentToPageLevel, kind: Kind, wireBlank: String,
      wireHyphen: String, wireDot: String, wireBrackets: String, wireQuote: String, wireHan: String,
      wireAmpersand: String, wireAt: String, wireUnderscore: String, wireDollar: String,
      wireBackslash: String, wireNumber: String, maybeText: String? = nil, maybeInteger: Int? = nil,
      maybeDecimal: Double? = nil, maybeTruth: Bool? = nil, maybeMoment: Date? = nil,
      maybeSpan: Int? = nil, maybeUnixMoment: UnixTime? = nil, maybeDuration: String? = nil,
      maybeUuid: UUID? = nil, maybeMail: String? = nil, maybePhone: String? = nil,
      maybeUsername: String? = nil, maybeIdentifier: String? = nil, maybeOtp: Secret? = nil,
      maybeLink: URL? = nil, maybeBytes: Data? = nil, maybeIntegerAsText: Int? = nil,
      maybeDecimalAsText: Double? = nil, maybeTruthAsText: Bool? = nil, maybeSpanAsText: Int? = nil,
      maybeUnixMomentAsText: UnixTime? = nil, maybeSafeBytes: URLSafeBytes? = nil,
      maybeKind: Kind? = nil, in web: WebSignIn
    ) async throws(WebFault) -> ArrivalCallback {
      try await session.open(
        { _ in
          WebPage(
            hosts.api, "/sentToPage",
            query: [
              "text": text,
              "integer": integer,
              "decimal": decimal,
              "truth": truth,
              "moment": moment,
              "span": span,
              "unixMoment": unixMoment,
              "duration": duration,
              "uuid": uuid,
              "mail": mail,
              "phone": phone,
              "username": username,
              "identifier": identifier,
              "otp": otp,
              "link": link,
              "bytes": bytes,
              "integerAsText": integerAsText,
              "decimalAsText": decimalAsText,
              "truthAsText": truthAsText,
              "spanAsText": spanAsText,
              "unixMomentAsText": unixMomentAsText,
              "safeBytes": safeBytes,
              "level": level,
              "kind": kind,
              "fixedText": "p&q/1%",
              "fixedNumber": "-12",
              "fixedTruth": "true",
              "quotedNumber": "12",
              "quotedTruth": "true",
              "fraction": "2.5",
              "two words": wireBlank,
              "X-Odd-Name": wireHyphen,
              "a.b": wireDot,
              "list[0]": wireBrackets,
              "say\"so": wireQuote,
              "名字": wireHan,
              "a&b=c": wireAmpersand,
              "@id": wireAt,
              "_x_1": wireUnderscore,
              "$1": wireDollar,
              "a\\b": wireBackslash,
              "0": wireNumber,
              "settingText": configuration.text,
              "settingInteger": configuration.integer,
              "settingTruth": configuration.truth,
              "settingSecret": configuration.secret,
              "settingLink": configuration.link,
              "settingBytes": configuration.bytes,
              "settingAsText": configuration.counted,
              "callbackURL": "census://arrival",
              "clientId": "house&app",
              "scopes": "openid profile",
              "maybeText": maybeText,
              "maybeInteger": maybeInteger,
              "maybeDecimal": maybeDecimal,
              "maybeTruth": maybeTruth,
              "maybeMoment": maybeMoment,
              "maybeSpan": maybeSpan,
              "maybeUnixMoment": maybeUnixMoment,
              "maybeDuration": maybeDuration,
              "maybeUuid": maybeUuid,
              "maybeMail": maybeMail,
              "maybePhone": maybePhone,
              "maybeUsername": maybeUsername,
              "maybeIdentifier": maybeIdentifier,
              "maybeOtp": maybeOtp,
              "maybeLink": maybeLink,
              "maybeBytes": maybeBytes,
              "maybeIntegerAsText": maybeIntegerAsText,
              "maybeDecimalAsText": maybeDecimalAsText,
              "maybeTruthAsText": maybeTruthAsText,
              "maybeSpanAsText": maybeSpanAsText,
              "maybeUnixMomentAsText": maybeUnixMomentAsText,
              "maybeSafeBytes": maybeSafeBytes,
              "maybeKind": maybeKind,
            ])
        },
        in: web, isPrivate: false)
    }
  }
}

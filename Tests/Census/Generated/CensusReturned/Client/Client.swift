// Written by authgen from returned.yaml: change the contract, not this file.

import AuthClient
import AuthWeb
import Foundation

/// The API of CensusReturned.
public nonisolated enum CensusReturned: AuthContract {}

nonisolated extension CensusReturned {
  /// An environment of the service.
  public enum Environment: String, CaseIterable, Sendable {
    case production
  }

  /// The URLs of an environment's servers.
  public struct Hosts: Sendable {
    public let api: URL
    public let envelope: URL
    public let told: URL

    public init(_ environment: Environment, _ configuration: Configuration) {
      switch environment {
      case .production:
        self.api = URL(string: "https://api.example")!
        self.envelope = URL(string: "https://envelope.example")!
        self.told = URL(string: "https://told.example")!
      }
    }

    #if DEBUG
      /// Servers at other URLs, for the development of a server. Release builds do not have them.
      public init(api: URL, envelope: URL, told: URL) {
        self.api = api
        self.envelope = envelope
        self.told = told
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

    public init(text: String, integer: Int, truth: Bool, secret: Secret, link: URL, bytes: Data, counted: Int) {
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
    public private(set) var session: AuthSession<CensusReturned>
    private let hosts: Hosts

    public init(configuration: Configuration, environment: Environment = .production, store: any TokenStore, transport: any Transport = URLSessionTransport(), clock: any WallClock = SystemClock(), observers: [any ClientObserver] = [], requestIDs: RequestIDs = RequestIDs(header: nil), background: any BackgroundTime = SystemBackgroundTime(), userAgent: String? = nil) {
      self.init(configuration: configuration, hosts: Hosts(environment, configuration), store: store, transport: transport, clock: clock, observers: observers, requestIDs: requestIDs, background: background, userAgent: userAgent)
    }

    public init(configuration: Configuration, hosts: Hosts, store: any TokenStore, transport: any Transport = URLSessionTransport(), clock: any WallClock = SystemClock(), observers: [any ClientObserver] = [], requestIDs: RequestIDs = RequestIDs(header: nil), background: any BackgroundTime = SystemBackgroundTime(), userAgent: String? = nil) {
      session = AuthSession(server: hosts.api, store: store, transport: transport, clock: clock, observers: observers, requestIDs: requestIDs, background: background, userAgent: userAgent)
      self.hosts = hosts
    }

    /// The same client, whose calls have these options. A renewal has none.
    public func with(_ options: CallOptions) -> Self {
      var client = self
      client.session = session.with(options)
      return client
    }

    /// Answers a call of the app.
    ///
    /// `POST /returnedInBody`
    public func returnedInBody() async throws(CallFailure<NoRefusal>) -> ReturnedInBodyAnswer {
      try await session.call(Call<ReturnedInBodyAnswer, NoRefusal>("returnedInBody", .post, "/returnedInBody"))
    }

    /// Answers a call of the app.
    ///
    /// `POST /returnedInRecord`
    public func returnedInRecord() async throws(CallFailure<NoRefusal>) -> ReturnedInRecordAnswer {
      try await session.call(Call<ReturnedInRecordAnswer, NoRefusal>("returnedInRecord", .post, "/returnedInRecord"))
    }

    /// Answers a call of the app.
    ///
    /// `POST /returnedInList`
    public func returnedInList() async throws(CallFailure<NoRefusal>) -> ReturnedInListAnswer {
      try await session.call(Call<ReturnedInListAnswer, NoRefusal>("returnedInList", .post, "/returnedInList"))
    }

    /// Answers a call of the app.
    ///
    /// `POST /returnedInMap`
    public func returnedInMap() async throws(CallFailure<NoRefusal>) -> ReturnedInMapAnswer {
      try await session.call(Call<ReturnedInMapAnswer, NoRefusal>("returnedInMap", .post, "/returnedInMap"))
    }

    /// Answers a call of the app.
    ///
    /// `POST /returnedInChoice`
    public func returnedInChoice() async throws(CallFailure<NoRefusal>) -> ReturnedInChoiceAnswer {
      try await session.call(Call<ReturnedInChoiceAnswer, NoRefusal>("returnedInChoice", .post, "/returnedInChoice"))
    }

    /// Answers a call of the app.
    ///
    /// `POST /returnedInHeader`
    public func returnedInHeader() async throws(CallFailure<NoRefusal>) -> ReturnedInHeaderAnswer {
      try await session.call(Call<ReturnedInHeaderAnswer, NoRefusal>("returnedInHeader", .post, "/returnedInHeader"))
    }

    /// Answers a call of the app.
    ///
    /// `POST /returnedInCookie`
    public func returnedInCookie() async throws(CallFailure<NoRefusal>) -> ReturnedInCookieAnswer {
      try await session.call(Call<ReturnedInCookieAnswer, NoRefusal>("returnedInCookie", .post, "/returnedInCookie"))
    }

    /// Answers a call of the app.
    ///
    /// `POST /returnedInEnvelope`
    public func returnedInEnvelope() async throws(CallFailure<NoRefusal>) -> ReturnedInEnvelopeAnswer {
      try await session.call(Call<ReturnedInEnvelopeAnswer, NoRefusal>("returnedInEnvelope", .post, "/returnedInEnvelope", server: hosts.envelope, as: Servers.envelope))
    }

    /// Answers a call of the app.
    ///
    /// `POST /returnedWholeText`
    public func returnedWholeText() async throws(CallFailure<NoRefusal>) -> String {
      try await session.call(Call<String, NoRefusal>("returnedWholeText", .post, "/returnedWholeText"))
    }

    /// Answers a call of the app.
    ///
    /// `POST /returnedWholeInteger`
    public func returnedWholeInteger() async throws(CallFailure<NoRefusal>) -> Int {
      try await session.call(Call<Int, NoRefusal>("returnedWholeInteger", .post, "/returnedWholeInteger"))
    }

    /// Answers a call of the app.
    ///
    /// `POST /returnedWholeDecimal`
    public func returnedWholeDecimal() async throws(CallFailure<NoRefusal>) -> Double {
      try await session.call(Call<Double, NoRefusal>("returnedWholeDecimal", .post, "/returnedWholeDecimal"))
    }

    /// Answers a call of the app.
    ///
    /// `POST /returnedWholeTruth`
    public func returnedWholeTruth() async throws(CallFailure<NoRefusal>) -> Bool {
      try await session.call(Call<Bool, NoRefusal>("returnedWholeTruth", .post, "/returnedWholeTruth"))
    }

    /// Answers a call of the app.
    ///
    /// `POST /returnedWholeMoment`
    public func returnedWholeMoment() async throws(CallFailure<NoRefusal>) -> Date {
      try await session.call(Call<Date, NoRefusal>("returnedWholeMoment", .post, "/returnedWholeMoment"))
    }

    /// Answers a call of the app.
    ///
    /// `POST /returnedWholeSpan`
    public func returnedWholeSpan() async throws(CallFailure<NoRefusal>) -> Int {
      try await session.call(Call<Int, NoRefusal>("returnedWholeSpan", .post, "/returnedWholeSpan"))
    }

    /// Answers a call of the app.
    ///
    /// `POST /returnedWholeUnixMoment`
    public func returnedWholeUnixMoment() async throws(CallFailure<NoRefusal>) -> UnixTime {
      try await session.call(Call<UnixTime, NoRefusal>("returnedWholeUnixMoment", .post, "/returnedWholeUnixMoment"))
    }

    /// Answers a call of the app.
    ///
    /// `POST /returnedWholeDuration`
    public func returnedWholeDuration() async throws(CallFailure<NoRefusal>) -> String {
      try await session.call(Call<String, NoRefusal>("returnedWholeDuration", .post, "/returnedWholeDuration"))
    }

    /// Answers a call of the app.
    ///
    /// `POST /returnedWholeUuid`
    public func returnedWholeUuid() async throws(CallFailure<NoRefusal>) -> UUID {
      try await session.call(Call<UUID, NoRefusal>("returnedWholeUuid", .post, "/returnedWholeUuid"))
    }

    /// Answers a call of the app.
    ///
    /// `POST /returnedWholeMail`
    public func returnedWholeMail() async throws(CallFailure<NoRefusal>) -> String {
      try await session.call(Call<String, NoRefusal>("returnedWholeMail", .post, "/returnedWholeMail"))
    }

    /// Answers a call of the app.
    ///
    /// `POST /returnedWholePhone`
    public func returnedWholePhone() async throws(CallFailure<NoRefusal>) -> String {
      try await session.call(Call<String, NoRefusal>("returnedWholePhone", .post, "/returnedWholePhone"))
    }

    /// Answers a call of the app.
    ///
    /// `POST /returnedWholeUsername`
    public func returnedWholeUsername() async throws(CallFailure<NoRefusal>) -> String {
      try await session.call(Call<String, NoRefusal>("returnedWholeUsername", .post, "/returnedWholeUsername"))
    }

    /// Answers a call of the app.
    ///
    /// `POST /returnedWholeIdentifier`
    public func returnedWholeIdentifier() async throws(CallFailure<NoRefusal>) -> String {
      try await session.call(Call<String, NoRefusal>("returnedWholeIdentifier", .post, "/returnedWholeIdentifier"))
    }

    /// Answers a call of the app.
    ///
    /// `POST /returnedWholePassword`
    public func returnedWholePassword() async throws(CallFailure<NoRefusal>) -> Secret {
      try await session.call(Call<Secret, NoRefusal>("returnedWholePassword", .post, "/returnedWholePassword"))
    }

    /// Answers a call of the app.
    ///
    /// `POST /returnedWholeNewPassword`
    public func returnedWholeNewPassword() async throws(CallFailure<NoRefusal>) -> Secret {
      try await session.call(Call<Secret, NoRefusal>("returnedWholeNewPassword", .post, "/returnedWholeNewPassword"))
    }

    /// Answers a call of the app.
    ///
    /// `POST /returnedWholeOtp`
    public func returnedWholeOtp() async throws(CallFailure<NoRefusal>) -> Secret {
      try await session.call(Call<Secret, NoRefusal>("returnedWholeOtp", .post, "/returnedWholeOtp"))
    }

    /// Answers a call of the app.
    ///
    /// `POST /returnedWholeLink`
    public func returnedWholeLink() async throws(CallFailure<NoRefusal>) -> URL {
      try await session.call(Call<URL, NoRefusal>("returnedWholeLink", .post, "/returnedWholeLink"))
    }

    /// Answers a call of the app.
    ///
    /// `POST /returnedWholeJwt`
    public func returnedWholeJwt() async throws(CallFailure<NoRefusal>) -> Secret {
      try await session.call(Call<Secret, NoRefusal>("returnedWholeJwt", .post, "/returnedWholeJwt"))
    }

    /// Answers a call of the app.
    ///
    /// `POST /returnedWholeBytes`
    public func returnedWholeBytes() async throws(CallFailure<NoRefusal>) -> Data {
      try await session.call(Call<Data, NoRefusal>("returnedWholeBytes", .post, "/returnedWholeBytes"))
    }

    /// Answers a call of the app.
    ///
    /// `POST /returnedWholeFree`
    public func returnedWholeFree() async throws(CallFailure<NoRefusal>) -> AnyJSON {
      try await session.call(Call<AnyJSON, NoRefusal>("returnedWholeFree", .post, "/returnedWholeFree"))
    }

    /// Answers a call of the app.
    ///
    /// `POST /returnedWholeKind`
    public func returnedWholeKind() async throws(CallFailure<NoRefusal>) -> Kind {
      try await session.call(Call<Kind, NoRefusal>("returnedWholeKind", .post, "/returnedWholeKind"))
    }

    /// Answers a call of the app.
    ///
    /// `POST /returnedWholeItem`
    public func returnedWholeItem() async throws(CallFailure<NoRefusal>) -> Item {
      try await session.call(Call<Item, NoRefusal>("returnedWholeItem", .post, "/returnedWholeItem"))
    }

    /// Answers a call of the app.
    ///
    /// `POST /returnedWholeChoice`
    public func returnedWholeChoice() async throws(CallFailure<NoRefusal>) -> Shape {
      try await session.call(Call<Shape, NoRefusal>("returnedWholeChoice", .post, "/returnedWholeChoice"))
    }

    /// Answers a call of the app.
    ///
    /// `POST /returnedWholeSettingText`
    public func returnedWholeSettingText() async throws(CallFailure<NoRefusal>) -> String {
      try await session.call(Call<String, NoRefusal>("returnedWholeSettingText", .post, "/returnedWholeSettingText"))
    }

    /// Answers a call of the app.
    ///
    /// `POST /returnedWholeSettingInteger`
    public func returnedWholeSettingInteger() async throws(CallFailure<NoRefusal>) -> Int {
      try await session.call(Call<Int, NoRefusal>("returnedWholeSettingInteger", .post, "/returnedWholeSettingInteger"))
    }

    /// Answers a call of the app.
    ///
    /// `POST /returnedWholeSettingTruth`
    public func returnedWholeSettingTruth() async throws(CallFailure<NoRefusal>) -> Bool {
      try await session.call(Call<Bool, NoRefusal>("returnedWholeSettingTruth", .post, "/returnedWholeSettingTruth"))
    }

    /// Answers a call of the app.
    ///
    /// `POST /returnedWholeSettingSecret`
    public func returnedWholeSettingSecret() async throws(CallFailure<NoRefusal>) -> Secret {
      try await session.call(Call<Secret, NoRefusal>("returnedWholeSettingSecret", .post, "/returnedWholeSettingSecret"))
    }

    /// Answers a call of the app.
    ///
    /// `POST /returnedWholeSettingLink`
    public func returnedWholeSettingLink() async throws(CallFailure<NoRefusal>) -> URL {
      try await session.call(Call<URL, NoRefusal>("returnedWholeSettingLink", .post, "/returnedWholeSettingLink"))
    }

    /// Answers a call of the app.
    ///
    /// `POST /returnedWholeSettingBytes`
    public func returnedWholeSettingBytes() async throws(CallFailure<NoRefusal>) -> Data {
      try await session.call(Call<Data, NoRefusal>("returnedWholeSettingBytes", .post, "/returnedWholeSettingBytes"))
    }

    /// Answers a call of the app.
    ///
    /// `POST /returnedWholeCallbackURL`
    public func returnedWholeCallbackURL() async throws(CallFailure<NoRefusal>) -> String {
      try await session.call(Call<String, NoRefusal>("returnedWholeCallbackURL", .post, "/returnedWholeCallbackURL"))
    }

    /// Answers a call of the app.
    ///
    /// `POST /returnedWholeClientId`
    public func returnedWholeClientId() async throws(CallFailure<NoRefusal>) -> String {
      try await session.call(Call<String, NoRefusal>("returnedWholeClientId", .post, "/returnedWholeClientId"))
    }

    /// Answers a call of the app.
    ///
    /// `POST /returnedWholeScopes`
    public func returnedWholeScopes() async throws(CallFailure<NoRefusal>) -> String {
      try await session.call(Call<String, NoRefusal>("returnedWholeScopes", .post, "/returnedWholeScopes"))
    }

    /// Answers a call of the app.
    ///
    /// `POST /returnedWholeListOfText`
    public func returnedWholeListOfText() async throws(CallFailure<NoRefusal>) -> [String] {
      try await session.call(Call<[String], NoRefusal>("returnedWholeListOfText", .post, "/returnedWholeListOfText"))
    }

    /// Answers a call of the app.
    ///
    /// `POST /returnedWholeListOfInteger`
    public func returnedWholeListOfInteger() async throws(CallFailure<NoRefusal>) -> [Int] {
      try await session.call(Call<[Int], NoRefusal>("returnedWholeListOfInteger", .post, "/returnedWholeListOfInteger"))
    }

    /// Answers a call of the app.
    ///
    /// `POST /returnedWholeListOfDecimal`
    public func returnedWholeListOfDecimal() async throws(CallFailure<NoRefusal>) -> [Double] {
      try await session.call(Call<[Double], NoRefusal>("returnedWholeListOfDecimal", .post, "/returnedWholeListOfDecimal"))
    }

    /// Answers a call of the app.
    ///
    /// `POST /returnedWholeListOfTruth`
    public func returnedWholeListOfTruth() async throws(CallFailure<NoRefusal>) -> [Bool] {
      try await session.call(Call<[Bool], NoRefusal>("returnedWholeListOfTruth", .post, "/returnedWholeListOfTruth"))
    }

    /// Answers a call of the app.
    ///
    /// `POST /returnedWholeListOfMoment`
    public func returnedWholeListOfMoment() async throws(CallFailure<NoRefusal>) -> [Date] {
      try await session.call(Call<[Date], NoRefusal>("returnedWholeListOfMoment", .post, "/returnedWholeListOfMoment"))
    }

    /// Answers a call of the app.
    ///
    /// `POST /returnedWholeListOfUnixMoment`
    public func returnedWholeListOfUnixMoment() async throws(CallFailure<NoRefusal>) -> [UnixTime] {
      try await session.call(Call<[UnixTime], NoRefusal>("returnedWholeListOfUnixMoment", .post, "/returnedWholeListOfUnixMoment"))
    }

    /// Answers a call of the app.
    ///
    /// `POST /returnedWholeListOfUuid`
    public func returnedWholeListOfUuid() async throws(CallFailure<NoRefusal>) -> [UUID] {
      try await session.call(Call<[UUID], NoRefusal>("returnedWholeListOfUuid", .post, "/returnedWholeListOfUuid"))
    }

    /// Answers a call of the app.
    ///
    /// `POST /returnedWholeListOfLink`
    public func returnedWholeListOfLink() async throws(CallFailure<NoRefusal>) -> [URL] {
      try await session.call(Call<[URL], NoRefusal>("returnedWholeListOfLink", .post, "/returnedWholeListOfLink"))
    }

    /// Answers a call of the app.
    ///
    /// `POST /returnedWholeListOfBytes`
    public func returnedWholeListOfBytes() async throws(CallFailure<NoRefusal>) -> [Data] {
      try await session.call(Call<[Data], NoRefusal>("returnedWholeListOfBytes", .post, "/returnedWholeListOfBytes"))
    }

    /// Answers a call of the app.
    ///
    /// `POST /returnedWholeListOfFree`
    public func returnedWholeListOfFree() async throws(CallFailure<NoRefusal>) -> [AnyJSON] {
      try await session.call(Call<[AnyJSON], NoRefusal>("returnedWholeListOfFree", .post, "/returnedWholeListOfFree"))
    }

    /// Answers a call of the app.
    ///
    /// `POST /returnedWholeListOfKind`
    public func returnedWholeListOfKind() async throws(CallFailure<NoRefusal>) -> [Kind] {
      try await session.call(Call<[Kind], NoRefusal>("returnedWholeListOfKind", .post, "/returnedWholeListOfKind"))
    }

    /// Answers a call of the app.
    ///
    /// `POST /returnedWholeListOfItem`
    public func returnedWholeListOfItem() async throws(CallFailure<NoRefusal>) -> [Item] {
      try await session.call(Call<[Item], NoRefusal>("returnedWholeListOfItem", .post, "/returnedWholeListOfItem"))
    }

    /// Answers a call of the app.
    ///
    /// `POST /returnedWholeListOfChoice`
    public func returnedWholeListOfChoice() async throws(CallFailure<NoRefusal>) -> [Shape] {
      try await session.call(Call<[Shape], NoRefusal>("returnedWholeListOfChoice", .post, "/returnedWholeListOfChoice"))
    }

    /// Answers a call of the app.
    ///
    /// `POST /returnedWholeMapOfText`
    public func returnedWholeMapOfText() async throws(CallFailure<NoRefusal>) -> [String: String] {
      try await session.call(Call<[String: String], NoRefusal>("returnedWholeMapOfText", .post, "/returnedWholeMapOfText"))
    }

    /// Answers a call of the app.
    ///
    /// `POST /returnedWholeMapOfInteger`
    public func returnedWholeMapOfInteger() async throws(CallFailure<NoRefusal>) -> [String: Int] {
      try await session.call(Call<[String: Int], NoRefusal>("returnedWholeMapOfInteger", .post, "/returnedWholeMapOfInteger"))
    }

    /// Answers a call of the app.
    ///
    /// `POST /returnedWholeMapOfDecimal`
    public func returnedWholeMapOfDecimal() async throws(CallFailure<NoRefusal>) -> [String: Double] {
      try await session.call(Call<[String: Double], NoRefusal>("returnedWholeMapOfDecimal", .post, "/returnedWholeMapOfDecimal"))
    }

    /// Answers a call of the app.
    ///
    /// `POST /returnedWholeMapOfTruth`
    public func returnedWholeMapOfTruth() async throws(CallFailure<NoRefusal>) -> [String: Bool] {
      try await session.call(Call<[String: Bool], NoRefusal>("returnedWholeMapOfTruth", .post, "/returnedWholeMapOfTruth"))
    }

    /// Answers a call of the app.
    ///
    /// `POST /returnedWholeMapOfMoment`
    public func returnedWholeMapOfMoment() async throws(CallFailure<NoRefusal>) -> [String: Date] {
      try await session.call(Call<[String: Date], NoRefusal>("returnedWholeMapOfMoment", .post, "/returnedWholeMapOfMoment"))
    }

    /// Answers a call of the app.
    ///
    /// `POST /returnedWholeMapOfUnixMoment`
    public func returnedWholeMapOfUnixMoment() async throws(CallFailure<NoRefusal>) -> [String: UnixTime] {
      try await session.call(Call<[String: UnixTime], NoRefusal>("returnedWholeMapOfUnixMoment", .post, "/returnedWholeMapOfUnixMoment"))
    }

    /// Answers a call of the app.
    ///
    /// `POST /returnedWholeMapOfUuid`
    public func returnedWholeMapOfUuid() async throws(CallFailure<NoRefusal>) -> [String: UUID] {
      try await session.call(Call<[String: UUID], NoRefusal>("returnedWholeMapOfUuid", .post, "/returnedWholeMapOfUuid"))
    }

    /// Answers a call of the app.
    ///
    /// `POST /returnedWholeMapOfLink`
    public func returnedWholeMapOfLink() async throws(CallFailure<NoRefusal>) -> [String: URL] {
      try await session.call(Call<[String: URL], NoRefusal>("returnedWholeMapOfLink", .post, "/returnedWholeMapOfLink"))
    }

    /// Answers a call of the app.
    ///
    /// `POST /returnedWholeMapOfBytes`
    public func returnedWholeMapOfBytes() async throws(CallFailure<NoRefusal>) -> [String: Data] {
      try await session.call(Call<[String: Data], NoRefusal>("returnedWholeMapOfBytes", .post, "/returnedWholeMapOfBytes"))
    }

    /// Answers a call of the app.
    ///
    /// `POST /returnedWholeMapOfFree`
    public func returnedWholeMapOfFree() async throws(CallFailure<NoRefusal>) -> [String: AnyJSON] {
      try await session.call(Call<[String: AnyJSON], NoRefusal>("returnedWholeMapOfFree", .post, "/returnedWholeMapOfFree"))
    }

    /// Answers a call of the app.
    ///
    /// `POST /returnedWholeMapOfKind`
    public func returnedWholeMapOfKind() async throws(CallFailure<NoRefusal>) -> [String: Kind] {
      try await session.call(Call<[String: Kind], NoRefusal>("returnedWholeMapOfKind", .post, "/returnedWholeMapOfKind"))
    }

    /// Answers a call of the app.
    ///
    /// `POST /returnedWholeMapOfItem`
    public func returnedWholeMapOfItem() async throws(CallFailure<NoRefusal>) -> [String: Item] {
      try await session.call(Call<[String: Item], NoRefusal>("returnedWholeMapOfItem", .post, "/returnedWholeMapOfItem"))
    }

    /// Answers a call of the app.
    ///
    /// `POST /returnedWholeMapOfChoice`
    public func returnedWholeMapOfChoice() async throws(CallFailure<NoRefusal>) -> [String: Shape] {
      try await session.call(Call<[String: Shape], NoRefusal>("returnedWholeMapOfChoice", .post, "/returnedWholeMapOfChoice"))
    }

    /// Answers a call of the app.
    ///
    /// `POST /refusedInBody`
    public func refusedInBody() async throws(CallFailure<RefusedInBodyRefusal>) {
      _ = try await session.call(Call<NoAnswer, RefusedInBodyRefusal>("refusedInBody", .post, "/refusedInBody"))
    }

    /// Answers a call of the app.
    ///
    /// `POST /refusedAtPath`
    public func refusedAtPath() async throws(CallFailure<RefusedAtPathRefusal>) {
      _ = try await session.call(Call<NoAnswer, RefusedAtPathRefusal>("refusedAtPath", .post, "/refusedAtPath"))
    }

    /// Answers a call of the app.
    ///
    /// `POST /refusedInHeader`
    public func refusedInHeader() async throws(CallFailure<RefusedInHeaderRefusal>) {
      _ = try await session.call(Call<NoAnswer, RefusedInHeaderRefusal>("refusedInHeader", .post, "/refusedInHeader"))
    }

    /// Answers a call of the app.
    ///
    /// `POST /refusalTold`
    public func refusalTold() async throws(CallFailure<RefusalToldRefusal>) {
      _ = try await session.call(Call<NoAnswer, RefusalToldRefusal>("refusalTold", .post, "/refusalTold", server: hosts.told))
    }

    /// Signs in on a web page.
    ///
    /// `GET /broughtByCallback`
    public func broughtByCallback(in web: WebSignIn) async throws(WebFault) -> ArrivalCallback {
      try await session.open({ _ in WebPage(hosts.api, "/broughtByCallback") }, in: web, isPrivate: false)
    }
  }
}

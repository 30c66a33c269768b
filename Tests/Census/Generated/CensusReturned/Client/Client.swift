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
    public private(set) var session: AuthSession<CensusReturned>
    private let hosts: Hosts

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
    }

    /// The same client, whose calls have these options. A renewal has none.
    public func with(_ options: CallOptions) -> Self {
      var client = self
      client.session = session.with(options)
      return client
    }

    /// `POST /returnedInBody`
    public func returnedInBody() async throws(CallFailure<NoRefusal>) -> ReturnedInBodyAnswer {
      try await session.call(
        Call<ReturnedInBodyAnswer, NoRefusal>("returnedInBody", .post, "/returnedInBody"))
    }

    /// `POST /returnedInRecord`
    public func returnedInRecord() async throws(CallFailure<NoRefusal>) -> ReturnedInRecordAnswer {
      try await session.call(
        Call<ReturnedInRecordAnswer, NoRefusal>("returnedInRecord", .post, "/returnedInRecord"))
    }

    /// `POST /returnedInList`
    public func returnedInList() async throws(CallFailure<NoRefusal>) -> ReturnedInListAnswer {
      try await session.call(
        Call<ReturnedInListAnswer, NoRefusal>("returnedInList", .post, "/returnedInList"))
    }

    /// `POST /returnedInMap`
    public func returnedInMap() async throws(CallFailure<NoRefusal>) -> ReturnedInMapAnswer {
      try await session.call(
        Call<ReturnedInMapAnswer, NoRefusal>("returnedInMap", .post, "/returnedInMap"))
    }

    /// `POST /returnedInChoice`
    public func returnedInChoice() async throws(CallFailure<NoRefusal>) -> ReturnedInChoiceAnswer {
      try await session.call(
        Call<ReturnedInChoiceAnswer, NoRefusal>("returnedInChoice", .post, "/returnedInChoice"))
    }

    /// `POST /returnedInHeader`
    public func returnedInHeader() async throws(CallFailure<NoRefusal>) -> ReturnedInHeaderAnswer {
      try await session.call(
        Call<ReturnedInHeaderAnswer, NoRefusal>("returnedInHeader", .post, "/returnedInHeader"))
    }

    /// `POST /returnedInCookie`
    public func returnedInCookie() async throws(CallFailure<NoRefusal>) -> ReturnedInCookieAnswer {
      try await session.call(
        Call<ReturnedInCookieAnswer, NoRefusal>("returnedInCookie", .post, "/returnedInCookie"))
    }

    /// `POST /returnedInEnvelope`
    public func returnedInEnvelope() async throws(CallFailure<NoRefusal>)
      -> ReturnedInEnvelopeAnswer
    {
      try await session.call(
        Call<ReturnedInEnvelopeAnswer, NoRefusal>(
          "returnedInEnvelope", .post, "/returnedInEnvelope", server: hosts.envelope,
          as: Servers.envelope))
    }

    /// `POST /returnedWholeText`
    public func returnedWholeText() async throws(CallFailure<NoRefusal>) -> String {
      try await session.call(
        Call<String, NoRefusal>("returnedWholeText", .post, "/returnedWholeText"))
    }

    /// `POST /returnedWholeInteger`
    public func returnedWholeInteger() async throws(CallFailure<NoRefusal>) -> Int {
      try await session.call(
        Call<Int, NoRefusal>("returnedWholeInteger", .post, "/returnedWholeInteger"))
    }

    /// `POST /returnedWholeDecimal`
    public func returnedWholeDecimal() async throws(CallFailure<NoRefusal>) -> Double {
      try await session.call(
        Call<Double, NoRefusal>("returnedWholeDecimal", .post, "/returnedWholeDecimal"))
    }

    /// `POST /returnedWholeTruth`
    public func returnedWholeTruth() async throws(CallFailure<NoRefusal>) -> Bool {
      try await session.call(
        Call<Bool, NoRefusal>("returnedWholeTruth", .post, "/returnedWholeTruth"))
    }

    /// `POST /returnedWholeMoment`
    public func returnedWholeMoment() async throws(CallFailure<NoRefusal>) -> Date {
      try await session.call(
        Call<Date, NoRefusal>("returnedWholeMoment", .post, "/returnedWholeMoment"))
    }

    /// `POST /returnedWholeSpan`
    public func returnedWholeSpan() async throws(CallFailure<NoRefusal>) -> Int {
      try await session.call(Call<Int, NoRefusal>("returnedWholeSpan", .post, "/returnedWholeSpan"))
    }

    /// `POST /returnedWholeUnixMoment`
    public func returnedWholeUnixMoment() async throws(CallFailure<NoRefusal>) -> UnixTime {
      try await session.call(
        Call<UnixTime, NoRefusal>("returnedWholeUnixMoment", .post, "/returnedWholeUnixMoment"))
    }

    /// `POST /returnedWholeDuration`
    public func returnedWholeDuration() async throws(CallFailure<NoRefusal>) -> String {
      try await session.call(
        Call<String, NoRefusal>("returnedWholeDuration", .post, "/returnedWholeDuration"))
    }

    /// `POST /returnedWholeUuid`
    public func returnedWholeUuid() async throws(CallFailure<NoRefusal>) -> UUID {
      try await session.call(
        Call<UUID, NoRefusal>("returnedWholeUuid", .post, "/returnedWholeUuid"))
    }

    /// `POST /returnedWholeMail`
    public func returnedWholeMail() async throws(CallFailure<NoRefusal>) -> String {
      try await session.call(
        Call<String, NoRefusal>("returnedWholeMail", .post, "/returnedWholeMail"))
    }

    /// `POST /returnedWholePhone`
    public func returnedWholePhone() async throws(CallFailure<NoRefusal>) -> String {
      try await session.call(
        Call<String, NoRefusal>("returnedWholePhone", .post, "/returnedWholePhone"))
    }

    /// `POST /returnedWholeUsername`
    public func returnedWholeUsername() async throws(CallFailure<NoRefusal>) -> String {
      try await session.call(
        Call<String, NoRefusal>("returnedWholeUsername", .post, "/returnedWholeUsername"))
    }

    /// `POST /returnedWholeIdentifier`
    public func returnedWholeIdentifier() async throws(CallFailure<NoRefusal>) -> String {
      try await session.call(
        Call<String, NoRefusal>("returnedWholeIdentifier", .post, "/returnedWholeIdentifier"))
    }

    /// `POST /returnedWholePassword`
    public func returnedWholePassword() async throws(CallFailure<NoRefusal>) -> Secret {
      try await session.call(
        Call<Secret, NoRefusal>("returnedWholePassword", .post, "/returnedWholePassword"))
    }

    /// `POST /returnedWholeNewPassword`
    public func returnedWholeNewPassword() async throws(CallFailure<NoRefusal>) -> Secret {
      try await session.call(
        Call<Secret, NoRefusal>("returnedWholeNewPassword", .post, "/returnedWholeNewPassword"))
    }

    /// `POST /returnedWholeOtp`
    public func returnedWholeOtp() async throws(CallFailure<NoRefusal>) -> Secret {
      try await session.call(
        Call<Secret, NoRefusal>("returnedWholeOtp", .post, "/returnedWholeOtp"))
    }

    /// `POST /returnedWholeLink`
    public func returnedWholeLink() async throws(CallFailure<NoRefusal>) -> URL {
      try await session.call(Call<URL, NoRefusal>("returnedWholeLink", .post, "/returnedWholeLink"))
    }

    /// `POST /returnedWholeJwt`
    public func returnedWholeJwt() async throws(CallFailure<NoRefusal>) -> Secret {
      try await session.call(
        Call<Secret, NoRefusal>("returnedWholeJwt", .post, "/returnedWholeJwt"))
    }

    /// `POST /returnedWholeBytes`
    public func returnedWholeBytes() async throws(CallFailure<NoRefusal>) -> Data {
      try await session.call(
        Call<Data, NoRefusal>("returnedWholeBytes", .post, "/returnedWholeBytes"))
    }

    /// `POST /returnedWholeFree`
    public func returnedWholeFree() async throws(CallFailure<NoRefusal>) -> AnyJSON {
      try await session.call(
        Call<AnyJSON, NoRefusal>("returnedWholeFree", .post, "/returnedWholeFree"))
    }

    /// `POST /returnedWholeKind`
    public func returnedWholeKind() async throws(CallFailure<NoRefusal>) -> Kind {
      try await session.call(
        Call<Kind, NoRefusal>("returnedWholeKind", .post, "/returnedWholeKind"))
    }

    /// `POST /returnedWholeItem`
    public func returnedWholeItem() async throws(CallFailure<NoRefusal>) -> Item {
      try await session.call(
        Call<Item, NoRefusal>("returnedWholeItem", .post, "/returnedWholeItem"))
    }

    /// `POST /returnedWholeChoice`
    public func returnedWholeChoice() async throws(CallFailure<NoRefusal>) -> Shape {
      try await session.call(
        Call<Shape, NoRefusal>("returnedWholeChoice", .post, "/returnedWholeChoice"))
    }

    /// `POST /returnedWholeSettingText`
    public func returnedWholeSettingText() async throws(CallFailure<NoRefusal>) -> String {
      try await session.call(
        Call<String, NoRefusal>("returnedWholeSettingText", .post, "/returnedWholeSettingText"))
    }

    /// `POST /returnedWholeSettingInteger`
    public func returnedWholeSettingInteger() async throws(CallFailure<NoRefusal>) -> Int {
      try await session.call(
        Call<Int, NoRefusal>("returnedWholeSettingInteger", .post, "/returnedWholeSettingInteger"))
    }

    /// `POST /returnedWholeSettingTruth`
    public func returnedWholeSettingTruth() async throws(CallFailure<NoRefusal>) -> Bool {
      try await session.call(
        Call<Bool, NoRefusal>("returnedWholeSettingTruth", .post, "/returnedWholeSettingTruth"))
    }

    /// `POST /returnedWholeSettingSecret`
    public func returnedWholeSettingSecret() async throws(CallFailure<NoRefusal>) -> Secret {
      try await session.call(
        Call<Secret, NoRefusal>("returnedWholeSettingSecret", .post, "/returnedWholeSettingSecret"))
    }

    /// `POST /returnedWholeSettingLink`
    public func returnedWholeSettingLink() async throws(CallFailure<NoRefusal>) -> URL {
      try await session.call(
        Call<URL, NoRefusal>("returnedWholeSettingLink", .post, "/returnedWholeSettingLink"))
    }

    /// `POST /returnedWholeSettingBytes`
    public func returnedWholeSettingBytes() async throws(CallFailure<NoRefusal>) -> Data {
      try await session.call(
        Call<Data, NoRefusal>("returnedWholeSettingBytes", .post, "/returnedWholeSettingBytes"))
    }

    /// `POST /returnedWholeCallbackURL`
    public func returnedWholeCallbackURL() async throws(CallFailure<NoRefusal>) -> String {
      try await session.call(
        Call<String, NoRefusal>("returnedWholeCallbackURL", .post, "/returnedWholeCallbackURL"))
    }

    /// `POST /returnedWholeClientId`
    public func returnedWholeClientId() async throws(CallFailure<NoRefusal>) -> String {
      try await session.call(
        Call<String, NoRefusal>("returnedWholeClientId", .post, "/returnedWholeClientId"))
    }

    /// `POST /returnedWholeScopes`
    public func returnedWholeScopes() async throws(CallFailure<NoRefusal>) -> String {
      try await session.call(
        Call<String, NoRefusal>("returnedWholeScopes", .post, "/returnedWholeScopes"))
    }

    /// `POST /returnedWholeListOfText`
    public func returnedWholeListOfText() async throws(CallFailure<NoRefusal>) -> [String] {
      try await session.call(
        Call<[String], NoRefusal>("returnedWholeListOfText", .post, "/returnedWholeListOfText"))
    }

    /// `POST /returnedWholeListOfInteger`
    public func returnedWholeListOfInteger() async throws(CallFailure<NoRefusal>) -> [Int] {
      try await session.call(
        Call<[Int], NoRefusal>("returnedWholeListOfInteger", .post, "/returnedWholeListOfInteger"))
    }

    /// `POST /returnedWholeListOfDecimal`
    public func returnedWholeListOfDecimal() async throws(CallFailure<NoRefusal>) -> [Double] {
      try await session.call(
        Call<[Double], NoRefusal>(
          "returnedWholeListOfDecimal", .post, "/returnedWholeListOfDecimal"))
    }

    /// `POST /returnedWholeListOfTruth`
    public func returnedWholeListOfTruth() async throws(CallFailure<NoRefusal>) -> [Bool] {
      try await session.call(
        Call<[Bool], NoRefusal>("returnedWholeListOfTruth", .post, "/returnedWholeListOfTruth"))
    }

    /// `POST /returnedWholeListOfMoment`
    public func returnedWholeListOfMoment() async throws(CallFailure<NoRefusal>) -> [Date] {
      try await session.call(
        Call<[Date], NoRefusal>("returnedWholeListOfMoment", .post, "/returnedWholeListOfMoment"))
    }

    /// `POST /returnedWholeListOfUnixMoment`
    public func returnedWholeListOfUnixMoment() async throws(CallFailure<NoRefusal>) -> [UnixTime] {
      try await session.call(
        Call<[UnixTime], NoRefusal>(
          "returnedWholeListOfUnixMoment", .post, "/returnedWholeListOfUnixMoment"))
    }

    /// `POST /returnedWholeListOfUuid`
    public func returnedWholeListOfUuid() async throws(CallFailure<NoRefusal>) -> [UUID] {
      try await session.call(
        Call<[UUID], NoRefusal>("returnedWholeListOfUuid", .post, "/returnedWholeListOfUuid"))
    }

    /// `POST /returnedWholeListOfLink`
    public func returnedWholeListOfLink() async throws(CallFailure<NoRefusal>) -> [URL] {
      try await session.call(
        Call<[URL], NoRefusal>("returnedWholeListOfLink", .post, "/returnedWholeListOfLink"))
    }

    /// `POST /returnedWholeListOfBytes`
    public func returnedWholeListOfBytes() async throws(CallFailure<NoRefusal>) -> [Data] {
      try await session.call(
        Call<[Data], NoRefusal>("returnedWholeListOfBytes", .post, "/returnedWholeListOfBytes"))
    }

    /// `POST /returnedWholeListOfFree`
    public func returnedWholeListOfFree() async throws(CallFailure<NoRefusal>) -> [AnyJSON] {
      try await session.call(
        Call<[AnyJSON], NoRefusal>("returnedWholeListOfFree", .post, "/returnedWholeListOfFree"))
    }

    /// `POST /returnedWholeListOfKind`
    public func returnedWholeListOfKind() async throws(CallFailure<NoRefusal>) -> [Kind] {
      try await session.call(
        Call<[Kind], NoRefusal>("returnedWholeListOfKind", .post, "/returnedWholeListOfKind"))
    }

    /// `POST /returnedWholeListOfItem`
    public func returnedWholeListOfItem() async throws(CallFailure<NoRefusal>) -> [Item] {
      try await session.call(
        Call<[Item], NoRefusal>("returnedWholeListOfItem", .post, "/returnedWholeListOfItem"))
    }

    /// `POST /returnedWholeListOfChoice`
    public func returnedWholeListOfChoice() async throws(CallFailure<NoRefusal>) -> [Shape] {
      try await session.call(
        Call<[Shape], NoRefusal>("returnedWholeListOfChoice", .post, "/returnedWholeListOfChoice"))
    }

    /// `POST /returnedWholeMapOfText`
    public func returnedWholeMapOfText() async throws(CallFailure<NoRefusal>) -> [String: String] {
      try await session.call(
        Call<[String: String], NoRefusal>(
          "returnedWholeMapOfText", .post, "/returnedWholeMapOfText"))
    }

    /// `POST /returnedWholeMapOfInteger`
    public func returnedWholeMapOfInteger() async throws(CallFailure<NoRefusal>) -> [String: Int] {
      try await session.call(
        Call<[String: Int], NoRefusal>(
          "returnedWholeMapOfInteger", .post, "/returnedWholeMapOfInteger"))
    }

    /// `POST /returnedWholeMapOfDecimal`
    public func returnedWholeMapOfDecimal() async throws(CallFailure<NoRefusal>)
      -> [String: Double]
    {
      try await session.call(
        Call<[String: Double], NoRefusal>(
          "returnedWholeMapOfDecimal", .post, "/returnedWholeMapOfDecimal"))
    }

    /// `POST /returnedWholeMapOfTruth`
    public func returnedWholeMapOfTruth() async throws(CallFailure<NoRefusal>) -> [String: Bool] {
      try await session.call(
        Call<[String: Bool], NoRefusal>(
          "returnedWholeMapOfTruth", .post, "/returnedWholeMapOfTruth"))
    }

    /// `POST /returnedWholeMapOfMoment`
    public func returnedWholeMapOfMoment() async throws(CallFailure<NoRefusal>) -> [String: Date] {
      try await session.call(
        Call<[String: Date], NoRefusal>(
          "returnedWholeMapOfMoment", .post, "/returnedWholeMapOfMoment"))
    }

    /// `POST /returnedWholeMapOfUnixMoment`
    public func returnedWholeMapOfUnixMoment() async throws(CallFailure<NoRefusal>)
      -> [String: UnixTime]
    {
      try await session.call(
        Call<[String: UnixTime], NoRefusal>(
          "returnedWholeMapOfUnixMoment", .post, "/returnedWholeMapOfUnixMoment"))
    }

    /// `POST /returnedWholeMapOfUuid`
    public func returnedWholeMapOfUuid() async throws(CallFailure<NoRefusal>) -> [String: UUID] {
      try await session.call(
        Call<[String: UUID], NoRefusal>("returnedWholeMapOfUuid", .post, "/returnedWholeMapOfUuid"))
    }

    /// `POST /returnedWholeMapOfLink`
    public func returnedWholeMapOfLink() async throws(CallFailure<NoRefusal>) -> [String: URL] {
      try await session.call(
        Call<[String: URL], NoRefusal>("returnedWholeMapOfLink", .post, "/returnedWholeMapOfLink"))
    }

    /// `POST /returnedWholeMapOfBytes`
    public func returnedWholeMapOfBytes() async throws(CallFailure<NoRefusal>) -> [String: Data] {
      try await session.call(
        Call<[String: Data], NoRefusal>(
          "returnedWholeMapOfBytes", .post, "/returnedWholeMapOfBytes"))
    }

    /// `POST /returnedWholeMapOfFree`
    public func returnedWholeMapOfFree() async throws(CallFailure<NoRefusal>) -> [String: AnyJSON] {
      try await session.call(
        Call<[String: AnyJSON], NoRefusal>(
          "returnedWholeMapOfFree", .post, "/returnedWholeMapOfFree"))
    }

    /// `POST /returnedWholeMapOfKind`
    public func returnedWholeMapOfKind() async throws(CallFailure<NoRefusal>) -> [String: Kind] {
      try await session.call(
        Call<[String: Kind], NoRefusal>("returnedWholeMapOfKind", .post, "/returnedWholeMapOfKind"))
    }

    /// `POST /returnedWholeMapOfItem`
    public func returnedWholeMapOfItem() async throws(CallFailure<NoRefusal>) -> [String: Item] {
      try await session.call(
        Call<[String: Item], NoRefusal>("returnedWholeMapOfItem", .post, "/returnedWholeMapOfItem"))
    }

    /// `POST /returnedWholeMapOfChoice`
    public func returnedWholeMapOfChoice() async throws(CallFailure<NoRefusal>) -> [String: Shape] {
      try await session.call(
        Call<[String: Shape], NoRefusal>(
          "returnedWholeMapOfChoice", .post, "/returnedWholeMapOfChoice"))
    }

    /// `POST /refusedInBody`
    public func refusedInBody() async throws(CallFailure<RefusedInBodyRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, RefusedInBodyRefusal>("refusedInBody", .post, "/refusedInBody"))
    }

    /// `POST /refusedAtPath`
    public func refusedAtPath() async throws(CallFailure<RefusedAtPathRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, RefusedAtPathRefusal>("refusedAtPath", .post, "/refusedAtPath"))
    }

    /// `POST /refusedInHeader`
    public func refusedInHeader() async throws(CallFailure<RefusedInHeaderRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, RefusedInHeaderRefusal>("refusedInHeader", .post, "/refusedInHeader"))
    }

    /// `POST /refusalTold`
    public func refusalTold() async throws(CallFailure<RefusalToldRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, RefusalToldRefusal>(
          "refusalTold", .post, "/refusalTold", server: hosts.told))
    }

    /// Signs in on a web page.
    ///
    /// `GET /broughtByCallback`
    public func broughtByCallback(in web: WebSignIn) async throws(WebFault) -> ArrivalCallback {
      try await session.open(
        { _ in WebPage(hosts.api, "/broughtByCallback") }, in: web, isPrivate: false)
    }
  }
}

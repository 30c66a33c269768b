// Written by authgen from granted.yaml: change the contract, not this file.

import AuthClient
import Foundation

/// The API of CensusGranted.
public nonisolated enum CensusGranted: AuthContract {}

nonisolated extension CensusGranted {
  /// An environment of the service.
  public enum Environment: String, CaseIterable, Sendable {
    case production
  }

  /// The URLs of an environment's servers.
  public struct Hosts: Sendable {
    public let api: URL
    public let form: URL
    public let envelope: URL

    public init(_ environment: Environment) {
      switch environment {
      case .production:
        self.api = URL(string: "https://api.example")!
        self.form = URL(string: "https://form.example")!
        self.envelope = URL(string: "https://envelope.example")!
      }
    }

    #if DEBUG
      /// Servers at other URLs, for the development of a server. Release builds do not have them.
      public init(api: URL, form: URL, envelope: URL) {
        self.api = api
        self.form = form
        self.envelope = envelope
      }
    #endif
  }

  /// Every call, and the session that they share. Copies are the same client.
  public struct Client: Sendable {
    public private(set) var session: AuthSession<CensusGranted>
    private let hosts: Hosts

    public init(
      environment: Environment = .production, store: any TokenStore,
      transport: any Transport = URLSessionTransport(), clock: any WallClock = SystemClock(),
      observers: [any ClientObserver] = [], requestIDs: RequestIDs = RequestIDs(header: nil),
      background: any BackgroundTime = SystemBackgroundTime(), userAgent: String? = nil
    ) {
      self.init(
        hosts: Hosts(environment), store: store, transport: transport, clock: clock,
        observers: observers, requestIDs: requestIDs, background: background, userAgent: userAgent)
    }

    public init(
      hosts: Hosts, store: any TokenStore, transport: any Transport = URLSessionTransport(),
      clock: any WallClock = SystemClock(), observers: [any ClientObserver] = [],
      requestIDs: RequestIDs = RequestIDs(header: nil),
      background: any BackgroundTime = SystemBackgroundTime(), userAgent: String? = nil
    ) {
      session = AuthSession(
        server: hosts.api, store: store, transport: transport, clock: clock, audiences: [],
        observers: observers, requestIDs: requestIDs, background: background, userAgent: userAgent)
      self.hosts = hosts
    }

    /// The same client, whose calls have these options. A renewal has none.
    public func with(_ options: CallOptions) -> Self {
      var client = self
      client.session = session.with(options)
      return client
    }

    /// `POST /sentInBody`
    public func sentInBody(
      appleIdentityToken: Secret, appleAuthorizationCode: Secret, appleRawNonce: Secret,
      appleUserId: String, appleFullName: String, appleEmail: String, ssoIdentityToken: Secret,
      ssoAuthorizationCode: Secret, ssoRawNonce: Secret, ssoState: String, ssoCodeVerifier: Secret,
      ssoCodeChallenge: String, poolSrpA: String, poolSalt: String, poolSrpB: String,
      poolSecretBlock: Secret, poolUserId: String, poolTimestamp: String, poolSignature: Secret
    ) async throws(CallFailure<NoRefusal>) {
      _ = try await session.call { tokens in
        try Call<NoAnswer, NoRefusal>(
          "sentInBody", .post, "/sentInBody",
          body: SentInBodyBody(
            held: tokens["held"], maybeHeld: tokens.ifHeld("held"),
            maybeMissing: tokens.ifHeld("missing"), inMemory: tokens["kept"],
            appleIdentityToken: appleIdentityToken, appleAuthorizationCode: appleAuthorizationCode,
            appleRawNonce: appleRawNonce, appleUserId: appleUserId, appleFullName: appleFullName,
            appleEmail: appleEmail, ssoIdentityToken: ssoIdentityToken,
            ssoAuthorizationCode: ssoAuthorizationCode, ssoRawNonce: ssoRawNonce,
            ssoState: ssoState, ssoCodeVerifier: ssoCodeVerifier,
            ssoCodeChallenge: ssoCodeChallenge, poolSrpA: poolSrpA, poolSalt: poolSalt,
            poolSrpB: poolSrpB, poolSecretBlock: poolSecretBlock, poolUserId: poolUserId,
            poolTimestamp: poolTimestamp, poolSignature: poolSignature))
      }
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
      appleIdentityToken: Secret, appleAuthorizationCode: Secret, appleRawNonce: Secret,
      appleUserId: String, appleFullName: String, appleEmail: String, ssoIdentityToken: Secret,
      ssoAuthorizationCode: Secret, ssoRawNonce: Secret, ssoState: String, ssoCodeVerifier: Secret,
      ssoCodeChallenge: String, poolSrpA: String, poolSalt: String, poolSrpB: String,
      poolSecretBlock: Secret, poolUserId: String, poolTimestamp: String, poolSignature: Secret
    ) async throws(CallFailure<NoRefusal>) {
      _ = try await session.call { tokens in
        try Call<NoAnswer, NoRefusal>(
          "sentInForm", .post, "/sentInForm",
          form: [
            "held": tokens["held"],
            "maybeHeld": tokens.ifHeld("held"),
            "maybeMissing": tokens.ifHeld("missing"),
            "inMemory": tokens["kept"],
            "appleIdentityToken": appleIdentityToken,
            "appleAuthorizationCode": appleAuthorizationCode,
            "appleRawNonce": appleRawNonce,
            "appleUserId": appleUserId,
            "appleFullName": appleFullName,
            "appleEmail": appleEmail,
            "ssoIdentityToken": ssoIdentityToken,
            "ssoAuthorizationCode": ssoAuthorizationCode,
            "ssoRawNonce": ssoRawNonce,
            "ssoState": ssoState,
            "ssoCodeVerifier": ssoCodeVerifier,
            "ssoCodeChallenge": ssoCodeChallenge,
            "poolSrpA": poolSrpA,
            "poolSalt": poolSalt,
            "poolSrpB": poolSrpB,
            "poolSecretBlock": poolSecretBlock,
            "poolUserId": poolUserId,
            "poolTimestamp": poolTimestamp,
            "poolSignature": poolSignature,
          ],
          server: hosts.form)
      }
    }

    /// `GET /sentInQuery`
    public func sentInQuery(
      appleAuthorizationCode: Secret, appleUserId: String, appleFullName: String,
      appleEmail: String, ssoAuthorizationCode: Secret, ssoState: String, ssoCodeChallenge: String,
      poolSrpA: String, poolSalt: String, poolSrpB: String, poolUserId: String,
      poolTimestamp: String
    ) async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>(
          "sentInQuery", .get, "/sentInQuery",
          query: [
            "appleAuthorizationCode": appleAuthorizationCode,
            "appleUserId": appleUserId,
            "appleFullName": appleFullName,
            "appleEmail": appleEmail,
            "ssoAuthorizationCode": ssoAuthorizationCode,
            "ssoState": ssoState,
            "ssoCodeChallenge": ssoCodeChallenge,
            "poolSrpA": poolSrpA,
            "poolSalt": poolSalt,
            "poolSrpB": poolSrpB,
            "poolUserId": poolUserId,
            "poolTimestamp": poolTimestamp,
          ]))
    }

    /// `GET /sentInPathAppleAuthorizationCode/{appleAuthorizationCode}`
    public func sentInPathAppleAuthorizationCode(
      appleAuthorizationCode: Secret
    ) async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>(
          "sentInPathAppleAuthorizationCode", .get,
          "/sentInPathAppleAuthorizationCode/\(appleAuthorizationCode)"))
    }

    /// `GET /sentInPathAppleUserId/{appleUserId}`
    public func sentInPathAppleUserId(appleUserId: String) async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>(
          "sentInPathAppleUserId", .get, "/sentInPathAppleUserId/\(appleUserId)"))
    }

    /// `GET /sentInPathAppleFullName/{appleFullName}`
    public func sentInPathAppleFullName(
      appleFullName: String
    ) async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>(
          "sentInPathAppleFullName", .get, "/sentInPathAppleFullName/\(appleFullName)"))
    }

    /// `GET /sentInPathAppleEmail/{appleEmail}`
    public func sentInPathAppleEmail(appleEmail: String) async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>(
          "sentInPathAppleEmail", .get, "/sentInPathAppleEmail/\(appleEmail)"))
    }

    /// `GET /sentInPathSsoAuthorizationCode/{ssoAuthorizationCode}`
    public func sentInPathSsoAuthorizationCode(
      ssoAuthorizationCode: Secret
    ) async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>(
          "sentInPathSsoAuthorizationCode", .get,
          "/sentInPathSsoAuthorizationCode/\(ssoAuthorizationCode)"))
    }

    /// `GET /sentInPathSsoState/{ssoState}`
    public func sentInPathSsoState(ssoState: String) async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>("sentInPathSsoState", .get, "/sentInPathSsoState/\(ssoState)"))
    }

    /// `GET /sentInPathSsoCodeChallenge/{ssoCodeChallenge}`
    public func sentInPathSsoCodeChallenge(
      ssoCodeChallenge: String
    ) async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>(
          "sentInPathSsoCodeChallenge", .get, "/sentInPathSsoCodeChallenge/\(ssoCodeChallenge)"))
    }

    /// `GET /sentInPathPoolSrpA/{poolSrpA}`
    public func sentInPathPoolSrpA(poolSrpA: String) async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>("sentInPathPoolSrpA", .get, "/sentInPathPoolSrpA/\(poolSrpA)"))
    }

    /// `GET /sentInPathPoolSalt/{poolSalt}`
    public func sentInPathPoolSalt(poolSalt: String) async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>("sentInPathPoolSalt", .get, "/sentInPathPoolSalt/\(poolSalt)"))
    }

    /// `GET /sentInPathPoolSrpB/{poolSrpB}`
    public func sentInPathPoolSrpB(poolSrpB: String) async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>("sentInPathPoolSrpB", .get, "/sentInPathPoolSrpB/\(poolSrpB)"))
    }

    /// `GET /sentInPathPoolUserId/{poolUserId}`
    public func sentInPathPoolUserId(poolUserId: String) async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>(
          "sentInPathPoolUserId", .get, "/sentInPathPoolUserId/\(poolUserId)"))
    }

    /// `GET /sentInPathPoolTimestamp/{poolTimestamp}`
    public func sentInPathPoolTimestamp(
      poolTimestamp: String
    ) async throws(CallFailure<NoRefusal>) {
      _ = try await session.call(
        Call<NoAnswer, NoRefusal>(
          "sentInPathPoolTimestamp", .get, "/sentInPathPoolTimestamp/\(poolTimestamp)"))
    }

    /// `POST /sentInHeader`
    public func sentInHeader(
      appleIdentityToken: Secret, appleAuthorizationCode: Secret, appleRawNonce: Secret,
      appleUserId: String, appleFullName: String, appleEmail: String, ssoIdentityToken: Secret,
      ssoAuthorizationCode: Secret, ssoRawNonce: Secret, ssoState: String, ssoCodeVerifier: Secret,
      ssoCodeChallenge: String, poolSrpA: String, poolSalt: String, poolSrpB: String,
      poolSecretBlock: Secret, poolUserId: String, poolTimestamp: String, poolSignature: Secret
    ) async throws(CallFailure<NoRefusal>) {
      _ = try await session.call { tokens in
        try Call<NoAnswer, NoRefusal>(
          "sentInHeader", .post, "/sentInHeader",
          headers: [
            "held": tokens["held"],
            "maybeHeld": tokens.ifHeld("held"),
            "maybeMissing": tokens.ifHeld("missing"),
            "inMemory": tokens["kept"],
            "appleIdentityToken": appleIdentityToken,
            "appleAuthorizationCode": appleAuthorizationCode,
            "appleRawNonce": appleRawNonce,
            "appleUserId": appleUserId,
            "appleFullName": appleFullName,
            "appleEmail": appleEmail,
            "ssoIdentityToken": ssoIdentityToken,
            "ssoAuthorizationCode": ssoAuthorizationCode,
            "ssoRawNonce": ssoRawNonce,
            "ssoState": ssoState,
            "ssoCodeVerifier": ssoCodeVerifier,
            "ssoCodeChallenge": ssoCodeChallenge,
            "poolSrpA": poolSrpA,
            "poolSalt": poolSalt,
            "poolSrpB": poolSrpB,
            "poolSecretBlock": poolSecretBlock,
            "poolUserId": poolUserId,
            "poolTimestamp": poolTimestamp,
            "poolSignature": poolSignature,
          ])
      }
    }

    /// `POST /sentInCookie`
    public func sentInCookie(
      appleIdentityToken: Secret, appleAuthorizationCode: Secret, appleRawNonce: Secret,
      appleUserId: String, appleFullName: String, appleEmail: String, ssoIdentityToken: Secret,
      ssoAuthorizationCode: Secret, ssoRawNonce: Secret, ssoState: String, ssoCodeVerifier: Secret,
      ssoCodeChallenge: String, poolSrpA: String, poolSalt: String, poolSrpB: String,
      poolSecretBlock: Secret, poolUserId: String, poolTimestamp: String, poolSignature: Secret
    ) async throws(CallFailure<NoRefusal>) {
      _ = try await session.call { tokens in
        try Call<NoAnswer, NoRefusal>(
          "sentInCookie", .post, "/sentInCookie",
          cookies: [
            "held": tokens["held"],
            "maybeHeld": tokens.ifHeld("held"),
            "maybeMissing": tokens.ifHeld("missing"),
            "inMemory": tokens["kept"],
            "appleIdentityToken": appleIdentityToken,
            "appleAuthorizationCode": appleAuthorizationCode,
            "appleRawNonce": appleRawNonce,
            "appleUserId": appleUserId,
            "appleFullName": appleFullName,
            "appleEmail": appleEmail,
            "ssoIdentityToken": ssoIdentityToken,
            "ssoAuthorizationCode": ssoAuthorizationCode,
            "ssoRawNonce": ssoRawNonce,
            "ssoState": ssoState,
            "ssoCodeVerifier": ssoCodeVerifier,
            "ssoCodeChallenge": ssoCodeChallenge,
            "poolSrpA": poolSrpA,
            "poolSalt": poolSalt,
            "poolSrpB": poolSrpB,
            "poolSecretBlock": poolSecretBlock,
            "poolUserId": poolUserId,
            "poolTimestamp": poolTimestamp,
            "poolSignature": poolSignature,
          ])
      }
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /missing`
    public func bringMissing() async throws(CallFailure<NoRefusal>) -> BringMissingAnswer {
      try await session.signIn(
        Call<BringMissingAnswer, NoRefusal>("bringMissing", .post, "/missing"))
    }

    /// Fetches a token.
    ///
    /// `POST /kept`
    public func bringKept() async throws(CallFailure<NoRefusal>) -> BringKeptAnswer {
      try await session.call(Call<BringKeptAnswer, NoRefusal>("bringKept", .post, "/kept"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedBesideLasting`
    public func grantedBesideLasting() async throws(CallFailure<NoRefusal>)
      -> GrantedBesideLastingAnswer
    {
      try await session.signIn(
        Call<GrantedBesideLastingAnswer, NoRefusal>(
          "grantedBesideLasting", .post, "/grantedBesideLasting"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedBesideLastingRequired`
    public func grantedBesideLastingRequired() async throws(CallFailure<NoRefusal>)
      -> GrantedBesideLastingRequiredAnswer
    {
      try await session.signIn(
        Call<GrantedBesideLastingRequiredAnswer, NoRefusal>(
          "grantedBesideLastingRequired", .post, "/grantedBesideLastingRequired"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedBesideLastingAsText`
    public func grantedBesideLastingAsText() async throws(CallFailure<NoRefusal>)
      -> GrantedBesideLastingAsTextAnswer
    {
      try await session.signIn(
        Call<GrantedBesideLastingAsTextAnswer, NoRefusal>(
          "grantedBesideLastingAsText", .post, "/grantedBesideLastingAsText"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedBesideLastingAsTextRequired`
    public func grantedBesideLastingAsTextRequired() async throws(CallFailure<NoRefusal>)
      -> GrantedBesideLastingAsTextRequiredAnswer
    {
      try await session.signIn(
        Call<GrantedBesideLastingAsTextRequiredAnswer, NoRefusal>(
          "grantedBesideLastingAsTextRequired", .post, "/grantedBesideLastingAsTextRequired"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedBesideLastingMilliseconds`
    public func grantedBesideLastingMilliseconds() async throws(CallFailure<NoRefusal>)
      -> GrantedBesideLastingMillisecondsAnswer
    {
      try await session.signIn(
        Call<GrantedBesideLastingMillisecondsAnswer, NoRefusal>(
          "grantedBesideLastingMilliseconds", .post, "/grantedBesideLastingMilliseconds"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedBesideLastingMillisecondsRequired`
    public func grantedBesideLastingMillisecondsRequired() async throws(CallFailure<NoRefusal>)
      -> GrantedBesideLastingMillisecondsRequiredAnswer
    {
      try await session.signIn(
        Call<GrantedBesideLastingMillisecondsRequiredAnswer, NoRefusal>(
          "grantedBesideLastingMillisecondsRequired", .post,
          "/grantedBesideLastingMillisecondsRequired"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedBesideLastingMillisecondsAsText`
    public func grantedBesideLastingMillisecondsAsText() async throws(CallFailure<NoRefusal>)
      -> GrantedBesideLastingMillisecondsAsTextAnswer
    {
      try await session.signIn(
        Call<GrantedBesideLastingMillisecondsAsTextAnswer, NoRefusal>(
          "grantedBesideLastingMillisecondsAsText", .post,
          "/grantedBesideLastingMillisecondsAsText"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedBesideLastingMillisecondsAsTextRequired`
    public func grantedBesideLastingMillisecondsAsTextRequired() async throws(CallFailure<NoRefusal>)
      -> GrantedBesideLastingMillisecondsAsTextRequiredAnswer
    {
      try await session.signIn(
        Call<GrantedBesideLastingMillisecondsAsTextRequiredAnswer, NoRefusal>(
          "grantedBesideLastingMillisecondsAsTextRequired", .post,
          "/grantedBesideLastingMillisecondsAsTextRequired"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedBesideEnding`
    public func grantedBesideEnding() async throws(CallFailure<NoRefusal>)
      -> GrantedBesideEndingAnswer
    {
      try await session.signIn(
        Call<GrantedBesideEndingAnswer, NoRefusal>(
          "grantedBesideEnding", .post, "/grantedBesideEnding"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedBesideEndingRequired`
    public func grantedBesideEndingRequired() async throws(CallFailure<NoRefusal>)
      -> GrantedBesideEndingRequiredAnswer
    {
      try await session.signIn(
        Call<GrantedBesideEndingRequiredAnswer, NoRefusal>(
          "grantedBesideEndingRequired", .post, "/grantedBesideEndingRequired"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedBesideEndingUnix`
    public func grantedBesideEndingUnix() async throws(CallFailure<NoRefusal>)
      -> GrantedBesideEndingUnixAnswer
    {
      try await session.signIn(
        Call<GrantedBesideEndingUnixAnswer, NoRefusal>(
          "grantedBesideEndingUnix", .post, "/grantedBesideEndingUnix"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedBesideEndingUnixRequired`
    public func grantedBesideEndingUnixRequired() async throws(CallFailure<NoRefusal>)
      -> GrantedBesideEndingUnixRequiredAnswer
    {
      try await session.signIn(
        Call<GrantedBesideEndingUnixRequiredAnswer, NoRefusal>(
          "grantedBesideEndingUnixRequired", .post, "/grantedBesideEndingUnixRequired"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedBesideEndingUnixAsText`
    public func grantedBesideEndingUnixAsText() async throws(CallFailure<NoRefusal>)
      -> GrantedBesideEndingUnixAsTextAnswer
    {
      try await session.signIn(
        Call<GrantedBesideEndingUnixAsTextAnswer, NoRefusal>(
          "grantedBesideEndingUnixAsText", .post, "/grantedBesideEndingUnixAsText"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedBesideEndingUnixAsTextRequired`
    public func grantedBesideEndingUnixAsTextRequired() async throws(CallFailure<NoRefusal>)
      -> GrantedBesideEndingUnixAsTextRequiredAnswer
    {
      try await session.signIn(
        Call<GrantedBesideEndingUnixAsTextRequiredAnswer, NoRefusal>(
          "grantedBesideEndingUnixAsTextRequired", .post, "/grantedBesideEndingUnixAsTextRequired"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedBesideEndingMilliseconds`
    public func grantedBesideEndingMilliseconds() async throws(CallFailure<NoRefusal>)
      -> GrantedBesideEndingMillisecondsAnswer
    {
      try await session.signIn(
        Call<GrantedBesideEndingMillisecondsAnswer, NoRefusal>(
          "grantedBesideEndingMilliseconds", .post, "/grantedBesideEndingMilliseconds"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedBesideEndingMillisecondsRequired`
    public func grantedBesideEndingMillisecondsRequired() async throws(CallFailure<NoRefusal>)
      -> GrantedBesideEndingMillisecondsRequiredAnswer
    {
      try await session.signIn(
        Call<GrantedBesideEndingMillisecondsRequiredAnswer, NoRefusal>(
          "grantedBesideEndingMillisecondsRequired", .post,
          "/grantedBesideEndingMillisecondsRequired"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedBesideEndingMillisecondsAsText`
    public func grantedBesideEndingMillisecondsAsText() async throws(CallFailure<NoRefusal>)
      -> GrantedBesideEndingMillisecondsAsTextAnswer
    {
      try await session.signIn(
        Call<GrantedBesideEndingMillisecondsAsTextAnswer, NoRefusal>(
          "grantedBesideEndingMillisecondsAsText", .post, "/grantedBesideEndingMillisecondsAsText"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedBesideEndingMillisecondsAsTextRequired`
    public func grantedBesideEndingMillisecondsAsTextRequired() async throws(CallFailure<NoRefusal>)
      -> GrantedBesideEndingMillisecondsAsTextRequiredAnswer
    {
      try await session.signIn(
        Call<GrantedBesideEndingMillisecondsAsTextRequiredAnswer, NoRefusal>(
          "grantedBesideEndingMillisecondsAsTextRequired", .post,
          "/grantedBesideEndingMillisecondsAsTextRequired"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedEndInHeaderLasting`
    public func grantedEndInHeaderLasting() async throws(CallFailure<NoRefusal>)
      -> GrantedEndInHeaderLastingAnswer
    {
      try await session.signIn(
        Call<GrantedEndInHeaderLastingAnswer, NoRefusal>(
          "grantedEndInHeaderLasting", .post, "/grantedEndInHeaderLasting"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedEndInHeaderEnding`
    public func grantedEndInHeaderEnding() async throws(CallFailure<NoRefusal>)
      -> GrantedEndInHeaderEndingAnswer
    {
      try await session.signIn(
        Call<GrantedEndInHeaderEndingAnswer, NoRefusal>(
          "grantedEndInHeaderEnding", .post, "/grantedEndInHeaderEnding"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedEndInHeaderEndingUnixAsText`
    public func grantedEndInHeaderEndingUnixAsText() async throws(CallFailure<NoRefusal>)
      -> GrantedEndInHeaderEndingUnixAsTextAnswer
    {
      try await session.signIn(
        Call<GrantedEndInHeaderEndingUnixAsTextAnswer, NoRefusal>(
          "grantedEndInHeaderEndingUnixAsText", .post, "/grantedEndInHeaderEndingUnixAsText"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedEndInCookieLasting`
    public func grantedEndInCookieLasting() async throws(CallFailure<NoRefusal>)
      -> GrantedEndInCookieLastingAnswer
    {
      try await session.signIn(
        Call<GrantedEndInCookieLastingAnswer, NoRefusal>(
          "grantedEndInCookieLasting", .post, "/grantedEndInCookieLasting"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedEndInCookieEnding`
    public func grantedEndInCookieEnding() async throws(CallFailure<NoRefusal>)
      -> GrantedEndInCookieEndingAnswer
    {
      try await session.signIn(
        Call<GrantedEndInCookieEndingAnswer, NoRefusal>(
          "grantedEndInCookieEnding", .post, "/grantedEndInCookieEnding"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedEndInCookieEndingUnixAsText`
    public func grantedEndInCookieEndingUnixAsText() async throws(CallFailure<NoRefusal>)
      -> GrantedEndInCookieEndingUnixAsTextAnswer
    {
      try await session.signIn(
        Call<GrantedEndInCookieEndingUnixAsTextAnswer, NoRefusal>(
          "grantedEndInCookieEndingUnixAsText", .post, "/grantedEndInCookieEndingUnixAsText"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedInHeaderLasting`
    public func grantedInHeaderLasting() async throws(CallFailure<NoRefusal>)
      -> GrantedInHeaderLastingAnswer
    {
      try await session.signIn(
        Call<GrantedInHeaderLastingAnswer, NoRefusal>(
          "grantedInHeaderLasting", .post, "/grantedInHeaderLasting"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedInHeaderEnding`
    public func grantedInHeaderEnding() async throws(CallFailure<NoRefusal>)
      -> GrantedInHeaderEndingAnswer
    {
      try await session.signIn(
        Call<GrantedInHeaderEndingAnswer, NoRefusal>(
          "grantedInHeaderEnding", .post, "/grantedInHeaderEnding"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedInHeaderEndingUnixAsText`
    public func grantedInHeaderEndingUnixAsText() async throws(CallFailure<NoRefusal>)
      -> GrantedInHeaderEndingUnixAsTextAnswer
    {
      try await session.signIn(
        Call<GrantedInHeaderEndingUnixAsTextAnswer, NoRefusal>(
          "grantedInHeaderEndingUnixAsText", .post, "/grantedInHeaderEndingUnixAsText"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedInCookieLasting`
    public func grantedInCookieLasting() async throws(CallFailure<NoRefusal>)
      -> GrantedInCookieLastingAnswer
    {
      try await session.signIn(
        Call<GrantedInCookieLastingAnswer, NoRefusal>(
          "grantedInCookieLasting", .post, "/grantedInCookieLasting"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedInCookieEnding`
    public func grantedInCookieEnding() async throws(CallFailure<NoRefusal>)
      -> GrantedInCookieEndingAnswer
    {
      try await session.signIn(
        Call<GrantedInCookieEndingAnswer, NoRefusal>(
          "grantedInCookieEnding", .post, "/grantedInCookieEnding"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedInCookieEndingUnixAsText`
    public func grantedInCookieEndingUnixAsText() async throws(CallFailure<NoRefusal>)
      -> GrantedInCookieEndingUnixAsTextAnswer
    {
      try await session.signIn(
        Call<GrantedInCookieEndingUnixAsTextAnswer, NoRefusal>(
          "grantedInCookieEndingUnixAsText", .post, "/grantedInCookieEndingUnixAsText"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedBothInCookiesLasting`
    public func grantedBothInCookiesLasting() async throws(CallFailure<NoRefusal>)
      -> GrantedBothInCookiesLastingAnswer
    {
      try await session.signIn(
        Call<GrantedBothInCookiesLastingAnswer, NoRefusal>(
          "grantedBothInCookiesLasting", .post, "/grantedBothInCookiesLasting"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedBothInCookiesEnding`
    public func grantedBothInCookiesEnding() async throws(CallFailure<NoRefusal>)
      -> GrantedBothInCookiesEndingAnswer
    {
      try await session.signIn(
        Call<GrantedBothInCookiesEndingAnswer, NoRefusal>(
          "grantedBothInCookiesEnding", .post, "/grantedBothInCookiesEnding"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedBothInCookiesEndingUnixAsText`
    public func grantedBothInCookiesEndingUnixAsText() async throws(CallFailure<NoRefusal>)
      -> GrantedBothInCookiesEndingUnixAsTextAnswer
    {
      try await session.signIn(
        Call<GrantedBothInCookiesEndingUnixAsTextAnswer, NoRefusal>(
          "grantedBothInCookiesEndingUnixAsText", .post, "/grantedBothInCookiesEndingUnixAsText"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedEndBelowLasting`
    public func grantedEndBelowLasting() async throws(CallFailure<NoRefusal>)
      -> GrantedEndBelowLastingAnswer
    {
      try await session.signIn(
        Call<GrantedEndBelowLastingAnswer, NoRefusal>(
          "grantedEndBelowLasting", .post, "/grantedEndBelowLasting"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedEndBelowEnding`
    public func grantedEndBelowEnding() async throws(CallFailure<NoRefusal>)
      -> GrantedEndBelowEndingAnswer
    {
      try await session.signIn(
        Call<GrantedEndBelowEndingAnswer, NoRefusal>(
          "grantedEndBelowEnding", .post, "/grantedEndBelowEnding"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedEndBelowEndingUnixAsText`
    public func grantedEndBelowEndingUnixAsText() async throws(CallFailure<NoRefusal>)
      -> GrantedEndBelowEndingUnixAsTextAnswer
    {
      try await session.signIn(
        Call<GrantedEndBelowEndingUnixAsTextAnswer, NoRefusal>(
          "grantedEndBelowEndingUnixAsText", .post, "/grantedEndBelowEndingUnixAsText"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedEndTwoBelowLasting`
    public func grantedEndTwoBelowLasting() async throws(CallFailure<NoRefusal>)
      -> GrantedEndTwoBelowLastingAnswer
    {
      try await session.signIn(
        Call<GrantedEndTwoBelowLastingAnswer, NoRefusal>(
          "grantedEndTwoBelowLasting", .post, "/grantedEndTwoBelowLasting"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedEndTwoBelowEnding`
    public func grantedEndTwoBelowEnding() async throws(CallFailure<NoRefusal>)
      -> GrantedEndTwoBelowEndingAnswer
    {
      try await session.signIn(
        Call<GrantedEndTwoBelowEndingAnswer, NoRefusal>(
          "grantedEndTwoBelowEnding", .post, "/grantedEndTwoBelowEnding"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedEndTwoBelowEndingUnixAsText`
    public func grantedEndTwoBelowEndingUnixAsText() async throws(CallFailure<NoRefusal>)
      -> GrantedEndTwoBelowEndingUnixAsTextAnswer
    {
      try await session.signIn(
        Call<GrantedEndTwoBelowEndingUnixAsTextAnswer, NoRefusal>(
          "grantedEndTwoBelowEndingUnixAsText", .post, "/grantedEndTwoBelowEndingUnixAsText"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedEndMaybeBelowLasting`
    public func grantedEndMaybeBelowLasting() async throws(CallFailure<NoRefusal>)
      -> GrantedEndMaybeBelowLastingAnswer
    {
      try await session.signIn(
        Call<GrantedEndMaybeBelowLastingAnswer, NoRefusal>(
          "grantedEndMaybeBelowLasting", .post, "/grantedEndMaybeBelowLasting"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedEndMaybeBelowEnding`
    public func grantedEndMaybeBelowEnding() async throws(CallFailure<NoRefusal>)
      -> GrantedEndMaybeBelowEndingAnswer
    {
      try await session.signIn(
        Call<GrantedEndMaybeBelowEndingAnswer, NoRefusal>(
          "grantedEndMaybeBelowEnding", .post, "/grantedEndMaybeBelowEnding"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedEndMaybeBelowEndingUnixAsText`
    public func grantedEndMaybeBelowEndingUnixAsText() async throws(CallFailure<NoRefusal>)
      -> GrantedEndMaybeBelowEndingUnixAsTextAnswer
    {
      try await session.signIn(
        Call<GrantedEndMaybeBelowEndingUnixAsTextAnswer, NoRefusal>(
          "grantedEndMaybeBelowEndingUnixAsText", .post, "/grantedEndMaybeBelowEndingUnixAsText"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedEndAboveLasting`
    public func grantedEndAboveLasting() async throws(CallFailure<NoRefusal>)
      -> GrantedEndAboveLastingAnswer
    {
      try await session.signIn(
        Call<GrantedEndAboveLastingAnswer, NoRefusal>(
          "grantedEndAboveLasting", .post, "/grantedEndAboveLasting"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedEndAboveEnding`
    public func grantedEndAboveEnding() async throws(CallFailure<NoRefusal>)
      -> GrantedEndAboveEndingAnswer
    {
      try await session.signIn(
        Call<GrantedEndAboveEndingAnswer, NoRefusal>(
          "grantedEndAboveEnding", .post, "/grantedEndAboveEnding"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedEndAboveEndingUnixAsText`
    public func grantedEndAboveEndingUnixAsText() async throws(CallFailure<NoRefusal>)
      -> GrantedEndAboveEndingUnixAsTextAnswer
    {
      try await session.signIn(
        Call<GrantedEndAboveEndingUnixAsTextAnswer, NoRefusal>(
          "grantedEndAboveEndingUnixAsText", .post, "/grantedEndAboveEndingUnixAsText"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedEndTwoAboveLasting`
    public func grantedEndTwoAboveLasting() async throws(CallFailure<NoRefusal>)
      -> GrantedEndTwoAboveLastingAnswer
    {
      try await session.signIn(
        Call<GrantedEndTwoAboveLastingAnswer, NoRefusal>(
          "grantedEndTwoAboveLasting", .post, "/grantedEndTwoAboveLasting"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedEndTwoAboveEnding`
    public func grantedEndTwoAboveEnding() async throws(CallFailure<NoRefusal>)
      -> GrantedEndTwoAboveEndingAnswer
    {
      try await session.signIn(
        Call<GrantedEndTwoAboveEndingAnswer, NoRefusal>(
          "grantedEndTwoAboveEnding", .post, "/grantedEndTwoAboveEnding"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedEndTwoAboveEndingUnixAsText`
    public func grantedEndTwoAboveEndingUnixAsText() async throws(CallFailure<NoRefusal>)
      -> GrantedEndTwoAboveEndingUnixAsTextAnswer
    {
      try await session.signIn(
        Call<GrantedEndTwoAboveEndingUnixAsTextAnswer, NoRefusal>(
          "grantedEndTwoAboveEndingUnixAsText", .post, "/grantedEndTwoAboveEndingUnixAsText"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedApartLasting`
    public func grantedApartLasting() async throws(CallFailure<NoRefusal>)
      -> GrantedApartLastingAnswer
    {
      try await session.signIn(
        Call<GrantedApartLastingAnswer, NoRefusal>(
          "grantedApartLasting", .post, "/grantedApartLasting"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedApartEnding`
    public func grantedApartEnding() async throws(CallFailure<NoRefusal>)
      -> GrantedApartEndingAnswer
    {
      try await session.signIn(
        Call<GrantedApartEndingAnswer, NoRefusal>(
          "grantedApartEnding", .post, "/grantedApartEnding"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedApartEndingUnixAsText`
    public func grantedApartEndingUnixAsText() async throws(CallFailure<NoRefusal>)
      -> GrantedApartEndingUnixAsTextAnswer
    {
      try await session.signIn(
        Call<GrantedApartEndingUnixAsTextAnswer, NoRefusal>(
          "grantedApartEndingUnixAsText", .post, "/grantedApartEndingUnixAsText"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedInListLasting`
    public func grantedInListLasting() async throws(CallFailure<NoRefusal>)
      -> GrantedInListLastingAnswer
    {
      try await session.signIn(
        Call<GrantedInListLastingAnswer, NoRefusal>(
          "grantedInListLasting", .post, "/grantedInListLasting"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedInListEnding`
    public func grantedInListEnding() async throws(CallFailure<NoRefusal>)
      -> GrantedInListEndingAnswer
    {
      try await session.signIn(
        Call<GrantedInListEndingAnswer, NoRefusal>(
          "grantedInListEnding", .post, "/grantedInListEnding"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedInListEndingUnixAsText`
    public func grantedInListEndingUnixAsText() async throws(CallFailure<NoRefusal>)
      -> GrantedInListEndingUnixAsTextAnswer
    {
      try await session.signIn(
        Call<GrantedInListEndingUnixAsTextAnswer, NoRefusal>(
          "grantedInListEndingUnixAsText", .post, "/grantedInListEndingUnixAsText"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedEndOverListLasting`
    public func grantedEndOverListLasting() async throws(CallFailure<NoRefusal>)
      -> GrantedEndOverListLastingAnswer
    {
      try await session.signIn(
        Call<GrantedEndOverListLastingAnswer, NoRefusal>(
          "grantedEndOverListLasting", .post, "/grantedEndOverListLasting"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedEndOverListEnding`
    public func grantedEndOverListEnding() async throws(CallFailure<NoRefusal>)
      -> GrantedEndOverListEndingAnswer
    {
      try await session.signIn(
        Call<GrantedEndOverListEndingAnswer, NoRefusal>(
          "grantedEndOverListEnding", .post, "/grantedEndOverListEnding"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedEndOverListEndingUnixAsText`
    public func grantedEndOverListEndingUnixAsText() async throws(CallFailure<NoRefusal>)
      -> GrantedEndOverListEndingUnixAsTextAnswer
    {
      try await session.signIn(
        Call<GrantedEndOverListEndingUnixAsTextAnswer, NoRefusal>(
          "grantedEndOverListEndingUnixAsText", .post, "/grantedEndOverListEndingUnixAsText"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedInDeepListLasting`
    public func grantedInDeepListLasting() async throws(CallFailure<NoRefusal>)
      -> GrantedInDeepListLastingAnswer
    {
      try await session.signIn(
        Call<GrantedInDeepListLastingAnswer, NoRefusal>(
          "grantedInDeepListLasting", .post, "/grantedInDeepListLasting"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedInDeepListEnding`
    public func grantedInDeepListEnding() async throws(CallFailure<NoRefusal>)
      -> GrantedInDeepListEndingAnswer
    {
      try await session.signIn(
        Call<GrantedInDeepListEndingAnswer, NoRefusal>(
          "grantedInDeepListEnding", .post, "/grantedInDeepListEnding"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedInDeepListEndingUnixAsText`
    public func grantedInDeepListEndingUnixAsText() async throws(CallFailure<NoRefusal>)
      -> GrantedInDeepListEndingUnixAsTextAnswer
    {
      try await session.signIn(
        Call<GrantedInDeepListEndingUnixAsTextAnswer, NoRefusal>(
          "grantedInDeepListEndingUnixAsText", .post, "/grantedInDeepListEndingUnixAsText"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedInChoiceLasting`
    public func grantedInChoiceLasting() async throws(CallFailure<NoRefusal>)
      -> GrantedInChoiceLastingAnswer
    {
      try await session.signIn(
        Call<GrantedInChoiceLastingAnswer, NoRefusal>(
          "grantedInChoiceLasting", .post, "/grantedInChoiceLasting"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedInChoiceEnding`
    public func grantedInChoiceEnding() async throws(CallFailure<NoRefusal>)
      -> GrantedInChoiceEndingAnswer
    {
      try await session.signIn(
        Call<GrantedInChoiceEndingAnswer, NoRefusal>(
          "grantedInChoiceEnding", .post, "/grantedInChoiceEnding"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedInChoiceEndingUnixAsText`
    public func grantedInChoiceEndingUnixAsText() async throws(CallFailure<NoRefusal>)
      -> GrantedInChoiceEndingUnixAsTextAnswer
    {
      try await session.signIn(
        Call<GrantedInChoiceEndingUnixAsTextAnswer, NoRefusal>(
          "grantedInChoiceEndingUnixAsText", .post, "/grantedInChoiceEndingUnixAsText"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedEndOverChoiceLasting`
    public func grantedEndOverChoiceLasting() async throws(CallFailure<NoRefusal>)
      -> GrantedEndOverChoiceLastingAnswer
    {
      try await session.signIn(
        Call<GrantedEndOverChoiceLastingAnswer, NoRefusal>(
          "grantedEndOverChoiceLasting", .post, "/grantedEndOverChoiceLasting"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedEndOverChoiceEnding`
    public func grantedEndOverChoiceEnding() async throws(CallFailure<NoRefusal>)
      -> GrantedEndOverChoiceEndingAnswer
    {
      try await session.signIn(
        Call<GrantedEndOverChoiceEndingAnswer, NoRefusal>(
          "grantedEndOverChoiceEnding", .post, "/grantedEndOverChoiceEnding"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedEndOverChoiceEndingUnixAsText`
    public func grantedEndOverChoiceEndingUnixAsText() async throws(CallFailure<NoRefusal>)
      -> GrantedEndOverChoiceEndingUnixAsTextAnswer
    {
      try await session.signIn(
        Call<GrantedEndOverChoiceEndingUnixAsTextAnswer, NoRefusal>(
          "grantedEndOverChoiceEndingUnixAsText", .post, "/grantedEndOverChoiceEndingUnixAsText"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedInChoiceInListLasting`
    public func grantedInChoiceInListLasting() async throws(CallFailure<NoRefusal>)
      -> GrantedInChoiceInListLastingAnswer
    {
      try await session.signIn(
        Call<GrantedInChoiceInListLastingAnswer, NoRefusal>(
          "grantedInChoiceInListLasting", .post, "/grantedInChoiceInListLasting"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedInChoiceInListEnding`
    public func grantedInChoiceInListEnding() async throws(CallFailure<NoRefusal>)
      -> GrantedInChoiceInListEndingAnswer
    {
      try await session.signIn(
        Call<GrantedInChoiceInListEndingAnswer, NoRefusal>(
          "grantedInChoiceInListEnding", .post, "/grantedInChoiceInListEnding"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedInChoiceInListEndingUnixAsText`
    public func grantedInChoiceInListEndingUnixAsText() async throws(CallFailure<NoRefusal>)
      -> GrantedInChoiceInListEndingUnixAsTextAnswer
    {
      try await session.signIn(
        Call<GrantedInChoiceInListEndingUnixAsTextAnswer, NoRefusal>(
          "grantedInChoiceInListEndingUnixAsText", .post, "/grantedInChoiceInListEndingUnixAsText"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedAsChoiceLasting`
    public func grantedAsChoiceLasting() async throws(CallFailure<NoRefusal>)
      -> GrantedAsChoiceLastingChoice
    {
      try await session.signIn(
        Call<GrantedAsChoiceLastingChoice, NoRefusal>(
          "grantedAsChoiceLasting", .post, "/grantedAsChoiceLasting"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedAsChoiceEnding`
    public func grantedAsChoiceEnding() async throws(CallFailure<NoRefusal>)
      -> GrantedAsChoiceEndingChoice
    {
      try await session.signIn(
        Call<GrantedAsChoiceEndingChoice, NoRefusal>(
          "grantedAsChoiceEnding", .post, "/grantedAsChoiceEnding"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedAsChoiceEndingUnixAsText`
    public func grantedAsChoiceEndingUnixAsText() async throws(CallFailure<NoRefusal>)
      -> GrantedAsChoiceEndingUnixAsTextChoice
    {
      try await session.signIn(
        Call<GrantedAsChoiceEndingUnixAsTextChoice, NoRefusal>(
          "grantedAsChoiceEndingUnixAsText", .post, "/grantedAsChoiceEndingUnixAsText"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedAsListLasting`
    public func grantedAsListLasting() async throws(CallFailure<NoRefusal>)
      -> [GrantedAsListLastingGrant]
    {
      try await session.signIn(
        Call<[GrantedAsListLastingGrant], NoRefusal>(
          "grantedAsListLasting", .post, "/grantedAsListLasting"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedAsListEnding`
    public func grantedAsListEnding() async throws(CallFailure<NoRefusal>)
      -> [GrantedAsListEndingGrant]
    {
      try await session.signIn(
        Call<[GrantedAsListEndingGrant], NoRefusal>(
          "grantedAsListEnding", .post, "/grantedAsListEnding"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedAsListEndingUnixAsText`
    public func grantedAsListEndingUnixAsText() async throws(CallFailure<NoRefusal>)
      -> [GrantedAsListEndingUnixAsTextGrant]
    {
      try await session.signIn(
        Call<[GrantedAsListEndingUnixAsTextGrant], NoRefusal>(
          "grantedAsListEndingUnixAsText", .post, "/grantedAsListEndingUnixAsText"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedMaybeLasting`
    public func grantedMaybeLasting() async throws(CallFailure<NoRefusal>)
      -> GrantedMaybeLastingAnswer
    {
      try await session.signIn(
        Call<GrantedMaybeLastingAnswer, NoRefusal>(
          "grantedMaybeLasting", .post, "/grantedMaybeLasting"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedMaybeEnding`
    public func grantedMaybeEnding() async throws(CallFailure<NoRefusal>)
      -> GrantedMaybeEndingAnswer
    {
      try await session.signIn(
        Call<GrantedMaybeEndingAnswer, NoRefusal>(
          "grantedMaybeEnding", .post, "/grantedMaybeEnding"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedMaybeEndingUnixAsText`
    public func grantedMaybeEndingUnixAsText() async throws(CallFailure<NoRefusal>)
      -> GrantedMaybeEndingUnixAsTextAnswer
    {
      try await session.signIn(
        Call<GrantedMaybeEndingUnixAsTextAnswer, NoRefusal>(
          "grantedMaybeEndingUnixAsText", .post, "/grantedMaybeEndingUnixAsText"))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedInEnvelopeLasting`
    public func grantedInEnvelopeLasting() async throws(CallFailure<NoRefusal>)
      -> GrantedInEnvelopeLastingAnswer
    {
      try await session.signIn(
        Call<GrantedInEnvelopeLastingAnswer, NoRefusal>(
          "grantedInEnvelopeLasting", .post, "/grantedInEnvelopeLasting", server: hosts.envelope,
          as: Servers.envelope))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedInEnvelopeEnding`
    public func grantedInEnvelopeEnding() async throws(CallFailure<NoRefusal>)
      -> GrantedInEnvelopeEndingAnswer
    {
      try await session.signIn(
        Call<GrantedInEnvelopeEndingAnswer, NoRefusal>(
          "grantedInEnvelopeEnding", .post, "/grantedInEnvelopeEnding", server: hosts.envelope,
          as: Servers.envelope))
    }

    /// Signs in without saying who it is.
    ///
    /// `POST /grantedInEnvelopeEndingUnixAsText`
    public func grantedInEnvelopeEndingUnixAsText() async throws(CallFailure<NoRefusal>)
      -> GrantedInEnvelopeEndingUnixAsTextAnswer
    {
      try await session.signIn(
        Call<GrantedInEnvelopeEndingUnixAsTextAnswer, NoRefusal>(
          "grantedInEnvelopeEndingUnixAsText", .post, "/grantedInEnvelopeEndingUnixAsText",
          server: hosts.envelope, as: Servers.envelope))
    }
  }
}

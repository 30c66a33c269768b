import AuthServer
import Crypto
import LongdeServer
import Primitives
import TestIssuer

/// A server of Longde that keeps everything in memory and checks everything that its document asks for.
actor LongdeBackend: Longde.API {
  static let audience = "cloud.longde.app"
  private static let accessLifetime = 3600
  private static let refreshLifetime = 7 * 86400
  private static let grace = 30
  /// All of them sign with one: making a key takes longer than most tests.
  private static let key = Result { try RSAPrivateKey.generate() }

  private let appleKeys: JWKS
  private let clock: VirtualClock
  private let signer: JWTSigner
  /// From it the one successor of a used token is derived, so that no token is kept in clear.
  private let successorKey: [UInt8]
  private var accounts: [String: Account] = [:]
  private var refreshTokens: [String: RefreshToken] = [:]
  private var endedFamilies: Set<Int> = []
  private(set) var isAppleConfigured = true

  private struct Account {
    let id: UUID
    let email: String?
    let fullName: String?
    var status: Longde.UserStatus
    var isGone = false
    var isDisabled = false

    var user: Longde.User { Longde.User(id: id, email: email, fullName: fullName, status: status) }
  }

  /// Kept under its hash.
  private struct RefreshToken {
    let subject: String
    let family: Int
    let issued: Int
    var used: Int?
  }

  init(appleKeys: JWKS, clock: VirtualClock) throws {
    self.appleKeys = appleKeys
    self.clock = clock
    signer = JWTSigner(key: try Self.key.get(), keyID: "longde")
    successorKey = try RandomBytes.make(32)
  }

  // What a test can do to it.

  func forgetApple() { isAppleConfigured = false }
  func disableEveryone() { for subject in accounts.keys { accounts[subject]?.isDisabled = true } }
  func deleteEveryone() { for subject in accounts.keys { accounts[subject]?.isGone = true } }
  var keptSecrets: [String] { Array(refreshTokens.keys) }

  // What the contract asks of it.

  func signInWithApple(
    _ request: Longde.SignInWithAppleRequest
  ) async throws(ServerRefusal<Longde.SignInWithAppleRefusal>) -> Longde.Session {
    guard isAppleConfigured else { throw .refused(.appleUnavailable) }
    guard let subject = appleSubject(of: request.identityToken) else {
      throw .refused(.appleRefused)
    }
    let account =
      accounts[subject]
      ?? Account(id: UUID(), email: request.email, fullName: request.fullName, status: .active)
    if account.isDisabled { throw .refused(.accountDisabled) }
    accounts[subject] = account
    guard let refresh = try? newSecret() else { throw .unavailable() }
    return try session(
      subject, account, refresh, family: refreshTokens.count,
      or: Longde.SignInWithAppleRefusal.self)
  }

  func me(
    _ request: Longde.MeRequest
  ) async throws(ServerRefusal<Longde.MeRefusal>) -> Longde.User {
    guard let token = request.access else { throw .refused(.notSignedIn) }
    guard let subject = subject(ofAccess: token), let account = accounts[subject] else {
      throw .refused(.sessionExpired)
    }
    if account.isDisabled { throw .refused(.accountDisabled) }
    if account.isGone { throw .refused(.accountGone) }
    return account.user
  }

  func renewSession(
    _ request: Longde.RenewSessionRequest
  ) async throws(ServerRefusal<Longde.RenewSessionRefusal>) -> Longde.Session {
    let secret = request.refreshToken.reveal()
    guard let token = refreshTokens[hash(secret)], !endedFamilies.contains(token.family),
      clock.time < token.issued + Self.refreshLifetime, let account = accounts[token.subject]
    else { throw .refused(.sessionExpired) }
    if let used = token.used, clock.time > used + Self.grace {
      endedFamilies.insert(token.family)
      throw .refused(.sessionExpired)
    }
    if account.isDisabled { throw .refused(.accountDisabled) }
    if account.isGone { throw .refused(.accountGone) }
    refreshTokens[hash(secret)]?.used = token.used ?? clock.time
    return try session(
      token.subject, account, successor(of: secret), family: token.family,
      or: Longde.RenewSessionRefusal.self)
  }

  func signOut(
    _ request: Longde.SignOutRequest
  ) async throws(ServerRefusal<NoRefusal>) {
    if let token = refreshTokens[hash(request.refreshToken.reveal())] {
      endedFamilies.insert(token.family)
    }
  }

  private func session<Refusal>(
    _ subject: String, _ account: Account, _ refresh: String, family: Int, or _: Refusal.Type
  ) throws(ServerRefusal<Refusal>) -> Longde.Session {
    guard let access = try? accessToken(for: subject) else { throw .unavailable() }
    if refreshTokens[hash(refresh)] == nil {
      refreshTokens[hash(refresh)] = RefreshToken(
        subject: subject, family: family, issued: clock.time)
    }
    return Longde.Session(
      accessToken: Secret(access), refreshToken: Secret(refresh), user: account.user)
  }

  private func appleSubject(of token: Secret) -> String? {
    let verifier = JWTVerifier(issuer: AppleIssuer.issuer, audience: Self.audience)
    let verified = try? verifier.verify(token.reveal(), keys: appleKeys, now: clock.time)
    return text("sub", verified?.claims)
  }

  private func accessToken(for subject: String) throws -> String {
    try signer.sign([
      "iss": "longde", "aud": "longde", "sub": .string(subject), "type": "user",
      "iat": .number(JSONNumber(clock.time)),
      "exp": .number(JSONNumber(clock.time + Self.accessLifetime)),
    ])
  }

  /// The subject of an access token of ours that says `type: user` and has not ended.
  private func subject(ofAccess token: Secret) -> String? {
    let verifier = JWTVerifier(
      issuer: "longde", audience: "longde", leeway: 0, values: ["type": "user"])
    guard let keys = try? JWKS([signer.jwk]) else { return nil }
    return text("sub", (try? verifier.verify(token.reveal(), keys: keys, now: clock.time))?.claims)
  }

  private func text(_ name: String, _ claims: JSONObject?) -> String? {
    if case .string(let text)? = claims?[name] { text } else { nil }
  }

  private func newSecret() throws -> String { Base64URL.encode(try RandomBytes.make(32)) }

  private func successor(of secret: String) -> String {
    Base64URL.encode(SHA256.hash(successorKey + Array(secret.utf8)))
  }

  private func hash(_ secret: String) -> String { SHA256.hex(Array(secret.utf8)) }
}

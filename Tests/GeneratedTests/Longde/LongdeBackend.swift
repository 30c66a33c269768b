package import AuthServer
package import Crypto
import Foundation
package import LongdeServer
import Primitives

/// A server of Longde that keeps everything in memory and checks everything that its document asks for.
package actor LongdeBackend: Longde.API {
  package static let audience = "cloud.longde.app"
  private static let accessLifetime = 3600
  private static let refreshLifetime = 7 * 86400
  private static let grace = 30
  /// All of them sign with one: making a key takes longer than most tests.
  private static let key = Result { try RSAPrivateKey.generate() }

  /// Apple's answer to an identity token.
  package enum AppleAnswer: Sendable {
    case subject(String)
    case refused
    case unavailable
  }

  private let askApple: @Sendable (Secret) async -> AppleAnswer
  /// Seconds since 1970.
  private let now: @Sendable () -> Int
  private let signer: JWTSigner
  /// From it the one successor of a used token is derived, so that no token is kept in clear.
  private let successorKey: [UInt8]
  private var accounts: [String: Account] = [:]
  private var refreshTokens: [String: RefreshToken] = [:]
  private var endedFamilies: Set<Int> = []
  private var isAppleConfigured = true

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

  package init(
    now: @escaping @Sendable () -> Int, apple: @escaping @Sendable (Secret) async -> AppleAnswer
  ) throws {
    self.now = now
    askApple = apple
    signer = JWTSigner(key: try Self.key.get(), keyID: "longde")
    successorKey = try RandomBytes.make(32)
  }

  /// Checks an identity token of Apple's for this app.
  package static func subject(of token: Secret, keys: JWKS, now: Int) -> AppleAnswer {
    let verifier = JWTVerifier(issuer: "https://appleid.apple.com", audience: audience)
    let verified = try? verifier.verify(token.reveal(), keys: keys, now: now)
    guard case .string(let subject)? = verified?.claims["sub"] else { return .refused }
    return .subject(subject)
  }

  // Methods for tests.

  package func forgetApple() { isAppleConfigured = false }
  package func disableEveryone() {
    for subject in accounts.keys { accounts[subject]?.isDisabled = true }
  }
  package func deleteEveryone() {
    for subject in accounts.keys { accounts[subject]?.isGone = true }
  }
  package var keptSecrets: [String] { Array(refreshTokens.keys) }

  // The endpoints of the contract.

  package func signInWithApple(
    _ request: Longde.SignInWithAppleRequest
  ) async throws(ServerRefusal<Longde.SignInWithAppleRefusal>) -> Longde.Session {
    guard isAppleConfigured else { throw .refused(.appleUnavailable) }
    let subject: String
    switch await askApple(request.identityToken) {
    case .subject(let name): subject = name
    case .refused: throw .refused(.appleRefused)
    case .unavailable: throw .refused(.appleUnavailable)
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

  package func me(
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

  package func renewSession(
    _ request: Longde.RenewSessionRequest
  ) async throws(ServerRefusal<Longde.RenewSessionRefusal>) -> Longde.Session {
    let secret = request.refreshToken.reveal()
    guard let token = refreshTokens[hash(secret)], !endedFamilies.contains(token.family),
      now() < token.issued + Self.refreshLifetime, let account = accounts[token.subject]
    else { throw .refused(.sessionExpired) }
    if let used = token.used, now() > used + Self.grace {
      endedFamilies.insert(token.family)
      throw .refused(.sessionExpired)
    }
    if account.isDisabled { throw .refused(.accountDisabled) }
    if account.isGone { throw .refused(.accountGone) }
    refreshTokens[hash(secret)]?.used = token.used ?? now()
    return try session(
      token.subject, account, successor(of: secret), family: token.family,
      or: Longde.RenewSessionRefusal.self)
  }

  package func signOut(
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
        subject: subject, family: family, issued: now())
    }
    return Longde.Session(
      accessToken: Secret(access), refreshToken: Secret(refresh), user: account.user)
  }

  private func accessToken(for subject: String) throws -> String {
    try signer.sign([
      "iss": "longde", "aud": "longde", "sub": .string(subject), "type": "user",
      "iat": .number(JSONNumber(now())),
      "exp": .number(JSONNumber(now() + Self.accessLifetime)),
    ])
  }

  /// The subject of an access token of ours that says `type: user` and has not ended.
  private func subject(ofAccess token: Secret) -> String? {
    let verifier = JWTVerifier(
      issuer: "longde", audience: "longde", leeway: 0, values: ["type": "user"])
    guard let keys = try? JWKS([signer.jwk]) else { return nil }
    return text("sub", (try? verifier.verify(token.reveal(), keys: keys, now: now()))?.claims)
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

import Crypto
import Primitives

/// The grant that a code stands for until it is redeemed.
struct IssuedGrant: Sendable {
  var person: Person
  var client: String
  var redirect: String?
  var nonce: String?
  var challenge: String?
  /// Seconds since 1970.
  var createdAt: Int
  /// Seconds that its identity tokens are good.
  var lifetime = IdentityTokenClaims.defaultLifetime
  /// The issuer that its identity tokens name; nil for the provider's own.
  var issuer: String?
}

/// Codes and access tokens that are out. Both live minutes and are few: the oldest make room.
actor GrantStore {
  private var codes: [String: IssuedGrant] = [:]
  private var tokens: [String: IssuedGrant] = [:]
  private var order: [String] = []

  private static let limit = 10_000
  private static let codeLife = 300
  private static let tokenLife = 3_600

  func code(for grant: IssuedGrant) throws -> String {
    let code = try Self.random()
    codes[code] = grant
    remember(code)
    return code
  }

  /// For one caller alone, within its life.
  func redeem(code: String, now: Int) -> IssuedGrant? {
    guard let grant = codes.removeValue(forKey: code), now - grant.createdAt < Self.codeLife
    else { return nil }
    return grant
  }

  func token(for grant: IssuedGrant) throws -> String {
    let token = try Self.random()
    tokens[token] = grant
    remember(token)
    return token
  }

  func grant(of token: String, now: Int) -> IssuedGrant? {
    tokens[token].flatMap { now - $0.createdAt < Self.tokenLife ? $0 : nil }
  }

  func revoke(_ token: String) { tokens[token] = nil }

  private func remember(_ name: String) {
    order.append(name)
    guard order.count > Self.limit else { return }
    let oldest = order.removeFirst()
    codes[oldest] = nil
    tokens[oldest] = nil
  }

  private static func random() throws -> String { Base64URL.encode(try RandomBytes.make(24)) }
}

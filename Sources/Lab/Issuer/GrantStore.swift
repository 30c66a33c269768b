import Crypto
import Primitives

/// The grant that a code stands for until it is redeemed.
struct Granted: Sendable {
  var person: Person
  var client: String
  var redirect: String?
  var nonce: String?
  var challenge: String?
  /// Seconds since 1970.
  var madeAt: Int
}

/// Codes and access tokens that are out. Both live minutes and are few: the oldest make room.
actor GrantStore {
  private var codes: [String: Granted] = [:]
  private var tokens: [String: Granted] = [:]
  private var order: [String] = []

  private static let limit = 10_000
  private static let codeLife = 300
  private static let tokenLife = 3_600

  func code(for granted: Granted) throws -> String {
    let code = try Self.random()
    codes[code] = granted
    remember(code)
    return code
  }

  /// For one caller alone, within its life.
  func redeem(code: String, now: Int) -> Granted? {
    guard let granted = codes.removeValue(forKey: code), now - granted.madeAt < Self.codeLife
    else { return nil }
    return granted
  }

  func token(for granted: Granted) throws -> String {
    let token = try Self.random()
    tokens[token] = granted
    remember(token)
    return token
  }

  func holder(of token: String, now: Int) -> Granted? {
    tokens[token].flatMap { now - $0.madeAt < Self.tokenLife ? $0 : nil }
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

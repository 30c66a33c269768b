import AuthServer
import Crypto
import Foundation
import SocketTransport

import struct AuthClient.HTTPHeaders
import enum AuthClient.HTTPMethod
import struct AuthClient.HTTPRequest

/// The common base of the small implementations in Swift: a clock that tests move, the messages to people, accounts
/// that tests make, and the providers' stand-in.
final class StubLab: @unchecked Sendable {
  private let issuer: URL
  private let lock = NSLock()
  private var ahead = 0
  private var letters: [JSONValue] = []
  private var known: [JSONObject] = []
  private var isOdd = false

  init(issuer: URL) { self.issuer = issuer }

  /// Seconds since 1970.
  var now: Int { Int(Date().timeIntervalSince1970) + lock.withLock { ahead } }
  var date: Date { Date(timeIntervalSince1970: TimeInterval(now)) }
  var outbox: [JSONValue] { lock.withLock { letters } }
  var accounts: [JSONObject] { lock.withLock { known } }

  func advance(by seconds: Int) { lock.withLock { ahead += seconds } }
  func add(_ accounts: [JSONObject]) { lock.withLock { known += accounts } }
  func makeNextSignInOdd() { lock.withLock { isOdd = true } }

  /// Whether a sign-in has to be verified.
  func takeOdd() -> Bool {
    lock.withLock {
      defer { isOdd = false }
      return isOdd
    }
  }

  func send(_ channel: String, to person: String, code: String) {
    lock.withLock {
      letters.append([
        "channel": .string(channel), "to": .string(person), "code": .string(code),
      ])
    }
  }

  func url(_ path: String) -> String { issuer.absoluteString + path }

  /// The subject of an identity token and the nonce in it; nil if it is not Apple's, not for this app or over.
  func apple(_ token: String, for audience: String) async -> (subject: String, nonce: String?)? {
    guard let keys = await appleKeys(),
      let claims = try? JWTVerifier(issuer: "https://appleid.apple.com", audience: audience)
        .verify(token, keys: keys, now: now).claims,
      let subject = claims["sub"]?.text
    else { return nil }
    return (subject, claims["nonce"]?.text)
  }

  /// Apple's keys; nil where they cannot be had.
  func appleKeys() async -> JWKS? {
    await ask("/apple/auth/keys").flatMap { try? JWKS(reading: $0) }
  }

  /// Redeems a code at a provider.
  func redeem(_ path: String, _ fields: [String: String]) async -> JSONObject? {
    var parts = URLComponents()
    parts.queryItems = fields.map { URLQueryItem(name: $0, value: $1) }
    guard let body = await ask(path, parts.percentEncodedQuery) else { return nil }
    return try? JSONValue(reading: body).fields()
  }

  private func ask(_ path: String, _ form: String? = nil) async -> [UInt8]? {
    guard let url = URL(string: url(path)) else { return nil }
    var headers: HTTPHeaders = ["Accept": "application/json"]
    if form != nil { headers["Content-Type"] = "application/x-www-form-urlencoded" }
    let request = HTTPRequest(
      endpoint: "provider", method: form == nil ? .get : .post, url: url, headers: headers,
      body: form.map { Data($0.utf8) })
    guard let answer = try? await SocketTransport().send(request), answer.status == 200 else {
      return nil
    }
    return Array(answer.body)
  }
}

extension JSONValue {
  var text: String? { if case .string(let text) = self { text } else { nil } }
  var isTrue: Bool { self == true }
}

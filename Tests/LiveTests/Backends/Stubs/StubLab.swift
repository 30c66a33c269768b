import AuthServer
import Crypto
import Foundation
import TestDevice

import struct AuthClient.HTTPHeaders
import enum AuthClient.HTTPMethod
import struct AuthClient.HTTPRequest

/// The common base of the small implementations in Swift: a clock, the messages to people, accounts, sessions, and the
/// providers' stand-in.
@StubActor
final class StubLab {
  /// Seconds since 1970. The clock stands until a tester moves it, so that nothing depends on how fast a machine is.
  private(set) var now = Int(Date().timeIntervalSince1970)
  private(set) var outbox: [JSONValue] = []
  private(set) var accounts: [StubAccount] = []
  private var allSessions: [StubSession] = []
  private let issuer: URL

  init(issuer: URL) { self.issuer = issuer }

  var date: Date { Date(timeIntervalSince1970: TimeInterval(now)) }

  func advance(by seconds: Int) { now += seconds }

  static func instant(_ seconds: Int) -> JSONValue {
    .string(Date(timeIntervalSince1970: TimeInterval(seconds)).formatted(.iso8601))
  }

  func send(_ channel: String, to person: String, _ subject: String, code: String? = nil) {
    let text = code.map { "Your code is \($0)." } ?? subject
    outbox.append([
      "channel": .string(channel), "to": .string(person), "subject": .string(subject),
      "text": .string(text), "code": code.map(JSONValue.string), "at": Self.instant(now),
    ])
  }

  // Accounts. Deleted ones have no names any more, so that other people may take them.

  func add(_ account: StubAccount) -> StubAccount {
    accounts.append(account)
    return account
  }

  func account(_ kind: String, _ text: String) -> StubAccount? {
    accounts.first { $0.state != .deleted && $0.isCalled(kind, text) }
  }

  func account(_ link: StubAccount.Link) -> StubAccount? {
    accounts.first { $0.state != .deleted && $0.link == link }
  }

  /// The account of a provider's person, which is made where there is none.
  func account(
    of subject: String, at provider: String, profile: [String: String] = [:]
  ) -> StubAccount {
    let link = StubAccount.Link(provider: provider, subject: subject)
    return account(link) ?? add(StubAccount(link: link, profile: profile, at: now))
  }

  // Sessions.

  func begin(_ account: StubAccount, device: String = "") -> StubSession {
    let session = StubSession(account, device: device, at: now)
    allSessions.append(session)
    return session
  }

  /// The ones that are not over, the oldest first.
  var sessions: [StubSession] {
    allSessions.filter { !$0.isOver && $0.account.state != .deleted }
  }

  func sessions(of account: StubAccount) -> [StubSession] {
    sessions.filter { $0.account === account }
  }

  // Providers.

  func url(_ path: String) -> String { issuer.absoluteString + path }

  /// The claims of an identity token that is Apple's, for this app and not over.
  func appleClaims(_ token: String, for audience: String) async throws -> JSONObject {
    let document = try await ask("/apple/auth/keys")
    do {
      return try JWTVerifier(issuer: "https://appleid.apple.com", audience: audience, leeway: 0)
        .verify(token, keys: JWKS(reading: document), now: now).claims
    } catch { throw Meant(.providerRefused) }
  }

  /// A code at a provider for what it stands for. WeChat takes it by GET, and refuses with 200.
  func redeem(
    _ path: String, _ fields: [String: String], byPOST: Bool = true
  ) async throws -> JSONObject {
    var parts = URLComponents()
    parts.queryItems = fields.map { URLQueryItem(name: $0, value: $1) }
    let query = parts.percentEncodedQuery ?? ""
    let body =
      byPOST ? try await ask(path, form: query) : try await ask("\(path)?\(query)")
    guard let said = try? JSONValue(reading: body).fields(), said["error"] == nil,
      said["errcode"] == nil
    else { throw Meant(.providerRefused) }
    return said
  }

  func ask(_ path: String, form: String? = nil, bearer: String? = nil) async throws -> [UInt8] {
    guard let url = URL(string: url(path)) else { throw Meant(.providerRefused) }
    var headers: HTTPHeaders = ["Accept": "application/json"]
    if form != nil { headers["Content-Type"] = "application/x-www-form-urlencoded" }
    if let bearer { headers["Authorization"] = "Bearer \(bearer)" }
    let request = HTTPRequest(
      endpoint: "provider", method: form == nil ? .get : .post, url: url, headers: headers,
      body: form.map { Data($0.utf8) })
    guard let answer = try? await SocketTransport().send(request) else {
      throw Meant(.providerUnavailable)
    }
    guard answer.status == 200 else { throw Meant(.providerRefused) }
    return Array(answer.body)
  }
}

extension JSONValue {
  var text: String? { if case .string(let text) = self { text } else { nil } }
  var isTrue: Bool { self == true }
}

import AuthServer
import CaseFolders
import ContractModel
import Crypto
import Foundation
import Stores
import TestLab
import Testing

@testable import ReferenceServer

@Suite struct ServerTests {
  private static let ann =
    #"{"accounts":[{"email":"ann@example.com","password":"Correct horse 9"}]}"#

  @Test func healthAndKeysNeedNoContract() async throws {
    try await Lab.test(.rote) { client in
      #expect(try await client.call(.get, "/healthz").json.text("status") == "ok")
      // Before anything was signed.
      let keys = try await client.call(.get, "/.well-known/jwks.json").response.body
      #expect(try JWKS(reading: keys).keys.count == 1)
      await client.lab.store.close()
      #expect(try await client.call(.get, "/healthz").status == 503)
    }
  }

  @Test func lostStoreFileIsUnhealthy() async throws {
    let file = NSTemporaryDirectory() + UUID().uuidString
    defer { for end in ["", "-wal", "-shm"] { unlink(file + end) } }
    try await Lab.test(.longde, options: .file(file)) { client in
      let before = try await client.call(.get, "/healthz")
      #expect(before.status == 200)
      unlink(file)
      let after = try await client.call(.get, "/healthz")
      #expect(after.status == 503)
      #expect(client.lab.log.lines[1].contains(#""why":"the store's file is gone from its place""#))
      await client.lab.store.close()
    }
  }

  @Test func unavailableStoreSendsRetryAfter() async throws {
    try await Lab.test(.readmigo, seeds: Self.ann) { client in
      await client.lab.store.close()
      let answer = try await client.call(
        .post, "/auth/login", #"{"email":"ann@example.com","password":"Correct horse 9"}"#)
      #expect(answer.status == 503)
      #expect(answer.response.headers.first("Retry-After").flatMap { Int($0) } != nil)
      #expect(client.lab.log.lines[0].contains(#""why":"the store is busy or away""#))
    }
  }

  @Test(arguments: [
    ("abc-1.2_3", "abc-1.2_3"), ("a b", "request-1"), ("\"x\"", "request-1"),
    (String(repeating: "a", count: 65), "request-1"), ("", "request-1"),
  ])
  func harmlessRequestIDIsKept(_ sent: String, _ named: String) async throws {
    try await Lab.test(.longde) { client in
      let answer = try await client.call(.get, "/healthz", headers: [("X-Request-Id", sent)])
      #expect(answer.response.headers.all("X-Request-Id") == [named])
    }
  }

  /// Ending only other sessions keeps the browser's cookies.
  @Test(arguments: [("own", 2, 401), ("global", 2, 401), ("others", 0, 204)])
  func endedSessionClearsBrowserCookies(
    _ scope: String, _ forgotten: Int, _ status: Int
  ) async throws {
    try await Lab.test(try Self.cabinet(), seeds: Self.ann) { client in
      let signedIn = try await client.call(
        .post, "/session", #"{"email":"ann@example.com","password":"Correct horse 9"}"#)
      let cookies = signedIn.response.headers.all("Set-Cookie").compactMap {
        $0.split(separator: ";").first.map(String.init)
      }
      let value = try #require(cookies.first { $0.hasPrefix("XSRF-TOKEN=") }?.dropFirst(11))
      let headers = [
        ("Cookie", cookies.joined(separator: "; ")), ("X-CSRF-Token", String(value)),
      ]
      let answer = try await client.call(.delete, "/session?scope=\(scope)", headers: headers)
      #expect(answer.status == 204)
      #expect(answer.response.headers.all("Set-Cookie").count == forgotten)
      let next = try await client.call(.get, "/csrf", headers: headers)
      #expect(next.status == status)
    }
  }

  /// With a word for which sessions end.
  private static func cabinet() throws -> LabContract {
    let text = try Checkout.text("Tests/Shapes/cookie-session-csrf.yaml")
    let does = "does: session.end\n"
    let word =
      "    sends: { scope: { in: query, enum: [own, global, others], is: signOut.scope, words: { all: global } } }\n"
    return .text(text.replacing(does, with: does + word))
  }

  @Test func logNamesRouteAndNothingOfCaller() async throws {
    try await Lab.test(.readmigo, seeds: Self.ann) { client in
      let canaries = ["canary-path", "canary-token", "canary@example.com", "canary-password"]
      _ = try await client.call(.delete, "/auth/devices/canary-path", bearer: "canary-token")
      _ = try await client.call(.get, "/canary-path?canary-token=1")
      _ = try await client.call(.init("CANARY-PATH"), "/auth/login")
      _ = try await client.call(
        .post, "/auth/login", #"{"email":"canary@example.com","password":"canary-password"}"#)
      _ = try await client.call(.post, "/auth/login", #"{"email":"canary-path","password":"x"}"#)
      let lines = client.lab.log.lines
      #expect(lines.count == 5)
      #expect(
        lines[0].contains(#""route":"/auth/devices/{id}","endpoint":"signOutDevice","status":401"#))
      #expect(lines[4].contains("requestInvalid: body email: expected a mail address"))
      for canary in canaries { #expect(!lines.contains { $0.lowercased().contains(canary) }) }
      for line in lines { _ = try JSONValue(reading: Array(line.utf8)) }
    }
  }

  @Test func unsupportedCallsAreNamed() throws {
    let passkeys = try Contracts.shape("passkeys")
    let named = UnsupportedFeatures.calls(of: passkeys, among: [])
    #expect(named == ["signIn", "addPasskey"])
    for name in Contracts.names {
      #expect(
        UnsupportedFeatures.calls(of: try Contracts.named(name), among: []).isEmpty, "\(name)")
    }
  }

  @Test func severalServersShareOnePort() async throws {
    let cognito = try Contracts.named("cognito")
    #expect(ServedServers.clash(in: cognito, among: []) == nil)
    try await Lab.test(.cognito) { client in
      #expect(try await client.call(.delete, "/api/user-profile/me").status == 401)
      #expect(try await client.call(.get, "/nowhere").status == 404)
      let wrong = try await client.call(.get, "/api/user-profile/me")
      #expect(wrong.status == 405)
      #expect(wrong.response.headers.first("Allow") == "DELETE")
    }
  }

  @Test func identicalRoutesOfTwoServersClash() throws {
    let hosts = try Contracts.read("Tests/ReferenceServerTests/Assembly/clash.yaml")
    #expect(ServedServers.clash(in: hosts, among: [])?.contains("GET /me") == true)
    #expect(ServedServers.clash(in: hosts, among: ["one"]) == nil)
  }
}

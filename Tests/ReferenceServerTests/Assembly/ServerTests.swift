import AuthServer
import CaseFolders
import ContractModel
import Crypto
import Foundation
import Stores
import Testing

@testable import ReferenceServer

@Suite struct ServerTests {
  private static let ann =
    #"{"accounts":[{"email":"ann@example.com","password":"Correct horse 9"}]}"#

  @Test func healthAndKeysNeedNoContract() async throws {
    let lab = try await ServedLab("rote")
    #expect(try await lab.call(.get, "/healthz").json.text("status") == "ok")
    // Before anything was signed.
    let keys = try await lab.call(.get, "/.well-known/jwks.json").response.body
    #expect(try JWKS(reading: keys).keys.count == 1)
    await lab.store.close()
    #expect(try await lab.call(.get, "/healthz").status == 503)
  }

  @Test func lostStoreFileIsUnhealthy() async throws {
    let file = NSTemporaryDirectory() + UUID().uuidString
    defer { for end in ["", "-wal", "-shm"] { unlink(file + end) } }
    let lab = try await ServedLab("longde", place: .file(file))
    #expect(try await lab.call(.get, "/healthz").status == 200)
    unlink(file)
    #expect(try await lab.call(.get, "/healthz").status == 503)
    #expect(lab.lines.all[1].contains(#""why":"the store's file is gone from its place""#))
    await lab.store.close()
  }

  @Test func unavailableStoreSendsRetryAfter() async throws {
    let lab = try await ServedLab("readmigo", seeds: Self.ann)
    await lab.store.close()
    let answer = try await lab.call(
      .post, "/auth/login", #"{"email":"ann@example.com","password":"Correct horse 9"}"#)
    #expect(answer.status == 503)
    #expect(answer.response.headers.first("Retry-After").flatMap { Int($0) } != nil)
    #expect(lab.lines.all[0].contains(#""why":"the store is busy or away""#))
  }

  @Test(arguments: [
    ("abc-1.2_3", "abc-1.2_3"), ("a b", "request-1"), ("\"x\"", "request-1"),
    (String(repeating: "a", count: 65), "request-1"), ("", "request-1"),
  ])
  func harmlessRequestIDIsKept(_ sent: String, _ named: String) async throws {
    let lab = try await ServedLab("longde")
    let answer = try await lab.call(.get, "/healthz", headers: [("X-Request-Id", sent)])
    #expect(answer.response.headers.all("X-Request-Id") == [named])
  }

  /// Ending only other sessions keeps the browser's cookies.
  @Test(arguments: [("own", 2, 401), ("global", 2, 401), ("others", 0, 204)])
  func endedSessionClearsBrowserCookies(
    _ scope: String, _ forgotten: Int, _ status: Int
  ) async throws {
    let lab = try await ServedLab(try Self.cabinet(), seeds: Self.ann)
    let signedIn = try await lab.call(
      .post, "/session", #"{"email":"ann@example.com","password":"Correct horse 9"}"#)
    let cookies = signedIn.response.headers.all("Set-Cookie").compactMap {
      $0.split(separator: ";").first.map(String.init)
    }
    let value = try #require(cookies.first { $0.hasPrefix("XSRF-TOKEN=") }?.dropFirst(11))
    let headers = [
      ("Cookie", cookies.joined(separator: "; ")), ("X-CSRF-Token", String(value)),
    ]
    let answer = try await lab.call(.delete, "/session?scope=\(scope)", headers: headers)
    #expect(answer.status == 204)
    #expect(answer.response.headers.all("Set-Cookie").count == forgotten)
    let next = try await lab.call(.get, "/csrf", headers: headers)
    #expect(next.status == status)
  }

  /// With a word for which sessions end.
  private static func cabinet() throws -> Contract {
    let text = try Checkout.text("Tests/Shapes/cookie-session-csrf.yaml")
    let does = "does: session.end\n"
    let word =
      "    sends: { scope: { in: query, enum: [own, global, others], is: signOut.scope, words: { all: global } } }\n"
    return try Contracts.written(text.replacing(does, with: does + word))
  }

  @Test func logNamesRouteAndNothingOfCaller() async throws {
    let lab = try await ServedLab("readmigo", seeds: Self.ann)
    let canaries = ["canary-path", "canary-token", "canary@example.com", "canary-password"]
    _ = try await lab.call(.delete, "/auth/devices/canary-path", bearer: "canary-token")
    _ = try await lab.call(.get, "/canary-path?canary-token=1")
    _ = try await lab.call(.init("CANARY-PATH"), "/auth/login")
    _ = try await lab.call(
      .post, "/auth/login", #"{"email":"canary@example.com","password":"canary-password"}"#)
    _ = try await lab.call(.post, "/auth/login", #"{"email":"canary-path","password":"x"}"#)
    let lines = lab.lines.all
    #expect(lines.count == 5)
    #expect(
      lines[0].contains(#""route":"/auth/devices/{id}","endpoint":"signOutDevice","status":401"#))
    #expect(lines[4].contains("requestInvalid: body email: expected a mail address"))
    for canary in canaries { #expect(!lines.contains { $0.lowercased().contains(canary) }) }
    for line in lines { _ = try JSONValue(reading: Array(line.utf8)) }
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
    let lab = try await ServedLab("cognito")
    #expect(try await lab.call(.delete, "/api/user-profile/me").status == 401)
    #expect(try await lab.call(.get, "/nowhere").status == 404)
    let wrong = try await lab.call(.get, "/api/user-profile/me")
    #expect(wrong.status == 405)
    #expect(wrong.response.headers.first("Allow") == "DELETE")
  }

  @Test func identicalRoutesOfTwoServersClash() throws {
    let hosts = try Contracts.read("Tests/ReferenceServerTests/Assembly/clash.yaml")
    #expect(ServedServers.clash(in: hosts, among: [])?.contains("GET /me") == true)
    #expect(ServedServers.clash(in: hosts, among: ["one"]) == nil)
  }
}

import AuthServer
import CaseFolders
import Crypto
import Primitives
import Stores
import TestLab
import Testing

@testable import ReferenceServer

/// The log says why a call was refused. The response doesn't, and no secret is in either.
@Suite struct RefusalLogTests {
  private static let password = "Correct horse 9"
  private static let ann =
    #"{"accounts":[{"email":"ann@example.com","password":"\#(password)"}]}"#

  /// The contract of Readmigo with a refresh token that rotates.
  private static func contract() throws -> LabContract {
    let text = try Checkout.text("contract/readmigo.yaml")
      .replacing("    bound: device\n", with: "    bound: device\n    rotates: true\n")
      .replacing(
        "    returns: { accessToken: tokens.access }\n",
        with: "    returns: { accessToken: tokens.access, refreshToken: tokens.refresh }\n")
    return .text(text)
  }

  private struct SignedIn {
    let client: LabClient
    let access: String
    let refresh: String

    var lines: [String] { client.lab.log.lines }

    func renew(_ token: String, on device: String = "phone-1") async throws -> Response {
      try await client.call(
        .post, "/auth/refresh", #"{"refreshToken":"\#(token)"}"#,
        headers: [("X-Device-Fingerprint", device)]
      ).response
    }

    func devices(_ token: String) async throws -> Response {
      try await client.call(.get, "/auth/devices", bearer: token).response
    }

    /// The same claims, apart from one, signed by the server's own key.
    func access(_ name: String, _ value: JSONValue) async throws -> String {
      let part = access.split(separator: ".")[1]
      var claims = try JSONValue(reading: Base64URL.decode(part)).fields()
      claims[name] = value
      return try await KeyRing(store: client.lab.store, ages: KeyAges(tokensLast: 60))
        .sign(claims, by: .rs256)
    }
  }

  private func signedIn() async throws -> SignedIn {
    let client = try await Lab(Self.contract(), seeds: Self.ann).client
    let answer = try await client.call(
      .post, "/auth/login", #"{"email":"ann@example.com","password":"\#(Self.password)"}"#)
    return SignedIn(
      client: client, access: try #require(answer.json.text("accessToken")),
      refresh: try #require(answer.json.text("refreshToken")))
  }

  enum Mistake: CaseIterable {
    case unknown, otherDevice, rotated, renamed, badSignature, audience, issuer, expired, noJWT

    var why: String {
      switch self {
      case .unknown, .renamed: "token `refresh`: this server did not issue it"
      case .otherDevice: "token `refresh`: it was issued to another device"
      case .rotated: "token `refresh`: it was used before, and has a successor"
      case .badSignature: "token `access`: its signature is wrong"
      case .audience: "token `access`: it is for another audience (`aud`)"
      case .issuer: "token `access`: another issuer (`iss`) made it"
      case .expired: "token `access`: it has expired (`exp`)"
      case .noJWT: "token `access`: it is not a JWT, which has three parts with dots between them"
      }
    }
  }

  @Test(arguments: Mistake.allCases)
  func logTellsWhyTokenWasRejected(_ mistake: Mistake) async throws {
    let own = try await signedIn()
    let (token, answer) = try await call(mistake, own)
    #expect(answer.status == 401)
    let body = String(decoding: answer.body, as: UTF8.self)
    let line = try #require(own.lines.last)
    #expect(line.contains(#""why":"\#(mistake.why)"}"#), "\(line)")
    #expect(!body.contains(mistake.why) && !body.contains("token `"), "\(body)")
    for secret in [token, own.access, own.refresh, Self.password] {
      #expect(own.lines.allSatisfy { !$0.contains(secret) } && !body.contains(secret))
    }
  }

  /// Returns the token that the server rejects, and its response.
  private func call(_ mistake: Mistake, _ own: SignedIn) async throws -> (String, Response) {
    switch mistake {
    case .unknown:
      let made = try RandomText.token().reveal()
      return (made, try await own.renew(made))
    case .renamed:
      // The text of another kind of token of the same server.
      let hash = KeyedHash(key: try await own.client.lab.store.secret("deeds"))
      let made = try hash.token("access", device: "phone-1")
      return (made, try await own.renew(made))
    case .otherDevice: return (own.refresh, try await own.renew(own.refresh, on: "phone-2"))
    case .rotated:
      #expect(try await own.renew(own.refresh).status == 200)
      return (own.refresh, try await own.renew(own.refresh))
    case .badSignature:
      let forged = String(own.access.dropLast(8)) + "AAAAAAAA"
      return (forged, try await own.devices(forged))
    case .audience:
      let token = try await own.access("aud", "another")
      return (token, try await own.devices(token))
    case .issuer:
      let token = try await own.access("iss", "https://another.example")
      return (token, try await own.devices(token))
    case .expired:
      _ = try await own.client.call(.post, "/__lab/clock", #"{"advance":"3h"}"#)
      return (own.access, try await own.devices(own.access))
    case .noJWT: return ("nojwt", try await own.devices("nojwt"))
    }
  }

  /// A successor carries the marks too.
  @Test func successorOnAnotherDeviceIsRecognized() async throws {
    let own = try await signedIn()
    let renewed = try JSONValue(reading: try await own.renew(own.refresh).body).fields()
    let next = try #require(renewed.text("refreshToken"))
    #expect(next.utf8.count == own.refresh.utf8.count)
    #expect(try await own.renew(next, on: "phone-2").status == 401)
    #expect(own.lines.last?.contains(Mistake.otherDevice.why) == true)
    #expect(try await own.renew(next).status == 200)
  }

  private struct NoKeys: KeySource {
    func newKey(for algorithm: JWTAlgorithm) -> PrivateKey? { nil }
    func key(withID id: String) -> PrivateKey? { nil }
  }

  @Test func unforeseenErrorIsLoggedWithItsCause() async throws {
    let client = try await Lab(
      Self.contract(), seeds: Self.ann, options: LabOptions(keys: NoKeys())
    ).client
    let answer = try await client.call(
      .post, "/auth/login", #"{"email":"ann@example.com","password":"\#(Self.password)"}"#)
    #expect(answer.status == 500)
    #expect(answer.response.headers.first("Retry-After") == nil)
    let line = try #require(client.lab.log.lines.last)
    #expect(line.contains(#""reason":"unforeseen","why":"KeyRingFault.noKey"}"#), "\(line)")
    #expect(!String(decoding: answer.response.body, as: UTF8.self).contains("KeyRing"))
  }

  private enum Odd: Error {
    case plain
    case told(String)
    case inner(StoreOdd)
  }

  private enum StoreOdd: Error { case lost(secret: String, count: Int) }

  private struct Struct: Error { let secret = "hunter2" }

  @Test(
    arguments: [
      (Odd.plain, "Odd.plain"), (Odd.told("hunter2"), "Odd.told"),
      (Odd.inner(.lost(secret: "hunter2", count: 1)), "Odd.inner: StoreOdd.lost"),
      (Struct(), "Struct"),
    ] as [(any Error, String)])
  func causeHasNoValues(_ error: any Error, _ cause: String) { #expect(error.cause == cause) }
}

import AuthClient
import Foundation
import ShapeClients
import Testing

/// A device that asks at the server's pace, a key of the app, a guest on the route of others, and a refresh token that
/// stays good.
@Suite struct CinemaTests {
  let server = PlayedServer()
  let store = MemoryStore()
  let client: Cinema.Client
  let waits = Waits()

  init() {
    client = Cinema.Client(
      configuration: .init(appKey: "key-1"), store: store,
      options: ClientOptions(transport: server, clock: FixedClock()))
  }

  private static let session = #"{"access_token":"a1","refresh_token":"r1"}"#

  private func begin(_ interval: String) async throws -> Cinema.BeginAnswer {
    server.answers(
      200,
      #"{"device_code":"d1","user_code":"WXYZ","page":"https://cinema.example/tv"\#(interval)}"#)
    return try await client.begin()
  }

  private func poll(_ start: Cinema.BeginAnswer) async throws -> Cinema.Session {
    let waits = waits
    return try await DevicePolling(every: start.interval) { waits.add($0) }.run {
      try await client.redeem()
    } after: { (refusal: Cinema.RedeemRefusal) in
      switch refusal {
      case .authorizationPending: .askAgain
      case .slowDown: .askLessOften
      default: .giveUp
      }
    }
  }

  @Test func pollingFollowsServerInterval() async throws {
    let start = try await begin(#","interval":3"#)
    for code in ["authorization_pending", "slow_down", "authorization_pending", "slow_down"] {
      server.answers(400, #"{"error":"\#(code)"}"#)
    }
    server.answers(200, Self.session)
    _ = try await poll(start)
    #expect(waits.seconds == [3, 3, 8, 8, 13])
    #expect(client.session.state == .signedIn)
    #expect(
      server.heard().last?.split(separator: "\n").last
        == #"{"device_code":"d1","grant_type":"device_code"}"#)
  }

  @Test func pollingDefaultsToFiveSecondsUntilCodeExpires() async throws {
    let start = try await begin("")
    server.answers(400, #"{"error":"authorization_pending"}"#)
    server.answers(400, #"{"error":"expired_token"}"#)
    let ended = try await failure(Cinema.RedeemRefusal.self) { try await poll(start) }
    #expect(ended == .refused(.codeEnded))
    #expect(waits.seconds == [5, 5])
  }

  @Test func pollingSlowsDownWithoutResponse() async throws {
    let start = try await begin(#","interval":0"#)
    let waits = waits
    let polling = DevicePolling(every: start.interval) { time in
      if waits.add(time) == 4 { throw CancellationError() }
    }
    await #expect(throws: CancellationError.self) {
      try await polling.run {
        try await client.redeem()
      } after: { (_: Cinema.RedeemRefusal) in
        .askAgain
      }
    }
    #expect(waits.seconds == [1, 2, 4, 8])
  }

  private func signIn() async throws {
    server.answers(200, Self.session)
    _ = try await client.signUp(email: "li@example.org", password: Secret("geheim12"))
    #expect(server.heard().allSatisfy { $0.contains("apikey: key-1") })
  }

  @Test func wrongAPIKeyKeepsSession() async throws {
    try await signIn()
    server.answers(401, #"{"error":"invalid_api_key"}"#)
    let refused = try await failure(Cinema.FilmsRefusal.self) { try await client.films() }
    #expect(refused == .refused(.wrongKey))
    #expect(refused.recovery == .tell)
    #expect(client.session.state == .signedIn)
    #expect(store.texts == ["access": "a1", "refresh": "r1"])
    #expect(server.heard().count == 1)
  }

  /// The old refresh token stays valid, but the app keeps the one from the last refresh.
  @Test func refreshReplacesStillValidToken() async throws {
    try await signIn()
    for number in 2...3 {
      server.answers(401, #"{"error":"bad_jwt"}"#)
      server.answers(200, #"{"access_token":"a\#(number)","refresh_token":"r\#(number)"}"#)
      server.answers(200, #"{"titles":[]}"#)
      _ = try await client.films()
      #expect(store.texts == ["access": "a\(number)", "refresh": "r\(number)"])
    }
    #expect(server.heard()[4].hasSuffix(#"{"grant_type":"refresh_token","refresh_token":"r2"}"#))
  }

  @Test func guestSignsUpOnSameRoute() async throws {
    for _ in 0..<2 { server.answers(200, Self.session) }
    _ = try await client.signUpAsGuest(data: ["theme": "dark"])
    #expect(client.session.state == .signedIn)
    _ = try await client.signUp(email: "li@example.org", password: Secret("geheim12"))
    let lines = server.heard().map { $0.split(separator: "\n") }
    #expect(lines.map(\.first) == Array(repeating: "POST https://cinema.example/signup", count: 2))
    #expect(
      lines.map(\.last) == [
        #"{"data":{"theme":"dark"}}"#, #"{"email":"li@example.org","password":"geheim12"}"#,
      ])
  }
}

/// The times that a device waited, without waiting.
final class Waits: @unchecked Sendable {
  private let lock = NSLock()
  private var all: [Duration] = []

  var seconds: [Int64] { lock.withLock { all.map(\.components.seconds) } }

  /// - Returns: how many there are now.
  @discardableResult
  func add(_ time: Duration) -> Int {
    lock.withLock {
      all.append(time)
      return all.count
    }
  }
}

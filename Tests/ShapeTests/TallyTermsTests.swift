import AuthClient
import Foundation
import ShapeClients
import Testing

/// Lists, maps and times that travel as text, as `TallyServerTests` has them too.
@Suite struct TallyTermsTests {
  let server = PlayedServer()
  let clock = FixedClock()
  let client: Tally.Client

  init() {
    let now = clock.now
    let tokens = ["access": "a1", "refresh": "r1"].mapValues {
      StoredToken(secret: Secret($0), issued: now, expires: nil)
    }
    let store = MemoryStore(StoredSession(tokens: tokens))
    client = Tally.Client(store: store, options: ClientOptions(transport: server, clock: clock))
  }

  private func due(_ seconds: Double) -> UnixTime { UnixTime(Date(timeIntervalSince1970: seconds)) }

  @Test func quotedValuesRoundTrip() async throws {
    server.answers(200, TallyTexts.terms)
    let terms = Tally.Terms(
      dueAt: due(1_800_000_000), pauses: [60, 90], weights: ["a": 0.5], isFixed: ["b": true])
    let agreed = try await client.agree(
      accountId: 1, from: due(1_700_000_000.9), steps: [1, -2], fees: ["c": 2.5], terms: terms)
    #expect(agreed == terms)
    #expect(
      server.heard() == [
        """
        PUT https://tally.example/accounts/1/terms
        Accept: application/json
        Authorization: Bearer a1
        Content-Type: application/json

        \(TallyTexts.agreed)
        """
      ])
  }

  @Test func missingValuesAreOmitted() async throws {
    server.answers(200, #"{"due_at":"1800000000","pauses":[],"weights":null}"#)
    let terms = Tally.Terms(dueAt: due(1_800_000_000), pauses: [])
    #expect(
      try await client.agree(accountId: 1, from: due(0), steps: [], terms: terms) == terms)
    let body = try #require(server.heard().last?.split(separator: "\n").last)
    #expect(body == #"{"from":"0","steps":[],"terms":{"due_at":"1800000000","pauses":[]}}"#)
  }

  @Test(arguments: [
    #"{"due_at":1800000000,"pauses":[]}"#, #"{"due_at":"soon","pauses":[]}"#,
    #"{"due_at":"nan","pauses":[]}"#, #"{"due_at":"1e300","pauses":[]}"#,
    #"{"due_at":"1","pauses":["60",90]}"#, #"{"due_at":"1","pauses":[],"is_fixed":{"a":"yes"}}"#,
  ])
  func malformedTextIsUnreadable(_ body: String) async throws {
    server.answers(200, body)
    let unreadable = try await failure(Tally.AgreeRefusal.self) { try await agree() }
    #expect(unreadable == .fault(.unreadable))
  }

  @Test func listInRefusalIsReadAsTexts() async throws {
    let tooMuch = Tally.AgreeRefusal.tooMuch(.init(most: [1.5, 2]))
    server.answers(409, #"{"errCode":"20","limits":{"most":["1.5","2"]}}"#)
    #expect(try await failure(Tally.AgreeRefusal.self) { try await agree() } == .refused(tooMuch))
    let details = try WireJSON.encoder.encode(Tally.TooMuchDetails(most: [1.5, 2]))
    #expect(String(decoding: details, as: UTF8.self) == #"{"limits":{"most":["1.5","2.0"]}}"#)
  }

  private func agree() async throws -> Tally.Terms {
    try await client.agree(
      accountId: 1, from: due(0), steps: [], terms: Tally.Terms(dueAt: due(0), pauses: []))
  }
}

/// Texts that client and server write and read alike.
enum TallyTexts {
  static let terms = """
    {"due_at":"1800000000","is_fixed":{"b":"true"},"pauses":["60","90"],"weights":{"a":"0.5"}}
    """
  static let agreed = """
    {"fees":{"c":"2.5"},"from":"1700000000","steps":["1","-2"],"terms":\(terms)}
    """
}

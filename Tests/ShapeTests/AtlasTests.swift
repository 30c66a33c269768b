import AuthClient
import AuthTesting
import Foundation
import ShapeClients
import Testing

/// Refusals and their details stand deep in the body.
@Suite struct AtlasTests {
  let server = PlayedServer()
  let client: Atlas.Client

  init() {
    client = Atlas.Client(
      store: MemoryStore(), options: ClientOptions(transport: server, clock: FixedClock()))
  }

  private func refusal(_ body: String, _ status: Int = 403) async throws
    -> CallFailure<Atlas.SignInRefusal>
  {
    server.answers(status, body)
    return try await failure(Atlas.SignInRefusal.self) {
      try await client.signIn(username: "li", password: Secret("x"))
    }
  }

  @Test func detailsBesideCodeAreDecoded() async throws {
    let wrong = try await refusal(
      #"{"error":{"code":"auth","details":{"reason":"password","attemptsLeft":2}}}"#)
    #expect(wrong == .refused(.wrongPassword(.init(attemptsLeft: 2))))
    #expect(wrong.recovery == .correct)
    let until = Date(timeIntervalSince1970: 1_800_000_300)
    let locked = try await refusal(
      #"{"error":{"code":"auth","details":{"reason":"locked","until":"2027-01-15T08:05:00Z"}}}"#)
    #expect(locked == .refused(.accountLocked(.init(lockedUntil: until))))
    #expect(locked.recovery == .wait(until: until))
    let other = try await refusal(#"{"error":{"code":"auth","details":{"reason":"new"}}}"#)
    #expect(other == .refused(.otherRefusal))
  }

  @Test(arguments: [
    #"{"error":{"code":"auth","details":{"reason":"password"}}}"#,
    #"{"error":{"code":"auth","details":{"reason":"password","attemptsLeft":null}}}"#,
    #"{"error.details.attemptsLeft":2,"error":{"code":"auth","details":{"reason":"password"}}}"#,
  ])
  func missingDetailsStillGiveRecovery(_ body: String) async throws {
    let wrong = try await refusal(body)
    guard case .undeclared(let refusal) = wrong else { throw Unexpected("\(wrong)") }
    #expect(refusal.rule?.name == "wrongPassword")
    #expect(wrong.recovery == .correct)
  }

  @Test func signsInReadsAndSignsOut() async throws {
    server.answers(200, #"{"session":"s1"}"#)
    _ = try await client.signIn(username: "li", password: Secret("geheim"))
    server.answers(200, #"{"places":["Jena"]}"#)
    #expect(try await client.places().places == ["Jena"])
    server.answers(204, "")
    try await client.signOut()
    #expect(
      server.heard() == [
        """
        POST https://atlas.example/login
        Accept: application/json
        Content-Type: application/json

        {"password":"geheim","username":"li"}
        """,
        """
        GET https://atlas.example/places
        Accept: application/json
        Authorization: Bearer s1
        """,
        """
        POST https://atlas.example/logout
        Accept: application/json
        Authorization: Bearer s1
        """,
      ])
  }

  @Test func refusalEndsSession() async throws {
    server.answers(200, #"{"session":"s1"}"#)
    _ = try await client.signIn(username: "li", password: Secret("geheim"))
    server.answers(401, #"{"error":{"code":"session"}}"#)
    let ended = try await failure(Atlas.PlacesRefusal.self) { try await client.places() }
    #expect(ended == .refused(.sessionEnded))
    #expect(client.session.state == .signedOut)
  }

  @Test func fakePlacesDetails() async throws {
    let fake = FakeServer(Atlas.examples)
    let client = Atlas.Client.fake(server: fake)
    fake.refuse(Atlas.Endpoints.signIn, with: .wrongPassword(.init(attemptsLeft: 1)))
    let wrong = try await failure(Atlas.SignInRefusal.self) {
      try await client.signIn(username: "li", password: Secret("x"))
    }
    #expect(wrong == .refused(.wrongPassword(.init(attemptsLeft: 1))))
  }
}

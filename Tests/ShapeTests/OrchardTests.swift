import AuthClient
import Foundation
import OrchardClient
import Testing

/// One host signs in, another has the data; each spells names in its own way.
@Suite struct OrchardTests {
  let server = PlayedServer()
  let store = MemoryStore()
  let clock = FixedClock()
  let client: Orchard.Client

  init() { client = Orchard.Client(store: store, transport: server, clock: clock) }

  private static let id = "6f9619ff-8b86-d011-b42d-00c04fc964ff"

  private func grant(_ number: Int) {
    server.answers(
      200,
      """
      {"access_token":"a\(number)","refresh_token":"r\(number)",\
      "person":{"person_id":"\(Self.id)","display_name":"Li"}}
      """)
  }

  @Test func eachCallGoesToItsHost() async throws {
    grant(1)
    let session = try await client.signIn(email: "li@example.org", password: Secret("geheim"))
    #expect(session.person.displayName == "Li")
    server.answers(200, #"{"personId":"\#(Self.id)","displayName":"Li Ming"}"#)
    #expect(try await client.me().displayName == "Li Ming")
    #expect(store.texts == ["refresh": "r1"])
    server.answers(204, "")
    try await client.signOut()
    #expect(
      server.heard() == [
        """
        POST https://accounts.orchard.example/sessions
        Accept: application/json
        Content-Type: application/json

        {"email":"li@example.org","password":"geheim"}
        """,
        """
        GET https://data.orchard.example/v2/people/me
        Accept: application/json
        Authorization: Bearer a1
        """,
        """
        POST https://accounts.orchard.example/sessions/end
        Accept: application/json
        Content-Type: application/json

        {"refresh_token":"r1"}
        """,
      ])
  }

  @Test func stagingIsElsewhereAndARefusalOfOneHostRenewsAtTheOther() async throws {
    let staging = Orchard.Client(
      environment: .staging, store: store, transport: server, clock: clock)
    grant(1)
    _ = try await staging.signIn(email: "li@example.org", password: Secret("geheim"))
    server.answers(401, #"{"reason":"tokenExpired"}"#)
    grant(2)
    server.answers(200, #"{"personId":"\#(Self.id)"}"#)
    #expect(try await staging.me().displayName == nil)
    #expect(
      server.heard().map { $0.split(separator: "\n")[0] } == [
        "POST https://accounts.staging.orchard.example/sessions",
        "GET https://data.staging.orchard.example/v2/people/me",
        "POST https://accounts.staging.orchard.example/sessions/renew",
        "GET https://data.staging.orchard.example/v2/people/me",
      ])
  }

  @Test func afterAStartTheAccessTokenIsRenewedFirst() async throws {
    grant(1)
    _ = try await client.signIn(email: "li@example.org", password: Secret("geheim"))
    let stored = MemoryStore(store.load())
    let next = Orchard.Client(store: stored, transport: server, clock: clock)
    grant(2)
    server.answers(200, #"{"personId":"\#(Self.id)"}"#)
    _ = try await next.me()
    #expect(stored.texts == ["refresh": "r2"])
    #expect(server.heard().last?.hasSuffix("Authorization: Bearer a2") == true)
  }

  @Test func whatIsRefused() async throws {
    server.answers(403, #"{"error":"credentials"}"#)
    let wrong = try await failure(Orchard.SignInRefusal.self) {
      try await client.signIn(email: "li@example.org", password: Secret("x"))
    }
    #expect(wrong == .refused(.wrongPassword))
    grant(1)
    _ = try await client.signIn(email: "li@example.org", password: Secret("geheim"))
    server.answers(401, #"{"reason":"tokenExpired"}"#)
    server.answers(401, #"{"error":"session_ended"}"#)
    let ended = try await failure(Orchard.MeRefusal.self) { try await client.me() }
    #expect(ended.recovery == .signIn)
    #expect(client.session.state == .signedOut)
  }

  @Test func aFakeSpellsAsEachHostDoes() async throws {
    let fake = FakeServer(Orchard.examples)
    let client = Orchard.Client.fake(server: fake, clock: clock)
    let person = Orchard.Person(personId: UUID(), displayName: "Li")
    let session = Orchard.Session(
      accessToken: Secret("a"), refreshToken: Secret("r"), person: person)
    fake.answer(Orchard.Endpoints.signIn, with: session)
    fake.answer(Orchard.Endpoints.me, with: person)
    #expect(try await client.signIn(email: "a@b.c", password: Secret("geheim")) == session)
    #expect(try await client.me() == person)
  }
}

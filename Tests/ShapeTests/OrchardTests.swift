import AuthClient
import AuthTesting
import Foundation
import ShapeClients
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One host signs in, another has the data; each spells names in its own way.
@Suite struct OrchardTests {
  let server = PlayedServer()
  let store = MemoryStore()
  let clock = FixedClock()
  let client: Orchard.Client

  init() {
    client = Orchard.Client(store: store, options: ClientOptions(transport: server, clock: clock))
  }

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

  @Test func stagingUsesOtherHostsForRefresh() async throws {
    let staging = Orchard.Client(
      environment: .staging, store: store, options: ClientOptions(transport: server, clock: clock))
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

  @Test func accessTokenIsRefreshedFirstAfterRestart() async throws {
    grant(1)
    _ = try await client.signIn(email: "li@example.org", password: Secret("geheim"))
    let stored = MemoryStore(store.load())
    let next = Orchard.Client(
      store: stored, options: ClientOptions(transport: server, clock: clock))
    grant(2)
    server.answers(200, #"{"personId":"\#(Self.id)"}"#)
    _ = try await next.me()
    #expect(stored.texts == ["refresh": "r2"])
    #expect(server.heard().last?.hasSuffix("Authorization: Bearer a2") == true)
  }

  /// Each host spells the type's fields in its own way.
  @Test func readValueIsSentBackUnchanged() async throws {
    grant(1)
    let person = try await client.signIn(email: "li@example.org", password: Secret("geheim")).person
    _ = server.heard()
    server.answers(204, "")
    try await client.saveMe(person: person)
    #expect(
      server.heard() == [
        """
        PUT https://data.orchard.example/v2/people/me
        Accept: application/json
        Authorization: Bearer a1
        Content-Type: application/json

        {"person":{"displayName":"Li","personId":"\(Self.id)"}}
        """
      ])
  }

  /// The accounts host issues the access token but accepts it in no call.
  @Test func ownRequestsUseTokenOfCalls() async throws {
    grant(1)
    _ = try await client.signIn(email: "li@example.org", password: Secret("geheim"))
    let books = URLRequest(url: try #require(URL(string: "https://data.orchard.example/v2/books")))
    let whole = try await client.session.authorized(books)
    #expect(whole.allHTTPHeaderFields == ["Authorization": "Bearer a1"])
    let own = URLRequest(url: try #require(URL(string: "https://accounts.orchard.example/x")))
    await #expect(throws: CallFailure<NoRefusal>.fault(.insecure)) {
      try await client.session.authorized(own)
    }
  }

  /// The user signs in while an earlier sign-in is pending. Its tokens aren't used.
  @Test func overtakenSignInIsRevoked() async throws {
    let client = client
    grant(1)
    let slow = Orchard.Client(
      store: store,
      options: ClientOptions(
        transport: Overtaken(server: server) {
          _ = try? await client.signIn(email: "li@example.org", password: Secret("geheim"))
        }, clock: clock, requestIDs: RequestIDs(header: "X-Request-ID") { "n" }))
    let answers = [
      #"{"access_token":"a2","refresh_token":"r2","person":{"person_id":"\#(Self.id)"}}"#, "",
    ]
    for answer in answers { server.answers(200, answer) }
    let late = try await failure(Orchard.SignInRefusal.self) {
      try await slow.signIn(email: "li@example.org", password: Secret("geheim"))
    }
    #expect(late == .fault(.cancelled))
    #expect(store.texts == ["refresh": "r1"])
    let ended = await server.next { $0.contains("/sessions/end") }
    #expect(
      ended == """
        POST https://accounts.orchard.example/sessions/end
        Accept: application/json
        Content-Type: application/json
        X-Request-ID: n

        {"refresh_token":"r2"}
        """)
  }

  @Test func refusalsAreDecoded() async throws {
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

  @Test func fakeUsesNamingOfEachHost() async throws {
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

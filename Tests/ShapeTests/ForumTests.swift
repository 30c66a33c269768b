import AuthClient
import Foundation
import ShapeClients
import Testing

/// A refusal is a list of mistakes, and the first one counts.
@Suite struct ForumTests {
  let server = PlayedServer()
  let clock = FixedClock()
  let client: Forum.Client

  init() {
    client = Forum.Client(
      store: MemoryStore(), options: ClientOptions(transport: server, clock: clock))
  }

  private func register(_ status: Int, _ body: String, _ headers: HTTPHeaders = [:]) async throws
    -> CallFailure<Forum.RegisterRefusal>
  {
    server.answers(status, headers, body)
    return try await failure(Forum.RegisterRefusal.self) {
      try await client.register(username: "li", password: Secret("x"))
    }
  }

  @Test func firstErrorWins() async throws {
    let taken = try await register(422, #"{"errors":[{"code":"taken"},{"code":"weak"}]}"#)
    #expect(taken == .refused(.nameTaken))
    let weak = try await register(
      422, #"{"errors":[{"code":"weak","meta":{"hint":"longer"}},{"code":"taken"}]}"#)
    #expect(weak == .refused(.weakPassword(.init(hint: "longer"))))
    for meta in ["", #","meta":{}"#, #","meta":null"#, #","meta":[]"#] {
      let plain = try await register(422, #"{"errors":[{"code":"weak"\#(meta)}]}"#)
      #expect(plain == .refused(.weakPassword(.init(hint: nil))))
    }
    let many = try await register(429, #"{"errors":[]}"#, ["Retry-After": "5"])
    #expect(many.recovery == .wait(until: clock.now + 5))
    guard case .undeclared = try await register(422, #"{"errors":[]}"#) else {
      throw Unexpected("an empty list names no refusal")
    }
  }

  @Test func registersReadsAndEndsByRefusal() async throws {
    server.answers(201, #"{"session":"s1"}"#)
    _ = try await client.register(username: "li", password: Secret("geheim"))
    server.answers(200, #"{"titles":[]}"#)
    #expect(try await client.threads().titles == [])
    server.answers(401, #"{"errors":[{"code":"session"}]}"#)
    let ended = try await failure(Forum.ThreadsRefusal.self) { try await client.threads() }
    #expect(ended == .refused(.sessionEnded))
    server.answers(403, #"{"errors":[{"code":"password"}]}"#)
    let wrong = try await failure(Forum.SignInRefusal.self) {
      try await client.signIn(username: "li", password: Secret("x"))
    }
    #expect(wrong == .refused(.wrongPassword))
    server.answers(200, #"{"session":"s2"}"#)
    _ = try await client.signIn(username: "li", password: Secret("geheim"))
    server.answers(204, "")
    try await client.signOut()
    let heard = server.heard()
    #expect(
      heard.first == """
        POST https://forum.example/accounts
        Accept: application/vnd.api+json, application/json
        Content-Type: application/vnd.api+json

        {"password":"geheim","username":"li"}
        """)
    #expect(
      heard.last == """
        DELETE https://forum.example/sessions/current
        Accept: application/vnd.api+json, application/json
        Authorization: Bearer s2
        """)
  }
}

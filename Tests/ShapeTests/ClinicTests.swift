import AuthClient
import Foundation
import ShapeClients
import Testing

/// A session that each call prolongs, up to an absolute end that the sign-in tells.
@Suite struct ClinicTests {
  let server = PlayedServer()
  let clock = FixedClock()
  let client: Clinic.Client

  init() {
    client = Clinic.Client(
      store: MemoryStore(), options: ClientOptions(transport: server, clock: clock))
  }

  private func signIn() async throws {
    server.answers(200, #"{"session":"s1","expiresAt":"2027-01-15T18:00:00Z"}"#)
    _ = try await client.signIn(username: "li", password: Secret("geheim"))
  }

  private func appointments(after pause: TimeInterval) async throws -> [Date] {
    clock.advance(by: pause)
    server.answers(200, #"{"today":[]}"#)
    return try await client.appointments().today
  }

  @Test func callsExtendIdleSession() async throws {
    try await signIn()
    for _ in 0..<4 { #expect(try await appointments(after: 1500) == []) }
    server.answers(204, "")
    try await client.signOut()
    let heard = server.heard()
    #expect(
      heard[1] == """
        GET https://clinic.example/appointments
        Accept: application/json
        Authorization: Bearer s1
        """)
    #expect(
      heard.last == """
        DELETE https://clinic.example/sessions/current
        Accept: application/json
        Authorization: Bearer s1
        """)
  }

  @Test(arguments: [("idle", Clinic.AppointmentsRefusal.wasIdle), ("ended", .dayIsOver)])
  func refusalTellsWhySessionEnded(_ code: String, _ why: Clinic.AppointmentsRefusal) async throws {
    try await signIn()
    server.answers(401, #"{"code":"\#(code)"}"#)
    let over = try await failure(Clinic.AppointmentsRefusal.self) {
      try await client.appointments()
    }
    #expect(over == .refused(why))
    #expect(over.recovery == .signIn)
    #expect(client.session.state == .signedOut)
  }

  @Test func absoluteLifetimeEndsSession() async throws {
    try await signIn()
    clock.advance(by: 36_001)
    let over = try await failure(Clinic.AppointmentsRefusal.self) {
      try await client.appointments()
    }
    #expect(over.recovery == .signIn)
    #expect(server.heard().count == 1)
  }

  @Test func refusalsAreDecoded() async throws {
    server.answers(403, #"{"code":"password"}"#)
    let wrong = try await failure(Clinic.SignInRefusal.self) {
      try await client.signIn(username: "li", password: Secret("x"))
    }
    #expect(wrong == .refused(.wrongPassword))
    server.answers(429, ["Retry-After": "7"])
    let many = try await failure(Clinic.SignInRefusal.self) {
      try await client.signIn(username: "li", password: Secret("x"))
    }
    #expect(many.recovery == .wait(until: clock.now + 7))
  }
}

import AuthClient
import Foundation
import ShapeClients
import Testing

/// One route for every call, told apart by a field of the body.
@Suite struct KioskTests {
  let server = PlayedServer()
  let clock = FixedClock()
  let client: Kiosk.Client

  init() {
    client = Kiosk.Client(
      store: MemoryStore(), options: ClientOptions(transport: server, clock: clock))
  }

  @Test func bodyNamesOperation() async throws {
    server.answers(200, #"{"session":"s1"}"#)
    _ = try await client.signIn(username: "li", password: Secret("ge\"heim"))
    server.answers(200, #"{"orders":["Tee"]}"#)
    #expect(try await client.orders().orders == ["Tee"])
    server.answers(204, "")
    try await client.signOut()
    #expect(
      server.heard() == [
        #"""
        POST https://kiosk.example/rpc
        Accept: application/json
        Content-Type: application/json

        {"command":"signIn","password":"ge\"heim","username":"li"}
        """#,
        """
        POST https://kiosk.example/rpc
        Accept: application/json
        Authorization: Bearer s1
        Content-Type: application/json

        {"command":"listOrders"}
        """,
        """
        POST https://kiosk.example/rpc
        Accept: application/json
        Authorization: Bearer s1
        Content-Type: application/json

        {"command":"signOut"}
        """,
      ])
  }

  @Test func refusalsAreDecoded() async throws {
    server.answers(403, #"{"code":"WRONG"}"#)
    let wrong = try await failure(Kiosk.SignInRefusal.self) {
      try await client.signIn(username: "li", password: Secret("x"))
    }
    #expect(wrong == .refused(.wrongPassword))
    server.answers(200, #"{"session":"s1"}"#)
    _ = try await client.signIn(username: "li", password: Secret("geheim"))
    server.answers(401, #"{"code":"ENDED"}"#)
    let ended = try await failure(Kiosk.OrdersRefusal.self) {
      try await client.orders()
    }
    #expect(ended == .refused(.sessionEnded))
    #expect(client.session.state == .signedOut)
  }
}

import AuthClient
import Foundation
import ShapeClients
import Testing

/// One route for every call, told apart by a header.
@Suite struct LedgerTests {
  let server = PlayedServer()
  let store = MemoryStore()
  let client: Ledger.Client

  init() {
    client = Ledger.Client(
      store: store, options: ClientOptions(transport: server, clock: FixedClock()))
  }

  private func signIn() async throws {
    server.answers(200, #"{"Session":"s1"}"#)
    _ = try await client.signIn(username: "li", password: Secret("geheim"))
  }

  @Test func headerNamesOperation() async throws {
    try await signIn()
    server.answers(200, #"{"AccountNames":["Giro","Spar"]}"#)
    #expect(try await client.accounts().accountNames == ["Giro", "Spar"])
    server.answers(200, "{}")
    try await client.signOut()
    #expect(
      server.heard() == [
        """
        POST https://ledger.example/
        Accept: application/x-amz-json-1.1, application/json
        Content-Type: application/x-amz-json-1.1
        X-Ledger-Target: Ledger.SignIn

        {"Password":"geheim","Username":"li"}
        """,
        """
        POST https://ledger.example/
        Accept: application/x-amz-json-1.1, application/json
        Content-Type: application/x-amz-json-1.1
        X-Ledger-Session: s1
        X-Ledger-Target: Ledger.ListAccounts

        {}
        """,
        """
        POST https://ledger.example/
        Accept: application/x-amz-json-1.1, application/json
        Content-Type: application/x-amz-json-1.1
        X-Ledger-Session: s1
        X-Ledger-Target: Ledger.SignOut

        {}
        """,
      ])
    #expect(store.texts == [:])
  }

  @Test func typeNamesRefusal() async throws {
    server.answers(400, #"{"__type":"NotAuthorizedException","message":"no"}"#)
    let wrong = try await failure(Ledger.SignInRefusal.self) {
      try await client.signIn(username: "li", password: Secret("x"))
    }
    #expect(wrong == .refused(.wrongPassword))
    #expect(wrong.recovery == .correct)
    try await signIn()
    server.answers(400, #"{"__type":"TooManyRequestsException"}"#)
    let many = try await failure(Ledger.AccountsRefusal.self) {
      try await client.accounts()
    }
    #expect(many == .refused(.tooManyRequests))
    #expect(many.recovery == .retry)
    #expect(client.session.state == .signedIn)
    server.answers(400, #"{"__type":"SessionEndedException"}"#)
    let ended = try await failure(Ledger.AccountsRefusal.self) {
      try await client.accounts()
    }
    #expect(ended == .refused(.sessionEnded))
    #expect(client.session.state == .signedOut)
  }
}

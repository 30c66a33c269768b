import Foundation
import Testing

@testable import AuthClient

/// A secret goes through everything that this library makes of it; no view of any of that shows it.
@Suite("Printing never reveals secrets")
struct RedactionTests {
  private let canary = "canary-7f3a"
  private var secret: Secret { Secret(canary) }

  private func expectHidden(
    _ value: Any, location: SourceLocation = #_sourceLocation
  ) {
    #expect(!views(of: value).contains(canary), sourceLocation: location)
  }

  @Test func requestsAreRedacted() throws {
    let request = HTTPRequest(
      endpoint: "me", method: .get, url: URL(string: "https://a.example/\(canary)?t=\(canary)")!,
      headers: ["Authorization": "Bearer \(canary)"], body: Data(canary.utf8))
    expectHidden(request)
    expectHidden([request.headers])
    #expect("\(request)" == "me: GET at a.example")
    #expect(request.headers.description == "Authorization")
  }

  @Test func responsesAreRedacted() {
    let response = HTTPResponse(
      status: 401, headers: ["Set-Cookie": canary], body: Data(canary.utf8))
    expectHidden(response)
    expectHidden(RefusalAnswer(response))
    #expect("\(response)" == "status 401")
  }

  @Test func callsAreRedacted() {
    expectHidden(
      Call<Longde.User, NoRefusal>(
        "me", .post, "/\(secret)", query: ["t": secret], headers: ["X": secret],
        body: Longde.SignOutBody(refreshToken: secret)))
    expectHidden(Call<Longde.User, NoRefusal>("me", .post, "/", form: ["t": secret]))
    expectHidden(RequestPath("/\(secret)"))
    expectHidden(["t": secret] as WireItems)
  }

  @Test func tokensAreRedacted() {
    let stored = StoredToken(secret: secret, issued: .distantPast, expires: nil)
    expectHidden(GrantedToken("access", secret))
    expectHidden(stored)
    expectHidden(StoredSession(tokens: ["access": stored]))
    expectHidden(HeldTokens(["access": secret]))
    expectHidden(MemoryStore(StoredSession(tokens: ["access": stored])))
  }

  @Test func failuresAreRedacted() async {
    let undeclared = UndeclaredRefusal(status: 500, body: Data(canary.utf8))
    expectHidden(undeclared)
    expectHidden(CallFailure<NoRefusal>.undeclared(undeclared))
    expectHidden(CallFailure<NoRefusal>.undeclared(undeclared) as any Error)
    #expect(undeclared.body == Data(canary.utf8), "kept for the app's own logs")
  }

  @Test func sessionIsRedacted() async throws {
    let world = World(["access": canary, "refresh": canary])
    world.script.on("me", .json(500, canary))
    let result = await outcome { () throws(CallFailure<Longde.MeRefusal>) in
      try await world.client.me()
    }
    expectHidden(result)
    expectHidden(world.client.session)
    expectHidden(try #require(world.script.requests.first))
    #expect(world.script.requests.first?.bearer == "Bearer \(canary)")
  }
}

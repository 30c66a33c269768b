import AuthServer
import CaseFolders
import Foundation
import LongdeServer
import Testing

/// Fixtures and server stubs say the same: each request is understood, each answer and refusal comes out.
@Suite struct LongdeFixtureTests {
  static let endpoints = ["signInWithApple", "me", "renewSession", "signOut"]

  @Test(arguments: endpoints)
  func requestGetsRecordedAnswer(_ endpoint: String) async throws {
    let answer = try Fixture("Longde", "\(endpoint)/answer")
    let response = try await respond(to: endpoint, refusing: nil)
    #expect(response.status == answer.status)
    #expect(try Fixture.canonical(response.body) == Fixture.canonical(answer.body))
  }

  @Test(arguments: endpoints)
  func refusalsMatchFixtures(_ endpoint: String) async throws {
    for name in Fixture.refusals("Longde", endpoint) {
      let refused = try Fixture("Longde", "\(endpoint)/\(name)")
      let response = try await respond(
        to: endpoint, refusing: String(name.dropFirst("refused.".count)))
      #expect(response.status == refused.status, "\(endpoint) \(name)")
      #expect(response.headers.first("Content-Type") == refused.headers["Content-Type"])
      #expect(try Fixture.canonical(response.body) == Fixture.canonical(refused.body))
    }
  }

  @Test func everyDeclaredRefusalHasFixture() {
    #expect(Fixture.refusals("Longde", "me").count == Longde.MeRefusal.allCases.count)
    #expect(Fixture.refusals("Longde", "signOut").isEmpty)
  }

  private func respond(to endpoint: String, refusing refusal: String?) async throws -> Response {
    let request = try Fixture("Longde", "\(endpoint)/request")
    var headers = Headers()
    for (name, value) in request.headers { headers.add(name, value) }
    let service = try FixtureService(refusing: refusal)
    return await Longde.Routes(service).respond(
      to: Request(
        Request.Method(request.method), request.path, headers: headers,
        body: Array(request.body)))
  }
}

/// Answers as the fixtures do, once it has seen what their requests hold.
private struct FixtureService: Longde.API {
  let session: Longde.Session
  let user: Longde.User
  let refusal: String?

  init(refusing refusal: String?) throws {
    let answer = try Fixture("Longde", "me/answer")
    user = try Longde.User(json: JSONValue(reading: Array(answer.body)))
    let tokens = try Fixture("Longde", "signInWithApple/answer")
    session = try Longde.Session(json: JSONValue(reading: Array(tokens.body)))
    self.refusal = refusal
  }

  func signInWithApple(
    _ request: Longde.SignInWithAppleRequest
  ) async throws(ServerRefusal<Longde.SignInWithAppleRefusal>) -> Longde.Session {
    #expect(request.identityToken.reveal() == "example-identityToken")
    #expect(request.email == "person@example.com")
    try refuse(Longde.SignInWithAppleRefusal.allCases)
    return session
  }

  func me(_ request: Longde.MeRequest) async throws(ServerRefusal<Longde.MeRefusal>) -> Longde.User
  {
    #expect(request.access?.reveal() == "example-access-token")
    try refuse(Longde.MeRefusal.allCases)
    return user
  }

  func renewSession(
    _ request: Longde.RenewSessionRequest
  ) async throws(ServerRefusal<Longde.RenewSessionRefusal>) -> Longde.Session {
    #expect(request.refreshToken.reveal() == "example-refresh-token")
    try refuse(Longde.RenewSessionRefusal.allCases)
    return session
  }

  func signOut(_ request: Longde.SignOutRequest) async throws(ServerRefusal<NoRefusal>) {
    #expect(request.refreshToken.reveal() == "example-refresh-token")
  }

  private func refuse<Refusal: DeclaredRefusal>(
    _ cases: [Refusal]
  ) throws(ServerRefusal<Refusal>) {
    if let found = cases.first(where: { "\($0)" == refusal }) { throw .refused(found) }
  }
}

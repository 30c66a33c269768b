import AllOutputs
import ContractModel
import ContractReader
import Diagnostics
import FileOutput
import Testing
import YAMLSource

@testable import Generation

@Suite("The generated client as its reader sees it")
struct ClientTextTests {
  private func files(_ endpoints: String, _ more: String = "") throws -> [String: String] {
    let text = """
      authcontract: 1
      service: Demo
      version: "1"
      languages: [en]
      servers:
        api:
          url: https://api.example
          sends: { key: { type: configuration.key, in: header, wire: X-Key } }
          refusal: { code: string }
        other:
          url: https://other.example
          sends: { app: { constant: "7", in: header, wire: X-App } }
          refusal: { code: string }
      configuration: { key: string }
      tokens:
        access: { format: opaque, lifetime: 2h, sent: bearer, stored: keychain }
      \(more)
      errors:
        bad: { status: 401, match: { code: bad }, recover: tell, message: { en: Bad } }
      endpoints:
        signIn:
          server: api
          route: POST /in
          does: password.signIn
          sends: { email: email, password: password }
          returns: { accessToken: tokens.access, expiresIn: tokens.access.expiresIn, kind: { constant: Bearer } }
          refuses: [bad]
      \(endpoints)
      """
    let document = YAMLSource.parse(SourceFile(path: "demo.yaml", text: text))
    let plan = try Generation.plan(
      try ContractReader.read(document), for: [.client, .fixtures])
    let files = try AllOutputs.render(plan, with: Templates()).files
    return Dictionary(
      uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
  }

  private func file(_ name: String, _ endpoints: String, _ more: String = "") throws -> String {
    try #require(try files(endpoints, more)[name])
  }

  @Test func serverHeadersAppearOnce() throws {
    let client = try file(
      "Client/Client.swift",
      """
        ping: { server: api, route: POST /ping, does: call, refuses: [bad] }
        pong: { server: other, route: POST /pong, does: call, refuses: [bad] }
        pung:
          server: other
          route: POST /pung
          does: call
          sends: { id: { type: string, in: header, wire: X-Id } }
          refuses: [bad]
      """)
    #expect(client.ranges(of: "\"X-Key\"").count == 1)
    #expect(client.contains("headers: [\"X-Key\": configuration.key]"))
    #expect(client.ranges(of: "\"X-App\"").count == 1)
    #expect(client.ranges(of: "headers: Self.otherHeaders").count == 2)
    #expect(client.contains("headers: Self.otherHeaders + [\"X-Id\": id]"))
  }

  @Test func undocumentedCallShowsItsRoute() throws {
    let client = try file(
      "Client/Client.swift",
      "  ping: { server: api, route: POST /ping, does: call, refuses: [bad] }")
    #expect(client.contains("    }\n\n    /// `POST /ping`\n    public func ping()"))
    #expect(!client.contains("Answers a call"))
  }

  @Test func emptyAnswerReturnsVoid() throws {
    let files = try files(
      "  ping: { server: api, route: POST /ping, does: call, returns: {}, refuses: [bad] }")
    let client = try #require(files["Client/Client.swift"])
    #expect(client.contains("public func ping() async throws(CallFailure<PingRefusal>) {"))
    #expect(client.contains("Call<NoAnswer, PingRefusal>"))
    #expect(files["Client/Models.swift"]?.contains("PingAnswer") == false)
    #expect(files["Fixtures/ping/answer.json"]?.contains("\"status\": 204") == true)
  }

  @Test func constantsAreNotExposed() throws {
    let models = try file("Client/Models.swift", "")
    #expect(!models.contains("var kind"))
    #expect(models.contains("let _: String = try fields.read(\"kind\")"))
    #expect(models.contains("try fields.write(\"Bearer\", as: \"kind\")"))
  }

  @Test func examplesFollowContract() throws {
    let files = try files(
      """
        invite:
          server: api
          route: POST /invite
          does: call
          sends: { phone: optional phone, email: optional email, note: optional string }
          refuses: [bad]
      """)
    #expect(files["Fixtures/signIn/answer.json"]?.contains("\"expiresIn\": 7200") == true)
    let invite = try #require(files["Fixtures/invite/request.json"])
    #expect(invite.contains("\"phone\"") && invite.contains("\"note\""))
    #expect(!invite.contains("\"email\""))
  }

  @Test func eachPageNamesItsCallback() throws {
    let client = try file(
      "Client/Client.swift",
      """
        openGitHub:
          server: api
          route: GET /open
          does: provider.start
          provider: web
          sends:
            to: { constant: github, is: provider.chosen }
            state: providers.web.state
          endsIn: arrival
        openOne: { server: api, route: GET /one, does: provider.start, provider: web, sends: { state: providers.web.state }, endsIn: arrival }
      """,
      """
      providers:
        web: { kind: oauth2, clientId: web, scopes: [email] }
      callbacks:
        arrival: { url: demo://in, fields: { code: providers.web.authorizationCode, state: providers.web.state } }
      """)
    #expect(client.contains("/// Starts a sign-in with GitHub (openGitHub)."))
    #expect(client.contains("/// Starts a sign-in with Web (openOne)."))
  }

  @Test func callbackIsPassedAsValue() throws {
    let web = try file(
      "Client/Web.swift",
      """
        open:
          server: api
          route: GET /open
          does: provider.start
          provider: web
          sends: { state: providers.web.state, challenge: providers.web.codeChallenge }
          endsIn: arrival
        exchange:
          server: api
          route: POST /exchange
          does: provider.exchange
          provider: web
          sends: { authCode: providers.web.authorizationCode, verifier: providers.web.codeVerifier }
          returns: { accessToken: tokens.access }
          refuses: [bad]
        name:
          server: api
          route: POST /name
          does: provider.exchange
          provider: web
          sends: { authCode: providers.web.authorizationCode, verifier: providers.web.codeVerifier, device: string }
          returns: { accessToken: tokens.access }
          refuses: [bad]
      """,
      """
      providers:
        web: { kind: oauth2, clientId: web, scopes: [email] }
      callbacks:
        arrival: { url: demo://in, fields: { code: providers.web.authorizationCode, state: providers.web.state } }
      """)
    #expect(web.contains("_ arrival: Demo.ArrivalCallback"))
    #expect(web.contains("-> Demo.ExchangeAnswer {"))
    #expect(web.contains("exchange(authCode: arrival.code, verifier: arrival.codeVerifier)"))
    #expect(!web.contains("func name"))
  }
}

import AuthServer
import ContractModel
import Crypto
import Stores
import Testing

@testable import ReferenceServer

/// A page whose code the app brings from its own device, under a path of the server's URL.
struct HostedPageTests {
  private static let right = "Sound Horse 42"

  private func lab() async throws -> Lab {
    let lab = try await Lab(text: Self.contract)
    _ = try await lab.store.create(
      NewAccount(
        state: .active, identifiers: [Identifier(kind: .username, text: "ann", isConfirmed: true)],
        passwordHash: try await lab.hasher.hash(Secret(Self.right))))
    return lab
  }

  /// The code that comes back from the page.
  private func code(_ lab: Lab) async throws -> String {
    let page = try await lab.call("openPage")
    let outcome = try await lab.run(try lab.form("pageIn", of: page, "ann", Self.right))
    return try #require(outcome.data.values["code"]?.asText)
  }

  private func exchange(
    _ lab: Lab, _ code: String, device: String = "phone", peer: String = "192.0.2.1"
  ) async throws(Failure) -> Outcome {
    try await lab.call(
      "exchange", ["code": .string(code)], code: code, device: device, peer: peer)
  }

  @Test func formAndButtonsUseServerPath() async throws {
    let lab = try await lab()
    let html = try #require(try await lab.call("openPage").page)
    #expect(html.contains("action=\"/v1/page/in\""))
    #expect(html.contains("href=\"/v1/github\""))
    _ = try await lab.call("openGitHub")
    #expect(await lab.providers.starts.last?.redirect == "http://127.0.0.1:8080/v1/github/back")
  }

  /// The server has forgotten the app's request, so it issues no code.
  @Test func expiredPageDoesNotSignIn() async throws {
    let lab = try await lab()
    let page = try await lab.call("openPage")
    lab.clock.advance(seconds: 1_801)
    let form = try lab.form("pageIn", of: page, "ann", Self.right)
    #expect(
      await reason { () async throws(Failure) in try await lab.run(form) } == .stateWrong)
  }

  @Test func unusualDeviceIsCheckedAtCodeExchange() async throws {
    let lab = try await lab()
    _ = try await exchange(lab, try await code(lab))
    // At home it is news and not odd.
    _ = try await exchange(lab, try await code(lab), device: "tablet")
    let brought = try await code(lab)
    let refused = await refusal { () async throws(Failure) in
      try await exchange(lab, brought, device: "laptop", peer: "198.51.100.7")
    }
    #expect(refused?.reason == .oddSignIn)
    let challenge = try #require(refused?.tokens["challenge"])
    let done = try await lab.call(
      "goOn", code: lab.lastCode(), tokens: ["challenge": challenge], device: "laptop",
      peer: "198.51.100.7")
    #expect(done.data.tokens["access"] != nil)
  }

  @Test func passwordChangeInvalidatesPendingCode() async throws {
    let lab = try await lab()
    let brought = try await code(lab)
    let ann = try #require(try await lab.store.account(calledAny: "ann"))
    try await lab.passwords.choose(Secret("Another Horse 1"), for: ann, keeping: .none)
    #expect(
      await reason { () async throws(Failure) in try await exchange(lab, brought) } == .codeWrong)
  }

  private static let contract = """
    authcontract: 1
    service: Hosted
    version: "1"
    languages: [en]
    configuration: { deviceFingerprint: { type: string, secret: true } }
    servers: { api: { url: "https://hosted.example/v1" } }
    tokens:
      access: { format: jwt, lifetime: 1h, sent: bearer, stored: keychain }
      challenge: { format: opaque, lifetime: 10m, stored: memory }
    types: { Session: { access: tokens.access } }
    providers: { github: { kind: github } }
    callbacks: { arrival: { url: "hosted://in", fields: { code: string } } }
    errors: { odd: { status: 403, means: oddSignIn, fields: { challenge: tokens.challenge }, recover: tell } }
    endpoints:
      openPage: { route: GET /page, does: web.signIn, endsIn: arrival }
      pageIn:
        route: POST /page/in
        by: page
        does: password.signIn
        sends: { username: username, password: password }
        endsIn: arrival
      openGitHub: { route: GET /github, does: provider.start, provider: github, endsIn: arrival }
      back:
        route: GET /github/back
        does: provider.callback
        provider: github
        sends: { code: providers.github.authorizationCode, state: string }
        endsIn: arrival
      exchange:
        route: POST /exchange
        does: provider.exchange
        provider: github
        sends: { code: code, device: configuration.deviceFingerprint }
        returns: Session
        refuses: [odd]
      goOn:
        route: POST /go-on
        does: signIn.continue
        sends: { challenge: tokens.challenge, code: code, device: configuration.deviceFingerprint }
        returns: Session
    policies: { devices: { oddSignIn: challenge } }
    """
}

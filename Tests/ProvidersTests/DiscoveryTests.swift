import AuthServer
import ContractModel
import Providers
import Testing

/// The URLs in an issuer's discovery document, and the checks that they pass.
struct DiscoveryTests {
  private let now = Moving(1_800_000_000)
  private let standIn: StandIn
  private let document = "/.well-known/openid-configuration"

  init() { standIn = StandIn(now) }

  private func desk(_ issuer: String, base: String? = nil) -> ProviderClient {
    let settings = ProviderSettings(audience: "app", issuer: issuer, base: base)
    return ProviderClient(.oidc, settings, fetcher: standIn, now: { [now] in now.value })
  }

  private func start(_ desk: ProviderClient) async throws -> String {
    try await desk.start(
      redirect: "http://127.0.0.1/back", state: "s", nonce: nil, challenge: nil, scopes: [])
  }

  private func says(_ issuer: JSONValue, authorize: String = "https://sign-in.example/go") {
    standIn.answer(
      ["issuer": issuer, "authorization_endpoint": .string(authorize)], to: document)
  }

  /// The contract names the issuer, but a developer uses a local one.
  @Test(arguments: ["", "/"])
  func standInIssuesForItself(_ slash: String) async throws {
    let word: Secret = try await standIn.mint("/mint", ["audience": "app"])
      .required("identityToken")
    let desk = desk("https://login.example", base: StandIn.base + slash)
    _ = try await desk.verify(identityToken: word, nonce: nil)
    await #expect(throws: VerificationError.self) {
      _ = try await self.desk("https://login.example").verify(identityToken: word, nonce: nil)
    }
  }

  @Test func documentIsFetchedOnce() async throws {
    let desk = desk(StandIn.base)
    for _ in 0..<20 { _ = try await start(desk) }
    #expect(standIn.count(document) == 1)
  }

  @Test func unavailableIssuerIsRetriedAfterTenSeconds() async throws {
    let desk = desk(StandIn.base)
    standIn.goAway()
    for second in 0..<20 {
      now.value = 1_800_000_000 + second
      await #expect(throws: VerificationError.unavailable("oidc: offline")) {
        try await start(desk)
      }
    }
    #expect(standIn.count(document) == 2)
    standIn.goAway(false)
    now.value += 10
    _ = try await start(desk)
    standIn.goAway()
    now.value += 3_600
    _ = try await start(desk)
    #expect(await standIn.isAsked(document, 4))
  }

  @Test(arguments: ["https://id.example", "https://id.example/", "https://id.example/a"])
  func issuerMatchingDocumentIsAccepted(_ issuer: String) async throws {
    says(.string(issuer))
    #expect(try await start(desk(issuer)).hasPrefix("https://sign-in.example/go?"))
    #expect(standIn.count(issuer.hasSuffix("/") ? "example" + document : document) == 1)
  }

  @Test(
    arguments: [
      "https://other.example", "https://id.example/", "https://ID.example", "", .null, 1,
    ] as [JSONValue])
  func documentOfOtherIssuerIsRejected(_ issuer: JSONValue) async throws {
    says(issuer)
    let fault = VerificationError.unavailable("oidc: its discovery document is another issuer's")
    await #expect(throws: fault) { try await start(desk("https://id.example")) }
  }

  /// The developer configured it instead.
  @Test func standInMayReplaceIssuer() async throws {
    says("https://other.example", authorize: "http://127.0.0.1:1/go")
    let url = try await start(desk("https://id.example", base: StandIn.base))
    #expect(url.hasPrefix("http://127.0.0.1:1/go?"))
  }

  @Test(arguments: [
    "http://127.0.0.1/go", "https://127.0.0.1/go", "https://127.1/go", "https://2130706433/go",
    "https://0x7f000001/go", "https://0.0.0.0/go", "https://0177.0.0.1/go", "https://localhost/go",
    "https://LocalHost./go", "https://a.localhost/go", "https://[::1]/go", "https://[::]/go",
    "https://[0:0:0:0:0:0:0:1]/go", "https://[::ffff:127.0.0.1]/go", "https://[::ffff:7f00:1]/go",
    "https://x@127.0.0.1/go", "http://sign-in.example/go",
  ])
  func remoteIssuerCannotPointToThisMachine(_ url: String) async throws {
    says("https://id.example", authorize: url)
    let fault = VerificationError.unavailable(
      "oidc: its authorization_endpoint is not an https URL of another machine")
    await #expect(throws: fault) { try await start(desk("https://id.example")) }
  }

  @Test(arguments: ["", "go", "/go", "javascript:alert(1)", "https:///go", "https://a.example/#b"])
  func invalidEndpointIsRejected(_ url: String) async throws {
    says("https://id.example", authorize: url)
    let fault = VerificationError.unavailable(
      "oidc: its discovery document has no authorization_endpoint")
    await #expect(throws: fault) { try await start(desk("https://id.example")) }
  }

  @Test(arguments: ["https://127.example/go", "https://10.0.0.7/go", "https://[2001:db8::2]/go"])
  func endpointOnOtherMachineIsAccepted(_ url: String) async throws {
    says("https://id.example", authorize: url)
    #expect(try await start(desk("https://id.example")).hasPrefix(url + "?"))
  }
}

import ContractModel
import CaseFolders
import ContractReader
import Diagnostics
import Generation
import Testing
import YAMLSource

/// The plan of each server: its callbacks, types and calls.
@Suite struct HostTests {
  private func plan(
    _ text: String, for outputs: Set<OutputKind> = [.server]
  ) throws -> Blueprint {
    let document = YAMLSource.parse(SourceFile(path: "c.yaml", text: text))
    return try Generation.plan(try ContractReader.read(document), for: outputs)
  }

  private func cognito() throws -> [HostPlan] {
    try plan(try Checkout.text("contract/cognito.yaml")).hosts
  }

  /// A callback may return a type that its server knows.
  @Test func callbackTypeUsesItsServer() throws {
    let hosts = try plan(
      """
      authcontract: 1
      service: Shop
      version: "1"
      servers: { page: { url: https://page.example }, api: { url: https://api.example } }
      callbacks: { arrival: { url: "shop://arrival", fields: { plan: Plan } } }
      types: { Plan: { enum: [free, paid] } }
      endpoints:
        open: { server: page, route: GET /open, does: web.signIn, endsIn: arrival }
        me: { server: api, route: GET /me, does: call, returns: { id: string } }
      """
    ).hosts
    #expect(hosts.map { $0.callbacks.map(\.name) } == [["ArrivalCallback"], []])
    #expect(hosts.map { $0.enumerations.map(\.name) } == [["Plan"], []])
  }

  @Test func serversArePlannedSeparately() throws {
    let hosts = try cognito()
    #expect(hosts.map(\.name) == ["pool", "page", "api"])
    #expect(hosts.map(\.calls.count) == [13, 4, 1])
    #expect(
      hosts.map { $0.callbacks.map(\.name) } == [[], ["ArrivalCallback", "DepartureCallback"], []])
    #expect(hosts[2].records.map(\.name) == ["DeleteProfileAnswer"])
    #expect(hosts[2].refusals.map(\.name) == ["unauthorized"])
  }

  /// The pool and the page both return tokens, each with its own names.
  @Test func typeUsesNamesOfItsServer() throws {
    let wires = try cognito().prefix(2).map { host in
      host.records.first { $0.name == "TokenSet" }?.properties.map(\.wire)
    }
    #expect(
      wires == [
        ["IdToken", "AccessToken", "RefreshToken", "ExpiresIn", "TokenType"],
        ["id_token", "access_token", "refresh_token", "expires_in", "token_type"],
      ])
  }

  @Test func onlyDistinguishingMarksAreChecked() throws {
    let pool = try #require(try cognito().first)
    let marks = pool.conditions.mapValues {
      $0.map { mark in
        guard case .holds(let texts) = mark.test else { return "\(mark.test)" }
        return (mark.path.suffix(1) + texts).joined(separator: " ")
      }
    }
    #expect(
      marks["renewTokens"] == [
        "X-Amz-Target AWSCognitoIdentityProviderService.InitiateAuth",
        "AuthFlow REFRESH_TOKEN_AUTH",
      ])
    #expect(
      marks["signUp"] == ["X-Amz-Target AWSCognitoIdentityProviderService.SignUp"])
  }

  @Test func clientOnlyPlanHasNoHosts() throws {
    let text = try Checkout.text("contract/cognito.yaml")
    #expect(try plan(text, for: [.client]).hosts.isEmpty)
  }

  private func contract(_ second: String, url: String = "https://a.example") -> String {
    """
    authcontract: 1
    service: A
    version: "1"
    servers: { api: { url: \(url) } }
    endpoints:
      one: { route: "POST /x", does: call, sends: { kind: { constant: one }, deep: { fields: { way: { constant: up } } } } }
      two: { route: "POST /x", does: call, sends: \(second) }
    """
  }

  @Test(arguments: [
    "{ kind: { constant: two } }", "{ deep: { fields: { way: { constant: down } } } }",
  ])
  func constantInSamePlaceDistinguishesCalls(_ sends: String) throws {
    #expect(try plan(contract(sends)).hosts.first?.conditions["two"]?.count == 1)
  }

  @Test(arguments: [
    "{ kind: { constant: two, in: query } }", "{ other: { constant: two } }",
    "{ kind: { enum: [two, three] }, deep: { fields: { way: string } } }",
  ])
  func fieldOrEnumDistinguishesCalls(_ sends: String) throws {
    #expect(try plan(contract(sends)).hosts.first?.conditions["two"]?.count == 1)
  }

  @Test(arguments: [
    "{ kind: string, deep: { fields: { way: string } } }",
    "{ kind: { enum: [one, two] }, deep: { fields: { way: string } }, more: optional string }",
  ])
  func indistinguishableCallsAreRejected(_ sends: String) throws {
    let problems = #expect(throws: Problems.self) { try plan(contract(sends)) }
    #expect(problems?.diagnostics.map(\.rule) == ["duplicate-route"])
    _ = try plan(contract(sends), for: [.client])
  }

  @Test(arguments: [
    ("https://a.example", ""), ("https://a.example/", ""),
    ("https://a.example/v1/auth/", "/v1/auth"),
  ])
  func routesFollowPathOfServerURL(_ url: String, _ base: String) throws {
    #expect(try plan(contract("{ kind: { constant: two } }", url: url)).hosts.first?.base == base)
  }
}

import ContractModel
import ContractReader
import Diagnostics
import Testing
import YAMLSource

/// The texts that a contract gives itself, in the messages of its calls.
@Suite struct MessageTests {
  @Test func contractReferencesBecomeConstants() throws {
    let call = try endpoint(
      "{ to: callbacks.back.url, scope: providers.house.scopes, id: providers.house.clientId }")
    #expect(call.sends.map(constant) == ["a://back", "openid profile", "notes"])
  }

  @Test func deploymentClientIDIsConfiguration() throws {
    let call = try endpoint("{ id: providers.other.clientId }")
    guard case .configuration("clientId") = call.sends[0].shape.element else {
      Issue.record("\(call.sends[0].shape)")
      return
    }
  }

  /// Calls on one route may differ only in values that the contract defines elsewhere.
  @Test func referencedConstantsDistinguishCalls() throws {
    let contract = try read(
      """
      endpoints:
        one: { route: POST /x, does: call, server: api, sends: { to: callbacks.back.url } }
        two: { route: POST /x, does: call, server: api, sends: { to: callbacks.forth.url } }
      """)
    #expect(contract.endpoints.count == 2)
  }

  /// A type doesn't determine which call sends it.
  @Test func fieldsOfTypeGoWhereCallSendsThem() throws {
    let route = "GET /search/{word}"
    let call = try endpoint("Search", route: route)
    #expect(call.sends.map(\.location) == [.path, .query, .header])
    #expect(call.sentType?.value == "Search")
    #expect(try endpoint("Search").sends.map(\.location) == [.body, .body, .header])
    #expect(try endpoint("{ word: string }").sentType == nil)
  }

  @Test func headerOnlyAnswerHasNoBody() throws {
    for returns in ["Headers", "{ id: { type: string, in: header, wire: X-Id } }"] {
      #expect(try endpoint("{ }", more: "returns: \(returns)").status == 204)
      #expect(try endpoint("{ }", more: "returns: \(returns), status: 204").status == 204)
      #expect(try endpoint("{ }", more: "returns: \(returns), status: 200").status == 200)
    }
    #expect(try endpoint("{ }", more: "returns: list of Headers").status == 200)
  }

  /// Every success says so in its body.
  @Test func envelopedAnswerHasBody() throws {
    for (server, statuses) in [("marked", [200, 200, 201]), ("told", [204, 204, 201])] {
      let contract = try read(
        """
        endpoints:
          out: { route: POST /out, does: call, server: \(server) }
          in: { route: POST /in, does: call, server: \(server), returns: Headers }
          made: { route: POST /made, does: call, server: \(server), status: 201 }
        """)
      #expect(contract.endpoints.map(\.status) == statuses)
    }
  }

  @Test func serverPathParametersAreFilledByItsCalls() throws {
    let contract = try read(
      """
      endpoints:
        inside: { route: "GET /t/{tenant}/x", does: call, server: tenants }
        outside: { route: GET /health, does: call, server: tenants }
      """)
    #expect(contract.servers["tenants"].sends.map(\.location) == [.path])
    #expect(throws: Problems.self) {
      try read("endpoints: { alone: { route: 'GET /t/{tenant}/x', does: call, server: api } }")
    }
  }

  @Test func codeMayBeSentSeveralWays() throws {
    let contract = try read(
      """
      policies: { codes: { one: { length: 6, sentBy: sms }, two: { length: 6, sentBy: [mail, sms] }, none: { length: 6 } } }
      endpoints: { ping: { route: GET /ping, does: call, server: api } }
      """)
    let ways = contract.policies.codes.map { $0.sentBy.map(\.value) }
    #expect(ways == [[.sms], [.mail, .sms], []])
  }

  @Test func tokenOriginIsRead() throws {
    let contract = try read(
      """
      tokens:
        a: { format: jwt, stored: memory, issuer: https://sso.example, audience: configuration.clientId, algorithms: [ES256, RS256] }
      endpoints: { ping: { route: GET /ping, does: call, server: api } }
      """)
    let origin = contract.tokens["a"].origin
    #expect(origin.issuer?.literal?.value == "https://sso.example")
    guard case .configuration(let name)? = origin.audience else {
      Issue.record("the deployment says for whom")
      return
    }
    #expect(name.value == "clientId")
    #expect(origin.algorithms.map(\.value) == [.es256, .rs256])
  }

  @Test func bytesSupportBothAlphabets() throws {
    let call = try endpoint("{ one: bytes, two: { type: bytes, as: base64url } }")
    #expect(call.sends.map(\.shape.isURLSafe) == [false, true])
    #expect(call.sends.map(\.shape.travelsAsText) == [false, false])
  }

  private func constant(_ field: Field) -> String? {
    if case .constant(let text) = field.shape.element { text.value } else { nil }
  }

  private func endpoint(
    _ sends: String, route: String = "POST /x", more: String = ""
  ) throws -> Endpoint {
    let rest = more.isEmpty ? "" : ", \(more)"
    let contract = try read(
      "endpoints: { x: { route: '\(route)', does: call, server: api, sends: \(sends)\(rest) } }")
    return contract.endpoints["x"]
  }

  @discardableResult
  private func read(_ part: String) throws -> Contract {
    let text = """
      authcontract: 1
      service: A
      version: "1"
      configuration: { clientId: string, tenant: string }
      servers:
        api: { url: https://a.example }
        tenants: { url: https://t.example, sends: { tenant: { type: configuration.tenant, in: path } } }
        marked: { url: https://m.example, refusal: { code: string }, success: { code: "0" } }
        told: { url: https://h.example, refusal: { kind: { type: string, in: header, wire: X-K } }, success: { kind: good } }
      providers:
        house: { kind: oauth2, clientId: notes, scopes: [openid, profile] }
        other: { kind: oidc, clientId: configuration.clientId }
      callbacks: { back: { url: a://back }, forth: { url: a://forth } }
      types:
        Search: { word: string, page: optional int, trace: { type: string, in: header, wire: X-Trace } }
        Headers: { id: { type: string, in: header, wire: X-Id } }
      \(part)
      """
    return try ContractReader.read(YAMLSource.parse(SourceFile(path: "a.yaml", text: text)))
  }
}

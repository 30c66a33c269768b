import ContractModel
import ContractReader
import Diagnostics
import Testing
import YAMLSource

@testable import Generation

/// Calls that the generated code could not make, or could not be answered.
@Suite struct CallRuleTests {
  @Test(arguments: [
    ("ver: { type: optional string, in: query }", ["renewal-alone renew"]),
    ("ver: { constant: \"2\", in: query }", []),
  ])
  func refreshCannotNeedServerFields(_ sent: String, _ found: [String]) throws {
    let renewal =
      "renew: { route: POST /renew, does: session.renew, sends: { r: tokens.refresh }, returns: Grant }"
    #expect(try problems("Grant: { r: tokens.refresh }", renewal, sent: sent) == found)
  }

  @Test(arguments: [
    ("route: POST /leave", ["browser-opens leave"]), ("route: GET /leave", []),
    ("route: GET /leave, needs: access", ["browser-opens access"]),
    ("route: GET /leave, needs: session", []),
    ("route: GET /leave, sends: { l: { type: string, in: header } }", ["browser-opens l"]),
    ("route: GET /leave, sends: { l: { type: string, in: cookie } }", ["browser-opens l"]),
    ("route: GET /leave, sends: { l: string }", []),
  ])
  func browserEndpointMustBeGET(_ endpoint: String, _ found: [String]) throws {
    let leave = "leave: { \(endpoint), does: session.end, by: browser, endsIn: left }"
    #expect(try problems("Kind: { enum: [a] }", leave) == found)
  }

  /// A browser can't send the app's headers, so the stub doesn't expect them.
  @Test func serverFieldsOfBrowserCallGoOnlyIntoURL() throws {
    let sent = "v: { constant: a, in: header, wire: X-V }, q: { constant: b, in: query }"
    let plan = try blueprint(
      "Kind: { enum: [a] }",
      """
      leave: { route: GET /leave, does: session.end, by: browser, endsIn: left }
        ping: { route: GET /ping, does: call }
      """, sent: sent)
    let calls = Dictionary(uniqueKeysWithValues: plan.calls.map { ($0.name, $0) })
    #expect(calls["leave"]?.headers.isEmpty == true && calls["leave"]?.query.count == 1)
    #expect(calls["ping"]?.headers.count == 1 && calls["ping"]?.query.count == 1)
  }

  @Test(arguments: [
    ("returns: Item", ["no-body id"]), ("returns: Tag", []), ("returns: list of Tag", ["no-body"]),
    ("returns: string", ["no-body"]), ("refuses: [gone]", ["no-body gone"]),
    ("refuses: [told]", ["no-body told"]), ("refuses: [away, offline]", []),
    ("returns: { id: { type: uuid, in: header, wire: X-Id } }", []),
  ])
  func headResponseHasNoBody(_ endpoint: String, _ found: [String]) throws {
    let head = "tree: { route: HEAD /tree, does: call, \(endpoint) }"
    let types = "Item: { id: uuid }\n  Tag: { tag: { type: string, in: header, wire: ETag } }"
    #expect(try problems(types, head) == found)
  }

  @Test(arguments: [
    ("kind: Kind", ["no-path-segment ..", "no-path-segment "]),
    ("kind: { enum: [a, ..] }", ["no-path-segment .."]), ("kind: { enum: [a, \"a b\"] }", []),
    (
      "kind: { enum: [a] }, c: { type: optional Kind, in: cookie }",
      ["bad-cookie a b", "bad-cookie "]
    ),
    ("kind: { enum: [a] }, h: { enum: [a, \" b\"], in: header }", ["bad-header  b"]),
  ])
  func enumValuesMustFitTheirPlace(_ sends: String, _ found: [String]) throws {
    let call = "go: { route: \"GET /go/{kind}\", does: call, sends: { \(sends) } }"
    #expect(try problems("Kind: { enum: [plain, \"a b\", .., \"\"] }", call) == found)
  }

  @Test(arguments: [
    ("sends: { h: { type: string, in: header, wire: Cookie } }", []),
    (
      "sends: { h: { type: string, in: header, wire: Cookie }, c: { type: string, in: cookie } }",
      ["bad-header Cookie"]
    ),
    (
      "needs: session, sends: { h: { type: string, in: header, wire: cookie } }",
      ["bad-header cookie"]
    ),
  ])
  func cookieHeaderIsReserved(_ sends: String, _ found: [String]) throws {
    let call = "go: { route: GET /go, does: call, \(sends) }"
    #expect(try problems("Kind: { enum: [a] }", call) == found)
  }

  @Test(arguments: [
    ("application/x-amz-json-1.1", ["bad-header Content-Type"]), ("json", []),
  ])
  func emptyObjectNeedsContentType(_ content: String, _ found: [String]) throws {
    let sends = "sends: { h: { type: string, in: header, wire: Content-Type } }"
    let call = "go: { route: POST /go, does: call, \(sends) }"
    #expect(try problems("Kind: { enum: [a] }", call, content: content) == found)
  }

  @Test(arguments: [
    ("{ enum: [a, x/y] }", true), ("{ constant: x/y }", true), ("{ enum: [a, b] }", false),
  ])
  func pathValueWithSlashIsRejectedForStubs(_ kind: String, isFound: Bool) throws {
    let call = "go: { route: \"GET /go/{kind}\", does: call, sends: { kind: \(kind) } }"
    let found = try problems("Kind: { enum: [a] }", call, for: [.server])
    #expect(found == (isFound ? ["no-path-segment kind"] : []))
    #expect(try problems("Kind: { enum: [a] }", call) == [])
  }

  private func problems(
    _ types: String, _ endpoint: String, sent: String = "", content: String = "json",
    for outputs: Set<OutputKind> = [.client]
  ) throws -> [String] {
    do {
      _ = try blueprint(types, endpoint, sent: sent, content: content, for: outputs)
      return []
    } catch let error as Problems {
      return error.diagnostics.map { problem in
        #expect(!problem.help.isEmpty)
        let name = problem.message.split(separator: "`", omittingEmptySubsequences: false)
        return name.count > 2 ? "\(problem.rule) \(name[1])" : problem.rule
      }
    }
  }

  private func blueprint(
    _ types: String, _ endpoint: String, sent: String, content: String = "json",
    for outputs: Set<OutputKind> = [.client]
  ) throws -> Blueprint {
    let text = """
      authcontract: 1
      service: Sample
      version: "1"
      servers:
        api: { url: https://a.example, content: \(content), refusal: { code: string }, sends: { \(sent) } }
      app: { urlSchemes: [com.example.app] }
      tokens:
        access: { format: opaque, lifetime: 1h, sent: bearer, stored: keychain }
        refresh: { format: opaque, lifetime: 9h, stored: keychain }
        session: { format: opaque, lifetime: 9h, sent: { in: cookie, wire: sid }, stored: keychain }
      callbacks: { left: { url: com.example.app://left } }
      types:
        \(types)
      errors:
        gone: { status: 410, match: { code: g }, recover: tell }
        told: { status: 411, fields: { most: int }, recover: tell }
        away: { status: 404, fields: { most: optional int }, recover: tell }
        offline: { fault: offline, recover: retry }
      endpoints:
        \(endpoint)
      """
    let document = YAMLSource.parse(SourceFile(path: "sample.yaml", text: text))
    return try Generation.plan(try ContractReader.read(document), for: outputs)
  }
}

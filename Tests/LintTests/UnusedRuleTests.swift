import ContractModel
import ContractReader
import Diagnostics
import Lint
import Testing
import YAMLSource

/// The uses that count for the rule `unused`.
@Suite struct UnusedRuleTests {
  @Test func typeUsedOnlyBySendingCallIsUsed() throws {
    #expect(try unused("sends: Order").isEmpty)
    #expect(try unused("sends: { id: uuid }") == ["nothing uses the type `Order`"])
  }

  /// An emailed link leads there. No flow ends in it, but its URL is sent.
  @Test func callbackWhoseURLIsSentIsUsed() throws {
    let callback = "callbacks: { back: { url: a://back } }"
    #expect(try unused("sends: { order: Order, to: callbacks.back.url }", callback).isEmpty)
    let found = try unused("sends: { order: Order }", callback)
    #expect(found == ["nothing uses the callback `back`"])
  }

  @Test func configurationOfTokenIssuerIsUsed() throws {
    let text = "configuration: { issuer: url }\ntokens: { id: { format: jwt, stored: memory, %} }"
    let call = "sends: { order: Order, id: tokens.id }"
    #expect(try unused(call, text.replacing("%", with: "issuer: configuration.issuer ")).isEmpty)
    #expect(try unused(call, text.replacing("%", with: "lifetime: 1h ")).count == 1)
  }

  @Test func configurationOfAccessGroupIsUsed() throws {
    let text = "configuration: { group: string }\napp: { keychain: { accessGroup: % } }"
    let call = "sends: { order: Order }"
    #expect(try unused(call, text.replacing("%", with: "configuration.group")).isEmpty)
    #expect(try unused(call, text.replacing("%", with: "TEAM.group")).count == 1)
  }

  private func unused(_ sends: String, _ more: String = "") throws -> [String] {
    let text = """
      authcontract: 1
      service: A
      version: "1"
      servers: { api: { url: https://a.example } }
      types: { Order: { id: uuid } }
      endpoints: { order: { route: POST /orders, does: call, \(sends) } }
      \(more)
      """
    let source = SourceFile(path: "a.yaml", text: text)
    let contract = try ContractReader.read(YAMLSource.parse(source))
    return Lint.check(contract).diagnostics.filter { $0.rule == "unused" }.map(\.message)
  }
}

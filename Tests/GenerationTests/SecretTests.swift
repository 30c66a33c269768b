import ContractModel
import ContractReader
import Diagnostics
import Testing
import YAMLSource

@testable import Generation

@Suite("Secrets and cookie lifetimes")
struct SecretTests {
  private func blueprint(_ sections: String) throws -> Blueprint {
    let text = """
      authcontract: 1
      service: Sample
      version: "1"
      servers: { api: { url: https://api.example.com } }
      endpoints: { ping: { route: POST /ping, does: call } }
      \(sections)
      """
    let document = YAMLSource.parse(SourceFile(path: "c.yaml", text: text))
    return try Generation.plan(try ContractReader.read(document), for: [.server])
  }

  /// A field accepted as secret prints nothing. The reader rejects `secret` on any other field.
  @Test(arguments: ScalarType.allCases, ["", "list of ", "optional map of "])
  func secretFieldIsTypedAsSecret(_ scalar: ScalarType, _ many: String) throws {
    let types = "types: { Item: { a: { type: \(many)\(scalar.rawValue), secret: true } } }"
    do {
      let record = try #require(try blueprint(types).records.first)
      #expect(scalar.canBeSecret)
      #expect(record.properties.map(\.type.element) == [.secret])
    } catch let error as Problems {
      #expect(!scalar.canBeSecret)
      #expect(error.diagnostics.map(\.rule) == ["secret-here"])
    }
  }

  @Test(arguments: [
    ("lifetime: 20m", 1200), ("idle: 30m, ends: 12h", 43_200), ("lifetime: unlimited", 34_560_000),
    ("idle: 30m", 34_560_000), ("ends: 1h", 3600), ("", nil),
  ])
  func cookieLivesAsLongAsItsToken(_ life: String, _ seconds: Int?) throws {
    let token = "format: opaque, stored: keychain, sent: { in: cookie, wire: sid }"
    let keys = life.isEmpty ? token : "\(token), \(life)"
    let plan = try blueprint("tokens: { session: { \(keys) } }")
    #expect(plan.tokens.map(\.token.life.cookieSeconds) == [seconds])
  }
}

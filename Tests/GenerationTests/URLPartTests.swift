import ContractModel
import ContractReader
import Diagnostics
import Testing
import YAMLSource

@testable import Generation

/// Values that cannot be in a URL. Stubs refuse a path with an encoded slash, so a value that may hold one
/// is not allowed.
@Suite struct URLPartTests {
  @Test(arguments: [
    ("url", false), ("bytes", false), ("configuration.home", false), ("string", true),
    ("uuid", true), ("{ type: bytes, as: base64url, in: path }", true),
    ("configuration.tenant", true), ("{ type: int, as: text, in: path }", true),
  ])
  func pathParameterCannotContainSlash(_ type: String, isRight: Bool) throws {
    let wanted = isRight ? [] : ["no-path-segment"]
    for output in OutputKind.stubs { #expect(try problems(type, for: output) == wanted) }
  }

  /// Another server may accept it.
  @Test func clientAllowsAnyPathParameter() throws {
    #expect(try problems("bytes", for: .client) == [])
  }

  @Test(arguments: [
    ("list of string", false), ("map of int", false), ("optional list of uuid", false),
    ("{ fields: { a: string } }", false), ("Item", false), ("int", true), ("Kind", true),
    ("{ enum: [a, b] }", true), ("{ type: optional unixTime, as: text }", true),
  ])
  func callbackFieldsMustBeScalar(_ type: String, isRight: Bool) throws {
    let callback = """
      types: { Item: { a: string }, Kind: { enum: [a, b] } }
      callbacks: { arrival: { url: "shop://arrival", fields: { brought: \(type) } } }
      """
    let wanted = isRight ? [] : ["not-plain"]
    for output in OutputKind.allCases {
      #expect(try problems("string", for: output, callback) == wanted)
    }
  }

  private func problems(
    _ type: String, for output: OutputKind, _ sections: String = ""
  ) throws -> [String] {
    let text = """
      authcontract: 1
      service: Shop
      version: "1"
      configuration: { home: url, tenant: string }
      servers: { api: { url: https://api.example.com } }
      endpoints: { ask: { route: "GET /ask/{part}", does: call, sends: { part: \(type) } } }
      \(sections)
      """
    let contract = try ContractReader.read(YAMLSource.parse(SourceFile(path: "c.yaml", text: text)))
    do {
      _ = try Generation.plan(contract, for: [output])
      return []
    } catch {
      return error.diagnostics.map(\.rule)
    }
  }
}

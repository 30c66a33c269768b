import ContractReader
import Diagnostics
import Testing
import YAMLSource

@testable import Generation

/// Stubs refuse a path with an encoded slash: what may hold one is said to be no part of a path.
@Suite struct PathPartTests {
  @Test(arguments: [
    ("url", false), ("bytes", false), ("configuration.home", false), ("string", true),
    ("uuid", true), ("{ type: bytes, as: base64url, in: path }", true),
    ("configuration.tenant", true), ("{ type: int, as: text, in: path }", true),
  ])
  func whatMayHoldASlashIsNone(_ type: String, isRight: Bool) throws {
    let wanted = isRight ? [] : ["no-path-segment"]
    for output in OutputKind.stubs { #expect(try problems(type, for: output) == wanted) }
  }

  /// Another server may take it.
  @Test func aClientDoesNotMind() throws {
    #expect(try problems("bytes", for: .client) == [])
  }

  private func problems(_ type: String, for output: OutputKind) throws -> [String] {
    let text = """
      authcontract: 1
      service: Shop
      version: "1"
      configuration: { home: url, tenant: string }
      servers: { api: { url: https://api.example.com } }
      endpoints: { ask: { route: "GET /ask/{part}", does: call, sends: { part: \(type) } } }
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

import CaseFolders
import Conformance
import Testing

/// moto's Cognito breaks the promises that docs/moto.md names, and no other.
@Suite struct MotoTests {
  @Test func motoBreaksDocumentedPromises() async throws {
    let named = try Self.namedInTheDocs()
    #expect(named.count >= 10)
    let report = try await MotoServer().report([
      "answers", "claims", "lifetime", "rotation", "signOut", "accounts", "passwords", "scenarios",
    ])
    #expect(Set(report.broken.map(\.id)) == named)
    #expect(report.count("kept") >= 10)
  }

  private static func namedInTheDocs() throws -> Set<String> {
    let lines = try Checkout.text("docs/moto.md").split(separator: "\n")
    let names = lines.filter { $0.hasPrefix("| `") }.compactMap { line in
      line.split(separator: "`").dropFirst().first.map(String.init)
    }
    return Set(names)
  }
}

import Conformance
import Testing

/// Servers that were not written for the tester, in two languages.
@Suite struct ForeignServerTests {
  @Test(arguments: ForeignServer.Kind.allCases)
  func theirMistakesAreFoundAndNothingElse(_ kind: ForeignServer.Kind) async throws {
    let server = try await ForeignServer(kind)
    #expect(server.mistakes.count >= 20)
    let correct = try await server.report("correct")
    #expect(correct.broken.map { "\($0.id): \($0.verdict.why ?? "")" } == [])
    #expect(correct.count("kept") >= 60)
    for mistake in server.mistakes {
      #expect(try await !server.report(mistake, derived: false).broken.isEmpty, "\(mistake)")
    }
  }
}

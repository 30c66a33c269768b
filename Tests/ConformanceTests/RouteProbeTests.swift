import Conformance
import ContractModel
import TestLab
import Testing

@Suite("Finding each server of a contract at its URL")
struct RouteProbeTests {
  private static let shape = LabContract.shape("several-hosts")

  @Test func allServersAreFoundAtTheirPaths() async throws {
    #expect(try await Self.shape.missing(\.basePath) == nil)
  }

  @Test func missingServerIsNamed() async throws {
    #expect(try await Self.shape.missing { _ in "" } == "data")
  }
}

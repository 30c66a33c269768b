import Conformance
import ContractModel
import Testing

@Suite("Each server of a contract is looked for at its URL")
struct RouteProbeTests {
  private static let shape = LabServer(name: "several-hosts", folder: "Tests/Shapes")

  @Test func allAreThereAtTheirPaths() async throws {
    #expect(try await Self.shape.missing(\.basePath) == nil)
  }

  @Test func oneWithoutItsPathIsNamed() async throws {
    #expect(try await Self.shape.missing { _ in "" } == "data")
  }
}

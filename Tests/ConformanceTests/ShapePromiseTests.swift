import CaseFolders
import Conformance
import Foundation
import Testing

@Suite("The reference server and the promises of every shape")
struct ShapePromiseTests {
  /// Each shape is an API that somebody has; a correct server of it breaks nothing.
  @Test(arguments: try! shapes())
  func itBreaksNone(_ server: LabServer) async throws {
    let report = try await server.report()
    #expect(report.broken.map { "\($0.id): \($0.verdict.why ?? "")" } == [])
  }

  private static func shapes() throws -> [LabServer] {
    let folder = Checkout.root.appending(path: "Tests/Shapes")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path())
    return files.sorted().filter { $0.hasSuffix(".yaml") && $0 != "authgen.yaml" }.map {
      LabServer(name: String($0.dropLast(".yaml".count)), folder: "Tests/Shapes")
    }
  }
}

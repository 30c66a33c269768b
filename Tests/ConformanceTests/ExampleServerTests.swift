import CaseFolders
import Conformance
import Foundation
import Testing

/// The whole examples of servers keep what the contract promises, on each database, and pass their own tests there.
@Suite struct ExampleServerTests {
  private func withFolder(_ work: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await work(folder)
  }

  @Test(arguments: ExampleServer.Framework.allCases, ExampleServer.Store.allCases)
  func exampleBreaksNoPromise(
    _ framework: ExampleServer.Framework, _ store: ExampleServer.Store
  ) async throws {
    try await withFolder { folder in
      let database = try store.url("conform_\(framework.rawValue.lowercased())", in: folder)
      let report = try await ExampleServer(framework, database).report()
      #expect(report.broken.map { "\($0.id): \($0.verdict.why ?? "")" } == [])
      #expect(report.count("kept") >= 60)
    }
  }

  @Test(arguments: ExampleServer.Framework.allCases, ExampleServer.Store.allCases)
  func testsOfExamplePass(
    _ framework: ExampleServer.Framework, _ store: ExampleServer.Store
  ) async throws {
    try await withFolder { folder in
      let database = try store.url("own_\(framework.rawValue.lowercased())", in: folder)
      let report = try Shell.run(
        try framework.tests(), in: framework.folder,
        environment: framework.environment.merging(["TEST_DATABASE_URL": database]) { $1 })
      #expect(report.status == 0, "\(report.output)\(report.errors)")
      #expect((report.output + report.errors).contains(#/(?:pass|Ran) (?:9|10)\b/#))
    }
  }

  @Test(arguments: ExampleServer.Framework.allCases)
  func stubsMatchGenerator(_ framework: ExampleServer.Framework) throws {
    let example = "Examples/\(framework.rawValue)"
    let output = framework == .express ? "TypeScript" : "Python"
    for folder in ["Generated/Longde/\(output)", "Generated/Runtime/\(output)"] {
      let files = sources(in: folder)
      #expect(files.count > 4)
      #expect(sources(in: "\(example)/\(folder)") == files.map { "\(example)/\($0)" })
      for file in files {
        let isSame = try Checkout.text("\(example)/\(file)") == Checkout.text(file)
        #expect(isSame, "\(example)/\(file): run scripts/generate")
      }
    }
  }

  private func sources(in folder: String) -> [String] {
    [".js", ".ts", ".json", ".py", ".typed"].flatMap { Checkout.files(in: folder, ending: $0) }
  }
}

import CaseFolders
import Foundation
import Testing

extension ScriptTests {
  /// The runtime of the stubs as a package of its own: what its tests say, and how stubs use it where it is installed.
  @Suite struct RuntimePackageTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    /// A copy with its JavaScript, as the registry would have it.
    private func build(_ place: URL) throws {
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        at: Checkout.root.appending(path: "Sources/Runtime/TypeScript"), to: place)
      let report = try Shell.run(["tsc", "--project", place.path])
      #expect(report.status == 0, "\(report.output)")
    }

    @Test func runtimeTestsPass() throws {
      defer { try? FileManager.default.removeItem(at: folder) }
      try build(folder)
      let report = try Shell.run(["node", "--test", folder.appending(path: "test").path])
      #expect(report.status == 0, "\(report.output)")
      #expect(report.output.contains("# fail 0"))
    }

    @Test func stubsImportPackageOfMatchingVersion() throws {
      defer { try? FileManager.default.removeItem(at: folder) }
      let package = folder.appending(path: "node_modules/@authcontract/server")
      try build(package)
      let settings = folder.appending(path: "settings.yaml")
      try "runtime: package\n".write(to: settings, atomically: true, encoding: .utf8)
      let made = try Authgen.run([
        "generate", "Tests/Shapes/wire-names.yaml", "--only", "typescript", "--into",
        folder.appending(path: "stubs").path, "--settings", settings.path, "--quiet",
      ])
      #expect(made.status == 0, "\(made.errors)")
      let stubs = folder.appending(path: "stubs")
      #expect(!FileManager.default.fileExists(atPath: stubs.appending(path: "runtime").path))
      let load = ["node", "\(stubs.path)/handler.js"]
      let loaded = try Shell.run(load)
      #expect(loaded.status == 0, "\(loaded.errors)")

      let version = package.appending(path: "dist/version.js")
      let other = try String(contentsOf: version, encoding: .utf8)
        .replacing(/version = "[^"]*"/, with: "version = \"0.0.9\"")
      try other.write(to: version, atomically: true, encoding: .utf8)
      let refused = try Shell.run(load)
      #expect(refused.status != 0)
      #expect(refused.errors.contains("of the runtime @authcontract/server, and this is 0.0.9"))
    }
  }
}

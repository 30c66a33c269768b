import CaseFolders
import Foundation
import Testing

/// The runtime of stubs in TypeScript and Python: written once for all contracts of a project, or not at all.
@Suite struct StubRuntimeTests {
  private static let shared = "Generated/Runtime"

  /// Two contracts that share all but their names.
  private func project(_ settings: String) throws -> TemporaryProject {
    let small = Checkout.root.appending(path: "Tests/Cases/cli/generate-small/project")
    let project = try TemporaryProject(copying: small)
    let text = try project.text("contract/ping.yaml")
    try project.write(
      text.replacing("service: Ping", with: "service: Pong"), to: "contract/pong.yaml")
    try project.write(settings, to: "authgen.yaml")
    return project
  }

  private static func settings(_ ping: String, _ pong: String, _ more: String = "") -> String {
    """
    contracts:
      contract/ping.yaml: { outputs: [\(ping)] }
      contract/pong.yaml: { outputs: [\(pong)] }
    \(more)
    """
  }

  private func exists(_ path: String, in project: TemporaryProject) -> Bool {
    FileManager.default.fileExists(atPath: project.file(path).path)
  }

  @Test func runtimeIsSharedByContracts() throws {
    let project = try project(Self.settings("typescript, python", "typescript, python"))
    defer { project.remove() }
    let report = try Authgen.run(["generate"], in: project.folder)
    #expect(report.status == 0, "\(report.errors)")
    for service in ["Ping", "Pong"] {
      let module = try project.text("Generated/\(service)/TypeScript/runtime.js")
      #expect(module.contains("from \"../../Runtime/TypeScript/index.js\""))
      #expect(!exists("Generated/\(service)/TypeScript/runtime", in: project))
    }
    let found = FileManager.default.enumerator(atPath: project.file(Self.shared).path)
    let files = (found?.compactMap { $0 as? String } ?? []).filter { $0.contains(".") }
    #expect(files.contains("TypeScript/router.js") && files.contains("TypeScript/.authgen.json"))
    #expect(files.contains("Python/authcontract_server/routing.py"))
    for file in files {
      let text = try project.text("\(Self.shared)/\(file)")
      #expect(!text.lowercased().contains("ping.yaml") && !text.contains("Pong"), "\(file)")
    }
    #expect(try Authgen.run(["generate", "--check"], in: project.folder).status == 0)
  }

  @Test func runForOneContractKeepsOthersRuntime() throws {
    let project = try project(Self.settings("typescript", "python"))
    defer { project.remove() }
    _ = try Authgen.run(["generate"], in: project.folder)
    let before = try project.snapshot(of: Self.shared)
    let report = try Authgen.run(["generate", "contract/pong.yaml"], in: project.folder)
    #expect(report.status == 0 && !report.output.contains("Runtime/TypeScript"))
    #expect(try project.snapshot(of: Self.shared) == before)
  }

  @Test func editIsDetectedAndNotOverwrittenSilently() throws {
    let project = try project(Self.settings("typescript", "client"))
    defer { project.remove() }
    _ = try Authgen.run(["generate"], in: project.folder)
    try project.write("mine\n", to: "\(Self.shared)/TypeScript/router.js")
    let check = try Authgen.run(["generate", "--check", "--quiet"], in: project.folder)
    #expect(check.status == 1 && check.output.contains("router.js"))
    let report = try Authgen.run(["generate"], in: project.folder)
    #expect(report.status == 1 && report.errors.contains("router.js"))
    #expect(try project.text("\(Self.shared)/TypeScript/router.js") == "mine\n")
    #expect(try Authgen.run(["generate", "--force"], in: project.folder).status == 0)
  }

  @Test func outFolderMayBeAnywhere() throws {
    let project = try project(Self.settings("typescript", "python"))
    defer { project.remove() }
    let out = project.file("elsewhere/deep").path
    #expect(try Authgen.run(["generate", "--out", out], in: project.folder).status == 0)
    #expect(exists("elsewhere/deep/Runtime/TypeScript/index.js", in: project))
    #expect(exists("elsewhere/deep/Runtime/Python/authcontract_server/py.typed", in: project))
    #expect(!exists("Generated", in: project))
    let check = ["generate", "--check", "--out", out]
    #expect(try Authgen.run(check, in: project.folder).status == 0)
  }

  @Test func installedRuntimeIsNotWritten() throws {
    let project = try project(
      Self.settings("typescript", "typescript, python", "runtime: package"))
    defer { project.remove() }
    #expect(try Authgen.run(["generate"], in: project.folder).status == 0)
    #expect(!exists(Self.shared, in: project))
    let module = try project.text("Generated/Ping/TypeScript/runtime.js")
    #expect(module.contains("from \"@authcontract/server\""))
    let package = try project.text("Generated/Pong/Python/pong/__init__.py")
    #expect(package.contains("authcontract_server.require("))
  }

  @Test func singleOutputIncludesItsRuntime() throws {
    let project = try project(Self.settings("client", "client"))
    defer { project.remove() }
    for output in ["typescript", "python"] {
      let words = ["generate", "--only", output, "--into", output, "contract/ping.yaml"]
      #expect(try Authgen.run(words, in: project.folder).status == 0)
    }
    let module = try project.text("typescript/runtime.js")
    #expect(module.contains("from \"./runtime/index.js\""))
    #expect(exists("typescript/runtime/router.js", in: project))
    #expect(exists("python/authcontract_server/routing.py", in: project))
    #expect(!exists(Self.shared, in: project))
  }
}

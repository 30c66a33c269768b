import CaseFolders
import Foundation
import Testing

@Suite struct UpToDateTests {
  @Test func generatedFilesAreUpToDate() throws {
    let report = try Authgen.run(["generate", "--check"])
    #expect(
      report.status == 0, "run `swift run authgen generate`:\n\(report.output)\(report.errors)")
  }

  @Test func embeddedTemplatesAreUpToDate() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let tool = Authgen.binary.deletingLastPathComponent().appending(path: "embed-files")
    let report = try Shell.run([tool.path, "templates", "Templates", file.path])
    #expect(report.status == 0, "\(report.errors)")
    let embedded = try Checkout.text("Sources/Generate/Generation/EmbeddedTemplates.swift")
    #expect(try String(contentsOf: file, encoding: .utf8) == embedded, "run scripts/generate")
  }

  /// TypeScript 4.8 compiles the sources to this JavaScript.
  @Test func embeddedRuntimesAreUpToDate() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let compiled = try Shell.run(["scripts/javascript", folder.path])
    #expect(compiled.status == 0, "\(compiled.output)\(compiled.errors)")
    let tool = Authgen.binary.deletingLastPathComponent().appending(path: "embed-files")
    let file = folder.appending(path: "embedded.swift")
    let report = try Shell.run([
      tool.path, "runtimes", folder.path, "Sources/Runtime/Python/src", file.path,
    ])
    #expect(report.status == 0, "\(report.errors)")
    let embedded = try Checkout.text("Sources/Generate/AllOutputs/EmbeddedRuntimes.swift")
    #expect(try String(contentsOf: file, encoding: .utf8) == embedded, "run scripts/generate")
  }

  @Test func runtimesHaveVersionOfTool() throws {
    let places = try Shell.run(["scripts/version"])
    #expect(places.status == 0, "\(places.errors)")
    #expect(try Authgen.run(["--version"]).output == "authgen \(places.output)")
  }

  @Test func contractsAndFoldersCorrespond() throws {
    let settings = try Checkout.text("authgen.yaml").split(separator: "\n")
    let generated = Checkout.files(in: "contract", ending: ".yaml").filter { file in
      !settings.contains { $0.contains(file) && $0.contains("outputs: []") }
    }
    let names = try generated.map { file in
      let line = try Checkout.text(file).split(separator: "\n").first { $0.hasPrefix("service:") }
      return String(line?.dropFirst("service:".count).trimmingPrefix(" ") ?? "")
    }
    let folders = Set(
      Checkout.files(in: "Generated", ending: "").map { String($0.split(separator: "/")[1]) })
    #expect(Set(names).union(["Runtime"]) == folders)
  }

  /// Generated files repeat at most 300 lines of others. First lines, which name the contract, don't count, and
  /// neither do fixtures, which are alike for one refusal.
  @Test func generatedFilesRepeatFewLines() throws {
    var seen: Set<String> = []
    var copied = 0
    let endings = [".swift", ".js", ".ts", ".py", ".md", ".json"]
    let files = endings.flatMap { Checkout.files(in: "Generated", ending: $0) }
    for file in files where !file.contains("/Fixtures/") {
      let lines = try Checkout.text(file).split(separator: "\n").dropFirst()
      if !seen.insert(lines.joined(separator: "\n")).inserted { copied += lines.count }
    }
    #expect(seen.count > 200)
    #expect(copied <= 300)
  }

  @Test func everyLintRuleHasCase() throws {
    let rules = Checkout.files(in: "Sources/Checks/Lint/Rules", ending: ".swift")
    let ids = try rules.map { file in
      let line = try Checkout.text(file).split(separator: "\n").first { $0.contains("let id = \"") }
      return String(try #require(line).split(separator: "\"")[1])
    }
    #expect(Set(ids) == Set(CaseFolder.all(in: "lint").map(\.name)))
  }
}

import CaseFolders
import Foundation
import Testing

@Suite struct StaleTests {
  @Test func generatedIsWhatTheGeneratorWrites() throws {
    let report = try Authgen.run(["generate", "--check"])
    #expect(
      report.status == 0, "run `swift run authgen generate`:\n\(report.output)\(report.errors)")
  }

  @Test func theToolHasTheTemplatesOfTheFolder() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let tool = Authgen.binary.deletingLastPathComponent().appending(path: "embed-templates")
    let report = try Shell.run([tool.path, "Templates", file.path])
    #expect(report.status == 0, "\(report.errors)")
    let embedded = try Checkout.text("Sources/Generate/Generation/EmbeddedTemplates.swift")
    #expect(try String(contentsOf: file, encoding: .utf8) == embedded, "run scripts/generate")
  }

  @Test func everyContractHasItsFolderAndEveryFolderItsContract() throws {
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
    #expect(Set(names) == folders)
  }

  @Test func everyLintRuleHasItsCase() throws {
    let rules = Checkout.files(in: "Sources/Checks/Lint/Rules", ending: ".swift")
    let ids = try rules.map { file in
      let line = try Checkout.text(file).split(separator: "\n").first { $0.contains("let id = \"") }
      return String(try #require(line).split(separator: "\"")[1])
    }
    #expect(Set(ids) == Set(CaseFolder.all(in: "lint").map(\.name)))
  }
}

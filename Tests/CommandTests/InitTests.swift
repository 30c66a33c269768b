import CaseFolders
import Foundation
import Testing

@Suite struct InitTests {
  private static let ways = [
    "email", "apple", "google", "github", "wechat", "phone", "cognito", "web",
  ]

  /// Every pair of ways, and all of them: the contract is clean, generates (but for the web), and says that nothing is decided.
  @Test func whateverIsChosenIsClean() throws {
    let project = try TemporaryProject()
    defer { project.remove() }
    let pairs = Self.ways.flatMap { one in Self.ways.map { "\(one),\($0)" } }
    for (index, ways) in (pairs + [Self.ways.joined(separator: ",")]).enumerated() {
      let report = try Authgen.run(["init", "sample\(index)", "--with", ways], in: project.folder)
      #expect(report.status == 0, "\(ways): \(report.errors)")
    }
    let lint = try Authgen.run(["lint"], in: project.folder)
    #expect(lint.status == 0, "\(lint.output)")
    #expect(!lint.output.contains("warning") && !lint.output.contains("error["))
    let generated = zip(pairs.indices, pairs).filter { !$0.1.contains("web") }
      .map { "contract/sample\($0.0).yaml" }
    let generate = try Authgen.run(["generate"] + generated, in: project.folder)
    #expect(generate.status == 0, "\(generate.errors)")
  }

  @Test func whatIsThereStays() throws {
    let project = try TemporaryProject.withLongde()
    defer { project.remove() }
    let before = try project.text("contract/longde.yaml")
    let report = try Authgen.run(["init", "Longde"], in: project.folder)
    #expect(report.status == 2)
    #expect(report.errors.contains("`contract/longde.yaml` is there already"))
    #expect(try project.text("contract/longde.yaml") == before)
  }
}

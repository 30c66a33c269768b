import CaseFolders
import Foundation
import Testing

@Suite struct InitTests {
  private static let ways = [
    "email", "apple", "google", "github", "wechat", "phone", "cognito", "web",
  ]

  /// Every choice, every pair and all of them lint cleanly and generate everything but the server's stubs.
  @Test func everyChoiceLintsCleanly() throws {
    let project = try TemporaryProject()
    defer { project.remove() }
    let pairs = Self.ways.flatMap { one in Self.ways.map { one == $0 ? one : "\(one),\($0)" } }
    let choices = pairs + [Self.ways.joined(separator: ",")]
    for (index, ways) in choices.enumerated() {
      let report = try Authgen.run(["init", "sample\(index)", "--with", ways], in: project.folder)
      #expect(report.status == 0, "\(ways): \(report.errors)")
    }
    let lint = try Authgen.run(["lint"], in: project.folder)
    #expect(lint.status == 0, "\(lint.output)")
    let lines = lint.output.split(separator: "\n")
    #expect(lines.count { $0.hasSuffix(": clean") } == choices.count, "\(lint.output)")
    #expect(lines.count { $0.contains("open ") } == choices.count, "one open value each")
    let names = choices.indices.map { "contract/sample\($0).yaml" }
    let settings = names.map { "  \($0): { outputs: [client, fixtures, docs] }\n" }
    try project.write("contracts:\n" + settings.joined(), to: "authgen.yaml")
    let generate = try Authgen.run(["generate"], in: project.folder)
    #expect(generate.status == 0, "\(generate.errors)")
    let isClean = !generate.errors.contains("warning[") && !generate.errors.contains("error[")
    #expect(isClean, "\(generate.errors)")
  }

  /// In a new project and in one that lists its contracts.
  @Test(arguments: ways + [ways.joined(separator: ",")], [false, true])
  func printedNextStepsWork(_ ways: String, _ hasSettings: Bool) throws {
    let project = try hasSettings ? TemporaryProject.withLongde() : TemporaryProject()
    defer { project.remove() }
    if hasSettings {
      try project.write("contracts:\n  contract/longde.yaml: { }\n", to: "authgen.yaml")
    }
    let said = try Authgen.run(["init", "Notes", "--with", ways], in: project.folder).output
    if let line = said.split(separator: "\n").first(where: { $0.contains("outputs:") }) {
      let before = hasSettings ? try project.text("authgen.yaml") : "contracts:\n"
      let entry = line.drop { $0 == " " }
      try project.write("\(before)  \(entry)\n", to: "authgen.yaml")
    }
    #expect(!hasSettings || said.contains("authgen.yaml"))
    let commands = said.matches(of: #/(?m)^  [0-9]\. authgen (.*)$/#).map { String($0.output.1) }
    #expect(commands == ["lint contract/notes.yaml", "generate contract/notes.yaml"])
    for command in commands {
      let words = command.split(separator: " ").map(String.init)
      let report = try Authgen.run(words, in: project.folder)
      #expect(report.status == 0, "\(command): \(report.output)\(report.errors)")
    }
  }

  @Test func existingContractIsNotOverwritten() throws {
    let project = try TemporaryProject.withLongde()
    defer { project.remove() }
    let before = try project.text("contract/longde.yaml")
    let report = try Authgen.run(["init", "Longde"], in: project.folder)
    #expect(report.status == 2)
    #expect(report.errors.contains("`contract/longde.yaml` exists already"))
    #expect(try project.text("contract/longde.yaml") == before)
  }
}

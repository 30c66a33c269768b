import CaseFolders
import Foundation
import Testing

@Suite struct ReadmeTests {
  /// Every block that shows a command with its output: `$ swift run authgen …` and what it prints.
  @Test func whatTheReadmeShowsIsWhatThePersonSees() throws {
    let examples = Examples(try Checkout.text("README.md")).all
    #expect(!examples.isEmpty)
    for example in examples {
      let report = try Authgen.run(example.arguments)
      #expect(
        report.output == example.output, "authgen \(example.arguments.joined(separator: " "))")
    }
  }

  @Test(arguments: ["README.md", "CONTRIBUTING.md"])
  func everyLinkLeadsSomewhere(_ page: String) throws {
    for target in links(in: try Checkout.text(page)) {
      let file = Checkout.root.appending(path: target)
      #expect(FileManager.default.fileExists(atPath: file.path), "\(page) links to \(target)")
    }
  }

  @Test(arguments: ["README.md", "docs/client.md"])
  func everySwiftBlockIsCodeThatTestsRun(_ page: String) throws {
    // Code for Apple's systems alone is type-checked by `scripts/apple`.
    let files =
      Checkout.files(in: "Tests/GeneratedTests", ending: ".swift")
      + Checkout.files(in: "Tests/StandIns/Examples", ending: ".swift")
    let tested = try files.map { try Checkout.text($0) }.joined(separator: "\n")
    for line in Examples(try Checkout.text(page)).swiftLines {
      #expect(
        tested.contains(line), "no test in GeneratedTests runs this line of \(page): \(line)")
    }
  }

  private func links(in text: String) -> [String] {
    text.matches(of: #/\]\(([^)#:]+)(#[^)]*)?\)/#).map { String($0.output.1) }
  }
}

/// The examples of a page.
private struct Examples {
  struct Example {
    let arguments: [String]
    let output: String
  }

  private(set) var all: [Example] = []
  private(set) var swiftLines: [String] = []

  init(_ text: String) {
    let parts = text.components(separatedBy: "```")
    for (index, part) in parts.enumerated() where index % 2 == 1 {
      if part.hasPrefix("console\n$ swift run authgen ") { add(console: part) }
      if part.hasPrefix("swift\n") { add(swift: part) }
    }
  }

  private mutating func add(console block: String) {
    let lines = block.components(separatedBy: "\n").dropFirst()
    let words = lines.first?.split(separator: " ").dropFirst(4).map(String.init) ?? []
    all.append(Example(arguments: words, output: lines.dropFirst().joined(separator: "\n")))
  }

  private mutating func add(swift block: String) {
    swiftLines += block.components(separatedBy: "\n").dropFirst()
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter {
        $0.count > 1 && !$0.hasPrefix("//")
      }
  }
}

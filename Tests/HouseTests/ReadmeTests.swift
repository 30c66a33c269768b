import CaseFolders
import Foundation
import Testing

@Suite struct ReadmeTests {
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
    for line in swiftLines(of: try Checkout.text(page)) {
      #expect(
        tested.contains(line), "no test in GeneratedTests runs this line of \(page): \(line)")
    }
  }

  private func links(in text: String) -> [String] {
    text.matches(of: #/\]\(([^)#:]+)(#[^)]*)?\)/#).map { String($0.output.1) }
  }

  private func swiftLines(of text: String) -> [String] {
    text.components(separatedBy: "```").filter { $0.hasPrefix("swift\n") }
      .flatMap { $0.components(separatedBy: "\n").dropFirst() }
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.count > 1 && !$0.hasPrefix("//") }
  }
}

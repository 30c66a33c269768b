import CaseFolders
import Foundation
import Testing

@Suite struct ReadmeTests {
  @Test(arguments: ["README.md", "CONTRIBUTING.md"])
  func everyLinkResolves(_ page: String) throws {
    for target in links(in: try Checkout.text(page)) {
      let file = Checkout.root.appending(path: target)
      #expect(FileManager.default.fileExists(atPath: file.path), "\(page) links to \(target)")
    }
  }

  @Test func everySwiftBlockIsTested() throws {
    // Code for Apple's systems alone is type-checked by `scripts/apple`.
    let files =
      Checkout.files(in: "Tests/GeneratedTests", ending: ".swift")
      + Checkout.files(in: "Tests/StandIns/Examples", ending: ".swift")
    let tested = try files.map { try Checkout.text($0) }.joined(separator: "\n")
    let lines = swiftLines(try Checkout.text("docs/client.md"))
    #expect(!lines.isEmpty)
    for line in lines {
      #expect(tested.contains(line), "no test in GeneratedTests runs this line: \(line)")
    }
  }

  private func links(in text: String) -> [String] {
    text.matches(of: #/\]\(([^)#:]+)(#[^)]*)?\)/#).map { String($0.output.1) }
      + text.matches(of: #/src(?:set)?="([^":]+)"/#).map { String($0.output.1) }
  }

  /// FirstHourTests compare whole files, which begin with an import or with the version of the tools.
  private func swiftLines(_ text: String) -> [String] {
    let blocks = text.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }
    return blocks.map(\.element).filter { block in
      block.hasPrefix("swift\n")
        && !["swift\nimport ", "swift\n// swift-tools-version"].contains { block.hasPrefix($0) }
    }
    .flatMap { $0.components(separatedBy: "\n").dropFirst() }
    .map { $0.trimmingCharacters(in: .whitespaces) }
    .filter { $0.count > 1 && !$0.hasPrefix("//") }
  }
}

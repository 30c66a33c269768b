import CaseFolders
import Foundation
import Testing

/// The pages show the files of Examples/Pocket, and others that they name by their whole path.
@Suite struct PocketPageTests {
  @Test(arguments: ["README.md", "docs/client.md", "docs/server.md"])
  func filesOnPageMatchExample(_ page: String) throws {
    let blocks = try PageBlock.all(of: page).filter { $0.file != nil }
    #expect(!blocks.isEmpty)
    for block in blocks {
      let file = try #require(block.file)
      let text = try Checkout.text(file.hasPrefix("Examples/") ? file : "Examples/Pocket/\(file)")
        .replacing(#".package(name: "AuthContract", path: "../..")"#, with: Substitution.dependency)
      #expect(block.text == text, "\(page) shows another \(file) than Examples has")
    }
  }

  @Test func methodInReadmeMatchesExample() throws {
    let method = try #require(try PageBlock.all(of: "README.md").first { $0.language == "js" })
    #expect(try Checkout.text("Examples/Pocket/server.mjs").contains(method.text))
  }

  @Test func contractIsClean() throws {
    let report = try Authgen.run(["lint", "Examples/Pocket/contract/pocket.yaml"])
    #expect(report.output == "Examples/Pocket/contract/pocket.yaml: clean\n")
  }
}

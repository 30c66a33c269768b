import CaseFolders
import Foundation
import Testing

/// The examples with a `catch`, inside of closures. There the compiler infers another type of error than in a function.
@Suite struct ClosureExampleTests {
  private static let pages = [(page: "README.md", of: "Longde"), ("docs/client.md", "Readmigo")]

  /// GeneratedTests compile the file that is compared here.
  @Test func examplesCompileInClosures() throws {
    var text = """
      // Written by HouseTests from README.md and docs/client.md: scripts/record writes it anew.

      import AuthClient
      import LongdeClient
      import ReadmigoClient

      """
    for (page, service) in Self.pages {
      let blocks = catchingBlocks(try Checkout.text(page))
      #expect(!blocks.isEmpty, "\(page) shows no `catch`")
      for (index, block) in blocks.enumerated() {
        let name = "example\(index + 1)"
        text += "\nextension \(service)Example {\n\(closures(named: name, around: block))}\n"
      }
    }
    let file = Checkout.root.appending(path: "Tests/GeneratedTests/Examples/ClosureExamples.swift")
    let difference = Golden.difference(text, from: file)
    #expect(difference == nil, "\(difference ?? "")")
  }

  private func catchingBlocks(_ text: String) -> [[Substring]] {
    var blocks: [[Substring]] = []
    for (index, part) in text.components(separatedBy: "```").enumerated() where index % 2 == 1 {
      guard part.hasPrefix("swift\n"), part.contains("catch") else { continue }
      let lines = part.split(separator: "\n", omittingEmptySubsequences: false)
      blocks.append(Array(lines.dropFirst().dropLast()))
    }
    return blocks
  }

  private func closures(named name: String, around block: [Substring]) -> String {
    func lines(_ indent: Int) -> String {
      block.map { $0.isEmpty ? "\n" : String(repeating: " ", count: indent) + $0 + "\n" }.joined()
    }
    return """
        func \(name)() async {
          Task {
      \(lines(6))    }
          task {
      \(lines(6))    }
          await withTaskGroup(of: Void.self) { group in
            group.addTask {
      \(lines(8))      }
          }
          async let done: Void = {
      \(lines(6))    }()
          await done
        }

      """
  }
}

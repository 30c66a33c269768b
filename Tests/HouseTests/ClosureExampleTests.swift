import CaseFolders
import Foundation
import Testing

/// The examples that wait for a client, inside of closures. There the compiler infers another type of error than in a
/// function.
@Suite struct ClosureExampleTests {
  /// GeneratedTests compile the files compared here.
  @Test func closureExamplesAreUpToDate() throws {
    var text = """
      // Written by HouseTests from docs/client.md: scripts/record writes it anew.

      import AuthAccounts
      import AuthBiometrics
      import AuthClient
      import AuthTransfers
      import AuthWeb
      import ReadmigoClient
      import RoteClient

      """
    let blocks = waitingBlocks(try Checkout.text("docs/client.md"))
    #expect(blocks.contains { $0.catches }, "the page shows no `catch`")
    for (index, block) in blocks.enumerated() {
      let service = block.opensPage ? "Rote" : "Readmigo"
      text += "\nextension \(service)Example {\n"
      text += "\(closures(named: "example\(index + 1)", around: block))}\n"
    }
    let file = "Tests/GeneratedTests/Examples/ClientPageClosures.swift"
    let place = Checkout.root.appending(path: file)
    let difference = Golden.difference(text, from: place)
    #expect(difference == nil, "\(difference ?? "")")
  }

  /// The blocks with an `await`. `scripts/apple` type-checks those for Apple's systems alone, and FirstHourTests compile
  /// whole files.
  private func waitingBlocks(_ text: String) -> [Block] {
    var blocks: [Block] = []
    for (index, part) in text.components(separatedBy: "```").enumerated() where index % 2 == 1 {
      guard part.hasPrefix("swift\n"), part.contains("await"), !part.contains("ASAuthorization"),
        !part.hasPrefix("swift\nimport ")
      else { continue }
      let lines = part.split(separator: "\n", omittingEmptySubsequences: false)
      blocks.append(Block(lines: Array(lines.dropFirst().dropLast())))
    }
    return blocks
  }

  /// A block that throws cannot stand in SwiftUI's `task`, whose closure throws nothing.
  private func closures(named name: String, around block: Block) -> String {
    let action = """
          task {
      \(block.indented(6))    }

      """
    return """
        func \(name)() async\(block.throwing) {
          Task {
      \(block.indented(6))    }
      \(block.throwing.isEmpty ? action : "")    await \(block.group)(of: Void.self) { group in
            group.addTask {
      \(block.indented(8))      }
          }
          async let done: Void = {
      \(block.indented(6))    }()
          \(block.trying)await done
        }

      """
  }
}

private struct Block {
  let lines: [Substring]

  var catches: Bool { contains("catch") }
  var opensPage: Bool { contains("openLogin") || contains("Rote.") }
  private var isThrowing: Bool { contains("try") && !catches }

  var throwing: String { isThrowing ? " throws" : "" }
  var trying: String { isThrowing ? "try " : "" }
  var group: String { isThrowing ? "withThrowingTaskGroup" : "withTaskGroup" }

  func indented(_ count: Int) -> String {
    let space = String(repeating: " ", count: count)
    return (lines + uses).map { $0.isEmpty ? "\n" : space + $0 + "\n" }.joined()
  }

  /// The compiler warns of a value that nothing uses.
  private var uses: [Substring] {
    lines.compactMap { $0.firstMatch(of: #/^let (\w+) =/#).map { "_ = \($0.output.1)" } }
  }

  private func contains(_ word: String) -> Bool { lines.contains { $0.contains(word) } }
}

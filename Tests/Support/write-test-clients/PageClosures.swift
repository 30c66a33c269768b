import Foundation

/// The examples of a page that wait for a client, inside of closures. There the compiler infers another type of error than
/// in a function.
enum PageClosures {
  static func source(of page: String) throws -> String {
    var text = """
      import AuthAccounts
      import AuthBiometrics
      import AuthClient
      import AuthTransfers
      import AuthWeb
      import Foundation
      import ReadmigoClient
      import RoteClient

      #if canImport(FoundationNetworking)
        import FoundationNetworking
      #endif

      """
    let blocks = waitingBlocks(page)
    // A page without an example of `catch` is another one than was meant.
    guard blocks.contains(where: \.catches) else { throw CocoaError(.fileReadCorruptFile) }
    for (index, block) in blocks.enumerated() {
      let service = block.opensPage ? "Rote" : "Readmigo"
      text += "\nextension \(service)Example {\n"
      text += "\(closures(named: "example\(index + 1)", around: block))}\n"
    }
    return text
  }

  /// The blocks with an `await`. `scripts/apple` type-checks those for Apple's systems alone, and FirstHourTests compile
  /// whole files.
  private static func waitingBlocks(_ text: String) -> [Block] {
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
  private static func closures(named name: String, around block: Block) -> String {
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

import CaseFolders
import Foundation
import Testing

/// `scripts/mutants` takes a guard away by its text: a list that no longer fits its file guards nothing.
@Suite struct GuardListTests {
  @Test func eachTextStandsOnceInItsFile() throws {
    let guards = try Checkout.files(in: "Tests/Mutants", ending: ".txt")
      .flatMap { Self.guards(in: try Checkout.text($0)) }
    #expect(guards.count > 800)
    for (name, file, old) in guards {
      let count = try Checkout.text(file).ranges(of: old).count
      #expect(count == 1, "“\(name)”: its text stands \(count) times in \(file)")
    }
  }

  private static func guards(in list: String) -> [(name: String, file: String, old: String)] {
    let blocks = list.split(separator: "\n\nguard: ", omittingEmptySubsequences: false)
    return blocks.dropFirst().map { block in
      let head = block.prefix(while: { $0 != "\n" })
      let file = block.firstMatch(of: #/\nfile: (.*)/#)?.output.1 ?? ""
      let rest = block.split(separator: "\nold: ", maxSplits: 1).last ?? ""
      let old = rest.firstRange(of: "\nnew:").map { rest[..<$0.lowerBound] } ?? rest
      return (String(head), String(file), String(old))
    }
  }
}

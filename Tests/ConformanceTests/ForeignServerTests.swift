import CaseFolders
import Conformance
import Foundation
import Testing

/// Servers that were not written for the tester, in two languages.
@Suite struct ForeignServerTests {
  @Test(arguments: ForeignServer.Kind.allCases)
  func onlyKnownMistakesOfForeignServerAreFound(_ kind: ForeignServer.Kind) async throws {
    let server = try await ForeignServer(kind)
    #expect(server.mistakes.count >= 20)
    let correct = try await server.report("correct")
    #expect(correct.broken.map { "\($0.id): \($0.verdict.why ?? "")" } == [])
    #expect(correct.count("kept") >= 60)
    let path = "Tests/Cases/foreign/\(kind.rawValue).txt"
    let known = Golden.isRecording ? [:] : Self.known(in: try Checkout.text(path))
    var rows: [String] = []
    for mistake in server.mistakes {
      let found = try await server.find(mistake, known: known[mistake])
      #expect(found != nil, "\(mistake)")
      rows.append("\(mistake): \(found ?? "none")\n")
    }
    try Golden.check(rows.joined(), against: Checkout.root.appending(path: path))
  }

  /// By mistake the promise that found it last.
  private static func known(in text: String) -> [String: String] {
    let rows = text.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    return Dictionary(uniqueKeysWithValues: rows.map { (String($0[0].dropLast()), $0[1]) })
  }
}

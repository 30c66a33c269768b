import CaseFolders
import ContractModel
import InertEntries
import Testing

/// Another value for a behaviour of the reference server gives other recorded exchanges.
struct BehaviourTests {
  /// The five, and shapes with keys that the five do not have.
  private static let contracts =
    Checkout.files(in: "contract", ending: ".yaml").filter { $0.count { $0 == "/" } == 1 }
    + ["guest", "retry-after", "sliding-session"].map { "Tests/Shapes/\($0).yaml" }

  private static func list(_ name: String) throws -> EntryList {
    EntryList(try Checkout.text("Tests/OperationTests/Behaviour/\(name).txt"))
  }

  @Test(arguments: contracts)
  func theServerDoesWhatIsSaid(_ path: String) async throws {
    let unplayed = try Self.list("unplayed")
    let search = try InertSearch(path: path, text: Checkout.text(path))
    let entries = search.entries.filter {
      $0.isBehaviour && unplayed.line(for: $0, of: path) == nil
    }
    guard !entries.isEmpty else { return }
    let before = try await Exchanges.record(search.contract)
    #expect(try await Exchanges.record(search.contract) == before, "\(path): chance plays along")
    let calls = try await Exchanges.recordCalls(search.contract)
    for entry in entries {
      let others = search.variants(of: entry, atMost: 3)
      var isPlayed = others.isEmpty
      for other in others where !isPlayed {
        isPlayed =
          if entry.path.first == "endpoints" {
            try await Exchanges.recordCalls(other) != calls
          } else {
            try await Exchanges.record(other) != before
          }
      }
      if !isPlayed { Issue.record("\(path): the server does nothing of `\(entry.text)`") }
    }
  }
}

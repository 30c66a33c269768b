import CaseFolders
import ContractModel
import ContractVariants
import Testing

/// Another value for a behaviour of the reference server gives other recorded exchanges.
struct BehaviourTests {
  /// The five, and shapes with keys that the five do not have.
  private static let contracts =
    Checkout.files(in: "contract", ending: ".yaml").filter { $0.count { $0 == "/" } == 1 }
    + ["guest", "retry-after", "sliding-session"].map { "Tests/Shapes/\($0).yaml" }

  /// Entries of one pattern do the same to the server: the first contract that has one plays it, and in a proof each.
  private static let samples = Result {
    let unplayed = try list("unplayed")
    let all = try contracts.flatMap { path in
      try InertSearch(path: path, text: Checkout.text(path)).entries
        .filter { $0.isBehaviour && unplayed.line(for: $0, of: path) == nil }.map { (path, $0) }
    }
    return Dictionary(grouping: all.sample { [$0.1.patternText] }) { $0.0 }
      .mapValues { $0.map(\.1) }
  }

  private static func list(_ name: String) throws -> EntryList {
    EntryList(try Checkout.text("Tests/OperationTests/Behaviour/\(name).txt"))
  }

  @Test(arguments: contracts)
  func everyEntryAffectsServerBehavior(_ path: String) async throws {
    let entries = try Self.samples.get()[path] ?? []
    guard !entries.isEmpty else { return }
    let search = try InertSearch(path: path, text: Checkout.text(path))
    let before = try await Exchanges.record(search.contract)
    #expect(try await Exchanges.record(search.contract) == before, "\(path): chance plays along")
    let calls = try await Exchanges.recordCalls(search.contract)
    let differs = { (others: [Contract], entry: ContractEntry) in
      for other in others {
        let isOther =
          if entry.path.first == "endpoints" {
            try await Exchanges.recordCalls(other) != calls
          } else {
            try await Exchanges.record(other) != before
          }
        if isOther { return true }
      }
      return false
    }
    for entry in entries {
      let few = search.variants(of: entry, atMost: 3)
      if few.isEmpty { continue }
      var isPlayed = try await differs(few, entry)
      // Some values are refused alike: a sign-in that needs a token asks for it as any call does.
      if !isPlayed {
        let more = search.variants(of: entry, atMost: 12).dropFirst(few.count)
        isPlayed = try await differs(Array(more), entry)
      }
      if !isPlayed { Issue.record("\(path): the server does nothing of `\(entry.text)`") }
    }
  }
}

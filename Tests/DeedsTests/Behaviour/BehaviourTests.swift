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
    EntryList(try Checkout.text("Tests/DeedsTests/Behaviour/\(name).txt"))
  }

  /// Entries of behaviour that say one thing by one value.
  private static func isMeant(_ entry: ContractEntry) -> Bool {
    let tokens = ["lifetime", "idle", "ends", "rotates", "grace", "reuse", "bound"]
    switch entry.path.first {
    case "policies": return !entry.others.isEmpty
    case "tokens": return entry.path.count == 3 && tokens.contains(entry.path[2])
    default: return false
    }
  }

  @Test(arguments: contracts)
  func theServerDoesWhatIsSaid(_ path: String) async throws {
    let unplayed = try Self.list("unplayed")
    let search = try InertSearch(path: path, text: Checkout.text(path))
    let entries = search.entries.filter {
      Self.isMeant($0) && unplayed.line(for: $0, of: path) == nil
    }
    guard !entries.isEmpty else { return }
    let before = try await Exchanges.record(search.contract)
    #expect(try await Exchanges.record(search.contract) == before, "\(path): chance plays along")
    for entry in entries {
      let others = search.variants(of: entry, atMost: 3)
      var isPlayed = others.isEmpty
      for other in others where !isPlayed {
        isPlayed = try await Exchanges.record(other) != before
      }
      if !isPlayed { Issue.record("\(path): the server does nothing of `\(entry.text)`") }
    }
  }
}

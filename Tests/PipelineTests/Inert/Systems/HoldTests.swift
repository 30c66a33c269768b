import CaseFolders
import Foundation
import ContractVariants
import Testing

/// Each row of docs/systems says whether its statement is enforced, generated or written down only. The words are measured:
/// another value is put into the contract, and what is another then holds apps and servers to the statement.
@Suite struct HoldTests {
  private typealias Page = (path: String, text: String, search: HolderSearch)

  private static let pages = Result {
    try SystemChecklistTests.pages.map { path -> Page in
      let contract = try ChecklistContract(of: path).path
      let search = try HolderSearch(
        path: contract, text: Checkout.text(contract),
        unplayed: EntryList(Checkout.text("Tests/OperationTests/Behaviour/unplayed.txt")))
      return (path, try Checkout.text(path), search)
    }
  }

  /// The keys of each page that are measured: of all that have one pattern the first, and in a proof each.
  private static let keys = pages.map { pages in
    let all = pages.flatMap { page in
      Set(ChecklistRow.rows(in: page.text).compactMap(\.key)).sorted().map { (page, $0) }
    }
    let sample = all.sample { page, key in [page.search.pattern(of: key) ?? key] }
    return Dictionary(grouping: sample) { $0.0.path }.mapValues { Set($0.map(\.1)) }
  }

  /// `scripts/record` updates the words and the line numbers of keys on the pages.
  @Test(arguments: SystemChecklistTests.pages)
  func rowsMatchWhatEnforcesThem(_ path: String) async throws {
    let page = try #require(try Self.pages.get().first { $0.path == path })
    let (contract, keys) = (try ChecklistContract(of: path), try Self.keys.get()[path] ?? [])
    let words = await Self.words(of: keys, page.search)
    let lines = page.text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let line = Golden.isRecording ? contract.mended(String(line)) : String(line)
      guard let row = ChecklistRow.rows(in: line).first, row.cells.count == 5,
        !row.hold.hasPrefix("---"), row.hold != "held by", row.key.map(keys.contains) ?? true
      else { return line }
      let word = row.key.flatMap { words[$0] } ?? "written down only"
      return "| " + (row.cells.dropLast() + [word]).joined(separator: " | ") + " |"
    }
    try Golden.check(
      lines.joined(separator: "\n"), against: Checkout.root.appending(path: path))
  }

  private static func words(
    of keys: Set<String>, _ search: HolderSearch
  ) async -> [String: String] {
    await withTaskGroup(of: (String, String?).self) { group in
      for key in keys { group.addTask { (key, search.holders(of: key).map(Self.word)) } }
      var words: [String: String] = [:]
      for await (key, word) in group { words[key] = word }
      return words
    }
  }

  private static func word(for holders: Set<Holder>) -> String {
    let names = Holder.allCases.filter(holders.contains)
    func listed(_ isMeant: (Holder) -> Bool) -> String {
      names.filter(isMeant).map(\.rawValue).joined(separator: ", ")
    }
    if names.contains(where: \.enforces) { return "enforced: " + listed(\.enforces) }
    return names.isEmpty ? "written down only" : "generated: " + listed { _ in true }
  }

  /// Tests the measure: code, reader, pages only, and nothing.
  @Test func searchDistinguishesEnforcement() throws {
    let search = try HolderSearch(
      path: "test.yaml",
      text: """
        authcontract: 1
        service: Shop
        version: "1"
        x-team: Blue
        servers:
          api: { url: https://shop.example, refusal: { code: string } }
        errors:
          gone: { status: 410, match: { code: GONE }, recover: tell }
        endpoints:
          basket: { route: GET /basket, does: call, returns: Basket, refuses: [gone], doc: It is. }
        types:
          Basket: { items: list of string }
        """, unplayed: EntryList(""))
    #expect(search.holders(of: "x-team") == [])
    #expect(search.holders(of: "x-nobody") == nil)
    #expect(search.holders(of: "authcontract") == [.reader])
    #expect(search.holders(of: "endpoints.basket.doc") == [.docs])
    #expect(search.holders(of: "errors.gone.recover")?.contains(.client) == true)
    #expect(
      search.holders(of: "endpoints.basket.route")?.isSuperset(of: [.client, .stubs]) == true)
  }
}

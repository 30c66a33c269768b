import CaseFolders
import InertEntries
import Testing

/// Each row of docs/systems says whether its statement is enforced, generated or written down only. The words are measured:
/// another value is put into the contract, and what is another then holds apps and servers to the statement.
@Suite struct HoldTests {
  /// `scripts/record` updates the words and the line numbers of keys on the pages.
  @Test(arguments: SystemChecklistTests.pages)
  func rowsMatchWhatEnforcesThem(_ page: String) async throws {
    let contract = try ChecklistContract(of: page)
    let text = try Checkout.text(page)
    let search = try HolderSearch(
      path: contract.path, text: Checkout.text(contract.path),
      unplayed: EntryList(Checkout.text("Tests/OperationTests/Behaviour/unplayed.txt")))
    let words = await Self.words(of: Set(ChecklistRow.rows(in: text).compactMap(\.key)), search)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let line = Golden.isRecording ? contract.mended(String(line)) : String(line)
      guard let row = ChecklistRow.rows(in: line).first, row.cells.count == 5,
        !row.hold.hasPrefix("---"), row.hold != "held by"
      else { return line }
      let word = row.key.flatMap { words[$0] } ?? "written down only"
      return "| " + (row.cells.dropLast() + [word]).joined(separator: " | ") + " |"
    }
    let difference = Golden.difference(
      lines.joined(separator: "\n"), from: Checkout.root.appending(path: page))
    #expect(difference == nil, "\(difference ?? "")")
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

import CaseFolders
import ContractVariants
import Testing

/// One entry of each kind of the five contracts is changed, and something that is generated or found is another then.
/// `Proofs/inert` does so with every entry.
@Suite struct InertTests {
  private static let contracts = Checkout.files(in: "contract", ending: ".yaml")
    .filter { $0.count { $0 == "/" } == 1 }

  private static func list(_ name: String) throws -> EntryList {
    EntryList(try Checkout.text("Tests/PipelineTests/Inert/\(name).txt"))
  }

  private static func searches() throws -> [InertSearch] {
    try contracts.map { try InertSearch(path: $0, text: Checkout.text($0)) }
  }

  /// The effect of an entry, and whether it appears on a docs page.
  @Test func everyKindOfEntryHasEffect() async throws {
    let (excused, pending) = (try Self.list("excused"), try Self.list("pending"))
    let unshown = try Self.list("unshown")
    let kinds = Kinds(try Self.searches())
    #expect(kinds.all.count > 150)
    let found = await kinds.verdicts { site in
      let isListed = { (list: EntryList) in list.line(for: site.entry, of: site.search.path) != nil
      }
      if isListed(excused) || isListed(pending) { return nil }
      return isListed(unshown) ? .live : .shown
    }
    for (site, verdict) in found where verdict != .refused {
      let lack = verdict == .inert ? "nothing that is generated or found" : "no page of the docs"
      Issue.record("\(site.search.path): \(lack) shows `\(site.entry.text)`")
    }
  }

  /// Fewer than one entry in a hundred.
  @Test func excusesAreRare() throws {
    let excused = try Self.list("excused")
    let searches = try Self.searches()
    let all = searches.map(\.entries.count).reduce(0, +)
    let few = searches.flatMap { search in
      search.entries.filter { excused.line(for: $0, of: search.path) != nil }
    }
    #expect(few.count * 100 < all, "\(few.count) of \(all)")
  }

  private static let shop = """
    authcontract: 1
    service: Shop
    version: "1"
    x-team: Blue
    servers:
      api: { url: https://shop.example, refusal: { code: string }, x-owner: { name: Li } }
    errors:
      gone: { status: 410, match: { code: GONE }, recover: tell }
    endpoints:
      basket: { route: GET /basket, does: call, priority: basic, returns: Basket, refuses: [gone] }
    types:
      Basket: { items: { type: list of string, max: 9, doc: What is in it. } }
    """

  /// Tests the search: entries that show on a page, elsewhere, nowhere, or are rejected.
  @Test func verdictsDistinguishEffects() throws {
    let search = try InertSearch(path: "test.yaml", text: Self.shop)
    func verdict(_ path: String, until goal: Verdict = .shown) throws -> Verdict {
      search.verdict(on: try #require(search.entries.first { $0.text == path }), until: goal)
    }
    #expect(try verdict("x-team") == .inert)
    #expect(try verdict("servers.api.x-owner") == .inert)
    #expect(try verdict("authcontract") == .refused)
    #expect(try verdict("types.Basket.items.max", until: .live) >= .live)
    for path in [
      "service", "version", "servers.api.url", "errors.gone.status", "errors.gone.match.code",
      "errors.gone.recover", "endpoints.basket.route", "endpoints.basket.refuses.0",
      "types.Basket.items.doc", "types.Basket.items.type",
    ] {
      #expect(try verdict(path) == .shown, "\(path)")
    }
  }

  @Test(arguments: [
    ("servers.*.url: why", "servers.api.url", true),
    ("servers.api.url: why", "servers.api.url", true),
    ("test.yaml servers.*.url: why", "servers.api.url", true),
    ("other.yaml servers.*.url: why", "servers.api.url", false),
    ("# servers.*.url: why", "servers.api.url", false),
    ("servers.*.x-*: why", "servers.api.x-owner", true),
    ("**.x-*: why", "servers.api.x-owner", true), ("**.x-*: why", "x-team", true),
    ("**.x-*: why", "servers.api.url", false), ("servers.**: why", "servers.api.url", true),
    ("servers.**: why", "servers", true),
    ("endpoints.*.refuses.[]: why", "endpoints.basket.refuses.0", true),
    ("endpoints.*.refuses: why", "endpoints.basket.refuses.0", false),
  ])
  func listLineMatchesItsEntries(_ line: String, _ path: String, _ isMeant: Bool) throws {
    let search = try InertSearch(path: "test.yaml", text: Self.shop)
    let entry = try #require(search.entries.first { $0.text == path })
    #expect((EntryList(line).line(for: entry, of: "test.yaml") != nil) == isMeant)
  }

  /// Entries are counted by verdict. Listed entries aren't named, but lines that match nothing are.
  @Test func reportNamesUnlistedEntries() throws {
    let search = try InertSearch(path: "test.yaml", text: Self.shop)
    var report = InertReport(
      InertReport.Lists(
        excused: EntryList("x-*: ours"), pending: EntryList("version: soon\nservice: soon"),
        unshown: EntryList("servers.*.url: elsewhere")))
    for (path, verdict) in [
      ("x-team", Verdict.inert), ("version", .inert), ("errors.gone", .inert),
      ("servers.api.url", .live), ("errors.gone.status", .live), ("authcontract", .refused),
      ("servers", .shown),
    ] {
      report.add(verdict, try #require(search.entries.first { $0.text == path }), of: "test.yaml")
    }
    #expect(
      report.summary
        == "entries tried 7, inert 1, known to be 1, excused 1, refused 1, on no page 1")
    #expect(report.inert.entries == ["test.yaml errors.gone"])
    #expect(report.inert.lines == ["errors.*, 1 times"])
    #expect(report.unshown.entries == ["test.yaml errors.gone.status"])
    #expect(report.idle == ["service: soon"])
    #expect(report.reasons == ["x-*: ours"])
  }
}

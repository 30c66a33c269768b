import CaseFolders
import Diagnostics
import Testing
import YAMLSource

/// The pages in docs/systems hold what a system's document states against the lines of its contract.
@Suite struct SystemChecklistTests {
  static let pages = Checkout.files(in: "docs/systems", ending: ".md")
    .filter { !$0.hasSuffix("README.md") }

  @Test func checklistsExist() {
    #expect(Self.pages.count == 5)
  }

  @Test(arguments: pages)
  func rowsNameTheirContractLine(_ page: String) throws {
    let contract = try ChecklistContract(of: page)
    let rows = ChecklistRow.rows(in: try Checkout.text(page))
    #expect(!rows.isEmpty, "\(page) has no table")
    for row in rows {
      let objection = contract.objection(to: row)
      #expect(objection == nil, "\(page): \(row.text): \(objection ?? "")")
    }
  }

  @Test func wrongRowIsReported() throws {
    let contract = ChecklistContract(
      path: "contract/a.yaml",
      root: try #require(root("open:\n  - { at: tokens }\nb: { c.d: 1, e: [{ f: 1 }] }")))
    func objection(_ cells: String...) -> String? {
      contract.objection(to: ChecklistRow(cells: cells))
    }
    let good = [
      ("`contract/a.yaml:3`", "`b.c.d`"), ("`contract/a.yaml:2`", "`open.tokens`"),
      ("`contract/a.yaml:3`", "`b.e.0.f`"),
    ]
    for (place, key) in good { #expect(objection("it", "1", place, key, "enforced") == nil) }
    #expect(objection("it", "1", "–", "not sayable: no key", "written down only") == nil)
    for (place, key) in [
      ("`contract/a.yaml:2`", "`b.c.d`"), ("`contract/a.yaml:9`", "`b`"),
      ("`contract/b.yaml:3`", "`b`"), ("`contract/a.yaml:3`", "`b.c`"),
      ("`contract/a.yaml:2`", "`open.0.at`"), ("`contract/a.yaml:2`", "`open.errors`"),
      ("–", "not sayable:"),
    ] {
      #expect(objection("it", "1", place, key, "enforced") != nil, "\(key)")
    }
    #expect(objection("it", "", "`contract/a.yaml:3`", "`b`", "enforced") != nil)
    #expect(objection("it", "1", "`contract/a.yaml:3`", "`b`") != nil)
  }

  private func root(_ text: String) -> Node? {
    YAMLSource.parse(SourceFile(path: "a.yaml", text: text)).root
  }
}

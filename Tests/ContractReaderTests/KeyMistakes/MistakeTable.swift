import CaseFolders
import ContractModel
import ContractReader
import Foundation

/// The table of every key and every kind of mistake, as a page.
enum MistakeTable {
  static let url = Checkout.root.appending(path: "Tests/Cases/read/TABLE.md")

  static var text: String {
    let reasons = NotAdmitted.allCases.map { "- – \($0.rawValue): \($0.words)" }
    return """
      # Every key and every mistake

      A row for each key of the language and a column for each kind of mistake. A cell names the cases that show it: a
      name with a slash is a folder of `Tests/Cases/`, and one without is in the row `TABLE/KEY` of `keys.txt`. Where a
      key does not admit the mistake, a letter says why:

      \(reasons.joined(separator: "\n"))

      The test `KeyMistakeTests` writes this page (`scripts/record`) and holds it against the reader's tables of keys.

      \(LanguagePage.tables.map(section).joined(separator: "\n"))
      """
  }

  private static func section(_ table: KeyTable) -> String {
    let head = "| key | \(MistakeKind.allCases.map(\.title).joined(separator: " | ")) |"
    let rule = "|\(String(repeating: "---|", count: MistakeKind.allCases.count + 1))"
    let rows = table.keys.map { row(KeyExample(table: table, key: $0)) }
    let name = ContractReader.Schema.name(of: table)
    return """
      ## \(table.owner): `\(name)`

      \(head)
      \(rule)
      \(rows.joined(separator: "\n"))

      """
  }

  private static func row(_ example: KeyExample) -> String {
    let cells = MistakeKind.allCases.map { kind in
      let cell = KeyCell(example, kind)
      let names = cell.mistakes.map { mistake in
        mistake.change == nil
          ? "`\(mistake.name)`" : "`\(mistake.name.split(separator: "/").last ?? "")`"
      }
      return names.isEmpty ? "– \(cell.reason.rawValue)" : names.joined(separator: " ")
    }
    return "| `\(example.key.name)` | \(cells.joined(separator: " | ")) |"
  }
}

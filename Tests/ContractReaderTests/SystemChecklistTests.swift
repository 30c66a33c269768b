import CaseFolders
import Diagnostics
import Testing
import YAMLSource

/// The pages in docs/systems hold what a system's document states against the lines of its contract.
@Suite struct SystemChecklistTests {
  static let pages = Checkout.files(in: "docs/systems", ending: ".md")

  @Test func thereAreChecklists() {
    #expect(!Self.pages.isEmpty)
  }

  @Test(arguments: pages)
  func everyRowNamesTheLineThatSaysIt(_ page: String) throws {
    let contract = try ChecklistContract(of: page)
    let rows = checklistRows(in: try Checkout.text(page))
    #expect(!rows.isEmpty, "\(page) has no table")
    for row in rows {
      #expect(contract.objection(to: row) == nil, "\(page): \(row.joined(separator: " | "))")
    }
  }

  /// Lines move whenever a contract changes: `scripts/record` writes those of keys that stand in one line.
  @Test(.enabled(if: Golden.isRecording), arguments: pages)
  func record(_ page: String) throws {
    let contract = try ChecklistContract(of: page)
    let lines = try Checkout.text(page).split(separator: "\n", omittingEmptySubsequences: false)
    let text = lines.map { contract.mended(String($0)) }.joined(separator: "\n")
    #expect(Golden.difference(text, from: Checkout.root.appending(path: page)) == nil)
  }

  @Test func aWrongRowIsNoticed() throws {
    let contract = ChecklistContract(
      path: "contract/a.yaml", root: try #require(root("open:\n  - { at: tokens }\nb: { c.d: 1 }")))
    let good = [("`contract/a.yaml:3`", "`b.c.d`"), ("`contract/a.yaml:2`", "`open.0.at`")]
    for (place, key) in good {
      #expect(contract.objection(to: ["it", "1", place, key]) == nil)
    }
    #expect(contract.objection(to: ["it", "1", "–", "not sayable: no key"]) == nil)
    let bad = [
      ["it", "1", "`contract/a.yaml:2`", "`b.c.d`"], ["it", "1", "`contract/a.yaml:9`", "`b`"],
      ["it", "1", "`contract/b.yaml:3`", "`b`"], ["it", "1", "`contract/a.yaml:3`", "`b.c`"],
      ["it", "1", "`contract/a.yaml:2`", "`open.1.at`"], ["it", "", "`contract/a.yaml:3`", "`b`"],
      ["it", "1", "–", "not sayable:"], ["it", "`contract/a.yaml:3`", "`b`"],
    ]
    for row in bad { #expect(contract.objection(to: row) != nil, "\(row)") }
  }

  private func root(_ text: String) -> Node? {
    YAMLSource.parse(SourceFile(path: "a.yaml", text: text)).root
  }
}

/// The contract that a page speaks of: the one with its name.
private struct ChecklistContract {
  let path: String
  let root: Node

  init(path: String, root: Node) {
    self.path = path
    self.root = root
  }

  init(of page: String) throws {
    let name = try #require(page.split(separator: "/").last).dropLast(".md".count)
    path = "contract/\(name).yaml"
    let source = SourceFile(path: path, text: try Checkout.text(path))
    root = try #require(YAMLSource.parse(source).root)
  }

  /// What is wrong with a row of four cells: statement, section, line, key.
  func objection(to row: [String]) -> String? {
    guard row.count == 4, !row.contains("") else { return "four cells, none of them empty" }
    if row[3].hasPrefix("not sayable: ") { return nil }
    guard let place = code(row[2]), let key = code(row[3]) else { return "line and key in code" }
    let found = lines(of: key[...], in: root)
    guard !found.isEmpty else { return "`\(key)` is not in \(path)" }
    let isRight = found.contains { place == "\(path):\($0)" }
    return isRight ? nil : "`\(key)` stands in line \(found)"
  }

  /// A line of a page with the place at which its key stands now.
  func mended(_ line: String) -> String {
    guard let row = checklistRows(in: line).first, row.count == 4, let place = code(row[2]),
      let key = code(row[3]), case let found = lines(of: key[...], in: root), found.count == 1
    else { return line }
    return line.replacing("`\(place)`", with: "`\(path):\(found[0])`", maxReplacements: 1)
  }

  /// What stands between two backticks.
  private func code(_ cell: String) -> String? {
    guard cell.count > 2, cell.first == "`", cell.last == "`" else { return nil }
    return String(cell.dropFirst().dropLast())
  }

  /// The lines of the key that a path ends in. A key may hold dots (`access.expires`); numbers count the
  /// items of a list from 0.
  private func lines(of keys: Substring, in node: Node) -> [Int] {
    switch node.content {
    case .scalar: return []
    case .sequence(let items):
      let parts = keys.split(separator: ".", maxSplits: 1)
      guard parts.count == 2, let number = Int(parts[0]), items.indices.contains(number)
      else {
        return []
      }
      return lines(of: parts[1], in: items[number])
    case .mapping(let entries):
      return entries.flatMap { entry in
        let key = entry.key.text
        if keys == key { return [entry.key.span.start.line] }
        return keys.hasPrefix(key + ".")
          ? lines(of: keys.dropFirst(key.count + 1), in: entry.value) : []
      }
    }
  }
}

/// The cells of every table of a page, without the tables' heads.
private func checklistRows(in page: String) -> [[String]] {
  let rows = page.split(separator: "\n").filter { $0.hasPrefix("|") }.map { line in
    line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
      .map { cell in String(cell.trimming { $0 == " " }) }
  }
  let rules = rows.indices.filter { rows[$0].allSatisfy { $0.hasPrefix("---") } }
  let heads = Set(rules.flatMap { [$0 - 1, $0] })
  return rows.indices.filter { !heads.contains($0) }.map { rows[$0] }
}

extension Substring {
  fileprivate func trimming(_ isBlank: (Character) -> Bool) -> Substring {
    let start = firstIndex { !isBlank($0) } ?? endIndex
    let end = lastIndex { !isBlank($0) }.map(index(after:)) ?? start
    return self[start..<end]
  }
}

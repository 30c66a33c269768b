/// A row of a table in docs/systems.
struct ChecklistRow {
  let cells: [String]

  var isNotSayable: Bool { cells.count > 3 && cells[3].hasPrefix("not sayable: ") }
  var place: String? { code(2) }
  var key: String? { code(3) }
  /// By what an app or a server is held to the statement.
  var hold: String { cells.last ?? "" }

  var text: String { cells.joined(separator: " | ") }

  /// The text between two backticks; nil for a cell without them.
  private func code(_ index: Int) -> String? {
    guard cells.indices.contains(index), case let cell = cells[index], cell.count > 2,
      cell.first == "`", cell.last == "`"
    else { return nil }
    return String(cell.dropFirst().dropLast())
  }

  /// The rows of every table of a page, without the tables' heads.
  static func rows(in page: String) -> [ChecklistRow] {
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("|") }.map { line in
      line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
        .map { cell in String(cell.trimming { $0 == " " }) }
    }
    let rules = rows.indices.filter { rows[$0].allSatisfy { $0.hasPrefix("---") } }
    let heads = Set(rules.flatMap { [$0 - 1, $0] })
    return rows.indices.filter { !heads.contains($0) }.map { ChecklistRow(cells: rows[$0]) }
  }
}

extension Substring {
  fileprivate func trimming(_ isBlank: (Character) -> Bool) -> Substring {
    let start = firstIndex { !isBlank($0) } ?? endIndex
    let end = lastIndex { !isBlank($0) }.map(index(after:)) ?? start
    return self[start..<end]
  }
}

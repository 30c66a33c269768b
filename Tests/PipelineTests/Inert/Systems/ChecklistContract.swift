import CaseFolders
import Diagnostics
import Testing
import YAMLSource

/// The contract that a page speaks of: the one with its name.
struct ChecklistContract {
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

  /// Says what is wrong with a row; nil where nothing is.
  func objection(to row: ChecklistRow) -> String? {
    guard row.cells.count == 5, !row.cells.contains("") else {
      return "five cells, none of them empty"
    }
    if row.isNotSayable { return nil }
    guard let place = row.place, let key = row.key else { return "line and key in code" }
    let found = lines(of: key[...], in: root)
    guard !found.isEmpty else { return "`\(key)` is not in \(path)" }
    let isRight = found.contains { place == "\(path):\($0)" }
    return isRight ? nil : "`\(key)` stands in line \(found)"
  }

  /// A line of a page with the place at which its key stands now.
  func mended(_ line: String) -> String {
    guard let row = ChecklistRow.rows(in: line).first, let place = row.place, let key = row.key,
      case let found = lines(of: key[...], in: root), found.count == 1
    else { return line }
    return line.replacing("`\(place)`", with: "`\(path):\(found[0])`", maxReplacements: 1)
  }

  /// The lines of the key that a path ends in. A key may hold dots (`access.expires`); numbers count the
  /// items of a list from 0. An open point is known by what it is about, and a waiver by its rule: their numbers are
  /// others when one is put before them.
  private func lines(of keys: Substring, in node: Node) -> [Int] {
    switch node.content {
    case .scalar: return []
    case .sequence(let items):
      let named = items.compactMap { $0.subject }.filter { $0.text == keys }
      if !named.isEmpty { return named.map(\.line) }
      let parts = keys.split(separator: ".", maxSplits: 1)
      guard parts.count == 2, let number = Int(parts[0]), items.indices.contains(number),
        items[number].subject == nil
      else { return [] }
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

extension Node {
  /// The subject of an open point or a waiver, and its line.
  fileprivate var subject: (text: String, line: Int)? {
    guard case .mapping(let entries) = content,
      let first = entries.first(where: { ["at", "rule"].contains($0.key.text) }),
      case .scalar(let text) = first.value.content
    else { return nil }
    return (text.text, first.key.span.start.line)
  }
}

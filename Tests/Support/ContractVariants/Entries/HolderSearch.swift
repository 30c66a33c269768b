import ContractModel
import Diagnostics
import FileOutput
import YAMLSource

/// Changes single entries of one contract, and looks who holds apps and servers to them.
package struct HolderSearch: Sendable {
  private let root: Node
  private let way: WholeWay
  private let entries: [String: ContractEntry]
  private let outputs: [Holder: [String]]
  /// Entries of behaviour that no test plays.
  private let unplayed: EntryList
  private let path: String

  package init(path: String, text: String, unplayed: EntryList) throws {
    let source = SourceFile(path: path, text: text)
    let document = YAMLSource.parse(source)
    guard let root = document.root else { throw Problems(document.problems) }
    let way = try WholeWay(source)
    guard let contract = way.read(root) else { throw InertSearch.Unreadable(path: path) }
    (self.root, self.way, self.path, self.unplayed) = (root, way, path, unplayed)
    let found = EntryWalk.entries(in: root)
    entries = Dictionary(found.map { ($0.text, $0) }) { first, _ in first }
    outputs = Dictionary(
      uniqueKeysWithValues: Self.outputs.keys.map { ($0, Self.files(of: contract, $0, way)) })
  }

  /// - Parameter key: the keys that lead to an entry, with dots between them.
  /// - Returns: those that enforce the entry, or else those that only show it; nil if there is no such entry.
  package func holders(of key: String) -> Set<Holder>? {
    guard let entry = entries[key] else { return nil }
    var taken = contracts(of: entry, atMost: 2)
    if taken.isEmpty { taken = parts(of: entry).flatMap { contracts(of: $0, atMost: 1) } }
    var found: Set<Holder> = taken.isEmpty ? [.reader] : []
    if entries.values.contains(where: { $0.isBelow(entry) && isPlayed($0) }) {
      found.insert(.authlab)
    }
    for contract in taken { found.formUnion(changes(by: contract, [.client, .stubs], but: found)) }
    guard found.isEmpty else { return found }
    return taken.reduce(into: []) { $0.formUnion(changes(by: $1, [.fixtures, .docs], but: $0)) }
  }

  /// The keys that lead to an entry, with `*` for each name of the author's.
  package func pattern(of key: String) -> String? { entries[key]?.patternText }

  /// Other values first, then none.
  private func contracts(of entry: ContractEntry, atMost count: Int) -> [Contract] {
    let edits = (entry.others.map(Optional.some) + [nil]).lazy.map { text in
      text.map { root.replacing(entry.place, with: $0) } ?? root.removing(entry.place)
    }
    return way.contracts(of: edits, atMost: count)
  }

  /// The single values of a list or a mapping that cannot be missing.
  private func parts(of entry: ContractEntry) -> [ContractEntry] {
    entries.values.filter { $0.isBelow(entry) && $0.path != entry.path && !$0.others.isEmpty }
      .sorted { $0.text < $1.text }
  }

  private func changes(
    by contract: Contract, _ holders: Set<Holder>, but found: Set<Holder>
  ) -> Set<Holder> {
    holders.subtracting(found).filter { Self.files(of: contract, $0, way) != outputs[$0] }
  }

  private func isPlayed(_ entry: ContractEntry) -> Bool {
    entry.isBehaviour && unplayed.line(for: entry, of: path) == nil
  }

  private static let outputs: [Holder: OutputKind] = [
    .client: .client, .stubs: .server, .fixtures: .fixtures, .docs: .docs,
  ]

  private static func files(of contract: Contract, _ holder: Holder, _ way: WholeWay) -> [String] {
    let kinds = Self.outputs[holder].map { [$0] } ?? []
    return (way.files(of: contract, Set(kinds)) ?? []).map { file in
      let text = String(decoding: file.bytes, as: UTF8.self)
      return file.path + "\n" + (holder.enforces ? text.withoutSwiftComments : text)
    }
  }
}

extension ContractEntry {
  /// A behaviour of servers that is said by one value.
  package var isBehaviour: Bool {
    let tokens = ["lifetime", "idle", "ends", "rotates", "grace", "reuse", "bound", "format"]
    switch path.first {
    case "policies": return !others.isEmpty
    case "tokens":
      return path.count > 2 && (tokens.contains(path[2]) || pattern.contains("constant"))
    case "endpoints": return path.count == 3 && path[2] == "does"
    default: return false
    }
  }

  fileprivate func isBelow(_ entry: ContractEntry) -> Bool { path.starts(with: entry.path) }
}

extension String {
  /// Generated code has comments on lines of their own.
  fileprivate var withoutSwiftComments: String {
    split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
      .joined(separator: "\n")
  }
}

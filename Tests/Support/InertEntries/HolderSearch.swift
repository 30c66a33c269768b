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
    way = try WholeWay(source)
    guard let outcome = way.read(root) else { throw InertSearch.Unreadable(path: path) }
    (self.root, self.path, self.unplayed) = (root, path, unplayed)
    let found = EntryWalk.entries(in: root)
    entries = Dictionary(found.map { ($0.text, $0) }) { first, _ in first }
    outputs = Self.outputs(of: outcome.contract, way)
  }

  /// - Parameter key: the keys that lead to an entry, with dots between them.
  /// - Returns: nil where there is no such entry.
  package func holders(of key: String) -> Set<Holder>? {
    guard let entry = entries[key] else { return nil }
    var found: Set<Holder> = []
    var taken = outcomes(of: entry, atMost: 2)
    if taken.isEmpty { taken = parts(of: entry).flatMap { outcomes(of: $0, atMost: 1) } }
    for outcome in taken { found.formUnion(changes(by: outcome.contract)) }
    if taken.isEmpty { found.insert(.reader) }
    if entries.values.contains(where: { $0.isBelow(entry) && isPlayed($0) }) {
      found.insert(.authlab)
    }
    return found
  }

  private func outcomes(of entry: ContractEntry, atMost count: Int) -> [WholeWay.Outcome] {
    Array(edits(of: entry).lazy.compactMap { way.read($0) }.prefix(count))
  }

  /// The single values of a list or a mapping that cannot be missing.
  private func parts(of entry: ContractEntry) -> [ContractEntry] {
    entries.values.filter { $0.isBelow(entry) && $0.path != entry.path && !$0.others.isEmpty }
      .sorted { $0.text < $1.text }
  }

  /// Other values first, then none.
  private func edits(of entry: ContractEntry) -> [Node] {
    (entry.others.map(Optional.some) + [nil]).lazy.map { text in
      text.map { root.replacing(entry.place, with: $0) } ?? root.removing(entry.place)
    }
  }

  private func changes(by contract: Contract) -> Set<Holder> {
    let new = Self.outputs(of: contract, way)
    return Set(outputs.keys.filter { new[$0] != outputs[$0] })
  }

  private func isPlayed(_ entry: ContractEntry) -> Bool {
    entry.isBehaviour && unplayed.line(for: entry, of: path) == nil
  }

  private static func outputs(of contract: Contract, _ way: WholeWay) -> [Holder: [String]] {
    let kinds: [(Holder, OutputKind)] = [
      (.client, .client), (.stubs, .server), (.fixtures, .fixtures), (.docs, .docs),
    ]
    var outputs: [Holder: [String]] = [:]
    for (holder, kind) in kinds {
      outputs[holder] = way.files(of: contract, [kind])?.map { file in
        let text = String(decoding: file.bytes, as: UTF8.self)
        return file.path + "\n" + (holder.enforces ? text.withoutSwiftComments : text)
      }
    }
    return outputs
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

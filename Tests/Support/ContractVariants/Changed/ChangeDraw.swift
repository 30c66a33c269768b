package import ContractModel
import ContractReader
import Defects
import Diagnostics
import Lint
import YAMLSource

/// A contract that was changed in one place, and is a contract still.
package struct DrawnChange: Sendable {
  package let kind: String
  package let words: String
  package let contract: Contract
  /// The contract of a server that uses what the change lets it do.
  package let freedom: Contract?
}

/// Draws changes of one contract, each once, by the weights of their kinds.
package struct ChangeDraw {
  private let source: SourceFile
  private var random: Seeded
  /// The edits that were not drawn yet, of each kind.
  private var left: [(kind: ChangeKind, edits: [ContractEdit])]
  /// The edits that the reader or lint refused.
  package private(set) var refused = 0

  /// - Parameter contract: what the changes are compared with. Both are of one source, as edits in memory are.
  package init(of contract: Contract, seed: UInt64) throws {
    source = contract.source
    let document = YAMLSource.parse(source)
    guard let root = document.root else { throw Problems(document.problems) }
    random = Seeded(seed, source.bytes.count)
    let tree = ContractTree(root)
    left = ChangeKind.all.map { ($0, $0.edits(tree)) }.filter { !$0.1.isEmpty }
  }

  /// The next change; nil where each was drawn.
  package mutating func next() -> DrawnChange? {
    while let (kind, edit) = draw() {
      if let change = change(edit, kind) { return change }
      refused += 1
    }
    return nil
  }

  /// The change with these words, if it can be made.
  package func change(_ words: String) -> DrawnChange? {
    first { _, edit in edit.words == words }
  }

  /// A change of the kind, if one can be made.
  package func first(of kind: String) -> DrawnChange? { first { name, _ in name == kind } }

  private func first(_ isMeant: (String, ContractEdit) -> Bool) -> DrawnChange? {
    for (kind, edits) in left {
      for edit in edits where isMeant(kind.name, edit) {
        if let change = change(edit, kind.name) { return change }
      }
    }
    return nil
  }

  private mutating func draw() -> (String, ContractEdit)? {
    let weights = left.map(\.kind.weight)
    let total = weights.reduce(0, +)
    guard total > 0 else { return nil }
    var place = random.below(total)
    var index = 0
    while place >= weights[index] {
      place -= weights[index]
      index += 1
    }
    let edit = left[index].edits.remove(at: random.below(left[index].edits.count))
    let name = left[index].kind.name
    if left[index].edits.isEmpty { left.remove(at: index) }
    return (name, edit)
  }

  private func change(_ edit: ContractEdit, _ kind: String) -> DrawnChange? {
    guard let contract = read(edit.tree) else { return nil }
    return DrawnChange(
      kind: kind, words: edit.words, contract: contract,
      freedom: edit.freedom.flatMap { readable($0) })
  }

  private func read(_ tree: ContractTree) -> Contract? {
    guard let contract = readable(tree) else { return nil }
    return Lint.check(contract).hasErrors ? nil : contract
  }

  private func readable(_ tree: ContractTree) -> Contract? {
    try? ContractReader.read(Document(source: source, root: tree.root, problems: []))
  }
}

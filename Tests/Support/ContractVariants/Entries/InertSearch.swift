package import ContractModel
import Diagnostics
import FileOutput
import Generation
import YAMLSource

/// Changes the entries of one contract in turn, and looks what of all that follows is another then.
package struct InertSearch: Sendable {
  package let path: String
  package let entries: [ContractEntry]
  package let contract: Contract
  private let root: Node
  private let way: WholeWay
  private let findings: Set<String>
  private let pages: [OutputFile]
  private let code: [OutputFile]

  package init(path: String, text: String) throws {
    let source = SourceFile(path: path, text: text)
    let document = YAMLSource.parse(source)
    guard let root = document.root else { throw Problems(document.problems) }
    way = try WholeWay(source)
    guard let contract = way.read(root), let pages = way.files(of: contract, WholeWay.pages),
      let code = way.files(of: contract, WholeWay.code)
    else { throw Unreadable(path: path) }
    (self.path, self.root, self.pages, self.code) = (path, root, pages, code)
    self.contract = contract
    findings = way.findings(in: contract)
    entries = EntryWalk.entries(in: root)
  }

  /// Other values are tried until one shows as much as is asked; an entry for which none is taken is deleted.
  package func verdict(on entry: ContractEntry, until goal: Verdict = .shown) -> Verdict {
    var verdict = Verdict.refused
    for text in entry.others {
      verdict = max(verdict, effect(of: root.replacing(entry.place, with: text)))
      if verdict >= goal { return verdict }
    }
    return verdict == .refused ? effect(of: root.removing(entry.place)) : verdict
  }

  /// Contracts that have another value there, as far as one is taken.
  package func variants(of entry: ContractEntry, atMost count: Int) -> [Contract] {
    way.contracts(
      of: entry.others.lazy.map { root.replacing(entry.place, with: $0) }, atMost: count)
  }

  /// The contract without the entry, if that is taken.
  package func removals(of entry: ContractEntry) -> [Contract] {
    way.contracts(of: [root.removing(entry.place)], atMost: 1)
  }

  /// The contract as it is, with the entries of its mappings in another order.
  package func reordered() -> Contract? { way.read(root.reversed) }

  private func effect(of edited: Node) -> Verdict {
    guard let contract = way.read(edited) else { return .refused }
    if way.files(of: contract, WholeWay.pages) != pages { return .shown }
    if way.findings(in: contract) != findings { return .live }
    return way.files(of: contract, WholeWay.code) == code ? .inert : .live
  }

  package struct Unreadable: Error, CustomStringConvertible {
    let path: String
    package var description: String { "\(path) is refused as it is" }
  }
}

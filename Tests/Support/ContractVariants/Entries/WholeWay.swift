import AllOutputs
import ContractModel
import ContractReader
import Diagnostics
import FileOutput
import Generation
import Lint
import YAMLSource

/// Takes an edited contract the whole way in memory.
struct WholeWay: Sendable {
  private let source: SourceFile
  private let templates: Templates

  init(_ source: SourceFile) throws {
    self.source = source
    templates = try Templates()
  }

  /// Most edits show on the pages; the rest is looked at where they do not.
  static let pages: Set<OutputKind> = [.docs]
  static let code = Set(OutputKind.allCases).subtracting(pages)

  /// Nil where it is refused.
  func read(_ root: Node) -> Contract? {
    let document = Document(source: source, root: root, problems: [])
    guard let contract = try? ContractReader.read(document), !Lint.check(contract).hasErrors,
      (try? Generation.plan(contract, for: Set(OutputKind.allCases))) != nil
    else { return nil }
    return contract
  }

  /// The first contracts that edits make. Each edit is read once, and none after the last that is wanted.
  func contracts(of edits: some Sequence<Node>, atMost count: Int) -> [Contract] {
    var taken: [Contract] = []
    for edit in edits {
      if taken.count == count { break }
      if let contract = read(edit) { taken.append(contract) }
    }
    return taken
  }

  /// What lint reports about a contract.
  func findings(in contract: Contract) -> Set<String> {
    let strict = Lint.check(contract, profile: .strict)
    return Set((strict.diagnostics + strict.waived).map { "\($0.rule): \($0.message)" })
  }

  /// The files of some outputs; nil where they cannot be made.
  func files(of contract: Contract, _ outputs: Set<OutputKind>) -> [OutputFile]? {
    guard let blueprint = try? Generation.plan(contract, for: outputs) else { return nil }
    return try? AllOutputs.render(blueprint, with: templates).files
  }
}

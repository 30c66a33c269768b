import ContractModel
import ContractPipeline
import ContractReader
import Diagnostics
import YAMLSource

/// Adds the calls of an imported contract to one on disk.
struct ContractUpdate {
  private let source: SourceFile
  private let contract: Contract

  init(_ path: String) throws(Problems) {
    source = try ContractFiles.read([path])[0]
    contract = try ContractReader.read(YAMLSource.parse(source), including: FilesOnDisk())
  }

  /// The only server's way to spell names; new fields are spelt for it.
  var style: Server.NameStyle? { contract.servers.count == 1 ? contract.servers.first?.names : nil }

  /// Refusals are told apart by a field `code`, as in an imported contract.
  var hasCodes: Bool {
    contract.servers.contains { $0.refusal.contains { $0.name.value == "code" } }
  }

  /// Writes the file, and says in a line what it gained.
  func write(_ text: String) throws(Problems) -> String {
    let new = SourceFile(path: "the imported contract", text: text)
    guard let growth = ContractGrowth(of: source, by: new) else {
      throw Problems([.cannotWrite(source.path, "it is no mapping")])
    }
    if let obstacle = growth.obstacle { throw Problems([obstacle]) }
    let clashes = growth.clashes.map { "  not added  \($0): another call has this name\n" }.joined()
    guard !growth.calls.isEmpty else { return "\(source.path): no new call\n" + clashes }
    if let reason = ReplacedFile.write(growth.text, to: source.path) {
      throw Problems([.cannotWrite(source.path, reason)])
    }
    let calls = growth.calls.count == 1 ? "1 call" : "\(growth.calls.count) calls"
    return "\(source.path): \(calls) added: \(growth.calls.joined(separator: ", "))\n" + clashes
  }
}

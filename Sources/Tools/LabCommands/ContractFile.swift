import CommandLineSupport
import ContractModel
import ContractReader
import Defects
import Diagnostics
import YAMLSource

/// Reads the contract that is to be run.
enum ContractFile {
  /// Reads a contract. The reader's remarks go to the log.
  static func read(_ path: String, _ console: Console) throws(Problems) -> Contract {
    let contract = try ContractReader.read(try parse(path), including: FilesBeside())
    console.report(contract.notes)
    return contract
  }

  /// Reads the contract that a server with a defect keeps in truth.
  static func read(
    _ path: String, _ console: Console, with defect: Defect
  ) throws(Problems) -> Contract {
    let document = try parse(path)
    guard let root = document.root else { return try read(path, console) }
    let tree = defect.contract(instead: ContractTree(root))
    return try ContractReader.read(
      Document(source: document.source, root: tree.root, problems: document.problems),
      including: FilesBeside())
  }

  static func parse(_ path: String) throws(Problems) -> Document {
    let bytes: [UInt8]
    do throws(FileFault) {
      bytes = try Files.read(path)
    } catch {
      throw Problems([
        Diagnostic(
          "no-contracts", error.message, at: nil, help: "name a contract file that exists")
      ])
    }
    let source = SourceFile(path: path, bytes: bytes)
    return YAMLSource.parse(source)
  }
}

import CommandLineSupport
import ContractModel
import ContractReader
import Diagnostics
import YAMLSource

/// Reads the contract that is to be run.
enum ContractFile {
  /// Reads a contract. The reader's remarks go to the log.
  static func read(_ path: String, _ console: Console) throws(Problems) -> Contract {
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
    let contract = try ContractReader.read(YAMLSource.parse(source), including: FilesBeside())
    console.report(contract.notes)
    return contract
  }
}

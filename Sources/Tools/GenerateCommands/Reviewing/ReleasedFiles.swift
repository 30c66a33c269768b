import ContractPipeline
import ContractReader
import Diagnostics

/// The files of one released version: the contract as it is, and a copy of each file that it includes in a folder of
/// the version's name. Only the paths under `include` differ from the originals.
struct ReleasedFiles {
  /// Included files come first, so that a contract never names a file that is not there.
  let files: [(path: String, bytes: [UInt8])]

  /// - Parameters:
  ///   - folder: the folder of released versions, with its slash.
  ///   - name: `NAME-VERSION`.
  init(_ contract: SourceFile, including files: IncludedCopies, to folder: String, as name: String)
  {
    let copies = files.read.map { path, source in
      ("\(folder)\(name)/\(path)", ContractWriter.moved(source, includesInto: name))
    }
    let own =
      copies.isEmpty
      ? contract.bytes : ContractWriter.moved(contract, includesInto: name)
    self.files = copies + [("\(folder)\(name).yaml", own)]
  }
}

/// Reads what a contract includes, and remembers it.
final class IncludedCopies: IncludedFiles {
  private let disk = FilesOnDisk()
  private(set) var read: [(path: String, source: SourceFile)] = []

  func file(_ path: String, besides contract: String) throws(UnreadableInclude) -> SourceFile? {
    guard let source = try disk.file(path, besides: contract) else { return nil }
    read.append((path, source))
    return source
  }
}

package import ContractReader
package import Diagnostics
import FileOutput
import Primitives

/// The files beside a contract. Each is read once, however many contracts of one run include it.
package final class FilesOnDisk: IncludedFiles, Sendable {
  private let read = Locked<[String: SourceFile]>([:])

  package init() {}

  package func file(_ path: String, besides contract: String) throws(UnreadableInclude)
    -> SourceFile?
  {
    let folder = FilesOnDisk.folder(of: contract)
    let shown = folder + path
    if let known = read.use({ $0[shown] }) { return known }
    guard let place = try FilesOnDisk.place(shown, below: folder) else { return nil }
    let source = SourceFile(path: shown, bytes: try FilesOnDisk.bytes(place, shown))
    return read.use { read in
      if let known = read[shown] { return known }
      read[shown] = source
      return source
    }
  }

  /// All that were read so far.
  package var all: [SourceFile] { read.use { Array($0.values) } }

  /// With the slash; empty for the current folder. That of a link to a contract is where the link is.
  private static func folder(of contract: String) -> String {
    contract.lastIndex(of: "/").map { String(contract[...$0]) } ?? ""
  }

  /// The real place of the file, whatever symbolic links lead there; nil for nowhere.
  private static func place(
    _ shown: String, below folder: String
  ) throws(UnreadableInclude) -> String? {
    guard let file = try real(shown), let folder = try real(folder.isEmpty ? "." : folder) else {
      return nil
    }
    guard file.hasPrefix(folder == "/" ? "/" : folder + "/") else { throw .leadsOutside }
    return file
  }

  private static func real(_ path: String) throws(UnreadableInclude) -> String? {
    switch RealPath.of(path) {
    case .found(let real): return real
    case .missing: return nil
    case .failed(let reason):
      throw .failed(
        message: reason, help: "check whether you may read the file and the folders above it")
    }
  }

  private static func bytes(
    _ place: String, _ shown: String
  ) throws(UnreadableInclude) -> [UInt8] {
    do {
      return try Disk.read(place, limit: ContractFiles.limit)
    } catch {
      let (message, help) = (error.diagnostic.message, error.diagnostic.help)
      throw .failed(message: message.replacing(place, with: shown), help: help)
    }
  }
}

extension [Diagnostic] {
  /// The diagnostics without repeats: a file that several contracts include is remarked on once.
  package var eachOnce: [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return filter { seen.insert($0).inserted }
  }
}

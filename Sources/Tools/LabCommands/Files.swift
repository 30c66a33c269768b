import ContractReader
import Diagnostics
import FileOutput

/// A file that could not be read, in words.
struct FileFault: Error {
  let message: String
}

/// Reads whole files.
enum Files {
  /// The language allows 16 MiB.
  static let limit = 16 * 1024 * 1024

  static func read(_ path: String, limit: Int = limit) throws(FileFault) -> [UInt8] {
    do {
      return try Disk.read(path, limit: limit)
    } catch {
      throw FileFault(message: error.diagnostic.message)
    }
  }
}

/// The files beside a contract, and below its folder only.
struct FilesBeside: IncludedFiles {
  func file(_ path: String, besides contract: String) throws(UnreadableInclude) -> SourceFile? {
    let folder = contract.lastIndex(of: "/").map { String(contract[...$0]) } ?? ""
    let shown = folder + path
    guard case .found(let file) = RealPath.of(shown),
      case .found(let root) = RealPath.of(folder.isEmpty ? "." : folder)
    else { return nil }
    guard file.hasPrefix(root == "/" ? "/" : root + "/") else { throw .leadsOutside }
    do throws(FileFault) {
      return SourceFile(path: shown, bytes: try Files.read(file))
    } catch {
      throw .failed(message: error.message, help: "check whether you may read it")
    }
  }
}

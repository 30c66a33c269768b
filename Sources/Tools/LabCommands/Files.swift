import ContractReader
import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that could not be read, in words.
struct FileFault: Error {
  let message: String
}

/// Reads whole files.
enum Files {
  /// The language allows 16 MiB; one byte more shows that a file is too large.
  static let limit = 16 * 1024 * 1024 + 1

  static func read(_ path: String, limit: Int = limit) throws(FileFault) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw fault(path) }
    defer { close(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    while bytes.count < limit {
      let wanted = min(buffer.count, limit - bytes.count)
      let count = buffer.withUnsafeMutableBytes { readSome(file, $0.baseAddress, wanted) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw fault(path) }
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    return bytes
  }

  private static func readSome(
    _ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int
  ) -> Int {
    #if canImport(Glibc)
      Glibc.read(file, bytes, count)
    #elseif canImport(Musl)
      Musl.read(file, bytes, count)
    #else
      Darwin.read(file, bytes, count)
    #endif
  }

  private static func fault(_ path: String) -> FileFault {
    FileFault(message: "`\(path)` cannot be read: \(String(cString: strerror(errno)))")
  }
}

/// The files beside a contract, and below its folder only.
struct FilesBeside: IncludedFiles {
  func file(_ path: String, besides contract: String) throws(UnreadableInclude) -> SourceFile? {
    let folder = contract.lastIndex(of: "/").map { String(contract[...$0]) } ?? ""
    let shown = folder + path
    guard let file = Self.real(shown), let root = Self.real(folder.isEmpty ? "." : folder) else {
      return nil
    }
    guard file.hasPrefix(root == "/" ? "/" : root + "/") else { throw .leadsOutside }
    do throws(FileFault) {
      return SourceFile(path: shown, bytes: try Files.read(file))
    } catch {
      throw .failed(message: error.message, help: "check whether you may read it")
    }
  }

  /// The place to which a path leads when every symbolic link in it is followed; nil for nowhere.
  private static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}

import ContractModel
import ContractPipeline
import ContractReader
import Diagnostics
import FileOutput
import YAMLSource

/// One contract on its way to a released version.
struct ContractRelease {
  private let contract: Contract
  /// The contract is the last one.
  private let files: [(path: String, bytes: [UInt8])]

  init(_ source: SourceFile) throws(Problems) {
    let included = IncludedCopies()
    contract = try ContractReader.read(YAMLSource.parse(source), including: included)
    let version = contract.version
    guard Self.isFileName(version.value) else { throw Problems([.noFileName(version)]) }
    let (folder, name) = OldContracts.parts(of: source.path)
    files =
      ReleasedFiles(
        source, including: included, to: "\(folder)released/", as: "\(name)-\(version.value)"
      ).files
  }

  /// The version was released earlier, with the same text.
  var isThere: Bool {
    files.allSatisfy { (try? Disk.read($0.path, limit: ContractFiles.limit)) == $0.bytes }
  }

  /// Adds each file that it writes to `written`.
  func write(_ written: inout [String]) throws(Problems) {
    for (path, bytes) in files {
      switch NewFile.write(bytes, to: path) {
      case .written: written.append(path)
      case .exists: throw Problems([.isReleased(contract.version, path)])
      case .failed(let reason): throw Problems([.notWritten(path, reason)])
      }
    }
  }

  /// The line about it.
  func line(_ outcome: String = "") -> String {
    let copies = files.count - 1
    let with =
      copies == 0 ? "" : ", with \(copies) included \(copies == 1 ? "file" : "files") beside it"
    return "\(files.last?.path ?? ""): version \(contract.version.value) of "
      + "\(contract.service.value)\(with)\(outcome)\n"
  }

  /// It becomes a part of paths, and of those under `include`.
  private static func isFileName(_ version: String) -> Bool {
    !version.hasPrefix(".")
      && version.utf8.allSatisfy { byte in
        (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
          || "._-+".utf8.contains(byte)
      }
  }
}

extension Diagnostic {
  fileprivate static func noFileName(_ version: Text) -> Diagnostic {
    Diagnostic(
      "release-version", "the version `\(version.value)` cannot be a part of a file's name",
      at: version.span,
      help: "use letters, digits, `.`, `-`, `_` and `+`, as in `version: 1.2.0`")
  }

  fileprivate static func isReleased(_ version: Text, _ target: String) -> Diagnostic {
    Diagnostic(
      "is-released", "version \(version.value) is released already: `\(target)`", at: version.span,
      help: "give the contract a higher `version`")
  }

  fileprivate static func notWritten(_ target: String, _ reason: String) -> Diagnostic {
    Diagnostic(
      "not-written", "`\(target)` cannot be written: \(reason)", at: nil,
      help: "check the folder and its rights")
  }
}

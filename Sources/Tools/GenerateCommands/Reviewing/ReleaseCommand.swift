import CommandLineSupport
import ContractModel
import ContractPipeline
import ContractReader
import Diagnostics
import YAMLSource

/// `authgen release`: keeps a contract as a version that is in use, for `authgen diff`.
struct ReleaseCommand: AuthgenCommand {
  static let name = "release"
  static let summary = "keeps a contract as released/NAME-VERSION.yaml, for later comparisons"
  static let takes = "CONTRACT"

  private let path: String

  init(_ arguments: Arguments) throws(UsageError) {
    guard arguments.words.count == 1 else {
      throw UsageError(
        message: "authgen release takes one contract",
        help: "write authgen release contract/NAME.yaml")
    }
    path = arguments.words[0]
  }

  func run(_ console: Console) -> ExitCode {
    do {
      let source = try ContractFiles.read([path])[0]
      let files = IncludedCopies()
      let contract = try ContractReader.read(YAMLSource.parse(source), including: files)
      return write(source, contract, files, console)
    } catch {
      console.report(error.diagnostics)
      return .wrongUsage
    }
  }

  private func write(
    _ source: SourceFile, _ contract: Contract, _ files: IncludedCopies, _ console: Console
  ) -> ExitCode {
    let version = contract.version
    guard Self.isFileName(version.value) else {
      console.report([.noFileName(version)])
      return .wrongUsage
    }
    let (folder, name) = OldContracts.parts(of: path)
    let released = ReleasedFiles(
      source, including: files, to: "\(folder)released/", as: "\(name)-\(version.value)")
    var written: [String] = []
    for (target, bytes) in released.files {
      let problem: Diagnostic
      switch NewFile.write(bytes, to: target) {
      case .written:
        written.append(target)
        continue
      case .exists: problem = .isReleased(version, target)
      case .failed(let reason): problem = .notWritten(target, reason)
      }
      // guard: release-all-or-nothing
      written.forEach(NewFile.remove)
      console.report([problem])
      return .failed
    }
    let copies = written.count - 1
    let with =
      copies == 0 ? "" : ", with \(copies) included \(copies == 1 ? "file" : "files") beside it"
    console.print(
      "\(written.last ?? ""): version \(version.value) of \(contract.service.value)\(with)\n")
    return .clean
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

import CommandLineSupport
import ContractModel
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
      let contract = try ContractReader.read(YAMLSource.parse(source), including: FilesOnDisk())
      return write(source, contract, console)
    } catch {
      console.report(error.diagnostics)
      return .wrongUsage
    }
  }

  private func write(_ source: SourceFile, _ contract: Contract, _ console: Console) -> ExitCode {
    if contract.namesIncludedFiles {
      console.report([.includesFiles(path)])
      return .wrongUsage
    }
    let (folder, name) = OldContracts.parts(of: path)
    let target = "\(folder)released/\(name)-\(contract.version.value).yaml"
    switch NewFile.write(String(decoding: source.bytes, as: UTF8.self), to: target) {
    case .written:
      console.print("\(target): version \(contract.version.value) of \(contract.service.value)\n")
      return .clean
    case .exists:
      console.report([.isReleased(contract.version, target)])
      return .failed
    case .failed(let reason):
      console.report([.notWritten(target, reason)])
      return .failed
    }
  }
}

extension Contract {
  /// Something in it stands in another file.
  fileprivate var namesIncludedFiles: Bool {
    types.contains { $0.name.span.source !== source }
      || refusals.contains { $0.name.span.source !== source }
  }
}

extension Diagnostic {
  fileprivate static func includesFiles(_ path: String) -> Diagnostic {
    Diagnostic(
      "release-includes", "`\(path)` includes files, and a released contract stands alone", at: nil,
      help: "compare with a tag instead: authgen diff --against git:TAG \(path)")
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

package import CommandLineSupport
import Configuration
package import ContractModel
package import Diagnostics
package import FileOutput
import Generation

/// A build's request with `--only` and `--into`: the files of one output, right in one folder. A build may run in any
/// folder, so nothing is taken from the current one.
package struct SingleOutput {
  package static let onlyOption = Option(
    "--only", "OUTPUT", of: OutputKind.self, says: "single output to write, with --into")
  package static let intoOption = Option(
    "--into", "DIR", offers: .folders,
    says: "folder for --only, written file by file; not atomic")
  package static let settingsOption = Option(
    "--settings", "FILE", offers: .yaml, says: "authgen.yaml to use with --only (default: none)")

  package let folder: String
  package let output: OutputKind
  package let settings: String?

  /// Nil where every output is asked for.
  package init?(_ arguments: Arguments) throws(UsageError) {
    settings = arguments["--settings"]
    guard let folder = arguments["--into"] else {
      let alone = ["--only", "--settings"].first(where: arguments.has)
      guard let alone else { return nil }
      throw .alone(alone, without: "--into")
    }
    guard let output: OutputKind = try arguments.word("--only") else {
      throw .alone("--into", without: "--only")
    }
    if arguments.has("--out") { throw .conflictingOutputs }
    self.folder = folder
    self.output = output
  }

  /// The rules that are followed. Which outputs a project has does not matter to who asks for one.
  package func project() throws(Problems) -> Project {
    let project = if let settings { try Project.read(settings) } else { Project.without }
    return project.with(only: output)
  }

  package func files(of outcome: Pipeline.PlannedContract) throws(Problems) -> FileSet {
    var files = FileSet()
    for file in outcome.files.files {
      let name = file.path.prefix { $0 != "/" }
      guard name.lowercased() == output.rawValue else { continue }
      do {
        try files.add(String(file.path.dropFirst(name.count + 1)), bytes: file.bytes)
      } catch {
        throw Problems([error.diagnostic])
      }
    }
    return files
  }

  /// The notes without the one that it is not atomic: whoever writes `--into` has read that.
  package func relevant(_ notes: [Diagnostic]) -> [Diagnostic] {
    notes.filter { $0.rule != OutputRule.notAtomic.rawValue }
  }

  package func tooManyContracts(_ paths: [String]) -> UsageError {
    UsageError(
      message:
        "`--into` accepts one contract, but there are \(paths.count)",
      help: "pass one of \(Suggestions.list(paths))")
  }
}

extension UsageError {
  fileprivate static func alone(_ option: String, without other: String) -> UsageError {
    UsageError(
      message: "`\(option)` needs `\(other)`",
      help: "pass both, as in `--only client --into DIR`, or neither for every output")
  }

  fileprivate static let conflictingOutputs = UsageError(
    message: "`--out` and `--into` can't be combined",
    help: "use `--out` for every output, or `--into` for the one that `--only` names")
}

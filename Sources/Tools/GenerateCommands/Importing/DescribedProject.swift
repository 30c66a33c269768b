import CommandLineSupport
import ContractImport
import ContractReader
import Diagnostics
import FileOutput

/// A project that begins with a description: its contract, its settings and what follows from them.
struct DescribedProject {
  private static let settings = "authgen.yaml"

  private let file: String
  private let service: String?

  init(_ arguments: Arguments, _ language: String) throws(UsageError) {
    guard language == "openapi" else {
      throw .unknownValue(language, of: "--from", among: ["openapi"])
    }
    guard !arguments.has("--with") else { throw .waysOfDescription }
    guard let file = arguments.words.last, arguments.words.count <= 2 else { throw .oneDescription }
    if arguments.words.count == 1, !file.contains("."), StartContract.service(file) != nil,
      (try? Disk.kind(of: file)) == nil
    {
      throw .oneDescription
    }  //! init-needs-file
    self.file = file
    service = arguments.words.count == 2 ? StartContract.service(arguments.words[0]) : nil
    if arguments.words.count == 2, service == nil { throw .noServiceName(arguments.words[0]) }
  }

  func write(_ console: Console) -> ExitCode {
    do throws(Problems) {
      var wishes = ImportWishes()
      wishes.service = service
      let imported = try DescribedContract(file).imported(wishes)
      let path = "contract/\(imported.service.lowercased()).yaml"
      switch NewFile.write(imported.text, to: path) {
      case .written: break
      case .exists: throw Problems([.fileIsThere(path)])
      case .failed(let reason): throw Problems([.cannotWrite(path, reason)])
      }
      console.report(imported.shownNotes)
      let steps = NextSteps(path, imported.text)
      console.print(GitAttributes(in: "Generated").write() + list(path, steps))
      return generate(path, console)
    } catch {
      console.report(error.diagnostics)
      return .wrongUsage
    }
  }

  /// Settings that are there stay as they are, and the steps say what to add.
  private func list(_ path: String, _ steps: NextSteps) -> String {
    let outputs = steps.possible.map(\.rawValue).joined(separator: ", ")
    let text = "contracts:\n  \(path): { outputs: [\(outputs)] }\n"
    if case .written = NewFile.write(text, to: Self.settings) {
      return "\(Self.settings): written\n"
    }
    return
      "\(Self.settings) stays as it is; add to its `contracts`:\n\n    \(path): { outputs: [\(outputs)] }\n\n"
  }

  private func generate(_ path: String, _ console: Console) -> ExitCode {
    var code = ExitCode.clean
    if case .command(let kind, let arguments)? = try? Authgen.tool.read(["generate", path]),
      let command = try? kind.init(arguments)
    {
      code = command.run(console)
    }
    console.print(
      "\(path): written. Read it, and the value of each line of `open`: `does` says what a call means to the session.\n"
    )
    return code
  }
}

extension UsageError {
  fileprivate static let oneDescription = UsageError(
    message: "`authgen init --from openapi` needs a file, after an optional name",
    help: "as in `authgen init Notes api.yaml --from openapi`")

  fileprivate static let waysOfDescription = UsageError(
    message: "`--with` and `--from` can't be combined",
    help: "remove `--with`: the description already lists the calls")
}

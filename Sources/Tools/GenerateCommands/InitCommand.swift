import CommandLineSupport
import ContractReader
import Diagnostics
import FileOutput

/// `authgen init`: a contract to begin with.
struct InitCommand: AuthgenCommand {
  static let name = "init"
  static let summary = "Write a first contract: contract/NAME.yaml"
  static let takes = "[NAME] [FILE]"
  static let offers = Offer.files
  static let options = [
    Option(
      "--with", "METHODS", offers: .words(SignInMethod.names),
      says: "sign-in methods, separated by commas: \(SignInMethod.names.joined(separator: ", ")) "
        + "(default: \(SignInMethod.email.rawValue))"),
    Option(
      "--from", "openapi", offers: .words(["openapi"]),
      says: "convert the OpenAPI description FILE, add it to authgen.yaml and generate"),
  ]

  private let start: Start

  private enum Start {
    case contract(StartContract, path: String)
    case description(DescribedProject)
  }

  init(_ arguments: Arguments) throws(UsageError) {
    if let language = arguments["--from"] {
      start = .description(try DescribedProject(arguments, language))
      return
    }
    guard arguments.words.count == 1, let name = arguments.words.first else {
      throw arguments.words.count == 2 ? .nameAndFile : .oneName
    }
    guard let service = StartContract.service(name) else { throw .noServiceName(name) }
    let ways = try InitCommand.ways(arguments["--with"] ?? SignInMethod.email.rawValue)
    let contract = StartContract(service: service, ways: ways)
    start = .contract(contract, path: "contract/\(name.lowercased()).yaml")
  }

  private static func ways(_ words: String) throws(UsageError) -> [SignInMethod] {
    var wanted: Set<SignInMethod> = []
    for word in words.split(separator: ",", omittingEmptySubsequences: false) {
      guard let way = SignInMethod(rawValue: String(word)) else {
        throw .unknownValue(String(word), of: "--with", among: SignInMethod.names)
      }
      wanted.insert(way)
    }
    return SignInMethod.allCases.filter(wanted.contains)
  }

  /// A file that is there is never touched.
  func run(_ console: Console) -> ExitCode {
    switch start {
    case .description(let project): project.write(console)
    case .contract(let contract, let path): write(contract, path, console)
    }
  }

  private func write(_ contract: StartContract, _ path: String, _ console: Console) -> ExitCode {
    switch NewFile.write(contract.text, to: path) {
    case .written:
      console.print(GitAttributes(in: "Generated").write() + NextSteps(path, contract.text).text)
      return .clean
    case .exists:
      console.report([.fileIsThere(path)])
    case .failed(let reason):
      console.report([.cannotWrite(path, reason)])
    }
    return .wrongUsage
  }
}

extension UsageError {
  fileprivate static let oneName = UsageError(
    message: "`authgen init` needs one name",
    help: "as in `authgen init Notes --with email,apple`")

  fileprivate static let nameAndFile = UsageError(
    message: "`authgen init` accepts a file only with `--from openapi`",
    help: "as in `authgen init Notes api.yaml --from openapi`")

  static func noServiceName(_ name: String) -> UsageError {
    UsageError(
      message: "`\(name)` can't be the name of a service",
      help: "use a letter, then letters, digits and `_`, up to 64 in all")
  }
}

extension Diagnostic {
  static func fileIsThere(_ path: String) -> Diagnostic {
    Diagnostic(
      "file-exists", "`\(path)` exists already", at: nil, why: "init never overwrites",
      help: "choose another name, or remove the file")
  }

  static func cannotWrite(_ path: String, _ reason: String) -> Diagnostic {
    Diagnostic(
      "not-written", "`\(path)` cannot be written: \(reason)", at: nil,
      help: "check whether you may write to the folder")
  }
}

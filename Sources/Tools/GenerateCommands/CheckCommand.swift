import Answers
import CommandLineSupport
import ContractModel
import ContractPipeline
import ContractReader
import Diagnostics
import YAMLSource

/// `authgen check`: holds recorded answers of the real server against a contract.
struct CheckCommand: AuthgenCommand {
  static let name = "check"
  static let summary = "Check recorded API responses against a contract"
  static let takes = "CONTRACT"
  static let options = [
    Option(
      "--answers", "DIR", offers: .folders,
      says: "folder of responses, each in DIR/ENDPOINT/NAME.json"),
    Option(
      "--har", "FILE", offers: .files, says: "HTTP archive exported from a browser or a proxy"),
    Option(
      "--server", "NAME=URL", repeated: true,
      says: "another URL of a server, to match calls in the archive"),
    Option("--format", "FORMAT", of: Format.self, says: "report format", usual: "text"),
  ]
  static let more = """
    Findings include names of fields, but no values from the responses, except short
    words that an `enum` doesn't list.
    """
  static let exits: ExitMeanings? = ExitMeanings(
    clean: "every response matches the contract",
    failed: "a response can't be parsed, or doesn't match the contract",
    wrongUsage: "wrong usage, or input that can't be read")

  private enum Format: String, CaseIterable {
    case text
    case json
  }

  private let contract: String
  private let folder: String?
  private let archive: String?
  private let urls: [String: [String]]
  private let format: Format

  init(_ arguments: Arguments) throws(UsageError) {
    guard arguments.words.count == 1, let contract = arguments.words.first else {
      throw .oneContract
    }
    self.contract = contract
    folder = arguments["--answers"]
    archive = arguments["--har"]
    if (folder == nil) == (archive == nil) { throw .noAnswers }
    urls = try arguments.pairs("--server").reduce(into: [:]) {
      $0[$1.name, default: []] += [$1.value]
    }
    format = try arguments.word("--format") ?? .text
  }

  func run(_ console: Console) -> ExitCode {
    do {
      let source = try ContractFiles.read([contract])[0]
      let contract = try ContractReader.read(YAMLSource.parse(source), including: FilesOnDisk())
      return show(try report(on: contract, console.progress), console)
    } catch {
      console.report(error.diagnostics)
      return .wrongUsage
    }
  }

  private func report(
    on contract: Contract, _ progress: Progress
  ) throws(Problems) -> AnswerReport {
    if let folder {
      let answers = try AnswerFolder(folder).answers(to: contract)
      progress.expect(answers.count, "responses")
      return AnswerReport(
        contract,
        answers.map { answer in
          defer { progress.step() }
          return Answers.check(answer, against: contract)
        })
    }
    let unknown = urls.keys.sorted().first { contract.servers.find($0) == nil }
    if let unknown { throw Problems([.noServer(unknown, contract)]) }
    let file = try HARFile.read(archive ?? "", contract, urls: urls)
    return AnswerReport(
      contract, file.answers.map { Answers.check($0, against: contract) },
      skipped: file.entryCount - file.answers.count)
  }

  private func show(_ report: AnswerReport, _ console: Console) -> ExitCode {
    switch format {
    case .json: console.print(report.json.written())
    case .text:
      for part in report.parts {
        console.print(part.line)
        if !part.diagnostics.isEmpty {
          console.print("\n")
          console.printReport(part.diagnostics)
        }
      }
      console.print(report.summary)
    }
    return report.isClean ? .clean : .failed
  }
}

extension HARFile {
  fileprivate static func read(
    _ path: String, _ contract: Contract, urls: [String: [String]]
  ) throws(Problems) -> HARFile {
    let source = try AnswerFolder.file(path)
    let file: HARFile
    do {
      file = try HARFile(source, contract, urls: urls)
    } catch {
      throw Problems([error.diagnostic])
    }
    if file.answers.isEmpty { throw Problems([.noEntries(path, file.entryCount, contract)]) }
    return file
  }
}

extension UsageError {
  fileprivate static let oneContract = UsageError(
    message: "`authgen check` needs exactly one contract",
    help: "as in `authgen check contract/notes.yaml --answers answers`")

  fileprivate static let noAnswers = UsageError(
    message: "`authgen check` needs either `--answers` or `--har`",
    help: "as in `authgen check contract/notes.yaml --answers answers`")
}

extension Diagnostic {
  fileprivate static func noServer(_ name: String, _ contract: Contract) -> Diagnostic {
    let nearest = Suggestions.nearest(to: name, among: contract.servers.names)
    return Diagnostic(
      "unknown-server", "the contract has no server `\(name)`", at: nil,
      help: nearest.map { "did you mean `\($0)`?" }
        ?? "the servers are \(Suggestions.list(contract.servers.names))")
  }

  fileprivate static func noEntries(
    _ path: String, _ count: Int, _ contract: Contract
  ) -> Diagnostic {
    guard count > 0 else {
      return Diagnostic(
        "no-answers", "there is no call in `\(path)`", at: nil,
        help: "record a visit with calls, and export it with their answers")
    }
    let urls = contract.servers.compactMap { $0.url.literal?.value }
    let message =
      count == 1
      ? "the call in `\(path)` belongs to no endpoint"
      : "none of the \(count) calls in `\(path)` belongs to an endpoint"
    let server = contract.servers.count == 1 ? contract.servers.first?.name.value : nil
    return Diagnostic(
      "no-answers", message, at: nil,
      why: "the servers are at \(urls.isEmpty ? "URLs of the deployment" : Suggestions.list(urls))",
      help: "name the URL that was recorded: `--server \(server ?? "NAME")=URL`")
  }
}

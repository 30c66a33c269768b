import CommandLineSupport
import Conformance
import ContractModel
import Diagnostics
import Stores

/// `authlab conform`: holds a running server to a contract.
struct ConformCommand: AuthlabCommand {
  static let name = "conform"
  static let summary = "tests whether a running server keeps a contract"
  static let takes = "CONTRACT"
  static let options = [
    Option(
      "--url", "URL", repeated: true,
      says: "the server; NAME=URL for one of the contract's several servers"),
    Option("--control", "URL", says: "a server with the control of docs/control.md"),
    Option(
      "--provider", "NAME=URL", repeated: true,
      says: "the stand-in that the server trusts; authlab issuer --help lists the URLs"),
    Option("--set", "NAME=VALUE", repeated: true, says: "a value of the contract's configuration"),
    Option(
      "--time", "HOW",
      says: "virtual moves the control's clock, short waits a minute at most, real waits"),
    Option("--format", "FORMAT", says: "text, json, junit, html or sarif; default text"),
    Option(
      "--only", "ID", repeated: true,
      says: "only the promises with this id, or whose ids begin with it and a dot"),
    Option(
      "--at-least", "N",
      says: "ends with 1 where fewer promises are kept, so that a run that saw little fails"),
    Option("--list", says: "prints the promises, and ends"),
  ]

  static let more = """
    Each promise is kept, broken, or not observable from where the tester stands. Exit codes: 0, no
    promise is broken; 1, one is, fewer than --at-least are kept, or the control or a stand-in failed
    during the run; 2, the run could not begin, or no sign-in worked and --at-least is not given.
    """

  private let path: String
  private let target: ConformTarget
  private let time: String
  private let format: ReportFormat
  private let only: [String]
  private let atLeast: Int
  private let listsOnly: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    guard arguments.words.count == 1 else {
      throw .oneContract(arguments.words.count, for: Self.name)
    }
    path = arguments.words[0]
    only = arguments.all("--only")
    listsOnly = arguments.has("--list")
    atLeast = try Self.number(arguments["--at-least"])
    target = try ConformTarget(arguments, needsURL: !listsOnly)
    format = try ReportFormat(arguments["--format"] ?? "text")
    time = arguments["--time"] ?? (target.control == nil ? "short" : "virtual")
    guard ["virtual", "short", "real"].contains(time) else {
      throw .unknownValue(time, of: "--time", among: ["virtual", "short", "real"])
    }
    if time == "virtual", target.control == nil {
      throw UsageError(
        message: "`--time virtual` needs a control that moves the server's clock",
        help: "give `--control URL`, or write `--time short`")
    }
  }

  private static func number(_ text: String?) throws(UsageError) -> Int {
    guard let text else { return 0 }
    guard let number = Int(text), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw UsageError(
        message: "`--at-least` cannot be `\(text)`",
        help: "it is a number of promises, such as the number that a good run kept")
    }
    return number
  }

  func run(_ console: Console) async -> ExitCode {
    do {
      let contract = try ContractFile.read(path, console)
      let cases = try ChosenPromises(CasePlan(contract), only: only).cases
      if listsOnly {
        console.print(cases.map { "\($0.id)\n  \($0.promise)\n" }.joined())
        return .clean
      }
      guard atLeast <= cases.count else { throw tooMany(cases.count) }
      let server = try target.server(contract)
      let mark = "c" + String(MachineClock().now.seconds, radix: 36)
      try await FirstLook(server, waiting, mark: mark + "look").check()
      return await test(server, cases, mark, console)
    } catch let problems as Problems {
      console.report(problems.diagnostics)
      return .wrongUsage
    } catch let error as UsageError {
      console.report(error)
      return .wrongUsage
    } catch {
      console.report("\(error)")
      return .wrongUsage
    }
  }

  private func test(
    _ server: ServerUnderTest, _ cases: [ConformanceCase], _ mark: String, _ console: Console
  ) async -> ExitCode {
    let runner = ConformanceRunner(server, waiting: waiting, mark: mark)
    let progress = ConformProgress(cases.count, console)
    var report = await runner.run(cases, progress: progress.note)
    report.wantedKept = atLeast
    progress.end()
    console.print(format.text(of: report, replay: "authlab conform \(path) \(target.words)"))
    if !format.hasWarnings { report.warnings.forEach { console.note("authlab: \($0)\n") } }
    guard report.isGood else { return .failed }
    // guard: no-success-without-sign-in
    return report.isWithoutSignIn && atLeast == 0 ? .wrongUsage : .clean
  }

  private func tooMany(_ count: Int) -> UsageError {
    UsageError(
      message: "`--at-least \(atLeast)` asks for more promises than there are: \(count)",
      help: only.isEmpty
        ? "`--list` prints them all" : "`--only` chooses these, and leaves the others out")
  }

  private var waiting: Waiting {
    switch time {
    case "virtual": .virtual
    case "short": .real(longest: 60)
    default: .real(longest: .max)
    }
  }
}

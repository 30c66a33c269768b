import CommandLineSupport
import Conformance
import ContractModel
import Diagnostics
import Stores

/// `authlab conform`: holds a running server to a contract.
struct ConformCommand: AuthlabCommand {
  static let name = "conform"
  static let summary = "Test whether a running server keeps a contract"
  static let options = [
    Option(
      "--url", "URL", repeated: true,
      says: "URL of the server; NAME=URL for one of several servers"),
    Option("--control", "URL", says: "URL of the server's test control; see docs/control.md"),
    Option(
      "--provider", "NAME=URL", repeated: true,
      says: "stand-in that the server trusts; see authlab issuer --help"),
    Option("--set", "NAME=VALUE", repeated: true, says: "value for the contract's configuration"),
    Option(
      "--time", "HOW", of: Passage.self, says: "how time passes",
      usual: "virtual with --control, or else short"),
    Option("--format", "FORMAT", of: ReportFormat.self, says: "report format", usual: "text"),
    Option(
      "--only", "ID", repeated: true,
      says: "promise to test, or the start of several ids up to a dot"),
    Option(
      "--at-least", "N",
      says: "number of promises that must be kept, so that a run that tests little fails"),
    Option("--list", says: "list the promises, then exit"),
  ]

  static let more = """
    Each promise is kept, broken, or not observable from outside the server.

    Virtual time moves the control's clock, short time waits for up to a minute, and
    real time waits as long as it takes.
    """
  static let exits: ExitMeanings? = ExitMeanings(
    clean: "no broken promise",
    failed:
      "a broken promise, fewer kept than --at-least, or the control or a stand-in failed",
    wrongUsage: "couldn't start, or no sign-in worked and --at-least isn't given")

  /// The values of `--time`.
  private enum Passage: String, CaseIterable {
    case virtual
    case short
    case real
  }

  private let path: String
  private let target: ConformTarget
  private let time: Passage
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
    time = try arguments.word("--time") ?? (target.control == nil ? .short : .virtual)
    if time == .virtual, target.control == nil {
      throw UsageError(
        message: "`--time virtual` needs a control that moves the server's clock",
        help: "pass `--control URL`, or use `--time short`")
    }
  }

  private static func number(_ text: String?) throws(UsageError) -> Int {
    guard let text else { return 0 }
    guard let number = Int(text), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw UsageError(
        message: "`--at-least` cannot be `\(text)`",
        help: "write a number of promises, such as the number that a good run kept")
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
    console.showProgress(of: "authlab conform")
    console.progress.expect(cases.count, "promises", counting: "broken")
    var report = await runner.run(cases) { [progress = console.progress] result in
      progress.step(isFlawed: result.verdict.isBroken)
    }
    report.wantedKept = atLeast
    console.progress.end()
    console.print(format.text(of: report, replay: "authlab conform \(path) \(target.words)"))
    if !format.hasWarnings { report.warnings.forEach { console.note("authlab: \($0)\n") } }
    guard report.isGood else { return .failed }
    return report.isWithoutSignIn && atLeast == 0 ? .wrongUsage : .clean  //! nothing-signed-in
  }

  private func tooMany(_ count: Int) -> UsageError {
    UsageError(
      message: "`--at-least \(atLeast)` is more than the \(count) promises there are",
      help: only.isEmpty
        ? "`--list` prints them all" : "`--only` leaves out the others")
  }

  private var waiting: Waiting {
    switch time {
    case .virtual: .virtual
    case .short: .real(longest: 60)
    case .real: .real(longest: .max)
    }
  }
}

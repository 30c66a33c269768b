import CommandLineSupport
import Conformance
import ContractModel
import Crypto
import Diagnostics
import HTTPServer
import Issuer
import Provoking
import ReferenceServer
import Stores

/// `authlab provoke`: a server that plays faults at a client, and says what the client did wrong.
struct ProvokeCommand: AuthlabCommand {
  static let name = "provoke"
  static let summary = "Play server faults to a client, and report what the client does wrong"
  static let options = [
    Option(
      "--run", "COMMAND",
      says: "command that starts the client; without it, follow the prompts by hand in your app"),
    Option(
      "--port", "N", says: "port; 0 picks a free one (default: 8080, or a free one with --run)"),
    Option("--set", "NAME=VALUE", repeated: true, says: "value for the contract's configuration"),
    Option("--format", "FORMAT", of: ReportFormat.self, says: "report format", usual: "text"),
    Option(
      "--only", "ID", repeated: true,
      says: "provocation to play, or the start of several ids up to a dot"),
    Option("--list", says: "list the provocations, then exit"),
  ]

  static let more = """
    Each provocation starts the client anew against a fresh server. The client reads
    one order per line, such as `call me`, and replies with one line: done, failed,
    signedOut or unable. See docs/provoke.md.
    """
  static let exits: ExitMeanings? = ExitMeanings(
    clean: "the client makes no mistake", failed: "the client makes a mistake",
    wrongUsage: "couldn't start, or the client met no provocation")

  private let path: String
  private let command: String?
  private let port: UInt16
  private let given: GivenNames
  private let format: ReportFormat
  private let only: [String]
  private let listsOnly: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    guard arguments.words.count == 1 else {
      throw .oneContract(arguments.words.count, for: Self.name)
    }
    path = arguments.words[0]
    command = arguments["--run"]
    port = try arguments.port("--port") ?? (command == nil ? 8080 : 0)
    given = try GivenNames(arguments)
    format = try ReportFormat(arguments["--format"] ?? "text")
    only = arguments.all("--only")
    listsOnly = arguments.has("--list")
  }

  func run(_ console: Console) async -> ExitCode {
    do {
      let contract = try ContractFile.read(path, console)
      try given.check(against: contract)
      let chosen = try chosen(from: contract)
      if listsOnly {
        console.print(chosen.map { "\($0.id)\n  \($0.says) \($0.wants)\n" }.joined())
        return .clean
      }
      let report = try await provoke(contract, chosen, console)
      console.print(format.text(of: report, replay: replay))
      if report.results.allSatisfy({ $0.verdict.word == "notObservable" }) {
        console.report("the client met none of the provocations, so nothing is known of it")
        return .wrongUsage
      }  //! provoke-nothing-met
      return report.broken.isEmpty ? .clean : .failed
    } catch let problems as Problems {
      console.report(problems.diagnostics)
    } catch let error as UsageError {
      console.report(error)
    } catch let failure as ControlFailure {
      console.report("the server was not ready for a client: \(failure.why)")
    } catch {
      console.report("the server did not start: \(StartMessages.of(error))")
    }
    return .wrongUsage
  }

  private func chosen(from contract: Contract) throws(UsageError) -> [Provocation] {
    let plan = ProvocationPlan(contract)
    if plan.all.isEmpty {
      throw UsageError(
        message: "every sign-in of the contract needs a code from a message",
        help: "add a sign-in with a password, a provider or as a guest")
    }
    if let unknown = only.first(where: { plan.only([$0]).isEmpty }) {
      let nearest = Suggestions.nearest(to: unknown, among: plan.all.map(\.id))
      throw UsageError(
        message: "no provocation of the contract has the id `\(unknown)`",
        help: nearest.map { "did you mean `\($0)`?" } ?? "`--list` prints them all")
    }
    return plan.only(only)
  }

  private var replay: String {
    let run = command.map { " --run '\($0.split(separator: "'").joined(separator: #"'\''"#))'" }
    let sets = given.configuration.sorted { $0.key < $1.key }.map { " --set \($0.key)=\($0.value)" }
    return "authlab provoke \(path)\(sets.joined())\(run ?? "")"
  }

  private func provoke(
    _ contract: Contract, _ chosen: [Provocation], _ console: Console
  ) async throws -> ConformanceReport {
    if let clash = ServedServers.clash(in: contract, among: []) {
      throw UsageError(
        message: "the servers of the contract cannot share one port: \(clash)",
        help: "use a contract with only one of them")
    }
    if let lack = UnsupportedFeatures.words(of: contract, among: []) { console.note(lack) }
    Signals.ignoreBrokenPipes()
    let handler = ProvokingHandler()
    var options = Options()
    options.port = port
    let listening = try SocketServer.start(handler, options: options)
    let clock = MachineClock()
    let issuer = try SocketServer.start(
      Issuer(key: try RSAPrivateKey.generate(), now: { clock.now.seconds }))
    let scene = ProvokingScene(
      contract, configuration: given.configuration, handler: handler,
      port: listening.address.port, standIns: Self.standIns(contract, "http://\(issuer.address)"))
    let report: ConformanceReport
    if let command {
      console.showProgress(of: "authlab provoke")
      let watch = Self.stopping(scene, at: Signals(), console)
      defer { watch.cancel() }
      report = try await scene.run(chosen, console) { try ClientProcess(command, $0) }
    } else {
      console.note("listening on http://127.0.0.1:\(listening.address.port)\n")
      report = try await scene.run(chosen, console) { PersonWithApp($0, console) }
    }
    await listening.stop(within: .seconds(1))
    await issuer.stop(within: .seconds(1))
    return report
  }

  /// A client has a group of its own, which Ctrl-C does not reach.
  private static func stopping(
    _ scene: ProvokingScene, at signals: sending Signals, _ console: Console
  ) -> Task<Void, Never> {
    Task {
      await signals.waitForEnd()
      if Task.isCancelled { return }
      await scene.stop()  //! provoke-stops-client
      console.progress.end()
      Console.end(.interrupted)
    }
  }

  private static func standIns(_ contract: Contract, _ address: String) -> [String: String] {
    let bases = Dictionary(
      Issuer.bases(at: address).map { ($0.kind, $0.base) }, uniquingKeysWith: { one, _ in one })
    let known = contract.providers.compactMap { provider in
      bases[provider.kind.value.rawValue].map { (provider.name.value, $0) }
    }
    return Dictionary(known, uniquingKeysWith: { one, _ in one })
  }
}

import Answers
import CommandLineSupport
import Conformance
import ContractModel
import Diagnostics
import HTTPServer
import ReferenceServer
import Stores

/// `authlab watch`: judges the traffic between an app and a server, as a proxy or from a recording.
struct WatchCommand: AuthlabCommand {
  static let name = "watch"
  static let summary = "Report the promises that an app and a server break as they talk"
  static let options = [
    Option("--to", "URL", says: "URL of the server; point the app at this proxy"),
    Option("--port", "N", says: "port of the proxy; 0 picks a free one (default: 8090)"),
    .allowedHost,
    Option(
      "--har", "FILE", offers: .files, says: "HTTP archive exported from a browser or a proxy"),
    Option(
      "--url", "NAME=URL", repeated: true,
      says: "another URL of a server, to match calls in the archive"),
    Option("--set", "NAME=VALUE", repeated: true, says: "value for the contract's configuration"),
    Option("--format", "FORMAT", of: ReportFormat.self, says: "report format", usual: "text"),
  ]

  static let more = """
    The proxy prints each broken promise at once, and the report when you stop it
    with Ctrl-C.
    """
  static let exits: ExitMeanings? = ExitMeanings(
    clean: "no broken promise", failed: "a broken promise", wrongUsage: "couldn't start")

  private let path: String
  private let target: String?
  private let port: UInt16
  private let allowedHosts: [String]
  private let archive: String?
  private let urls: [String: [String]]
  private let given: GivenNames
  private let format: ReportFormat

  init(_ arguments: Arguments) throws(UsageError) {
    guard arguments.words.count == 1 else {
      throw .oneContract(arguments.words.count, for: Self.name)
    }
    path = arguments.words[0]
    archive = arguments["--har"]
    target = try arguments["--to"].map { url throws(UsageError) in
      try WebAddress.read(url, of: "--to")
    }
    guard (archive == nil) != (target == nil) else {
      throw UsageError(
        message: "`authlab watch` needs either `--to` or `--har`",
        help: "as in `authlab watch contract/notes.yaml --to http://127.0.0.1:8080`")
    }
    port = try arguments.port("--port") ?? 8090
    allowedHosts = arguments.allowedHosts
    urls = try arguments.pairs("--url", as: "NAME=URL").reduce(into: [:]) {
      $0[$1.name, default: []] += [$1.value]
    }
    given = try GivenNames(arguments)
    format = try ReportFormat(arguments["--format"] ?? "text")
  }

  func run(_ console: Console) async -> ExitCode {
    do {
      let contract = try ContractFile.read(path, console)
      try given.check(against: contract)
      if let unknown = urls.keys.sorted().first(where: { contract.servers.find($0) == nil }) {
        throw UsageError.unknownName(unknown, of: "--url", among: contract.servers.names)
      }
      let log = TrafficLog(contract, configuration: given.configuration)
      if let archive {
        console.showProgress(of: "authlab watch")
        defer { console.progress.end() }
        try await read(archive, contract, into: log)
      } else if let target {
        try await serve(target, log, console)
      }
      let report = await log.report
      console.print(format.text(of: report, replay: nil))
      return report.broken.isEmpty ? .clean : .failed
    } catch let problems as Problems {
      console.report(problems.diagnostics)
    } catch let error as UsageError {
      console.report(error)
    } catch let error as BadRecording {
      console.report([error.diagnostic])
    } catch let fault as FileFault {
      console.report(fault.message)
    } catch {
      console.report("the proxy did not start: \(StartMessages.of(error))")
    }
    return .wrongUsage
  }

  /// Bytes of an archive.
  private static let largest = 256 * 1024 * 1024

  private func read(_ file: String, _ contract: Contract, into log: TrafficLog) async throws {
    let source = SourceFile(path: file, bytes: try Files.read(file, limit: Self.largest))
    let recording = try TrafficRecording(source, contract, urls: urls)
    if recording.exchanges.allSatisfy({ $0.foreignHost != nil }) {
      throw UsageError(
        message:
          "none of the \(recording.exchanges.count) calls in `\(file)` goes to a server of the contract",
        help: "name the URL that was recorded: `--url NAME=URL`")
    }
    for exchange in recording.exchanges { await log.note(exchange) }
  }

  private func serve(_ target: String, _ log: TrafficLog, _ console: Console) async throws {
    Signals.ignoreBrokenPipes()
    var options = Options()
    options.port = port
    options.visitors = Visitors(names: allowedHosts)
    let clock = MachineClock()
    let proxy = WatchingProxy(to: target, clock: clock) { exchange in
      for finding in await log.note(exchange) { console.note("\(finding.line)\n") }
    }
    let server = try SocketServer.start(proxy, options: options)
    let signals = Signals()
    console.print("listening on http://\(server.address)\n")
    await signals.waitForEnd()
    await server.stop()
  }
}

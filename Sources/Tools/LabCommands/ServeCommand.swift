import AuthServer
import CommandLineSupport
import ContractModel
import Defects
import Diagnostics
import HTTPServer
import ReferenceServer
import Stores

/// `authlab serve`: a server that keeps every promise of a contract.
struct ServeCommand: AuthlabCommand {
  static let name = "serve"
  static let summary = "Run a contract as a server on this machine"
  static let options = [
    Option("--port", "N", says: "port; 0 picks a free one (default: 8080)"),
    Option("--host", "ADDRESS", says: "address to listen on (default: 127.0.0.1)"),
    Option(
      "--store", "STORE", says: "store: memory, sqlite:FILE or postgres://… (default: memory)"),
    Option(
      "--server", "NAME", repeated: true,
      says: "server of the contract to run (default: all)"),
    Option("--set", "NAME=VALUE", repeated: true, says: "value for the contract's configuration"),
    Option(
      "--provider", "NAME=URL", repeated: true,
      says: "stand-in for a provider; see authlab issuer --help"),
    Option(
      "--secret", "NAME=FILE", repeated: true, says: "file with the client secret for a provider"),
    Option("--base", "URL", says: "public URL of the server (default: its address and port)"),
    Option("--seed", "FILE", offers: .files, says: "JSON file with accounts to create first"),
    Option(
      "--control", says: "let a tester move the clock, read the mail and cause faults"),
    Option(
      "--defect", "NAME", offers: .words(["list"] + Defect.all.map(\.name)),
      says: "mistake to make, for a tester to find; list prints them all"),
    Option("--explain", says: "print the error for each reason, then exit"),
  ]

  private let path: String
  private let arguments: Arguments
  private let port: UInt16
  private let place: StorePlace
  private let given: GivenNames
  private let base: String?
  private let defect: Defect?

  init(_ arguments: Arguments) throws(UsageError) {
    guard arguments.words.count == 1 else {
      throw .oneContract(arguments.words.count, for: Self.name)
    }
    path = arguments.words[0]
    self.arguments = arguments
    port = try arguments.port("--port") ?? 8080
    place = try StorePlace(arguments["--store"] ?? "memory")
    given = try GivenNames(arguments)
    defect = try arguments["--defect"].flatMap { name throws(UsageError) in
      try Self.defect(name)
    }
    base = try arguments["--base"].map { url throws(UsageError) in
      try WebAddress.read(url, of: "--base")
    }
  }

  private static func defect(_ name: String) throws(UsageError) -> Defect? {
    if name == "list" { return nil }
    if let defect = Defect.named(name) { return defect }
    throw .unknownValue(name, of: "--defect", among: Defect.all.map(\.name))
  }

  func run(_ console: Console) async -> ExitCode {
    do {
      if arguments["--defect"] == "list" {
        console.print(try DefectList(path, console).text)
        return .clean
      }
      let contract =
        try defect.map { try ContractFile.read(path, console, with: $0) }
        ?? ContractFile.read(path, console)
      try given.check(against: contract)
      if arguments.has("--explain") {
        console.print(RefusalTable(contract).text)
        return .clean
      }
      return try await serve(contract, console)
    } catch let problems as Problems {
      console.report(problems.diagnostics)
      return .failed
    } catch let error as StoreOpening {
      console.report([error.diagnostic])
      return .failed
    } catch let error as StartFault {
      console.report([Diagnostic("start", error.message, at: nil, help: error.help)])
      return .failed
    } catch let error as UsageError {
      console.report(error)
      return .wrongUsage
    } catch {
      console.report("the server did not start: \(StartMessages.of(error))")
      return .failed
    }
  }

  private func serve(_ contract: Contract, _ console: Console) async throws -> ExitCode {
    Signals.ignoreBrokenPipes()
    let seed = try arguments["--seed"].map { path throws(FileFault) in try Files.read(path) }
    let handler = DeferredHandler()
    var socketOptions = Options()
    socketOptions.port = port
    if let host = arguments["--host"] { socketOptions.host = host }
    socketOptions.refused = { handler.note($0) }
    let listening = try SocketServer.start(handler, options: socketOptions)
    let log = LogBuffer { console.note($0) }
    let lab = Lab(arguments, given, place, address: "\(listening.address)", base: base, log)
    let (server, store) = try await lab.server(contract, seed: seed)
    handler.open(server, fault: defect?.messages(contract))
    if let defect {
      console.note("authlab: this server has the defect \(defect.name): \(defect.says)\n")
    }
    if arguments.has("--control") { console.note(Self.warning) }  //! control-warning-printed
    if let lack = UnsupportedFeatures.words(of: contract, among: given.servers) {
      console.note(lack)
    }
    let signals = Signals()
    console.print("listening on http://\(listening.address)\n")
    await signals.waitForEnd()
    await listening.stop()
    await store.close()
    log.end()
    return .clean
  }

  private static let warning = """
    authlab: --control is on: anyone who can reach this port can read mail and change the clock
    and accounts. For local tests only.

    """
}

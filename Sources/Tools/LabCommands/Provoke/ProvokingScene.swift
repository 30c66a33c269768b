import AuthServer
import CommandLineSupport
import Conformance
import ContractModel
import Diagnostics
import Primitives

/// The port at which clients are provoked, one provocation after the other.
struct ProvokingScene {
  /// The part of a client in one provocation.
  struct Part {
    let url: String
    let provocation: Provocation
    /// The values that the person signs in with.
    let person: JSONObject
  }

  private let contract: Contract
  private let configuration: [String: String]
  private let handler: ProvokingHandler
  private let port: UInt16
  private let standIns: [String: String]
  private let playing = Locked<(any ClientUnderTest)?>(nil)

  init(
    _ contract: Contract, configuration: [String: String], handler: ProvokingHandler, port: UInt16,
    standIns: [String: String]
  ) {
    self.contract = contract
    self.configuration = configuration
    self.handler = handler
    self.port = port
    self.standIns = standIns
  }

  func run(
    _ provocations: [Provocation], _ console: Console,
    client: (Part) throws -> any ClientUnderTest
  ) async throws -> ConformanceReport {
    console.progress.expect(provocations.count, "provocations", counting: "faults")
    var results: [CaseResult] = []
    var silent = 0
    for (number, provocation) in provocations.enumerated() {
      let own =
        silent < Self.patience
        ? try await play(provocation, number, client) : [Self.skipped(provocation)]
      let isSilent = own.contains { $0.id.hasSuffix(".\(ClientMistake.silent.rawValue)") }
      silent = isSilent ? silent + 1 : silent < Self.patience ? 0 : silent
      console.progress.step(isFlawed: own[0].verdict.isBroken)
      results += own
    }
    console.progress.end()
    return ConformanceReport(contract: contract.service.value, results: results, words: .ofClients)
  }

  /// Provocations without a reply, one after the other, after which the client is not asked any more.
  private static let patience = 3

  /// The time after each order in which a client may call by itself.
  private static let pause = Duration.milliseconds(250)

  private static func skipped(_ provocation: Provocation) -> CaseResult {
    CaseResult(
      id: provocation.id, kind: .client, promise: provocation.wants, place: provocation.basis.span,
      verdict: .notObservable("the client replies no more"), exchanges: [])
  }

  private func play(
    _ provocation: Provocation, _ number: Int, _ client: (Part) throws -> any ClientUnderTest
  ) async throws -> [CaseResult] {
    let world = try await ProvokedWorld(
      contract, configuration: configuration, address: "127.0.0.1:\(port)",
      otherHost: "localhost:\(port)", standIns: standIns, signIn: signIn, mark: "p\(number)")
    handler.open(world.staged)
    let part = Part(
      url: "http://127.0.0.1:\(port)", provocation: provocation, person: world.person)
    let client = try client(part)
    playing.use { $0 = client }
    let runner = ProvocationRunner(
      world.staged, control: world.control, client: client, pause: Self.pause)
    let results = await runner.run(provocation)
    handler.open(nil)
    if (client as? ClientProcess)?.isNotFound == true {
      throw UsageError(
        message: "the shell can't run the command of `--run`", help: "try the command in a shell")
    }
    return results
  }

  /// Stops the client that is being provoked.
  func stop() async { await playing.use { $0 }?.stop() }

  private var signIn: String { SignInCalls(contract).all.first?.name.value ?? "" }
}

import AuthClient
import AuthServer
import Conformance
import ContractModel
import Diagnostics
import Foundation
import LiveScenarios
import TestDevice
import TestLab
import Testing

/// The generated client makes no mistake, whatever a server of its contract does.
@Suite struct GeneratedClientProvocationTests {
  @Test func longdeClientMakesNoMistakes() async throws {
    try await isClean(LongdeScenarios.self, signIn: "signInWithApple")
  }

  @Test func readmigoClientMakesNoMistakes() async throws {
    try await isClean(ReadmigoScenarios.self, signIn: "signInWithEmail")
  }

  @Test func syncnosClientMakesNoMistakes() async throws {
    try await isClean(SyncNosScenarios.self, signIn: "signInWithApple")
  }

  @Test func cognitoClientMakesNoMistakes() async throws {
    try await isClean(CognitoScenarios.self, signIn: "provePassword")
  }

  @Test func roteClientMakesNoMistakes() async throws {
    try await isClean(RoteScenarios.self, signIn: "openLogin")
  }

  /// - Parameters:
  ///   - name: the call by which the person signs in.
  ///   - hidden: the provocations that the client cannot meet.
  private func isClean<Client: ScenarioClient>(
    _: Client.Type, signIn name: String, hidden: [String] = []
  ) async throws {
    let contract = try Client.system.contract
    var results: [CaseResult] = []
    for provocation in ProvocationPlan(contract).all {
      results += try await play(provocation, contract, Client.self, name)
    }
    let report = ConformanceReport(
      contract: contract.service.value, results: results, words: .ofClients)
    #expect(report.broken.isEmpty, "\(ConformanceText(report, replay: nil).text)")
    // The sign-out may be quicker than the renewal, on a slow machine.
    let met = results.filter { $0.verdict.word == "kept" || $0.id == "signOut.duringRenewal" }
    #expect(results.map(\.id).filter { id in !met.contains { $0.id == id } } == hidden)
  }

  private func play<Client: ScenarioClient>(
    _ provocation: Provocation, _ contract: Contract, _: Client.Type, _ signIn: String
  ) async throws -> [CaseResult] {
    let deployment = Client.system.deployment
    let lab = try await Lab(contract, deployment)
    let staged = StagedServer(contract, configuration: deployment.configuration) {
      await lab.respond(to: $0)
    }
    let world = ScenarioWorld(lab, through: { _ in Self.transport(to: staged, lab) })
    try await Client.prepare(world, for: [])
    let client = GeneratedClient<Client>(world, signIn)
    let runner = ProvocationRunner(
      staged, control: ServerControl(ControlChannel(lab: lab)), client: client,
      pause: .milliseconds(30))
    return await runner.run(provocation)
  }

  /// Takes the calls to the staged server, and those to providers past it.
  private static func transport(to staged: StagedServer, _ lab: Lab) -> any Transport {
    HandlerTransport(from: "127.0.0.1") { request, url in
      var request = request
      guard url.port != 8081 else {
        request.headers.set("Host", "127.0.0.1:8081")
        return await lab.respond(to: request, of: .issuer)
      }
      request.headers.set("Host", "127.0.0.1:8080")
      return switch await staged.deliver(request) {
      case .answer(let response): response
      case .cut: nil
      }
    }
  }
}

/// A generated client with an app around it that does what it is told.
private struct GeneratedClient<Client: ScenarioClient>: ClientUnderTest {
  private let client: Client
  private let world: ScenarioWorld
  private let signIn: String

  init(_ world: ScenarioWorld, _ signIn: String) {
    client = Client(world, .of(nil), MemoryStore(), [])
    self.world = world
    self.signIn = signIn
  }

  func wait(_ seconds: Int) async { world.advance(by: seconds) }

  func perform(_ order: ClientOrder) async -> ClientReply {
    switch order {
    case .signIn: return await call(signIn)
    case .signOut: return await call("signOut")
    case .signOutDuring(let name):
      async let called = call(name)
      try? await Task.sleep(for: .milliseconds(100))
      let reply = await call("signOut")
      _ = await called
      return reply
    case .call(let name, let times):
      return await withTaskGroup(of: ClientReply.self) { group in
        for _ in 0..<times { group.addTask { await call(name) } }
        return await group.reduce(.done) { $0 == .done ? $1 : $0 }
      }
    }
  }

  private func call(_ name: String) async -> ClientReply {
    do {
      _ = try await client.call(name, with: nil)
      return .done
    } catch is UnknownCall {
      return .unable
    } catch {
      return await "\(client.session.restore())" == "signedOut" ? .signedOut : .failed
    }
  }

  func stop() async {}

  func end() async -> String? { nil }
}

private struct ControlChannel: RequestChannel {
  let lab: Lab
  let repeatsHeaders = true
  let origin = "http://127.0.0.1:8080"

  func send(_ request: Request) async throws(MissingAnswer) -> Response {
    var request = request
    request.headers.set("Host", "127.0.0.1:8080")
    request.peer = "127.0.0.1"
    return await lab.respond(to: request)
  }
}

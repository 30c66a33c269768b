import ContractModel
import LabInProcess

/// Runs one scenario of a contract on a generated client and the reference server.
struct ScenarioRun<Client: ScenarioClient> {
  private let contract: Contract
  private let scenario: Scenario
  private let world: ScenarioWorld
  private var apps: [Scenario.Caller?: ScenarioApp<Client>] = [:]

  /// The unexpected outcomes; the first of them ends the scenario.
  static func mistake(in scenario: Scenario, of contract: Contract) async throws -> String? {
    var run = try await ScenarioRun(scenario, contract)
    for step in scenario.steps {
      do {
        guard let seen = try await run.take(step) else { continue }
        return run.words(step, seen)
      } catch let error as UnknownCall {
        return run.words(step, "\(Client.self) does not know how `\(error.endpoint)` is called")
      } catch let error as Unexpected {
        return run.words(step, error.description)
      }
    }
    return nil
  }

  private init(_ scenario: Scenario, _ contract: Contract) async throws {
    self.contract = contract
    self.scenario = scenario
    world = ScenarioWorld(
      server: try await ScenarioServer(
        contract, configuration: Client.setting.configuration, providers: Client.setting.providers))
    try await Client.prepare(world, for: Set(scenario.steps.compactMap { $0.call?.endpoint.value }))
  }

  private func words(_ step: Scenario.Step, _ seen: String) -> String {
    let place = "\(step.span.source.path):\(step.span.start.line)"
    return "\(place): the scenario `\(scenario.name.value)`: \(seen)"
  }

  /// The outcome that the step did not expect.
  private mutating func take(_ step: Scenario.Step) async throws -> String? {
    let app = app(of: step.call?.caller?.value)
    await app.begin()
    switch step.action {
    case .wait(let seconds): world.advance(by: seconds.value)
    case .account(let change): try await world.change(to: change.value.rawValue)
    case .app(let moment): await app.live(moment.value)
    case .call(let call):
      for _ in 0..<(call.times?.value ?? 1) {
        let ending = try await app.call(call)
        if let seen = Self.objection(to: ending, step, call) { return seen }
      }
    }
    return await app.objection(to: step)
  }

  private static func objection(
    to ending: ScenarioEnding, _ step: Scenario.Step, _ call: Scenario.CallStep
  ) -> String? {
    let name = call.endpoint.value
    if let refusal = step.refusal?.value {
      return ending == .refused(refusal)
        ? nil : "`\(name)` was to be refused with `\(refusal)` and ended \(ending)"
    }
    if step.fails { return ending == .answered ? "`\(name)` was to fail and was answered" : nil }
    return ending == .answered ? nil : "`\(name)` was to be answered and ended \(ending)"
  }

  private mutating func app(of caller: Scenario.Caller?) -> ScenarioApp<Client> {
    if let app = apps[caller] { return app }
    let app = ScenarioApp<Client>(world, .of(caller))
    apps[caller] = app
    return app
  }
}

extension ScenarioDevice {
  fileprivate static func of(_ caller: Scenario.Caller?) -> ScenarioDevice {
    switch caller {
    case nil: ScenarioDevice(fingerprint: "phone", peer: "127.0.0.1")
    case .otherDevice: ScenarioDevice(fingerprint: "tablet", peer: "127.0.0.1")
    case .elsewhere: ScenarioDevice(fingerprint: "stranger", peer: "203.0.113.9")
    }
  }
}

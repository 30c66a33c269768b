package import ContractModel
import Diagnostics
import TestDevice
import TestLab

/// Runs one scenario of a contract on a generated client and the reference server.
package struct ScenarioRun<Client: ScenarioClient> {
  private let contract: Contract
  private let scenario: Scenario
  private let world: ScenarioWorld
  private var apps: [Scenario.Caller?: ScenarioApp<Client>] = [:]

  /// The unexpected outcomes; the first of them ends the scenario.
  package static func mistake(in scenario: Scenario, of contract: Contract) async throws -> String?
  {
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
    world = ScenarioWorld(try await Lab(contract, Client.system.deployment))
    try await Client.prepare(world, for: Set(scenario.steps.compactMap { $0.call?.endpoint.value }))
  }

  private func words(_ step: Scenario.Step, _ seen: String) -> String {
    let place = "\(step.span.source.path):\(step.span.start.line)"
    return "\(place): the scenario `\(scenario.name.value)`: \(seen)"
  }

  /// The outcome that the step did not expect.
  private mutating func take(_ step: Scenario.Step) async throws -> String? {
    let app = app(of: step.call?.caller?.value)
    let count = await app.begin()
    switch step.action {
    case .wait(let seconds): world.advance(by: seconds.value)
    case .account(let change): try await world.change(change.value)
    case .app(let moment): await app.live(moment.value)
    case .call(let call):
      for _ in 0..<(call.times?.value ?? 1) {
        let (ending, unexpected) = try await end(of: call, app)
        if let unexpected { return unexpected }
        if let ending, let seen = Self.objection(to: ending, step, call) { return seen }
      }
    }
    return await app.objection(to: step, since: count)
  }

  /// - Returns: nil as the ending where nobody heard of it, and the unexpected outcome of a step meanwhile.
  private mutating func end(
    of call: Scenario.CallStep, _ app: ScenarioApp<Client>
  ) async throws -> (ScenarioEnding?, String?) {
    let name = call.endpoint.value
    if let refusal = call.givenRefusal?.value {
      try await world.refuse(name, with: refusal, times: 1)
    }
    if let loss = call.loss?.value { app.network.lose(loss, of: name) }
    if call.meanwhile.isEmpty { return (try await app.call(call), nil) }
    return try await end(of: call, app, app.network.hold(answerOf: name))
  }

  /// Takes the other steps while the answer is held.
  private mutating func end(
    of call: Scenario.CallStep, _ app: ScenarioApp<Client>, _ held: HeldAnswer
  ) async throws -> (ScenarioEnding?, String?) {
    let launches = app.launches
    let task = Task { try await app.call(call) }
    let watch = Task {
      _ = try? await task.value
      held.isOver()
    }
    defer {
      watch.cancel()
      held.release()
    }
    guard await held.isThere() else {
      let ending = try await task.value
      return (
        nil, "`\(call.endpoint.value)` ended \(ending) before anything could happen meanwhile"
      )
    }
    var unexpected: String?
    for step in call.meanwhile where unexpected == nil {
      unexpected = try await take(step)
    }
    held.release()
    let ending = try await task.value
    return (app.launches == launches ? ending : nil, unexpected)
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
    let own = caller == .otherProcess ? self.app(of: nil).otherProcess : nil
    let app = own ?? ScenarioApp<Client>(world, .of(caller))
    apps[caller] = app
    return app
  }
}

import AuthClient
import AuthTesting
import ContractModel
import Diagnostics
import Foundation
import LiveScenarios
import TestLab

/// Gives the answers of a story to a generated client, and compares what comes of it.
struct StoryOnClient<Client: ScenarioClient> {
  private let contract: Contract
  private let world: ScenarioWorld
  private let network: StoryNetwork
  private var apps: [String?: ScenarioApp<Client>] = [:]

  static func mistake(in story: StoryFixture, of contract: Contract) async throws -> String? {
    var run = try await StoryOnClient(story, contract)
    for (index, step) in story.steps.enumerated() {
      if let seen = try await run.take(step) { return "\(story.name), step \(index + 1): \(seen)" }
    }
    return nil
  }

  private init(_ story: StoryFixture, _ contract: Contract) async throws {
    self.contract = contract
    let lab = try await Lab(contract, Client.system.deployment)
    network = StoryNetwork(story)
    let code = story.values.first { $0.value == "code" }.map { Secret($0.key) }
    world = ScenarioWorld(lab, typing: code, through: network.connect)
    try await Client.prepare(world, for: Set(story.calls))
  }

  private mutating func app(of device: String?) -> ScenarioApp<Client> {
    if let app = apps[device] { return app }
    let caller = device.flatMap(Scenario.Caller.init(rawValue:))
    let app = ScenarioApp<Client>(world, .of(caller))
    apps[device] = app
    return app
  }

  private mutating func take(_ step: StoryFixture.Step) async throws -> String? {
    let app = app(of: step.device)
    _ = await app.begin()
    network.begin(step)
    var ending: ScenarioEnding?
    switch step.action {
    case .wait(let seconds): world.advance(by: seconds)
    case .account: break
    case .app(let moment): await app.live(Scenario.AppMoment(rawValue: moment) ?? .starts)
    case .call(let name): ending = try await end(of: name, step, app)
    }
    await Patience.wait { network.isDone }
    return await objection(to: step, ending, app)
  }

  private func end(
    of name: String, _ step: StoryFixture.Step, _ app: ScenarioApp<Client>
  ) async throws -> ScenarioEnding {
    let place = contract.service.span
    let input = step.input.flatMap(Scenario.InvalidInput.init(rawValue:))
    let call = Scenario.CallStep(
      endpoint: Text(name, at: place), invalidInput: input.map { Located($0, at: place) })
    return try await OptionalInput.$isGiven.withValue(step.input != "lessFromProvider") {
      try await app.call(call)
    }
  }

  private func objection(
    to step: StoryFixture.Step, _ ending: ScenarioEnding?, _ app: ScenarioApp<Client>
  ) async -> String? {
    if let first = network.objections.first { return first }
    if let ending, ending.word != step.ending {
      return "it was to end \(step.ending ?? "?"), and ends \(ending.word) (\(ending))"
    }
    await Patience.wait { await app.state() == step.state }
    let state = await app.state()
    if state != step.state { return "the session was to be \(step.state), and is \(state)" }
    let kept = app.keptTokens
    return kept == step.store
      ? nil : "the store was to hold \(step.store), and holds \(kept)"
  }
}

extension ScenarioEnding {
  fileprivate var word: String {
    switch self {
    case .answered: "answered"
    case .refused(let name): "refused.\(name)"
    case .failed: "failed"
    }
  }
}

extension StoryFixture {
  /// The endpoints that its devices call.
  var calls: [String] {
    steps.compactMap { if case .call(let name) = $0.action { name } else { nil } }
  }
}

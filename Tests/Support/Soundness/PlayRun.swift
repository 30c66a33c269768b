import AuthClient
import ContractModel
import Diagnostics
import LiveScenarios
import Machines
import TestDevice
import TestLab

/// Runs one play of an old generated client against the reference server of a contract.
struct PlayRun<Client: ScenarioClient> {
  private let world: ScenarioWorld
  private let network: NotedNetwork
  private let renewal: String
  private let old: Contract
  private let new: Contract
  /// The times that the server has to give a refusal, until it has given one.
  private var asked: (endpoint: String, times: Int)?
  private var apps: [Scenario.Caller?: ScenarioApp<Client>] = [:]

  /// Nil where the play cannot be played: the server cannot give a refusal that it wants, or a step has nothing to work on.
  static func observations(
    _ play: Play, of old: Contract, on new: Contract
  ) async throws -> [Observation]? {
    try await OptionalInput.$isGiven.withValue(!play.isTerse) {
      try await OptionalInput.$isNonceGiven.withValue(!play.isTerse) {
        try await played(play, of: old, on: new)
      }
    }
  }

  private static func played(
    _ play: Play, of old: Contract, on new: Contract
  ) async throws -> [Observation]? {
    var run = try await PlayRun(play, old, new)
    return try await run.observations(play)
  }

  private mutating func observations(_ play: Play) async throws -> [Observation]? {
    var seen: [Observation] = []
    for (index, step) in play.steps.enumerated() {
      do {
        if index > 0, index == play.stepsBefore { try await update(to: new) }
        guard let observation = try await take(step) else { continue }
        guard try await isRefusalTold() else { return nil }
        seen.append(observation)
      } catch is Unplayable {
        return nil
      }
    }
    return seen
  }

  private struct Unplayable: Error {}

  private init(_ play: Play, _ old: Contract, _ new: Contract) async throws {
    let first = play.stepsBefore > 0 ? old : new
    let network = NotedNetwork(from: old, to: first)
    self.network = network
    renewal = old.renewal?.name.value ?? ""
    (self.old, self.new) = (old, new)
    var deployment = Client.system.deployment
    deployment.former = old
    world = ScenarioWorld(
      try await Lab(first, deployment), through: network.connect, opening: network.opens)
    try await Client.prepare(world, for: play.calls)
  }

  /// A renewal helps at once; other refusals go on.
  private func times(_ refusal: String) -> Int {
    let known = old.refusals.find(refusal) ?? new.refusals.find(refusal)
    return known?.recovery.value.word == .renew ? 1 : 2
  }

  /// A server that has ended a session refuses to renew it too.
  private func renewalRefusal(beside refusal: String, of endpoint: String) -> String? {
    guard endpoint != renewal, let known = new.refusals.find(refusal),
      known.recovery.value.word == .signIn, let called = new.endpoints.find(endpoint),
      new.sendsSession(called), let renewal = new.endpoints.find(renewal)
    else { return nil }
    let ends: [Meaning] = [.sessionEnded, .tokenReused, .accountDisabled, .accountGone]
    return ends.first(where: known.means).flatMap {
      RefusalChoice(new).choose($0, for: renewal)?.refusal.name.value
    }
  }

  private func update(to new: Contract) async throws {
    network.move(from: old, to: new)
    try await world.lab.update(to: new)
  }

  /// Whether the call met the refusal that was asked for: a server with another route never hears of it.
  private mutating func isRefusalTold() async throws -> Bool {
    guard let asked = asked else { return true }
    self.asked = nil
    let waiting = try await world.lab.control("faults") as? [[String: Any]] ?? []
    let own = waiting.filter { $0["endpoint"] as? String == asked.endpoint }
    return own.reduce(0) { $0 + ($1["times"] as? Int ?? 0) } < asked.times
  }

  private mutating func take(_ step: Play.Step) async throws -> Observation? {
    switch step {
    case .refusal(let refusal, let endpoint):
      do {
        try await world.refuse(endpoint, with: refusal, times: times(refusal))
        if let too = renewalRefusal(beside: refusal, of: endpoint) {
          try await world.refuse(renewal, with: too, times: 1)
        }
        asked = (endpoint, times(refusal))
        return nil
      } catch {
        throw Unplayable()
      }
    case .step(let step): return try await take(step)
    }
  }

  private mutating func take(_ step: Scenario.Step) async throws -> Observation {
    let app = app(of: step.call?.caller?.value)
    await app.begin()
    let before = (asked: network.count(of: renewal), done: app.renewalsDone)
    var ending: ScenarioEnding?
    var endpoint: String?
    switch step.action {
    case .wait(let seconds): world.advance(by: seconds.value)
    case .account(let change): try await world.change(change.value)
    case .app(let moment): await app.live(moment.value)
    case .call(let call):
      endpoint = call.endpoint.value
      for _ in 0..<(call.times?.value ?? 1) { ending = try await self.ending(of: call, app) }
    }
    await settle()
    return Observation(
      ending: ending, endpoint: endpoint, caller: step.call?.caller?.value,
      state: await app.state(),
      renewals: network.count(of: renewal) - before.asked,
      isRenewed: app.renewalsDone > before.done,
      answer: ending == .answered ? app.answer.sortedWords : "")
  }

  /// A person for whom a step is missing, such as a code that never came, fails too.
  private func ending(
    of call: Scenario.CallStep, _ app: ScenarioApp<Client>
  ) async throws -> ScenarioEnding {
    do {
      return try await app.call(call)
    } catch let error as Unexpected {
      return .failed(error.description)
    }
  }

  /// Waits for work behind a call, such as a renewal before the end of a token.
  private func settle() async {
    for _ in 0..<20 { await Task.yield() }
    await Patience.wait { network.isQuiet }
  }

  private mutating func app(of caller: Scenario.Caller?) -> ScenarioApp<Client> {
    if let app = apps[caller] { return app }
    let app = ScenarioApp<Client>(world, .of(caller))
    apps[caller] = app
    return app
  }
}

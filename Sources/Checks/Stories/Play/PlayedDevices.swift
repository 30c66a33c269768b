import ContractModel
import SessionCore
import SessionExploration

/// The devices of a story, each with its session, on one clock.
struct PlayedDevices {
  private let contract: Contract
  private let stage: ExploredContract
  private let ways: StoryWays
  private var worlds: [Scenario.Caller?: StagedWorld] = [:]
  private var now = 0
  private var misses = false

  init(_ contract: Contract, _ stage: ExploredContract, _ ways: StoryWays) {
    (self.contract, self.stage, self.ways) = (contract, stage, ways)
  }

  var isFaithful: Bool { !misses && worlds.values.allSatisfy(\.isFaithful) }

  mutating func take(_ step: StoryStep) -> PlayedStep {
    switch step.action {
    case .call(let call): return take(call, step)
    case .wait(let seconds):
      now += seconds
      return played(step, on: nil) { $0.take(.wait(Double(seconds))) }
    case .app(let moment): return played(step, on: nil) { $0.take(moment.staged) }
    case .account:
      endSessions(but: nil, all: true)
      return played(step, on: nil) { $0.take(.wait(0)) }
    }
  }

  /// A wait passes on every device.
  private mutating func played(
    _ step: StoryStep, on device: Scenario.Caller?,
    _ change: (inout StagedWorld) -> StagedOutcome
  ) -> PlayedStep {
    if case .wait(let seconds) = step.action {
      for other in worlds.keys where other != device {
        _ = worlds[other]?.take(.wait(Double(seconds)))
      }
    }
    var world = world(of: device)
    let before = world.exchanges.count
    let outcome = change(&world)
    worlds[device] = world
    let exchanges = world.exchanges.dropFirst(before).map { exchange($0, device, nil) }
    return playedStep(step, device, outcome, outcome.renewals, exchanges)
  }

  private func world(of device: Scenario.Caller?) -> StagedWorld {
    if let world = worlds[device] { return world }
    var world = StagedWorld(stage, processes: 1)
    _ = world.take(.wait(Double(now)))
    return world
  }

  private func playedStep(
    _ step: StoryStep, _ device: Scenario.Caller?, _ outcome: StagedOutcome, _ renewals: Int,
    _ exchanges: [PlayedExchange]
  ) -> PlayedStep {
    let content = worlds[device]?.world.content
    return PlayedStep(
      step: step, at: now, exchanges: exchanges, ending: outcome.ending, state: outcome.state,
      renewals: renewals,
      store: (content?.tokens ?? [:]).mapValues { SimulatedToken($0.text) })
  }
}

/// Calls.
extension PlayedDevices {
  private mutating func take(_ call: StoryCall, _ step: StoryStep) -> PlayedStep {
    guard let endpoint = contract.endpoints.find(call.endpoint) else {
      misses = true
      return played(step, on: nil) { $0.take(.wait(0)) }
    }
    if call.input == .usedToken { return presentUsedToken(call, step) }
    var world = world(of: call.device)
    var exchanges: [PlayedExchange] = []
    var outcome = StagedOutcome()
    var renewals = 0
    for (made, staged) in calls(call, endpoint, step.refusal) {
      let before = world.exchanges.count
      outcome = world.take(.call(staged))
      renewals += outcome.renewals
      exchanges += world.exchanges.dropFirst(before).map { exchange($0, call.device, made) }
      if outcome.ending != .answered { break }
    }
    worlds[call.device] = world
    if outcome.ending == .answered { endOthers(by: endpoint, on: call.device) }
    return playedStep(step, call.device, outcome, renewals, exchanges)
  }

  /// The call and those that come before it.
  private func calls(
    _ call: StoryCall, _ endpoint: Endpoint, _ refusal: String?
  ) -> [(Endpoint, StagedCall)] {
    var all: [(Endpoint, StagedCall)] = []
    for before in ways.callsBefore(endpoint) {
      var staged = StagedCall(stagedName(before.endpoint))
      staged.answer = before.answer
      all.append((before.endpoint, staged))
    }
    var staged = StagedCall(stagedName(endpoint))
    staged.refusal = refusal
    staged.answer = call.answer
    staged.loss =
      switch call.loss {
      case .request?: .request
      case .answer?: .answer
      case nil: nil
      }
    return all + [(endpoint, staged)]
  }

  /// A page goes by its callback.
  private func stagedName(_ endpoint: Endpoint) -> String {
    endpoint.endsIn?.value ?? endpoint.name.value
  }

  private mutating func presentUsedToken(_ call: StoryCall, _ step: StoryStep) -> PlayedStep {
    var world = world(of: call.device)
    let used = world.presentUsedToken()
    worlds[call.device] = world
    misses = misses || used == nil
    var outcome = world.take(.wait(0))
    outcome.ending = used.flatMap { $0.result?.outcome.ending }
    let made = used.map { exchange($0, call.device, nil, isOfStranger: true) }
    return playedStep(step, call.device, outcome, 0, made.map { [$0] } ?? [])
  }

  private mutating func endOthers(by endpoint: Endpoint, on device: Scenario.Caller?) {
    let ending: [OperationKind] = [.sessionEndOthers, .sessionEndOne, .accountDelete]
    let endsAll = endpoint.operation.value == .sessionEnd && endpoint.ends?.value == .all
    if endsAll || ending.contains(endpoint.operation.value) { endSessions(but: device, all: false) }
  }

  private mutating func endSessions(but device: Scenario.Caller?, all: Bool) {
    for other in worlds.keys where all || other != device {
      _ = worlds[other]?.take(.ended)
    }
  }

  private func exchange(
    _ staged: StagedExchange, _ device: Scenario.Caller?, _ made: Endpoint?,
    isOfStranger: Bool = false
  ) -> PlayedExchange {
    let name: String
    switch staged.purpose {
    case .renewal: name = contract.renewal?.name.value ?? staged.name
    case .call: name = staged.name
    case .page: name = made?.name.value ?? staged.name
    case .end: name = made?.name.value ?? staged.name
    }
    let named = { (tokens: [SimulatedToken]) in
      Dictionary(tokens.map { ($0.name, $0) }) { first, _ in first }
    }
    return PlayedExchange(
      endpoint: name, device: device, isOfStranger: isOfStranger, at: Int(staged.at),
      tokens: named(staged.tokens), outcome: staged.result?.outcome,
      answer: staged.result?.answer,
      grants: named(staged.result?.grants.tokens.values.map { SimulatedToken($0.text) } ?? []),
      isAnswerLost: staged.isAnswerLost)
  }
}

extension Scenario.AppMoment {
  fileprivate var staged: StagedStep {
    switch self {
    case .launches: .launches
    case .launchesLocked: .launchesLocked
    case .starts: .event("app.launches")
    case .unlocks: .event("app.unlocks")
    case .unlockFails: .event("app.unlockFails")
    }
  }
}

extension CallOutcome {
  fileprivate var ending: CallEnding {
    switch self {
    case .answered: .answered
    case .refused(let refusal): .refused(refusal.name)
    case .undeclared(let status, _): .undeclared(status: status)
    case .fault(let fault): .fault(fault)
    }
  }
}

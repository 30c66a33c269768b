import SessionCore

/// The calls, refusals, losses and moments of a story, and the steps of a scenario that can be made of them.
struct StagedIngredients {
  private var calls: [StagedCall] = []
  private var refusals: [String: Set<String>] = [:]
  private var losses: [String: Set<StagedCall.Loss>] = [:]
  private var moments: [StagedStep] = []
  private(set) var untold: [String] = []

  /// The events in a running app that a scenario can tell.
  private static let toldEvents = ["app.launches", "app.unlocks", "app.unlockFails"]

  init(from start: World, _ moves: [World.Transition]) {
    if start.isStubborn { untold.append("a server that takes no token") }
    for event in start.contract.appEvents where Self.toldEvents.contains(event) {
      moments.append(.event(event))
    }
    var world = start
    for move in moves {
      add(move, in: world)
      world = world.after(move)
    }
  }

  private mutating func add(_ move: World.Transition, in world: World) {
    let contract = world.contract
    switch move {
    case .call(let process, let number):
      add(StagedCall(contract.calls[number].endpoint, process: process))
    case .renew(let process):
      if let renewal = contract.renewal { add(StagedCall(renewal.endpoint, process: process)) }
    case .appEvent(_, let name):
      Self.toldEvents.contains(name) ? add(.event(name)) : cannotTell("the event `\(name)`")
    case .kill(let process):
      process == 0 ? add(.launches) : cannotTell("the end of the app's other process")
    case .tick(let index): add(.wait(contract.pauses[index]))
    case .ended: add(.ended)
    case .store: cannotTell("a store that fails")
    case .deliver(let number, let reply): add(reply, to: world.messages[number], in: world)
    case .lose(let number):
      let message = world.messages[number]
      let loss: StagedCall.Loss = message.answer == nil ? .request : .answer
      losses[world.name(of: message), default: []].insert(loss)
    case .look, .notice, .job: break
    }
  }

  private mutating func add(
    _ reply: World.Reply, to message: World.NetworkMessage, in world: World
  ) {
    guard let call = world.callClass(of: message) else { return }
    switch reply {
    case .refusal(let index):
      refusals[call.endpoint, default: []].insert(call.refusals[index].facts.name)
    case .answer where !message.isRenewal && !world.takes(message):
      cannotTell("a server that does not look whether the session of a token goes on")
    case .answer(let index) where index > 0:
      cannotTell("an answer of `\(call.endpoint)` that leaves out what it may leave out")
    case .answer, .blame, .arrives: break
    }
  }

  private mutating func add(_ call: StagedCall) {
    if !calls.contains(call) { calls.append(call) }
  }

  private mutating func add(_ moment: StagedStep) {
    if !moments.contains(moment) { moments.append(moment) }
  }

  private mutating func cannotTell(_ words: String) {
    if !untold.contains(words) { untold.append(words) }
  }

  /// The plain ones first, and those with other steps meanwhile last.
  var steps: [StagedStep] {
    let disturbed = calls.flatMap { call in
      (refusals[call.endpoint] ?? []).sorted().map { refusal in
        var call = call
        call.refusal = refusal
        return call
      }
    }
    let lossy = calls.flatMap { call in
      [StagedCall.Loss.answer, .request].filter { losses[call.endpoint]?.contains($0) ?? false }
        .map { loss in
          var call = call
          call.loss = loss
          return call
        }
    }
    let plain = (calls + disturbed).map { StagedStep.call($0) } + moments
    let crossed = (calls + disturbed).flatMap { call in
      plain.map { step in
        var call = call
        call.meanwhile = [step]
        return StagedStep.call(call)
      }
    }
    return plain + lossy.map { .call($0) } + crossed
  }
}

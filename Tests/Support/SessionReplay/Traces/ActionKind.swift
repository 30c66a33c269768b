import SessionCore
package import SessionExploration

/// A kind of action of the model, counted in a sample of traces.
package enum ActionKind: String, CaseIterable, Sendable {
  case call, signIn, signOut, page, renew, launch, appEvent, look, notice, kill
  case lease, prepare, wake
  case answer, refusal, blame, arrives, lostRequest, lostAnswer, ended, endOfTokens, timeout
  case tick, store

  /// - Parameter world: the one before the transition.
  init(_ transition: World.Transition, in world: World) {
    switch transition {
    case .call(_, let number): self = ActionKind(world.contract.calls[number].kind)
    case .renew: self = .renew
    case .look: self = .look
    case .kill: self = .kill
    case .notice: self = .notice
    case .appEvent(_, let name): self = name == "app.launches" ? .launch : .appEvent
    case .job(let process, let number): self = ActionKind(world.processes[process].jobs[number])
    case .deliver(let number, let reply):
      let message = world.messages[number]
      self = message.isEnd && reply != .arrives ? .endOfTokens : ActionKind(reply)
    case .lose(let number):
      self = world.messages[number].answer == nil ? .lostRequest : .lostAnswer
    case .tick: self = world.messages.contains(where: \.isRenewal) ? .timeout : .tick
    case .store: self = .store
    case .ended: self = .ended
    }
  }

  private init(_ kind: CallClass.Kind) {
    switch kind {
    case .call: self = .call
    case .signIn: self = .signIn
    case .page: self = .page
    case .signOut: self = .signOut
    case .renewal: self = .renew
    }
  }

  private init(_ job: World.Job) {
    switch job {
    case .lease: self = .lease
    case .prepare: self = .prepare
    case .wake: self = .wake
    }
  }

  private init(_ reply: World.Reply) {
    switch reply {
    case .answer: self = .answer
    case .refusal: self = .refusal
    case .blame: self = .blame
    case .arrives: self = .arrives
    }
  }

  /// The kinds that a session of this contract can meet.
  ///
  /// - Parameter calls: the endpoints and callbacks that its client is called by.
  package static func possible(in contract: ExploredContract, calls: Set<String>) -> Set<ActionKind>
  {
    let made = contract.calls.filter { calls.contains($0.endpoint) }
    let kinds = Set(made.map(\.kind))
    let carries = made.contains { $0.kind == .call && !$0.carries.isEmpty }
    let grace = contract.rules.renewal.spends.flatMap(contract.rules.token)?.grace ?? 0
    let events = contract.appEvents.filter { $0 != "app.launches" }
    let left: [ActionKind: Bool] = [
      .call: kinds.contains(.call), .signIn: kinds.contains(.signIn),
      .signOut: kinds.contains(.signOut), .page: kinds.contains(.page),
      .renew: contract.renewal != nil, .lease: contract.renewal != nil,
      .prepare: contract.renewal != nil && carries, .timeout: contract.renewal != nil,
      .wake: grace > 0, .blame: contract.renewal != nil || carries,
      .launch: contract.appEvents.contains("app.launches"), .appEvent: !events.isEmpty,
      .refusal: made.contains { !$0.refusals.isEmpty },
      .endOfTokens: contract.revocation != nil || kinds.contains(.signOut),
    ]
    return Set(allCases.filter { left[$0] ?? true })
  }
}

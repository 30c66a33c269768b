import Machines
import SessionCore

extension World {
  /// Something that may happen next.
  package enum Transition: Hashable, Sendable {
    case call(Int, callClass: Int)
    case renew(Int), look(Int), kill(Int), notice(Int)
    case appEvent(Int, String)
    case job(Int, Int)
    case deliver(Int, Reply)
    case lose(Int)
    case tick(Int)
    case store
    /// The server ends the session by itself: it was signed out elsewhere, or its account was disabled.
    case ended
  }

  /// The server's choice for a request.
  package enum Reply: Hashable, Sendable {
    case answer(Int)
    case refusal(Int)
    /// It does not take the token.
    case blame
    /// The answer that it gave before reaches the app.
    case arrives
  }

  /// All that may happen next.
  package var moves: [Transition] {
    if let next = runningOn { return [next] }
    return processes.indices.flatMap(moves(of:)) + messages.indices.flatMap(deliveries)
      + (budget.losses > 0 ? messages.indices.map { .lose($0) } : [])
      + (budget.ticks > 0 ? contract.pauses.indices.map { .tick($0) } : [])
      + (budget.storeFaults > 0 || !isWritable ? [.store] : [])
      + (budget.ends > 0 && server.newestGoesOn ? [.ended] : [])
  }

  /// The call that goes on before anything else, where calls do.
  package var runningOn: Transition? {
    guard runsOn else { return nil }
    for (index, process) in processes.enumerated() {
      let job = process.jobs.firstIndex { if case .prepare = $0 { true } else { false } }
      if let job { return .job(index, job) }
    }
    return nil
  }

  private func moves(of index: Int) -> [Transition] {
    let isBusy = isStubborn && !(messages.isEmpty && processes[index].open.isEmpty)
    var all = contract.calls.indices.filter { !isBusy && mayCall(contract.calls[$0].kind) }
      .map { Transition.call(index, callClass: $0) }
    if budget.calls > 0, !isBusy, contract.renewal != nil { all.append(.renew(index)) }
    if budget.looks > 0 { all += [.look(index), .notice(index)] }
    if budget.kills > 0 { all.append(.kill(index)) }
    if budget.appEvents > 0 { all += contract.appEvents.map { .appEvent(index, $0) } }
    return all + processes[index].jobs.indices.filter { isDue(index, $0) }.map { .job(index, $0) }
  }

  private func mayCall(_ kind: CallClass.Kind) -> Bool {
    switch kind {
    case .call: budget.calls > 0
    case .signIn, .page: budget.signIns > 0
    case .signOut: budget.signOuts > 0
    case .renewal: false
    }
  }

  func isDue(_ process: Int, _ job: Int) -> Bool {
    if case .wake(_, let at) = processes[process].jobs[job] { at <= now } else { true }
  }

  private func deliveries(_ index: Int) -> [Transition] {
    let message = messages[index]
    guard message.answer == nil else { return [.deliver(index, .arrives)] }
    if message.isEnd { return [.deliver(index, .answer(0))] }
    guard let call = callClass(of: message) else { return [] }
    guard takes(message) else {
      let isBelieved = call.kind != .renewal && contract.believes(message.tokens, server, now)
      // A server may look whether the session goes on, or believe a token until its end.
      return [.deliver(index, .blame)] + (isBelieved ? [.deliver(index, .answer(0))] : [])
    }
    let refusals = budget.refusals > 0 ? call.refusals.indices.map(Reply.refusal) : []
    return (call.answers.indices.map(Reply.answer) + refusals).map { .deliver(index, $0) }
  }

  /// The server takes all tokens of a request.
  package func takes(_ message: NetworkMessage) -> Bool {
    if isStubborn, case .call = message.purpose, !message.tokens.isEmpty { return false }
    return message.tokens.allSatisfy { server.takes($0, contract, at: now) }
  }

  package func callClass(of message: NetworkMessage) -> CallClass? {
    if case .renewal = message.purpose { return contract.renewal }
    return message.callClass.map { contract.calls[$0] }
  }

  package func after(_ move: Transition) -> World {
    var world = self
    world.make(move)
    world.check()
    return world
  }

  private mutating func make(_ move: Transition) {
    switch move {
    case .call(let index, let callClass): begin(index, callClass)
    case .renew(let index):
      budget.calls -= 1
      begin(index, .renewal, nil) { .wantsRenewal(call: $0) }
    case .appEvent(let index, let name):
      budget.appEvents -= 1
      guard name == "app.launches" else { return tell(index, .appEvent(name)) }
      begin(index, .launch, nil) { .launches(call: $0) }
    case .look(let index):
      budget.looks -= 1
      let before = content
      tell(index, .look)
      if content != before {
        broken = BrokenClaim(.tapsHarmless, "a look at the state wrote to the store")
      }
    case .notice(let index):
      budget.looks -= 1
      tell(index, .storeChanged)
    case .kill(let index): kill(index)
    case .job(let index, let job): work(index, processes[index].jobs.remove(at: job))
    case .deliver(let index, let reply): deliver(index, reply)
    case .lose(let index):
      budget.losses -= 1
      let message = messages.remove(at: index)
      narrate {
        "the \(message.answer == nil ? "request" : "answer to") `\($0.name(of: message))` is lost"
      }
      arrive(message, .fault(.offline))
    case .tick(let index):
      budget.ticks -= 1
      now += contract.pauses[index]
      giveUp()
    case .store:
      if isWritable { budget.storeFaults -= 1 }
      isWritable.toggle()
      narrate { "the store of the app \($0.isWritable ? "works again" : "fails")" }
    case .ended:
      budget.ends -= 1
      server.endNewest(at: now)
      narrate { _ in "the server ends the session: the person signed out elsewhere" }
    }
  }

  private mutating func begin(_ index: Int, _ callClass: Int) {
    narrate { "\($0.actor(index)) calls `\($0.contract.calls[callClass].endpoint)`" }
    switch contract.calls[callClass].kind {
    case .call:
      budget.calls -= 1
      begin(index, .call, callClass) { .prepares(call: $0) }
    case .signIn:
      budget.signIns -= 1
      begin(index, .signIn, callClass) { .prepares(call: $0) }
    case .page:
      budget.signIns -= 1
      // One page is open at a time, and another one takes its place.
      messages.removeAll { $0.process == index && $0.isPage }
      let attempt = processes[index].core.newNumber()
      messages.append(
        NetworkMessage(
          process: index,
          purpose: .page(attempt: attempt, session: processes[index].core.session),
          callClass: callClass, tokens: [], sentAt: now))
    case .signOut:
      budget.signOuts -= 1
      let families = (content?.families ?? []).union(processes[index].core.record.stored.families)
      let endpoint = contract.calls[callClass].endpoint
      begin(index, .signOut, callClass) { .signsOut(call: $0, endpoint: endpoint) }
      left.formUnion(families)
      leftBy = endpoint
    case .renewal: break
    }
  }

  private mutating func begin(
    _ index: Int, _ kind: CallKind, _ callClass: Int?, _ event: (Int) -> SessionEvent
  ) {
    let call = processes[index].core.newCall(kind)
    processes[index].open[call] = OpenCall(kind: kind, callClass: callClass)
    tell(index, event(call))
  }

  /// Its requests go on, and nobody hears the answers.
  private mutating func kill(_ index: Int) {
    budget.kills -= 1
    for message in messages.indices
    where messages[message].process == index && messages[message].answer == nil {
      let heard = answer(messages[message], usualReply(messages[message]))
      narrate { "\($0.words(heard, to: $0.messages[message])), and nobody hears it" }
    }
    messages.removeAll { $0.process == index }
    endings.forget(index)
    narrate { "\($0.actor(index)) is killed and started anew" }
    processes[index] = Process(
      core: SessionCore(contract.rules, renewalEndpoint: contract.renewal?.endpoint))
  }

  mutating func work(_ index: Int, _ job: Job) {
    switch job {
    case .lease(let flight): tell(index, .leased(flight: flight))
    case .prepare(let call): tell(index, .prepares(call: call))
    case .wake(let flight, _): tell(index, .timer(flight: flight))
    }
  }

  /// Renewals have a deadline of 10 seconds. A request that was given up does not arrive any more.
  private mutating func giveUp() {
    let late = messages.filter(\.isRenewal)
    messages.removeAll(where: \.isRenewal)
    for message in late {
      narrate { "`\($0.name(of: message))` got no answer in time" }
      arrive(message, .fault(.timeout))
      while let next = runningOn { make(next) }
    }
  }
}

extension ExploredContract {
  /// A server that does not ask whether the session goes on takes these.
  func believes(_ tokens: [SimulatedToken], _ server: SimulatedServer, _ now: Double) -> Bool {
    tokens.allSatisfy { token in
      selfContained.contains(token.name) && server.isUnexpired(token, self, at: now)
        || server.takes(token, self, at: now)
    }
  }

  /// The times that pass at once: a part of the grace, and the life of each token.
  package var pauses: [Double] {
    var seen: Set<Double> = []
    return ([13] + rules.tokens.compactMap(\.lifetime)).filter { seen.insert($0).inserted }
  }
}

extension SessionContent {
  var families: Set<Int> { Set(tokens.values.map { SimulatedToken($0.text).family }) }
}

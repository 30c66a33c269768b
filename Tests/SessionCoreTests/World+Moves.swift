import SessionCore

/// All that may happen next.
extension World {
  enum Move: Hashable, CustomStringConvertible {
    case call(Int), renew(Int), signIn(Int), signOut(Int), look(Int), kill(Int), notice(Int)
    case job(Int, Int)
    case deliver(Int), lose(Int)
    case tick
    case store

    var description: String {
      switch self {
      case .call(let process): "process \(process) calls"
      case .renew(let process): "process \(process) asks for a renewal"
      case .signIn(let process): "process \(process) signs in"
      case .signOut(let process): "process \(process) signs out"
      case .look(let process): "process \(process) looks"
      case .kill(let process): "process \(process) is killed"
      case .notice(let process): "process \(process) is told of a change"
      case .job(let process, let job): "process \(process) goes on with \(job)"
      case .deliver(let message): "message \(message) arrives"
      case .lose(let message): "message \(message) is lost"
      case .tick: "13 s pass"
      case .store: "the store fails, or works again"
      }
    }
  }

  var moves: [Move] {
    var all: [Move] = []
    for index in processes.indices {
      if budget.calls > 0 { all += [.call(index)] }
      if budget.signIns > 0 { all.append(.signIn(index)) }
      if budget.signOuts > 0 { all.append(.signOut(index)) }
      if budget.looks > 0 { all += [.look(index), .notice(index)] }
      if budget.kills > 0 { all.append(.kill(index)) }
      all += processes[index].jobs.indices.filter { isDue(index, $0) }.map { .job(index, $0) }
    }
    all += messages.indices.map { .deliver($0) }
    if budget.losses > 0 { all += messages.indices.map { .lose($0) } }
    if budget.ticks > 0 { all.append(.tick) }
    if budget.storeFaults > 0 || !isWritable { all.append(.store) }
    return all
  }

  private func isDue(_ process: Int, _ job: Int) -> Bool {
    if case .wake(_, let at) = processes[process].jobs[job] { at <= now } else { true }
  }

  func after(_ move: Move) -> World {
    var world = self
    world.make(move)
    world.check()
    return world
  }

  private mutating func make(_ move: Move) {
    switch move {
    case .call(let index):
      budget.calls -= 1
      begin(index, .call) { .prepares(call: $0) }
    case .renew(let index):
      budget.calls -= 1
      begin(index, .renewal) { .wantsRenewal(call: $0) }
    case .signIn(let index):
      budget.signIns -= 1
      begin(index, .signIn) { .prepares(call: $0) }
    case .signOut(let index):
      budget.signOuts -= 1
      let families = (content?.families ?? []).union(processes[index].core.record.stored.families)
      begin(index, .signOut) { .signsOut(call: $0, endpoint: "signOut") }
      left.formUnion(families)
    case .look(let index):
      budget.looks -= 1
      let before = content
      tell(index, .look)
      if content != before { problem = "a look wrote" }
    case .notice(let index):
      budget.looks -= 1
      tell(index, .storeChanged)
    case .kill(let index):
      budget.kills -= 1
      processes[index] = Process(core: SessionCore(Self.rules, renewalEndpoint: "renew"))
      for message in messages.indices where messages[message].process == index {
        // The request goes on; nobody hears the answer.
        if messages[message].answer == nil { _ = answered(messages[message]) }
      }
      messages.removeAll { $0.process == index }
    case .job(let index, let job): work(index, processes[index].jobs.remove(at: job))
    case .deliver(let index): deliver(index)
    case .lose(let index):
      budget.losses -= 1
      let message = messages.remove(at: index)
      arrive(message, .fault(.offline))
    case .tick:
      budget.ticks -= 1
      now += 13
      giveUp()
    case .store:
      if isWritable { budget.storeFaults -= 1 }
      isWritable.toggle()
    }
  }

  /// Renewals have a deadline of 10 seconds. A request that was given up does not arrive any more.
  private mutating func giveUp() {
    let isRenewal = { (message: Message) in
      if case .renewal = message.purpose { true } else { false }
    }
    let late = messages.filter(isRenewal)
    messages.removeAll(where: isRenewal)
    for message in late { arrive(message, .fault(.timeout)) }
  }

  private mutating func begin(_ index: Int, _ kind: CallKind, _ event: (Int) -> SessionEvent) {
    let call = processes[index].core.newCall(kind)
    processes[index].open[call] = kind
    tell(index, event(call))
  }

  private mutating func work(_ index: Int, _ job: Job) {
    switch job {
    case .lease(let flight): tell(index, .leased(flight: flight))
    case .prepare(let call): tell(index, .prepares(call: call))
    case .wake(let flight, _): tell(index, .timer(flight: flight))
    }
  }

  private mutating func deliver(_ index: Int) {
    var message = messages[index]
    guard message.answer == nil else {
      messages.remove(at: index)
      return arrive(message, message.answer!)
    }
    message.answer = answered(message)
    if message.purpose == .end { messages.remove(at: index) } else { messages[index] = message }
  }

  /// The server's answer.
  private mutating func answered(_ message: Message) -> CallResult {
    switch message.purpose {
    case .renewal:
      let token = message.token!
      let before = server.reused.count
      let result = server.renew(token, at: now)
      // An answer that nobody ever had may have to be paid for; one that was stored may not.
      if server.reused.count > before,
        everStored.contains(where: { $0.family == token.family && $0.number > token.number })
      {
        problem = "\(token.text.revealed) was sent though its successor was stored"
      }
      return result
    case .read: return server.read(message.token!, at: now)
    case .signIn: return CallResult(.answered, grants: server.signIn(at: now))
    case .end:
      server.end(message.token!)
      return CallResult(.answered)
    }
  }

  private mutating func arrive(_ message: Message, _ result: CallResult) {
    let index = message.process
    switch message.purpose {
    case .renewal(let flight): tell(index, .renewalAnswered(flight: flight, result))
    case .read(let call): tell(index, .answered(call: call, result))
    case .signIn(let call):
      guard result.outcome == .answered else { return tell(index, .answered(call: call, result)) }
      let family = result.grants.tokens["refresh"].map { "\(Token($0.text).family)" }
      tell(index, .signedIn(call: call, events: ["signIn"], result.grants, id: family))
    case .end: break
    }
  }
}

extension SessionContent {
  var families: Set<Int> { Set(tokens.values.map { Token($0.text).family }) }
}

import SessionCore

/// The effects of a process.
extension World {
  mutating func tell(_ index: Int, _ event: SessionEvent) {
    let store = WorldStore(self)
    let effects = processes[index].core.on(event, at: now, store: store)
    for content in store.writes { note(content) }
    content = store.content
    for effect in effects { perform(index, effect) }
  }

  /// The store never goes back.
  private mutating func note(_ new: SessionContent?) {
    let tokens = { (content: SessionContent?) in content?.tokens["refresh"].map { Token($0.text) } }
    if let old = tokens(content), let token = tokens(new) {
      if old.family == token.family, token.number < old.number {
        problem = "\(token.text.revealed) was stored over \(old.text.revealed)"
      }
    }
    if let token = tokens(new) {
      everStored.insert(token)
      if left.contains(token.family) {
        problem = "\(token.text.revealed) was stored after a sign-out"
      }
    }
    content = new
  }

  private mutating func perform(_ index: Int, _ effect: SessionEffect) {
    switch effect {
    case .resume(let call, let verdict): resume(index, call, verdict)
    case .lease(let flight, _): processes[index].jobs.append(.lease(flight: flight))
    case .renew(let flight, let tokens, _): renew(index, flight, tokens)
    case .wake(let flight, let seconds):
      processes[index].jobs.append(.wake(flight: flight, at: now + seconds))
    case .leave(let call, let record):
      if let token = record.tokens["refresh"] { send(index, .end, token.text) }
      tell(index, .writes(call: call))
    case .revoke(let tokens):
      if let token = tokens["refresh"] { send(index, .end, token.text) }
    case .landed, .show, .renewalBegan: break
    }
  }

  private mutating func resume(_ index: Int, _ call: Int, _ verdict: Verdict) {
    guard let kind = processes[index].open[call] else {
      problem = "call \(call) was resumed twice"
      return
    }
    switch verdict {
    case .prepare: processes[index].jobs.append(.prepare(call: call))
    case .build(let tokens): build(index, call, kind, tokens)
    case .deliver, .renewed, .fail: processes[index].open[call] = nil
    }
  }

  private mutating func build(
    _ index: Int, _ call: Int, _ kind: CallKind, _ tokens: [String: TokenText]
  ) {
    if kind == .signIn {
      tell(index, .sends(call: call, endpoint: "signIn", used: [:]))
      return messages.append(
        Message(process: index, purpose: .signIn(call: call), token: nil))
    }
    guard let access = tokens["access"] else {
      return tell(index, .lacks(call: call, token: "access"))
    }
    tell(index, .sends(call: call, endpoint: "me", used: ["access": access]))
    if processes[index].open[call] != nil { send(index, .read(call: call), access) }
  }

  private mutating func renew(_ index: Int, _ flight: Int, _ tokens: [String: TokenText]) {
    guard let token = tokens["refresh"] else {
      return tell(index, .renewalUnsent(flight: flight, nil))
    }
    tell(index, .renewalSent(flight: flight, endpoint: "renew", used: ["refresh": token]))
    processes[index].renewals.append(now)
    send(index, .renewal(flight: flight), token)
  }

  private mutating func send(_ index: Int, _ purpose: Message.Purpose, _ token: TokenText) {
    messages.append(Message(process: index, purpose: purpose, token: Token(token)))
  }
}

/// The promises that are kept at each moment.
extension World {
  mutating func check() {
    if problem != nil { return }
    for process in processes {
      if process.renewals.filter({ now - $0 < 30 }).count > 5 {
        problem = "more than 5 renewals in 30 s"
      }
    }
    guard messages.isEmpty, processes.allSatisfy({ $0.jobs.isEmpty }) else { return }
    if processes.contains(where: { !$0.open.isEmpty }) { problem = "a call waits for ever" }
    // A sign-out that could not be stored is told to its caller, and made good later.
    if processes.contains(where: { $0.core.isUnwritten }) { return }
    let families = content?.families ?? []
    if !families.isDisjoint(with: left) { problem = "a session after the sign-out" }
  }
}

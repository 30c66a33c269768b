import Machines
import SessionCore

/// The effects of a process.
extension World {
  mutating func tell(_ index: Int, _ event: SessionEvent) {
    let store = WorldStore(self)
    let before = processes[index].core.record.state
    let effects = processes[index].core.on(event, at: now, store: store)
    endings.hear(event, of: index)
    for content in store.writes { note(content) }
    content = store.content
    let state = processes[index].core.record.state
    if state != before, before != .unknown {
      narrate { "\($0.actor(index)) is `\($0.contract.rules.name(of: state))`" }
    }
    for effect in effects { perform(index, effect) }
  }

  /// The store never goes back, and holds nothing of a session that a person has left.
  private mutating func note(_ new: SessionContent?) {
    let spends = contract.rules.renewal.spends ?? ""
    let token = { (content: SessionContent?) in
      content?.tokens[spends].map { SimulatedToken($0.text) }
    }
    if let old = token(content), let token = token(new) {
      // A server may grant two at once. Then neither is spent, and either may be kept.
      if old.family == token.family, token.number < old.number, server.isSpent(token) {
        broken = BrokenClaim(.oneRenewal, "a token that was spent was stored over its successor")
      }
    }
    if let token = token(new) { everStored.insert(token) }
    if !left.union(closed).isDisjoint(with: new?.families ?? []) {
      broken = BrokenClaim(
        .signedOutStays, "a token of a session that is over was stored", endpoint: closedBy)
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
    case .leave(let call, let record): leave(index, call, record)
    case .revoke(let tokens):
      if let names = contract.revocation { _ = end(index, tokens, by: names, nil) }
    case .landed(let flight, let end): endings.land(flight, end, of: index)
    case .show, .renewalBegan: break
    }
  }

  /// A sign-out tells the server, and then tries once more to write what could not be written.
  private mutating func leave(_ index: Int, _ call: Int, _ record: SessionRecord) {
    let callClass = processes[index].open[call]?.callClass
    let names = callClass.map { contract.calls[$0].carries } ?? []
    if !end(index, record.tokens, by: names, call) { tell(index, .writes(call: call)) }
  }

  /// The server is told to end tokens by a call that carries those of these names.
  ///
  /// - Returns: false where one of them is missing or over, and nothing is sent.
  private mutating func end(
    _ index: Int, _ tokens: [String: HeldToken], by names: [String], _ call: Int?
  ) -> Bool {
    let carried = names.compactMap { tokens[$0] }
    guard carried.count == names.count, !carried.contains(where: { $0.isOver(at: now) }) else {
      return false
    }
    let sent = carried.map { SimulatedToken($0.text) }.filter { $0.family > 0 }
    guard !sent.isEmpty else { return false }
    messages.append(
      NetworkMessage(
        process: index, purpose: .end(call: call), callClass: nil, tokens: sent.sorted(),
        sentAt: now))
    return true
  }

  private mutating func resume(_ index: Int, _ call: Int, _ verdict: Verdict) {
    guard let open = processes[index].open[call] else {
      broken = BrokenClaim(.oneOutcome, "a call was resumed twice")
      return
    }
    switch verdict {
    case .prepare: processes[index].jobs.append(.prepare(call: call))
    case .build(let tokens): build(index, call, open, tokens)
    case .deliver, .renewed, .fail:
      endings.add(call, open.kind, verdict, of: index)
      processes[index].open[call] = nil
    }
  }

  private mutating func build(
    _ index: Int, _ call: Int, _ open: OpenCall, _ tokens: [String: TokenText]
  ) {
    guard let number = open.callClass else { return }
    let callClass = contract.calls[number]
    if let missing = callClass.carries.first(where: { tokens[$0] == nil }) {
      return tell(index, .lacks(call: call, token: missing))
    }
    let carried = tokens.filter { callClass.carries.contains($0.key) }
    // A step is none of the session's tokens.
    let used = carried.filter { !contract.rules.isOfNoSession($0.key) }
    tell(index, .sends(call: call, endpoint: callClass.endpoint, used: used))
    guard processes[index].open[call] != nil else { return }
    let sent = carried.values.map { SimulatedToken($0) }.sorted()
    messages.append(
      NetworkMessage(
        process: index, purpose: .call(call, open.kind), callClass: number,
        tokens: sent, sentAt: now, isAfterEnd: sent.contains { server.endedAt($0.family) != nil }))
  }

  private mutating func renew(_ index: Int, _ flight: Int, _ tokens: [String: TokenText]) {
    guard let call = contract.renewal, call.carries.allSatisfy({ tokens[$0] != nil }) else {
      return tell(index, .renewalUnsent(flight: flight, nil))
    }
    let used = tokens.filter { call.carries.contains($0.key) }
    tell(index, .renewalSent(flight: flight, endpoint: call.endpoint, used: used))
    processes[index].renewals.append(now)
    narrate { "\($0.actor(index)) renews by `\(call.endpoint)`" }
    checkRenewal(used, call)
    let sent = used.values.map { SimulatedToken($0) }.sorted()
    messages.append(
      NetworkMessage(
        process: index, purpose: .renewal(flight: flight), callClass: nil,
        tokens: sent, sentAt: now, isAfterEnd: sent.contains { server.endedAt($0.family) != nil }))
  }

  private mutating func checkRenewal(_ used: [String: TokenText], _ call: CallClass) {
    if let blind = blindRefusal {
      broken = BrokenClaim(
        .renewalsEnd,
        "`\(blind.facts.name)` says nothing about a token, and each call that gets it renews",
        endpoint: call.endpoint, name: blind.facts.name)
    }
    if used.values.contains(where: { unreplaced.contains(SimulatedToken($0)) }) {
      broken = BrokenClaim(
        .oneRenewal, "the app sends a refresh token that an earlier renewal has used up",
        endpoint: call.endpoint, name: contract.rules.renewal.spends)
    }
  }
}

/// The promises that are kept at each moment.
extension World {
  mutating func check() {
    if broken != nil { return }
    for process in processes
    where process.renewals.filter({ now - $0 < 30 }).count > 5 {
      broken = BrokenClaim(.renewalsEnd, "more than 5 renewals were sent in 30 s")
    }
    guard messages.isEmpty, processes.allSatisfy({ $0.jobs.isEmpty }) else { return }
    if processes.contains(where: { !$0.open.isEmpty }) {
      broken = BrokenClaim(.oneOutcome, "a call waits for ever")
    }
    // A sign-out that could not be stored is told to its caller, and made good later.
    if processes.contains(where: { $0.core.isUnwritten }) { return }
    let stored = content?.families ?? []
    if !stored.isDisjoint(with: left) {
      broken = BrokenClaim(
        .signOutClears, "tokens of the session are stored after the sign-out", endpoint: leftBy)
    } else if !stored.isDisjoint(with: closed) {
      broken = BrokenClaim(
        .signedOutStays, "the session is over, and its tokens are still stored", endpoint: closedBy)
    }
  }
}

import AuthServer

extension Connection {
  /// The handler's answer. It is dropped where the connection did not wait for it.
  package mutating func answer(_ delivery: Delivery, now: LoopTime) {
    guard phase == .handling else { return }  //! late-answer-timeout
    self.delivery = delivery
    guard delivery.delay > .zero else { return deliver(now: now) }  //! asked-delay-kept
    phase = .delaying
    deadline = now.time.later(by: delivery.delay.nanoseconds)
  }

  /// Does what the deadline was set for.
  package mutating func passDeadline(now: LoopTime) {
    guard now.time >= deadline else { return }
    switch phase {
    case .reading where parser.isAtStart: close()
    case .reading: refuse(.tooSlow, now: now)
    case .handling: refuse(.noAnswer, now: now)
    case .delaying: deliver(now: now)
    case .writing: releaseMore(now: now)
    case .ending, .closed: close()
    }
  }

  package mutating func didSend(_ count: Int, now: LoopTime) {
    sent += count
    guard sent == output.count else { return }
    output.removeAll(keepingCapacity: output.count <= 4_096)
    (sent, released) = (0, 0)
    guard phase == .writing else { return }
    if case .cut = delivery?.fault { return close() }
    delivery = nil
    if isLast { end(now) } else { continueReading(now: now) }  //! nothing-after-last-answer
  }

  /// The front's own answer, which is the last one.
  package mutating func refuse(_ refusal: RequestRejection, now: LoopTime) {
    isLast = true
    isHead = phase == .handling ? isHead : parser.isHead
    input = []
    inputStart = 0
    self.refusal = refusal  //! front-refusal-told
    delivery = Delivery(AnswerBytes.response(for: refusal))
    deliver(now: now)
  }

  mutating func send(_ bytes: [UInt8]) {
    output += bytes
    released = output.count
  }

  private mutating func deliver(now: LoopTime) {
    guard let delivery else { return }
    if case .drop = delivery.fault { return close() }
    phase = .writing
    waitsSince = now.time
    output += AnswerBytes(delivery.response, toHead: isHead, isLast: isLast, date: now.date).bytes
    released = output.count
    deadline = now.time.later(by: timeouts.answer)  //! unread-answer-timeout
    switch delivery.fault {  //! asked-slowness-kept
    case .cut(let count): cut(after: count, now: now)
    case .slow: (released, deadline) = (sent, now.time)
    case .none, .drop: break
    }
  }

  private mutating func cut(after count: Int, now: LoopTime) {
    output.removeLast(max(0, output.count - max(0, count)))
    released = output.count
    if output.isEmpty { close() }
  }

  /// A slow answer takes as long as it was told to, if only the other end reads what comes.
  private mutating func releaseMore(now: LoopTime) {
    guard case .slow(let bytes, let pause) = delivery?.fault, sent == released,
      released < output.count
    else { return close() }
    released = min(output.count, released + max(1, bytes))
    let isWhole = released == output.count
    deadline = now.time.later(
      by: isWhole ? timeouts.answer : max(pause, .milliseconds(1)).nanoseconds)
  }

  private mutating func end(_ now: LoopTime) {
    phase = .ending
    deadline = now.time.later(by: timeouts.ending)
    waitsSince = .min
    if peerHasEnded { close() }
  }
}

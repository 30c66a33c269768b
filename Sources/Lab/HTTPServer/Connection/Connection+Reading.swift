import AuthServer

extension Connection {
  package mutating func receive(_ bytes: UnsafeRawBufferPointer, now: LoopTime) {
    switch phase {
    case .reading:
      let taken = read(bytes, now: now)
      if taken < bytes.count { input.append(contentsOf: bytes[taken...]) }
    case .handling, .delaying, .writing: input.append(contentsOf: bytes)  //! one-request-at-once
    case .ending, .closed: break
    }
  }

  /// The other end sends no more; it may still be waiting for answers.
  package mutating func receiveEnd(now: LoopTime) {
    peerHasEnded = true
    endIfNothingFollows()
  }

  /// Answers how many bytes it took; those behind a whole request are left.
  private mutating func read(_ bytes: UnsafeRawBufferPointer, now: LoopTime) -> Int {
    guard !bytes.isEmpty else { return 0 }
    if parser.isAtStart { begin(now) }
    let wasInBody = parser.isInBody
    let taken = parser.read(bytes)
    if let refusal = parser.refusal {
      refuse(refusal, now: now)
      return bytes.count
    }
    if let parsed = parser.takeParsed() {
      handOver(parsed)
    } else if parser.isInBody {
      if !wasInBody { beginBody(now) }
      if parser.awaitsContinue { sendContinue() }
    }
    return taken
  }

  private mutating func begin(_ now: LoopTime) {
    requestBegan = now.time
    waitsSince = now.time
    deadline = now.time.later(by: min(timeouts.head, timeouts.request))  //! head-timeout
  }

  private mutating func beginBody(_ now: LoopTime) {
    waitsSince = now.time
    //! body-timeout
    deadline = min(now.time.later(by: timeouts.body), requestBegan.later(by: timeouts.request))
  }

  /// It goes out while the body is still being read.
  private mutating func sendContinue() {
    parser.continueWasSent()
    send(AnswerBytes.continueLine)
  }

  private mutating func handOver(_ parsed: RequestParser.ParsedRequest) {
    var request = parsed.request
    request.peer = peer
    isHead = request.method == .head
    isLast = isLast || parsed.isLast
    self.request = request
    phase = .handling
    deadline = requestBegan.later(by: timeouts.request)
  }

  /// Goes on with what is there after an answer is sent.
  mutating func continueReading(now: LoopTime) {
    phase = .reading
    waitsSince = now.time
    deadline = now.time.later(by: timeouts.idle)  //! idle-timeout
    let rest = input
    let start = inputStart
    (input, inputStart) = ([], 0)
    let taken = rest.withUnsafeBytes {
      read(UnsafeRawBufferPointer(rebasing: $0[start...]), now: now)
    }
    if start + taken < rest.count { (input, inputStart) = (rest, start + taken) }
    endIfNothingFollows()
  }

  /// A request that was cut off is answered with nothing: nobody knows what it was to be.
  private mutating func endIfNothingFollows() {
    switch phase {
    case .reading where peerHasEnded, .ending where peerHasEnded: close()
    default: break
    }
  }
}

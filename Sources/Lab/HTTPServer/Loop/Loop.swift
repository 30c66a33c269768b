import AuthServer
import CHTTPD
import Primitives

/// The one thread that owns the sockets. Handlers run elsewhere: one that works long holds up nobody.
final class Loop {
  let readiness: Readiness
  let inbox: Inbox
  private let workers: Workers
  /// Requests of this turn, for all handlers at once.
  private var errands: [PendingRequest] = []
  private var errandCount: UInt64 = 0
  private var workersAreBusy = false
  let options: Options
  /// -1 once it listens no more.
  var listener: Int32
  var seats: [UInt64: ClientSocket] = [:]
  let mostSeats: Int
  private var nextName: UInt64 = 0
  private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 16_384, alignment: 16)

  /// When the first alarm rings, or earlier.
  private var alarm = Int64.max
  private(set) var now = LoopTime(time: 0, date: "")
  private var today: Int64 = -1
  /// Until when nobody is let in, because the system has no file left.
  var pausesUntil: Int64?
  /// Since when every connection has been with a handler, if one more has come since.
  var busySince: Int64?
  private var stopBy: Int64?

  init(
    _ readiness: Readiness, _ inbox: Inbox, _ handler: any Handler, _ options: Options,
    listener: Int32
  ) {
    self.readiness = readiness
    self.inbox = inbox
    workers = Workers(inbox, handler)
    self.options = options
    self.listener = listener
    // Some files are for the rest of the process.
    let files = chttpd_file_limit(Int64(options.connections) + 64)
    mostSeats = max(1, min(options.connections, Int(files) - 32))
  }

  deinit { buffer.deallocate() }

  func run() {
    withUnsafeTemporaryAllocation(of: chttpd_event.self, capacity: 256) { events in
      while !hasEnded {
        let count = readiness.wait(events, milliseconds: inbox.maySleep() ? milliseconds : 0)
        tellTime()
        let somebodyComes = handle(events[..<count])
        readLetters()
        // Last, so that nobody has to go whose bytes were there and only not read yet.
        if somebodyComes { letIn() }
        if now.time >= alarm { ringAlarms() }
        letInAgain()
        handOver()
      }
    }
    end()
  }

  private var hasEnded: Bool {
    guard let stopBy else { return false }
    // guard: stop-deadline
    return isEmpty || now.time >= stopBy
  }

  // guard: front-awaits-handlers
  /// Whether nobody is there, and nothing is done for those who left: what handlers use may be closed.
  private var isEmpty: Bool { seats.isEmpty && !workers.areAtWork }

  private var milliseconds: Int32 {
    // Until a worker is done nobody says what it has answered, and nobody sees whether it is stuck. That a handler
    // is done whose caller has left, nobody says either.
    let looks = workersAreBusy || (stopBy != nil && seats.isEmpty)
    let most: Int32 = looks ? 1 : -1
    let time = min(alarm, pausesUntil ?? .max, stopBy ?? .max)
    guard time < .max else { return most }
    let wait = Int32(clamping: (max(0, time &- chttpd_now()) + 999_999) / 1_000_000)
    return looks ? min(most, wait) : wait
  }

  private func tellTime() {
    let second = chttpd_today()
    now = LoopTime(
      time: chttpd_now(), date: second == today ? now.date : HTTPDate.text(Int(second)))
    today = second
  }

  private func handle(_ events: Slice<UnsafeMutableBufferPointer<chttpd_event>>) -> Bool {
    var somebodyComes = false
    for event in events {
      if event.name == Readiness.listener { somebodyComes = true } else { handle(event) }
    }
    return somebodyComes
  }

  private func handle(_ event: chttpd_event) {
    guard let seat = seats[event.name] else { return }
    if event.gone { seat.connection.close() }
    let isDisturbed = event.readable && !seat.connection.wantsToRead
    if event.readable { seat.read(into: buffer, now: now) }
    settle(seat, isDisturbed: isDisturbed)
  }

  /// Does what the connection wants after something happened to it.
  private func settle(_ seat: ClientSocket, isDisturbed: Bool = false) {
    seat.write(now: now)
    if let request = seat.connection.takeRequest() {
      errandCount += 1
      errands.append(PendingRequest(connection: seat.name, number: errandCount, request: request))
      seat.isWithHandler = true
    }
    if let refusal = seat.connection.takeRefusal() { options.refused(refusal) }
    if !seat.connection.isClosed { seat.ask(readiness, isDisturbed: isDisturbed) }
    guard !seat.connection.isClosed else { return remove(seat) }
    alarm = min(alarm, seat.connection.alarm)
  }

  private func handOver() {
    workersAreBusy = workers.hand(errands, now: now.time)
    errands.removeAll(keepingCapacity: true)
  }

  private func readLetters() {
    let letters = inbox.take()
    for (name, delivery) in letters.answers {
      guard let seat = seats[name] else { continue }
      seat.isWithHandler = false
      // A client that is answered while another waits outside makes room.
      if busySince != nil { seat.connection.finish() }
      seat.connection.answer(delivery, now: now)
      settle(seat)
    }
    let isNew = stopBy == nil && letters.stopBy != nil
    stopBy = letters.stopBy
    if isNew { beginStopping() }
  }

  private func ringAlarms() {
    alarm = .max
    for seat in seats.values {
      seat.connection.ring(now: now)
      settle(seat)
    }
  }

  func remove(_ seat: ClientSocket) {
    seats[seat.name] = nil
    // guard: unawaited-handler-cancelled
    if seat.isWithHandler { workers.cancel(seat.name) }
    seat.end()
  }

  func take(_ file: Int32, from peer: chttpd_address) {
    let connection = Connection(
      limits: options.limits, patience: options.patience, peer: text(of: peer), now: now)
    let seat = ClientSocket(file: file, name: nextName, connection: connection)
    nextName += 1
    seats[seat.name] = seat
    guard readiness.add(file, seat.name) else { return remove(seat) }
    // guard: overflow-told
    if seats.count > mostSeats { seat.connection.refuse(.busy, now: now) }
    // Its request has mostly come with it.
    seat.read(into: buffer, now: now)
    settle(seat)
  }

  private func text(of address: chttpd_address) -> String? {
    let text = withUnsafeBytes(of: address.host) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
    return text.isEmpty ? nil : text
  }

  private func beginStopping() {
    stopListening()
    for seat in seats.values {
      seat.connection.finish()
      settle(seat)
    }
  }

  private func end() {
    stopListening()
    for seat in seats.values { remove(seat) }
    inbox.end()
    readiness.close()
  }
}

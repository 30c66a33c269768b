import AuthServer
import CHTTPD
import Primitives

/// The one thread that owns the sockets. Handlers run elsewhere: one that works long holds up nobody.
final class Loop {
  let readiness: Readiness
  let inbox: Inbox
  private let workers: Workers
  /// Requests of this turn, for all handlers at once.
  private var requests: [PendingRequest] = []
  private var requestCount: UInt64 = 0
  private var workersAreBusy = false
  let options: Options
  /// -1 once it listens no more.
  var listener: Int32
  var sockets: [UInt64: ClientSocket] = [:]
  let mostConnections: Int
  private var nextName: UInt64 = 0
  private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 16_384, alignment: 16)

  /// When the first deadline passes, or earlier.
  private var deadline = Int64.max
  private(set) var now = LoopTime(time: 0, date: "")
  private var today: Int64 = -1
  /// Until when nobody is let in, because the system has no file left.
  var pausedUntil: Int64?
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
    mostConnections = max(1, min(options.connections, Int(files) - 32))
  }

  deinit { buffer.deallocate() }

  func run() {
    withUnsafeTemporaryAllocation(of: chttpd_event.self, capacity: 256) { events in
      while !hasEnded {
        let count = readiness.wait(events, milliseconds: inbox.maySleep() ? milliseconds : 0)
        updateTime()
        let hasNewConnections = handle(events[..<count])
        readMessages()
        // Last, so that nobody has to go whose bytes were there and only not read yet.
        if hasNewConnections { acceptConnections() }
        if now.time >= deadline { passDeadlines() }
        resumeListening()
        handOver()
      }
    }
    end()
  }

  private var hasEnded: Bool {
    guard let stopBy else { return false }
    return isEmpty || now.time >= stopBy  //! stop-deadline
  }

  /// Whether nobody is there, and nothing is done for those who left: what handlers use may be closed.
  private var isEmpty: Bool { sockets.isEmpty && !workers.areRunning }  //! front-awaits-handlers

  private var milliseconds: Int32 {
    // Until a worker is done nobody says what it has answered, and nobody sees whether it is stuck. That a handler
    // is done whose caller has left, nobody says either.
    let looks = workersAreBusy || (stopBy != nil && sockets.isEmpty)
    let most: Int32 = looks ? 1 : -1
    let time = min(deadline, pausedUntil ?? .max, stopBy ?? .max)
    guard time < .max else { return most }
    let wait = Int32(clamping: (max(0, time &- chttpd_now()) + 999_999) / 1_000_000)
    return looks ? min(most, wait) : wait
  }

  private func updateTime() {
    let second = chttpd_today()
    now = LoopTime(
      time: chttpd_now(), date: second == today ? now.date : HTTPDate.text(Int(second)))
    today = second
  }

  private func handle(_ events: Slice<UnsafeMutableBufferPointer<chttpd_event>>) -> Bool {
    var hasNewConnections = false
    for event in events {
      if event.name == Readiness.listener { hasNewConnections = true } else { handle(event) }
    }
    return hasNewConnections
  }

  private func handle(_ event: chttpd_event) {
    guard let socket = sockets[event.name] else { return }
    if event.gone { socket.connection.close() }
    let isDisturbed = event.readable && !socket.connection.wantsToRead
    if event.readable { socket.read(into: buffer, now: now) }
    settle(socket, isDisturbed: isDisturbed)
  }

  /// Does what the connection wants after something happened to it.
  private func settle(_ socket: ClientSocket, isDisturbed: Bool = false) {
    socket.write(now: now)
    if let request = socket.connection.takeRequest() {
      requestCount += 1
      requests.append(
        PendingRequest(connection: socket.name, number: requestCount, request: request))
      socket.isWithHandler = true
    }
    if let refusal = socket.connection.takeRefusal() { options.refused(refusal) }
    if !socket.connection.isClosed { socket.ask(readiness, isDisturbed: isDisturbed) }
    guard !socket.connection.isClosed else { return remove(socket) }
    deadline = min(deadline, socket.connection.deadline)
  }

  private func handOver() {
    workersAreBusy = workers.enqueue(requests, now: now.time)
    requests.removeAll(keepingCapacity: true)
  }

  private func readMessages() {
    let messages = inbox.take()
    for (name, delivery) in messages.answers {
      guard let socket = sockets[name] else { continue }
      socket.isWithHandler = false
      // A client that is answered while another waits outside makes room.
      if busySince != nil { socket.connection.finish() }
      socket.connection.answer(delivery, now: now)
      settle(socket)
    }
    let isNew = stopBy == nil && messages.stopBy != nil
    stopBy = messages.stopBy
    if isNew { beginStopping() }
  }

  private func passDeadlines() {
    deadline = .max
    for socket in sockets.values {
      socket.connection.passDeadline(now: now)
      settle(socket)
    }
  }

  func remove(_ socket: ClientSocket) {
    sockets[socket.name] = nil
    if socket.isWithHandler { workers.cancel(socket.name) }  //! unawaited-handler-cancelled
    socket.end()
  }

  func take(_ file: Int32, from peer: chttpd_address) {
    let connection = Connection(
      limits: options.limits, timeouts: options.timeouts, peer: text(of: peer), now: now)
    let socket = ClientSocket(file: file, name: nextName, connection: connection)
    nextName += 1
    sockets[socket.name] = socket
    guard readiness.add(file, socket.name) else { return remove(socket) }
    //! overflow-told
    if sockets.count > mostConnections { socket.connection.refuse(.busy, now: now) }
    // Its request has mostly come with it.
    socket.read(into: buffer, now: now)
    settle(socket)
  }

  private func text(of address: chttpd_address) -> String? {
    let text = withUnsafeBytes(of: address.host) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
    return text.isEmpty ? nil : text
  }

  private func beginStopping() {
    stopListening()
    for socket in sockets.values {
      socket.connection.finish()
      settle(socket)
    }
  }

  private func end() {
    stopListening()
    for socket in sockets.values { remove(socket) }
    inbox.end()
    readiness.close()
  }
}

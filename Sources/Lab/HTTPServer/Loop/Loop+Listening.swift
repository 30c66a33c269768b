import CHTTPD

extension Loop {
  private static let mostAtOnce = 64
  /// How long to wait for another part of the process to close a file.
  private static let pause: Int64 = 100_000_000
  /// How long a connection has its place whoever comes: what it wants to say is mostly on its way.
  private static let protectedTime: Int64 = 50_000_000
  private static let shortPause: Int64 = 5_000_000
  private static let handlerWait: Int64 = 250_000_000

  func acceptConnections() {
    for _ in 0..<Self.mostAtOnce where listener >= 0 && pausedUntil == nil {
      let isFull = sockets.count >= mostConnections  //! idle-yields-place
      let slowest = isFull ? slowest : nil
      if !isFull { busySince = nil }
      if isFull, mustWait(slowest) { return pauseListening(Self.shortPause) }
      var peer = chttpd_address()
      let file = options.accept(listener, &peer)
      if file == -EAGAIN { return }
      guard file >= 0 else { return waitForFiles(file) }
      if let slowest { drop(slowest) }  //! connection-cap
      take(file, from: peer)
    }
  }

  /// Handlers are mostly quick: only when all have been at work for a while is the next one told so.
  private func mustWait(_ slowest: ClientSocket?) -> Bool {
    if let slowest {
      busySince = nil
      return slowest.connection.waitsSince > now.time - Self.protectedTime
    }
    let since = busySince ?? now.time
    busySince = since
    return now.time - since < Self.handlerWait
  }

  /// The client socket that keeps us waiting longest. One that waits for us does not count.
  private var slowest: ClientSocket? {
    sockets.values.filter(\.connection.isExpendable)
      .min { $0.connection.waitsSince < $1.connection.waitsSince }
  }

  private func drop(_ socket: ClientSocket) {
    socket.connection.close()
    remove(socket)
  }

  /// Without a file for it, a connection stays where the system keeps it.
  private func waitForFiles(_ error: Int32) {
    if error == -EMFILE || error == -ENFILE, let slowest { return drop(slowest) }  //! no-files-left
    pauseListening(Self.pause)  //! no-files-pause
  }

  private func pauseListening(_ time: Int64) {
    pausedUntil = now.time.later(by: time)
    _ = readiness.change(listener, Readiness.listener, reading: false, writing: false)
  }

  func resumeListening() {
    guard let time = pausedUntil, now.time >= time else { return }
    pausedUntil = nil
    guard listener >= 0 else { return }
    _ = readiness.change(listener, Readiness.listener, reading: true, writing: false)
  }

  func stopListening() {
    guard listener >= 0 else { return }
    _ = chttpd_close(listener)
    listener = -1
  }
}

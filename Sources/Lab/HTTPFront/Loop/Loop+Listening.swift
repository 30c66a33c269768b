import CHTTPD

extension Loop {
  private static let mostAtOnce = 64
  /// How long to wait for another part of the process to close a file.
  private static let pause: Int64 = 100_000_000

  func letIn() {
    for _ in 0..<Self.mostAtOnce where listener >= 0 && pausesUntil == nil {
      var peer = chttpd_address()
      let file = chttpd_accept(listener, &peer)
      if file == -EAGAIN { return }
      guard file >= 0 else { return waitForFiles(file) }
      if seats.count >= mostSeats { makeRoom() }
      take(file, from: peer)
    }
  }

  /// Who keeps us waiting longest goes. Whoever waits for us stays.
  @discardableResult
  private func makeRoom() -> Bool {
    let slowest = seats.values.filter(\.connection.isExpendable)
      .min { $0.connection.waitsSince < $1.connection.waitsSince }
    guard let slowest else { return false }
    slowest.connection.close()
    remove(slowest)
    return true
  }

  /// Without a file for it, a connection stays where the system keeps it.
  private func waitForFiles(_ error: Int32) {
    guard error != -EMFILE && error != -ENFILE || !makeRoom() else { return }
    pausesUntil = now.time &+ Self.pause
    _ = readiness.change(listener, Readiness.listener, reading: false, writing: false)
  }

  func letInAgain() {
    guard let time = pausesUntil, now.time >= time else { return }
    pausesUntil = nil
    guard listener >= 0 else { return }
    _ = readiness.change(listener, Readiness.listener, reading: true, writing: false)
  }

  func stopListening() {
    guard listener >= 0 else { return }
    _ = chttpd_close(listener)
    listener = -1
  }
}

import CHTTPD

/// A connection with its socket.
final class ClientSocket {
  let file: Int32
  /// Never given to another one: a late answer finds nobody.
  let name: UInt64
  var connection: Connection
  var isWithHandler = false
  private var isReading = true
  private var isWriting = false
  private var hasEndedWriting = false

  init(file: Int32, name: UInt64, connection: Connection) {
    self.file = file
    self.name = name
    self.connection = connection
  }

  /// Reads what is there, but not so much that others wait.
  func read(into buffer: UnsafeMutableRawBufferPointer, now: LoopTime) {
    guard connection.wantsToRead else { return }
    let count = chttpd_read(file, buffer.baseAddress, buffer.count)
    if count > 0 {
      connection.receive(UnsafeRawBufferPointer(rebasing: buffer[..<Int(count)]), now: now)
    } else if count == 0 {
      connection.receiveEnd(now: now)
    } else if count != -Int64(EAGAIN) {
      connection.close()
    }
  }

  func write(now: LoopTime) {
    while connection.wantsToWrite {
      let count = connection.output.withUnsafeBytes {
        chttpd_write(file, $0.baseAddress! + connection.sent, connection.released - connection.sent)
      }
      guard count > 0 else {
        if count != -Int64(EAGAIN) { connection.close() }
        return
      }
      connection.didSend(Int(count), now: now)
    }
    if connection.hasEndedWriting && !hasEndedWriting {
      hasEndedWriting = true
      if chttpd_end_writing(file) < 0 { connection.close() }
    }
  }

  /// Asks to be told what the connection wants. Being told to read is left on until it disturbs: most answers are
  /// sent before anything else comes.
  func ask(_ readiness: Readiness, isDisturbed: Bool) {
    let reading = connection.wantsToRead || (isReading && !isDisturbed)
    let writing = connection.wantsToWrite
    guard reading != isReading || writing != isWriting else { return }
    (isReading, isWriting) = (reading, writing)
    if !readiness.change(file, name, reading: reading, writing: writing) { connection.close() }
  }

  func end() { _ = chttpd_close(file) }
}

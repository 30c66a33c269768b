import Dispatch
import HTTPServer
import Primitives
import Testing

@testable import LabCommands

/// A log whose reader is slow, or has stopped reading.
@Suite struct LogBufferTests {
  private let line = Array((String(repeating: "x", count: 99) + "\n").utf8)

  /// The written lines, and a reader that lets one write through at a time.
  private final class Reader: Sendable {
    let text = Locked("")
    let begins = DispatchSemaphore(value: 0)
    let goesOn = DispatchSemaphore(value: 0)

    func read(_ bytes: [UInt8]) {
      begins.signal()
      goesOn.wait()
      text.use { $0 += String(decoding: bytes, as: UTF8.self) }
    }
  }

  @Test func addingLineDoesNotWaitForReader() {
    let reader = Reader()
    let log = LogBuffer { reader.read($0) }
    log.add(line)
    reader.begins.wait()
    let count = 5_000
    for _ in 1...count { log.add(line) }
    for _ in 1...3 { reader.goesOn.signal() }
    reader.begins.wait()
    log.add(line)
    log.end()
    let lines = reader.text.use { $0 }.split(separator: "\n")
    let room = (1 << 18) / line.count
    #expect(lines.count == 1 + room + 1 + 1)
    // The place of the lost lines.
    #expect(lines[1 + room] == #"{"lost":\#(count - room)}"#)
  }

  @Test func endDoesNotWaitForReader() {
    let reader = Reader()
    let log = LogBuffer { reader.read($0) }
    log.add(line)
    reader.begins.wait()
    log.end(within: .milliseconds(1))
    #expect(reader.text.use { $0.isEmpty })
    reader.goesOn.signal()
  }
}

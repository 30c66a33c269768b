import Dispatch
import HTTPServer
import Primitives

/// Lines of a log on their way to a stream. Whoever adds one goes on at once; another thread writes what has come
/// together, a moment later. A stream that nobody reads holds up nobody: lines that find no room are lost, and the next
/// one that is written says how many.
final class LogBuffer: Sendable {
  private static let pause = DispatchTimeInterval.milliseconds(20)
  /// As many bytes are written at once: a reader that keeps up loses nothing.
  private static let many = 1 << 16
  private static let most = 1 << 18

  private struct Waiting {
    var bytes: [UInt8] = []
    var lost = 0
  }

  private let waiting = Locked(Waiting())
  private let queue = DispatchQueue(label: "log")
  private let write: @Sendable ([UInt8]) -> Void

  init(_ write: @escaping @Sendable ([UInt8]) -> Void) { self.write = write }

  func add(_ line: [UInt8]) {
    let (before, now) = waiting.use { waiting in
      let before = waiting.bytes.count
      guard before == 0 || before + line.count <= Self.most else {  //! log-buffer-limit
        waiting.lost += 1
        return (before, before)
      }
      waiting.bytes.append(contentsOf: line)
      return (before, waiting.bytes.count)
    }
    if before == 0 { queue.asyncAfter(deadline: .now() + Self.pause) { self.writeAll() } }
    if before < Self.many, now >= Self.many { queue.async { self.writeAll() } }
  }

  /// Returns when all that was added is written, or when nobody reads it that long.
  func end(within patience: DispatchTimeInterval = .seconds(2)) {
    let isWritten = DispatchSemaphore(value: 0)
    queue.async {
      self.writeAll()
      isWritten.signal()
    }
    _ = isWritten.wait(timeout: .now() + patience)
  }

  /// On the queue alone, so that lines stay in their order.
  private func writeAll() {
    var taken = waiting.use { waiting in
      defer { waiting = Waiting() }
      return waiting
    }
    //! lost-log-lines-told
    if taken.lost > 0 { taken.bytes += #"{"lost":\#(taken.lost)}"#.utf8 + [UInt8(ascii: "\n")] }
    if !taken.bytes.isEmpty { write(taken.bytes) }
  }
}

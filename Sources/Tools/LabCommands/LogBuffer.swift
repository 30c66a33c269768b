import Dispatch
import HTTPFront

/// Lines of a log on their way to a stream. Whoever adds one goes on at once; another thread writes what has come
/// together, a moment later. Where the stream is slower than they come, whoever adds one waits for it.
final class LogBuffer: Sendable {
  private static let pause = DispatchTimeInterval.milliseconds(20)
  private static let most = 1 << 18

  private let waiting = Locked<[UInt8]>([])
  private let queue = DispatchQueue(label: "log")
  private let write: @Sendable ([UInt8]) -> Void

  init(_ write: @escaping @Sendable ([UInt8]) -> Void) { self.write = write }

  func add(_ line: [UInt8]) {
    let (isFirst, isTooMuch) = waiting.use { bytes in
      let isFirst = bytes.isEmpty
      bytes.append(contentsOf: line)
      return (isFirst, bytes.count > Self.most)
    }
    if isFirst { queue.asyncAfter(deadline: .now() + Self.pause) { self.writeAll() } }
    if isTooMuch { end() }
  }

  /// Returns when all that was added is written.
  func end() { queue.sync { writeAll() } }

  /// On the queue alone, so that lines stay in their order.
  private func writeAll() {
    let bytes = waiting.use { bytes in
      defer { bytes = [] }
      return bytes
    }
    if !bytes.isEmpty { write(bytes) }
  }
}

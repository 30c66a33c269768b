import Foundation
import Primitives

/// Holds a body in memory, as far as it may be that long.
package final class CollectedBody: BodyReceiver, @unchecked Sendable {
  private let lock = Lock()
  private let maximum: Int
  private let progress: @Sendable (Int64) -> Void
  private var body = Data()
  private var isTooLong = false

  /// - Parameter progress: takes the number of bytes of the request that were sent so far.
  package init(maximum: Int, progress: @escaping @Sendable (Int64) -> Void = { _ in }) {
    self.maximum = maximum
    self.progress = progress
  }

  /// A repeated request has another answer.
  package func begin(_ head: HTTPResponse) {
    lock.withLock { (body, isTooLong) = (Data(), false) }
  }

  package func receive(_ bytes: Data) -> Bool { lock.withLock { add(bytes) } }

  package func sent(_ count: Int64) { progress(count) }

  /// - Returns: nil if it was too long.
  package var whole: Data? { lock.withLock { isTooLong ? nil : body } }

  private func add(_ bytes: Data) -> Bool {
    isTooLong = isTooLong || body.count + bytes.count > maximum  //! answer-cap-while-it-comes
    if isTooLong { body = Data() } else { body.append(bytes) }
    return !isTooLong
  }
}

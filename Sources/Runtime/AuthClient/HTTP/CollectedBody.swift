package import Foundation
import Primitives

/// Holds a body in memory, as far as it may be that long.
package final class CollectedBody: BodyReceiver {
  private let maximum: Int
  private let progress: @Sendable (Int64) -> Void
  /// Nil if it was too long.
  private let body = Locked<Data?>(Data())

  /// - Parameter progress: takes the number of bytes of the request that were sent so far.
  package init(maximum: Int, progress: @escaping @Sendable (Int64) -> Void = { _ in }) {
    self.maximum = maximum
    self.progress = progress
  }

  /// A repeated request has another answer.
  package func begin(_ head: HTTPResponse) {
    body.use { $0 = Data() }
  }

  package func receive(_ bytes: Data) -> Bool {
    body.use { body in
      //! answer-cap-while-it-comes
      if let held = body?.count, held + bytes.count > maximum { body = nil }
      body?.append(bytes)
      return body != nil
    }
  }

  package func sent(_ count: Int64) { progress(count) }

  /// - Returns: nil if it was too long.
  package var whole: Data? { body.use { $0 } }
}

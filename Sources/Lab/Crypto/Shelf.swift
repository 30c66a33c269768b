import Dispatch

/// One value that is replaced now and then and read by many.
package final class Shelf<Value: Sendable>: @unchecked Sendable {
  /// Unchecked, because the queue lets one at a time to the value.
  private let queue = DispatchQueue(label: "shelf")
  private var kept: Value?

  package init() {}

  package var value: Value? {
    get { queue.sync { kept } }
    set { queue.sync { kept = newValue } }
  }
}

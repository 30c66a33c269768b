import Synchronization

/// A clock that a test moves.
final class Moving: Sendable {
  private let seconds: Mutex<Int>

  init(_ seconds: Int) { self.seconds = Mutex(seconds) }

  var value: Int {
    get { seconds.withLock { $0 } }
    set { seconds.withLock { $0 = newValue } }
  }
}

import Stores

/// A clock that the control can move, and only forwards: what was done stays done.
package protocol MovableClock: Clock {
  func advance(seconds: Int)
}

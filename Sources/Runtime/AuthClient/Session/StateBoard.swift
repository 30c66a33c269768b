import Foundation
import Primitives

/// The session's state and kept values where everyone can read them without waiting, and follow the
/// state.
final class StateBoard<State: AuthState>: @unchecked Sendable {
  private let lock = Lock()
  private var current: State
  private var values: [String: String] = [:]
  private var readers: [Int: AsyncStream<State>.Continuation] = [:]
  private var lastReader = 0

  init(_ state: State) { current = state }

  var state: State { lock.withLock { current } }

  func value(_ name: String) -> String? { lock.withLock { values[name] } }

  /// The state now, and then each other one.
  var states: AsyncStream<State> {
    AsyncStream { reader in
      let number = lock.withLock { add(reader) }
      reader.onTermination = { [weak self] _ in self?.remove(number) }
    }
  }

  /// - Returns: the state before, if it was another.
  @discardableResult
  func show(_ state: State, _ values: [String: String] = [:]) -> State? {
    lock.withLock {
      self.values = values
      let before = current
      guard state != before else { return nil }
      current = state
      for reader in readers.values { reader.yield(state) }
      return before
    }
  }

  private func add(_ reader: AsyncStream<State>.Continuation) -> Int {
    lastReader += 1
    readers[lastReader] = reader
    reader.yield(current)
    return lastReader
  }

  private func remove(_ number: Int) { lock.withLock { readers[number] = nil } }

  deinit { for reader in readers.values { reader.finish() } }
}

import Foundation

/// The session's state where everyone can read it without waiting, and follow it.
final class StateBoard<State: AuthState>: @unchecked Sendable {
  private let lock = NSLock()
  private var current: State
  private var readers: [Int: AsyncStream<State>.Continuation] = [:]
  private var lastReader = 0

  init(_ state: State) { current = state }

  var state: State { lock.withLock { current } }

  /// The state now, and then each other one.
  var states: AsyncStream<State> {
    AsyncStream { reader in
      let number = lock.withLock { add(reader) }
      reader.onTermination = { [weak self] _ in self?.remove(number) }
    }
  }

  func show(_ state: State) {
    lock.withLock {
      guard state != current else { return }
      current = state
      for reader in readers.values { reader.yield(state) }
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

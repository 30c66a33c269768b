import Foundation
import Primitives

/// The session's state and kept values where everyone can read them without waiting, and follow each change.
final class StateBoard<Contract: AuthContract>: @unchecked Sendable {
  typealias State = Contract.SessionState
  typealias Change = SessionChange<Contract>

  private let lock = Lock()
  private var now: Change
  private var readers: [Int: BoardReader<Contract>] = [:]
  private var lastReader = 0

  init(_ state: State) {
    now = Change(
      reason: .current, state: state, before: state, kept: KeptValues(), keptBefore: KeptValues())
  }

  var state: State { lock.withLock { now.state } }
  var kept: KeptValues<Contract> { lock.withLock { now.kept } }

  /// The state now, and then each other one.
  var states: AsyncStream<State> {
    AsyncStream { stream in
      let number = add(.states(stream))
      stream.onTermination = { [weak self] _ in self?.remove(number) }
    }
  }

  /// The session now, and then each change.
  var changes: AsyncStream<Change> {
    AsyncStream { stream in
      let number = add(.changes(stream))
      stream.onTermination = { [weak self] _ in self?.remove(number) }
    }
  }

  /// - Parameter isNews: it is told though nothing of it looks another.
  /// - Returns: what was told; nil where there was nothing to tell.
  @discardableResult
  func show(
    _ state: State, _ kept: KeptValues<Contract> = KeptValues(),
    because reason: SessionChangeReason,
    isNews: Bool = false
  ) -> Change? {
    lock.withLock { () -> Change? in
      let change = Change(
        reason: reason, state: state, before: now.state, kept: kept, keptBefore: now.kept)
      guard isNews || state != now.state || kept != now.kept else { return nil }  //! no-news-untold
      now = change
      for reader in readers.values { reader.tell(change) }
      return change
    }
  }

  private func add(_ reader: BoardReader<Contract>) -> Int {
    lock.withLock {
      lastReader += 1
      readers[lastReader] = reader
      reader.begin(
        Change(
          reason: .current, state: now.state, before: now.state, kept: now.kept,
          keptBefore: now.kept))
      return lastReader
    }
  }

  private func remove(_ number: Int) { lock.withLock { readers[number] = nil } }

  deinit { for reader in readers.values { reader.finish() } }
}

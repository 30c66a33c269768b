import Foundation
import Primitives

/// The session's state and kept values where everyone can read them without waiting, and follow each change.
final class StateBoard<Contract: AuthContract>: Sendable {
  typealias State = Contract.SessionState
  typealias Change = SessionChange<Contract>

  private let shown: Locked<Shown>

  private struct Shown {
    var now: Change
    var readers: [Int: BoardReader<Contract>] = [:]
    var lastReader = 0
  }

  init(_ state: State) {
    shown = Locked(
      Shown(
        now: Change(
          reason: .current, state: state, before: state, kept: KeptValues(),
          keptBefore: KeptValues())))
  }

  var state: State { shown.use { $0.now.state } }
  var kept: KeptValues<Contract> { shown.use { $0.now.kept } }

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
    shown.use { shown -> Change? in
      let now = shown.now
      let change = Change(
        reason: reason, state: state, before: now.state, kept: kept, keptBefore: now.kept)
      guard isNews || state != now.state || kept != now.kept else { return nil }  //! no-news-untold
      shown.now = change
      for reader in shown.readers.values { reader.tell(change) }
      return change
    }
  }

  private func add(_ reader: BoardReader<Contract>) -> Int {
    shown.use { shown in
      let now = shown.now
      shown.lastReader += 1
      shown.readers[shown.lastReader] = reader
      reader.begin(
        Change(
          reason: .current, state: now.state, before: now.state, kept: now.kept,
          keptBefore: now.kept))
      return shown.lastReader
    }
  }

  private func remove(_ number: Int) { shown.use { $0.readers[number] = nil } }

  deinit { shown.use { for reader in $0.readers.values { reader.finish() } } }
}

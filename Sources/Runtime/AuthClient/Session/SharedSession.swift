import Foundation
import Primitives

/// The session itself, which all clients of one store share.
///
/// Whatever is mutable here is only touched by the sessions' actors, and they take turns: `turn` is
/// the executor of each of them.
final class SharedSession<Contract: AuthContract>: @unchecked Sendable {
  typealias State = Contract.SessionState

  let store: any TokenStore
  let time: Timekeeper
  let board: StateBoard<State>
  let turn = Turn()
  var record: SessionRecord<Contract>
  var generations = Generations()
  /// The store does not say yet what the record says.
  var isUnwritten = false
  /// The last session that ended, and by which refusal.
  var ended: (session: Int, because: RefusalRule?)?
  /// The calls that wait for a renewal, by the number of its session.
  var flights: [Int: [Int: RenewalWaiter<Contract>]] = [:]
  var lastWaiter = 0
  /// The sessions whose last renewal somebody who signs out waits for, and what it brought.
  var leaving: [Int: [String: StoredToken]] = [:]
  /// Until when the server wants no renewal, and what it said.
  var pause: (session: Int, until: Date, outcome: RenewalOutcome<Contract>)?
  /// The session that was renewed because the app was launched.
  var launched: Int?
  /// How a person who signed out had the tokens ended at the server, where that ends these and no others.
  var farewell: Revocation<Contract>?

  init(store: any TokenStore, time: Timekeeper, record: SessionRecord<Contract>) {
    self.store = store
    self.time = time
    self.record = record
    board = StateBoard(record.state)
  }

  /// Lends its executor, and is nothing else.
  actor Turn {}
}

/// The sessions of this process, by the place that each is stored in.
enum SharedSessions {
  private static let table = Table()

  static func session<Contract: AuthContract>(
    in store: any TokenStore, _ time: () -> Timekeeper, of contract: Contract.Type
  ) -> SharedSession<Contract> {
    table.session(StoreIdentity(store, of: contract)) {
      SharedSession(store: store, time: time(), record: .unknown)
    }
  }

  private final class Table: @unchecked Sendable {
    private let lock = Lock()
    private var all: [StoreIdentity: Weak] = [:]

    func session<Value: AnyObject>(_ identity: StoreIdentity?, _ make: () -> Value) -> Value {
      guard let identity else { return make() }
      return lock.withLock {
        // guard: one-session-per-store
        if let known = all[identity]?.value as? Value { return known }
        all = all.filter { $0.value.value != nil }
        let new = make()
        all[identity] = Weak(value: new)
        return new
      }
    }
  }

  private struct Weak {
    weak var value: AnyObject?
  }
}

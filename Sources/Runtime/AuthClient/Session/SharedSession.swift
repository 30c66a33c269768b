import Foundation
import Primitives
import SessionCore

/// The session itself, which all clients of one store share.
///
/// Whatever is mutable here is only touched by the sessions' actors, and they take turns: `turn` is
/// the executor of each of them.
final class SharedSession<Contract: AuthContract>: @unchecked Sendable {
  let time: Timekeeper
  let storage: StoreAccess
  let board: StateBoard<Contract>
  /// The observers of all clients.
  let observers = SessionObservers()
  let turn = Turn()
  /// Decides all; this type and the actors only do what it says.
  var core: SessionCore
  /// The calls that wait for a verdict, by their numbers.
  var waiting: [Int: CheckedContinuation<Decision<Contract>, Never>] = [:]
  /// The verdicts that nobody waits for yet.
  var decisions: [Int: Decision<Contract>] = [:]
  /// The rest of each sign-out that waits for the newest tokens.
  var leaving: [Int: (SessionRecord) -> Void] = [:]
  /// How the last renewals ended, by their numbers.
  private(set) var outcomes: [Int: RenewalOutcome<Contract>] = [:]
  var handedOut = HandedOutTokens()
  /// The calls that wait for a token that another call fetches.
  var fetching: [String: [CheckedContinuation<Void, Never>]] = [:]
  /// The right to renew of each renewal that is under way, where the store has leases.
  var leases: [Int: ExpiringHold] = [:]
  /// The refusals that calls have met, by name.
  var refusals: [String: RefusalRule] = [:]
  /// How a person who signed out had the tokens ended at the server, where that ends these and no others.
  var farewell: Revocation<Contract>?
  /// The sign-outs that outlive the process; nil where the store keeps none.
  let signOuts: PendingSignOuts?
  /// There may be some of which the server is to be told.
  var mayHaveSignOuts = true
  var isTellingSignOut = false
  var callOffSignOuts: @Sendable () -> Void = {}
  /// Tell the server of the sign-outs of this process, by their own calls. False if it did not hear that.
  var farewells: [String: @Sendable () async -> Bool] = [:]

  init(
    store: any TokenStore, time: Timekeeper, server: String?, renewalEndpoint: String?,
    record: (SessionRules) -> SessionRecord? = { _ in nil }
  ) {
    let rules = SessionRules(Contract.self)
    self.time = time
    storage = StoreAccess(store: store, time: time, server: server, observers: observers)
    signOuts = (store as? any ItemStore).flatMap { items in  //! sign-outs-of-own-server
      server.map { PendingSignOuts(items: items, server: $0) }
    }
    core = SessionCore(rules, renewalEndpoint: renewalEndpoint, record: record(rules))
    board = StateBoard(Contract.machine.state(core.record.state))
  }

  /// The time of the session's clock.
  var seconds: Double { time.now.timeIntervalSinceReferenceDate }

  func keep(_ outcome: RenewalOutcome<Contract>, of flight: Int) {
    outcomes[flight] = outcome
    // A waiting call gets its outcome before another renewal ends.
    for old in outcomes.keys.sorted().dropLast(8) { outcomes[old] = nil }
  }

  /// Lends its executor, and is nothing else.
  actor Turn {}
}

/// A verdict of the core, and the renewal that it speaks of.
struct Decision<Contract: AuthContract>: Sendable {
  let verdict: Verdict
  let outcome: RenewalOutcome<Contract>?
}

/// The sessions of this process, by the place that each is stored in.
enum SharedSessions {
  private static let table = Locked<[StoreIdentity: Weak]>([:])

  static func session<Contract: AuthContract>(
    in store: any TokenStore, of contract: Contract.Type, at server: String,
    _ make: () -> SharedSession<Contract>
  ) -> SharedSession<Contract> {
    let identity = StoreIdentity(store, of: contract, at: server)
    return table.use { all in
      //! one-session-per-store
      if let known = all[identity]?.value as? SharedSession<Contract> { return known }
      all = all.filter { $0.value.value != nil }
      let new = make()
      all[identity] = Weak(value: new)
      return new
    }
  }

  private struct Weak: Sendable {
    weak var value: (any AnyObject & Sendable)?
  }
}

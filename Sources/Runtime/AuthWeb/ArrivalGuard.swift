public import AuthClient
public import Foundation
import Primitives

/// A guard that accepts only the callback of the pending sign-in, and only once.
///
/// Forged ones are turned away without disturbing the sign-in that waits. A callback of a sign-in that
/// was finished, cancelled or replaced by a newer one is turned away as well.
public final class ArrivalGuard: Sendable {
  private let clock: any WallClock
  private let store: (any TokenStore)?
  private let waiting = Locked((pending: PendingSignIn?.none, last: 0))

  /// - Parameters:
  ///   - clock: decides when a link is late.
  ///   - store: keeps the sign-in that waits, so that a link finds it after the app has ended: a store of its own, and
  ///     never the session's. Without one the sign-in ends with the app.
  public init(clock: any WallClock = SystemClock(), keptIn store: (any TokenStore)? = nil) {
    self.clock = clock
    self.store = store
  }

  /// Begins a sign-in. One that was waiting waits no more.
  public func begin(_ rule: CallbackRule) -> PendingSignIn {
    waiting.use { waiting in
      waiting.last += 1
      let new = PendingSignIn(rule, number: waiting.last, at: clock.now)
      waiting.pending = new
      // Without a store that works it waits in memory, as it would without any.
      if isOwnStore { try? store?.save(new.stored) }
      return new
    }
  }

  /// Ends the wait for the callback. Does nothing if another sign-in has begun.
  public func cancel(_ signIn: PendingSignIn) {
    waiting.use { if $0.pending?.number == signIn.number { end(&$0.pending) } }  //! cancel-sign-in
  }

  /// - Parameters:
  ///   - url: the callback.
  ///   - signIn: the sign-in whose own browser brought the callback, if that is known. Its page was open all the while,
  ///     so it may have taken its time; a link from outside is late after ten minutes.
  public func accept(
    _ url: URL, for signIn: PendingSignIn? = nil
  ) throws(ArrivalFault) -> WebArrival {
    try waiting.use { (waiting) throws(ArrivalFault) in
      if waiting.pending == nil, signIn == nil, let stored = try? store?.load() {
        // An earlier run of the app has begun it.
        waiting.last += 1
        waiting.pending = PendingSignIn(stored, number: waiting.last)
      }
      return try judge(url, signIn, &waiting.pending)
    }
  }

  private func judge(
    _ url: URL, _ signIn: PendingSignIn?, _ waiting: inout PendingSignIn?
  ) throws(ArrivalFault) -> WebArrival {
    guard let pending = waiting, signIn == nil || signIn?.number == pending.number else {
      throw .nothingPending
    }  //! callback-current-sign-in
    guard signIn != nil || !pending.isLate(at: clock.now) else {  //! callback-in-time
      end(&waiting)  //! late-sign-in-dropped
      throw .late
    }
    let query = try pending.query(of: url)
    do {
      let fields = try pending.rule.fields(of: query)
      end(&waiting)  //! callback-once
      return WebArrival(
        fields: fields, codeVerifier: pending.pkce.verifier, rawNonce: pending.nonce)
    } catch {
      if case .refused = error { end(&waiting) }  //! refusal-ends-sign-in
      throw .callback(error)
    }
  }

  private func end(_ waiting: inout PendingSignIn?) {
    waiting = nil
    if isOwnStore { try? store?.clear() }  //! kept-callback-once
  }

  /// A store that holds anything else, such as a session, is left as it is.
  private var isOwnStore: Bool {
    guard let held = try? store?.load() else { return true }
    return PendingSignIn(held, number: 0) != nil  //! kept-in-own-store
  }
}

extension ArrivalGuard: CustomReflectable {
  public var customMirror: Mirror { Mirror(self, children: []) }
}

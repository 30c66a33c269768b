import AuthClient
import Foundation
import Primitives

/// Lets in the one callback that belongs to the one sign-in that waits, once.
///
/// Forged ones are turned away without disturbing the sign-in that waits. A callback of a sign-in that
/// was finished, cancelled or replaced by a newer one is turned away as well.
public final class ArrivalGuard: @unchecked Sendable {
  private let clock: any WallClock
  private let lock = Lock()
  private var pending: PendingSignIn?
  private var last = 0

  public init(clock: any WallClock = SystemClock()) { self.clock = clock }

  /// Begins a sign-in. One that was waiting waits no more.
  public func begin(_ rule: CallbackRule) -> PendingSignIn {
    lock.withLock {
      last += 1
      let new = PendingSignIn(rule, number: last, at: clock.now)
      pending = new
      return new
    }
  }

  /// Ends the wait for the callback. Does nothing if another sign-in has begun.
  public func cancel(_ signIn: PendingSignIn) {
    // guard: end-current-sign-in, cancel-sign-in
    lock.withLock { if pending?.number == signIn.number { pending = nil } }
  }

  /// - Parameter signIn: the sign-in whose own browser brought the callback, if that is known. Its page was open all
  ///   the while, so it may have taken its time; a link from outside is late after ten minutes.
  public func accept(
    _ url: URL, for signIn: PendingSignIn? = nil
  ) throws(ArrivalFault) -> WebArrival {
    let verdict: Result<WebArrival, ArrivalFault> = lock.withLock {
      do throws(ArrivalFault) {
        return .success(try judge(url, signIn))
      } catch {
        return .failure(error)
      }
    }
    return try verdict.get()
  }

  private func judge(_ url: URL, _ signIn: PendingSignIn?) throws(ArrivalFault) -> WebArrival {
    // guard: callback-current-sign-in
    guard let pending, signIn == nil || signIn?.number == pending.number else {
      throw .nothingPending
    }
    // guard: callback-in-time, open-page-in-time
    guard signIn != nil || !pending.isLate(at: clock.now) else {
      // guard: late-sign-in-dropped
      self.pending = nil
      throw .late
    }
    let query = try pending.query(of: url)
    do {
      let fields = try pending.rule.fields(of: query)
      // guard: callback-once
      self.pending = nil
      return WebArrival(fields: fields, codeVerifier: pending.pkce.verifier)
    } catch {
      // guard: refusal-ends-sign-in, broken-callback-ignored
      if case .refused = error { self.pending = nil }
      throw .callback(error)
    }
  }
}

extension ArrivalGuard: CustomReflectable {
  public var customMirror: Mirror { Mirror(self, children: []) }
}

import Foundation

/// An app's way to recover from a call that failed.
public enum Recovery: Hashable, Sendable {
  /// Renew and repeat: a contract's word for what the session does by itself. No failure has it.
  case renew
  /// The same call may succeed later.
  case retry
  /// Not before then; nil if the server did not say when.
  case wait(until: Date?)
  /// The person changes what they typed.
  case correct
  /// The session is over: show sign-in.
  case signIn
  /// Go on in a flow.
  case `continue`(flow: String)
  /// Nothing helps now.
  case tell
  /// Show nothing: the person or the app gave up, or something later took the place of this.
  case ignore

  /// The recovery of a call that failed though its session renewed, or that nothing renews.
  var forApp: Recovery {
    // guard: renewal-no-recovery
    self == .renew ? .signIn : self
  }

  /// It passes by itself, and so says nothing about the session.
  var passes: Bool {
    switch self {
    case .retry, .wait, .tell, .ignore: true
    case .renew, .correct, .signIn, .continue: false
    }
  }
}

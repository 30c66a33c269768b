import Foundation

/// The way an app recovers from a failed call.
public enum Recovery: Hashable, Sendable {
  /// Refresh and repeat: a contract's word for what the session does on its own. No failure has it.
  case renew
  /// Offer to try again: the same call may succeed later.
  case retry
  /// Wait until this time; nil if the server didn't say when. ``AuthSession/lockout(_:)`` counts down.
  case wait(until: Date?)
  /// Ask the user to correct the input.
  case correct
  /// Show the sign-in: the session has ended.
  case signIn
  /// Continue in this flow of the contract.
  case `continue`(flow: String)
  /// Show the message; there is no recovery.
  case tell
  /// Show nothing: the user or the app cancelled, or a newer sign-in superseded this one.
  case ignore

  /// The recovery of a call that failed though its session renewed, or that nothing renews.
  var forApp: Recovery {
    self == .renew ? .signIn : self  //! renewal-no-recovery
  }

  /// It passes by itself, and so says nothing about the session.
  var passes: Bool {
    switch self {
    case .retry, .wait, .tell, .ignore: true
    case .renew, .correct, .signIn, .continue: false
    }
  }
}

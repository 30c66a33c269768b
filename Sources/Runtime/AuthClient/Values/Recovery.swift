import Foundation

/// An app's way to recover from a call that failed.
public enum Recovery: Hashable, Sendable {
  /// Renew and repeat. The session has already done so once by the time that an app sees this.
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

  /// It passes by itself, and so says nothing about the session.
  var passes: Bool {
    switch self {
    case .retry, .wait, .tell, .ignore: true
    case .renew, .correct, .signIn, .continue: false
    }
  }
}

import SessionCore

/// A change of a session: its state, the reason, and whose session it is.
public struct SessionChange<Contract: AuthContract>: Hashable, Sendable {
  /// The reason for the change.
  public let reason: SessionChangeReason
  /// The new state.
  public let state: Contract.SessionState
  /// The previous state. It is the same if only tokens or values have changed.
  public let before: Contract.SessionState
  /// The new kept values.
  public let kept: KeptValues<Contract>
  /// The previous kept values.
  public let keptBefore: KeptValues<Contract>
}

/// The reason why a session changed.
public enum SessionChangeReason: Hashable, Sendable {
  /// No change: the first element of each stream.
  case current
  /// The store was read.
  case restored
  /// The user signed in.
  case signedIn
  /// A sign-in replaced a session. Compare the kept values to see whether it belongs to another user.
  case replaced
  /// The tokens were refreshed.
  case renewed
  /// A response of this endpoint, or a callback of this name, changed the state or a kept value.
  case answered(String)
  /// The app signed out.
  case signedOut
  /// The server refused. Nil if the contract doesn't declare the refusal.
  case refused(RefusalRule?)
  /// A token expired.
  case expired
  /// An event of the app, such as an unlock.
  case app(AppEvent)
  /// Another process signed in, signed out or renewed.
  case elsewhere
}

extension SessionChangeReason {
  init(_ cause: ChangeCause, _ refusals: [String: RefusalRule]) {
    switch cause {
    case .restored: self = .restored
    case .signedIn: self = .signedIn
    case .replaced: self = .replaced
    case .renewed: self = .renewed
    case .answered(let endpoint): self = .answered(endpoint)
    case .signedOut: self = .signedOut
    case .refused(let name): self = .refused(name.flatMap { refusals[$0] })
    case .expired: self = .expired
    case .app(let event): self = .app(AppEvent(rawValue: event))
    case .elsewhere: self = .elsewhere
    }
  }
}

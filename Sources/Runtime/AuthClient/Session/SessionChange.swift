import SessionCore

/// A change of a session: the state, why it changed, and who the session belongs to.
public struct SessionChange<Contract: AuthContract>: Hashable, Sendable {
  public let reason: SessionChangeReason
  public let state: Contract.SessionState
  /// The state before; the same where only tokens or values have changed.
  public let before: Contract.SessionState
  public let kept: KeptValues<Contract>
  public let keptBefore: KeptValues<Contract>
}

/// Why a session changed.
public enum SessionChangeReason: Hashable, Sendable {
  /// Nothing changed: it is the first element of each stream.
  case current
  /// The store was read.
  case restored
  case signedIn
  /// A sign-in took the place of a session. The kept values say whether it is another person's.
  case replaced
  case renewed
  /// An answer of this endpoint, or a callback of this name, moved the session or brought a value.
  case answered(String)
  /// The app signed out.
  case signedOut
  /// The server refused. Nil where the contract does not declare the refusal.
  case refused(RefusalRule?)
  /// The life of a token is over.
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

/// A store that can put tokens behind the device's question who is there.
///
/// The choice is kept with the session and goes with it: a cleared store guards nothing. A sign-in that the device can no
/// longer guard is stored without the guard.
public protocol GuardableStore: TokenStore {
  /// True once the person has chosen it.
  func isGuarded() throws -> Bool
  /// From the next save on.
  func setGuard(_ isOn: Bool) throws
  /// Lets this process read what is guarded; nil ends that.
  func open(with proof: UnlockProof?)
}

/// A proof that the user has authenticated on the device. On Apple's systems it carries the `LAContext` that asked them.
public struct UnlockProof: @unchecked Sendable {
  public let context: AnyObject?

  public init(_ context: AnyObject? = nil) { self.context = context }
}

/// The tokens of a session, as far as a question of the device guards them. A client's session is one.
public protocol GuardedTokens: Sendable {
  /// - Throws: if the store does not say, as before the first unlock.
  func tokensAreGuarded() async throws -> Bool
  /// - Returns: false if it could not be done; then it is as it was.
  func guardTokens(_ isOn: Bool) async -> Bool
  /// Reads what is guarded, if nothing was read yet; nil lets nothing more be read.
  func openTokens(with proof: UnlockProof?) async
}

extension AuthSession: GuardedTokens {
  public func tokensAreGuarded() throws -> Bool {
    try (shared.store as? any GuardableStore)?.isGuarded() ?? false
  }

  public func guardTokens(_ isOn: Bool) -> Bool {
    guard let store = shared.store as? any GuardableStore, settle() == nil, !record.holdsNoSession
    else { return false }
    do {
      // A session that was read and never written in the store's own form has no place yet for the choice.
      try rewrite()
      try store.setGuard(isOn)
    } catch {
      return false
    }
    do {
      try rewrite()
      return true
    } catch {
      // guard: failed-guard-off
      try? store.setGuard(!isOn)
      return false
    }
  }

  public func openTokens(with proof: UnlockProof?) {
    (shared.store as? any GuardableStore)?.open(with: proof)
    if proof != nil { _ = settle() }
  }

  private func rewrite() throws(Fault) {
    shared.isUnwritten = true
    try write()
  }
}

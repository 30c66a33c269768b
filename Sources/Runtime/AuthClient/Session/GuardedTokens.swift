import SessionCore

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
    try (shared.storage.store as? any GuardableStore)?.isGuarded() ?? false
  }

  public func guardTokens(_ isOn: Bool) -> Bool {
    tell(.look)
    guard let store = shared.storage.store as? any GuardableStore, shared.core.fault == nil,
      !shared.core.record.holdsNoSession
    else { return false }
    // A session that was read and never written in the store's own form has no place yet for the choice.
    guard isRewritten() else { return false }
    do { try store.setGuard(isOn) } catch { return false }
    if isRewritten(), (try? store.isGuarded()) == isOn { return true }
    // guard: failed-guard-off
    try? store.setGuard(!isOn)
    return false
  }

  public func openTokens(with proof: UnlockProof?) {
    (shared.storage.store as? any GuardableStore)?.open(with: proof)
    if proof != nil { tell(.look) }
  }

  private func isRewritten() -> Bool {
    tell(.rewrite)
    return !shared.core.isUnwritten
  }
}

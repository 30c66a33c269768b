import SessionCore

/// The tokens of a session, as far as a question of the device guards them. A client's session is one.
public protocol GuardedTokens: Sendable {
  /// - Throws: if the store does not say, as before the first unlock.
  func tokensAreGuarded() async throws -> Bool
  /// - Returns: false if it could not be done; then it is as it was.
  func guardTokens(_ isOn: Bool) async -> Bool
  /// Reads what is guarded; nil lets nothing more be read.
  ///
  /// - Returns: false if the store can't be read with the proof, as after a new face was enrolled.
  @discardableResult
  func openTokens(with proof: UnlockProof?) async -> Bool
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
    try? store.setGuard(!isOn)  //! failed-guard-off
    return false
  }

  @discardableResult
  public func openTokens(with proof: UnlockProof?) -> Bool {
    let store = shared.storage.store as? any GuardableStore
    store?.open(with: proof)
    guard proof != nil else { return true }
    tell(.look)
    // The session may have been read before. A face that was enrolled since then doesn't open its items.
    do { _ = try store?.load() } catch { return false }  //! proof-opens-items
    return true
  }

  private func isRewritten() -> Bool {
    tell(.rewrite)
    return !shared.core.isUnwritten
  }
}

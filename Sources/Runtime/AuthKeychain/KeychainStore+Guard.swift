import AuthClient

extension KeychainStore: GuardableStore {
  public func isGuarded() throws -> Bool { try own.chosenGuard() != nil }

  /// - Throws: `misplanned` where the plan guards nothing.
  public func setGuard(_ isOn: Bool) throws {
    try checkPlan()
    guard plan.guardedBy != nil else { throw StoreFailure.misplanned("it guards no tokens") }
    try own.choose(isOn)
  }

  public func open(with proof: UnlockProof?) { keychain.proofs.keep(proof) }
}

extension KeychainPlace {
  /// The guard of the tokens: the plan's, if the person has chosen it.
  func chosenGuard() throws(StoreFailure) -> StoragePlan.TokenGuard? {
    guard let guardedBy else { return nil }
    do throws(StoreFailure) {
      return try readIndex()?.isGuarded == true ? guardedBy : nil
    } catch {
      // A sign-in replaces what is damaged.
      guard error == .damaged else { throw error }
      return nil
    }
  }

  /// - Throws: `damaged` where nothing stands in the store's own form beside which the choice could be kept.
  func choose(_ isGuarded: Bool) throws(StoreFailure) {
    let index = try readIndex()
    if index == nil, items.areNamed { throw .damaged }
    try write((index ?? SessionIndex([:], of: nil)).guarded(isGuarded))
  }
}

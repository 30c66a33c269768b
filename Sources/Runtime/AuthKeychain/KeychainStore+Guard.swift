public import AuthClient
import Primitives

extension KeychainStore: GuardableStore {
  public func isGuarded() throws -> Bool { try own.chosenGuard() != nil }

  /// - Throws: `misplanned` where the plan guards nothing.
  public func setGuard(_ isOn: Bool) throws {
    try checkPlan()
    guard plan.guardedBy != nil else { throw StoreFailure.misplanned("it guards no tokens") }
    try own.choose(isOn)
  }

  public func open(with proof: UnlockProof?) {
    keychain.proofs.use { $0 = proof }
  }
}

extension KeychainStore {
  /// What a guard hides from a sign-in can't be compared, and is over.
  func isMet(
    _ isExpected: (StoredSession?) -> Bool, before session: StoredSession?
  ) throws -> Bool {
    do { return isExpected(try load()) } catch let failure as StoreFailure {
      guard failure.isOfGuard, let session, try own.chosenGuard() != nil,  //! sign-in-over-hidden
        try own.isBegun(by: session)
      else { throw failure }
      return true
    }
  }
}

extension StoreFailure {
  /// A guard keeps the item from being opened or written.
  var isOfGuard: Bool { self == .locked || self == .guardUnusable }
}

extension KeychainPlace {
  /// Commits a session behind the chosen guard. A sign-in outlives a guard that the device can no longer keep.
  ///
  /// - Returns: The guard that the session stands behind.
  func commitGuarded(
    _ session: StoredSession
  ) throws(StoreFailure) -> StoragePlan.TokenGuard? {
    let chosen = try chosenGuard()
    do throws(StoreFailure) { try commit(session, guardedBy: chosen) } catch {
      //! renewal-keeps-guard
      guard error == .guardUnusable, chosen != nil, try isBegun(by: session) else { throw error }
      try commit(session)
      return nil
    }
    return chosen
  }

  /// The session began with another sign-in than the one that stands here.
  func isBegun(by session: StoredSession) throws(StoreFailure) -> Bool {
    try readIndex()?.id != session.id
  }

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
    var index = try readIndex()
    if index == nil {
      guard !items.areNamed else { throw .damaged }
      let session = try keychain.content(of: whole)?.decoded(WholeSession.self)?.session
      index = SessionIndex([:], of: session)  //! guard-knows-its-session
    }
    if let index { try write(index.guarded(isGuarded)) }
  }
}

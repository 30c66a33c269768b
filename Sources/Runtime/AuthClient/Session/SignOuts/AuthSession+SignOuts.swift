import Foundation
import SessionCore

/// Sign-outs that outlive the process: what tells the server of them, in this run of the app or in a later one.
extension AuthSession {
  /// Keeps the sign-out that begins, before anything of the session is removed: killed after that, the next run goes on.
  ///
  /// - Returns: its id; nil where the store keeps none, or where only a person's own sign-out ends tokens.
  func keepSignOut(of tokens: [String: HeldToken]) -> String? {
    guard let list = shared.signOuts, let revoking else { return nil }
    let stored = stored(tokens, for: revoking)
    guard !stored.isEmpty, let id = list.add(stored, at: shared.time.shown) else { return nil }
    shared.mayHaveSignOuts = true
    return id
  }

  /// The session has been left, perhaps with newer tokens than it had when that began. What could not be kept then is
  /// not kept now: the guard of the tokens went with the session.
  func keepSignOut(_ id: String?, of tokens: [String: HeldToken]) -> String? {
    guard let id else { return nil }  //! guarded-sign-out-not-kept
    guard let revoking, !tokens.isEmpty else {
      settle(id, isDone: true)
      return nil
    }
    shared.signOuts?.update(id, stored(tokens, for: revoking), at: shared.time.shown)
    return id
  }

  /// A session of its own that ends these tokens at the server.
  ///
  /// - Parameter id: the pending sign-out that its renewals are kept with.
  func leaving(
    _ tokens: [String: HeldToken], _ id: String?, options: CallOptions = CallOptions()
  ) -> AuthSession<Contract> {
    var store: any TokenStore = MemoryStore()
    if let id, let list = shared.signOuts { store = PendingTokens(of: id, in: list, shared.time) }
    return AuthSession(
      wire: wire, leaving: tokens, in: store, renewing: renewing, fetching: fetches,
      options: options)
  }

  /// Tells the server of the next sign-out whose time has come.
  ///
  /// - Parameter isHeard: the server has just answered.
  func tellSignOuts(isHeard: Bool = false) {
    guard shared.mayHaveSignOuts, !shared.isTellingSignOut, let list = shared.signOuts,
      let revoking
    else { return }
    let now = shared.time.shown
    guard let due = list.claim(at: now, isHeard: isHeard) else { return awaitSignOuts(list, now) }
    shared.isTellingSignOut = true
    wire.spawner.start { await self.tell(due, revoking) }
  }

  private func tell(_ due: PendingSignOut, _ revoking: Revocation<Contract>) async {
    let isDone: Bool
    if let own = shared.farewells[due.id] {
      isDone = await own()
    } else {
      let shift = shared.time.shift
      let tokens = due.tokens.mapValues { HeldToken($0).moved(by: -shift) }
      isDone = await revoking.tell(leaving(tokens, due.id))
    }
    shared.isTellingSignOut = false
    settle(due.id, isDone: isDone)
  }

  /// A try is over; the next sign-out comes after it.
  func settle(_ id: String, isDone: Bool) {
    shared.signOuts?.settle(id, isDone: isDone, at: shared.time.shown)
    if isDone { shared.farewells[id] = nil }
    tellSignOuts(isHeard: isDone)
  }

  private func awaitSignOuts(_ list: PendingSignOuts, _ now: Date) {
    // A store that cannot be read is asked again after the next answer of the server.
    do {
      let wait = try list.wait(at: now)
      shared.mayHaveSignOuts = wait != nil
      shared.callOffSignOuts()
      if let wait { shared.callOffSignOuts = wire.alarm.set(wait) { await self.tellSignOuts() } }
    } catch {}
  }

  /// The tokens that it takes to tell the server, as a store keeps them.
  private func stored(
    _ tokens: [String: HeldToken], for revoking: Revocation<Contract>
  ) -> [String: StoredToken] {
    let shift = shared.time.shift
    return tokens.filter { revoking.takes.contains($0.key) }  //! pending-sign-out-few-tokens
      .mapValues { StoredToken($0.moved(by: shift)) }
  }
}

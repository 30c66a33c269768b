import Foundation
import SessionCore

extension AuthSession {
  /// Signs out: on the device first, in any case, and then at the server.
  ///
  /// Returns without contacting the server if there is no session, or no token to name it by. Runs to its end even if
  /// the task is cancelled.
  ///
  /// - Throws: `.fault(.storeUnwritable)` if the store couldn't be cleared; otherwise why the server couldn't be reached.
  ///   The session has ended all the same. The server is notified later, in later runs of the app too if the store is an
  ///   ``ItemStore``.
  public func end<Answer, Refusal>(
    _ build: @escaping @Sendable (HeldTokens) throws -> Call<Answer, Refusal>
  ) async throws(CallFailure<Refusal>) {
    let time = wire.background.begin {}  //! time-for-sign-out
    defer { withExtendedLifetime(time) {} }
    if namesWhatLasts(build) { shared.farewell = Revocation<Contract>(build) }  //! late-own-session
    let kept = keepSignOutBefore(build)
    let call = shared.core.newCall(.signOut)
    let result = await withCheckedContinuation { done in  //! sign-out-uncancelled
      shared.leaving[call] = { record in
        self.wire.spawner.start {
          done.resume(returning: await self.takeLeave(record, kept, build))
        }
      }
      tell(
        .signsOut(call: call, endpoint: try? build(HeldTokens.placeholders(of: Contract.self)).name)
      )
    }
    // A session still in the store is worse than one still at the server, so the store is tried again first.
    if case .fail(let reason) = await decide(call, .writes(call: call)).verdict {
      throw failure(reason, nil, Refusal.self)
    }  //! store-fault-first
    try result.get()
  }

  /// A sign-out that is told another token than the one that renews may end every session of the person: a
  /// person may ask for that, and nobody else. The tokens are made up, for there may be none; nothing is sent.
  private func namesWhatLasts<Answer, Refusal>(
    _ build: (HeldTokens) throws -> Call<Answer, Refusal>
  ) -> Bool {
    guard let spent = Contract.renewal.spends else { return true }
    let tokens = HeldTokens.placeholders(of: Contract.self)  //! sign-out-made-up-tokens
    let needed = (try? build(tokens))?.needs ?? []
    return needed.contains(spent) || tokens.taken[spent] != nil
  }

  /// A sign-out that may come late is kept first of all.
  private func keepSignOutBefore<Answer, Refusal>(
    _ build: (HeldTokens) throws -> Call<Answer, Refusal>
  ) -> String? {
    guard namesWhatLasts(build) else { return nil }  //! broad-sign-out-not-kept
    return keepSignOut(of: newestTokens)  //! sign-out-kept-first
  }

  /// The tokens in the store, which may be another process's; those here where the store does not say.
  private var newestTokens: [String: HeldToken] {
    let stored = shared.core.isUnwritten ? nil : try? shared.storage.read()?.tokens
    return stored ?? shared.core.record.tokens
  }

  /// The last call is made by a session of its own that has the newest of the old tokens and nothing
  /// to lose.
  private func takeLeave<Answer, Refusal>(
    _ left: SessionRecord, _ kept: String?,
    _ build: @escaping @Sendable (HeldTokens) throws -> Call<Answer, Refusal>
  ) async -> Result<Void, CallFailure<Refusal>> {
    let mayComeLate = namesWhatLasts(build)  //! broad-sign-out-not-late
    let kept = mayComeLate ? keepSignOut(kept, of: left.tokens) : nil
    guard !left.tokens.isEmpty else { return .success(()) }
    let farewell = Farewell(session: leaving(left.tokens, kept, options: options), build: build)
    guard let kept else { return await farewell.tell(repeats: mayComeLate) }
    shared.farewells[kept] = { await farewell.isHeard() }
    let result = await farewell.tell()
    settle(kept, isDone: !farewell.isUnheard(result))
    return result
  }

  /// Ends tokens at the server that came too late for anyone to use them. Nobody waits for it.
  func revoke(_ tokens: [String: HeldToken]) {
    guard !tokens.isEmpty, let last = revoking ?? shared.farewell else { return }
    let kept = keepSignOut(of: tokens)
    let session = leaving(tokens, kept)
    guard let kept else { return wire.spawner.start { await last.tellAgain(session) } }
    wire.spawner.start { await self.settle(kept, isDone: last.tell(session)) }
  }

  /// A callback without tokens can move the session too: the one in which the page was opened, not a
  /// later one. Where it ends sessions it is a sign-out.
  ///
  /// - Throws: `.storeUnwritable` if the session is over and the store could not be cleared.
  package func happened(_ event: String, in session: Int) throws(Fault) {
    tell(.callback(event, session: session))
    if shared.core.isUnwritten, shared.core.record.holdsNoSession {  //! page-sign-out-stays-stored
      throw Fault(.storeUnwritable, because: shared.storage.lastFailure)
    }
  }
}

extension HeldTokens {
  /// Texts that are no tokens, to learn how a call is made.
  static func placeholders<Contract: AuthContract>(of contract: Contract.Type) -> HeldTokens {
    HeldTokens(Dictionary(Contract.tokens.map { ($0.name, Secret("-")) }) { first, _ in first })
  }
}

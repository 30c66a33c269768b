import Foundation
import SessionCore

extension AuthSession {
  /// Signs in by a call. The previous session, if any, ends when the new one is stored.
  ///
  /// - Throws: `.fault(.cancelled)` if a sign-in that began later finished first, and `.signedOut` if the user signed
  ///   out in the meantime.
  public func signIn<Answer: GrantsTokens, Refusal>(
    _ call: Call<Answer, Refusal>
  ) async throws(CallFailure<Refusal>) -> Answer {
    try await signIn { _ in call }
  }

  /// Signs in by a call that carries tokens in its fields, such as a challenge.
  public func signIn<Answer: GrantsTokens, Refusal>(
    _ build: @Sendable (HeldTokens) throws -> Call<Answer, Refusal>
  ) async throws(CallFailure<Refusal>) -> Answer {
    let call = shared.core.newCall(.signIn)
    return try await complete(call, build) { sent, reply in
      let result = self.shared.result(of: reply, sent: sent.sent)
      guard case .success(let answer) = reply else { return .answered(call: call, result) }
      return self.signedIn(call, sent.call.name, answer, result.grants)
    }
  }

  private func signedIn(
    _ call: Int, _ endpoint: String, _ answer: some GrantsTokens, _ grants: Grants
  ) -> SessionEvent {
    let events = SessionEvents.answered(endpoint, (answer as? any NamesAnswer)?.answerName)
    return .signedIn(call: call, events: events, grants, id: SystemRandom.base64URL(bytes: 12))
  }

  /// Registers a sign-in that doesn't end in a call, such as one on a web page.
  ///
  /// Pass the attempt to `begin`. It is too late if the user has signed out, or if a later sign-in finished first.
  public func attemptSignIn() -> SignInAttempt {
    SignInAttempt(number: shared.core.newNumber())
  }

  /// Begins a session with tokens that came in a callback.
  ///
  /// - Parameters:
  ///   - event: the callback, as the contract calls it.
  ///   - answer: the values of the callback.
  ///   - attempt: the sign-in that the callback ends; one that begins now by default.
  /// - Throws: `.cancelled` if the callback came too late, `.unreadable` if it lacks a token, `.storeUnwritable` if it
  ///   couldn't be stored. Nothing has changed then.
  public func begin(
    _ event: String, _ answer: some GrantsTokens, of attempt: SignInAttempt? = nil
  ) throws(Fault) {
    let attempt = attempt ?? attemptSignIn()
    tell(.look)
    tell(signedIn(attempt.number, event, answer, shared.grants(of: answer, sent: now)))
    switch shared.decisions.removeValue(forKey: attempt.number)?.verdict {
    case .fail(.fault(let fault)): throw Fault(fault, because: shared.storage.lastFailure)
    case .fail: throw .cancelled
    default: return
    }
  }
}

/// A sign-in in progress.
public struct SignInAttempt: Hashable, Sendable {
  let number: Int
}

import Foundation
import SessionCore

extension AuthSession {
  /// Begins a session. The one that was, if any, is over when the new one is stored; of two
  /// sign-ins under way the one begun last counts.
  ///
  /// - Throws: `.fault(.cancelled)` if a sign-in begun later was quicker, and `.signedOut` if somebody signed out
  ///   meanwhile.
  public func signIn<Answer: GrantsTokens, Refusal>(
    _ call: Call<Answer, Refusal>
  ) async throws(CallFailure<Refusal>) -> Answer {
    try await signIn { _ in call }
  }

  /// Begins a session by a call that carries tokens in its fields, such as a challenge.
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

  /// A sign-in begins that does not end in a call, as one on a web page. `begin` takes its answer,
  /// unless somebody signs out first or begins a later one that is quicker.
  public func attemptSignIn() -> SignInAttempt {
    SignInAttempt(number: shared.core.newNumber())
  }

  /// Begins a session with tokens that came in a callback.
  ///
  /// - Parameters:
  ///   - event: the callback, as the contract calls it.
  ///   - attempt: what it is the answer to; without one, to a sign-in that begins now.
  /// - Throws: `.cancelled` if it came too late, `.unreadable` if it lacks a token,
  ///   `.storeUnwritable` if it could not be stored. In none of these cases has anything changed.
  public func begin(
    _ event: String, _ answer: some GrantsTokens, of attempt: SignInAttempt? = nil
  ) throws(Fault) {
    let attempt = attempt ?? attemptSignIn()
    tell(.look)
    tell(signedIn(attempt.number, event, answer, shared.grants(of: answer, sent: now)))
    switch shared.decisions.removeValue(forKey: attempt.number)?.verdict {
    case .fail(.fault(let fault)): throw Fault(fault)
    case .fail: throw .cancelled
    default: return
    }
  }
}

/// One sign-in that is under way.
public struct SignInAttempt: Hashable, Sendable {
  let number: Int
}

import SessionCore

/// How tokens are ended at the server that nobody will use: those of a sign-in that came too late.
/// It is the contract's `token.revoke`, or else its `session.end`.
public struct Revocation<Contract: AuthContract>: Sendable {
  typealias Renewing = Renewal<Contract.Renewed, Contract.RenewalRefusal>.Builder

  let send: @Sendable (Wire, @escaping Renewing, [String: HeldToken]) async -> Void

  public init<Answer, Refusal>(
    _ build: @escaping @Sendable (HeldTokens) throws -> Call<Answer, Refusal>
  ) {
    send = { wire, renewing, tokens in
      let last = AuthSession<Contract>(wire: wire, leaving: tokens, renewing: renewing)
      _ = await Farewell(session: last, build: build).tell(repeats: true)
    }
  }
}

import SessionCore

/// How tokens are ended at the server that nobody will use: those of a sign-in that came too late, or of a sign-out of
/// which an earlier run of the app could not tell. It is the contract's `token.revoke`, or else its `session.end`.
public struct Revocation<Contract: AuthContract>: Sendable {
  /// Tells the server by a session that has these tokens and nothing else. False if the server did not hear it.
  let tell: @Sendable (AuthSession<Contract>) async -> Bool
  /// The same, and again while the process runs where the server did not hear it.
  let tellAgain: @Sendable (AuthSession<Contract>) async -> Void
  /// The tokens that the call is made from, and the one that renews them.
  let takes: Set<String>

  public init<Answer, Refusal>(
    _ build: @escaping @Sendable (HeldTokens) throws -> Call<Answer, Refusal>
  ) {
    tell = { await Farewell(session: $0, build: build).isHeard() }
    tellAgain = { _ = await Farewell(session: $0, build: build).tell(repeats: true) }
    takes = Self.tokens(of: build)
  }

  private static func tokens<Answer, Refusal>(
    of build: (HeldTokens) throws -> Call<Answer, Refusal>
  ) -> Set<String> {
    let held = HeldTokens.placeholders(of: Contract.self)
    guard let call = try? build(held) else { return Set(Contract.tokens.map(\.name)) }
    let names = Set(call.needs).union(held.taken.keys)
    guard let spent = Contract.renewal.spends, !names.isDisjoint(with: Contract.renewal.renews)
    else { return names }
    return names.union([spent])
  }
}

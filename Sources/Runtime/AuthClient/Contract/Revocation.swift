/// How tokens are ended at the server that nobody will use: those of a sign-in that came too late.
/// It is the contract's `token.revoke`, or else its `session.end`.
public struct Revocation<Contract: AuthContract>: Sendable {
  let send: @Sendable (Wire, SessionRecord<Contract>) async -> Void

  public init<Answer, Refusal>(
    _ build: @escaping @Sendable (HeldTokens) throws -> Call<Answer, Refusal>
  ) {
    send = { wire, record in
      // A session of its own, so that whatever comes of it touches no other.
      let last = AuthSession<Contract>(wire: wire, store: MemoryStore(), record: record)
      do { _ = try await last.call(build) } catch {}
    }
  }
}

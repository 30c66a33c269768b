/// How a session gets a token anew that is in memory beside it, such as a value against forged requests: when a call
/// needs one and none is there, and once when a refusal says so.
public struct TokenFetch<Contract: AuthContract>: Sendable {
  let token: String
  /// Makes the call, and gives its failure. It does not fetch the tokens for whose sake it is made.
  let run:
    @Sendable (_ session: AuthSession<Contract>, _ underWay: Set<String>) async -> FetchFailure?

  public init<Answer: GrantsTokens, Refusal>(
    _ token: String, _ build: @escaping @Sendable (HeldTokens) throws -> Call<Answer, Refusal>
  ) {
    self.token = token
    run = { session, underWay in
      do throws(CallFailure<Refusal>) {
        _ = try await session.call(build, fetching: underWay)
        return nil
      } catch { return FetchFailure(error) }
    }
  }
}

/// Why a token could not be fetched, told to the call that wanted it.
enum FetchFailure: Sendable {
  case undeclared(UndeclaredRefusal)
  case fault(Fault)
  case signedOut(because: RefusalRule?)

  init<Refusal>(_ failure: CallFailure<Refusal>) {
    switch failure {
    case .refused(let refusal): self = .undeclared(UndeclaredRefusal(elsewhere: refusal))
    case .undeclared(let refusal): self = .undeclared(refusal)
    case .fault(let fault): self = .fault(fault)
    case .signedOut(let refusal): self = .signedOut(because: refusal)
    }
  }

  func failure<Refusal>(of type: Refusal.Type) -> CallFailure<Refusal> {
    switch self {
    case .undeclared(let refusal): .undeclared(refusal)
    case .fault(let fault): .fault(fault)
    case .signedOut(let refusal): .signedOut(because: refusal)
    }
  }
}

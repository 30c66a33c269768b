import ContractModel
import Diagnostics
import Machines

/// A token of the session does only its own work.
struct SwappedTokenCases {
  let contract: Contract

  init(_ contract: Contract) { self.contract = contract }

  var all: [ConformanceCase] {
    let session = contract.tokens.map(\.name.value).filter(contract.isOfSession)
    var cases: [ConformanceCase] = []
    for token in session {
      for other in session where other != token {
        guard let endpoint = taker(of: token) else { continue }
        cases.append(one(other, inPlaceOf: token, endpoint))
      }
    }
    return cases
  }

  private func taker(of token: String) -> Endpoint? {
    let calls = ProbeCalls(contract)
    if calls.spent == token, let renewal = contract.renewal, renewal.caller == .app {
      return renewal
    }
    return calls.probe(of: token)
  }

  private func one(
    _ other: String, inPlaceOf token: String, _ endpoint: Endpoint
  ) -> ConformanceCase {
    let name = endpoint.name.value
    return ConformanceCase(
      "tokens.\(name).\(token).\(other)", .tokens,
      "`\(name)` refuses `\(other)` in the place of `\(token)`.", at: endpoint.name.span
    ) { run in
      let device = run.device()
      try await SignIn(run: run).signIn(device)
      guard let text = device.tokens[other], device.tokens[token] != nil else {
        throw CaseEnd.notObservable("a sign-in does not bring both tokens")
      }
      try await run.call(endpoint, on: device, tokens: [token: text]).mustRefuse(
        .tokenInvalid, .tokenMissing, .sessionEnded)
    }
  }
}

import ContractModel
import Diagnostics
import Machines

/// A call that needs a token takes no other in its place.
struct TokenCases {
  let contract: Contract

  init(_ contract: Contract) { self.contract = contract }

  var all: [ConformanceCase] {
    contract.endpoints.filter { $0.caller == .app }.flatMap { endpoint in
      endpoint.needs.filter { contract.isOfSession($0.value) }.flatMap { token in
        forgeries(of: contract.tokens[token.value]).map { one($0, token.value, endpoint) }
      }
    }
  }

  private func forgeries(of token: Token) -> [TokenForgery] {
    TokenForgery.allCases.filter { token.format == .jwt || !$0.isOfJWT }
  }

  private func one(
    _ forgery: TokenForgery, _ token: String, _ endpoint: Endpoint
  ) -> ConformanceCase {
    let name = endpoint.name.value
    return ConformanceCase(
      "tokens.\(name).\(token).\(forgery.rawValue)", .tokens,
      "`\(name)` refuses a call \(forgery.words(token)).", at: endpoint.name.span
    ) { run in
      let device = run.device()
      try await CalledAsMeant(run: run).prepare(device, for: endpoint)
      guard let good = device.tokens[token] else {
        throw CaseEnd.notObservable("a sign-in brings no `\(token)`")
      }
      guard let forged = forgery.forge(good) else {
        throw CaseEnd.broken(expected: "a JWT as `\(token)`", found: "another text")
      }
      device.tokens[token] = forged.text
      let answer = try await run.call(endpoint, on: device)
      try answer.mustRefuse(forgery == .missing ? .tokenMissing : .tokenInvalid)
    }
  }
}

import ContractModel
import Machines

/// Tokens are good until their end, and no longer.
struct LifetimeCases {
  let contract: Contract
  /// Seconds that a run itself may take between two calls.
  private static let slack = 5

  init(_ contract: Contract) { self.contract = contract }

  var all: [ConformanceCase] {
    contract.tokens.filter { contract.isOfSession($0.name.value) }.flatMap { token in
      guard case .seconds(let seconds)? = token.life.lifetime?.value,
        let place = token.life.lifetime?.span, let probe = probe(of: token.name.value)
      else { return [ConformanceCase]() }
      let name = token.name.value
      // Without use it ends earlier.
      let unused = min(seconds, token.life.idle?.value ?? seconds)
      return [
        ConformanceCase(
          "lifetime.\(name).before", .lifetimes,
          "`\(name)` is taken until shortly before its end, \(unused) seconds after its issue.",
          at: place
        ) { run in
          if let other = idleSooner(than: unused) {
            throw CaseEnd.notObservable("the session may end before, as nobody uses `\(other)`")
          }
          try await answer(probe, name, after: unused - Self.slack, margin: Self.slack, run)
            .mustBeGood("a good answer \(Self.slack) seconds before the end")
        },
        ConformanceCase(
          "lifetime.\(name).after", .lifetimes,
          "`\(name)` is refused \(seconds) seconds after its issue.", at: place
        ) { run in
          let answer = try await answer(probe, name, after: seconds + 1, margin: 60, run)
          // An app that is told anything else signs out instead of renewing.
          if isRenewed(name) { return try answer.mustRefuse(.tokenExpired) }  //! renewable-end-told
          try answer.mustRefuse(.tokenExpired, .sessionEnded)
        },
      ] + renewed(token, unused)
    }
  }

  /// Another one comes for it by a renewal.
  private func isRenewed(_ token: String) -> Bool {
    guard let renewal = contract.renewal else { return false }
    return contract.tokensReturned(renewal).contains(token) && ProbeCalls(contract).spent != token
  }

  /// The life of a token that each renewal replaces begins with the renewal.
  private func renewed(_ token: Token, _ unused: Int) -> [ConformanceCase] {
    let name = token.name.value
    guard let renewal = contract.renewal, renewal.caller == .app,
      let place = token.life.lifetime?.span,
      ProbeCalls(contract).spent == name, token.rotation.rotates?.value == true,
      (token.life.ends?.value ?? .max) > 2 * unused, idleSooner(than: unused) == nil
    else { return [] }
    return [
      ConformanceCase(
        "lifetime.\(name).renewed", .lifetimes,
        "A `\(name)` from a renewal lives as long as one from a sign-in: \(unused) seconds.",
        at: place
      ) { run in
        let device = run.device()
        try await SignIn(run: run).signIn(device)
        for _ in 1...2 {
          try await run.wait(unused - Self.slack, margin: Self.slack)
          let answer = try await run.call(renewal, on: device)
          try answer.mustBeGood("a good answer \(Self.slack) seconds before the end")
          device.keep(answer.tokens)
        }
      }
    ]
  }

  /// A token of the session that ends without use before this time.
  private func idleSooner(than seconds: Int) -> String? {
    contract.tokens.first {
      contract.isOfSession($0.name.value) && ($0.life.idle?.value ?? .max) < seconds
    }?.name.value
  }

  private func probe(of token: String) -> Endpoint? {
    let calls = ProbeCalls(contract)
    return calls.spent == token ? contract.renewal : calls.probe(of: token)
  }

  private func answer(
    _ probe: Endpoint, _ token: String, after seconds: Int, margin: Int, _ run: CaseRun
  ) async throws -> CallAnswer {
    guard seconds > 0 else {
      throw CaseEnd.notObservable("its life is shorter than the tester's own time")
    }
    let device = run.device()
    try await SignIn(run: run).signIn(device)
    guard device.tokens[token] != nil else {
      throw CaseEnd.notObservable("a sign-in brings no `\(token)`")
    }
    try await run.wait(seconds, margin: margin)
    return try await run.call(probe, on: device)
  }
}

import ContractModel
import Machines

/// Each call of an app, made well, is answered as the contract says.
struct AnswerCases {
  let contract: Contract

  init(_ contract: Contract) { self.contract = contract }

  var all: [ConformanceCase] {
    contract.endpoints.filter { $0.caller == .app || $0.caller == .page }.map { endpoint in
      ConformanceCase(
        "answers.\(endpoint.name.value)", .answers,
        promise(of: endpoint),
        at: endpoint.name.span
      ) { run in try await check(endpoint, run) }
    }
  }

  private func promise(of endpoint: Endpoint) -> String {
    let name = "`\(endpoint.name.value)`"
    if let end = endpoint.redirectsTo { return "\(name) ends in the callback `\(end.value)`." }
    return "\(name) is answered with \(endpoint.status) and the form that the contract returns."
  }

  private func check(_ endpoint: Endpoint, _ run: CaseRun) async throws {
    let answer = try await CalledAsMeant(run: run).answer(of: endpoint)
    if endpoint.redirectsTo != nil {
      try answer.mustBeGood("a redirect to the callback with all its fields")
      if !answer.tokens.values.isEmpty { try checkNotStored(answer) }
      return
    }
    guard answer.isGood else {
      if answer.refusal != nil {
        throw CaseEnd.notObservable("the tester's call met \(answer.words)")
      }
      throw CaseEnd.broken(
        expected: "\(endpoint.status) or a declared refusal", found: answer.words)
    }
    if let fault = answer.fault {
      throw CaseEnd.broken(expected: "an answer as the contract has it", found: fault.message)
    }
    try answer.mustBeLabelled()
    if !answer.tokens.values.isEmpty { try checkNotStored(answer) }
  }

  private func checkNotStored(_ answer: CallAnswer) throws {
    guard answer.isNotStored else {
      let found = answer.cacheControl
      throw CaseEnd.broken(
        expected: "`Cache-Control: no-store` on an answer with tokens",
        found: found.isEmpty ? "no `Cache-Control`" : "`Cache-Control: \(found)`")
    }
  }
}

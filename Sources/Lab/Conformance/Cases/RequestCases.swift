import AuthServer
import ContractModel
import ContractMessages
import Diagnostics

/// Requests that break a rule of what a call sends are refused, and change nothing.
struct RequestCases {
  let contract: Contract

  init(_ contract: Contract) { self.contract = contract }

  var all: [ConformanceCase] {
    contract.endpoints.filter { $0.caller == .app }.flatMap(cases)
  }

  private func cases(_ endpoint: Endpoint) -> [ConformanceCase] {
    var seen: [String: Int] = [:]
    return EndpointDemands(endpoint, of: contract).all.enumerated().compactMap { index, demand in
      if demand.broken.isEmpty { return nil }
      let count = seen[demand.id, default: 0] + 1
      seen[demand.id] = count
      let id = demand.id + (count == 1 ? "" : ".\(count)")
      return one(id, index, demand, endpoint)
    }
  }

  private func one(
    _ id: String, _ index: Int, _ demand: RequestDemand, _ endpoint: Endpoint
  ) -> ConformanceCase {
    let name = endpoint.name.value
    return ConformanceCase(
      "requests.\(name).\(id)", .requests,
      "`\(name)` refuses \(demand.breach).", at: endpoint.name.span
    ) { run in try await check(index, endpoint, run) }
  }

  /// The demands are made anew, with the tokens and the person of the case.
  private func check(_ index: Int, _ endpoint: Endpoint, _ run: CaseRun) async throws {
    let device = run.device()
    try await CalledAsMeant(run: run).prepare(device, for: endpoint)
    var values = run.values(device)
    values.isComplete = true
    let demand = EndpointDemands(endpoint, of: contract, with: values.values()).all[index]
    try checkSendable(demand, endpoint, run)
    let route = RequestRoute(endpoint, of: contract)
    let broken = demand.broken.filter { !route.leadsElsewhere($0) }
    if broken.isEmpty {
      throw CaseEnd.notObservable("such a request is one of another call of the same route")
    }
    for message in broken {
      let answer = try await run.send(message, to: endpoint)
      let status = answer.response.status
      // A server that fails has not refused.
      let isDeclared = answer.refusal != nil && status < 500
      guard isDeclared || demand.statuses.union(Self.malformed).contains(status) else {
        throw CaseEnd.broken(
          expected:
            "a refusal with \(demand.statuses.sorted().map(String.init).joined(separator: " or "))",
          found: answer.words)
      }
    }
  }

  /// Statuses that frameworks answer a malformed request with. No contract declares them, as no app sends such requests.
  private static let malformed: Set<Int> = [400, 411, 413, 414, 415, 422, 431]

  private func checkSendable(_ demand: RequestDemand, _ endpoint: Endpoint, _ run: CaseRun) throws {
    let isInHeaders = demand.place.part.isBesideBody
    if demand.rule == .once, isInHeaders,
      run.server.channels[endpoint.server]?.repeatsHeaders == false
    {
      throw CaseEnd.notObservable("the tester's HTTP client sends each header once")
    }
    if case .deployed(let name) = demand.rule, run.server.configuration[name] == nil {
      throw CaseEnd.notObservable("the value of `\(name)` was not given with `--set`")
    }
  }
}

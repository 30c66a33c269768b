package import ContractModel
import Diagnostics

extension ConformanceReport {
  /// A promise for each endpoint that was called, and one for each rule that was broken.
  package init(_ judge: TrafficJudge, _ contract: Contract) {
    var results: [CaseResult] = []
    for endpoint in judge.called {
      let name = endpoint.name.value
      guard !judge.findings.contains(where: { $0.endpoint == name }) else { continue }
      results.append(
        CaseResult(
          id: "traffic.\(name)", kind: .traffic,
          promise: "Calls of `\(name)` and their answers are as the contract says.",
          place: endpoint.name.span, verdict: .kept, exchanges: []))
    }
    var seen: Set<String> = []
    for finding in judge.findings {
      let id = "traffic.\(finding.endpoint).\(finding.rule.rawValue)"
      guard seen.insert(id).inserted else { continue }
      results.append(
        CaseResult(
          id: id, kind: .traffic, promise: finding.rule.promise, place: finding.place,
          verdict: .broken(expected: finding.expected, found: finding.found),
          exchanges: finding.exchange.map { [$0] } ?? []))
    }
    self.init(contract: contract.service.value, results: results)
  }
}

import AuthServer
import ContractModel
import ContractMessages
import Diagnostics

/// A route has the methods of the contract alone.
struct MethodCases {
  let contract: Contract

  init(_ contract: Contract) { self.contract = contract }

  var all: [ConformanceCase] {
    contract.endpoints.filter { $0.caller == .app && $0.path.value.fieldNames.isEmpty }.compactMap {
      endpoint in
      let taken = methods(at: endpoint)
      let other = ["PUT", "DELETE", "GET"].first { !taken.contains($0) }
      return other.map { one($0, endpoint) }
    }
  }

  private func methods(at endpoint: Endpoint) -> Set<String> {
    Set(
      contract.endpoints.filter { $0.path.value.text == endpoint.path.value.text }
        .map(\.method.value.rawValue))
  }

  private func one(_ method: String, _ endpoint: Endpoint) -> ConformanceCase {
    let name = endpoint.name.value
    return ConformanceCase(
      "requests.\(name).method", .requests,
      "The path of `\(name)` refuses \(method), which no call of the contract makes.",
      at: endpoint.path.span
    ) { run in
      let device = run.device()
      try await CalledAsMeant(run: run).prepare(device, for: endpoint)
      let good = run.values(device).values().message(to: endpoint).request
      let request = Request(
        Request.Method(method), good.target, headers: good.headers, body: good.body)
      let answer = try await run.send(request, to: endpoint)
      guard (400...499).contains(answer.response.status) else {
        throw CaseEnd.broken(
          expected: "a refusal with 404 or 405", found: "\(answer.response.status)")
      }
    }
  }
}

import ContractModel
import Diagnostics
import Machines

/// Endpoints as code calls them.
extension Planner {
  mutating func call(_ endpoint: Endpoint, _ refusals: [RefusalPlan]) -> CallPlan {
    let name = endpoint.name.value
    let stem = CaseNames.capitalised(name)
    for suffix in ["Request", "Body", "Refusal"] {
      names.claim(stem + suffix, for: "the endpoint `\(name)`", at: endpoint.name.span)
    }
    fieldProblems += FieldNames.problems(endpoint.sends, beside: endpoint.needs)
    members += endpoint.sends.map(\.name)
    let sent = endpoint.sends.map { ($0.location, property($0, in: stem)) }
    let answer = answer(endpoint, stem)
    return CallPlan(
      name: name, stem: stem, doc: endpoint.doc?.value, method: endpoint.method.value.rawValue,
      path: endpoint.path.value.parts, server: endpoint.server, deed: endpoint.deed.value,
      beginsSession: contract.beginsSession(endpoint),
      provider: endpoint.deed.value.object == .provider ? endpoint.object?.value : nil,
      needs: endpoint.needs.map(\.value),
      pathFields: sent.filter { $0.0 == .path }.map(\.1),
      query: sent.filter { $0.0 == .query }.map(\.1),
      headers: sent.filter { $0.0 == .header }.map(\.1),
      body: sent.filter { $0.0 == .body }.map(\.1), status: endpoint.status, answer: answer,
      refusals: refusals.filter { plan in endpoint.refuses.contains { $0.value == plan.name } })
  }

  /// Fields that stand in `returns` become a type named after the endpoint.
  private mutating func answer(_ endpoint: Endpoint, _ stem: String) -> TypePlan? {
    switch endpoint.returns {
    case .nothing: return nil
    case .shape(let shape): return type(shape)
    case .fields(let fields):
      let name = stem + "Answer"
      names.claim(name, for: "the answer of `\(endpoint.name.value)`", at: endpoint.name.span)
      addRecord(name, fields)
      return TypePlan(element: .record(name), container: .one, isOptional: false)
    }
  }
}

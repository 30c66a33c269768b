import ContractModel
import Mustache

/// Ready-made words of the stubs of one server.
struct TypeScriptHost {
  private let plan: HostPlan
  private let blueprint: Blueprint

  init(_ plan: HostPlan, _ blueprint: Blueprint) {
    self.plan = plan
    self.blueprint = blueprint
  }

  var value: [String: Value] {
    let sections = [
      TypeScriptModels(plan, blueprint).value, TypeScriptRefusals(plan, blueprint).value,
      TypeScriptRoutes(plan, blueprint).value,
    ]
    let own: [String: Value] = [
      "runtime": .verbatim(plan.name == nil ? "./runtime.js" : "../runtime.js"),
      "calls": TypeScriptContext.list(plan.calls, call),
      "serverDoc": .verbatim(
        plan.name == nil
          ? TypeScriptContext.doc(blueprint.doc, or: "The API of \(blueprint.service).")
          : TypeScriptContext.doc(
            plan.server.doc, or: "The API of the server \(plan.server.name).")),
    ]
    return sections.reduce(own) { $0.merging($1) { one, _ in one } }
  }

  /// `signIn(request: models.SignInRequest): auth.Result<models.Session, "wrongPassword">;`
  private func call(_ call: CallPlan) -> [String: Value] {
    let refused = call.refusals.map { TypeScriptText.literal($0.name) }.joined(separator: " | ")
    let result = [answer(call), refused].filter { !$0.isEmpty }.joined(separator: ", ")
    let request = TypeScriptText.identifier(call.requestType)
    return [
      "doc": TypeScriptContext.doc(call.doc),
      "route": .verbatim(TypeScriptText.code("\(call.method) \(call.pathText)")),
      "line": .verbatim(
        "\(TypeScriptText.method(call.name))(request: models.\(request)): auth.Result<\(result)>;"),
    ]
  }

  /// A call that ends in a callback is a browser's: it may get a page on the way.
  private func answer(_ call: CallPlan) -> String {
    if let callback = call.endsIn {
      let type = TypeScriptText.identifier(CaseNames.capitalised(callback) + "Callback")
      return "auth.WebAnswer<models.\(type)>"
    }
    return call.answer.map { TypeScriptSpelling(prefix: "models.").type($0) } ?? "void"
  }
}

import Generation

/// Gives generated stubs every request of the fixtures and looks whether the answers come out.
struct ServerDriver {
  let blueprint: Blueprint
  let number: Int

  var code: String {
    """
    import AuthServer
    import Foundation

    struct Service\(number): `\(blueprint.service)`.API {
      typealias S = `\(blueprint.service)`

    \(blueprint.calls.map(method).joined(separator: "\n"))
    }

    func drive\(number)() async {
      typealias S = `\(blueprint.service)`
      var check = Check(\(number))
      check.touch(S.ours)
    \(blueprint.enumerations.map(enumeration).joined(separator: "\n"))
    \(blueprint.calls.flatMap(refusals).joined(separator: "\n"))
      let routes = S.Routes(Service\(number)())
      for name in \(names) { await check.call(name, routes) }
      check.end()
    }

    """
  }

  private var names: String {
    "[" + blueprint.calls.map { "\"\($0.name)\"" }.joined(separator: ", ") + "]"
  }

  private func method(_ plan: CallPlan) -> String {
    let refusal = plan.refusals.isEmpty ? "NoRefusal" : "S.`\(plan.refusalType)`"
    var answer = ""
    if case .record(let name)? = plan.answer?.element { answer = "S.`\(name)`" }
    let body =
      answer.isEmpty ? "" : "\n    return try! \(answer)(json: answer(\(number), \"\(plan.name)\"))"
    return """
        func `\(plan.name)`(_ request: S.`\(plan.requestType)`) async throws(ServerRefusal<\(refusal)>)\(answer.isEmpty ? "" : " -> " + answer) {
          _ = String(describing: request)\(body)
        }
      """
  }

  private func enumeration(_ plan: EnumerationPlan) -> String {
    "  for text in \(Drivers.literals(plan.cases.map(\.text))) "
      + "{ check.same(S.`\(plan.name)`(rawValue: text)?.rawValue, text) }"
  }

  private func refusals(_ plan: CallPlan) -> [String] {
    plan.refusals.isEmpty
      ? [] : ["  for refusal in S.`\(plan.refusalType)`.allCases { check.touch(refusal.answer) }"]
  }
}

import Generation

/// Gives the generated stubs of each server every request of the fixtures and looks whether the answers come out.
struct ServerDriver {
  let blueprint: Blueprint
  let number: Int

  var code: String {
    """
    import AuthServer
    import Foundation

    \(blueprint.hosts.enumerated().map(service).joined(separator: "\n"))
    func drive\(number)() async {
      var check = Check(\(number))
      check.touch(`\(blueprint.service)`.ours)
    \(blueprint.hosts.enumerated().map(checks).joined(separator: "\n"))
      check.end()
    }

    """
  }

  /// The namespace of a server: if there are several, each has its own.
  private func namespace(_ host: HostPlan) -> String {
    let nested = host.name.map { ".`\(HostPlan.namespace($0))`" } ?? ""
    return "`\(blueprint.service)`" + nested
  }

  private func name(_ index: Int) -> String { "Service\(number)_\(index)" }

  private func service(_ index: Int, _ host: HostPlan) -> String {
    """
    struct \(name(index)): \(namespace(host)).API {
      typealias S = \(namespace(host))

    \(host.calls.map(method).joined(separator: "\n"))
    }

    """
  }

  private func checks(_ index: Int, _ host: HostPlan) -> String {
    """
      do {
        typealias S = \(namespace(host))
    \((host.enumerations.map(enumeration) + host.calls.flatMap(refusals)).joined(separator: "\n"))
        let routes = S.Routes(\(name(index))())
        for name in \(names(host)) { await check.call(name, under: \(Drivers.literal(host.base)), routes) }
      }
    """
  }

  private func names(_ host: HostPlan) -> String {
    "[" + host.calls.map { "\"\($0.name)\"" }.joined(separator: ", ") + "]"
  }

  private func method(_ plan: CallPlan) -> String {
    let refusal = plan.refusals.isEmpty ? "NoRefusal" : "S.`\(plan.refusalType)`"
    var answer = ""
    if case .record(let name)? = plan.answer?.element { answer = "S.`\(name)`" }
    // A call may be called answer too.
    let given = "Hostile.answer(\(number), \"\(plan.name)\")"
    let body = answer.isEmpty ? "" : "\n    return try! \(answer)(json: \(given))"
    return """
        func `\(plan.name)`(_ request: S.`\(plan.requestType)`) async throws(ServerRefusal<\(refusal)>)\(answer.isEmpty ? "" : " -> " + answer) {
          _ = String(describing: request)\(body)
        }
      """
  }

  private func enumeration(_ plan: EnumerationPlan) -> String {
    "    for text in \(Drivers.literals(plan.cases.map(\.text))) "
      + "{ check.same(S.`\(plan.name)`(rawValue: text)?.rawValue, text) }"
  }

  private func refusals(_ plan: CallPlan) -> [String] {
    plan.refusals.isEmpty
      ? [] : ["    for refusal in S.`\(plan.refusalType)`.allCases { check.touch(refusal.answer) }"]
  }
}

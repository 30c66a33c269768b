import ContractModel
import Diagnostics
import Generation

/// Makes every call of a generated client, is refused in every declared way, opens every page, and looks at every
/// constant.
struct ClientDriver {
  private let blueprint: Blueprint
  private let number: Int
  private let values: DriverValues

  init(blueprint: Blueprint, number: Int) {
    self.blueprint = blueprint
    self.number = number
    values = DriverValues(blueprint)
  }

  var code: String {
    """
    import AuthClient
    import Foundation

    func drive\(number)() async {
      typealias S = `\(blueprint.service)`
      var check = Check(\(number))
      check.touch(S.tokens, S.machine, S.renewal, S.ours, S.storage, S.examples)
      for place in S.Environment.allCases { check.touch(\(hosts)) }
    \(lines(policies + flows + blueprint.enumerations.map(enumeration)))
      let make = { (transport: any Transport) in
        S.Client(\(configuration)store: MemoryStore(), options: ClientOptions(transport: transport))
      }
    \(lines(calls.map(call) + pages.map(page)))
      check.end()
    }

    """
  }

  private var calls: [CallPlan] { blueprint.calls.filter { $0.caller == .app } }

  private var pages: [CallPlan] {
    blueprint.calls.filter { $0.caller == .browser && $0.endsIn != nil }
  }

  private var configuration: String {
    if blueprint.configuration.isEmpty { return "" }
    return "configuration: S.Configuration(\(values.arguments(blueprint.configuration))), "
  }

  /// The hosts of each server: a text in another than the first would be found too.
  private var hosts: String {
    let configuration = values.arguments(blueprint.configuration)
    let given = configuration.isEmpty ? "" : ", S.Configuration(\(configuration))"
    return blueprint.servers.map { "S.Hosts(place\(given)).`\($0.name)`" }.joined(separator: ", ")
  }

  private func lines(_ lines: [String]) -> String { lines.joined(separator: "\n") }

  private var policies: [String] {
    let names =
      (blueprint.contract.policies.password == nil ? [] : ["password"])
      + blueprint.contract.policies.codes.map { $0.name.value + "Code" }
      + (blueprint.contract.app.biometrics == nil ? [] : ["biometrics"])
    return names.map { "  check.touch(S.Policies.`\($0)`)" }
  }

  private var flows: [String] {
    blueprint.flows.flatMap { flow in
      ["  check.touch(S.`\(flow.name)`())"]
        + flow.states.filter(\.isKept).map {
          "  check.same(S.`\(flow.name)`(kept: \(Drivers.literal($0.name)))?.kept, "
            + "\(Drivers.literal($0.name)))"
        }
    }
  }

  private func enumeration(_ plan: EnumerationPlan) -> String {
    "  for text in \(Drivers.literals(plan.cases.map(\.text))) "
      + "{ check.same(S.`\(plan.name)`(rawValue: text).rawValue, text) }"
  }

  private func call(_ plan: CallPlan) -> String {
    let signIn = blueprint.calls.first(where: \.beginsSession).map(expression) ?? ""
    let touches =
      plan.refusals.isEmpty
      ? "" : "\n  check.touch(S.`\(plan.refusalType)`.rules, S.`\(plan.refusalType)`.faults)"
    // If a refusal renews, what is seen is how the renewal ends.
    let seen = plan.refusals.filter { if case .renew = $0.recovery { false } else { true } }
    let names = seen.map { "\"\($0.name)\"" }.joined(separator: ", ")
    return """
        check.touch(S.Endpoints.`\(plan.name)`)
        await check.call("\(plan.name)", isSafe: \(isSafe(plan)), isAlike: \(isAlike(plan)), signedIn: { transport in
          let client = make(transport)
          _ = try await \(signIn)
          return client
        }, refusals: [\(names)]) { (client: S.Client) in _ = try await \(expression(plan)) }\(touches)
      """
  }

  /// A text may be the address of a server over plain http, where nothing is sent.
  private func isSafe(_ plan: CallPlan) -> Bool {
    let names = [plan, blueprint.calls.first(where: \.beginsSession)].compactMap { $0?.server }
    return !blueprint.servers.contains { server in
      names.contains(server.name)
        && server.server.url.literal?.value.hasPrefix("http:") == true
    }
  }

  /// Whether the call sends what the fixture says: that knows no values of a deployment.
  private func isAlike(_ plan: CallPlan) -> Bool {
    !values.leaves(plan.sent).contains { property in
      if case .configuration = property.source { true } else { false }
    }
  }

  private func expression(_ plan: CallPlan) -> String {
    let isRenewal = plan.name == blueprint.renewal?.call.name
    return "client.`\(plan.name)`(\(isRenewal ? "" : values.arguments(values.given(plan))))"
  }

  private func page(_ plan: CallPlan) -> String {
    let callback = blueprint.callbacks.first { $0.name == plan.endsIn }
    let wires = callback?.record.properties.map(\.wire) ?? []
    let state = plan.query.first { property in
      if case .provider(_, .state) = property.source { true } else { false }
    }
    let given = values.arguments(values.given(plan))
    return """
        await check.page(\(Drivers.literal(callback?.url ?? "")), \(Drivers.literals(wires)), \
      state: \(Drivers.literal(state?.wire ?? "")), \(Drivers.literal(callback?.state ?? ""))) { web in
          _ = try await make(FixtureTransport()).`\(plan.name)`(\(given.isEmpty ? "" : given + ", ")in: web)
        }
      """
  }
}

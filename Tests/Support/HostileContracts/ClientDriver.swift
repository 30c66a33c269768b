import Generation

/// Makes every call of a generated client, is refused in every declared way, and looks at every constant.
struct ClientDriver {
  let blueprint: Blueprint
  let number: Int

  var code: String {
    """
    import AuthClient
    import Foundation

    func drive\(number)() async {
      typealias S = `\(blueprint.service)`
      var check = Check(\(number))
      check.touch(S.tokens, S.machine, S.renewal, S.ours)
      for place in S.Environment.allCases { check.touch(\(servers)) }
    \(lines(blueprint.enumerations.map(enumeration)))
    \(lines(blueprint.calls.map(call)))
      check.end()
    }

    """
  }

  private var servers: String {
    blueprint.servers.map { "place.`\($0.name)`" }.joined(separator: ", ")
  }

  private func lines(_ lines: [String]) -> String { lines.joined(separator: "\n") }

  private func enumeration(_ plan: EnumerationPlan) -> String {
    "  for text in \(Drivers.literals(plan.cases.map(\.text))) "
      + "{ check.same(S.`\(plan.name)`(rawValue: text).rawValue, text) }"
  }

  private func call(_ plan: CallPlan) -> String {
    let signIn = blueprint.calls.first(where: \.beginsSession).map(expression) ?? ""
    let refusals =
      plan.refusals.isEmpty
      ? "" : "\n  for refusal in S.`\(plan.refusalType)`.allCases { check.touch(refusal.rule) }"
    let names = plan.refusals.map { refusal in
      "(\"\(refusal.name)\", \(Drivers.literals(refusal.messages.map(\.text))))"
    }
    return """
        await check.call("\(plan.name)", signedIn: { transport in
          let client = S.Client(store: MemoryStore(), transport: transport)
          _ = try await \(signIn)
          return client
        }, refusals: [\(names.joined(separator: ", "))]) { (client: S.Client) in _ = try await \(expression(plan)) }\(refusals)
      """
  }

  private func expression(_ plan: CallPlan) -> String {
    let isRenewal = plan.name == blueprint.renewal?.call.name
    let given = isRenewal ? [] : plan.sent.filter(\.isGiven)
    // The one word that needs ticks where something is called; around others they draw a warning.
    let arguments = given.map { plan in
      (plan.name == "inout" ? "`inout`" : plan.name) + ": " + value(plan)
    }
    return "client.`\(plan.name)`(\(arguments.joined(separator: ", ")))"
  }

  private func value(_ plan: PropertyPlan) -> String {
    let text = Drivers.literal(plan.example ?? "")
    if case .secret = plan.type.element { return "Secret(\(text))" }
    return text
  }
}

extension PropertyPlan {
  fileprivate var isGiven: Bool {
    switch source {
    case .given, .provider: true
    case .token, .constant, .configuration: false
    }
  }
}

import ContractModel

/// How the client spells what the contract says of a refusal.
struct SwiftRefusalWords {
  private let blueprint: Blueprint

  init(_ blueprint: Blueprint) { self.blueprint = blueprint }

  func rule(_ plan: RefusalPlan) -> String {
    var parts = ["name: \(SwiftText.literal(plan.name))", "status: \(status(plan.status))"]
    if !plan.conditions.isEmpty {
      let pairs = plan.conditions.map {
        "\(SwiftText.literal($0.wire)): .\($0.kind.rawValue)(\(SwiftText.literal($0.text)))"
      }
      parts.append("match: [\(pairs.joined(separator: ", "))]")
    }
    parts.append("recovery: .\(plan.recovery.rawValue)")
    if !plan.messages.isEmpty { parts.append("messages: [\(messages(plan))]") }
    return "RefusalRule(\(parts.joined(separator: ", ")))"
  }

  private func status(_ pattern: StatusPattern) -> String {
    switch pattern {
    case .exactly(let status): String(status)
    case .hundreds(let digit): ".hundreds(\(digit))"
    }
  }

  /// The contract's first language comes first: it is the fallback.
  private func messages(_ plan: RefusalPlan) -> String {
    blueprint.languages.compactMap { language in
      plan.messages.first { $0.language == language }.map {
        "\(SwiftText.literal(language)): \(SwiftText.literal($0.text))"
      }
    }.joined(separator: ", ")
  }
}

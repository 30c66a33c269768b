import ContractModel
import Diagnostics

/// How the client spells what the contract says of refusals.
struct SwiftRefusalWords {
  private let blueprint: Blueprint

  init(_ blueprint: Blueprint) { self.blueprint = blueprint }

  func rule(_ plan: RefusalPlan) -> String {
    var parts = ["name: \(SwiftText.literal(plan.name))", "status: \(status(plan.status))"]
    if !plan.conditions.isEmpty {
      parts.append("match: \(SwiftRefusalWords.tests(plan.conditions))")
    }
    if let token = fetched(plan.recovery) {
      // The session repeats the call by itself; what is left for the app is to try again.
      parts.append("recovery: .retry, fetches: \(SwiftText.literal(token))")
    } else {
      parts.append("recovery: \(SwiftRefusalWords.recovery(plan.recovery))")
    }
    if !plan.refusal.messages.isEmpty {
      parts.append(messages(plan.refusal))
    }
    return CodeLayout.swift.list("RefusalRule(", parts, ")", room: 84 - plan.name.utf8.count)
  }

  /// The token beside the session that is fetched anew.
  private func fetched(_ recovery: Recovery) -> String? {
    guard case .renew(let token?) = recovery else { return nil }
    return blueprint.fetches.contains { $0.token == token } ? token : nil
  }

  func rule(_ plan: FaultPlan) -> String {
    var parts = [
      "name: \(SwiftText.literal(plan.name))", "fault: .\(plan.fault.rawValue)",
      "recovery: \(SwiftRefusalWords.recovery(plan.recovery))",
    ]
    if !plan.refusal.messages.isEmpty {
      parts.append(messages(plan.refusal))
    }
    return CodeLayout.swift.list("FaultRule(", parts, ")")
  }

  /// `["message": .equals("gone")]`
  static func tests(_ conditions: [ConditionPlan]) -> String {
    let pairs = conditions.map { condition in
      let wire = SwiftText.literal(condition.wire)
      let place = condition.isHeader ? ".header(\(wire))" : wire
      return "\(place): .\(condition.kind.rawValue)(\(SwiftText.literal(condition.text)))"
    }
    return CodeLayout.swift.list("[", pairs, "]")
  }

  static func recovery(_ recovery: Recovery) -> String {
    switch recovery {
    case .wait: ".wait(until: nil)"
    case .continueFlow(let flow): ".continue(flow: \(SwiftText.literal(flow)))"
    case .renew, .retry, .correct, .signIn, .tell: ".\(recovery.word.rawValue)"
    }
  }

  private func status(_ pattern: StatusPattern) -> String {
    switch pattern {
    case .exactly(let status): String(status)
    case .hundreds(let digit): ".hundreds(\(digit))"
    }
  }

  /// The contract's first language comes first: it is the fallback.
  private func messages(_ refusal: Refusal) -> String {
    let messages = blueprint.languages.compactMap { language in
      refusal.messages.first { $0.language.value == language }.map {
        "\(SwiftText.literal(language)): \(SwiftText.literal($0.text.value))"
      }
    }
    return CodeLayout.swift.list("messages: [", messages, "]")
  }
}

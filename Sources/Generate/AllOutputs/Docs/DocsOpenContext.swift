import ContractModel
import Diagnostics
import Generation
import Mustache

/// The page of open points and of waived rules.
struct DocsOpenContext {
  let context: DocsContext

  private var contract: Contract { context.blueprint.contract }

  var value: [String: Value] {
    [
      "hasOpen": .bool(!contract.openPoints.isEmpty),
      "hasWaivers": .bool(!contract.waivers.isEmpty),
      "open": .list(
        contract.openPoints.map { openPoint in
          .object([
            "at": context.code(openPoint.at.value), "why": context.text(openPoint.why),
          ])
        }),
      "waivers": .list(
        contract.waivers.map { waiver in
          .object([
            "rule": context.code(waiver.rule.value), "at": context.code(waiver.at.value),
            "why": context.text(waiver.why), "until": .text(waiver.until.value.description),
          ])
        }),
    ]
  }
}

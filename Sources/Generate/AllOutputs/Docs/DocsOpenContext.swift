import ContractModel
import Diagnostics
import Generation
import Mustache

/// The page of open points and of waived rules.
struct DocsOpenContext {
  let context: DocsContext

  private var blueprint: Blueprint { context.blueprint }

  var value: [String: Value] {
    [
      "hasOpen": .bool(!blueprint.contract.openPoints.isEmpty),
      "hasWaivers": .bool(!blueprint.contract.waivers.isEmpty),
      "open": .list(
        blueprint.contract.openPoints.map {
          .object(["at": context.code($0.at.value), "why": context.text($0.why)])
        }),
      "waivers": .list(
        blueprint.contract.waivers.map {
          .object([
            "rule": context.code($0.rule.value), "at": context.code($0.at.value),
            "why": context.text($0.why), "until": .text($0.until.value.description),
          ])
        }),
    ]
  }
}

import Generation
import Mustache

/// The page of open points and of waived rules.
struct DocsOpenContext {
  let context: DocsContext

  private var blueprint: Blueprint { context.blueprint }

  var value: [String: Value] {
    [
      "hasOpen": .bool(!blueprint.open.isEmpty), "hasWaivers": .bool(!blueprint.waivers.isEmpty),
      "open": .list(
        blueprint.open.map {
          .object(["at": context.code($0.at), "why": context.text($0.why)])
        }),
      "waivers": .list(
        blueprint.waivers.map {
          .object([
            "rule": context.code($0.rule), "at": context.code($0.at),
            "why": context.text($0.why), "until": .text($0.until),
          ])
        }),
    ]
  }
}

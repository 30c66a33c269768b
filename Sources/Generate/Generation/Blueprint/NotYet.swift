import ContractModel
import Diagnostics

/// What the language can say and an output that is asked for cannot do yet: said before anything wrong is written.
struct NotYet {
  private var found: [Diagnostic] = []
  private let output: OutputKind

  private init(_ output: OutputKind) { self.output = output }

  static func problems(in contract: Contract, for outputs: Set<OutputKind>) -> [Diagnostic] {
    (outputs.contains(.client) ? client(contract) : [])
      + [.client, .fixtures].filter(outputs.contains).prefix(1).flatMap { spelt(contract, $0) }
  }

  /// One rule finds an error at all servers that answer with it.
  private static func spelt(_ contract: Contract, _ output: OutputKind) -> [Diagnostic] {
    var list = NotYet(output)
    let use = TypeUse(contract)
    for refusal in contract.refusals {
      let servers = use.servers(ofRefusal: refusal.name.value)
      for condition in refusal.match {
        let plans = servers.map { ConditionPlan(condition, on: [$0]) }
        guard Set(plans.map { "\($0.isHeader) \($0.wire)" }).count > 1 else { continue }
        list.say(
          "an error that servers tell in different places", at: condition.field.span,
          help: "make an error for each of these servers")
      }
    }
    return list.found
  }

  private static func client(_ contract: Contract) -> [Diagnostic] {
    var list = NotYet(.client)
    for refusal in contract.refusals {
      if case .renew(.some) = refusal.recovery.value {
        list.say("a recovery by another token", at: refusal.recovery.span)
      }
    }
    return list.found
  }

  private mutating func say(_ what: String, at span: Span, help: String? = nil) {
    found.append(
      Diagnostic(
        "not-generated-yet", "\(what) cannot be generated yet", at: span,
        why: "the language and lint know it; the output `\(output.rawValue)` does not",
        help: help ?? "leave that output out: give the contract its `outputs` in authgen.yaml"))
  }
}

import ContractModel
import Diagnostics

/// What the language can say and an output that is asked for cannot do yet: said before anything wrong is written.
struct NotYet {
  private var found: [Diagnostic] = []
  private let output: OutputKind

  private init(_ output: OutputKind) { self.output = output }

  static func problems(in contract: Contract, for outputs: Set<OutputKind>) -> [Diagnostic] {
    outputs.contains(.client) ? client(contract) : []
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

  private mutating func say(_ what: String, at span: Span) {
    found.append(
      Diagnostic(
        "not-generated-yet", "\(what) cannot be generated yet", at: span,
        why: "the language and lint know it; the output `\(output.rawValue)` does not",
        help: "leave that output out: give the contract its `outputs` in authgen.yaml"))
  }
}

import ContractModel
import Diagnostics

/// Where the fields of a refusal stand: each needs a place of its own in the body.
enum RefusalRules {
  static func problems(_ contract: Contract) -> [Diagnostic] {
    contract.servers.flatMap { clashes($0.refusal.map { ($0.name, $0.wireName) }) }
      + contract.refusals.flatMap { refusal in
        clashes(refusal.match.map { ($0.field, contract.wire(of: $0)) })
      }
  }

  private static func clashes(_ fields: [(name: Text, wire: String)]) -> [Diagnostic] {
    fields.enumerated().compactMap { index, field in
      let other = fields[..<index].first { RefusalBody.clash(field.wire, $0.wire) }
      return other.map { .samePlace(field.name, $0.name, field.wire) }
    }
  }
}

extension Contract {
  /// The place in a refusal that a condition looks at.
  func wire(of condition: Refusal.Condition) -> String {
    let field = servers.lazy.flatMap(\.refusal).first { $0.name.value == condition.field.value }
    return field?.wireName ?? condition.field.value
  }
}

extension Diagnostic {
  fileprivate static func samePlace(_ name: Text, _ other: Text, _ wire: String) -> Diagnostic {
    Diagnostic(
      "same-wire-name",
      "`\(name.value)` and `\(other.value)` stand in the same place of a refusal: `\(wire)`",
      at: name.span, related: [RelatedPlace(other.span, "the other field")],
      why: "one place holds one text, and a text has no fields inside",
      help: "give one of them another `wire`, or match one of them")
  }
}

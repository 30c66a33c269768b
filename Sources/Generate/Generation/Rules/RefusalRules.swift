import ContractModel
import Diagnostics

/// Where the fields of a refusal stand: each needs a place of its own in the body.
enum RefusalRules {
  static func problems(_ contract: Contract) -> [Diagnostic] {
    contract.servers.flatMap { clashes($0.refusal.map { ($0.name, $0.wireName) }) }
      + contract.refusals.flatMap { refusal in
        clashes(refusal.match.map { ($0.field, contract.wire(of: $0)) })
          + told(refusal, contract)
      }
  }

  /// What an error is matched by stands in its place already. Of a text that is known in part a field may tell the whole.
  private static func told(_ refusal: Refusal, _ contract: Contract) -> [Diagnostic] {
    refusal.fields.filter { $0.location == .body }.compactMap { field in
      let other = refusal.match.filter { !contract.isInHeader($0) }.first { condition in
        let wire = contract.wire(of: condition)
        let isWhole = if case .equals = condition.test { true } else { false }
        return RefusalBody.clash(field.wireName, wire) && (isWhole || field.wireName != wire)
      }
      return other.map { .matchedField(field, $0) }
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

  fileprivate func isInHeader(_ condition: Refusal.Condition) -> Bool {
    servers.lazy.flatMap(\.refusal).first { $0.name.value == condition.field.value }?.location
      == .header
  }
}

extension Diagnostic {
  fileprivate static func matchedField(
    _ field: Field, _ condition: Refusal.Condition
  ) -> Diagnostic {
    Diagnostic(
      "same-wire-name",
      "`\(field.name.value)` stands where the error has the text that it is matched by: `\(field.wireName)`",
      at: field.name.span, related: [RelatedPlace(condition.field.span, "the match")],
      why: "one place holds one text, and a text has no fields inside",
      help: "leave the field out, or give it another `wire`")
  }

  fileprivate static func samePlace(_ name: Text, _ other: Text, _ wire: String) -> Diagnostic {
    Diagnostic(
      "same-wire-name",
      "`\(name.value)` and `\(other.value)` stand in the same place of a refusal: `\(wire)`",
      at: name.span, related: [RelatedPlace(other.span, "the other field")],
      why: "one place holds one text, and a text has no fields inside",
      help: "give one of them another `wire`, or match one of them")
  }
}

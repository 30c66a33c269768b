import ContractModel
import Diagnostics

/// The rules for the places of a refusal's fields: each needs a place of its own in the body, or a header.
struct RefusalRules {
  private let contract: Contract
  private let use: TypeUse

  init(_ contract: Contract, _ use: TypeUse) { (self.contract, self.use) = (contract, use) }

  var problems: [Diagnostic] {
    contract.servers.flatMap { server in
      clashes(
        server.refusal.filter { $0.location == .body }
          .map { ($0.name, WireNames.spell($0, for: server.names)) })
    }
      + contract.refusals.flatMap { refusal in
        use.servers(ofRefusal: refusal.name.value).flatMap { server in
          //! second-server-mark
          let match = refusal.match.map { ($0, ConditionPlan($0, of: refusal, on: [server])) }
          return clashes(match.filter { !$1.isHeader }.map { ($0.field, $1.wire) })
            + told(refusal, on: server, match)
        }
      }
  }

  /// A text that a refusal is matched by has its place already. A field may tell the whole of one that is known in part.
  private func told(
    _ refusal: Refusal, on server: Server, _ match: [(Refusal.Condition, ConditionPlan)]
  ) -> [Diagnostic] {
    refusal.fields.compactMap { field in
      let wire = WireNames.spell(field, for: server.names)  //! match-field-spelling
      let other = match.first { _, plan in
        switch (field.location, plan.isHeader) {
        case (.body, false):
          //! match-field-place
          RefusalBody.clash(wire, plan.wire) && (plan.kind == .equals || wire != plan.wire)
        case (.header, true):
          wire.lowercased() == plan.wire.lowercased() && plan.kind == .equals  //! header-mark-kept
        default: false
        }
      }
      return other.map { .matchedField(field, $0.0, wire) }
    }
  }

  private func clashes(_ fields: [(name: Text, wire: String)]) -> [Diagnostic] {
    fields.enumerated().compactMap { index, field in
      let other = fields[..<index].first { RefusalBody.clash(field.wire, $0.wire) }
      return other.map { .samePlace(field.name, $0.name, field.wire) }
    }
  }
}

extension Diagnostic {
  fileprivate static func matchedField(
    _ field: Field, _ condition: Refusal.Condition, _ wire: String
  ) -> Diagnostic {
    Diagnostic(
      "same-wire-name",
      "`\(field.name.value)` has the same place as the text that the error is matched by: `\(wire)`",
      at: field.name.span, related: [RelatedPlace(condition.field.span, "the match")],
      why: "one place holds one text, and a text has no fields inside",
      help: "leave the field out, or give it another `wire`")
  }

  fileprivate static func samePlace(_ name: Text, _ other: Text, _ wire: String) -> Diagnostic {
    Diagnostic(
      "same-wire-name",
      "`\(name.value)` and `\(other.value)` have the same place in a refusal: `\(wire)`",
      at: name.span, related: [RelatedPlace(other.span, "the other field")],
      why: "one place holds one text, and a text has no fields inside",
      help: "give one of them another `wire`, or match one of them")
  }
}

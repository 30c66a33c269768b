import ContractModel
import Diagnostics

/// The fields that have one name on the wire, whoever sends or answers them, and none written.
struct FieldSpelling {
  private(set) var fields: [(field: Field, wire: String)] = []
  private var wires: [Span: (Field, Set<String>)] = [:]
  private var order: [Span] = []

  init(_ contract: Contract) {
    let walk = FieldWalk(contract.types)
    for endpoint in contract.endpoints {
      let style = contract.servers[endpoint.server].names
      note(walk.all(endpoint.sends) + walk.all(returnedBy: endpoint), style)
      for refusal in endpoint.refuses {
        note(walk.all(contract.refusals[refusal.value].fields), style)
      }
    }
    for server in contract.servers { note(server.refusal + server.sends, server.names) }
    fields = order.compactMap { span in
      guard let (field, spelt) = wires[span], spelt.count == 1, let wire = spelt.first else {
        return nil
      }
      return (field, wire)
    }
  }

  private mutating func note(_ fields: [Field], _ style: Server.NameStyle) {
    for field in fields where field.wire == nil && field.location != .path {
      let span = field.name.span
      if wires[span] == nil { order.append(span) }
      wires[span, default: (field, [])].1.insert(WireNames.spell(field, for: style))
    }
  }
}

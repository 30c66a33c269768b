import ContractModel
import Diagnostics

/// Fields that stand in one part of a message under one name, spelt as the servers spell names that use them.
struct DuplicateWireNames {
  private let contract: Contract
  private let use: TypeUse

  init(_ contract: Contract, _ use: TypeUse) { (self.contract, self.use) = (contract, use) }

  var problems: [Diagnostic] {
    contract.types.flatMap { twins($0.fields, use.servers(ofType: $0.name.value)) }
      + contract.refusals.flatMap { twins($0.fields, use.servers(ofRefusal: $0.name.value)) }
      + contract.servers.flatMap { server in
        // Places in the body of a refusal clash in more ways than by their names.
        twins(server.refusal.filter { $0.location != .body }, [server])
      } + contract.endpoints.flatMap(twins)
  }

  private func twins(_ endpoint: Endpoint) -> [Diagnostic] {
    let server = contract.servers[endpoint.server]
    let sent = twins(contract.sentBeside(endpoint) + endpoint.sends, [server])  //! call-name-twin
    let marked = server.answer.isEmpty ? marked(endpoint, server) : []  //! success-mark-place
    guard case .fields(let fields) = endpoint.returns else { return sent + marked }
    return sent + twins(fields, [server]) + marked
  }

  /// Fields of an answer that stand where every good answer says that it is one.
  private func marked(_ endpoint: Endpoint, _ server: Server) -> [Diagnostic] {
    let marks = server.success.map { ($0.field, ConditionPlan(success: $0, of: server)) }
      .filter { !$1.isHeader }
    return contract.answerForms(of: endpoint).flatMap { $0 }.filter { $0.location == .body }
      .compactMap { field in
        let wire = WireNames.spell(field, for: server.names)
        let mark = marks.first { RefusalBody.clash(wire, $1.wire) }
        return mark.map { .markOfSuccess(field, $0.0, wire) }
      }
  }

  /// Each pair once, whichever server spells it so.
  private func twins(_ fields: [Field], _ servers: [Server]) -> [Diagnostic] {
    var styles: [Server.NameStyle] = []
    //! second-server-twins
    for server in servers where !styles.contains(server.names) { styles.append(server.names) }
    return styles.flatMap { twins(fields, $0) } + fields.flatMap { inside($0.shape, servers) }
  }

  private func inside(_ shape: Shape, _ servers: [Server]) -> [Diagnostic] {
    if case .record(let fields) = shape.element { twins(fields, servers) } else { [] }
  }

  /// Names of headers are compared without case. A name that is there twice is a mistake of its own.
  private func twins(_ fields: [Field], _ style: Server.NameStyle) -> [Diagnostic] {
    var first: [String: Field] = [:]
    return fields.compactMap { field in
      let wire = WireNames.spell(field, for: style)
      //! answer-header-once
      let key = "\(field.location.rawValue) \(field.location == .header ? wire.lowercased() : wire)"
      guard let other = first[key] else {
        first[key] = field
        return nil
      }
      guard other.name.value != field.name.value else { return nil }
      return field.location == .header
        ? .sameHeader(field, other, wire) : .sameWire(field, other, wire, style)
    }
  }
}

extension Diagnostic {
  fileprivate static func sameWire(
    _ field: Field, _ other: Field, _ wire: String, _ style: Server.NameStyle
  ) -> Diagnostic {
    let isSpelt = WireNames.spell(field, for: .camelCase) != WireNames.spell(other, for: .camelCase)
    return Diagnostic(
      "same-wire-name",
      "`\(field.name.value)` and `\(other.name.value)` are both `\(wire)` on the wire",
      at: field.name.span, related: [RelatedPlace(other.name.span, "the other field")],
      why: isSpelt ? "`names: \(style.rawValue)` spells names so" : "one would overwrite the other",
      help: "give one of them another `wire`")
  }

  fileprivate static func markOfSuccess(
    _ field: Field, _ mark: Text, _ wire: String
  ) -> Diagnostic {
    Diagnostic(
      "same-wire-name",
      "`\(field.name.value)` has the same place as a field of `success`: `\(wire)`",
      at: field.name.span, related: [RelatedPlace(mark.span, "the field of `success`")],
      why: "one would overwrite the other, and a good answer would look like a refusal",
      help:
        "give it another `wire`, or name a place for the endpoint's own answer with `answer`")
  }

  fileprivate static func sameHeader(
    _ field: Field, _ other: Field, _ wire: String
  ) -> Diagnostic {
    Diagnostic(
      "same-wire-name",
      "`\(field.name.value)` and `\(other.name.value)` are the same header `\(wire)`",
      at: field.name.span, related: [RelatedPlace(other.name.span, "the other field")],
      why: "capital letters make no difference in a header's name",
      help: "give one of them another `wire`")
  }
}

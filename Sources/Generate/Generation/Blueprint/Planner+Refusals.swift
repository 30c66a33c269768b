import ContractModel

/// Refusals, and calls that get no answer.
extension Planner {
  mutating func refusal(_ refusal: Refusal) -> RefusalPlan? {
    guard let status = refusal.cause.status else { return nil }
    return RefusalPlan(
      refusal: refusal, status: status,
      conditions: refusal.match.map {
        ConditionPlan($0, of: refusal, on: use.servers(ofRefusal: refusal.name.value))
      }, details: details(refusal))
  }

  /// The fields that it tells beside its name become a type named after it.
  private mutating func details(_ refusal: Refusal) -> RecordPlan? {
    guard !refusal.fields.isEmpty else { return nil }
    let name = CaseNames.capitalised(refusal.name.value) + "Details"
    names.claim(name, for: "the fields of `\(refusal.name.value)`", at: refusal.name.span)
    var plan = record(
      refusal.fields,
      in: FieldPlace(owner: name, servers: use.servers(ofRefusal: refusal.name.value)))
    plan.properties = plan.properties.map(deep)
    if case .wait(let until) = refusal.recovery.value {
      plan.properties = plan.properties.map { waiting($0, until) }
    }
    return plan
  }

  private func deep(_ property: PropertyPlan) -> PropertyPlan {
    var property = property
    property.isDeep = property.place == .body && property.wire.contains(".")
    return property
  }

  /// A number of seconds says when to try again only together with the time of the answer.
  private func waiting(_ property: PropertyPlan, _ until: String) -> PropertyPlan {
    guard property.name == until, property.type.element == .integer else { return property }
    var property = property
    property.type.element = .waitingTime
    return property
  }
}

extension FaultPlan {
  init?(_ refusal: Refusal) {
    guard case .fault(let fault) = refusal.cause else { return nil }
    self.init(refusal: refusal, fault: fault.value)
  }
}

extension ConditionPlan {
  /// As the first of those servers has it that declares where it stands, or as the refusal does itself.
  init(_ condition: Refusal.Condition, of refusal: Refusal, on servers: [Server]) {
    let found = servers.lazy.compactMap { server in
      server.refusal.first { $0.name.value == condition.field.value }.map { (server, $0) }
    }.first
    let own = refusal.fields.first { $0.name.value == condition.field.value }  //! error-own-name
    let style = (found?.0 ?? servers.first)?.names ?? .camelCase  //! error-server-spelling
    self.init(condition, field: found?.1 ?? own, style: style)
  }

  /// As good answers of a server have it.
  init(success condition: Refusal.Condition, of server: Server) {
    let field = server.refusal.first { $0.name.value == condition.field.value }
    self.init(condition, field: field, style: server.names)
  }

  /// - Parameter field: what is declared of it; nil if it stands under its own name in the body.
  init(_ condition: Refusal.Condition, field: Field?, style: Server.NameStyle) {
    let kind: Kind =
      switch condition.test {
      case .equals: .equals
      case .startsWith: .startsWith
      case .has: .has
      }
    self.init(
      wire: field.map { WireNames.spell($0, for: style) }
        ?? WireNames.spell(condition.field.value, style),
      isHeader: field?.location == .header, kind: kind, text: condition.test.text.value)
  }
}

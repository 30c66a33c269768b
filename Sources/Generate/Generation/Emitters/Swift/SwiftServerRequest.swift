import ContractModel

/// The statements that read what one endpoint takes, part by part.
struct SwiftServerRequest {
  let call: StubCall
  let compared: SwiftServerComparing

  var statements: [String] {
    let form = call.plan.content == .form ? "formBody" : "jsonBody"
    return call.tokens.map(carried) + part(.path, "incoming.path")
      + part(.query, "query", "let query = try incoming.query()")
      + part(.header, "incoming.headers") + part(.cookie, "incoming.cookies")
      + part(.body, "body", "let body = try incoming.\(form)()") + relations
  }

  /// The rules between fields, which are held when all of them are read.
  private var relations: [String] {
    let group = call.read.lazy.compactMap(\.group).first.map(group)
    return [group].compactMap { $0 } + call.read.compactMap(same)
  }

  /// `try incoming.expectOne(of: [("email", .body, self.email != nil), …], isExact: true)`
  private func group(_ group: GroupPlan) -> String {
    let members = group.members.compactMap { member -> String? in
      guard let field = call.read.first(where: { $0.name == member.name }) else { return nil }
      let name = SwiftText.identifier(field.name)
      return "(\(SwiftText.literal(field.wire)), .\(field.place.rawValue), self.\(name) != nil)"
    }
    let list = CodeLayout.swift.list("of: [", members, "]")
    return CodeLayout.swift.list(
      "try incoming.expectOne(", [list] + (group.isExact ? ["isExact: true"] : []), ")")
  }

  /// `try incoming.expectSame("again", .body, self.again == self.password, as: "password")`
  private func same(_ field: StubField) -> String? {
    guard let name = field.same, let other = call.read.first(where: { $0.name == name }) else {
      return nil
    }
    let (one, two) = (SwiftText.identifier(field.name), SwiftText.identifier(other.name))
    return CodeLayout.swift.list(
      "try incoming.expectSame(",
      [
        SwiftText.literal(field.wire), ".\(field.place.rawValue)",
        "self.\(one) == self.\(two)", "as: \(SwiftText.literal(other.wire))",
      ], ")")
  }

  /// `self.access = incoming.bearer`
  private func carried(_ token: CarriedToken) -> String {
    let source =
      token.wire.map { "token(in: .\(token.place)(\(SwiftText.literal($0))))" } ?? token.place
    return "self.\(SwiftText.identifier(token.name)) = incoming.\(source)"
  }

  private func part(
    _ place: Field.Location, _ source: String, _ preparation: String? = nil
  ) -> [String] {
    let fields = call.read.filter { $0.place == place }
    guard !fields.isEmpty else { return [] }
    let reading = fields.flatMap { field in
      let rule = field.configuration.map { "incoming.deployment.rule(\(SwiftText.literal($0)))" }
      let read = SwiftServerFields(field).read(from: source, keeping: rule)
      return [read, compared.inside(field, "incoming.deployment")]
    }
    return ([preparation] + reading).compactMap { $0 }
  }
}

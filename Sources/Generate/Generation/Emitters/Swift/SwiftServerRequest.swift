import ContractModel

/// The statements that read what one endpoint takes, part by part.
struct SwiftServerRequest {
  private let call: CallPlan
  private let told: [RouteMark]
  private let tokens: [TokenPlan]
  private let compared: SwiftServerComparing

  /// - Parameter told: what the router has looked at already.
  init(
    _ call: CallPlan, told: [RouteMark], _ tokens: [TokenPlan], _ compared: SwiftServerComparing
  ) {
    self.call = call
    self.told = told
    self.tokens = tokens
    self.compared = compared
  }

  var statements: [String] {
    let isForm = call.content == .form
    return call.needs.map(carried) + part(call.pathFields, "incoming.path")
      + part(call.query, "query", "let query = try incoming.query()")
      + part(call.headers, "incoming.headers") + part(call.cookies, "incoming.cookies")
      + part(
        call.body, "body", "let body = try incoming.\(isForm ? "formBody" : "jsonBody")()",
        isJSON: !isForm)
  }

  /// `self.access = incoming.bearer`
  private func carried(_ name: String) -> String {
    let source =
      switch tokens.first(where: { $0.name == name })?.placement {
      case .header(let name)?: "token(in: .header(\(SwiftText.literal(name))))"
      case .cookie(let name)?: "token(in: .cookie(\(SwiftText.literal(name))))"
      case .query(let name)?: "token(in: .query(\(SwiftText.literal(name))))"
      case .bearer?, nil: "bearer"
      }
    return "self.\(SwiftText.identifier(name)) = incoming.\(source)"
  }

  private func part(
    _ properties: [PropertyPlan], _ fields: String, _ preparation: String? = nil,
    isJSON: Bool = false
  ) -> [String] {
    let properties = properties.filter { !isTold($0) }
    guard !properties.isEmpty else { return [] }
    return [preparation].compactMap { $0 }
      + properties.flatMap { property in
        let rule = property.configuration.map {
          "incoming.deployment.rule(\(SwiftText.literal($0)))"
        }
        let read = SwiftServerFields(property, tokens)
          .read(from: fields, isJSON: isJSON, keeping: rule)
        return [read] + compared.inside(property, "incoming.deployment")
      }
  }

  private func isTold(_ property: PropertyPlan) -> Bool {
    property.constant != nil
      && told.contains { $0.part == property.place && $0.path == [property.wire] }
  }
}

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
      + part(.body, "body", "let body = try incoming.\(form)()")
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

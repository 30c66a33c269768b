import ContractModel
import Diagnostics
import YAMLSource

extension Reader {
  /// Values of the deployment: simple ones, because somebody types them into a configuration.
  func configurationValues(_ node: Node?) -> Definitions<ConfigurationValue> {
    let fields = fields(node)
    let simple = fields.filter { field in
      guard case .scalar(let scalar) = field.shape.element else { return false }
      return scalar != .json
    }
    for field in fields where !simple.contains(where: { $0 === field }) {
      report(.configurationKind(field))
    }
    // One that is another's would be looked up for ever.
    return Definitions(simple.map(ConfigurationValue.init))
  }

  func renewal(_ node: Node?, _ endpoints: Definitions<Endpoint>) -> RenewalRules {
    let renewals = endpoints.filter { $0.operation.value == .sessionRenew }
    if renewals.count > 1, node?["by"] == nil {
      report(.severalRenewals(renewals[1], renewals[0]))
    }
    let rules = read(RenewalRules.self, node) ?? RenewalRules()
    if let by = rules.by, let endpoint = endpoints.find(by.value),
      endpoint.operation.value != .sessionRenew
    {
      report(.doesNotRenew(by, endpoint))
    }
    return rules
  }

  func app(_ node: Node?) -> AppRules {
    let app = read(AppRules.self, node) ?? AppRules()
    for scheme in app.urlSchemes where !CallbackURL.isScheme(scheme.value[...]) {
      report(.badScheme(scheme))
    }
    let group = app.keychain?.accessGroup
    if let text = group?.literal, text.value.contains("$(") { report(.unfilledGroup(text)) }
    checkKind(group, "a `string`") { shape in
      if case .scalar(.string) = shape.element { shape.container == .one } else { false }
    }
    return app
  }
}

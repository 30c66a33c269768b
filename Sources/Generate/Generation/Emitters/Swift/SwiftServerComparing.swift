/// How the server's side compares values of the deployment that stand inside of what calls send. Those at the top of
/// a message are compared as they are read.
struct SwiftServerComparing {
  private let names: Set<String>

  init(_ plan: HostPlan) { names = ConfigurationHolders(plan).names }

  /// The type has a method that compares.
  func holds(_ type: String) -> Bool { names.contains(type) }

  /// The statement that compares what stands inside of a field, if anything does.
  func inside(_ property: PropertyPlan, _ deployment: String) -> [String] {
    guard let name = property.type.element.structure, holds(name) else { return [] }
    let field = SwiftText.identifier(property.name)
    return ["try \(deployment).compare(self.\(field), at: \(SwiftText.literal(property.wire)))"]
  }

  /// `try deployment.compare("clientId", self.id, at: "client_id")`
  func statements(_ record: RecordPlan) -> [String] {
    record.properties.flatMap { property in
      guard let name = property.configuration else { return inside(property, "deployment") }
      let field = SwiftText.identifier(property.name)
      let place = SwiftText.literal(property.wire)
      return ["try deployment.compare(\(SwiftText.literal(name)), self.\(field), at: \(place))"]
    }
  }

  /// `case .card(let value): try value.compare(with: deployment)`
  func cases(_ choice: ChoicePlan) -> [String] {
    choice.options.map { option in
      let name = SwiftText.identifier(option.name)
      return holds(option.type)
        ? "case .\(name)(let value): try value.compare(with: deployment)" : "case .\(name): break"
    }
  }
}

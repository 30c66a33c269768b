/// How the server's side compares values of the deployment that stand inside of what calls send. Those at the top of
/// a message are compared as they are read.
struct SwiftServerComparing {
  private let names: Set<String>

  init(_ plan: HostPlan) { names = ConfigurationHolders(plan).names }

  /// The type has a method that compares.
  func holds(_ type: String) -> Bool { names.contains(type) }

  /// The statement that compares what stands inside of a field, if anything does.
  func inside(_ field: StubField, _ deployment: String) -> String? {
    guard let name = field.type.element.structure, holds(name) else { return nil }
    let value = SwiftText.identifier(field.name)
    return "try \(deployment).compare(self.\(value), at: \(SwiftText.literal(field.wire)))"
  }

  /// `try deployment.compare("clientId", self.id, at: "client_id")`
  func statement(_ field: StubField) -> String? {
    guard let name = field.configuration else { return inside(field, "deployment") }
    let (value, place) = (SwiftText.identifier(field.name), SwiftText.literal(field.wire))
    return "try deployment.compare(\(SwiftText.literal(name)), self.\(value), at: \(place))"
  }
}

import AuthServer
import ContractModel

/// The calls that have a route in common, told apart by what they are sent.
package struct RequestRoute: Sendable {
  private let endpoint: Endpoint
  private let calls: [(endpoint: Endpoint, marks: [RouteMark])]

  package init(_ endpoint: Endpoint, of contract: Contract) {
    self.endpoint = endpoint
    let routes = SharedRoutes(contract)
    calls = routes.calls(onRouteOf: endpoint).map { ($0, routes.marks(of: $0)) }
      .sorted { $0.marks.count > $1.marks.count }
  }

  /// Whether the message is one of another call, which may take it.
  package func leadsElsewhere(_ message: SentMessage) -> Bool {
    let meant = calls.first { call in call.marks.allSatisfy(message.holds) }
    return meant.map { $0.endpoint !== endpoint } ?? false
  }
}

extension SentMessage {
  fileprivate func holds(_ mark: RouteMark) -> Bool {
    var found = parts[mark.part]
    for name in mark.path {
      found = if case .object(let object)? = found { object[name] } else { nil }
    }
    let value = found == .null ? nil : found
    return switch mark.test {
    case .holds(let texts):
      value.map { value in texts.contains(where: value.says) } ?? false
    case .isLiteral(let text): value?.says(text) ?? false
    case .isPresent: value != nil
    case .isAbsent: value == nil
    }
  }
}

extension JSONValue {
  /// A number or a truth says the text as well.
  fileprivate func says(_ text: String) -> Bool {
    switch self {
    case .string(let found): found == text
    case .number(let number): number.text == text
    case .bool(let truth): text == (truth ? "true" : "false")
    case .null, .array, .object: false
    }
  }
}

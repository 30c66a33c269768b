import AuthServer
package import ContractModel

/// The calls that have a route in common, told apart by what they are sent.
package struct RequestRoute: Sendable {
  private let endpoint: Endpoint
  private let calls: EndpointByMarks

  package init(_ endpoint: Endpoint, of contract: Contract) {
    self.endpoint = endpoint
    calls = EndpointByMarks(SharedRoutes(contract).calls(onRouteOf: endpoint), of: contract)
  }

  /// Whether the message is one of another call, which may take it.
  package func leadsElsewhere(_ message: SentMessage) -> Bool {
    let meant = calls.endpoint { name, part -> JSONValue? in
      guard case .object(let object)? = message.parts[part] else { return nil }
      return object[name]
    }
    return meant.map { $0 !== endpoint } ?? false
  }
}

import AuthServer
import ContractModel

/// Tells the endpoints of one route apart by the constants that they send.
struct EndpointByConstants: Sendable {
  private let endpoints: [(endpoint: Endpoint, constants: [Field])]
  private let server: Server

  /// Puts endpoints with more constants first: of two that fit, the more particular one is meant.
  init(_ endpoints: [Endpoint], on server: Server) {
    self.server = server
    self.endpoints = endpoints.enumerated().map {
      ($0.offset, $0.element, Self.constants($0.element))
    }
    .sorted { ($1.2.count, $0.0) < ($0.2.count, $1.0) }
    .map { (endpoint: $0.1, constants: $0.2) }
  }

  private static func constants(_ endpoint: Endpoint) -> [Field] {
    endpoint.sends.filter { $0.isConstant && !$0.shape.isOptional && $0.location != .path }
  }

  /// A route with one endpoint needs no telling apart; its constants are checked as they are read.
  func endpoint(for reader: inout RequestReader) throws(InvalidValue) -> Endpoint {
    if endpoints.count == 1 { return endpoints[0].endpoint }
    for (endpoint, constants) in endpoints where try holds(constants, &reader) { return endpoint }
    throw InvalidValue(expected: "the constants of \(names)")
  }

  private var names: String { endpoints.map(\.endpoint.name.value).joined(separator: " or ") }

  private func holds(_ constants: [Field], _ reader: inout RequestReader) throws(InvalidValue)
    -> Bool
  {
    for field in constants {
      guard case .constant(let text) = field.shape.element else { continue }
      let found = try reader.value(WireNames.spell(field, for: server.names), in: field.location)
      guard let found, Choice.holds(found.value, text.value) else { return false }
    }
    return true
  }
}

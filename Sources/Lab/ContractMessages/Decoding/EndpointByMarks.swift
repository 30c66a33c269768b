import AuthServer
import ContractModel

import struct Diagnostics.Located

/// Tells the endpoints of one route apart by what their calls hold.
struct EndpointByMarks: Sendable {
  private let endpoints: [(endpoint: Endpoint, marks: [RouteMark])]

  /// Puts endpoints with more marks first: of two that fit, the more particular one is meant.
  init(_ endpoints: [Endpoint], of contract: Contract) {
    let routes = SharedRoutes(endpoints, of: contract)
    self.endpoints = endpoints.enumerated().map {
      ($0.offset, $0.element, routes.marks(of: $0.element))
    }
    .sorted { ($1.2.count, $0.0) < ($0.2.count, $1.0) }
    .map { (endpoint: $0.1, marks: $0.2) }
  }

  /// The only endpoint needs no telling apart; its constants are checked as they are read.
  ///
  /// - Parameter value: finds a value of the request by its outermost name on the wire.
  /// - Returns: nil for a request that has the marks of none.
  func endpoint<Failure: Error>(
    _ value: (String, Field.Location) throws(Failure) -> JSONValue?
  ) throws(Failure) -> Endpoint? {
    if endpoints.count == 1 { return endpoints[0].endpoint }
    for (endpoint, marks) in endpoints where try holds(marks, value) { return endpoint }
    return nil
  }

  var names: String { endpoints.map(\.endpoint.name.value).joined(separator: " or ") }

  private func holds<Failure: Error>(
    _ marks: [RouteMark], _ value: (String, Field.Location) throws(Failure) -> JSONValue?
  ) throws(Failure) -> Bool {
    for mark in marks {
      let found = mark.path.dropFirst().reduce(try value(mark.path[0], mark.part)) { whole, name in
        if case .object(let object)? = whole { object[name] } else { nil }
      }
      guard mark.test.holds(for: found) else { return false }
    }
    return true
  }
}

extension RouteMark.Test {
  /// Null is read as absent.
  fileprivate func holds(for found: JSONValue?) -> Bool {
    let value = found == .null ? nil : found
    return switch self {
    case .holds(let texts):
      value.map { value in texts.contains { Choice.holds(value, $0) } } ?? false
    case .isLiteral(let text): value.map { Choice.holds($0, text) } ?? false
    case .isPresent: value != nil
    case .isAbsent: value == nil
    }
  }
}

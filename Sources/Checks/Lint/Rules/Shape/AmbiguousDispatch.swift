import ContractModel
import Diagnostics

/// A call belongs to one endpoint.
struct AmbiguousDispatch: Rule {
  let id = "ambiguous-dispatch"
  let title = "a call belongs to one endpoint"
  let severity = Severity.warning
  let why = "a server could not tell which of the two is meant"
  let reason =
    "Endpoints may share a route where a constant in a header, the query or the body "
    + "tells them apart. That works only if both send the same field with different "
    + "constants: a constant that only one of them has leaves the other one matching every "
    + "call."

  func findings(in contract: Contract) -> [Finding] {
    let routes = Dictionary(grouping: contract.endpoints, by: RouteOfCall.init)
    return routes.values.filter { $0.count > 1 }.flatMap { clashes(among: $0) }
  }

  /// Endpoints that one constant tells apart are looked at no more; of the rest each is held against
  /// those before it.
  private func clashes(among endpoints: [Endpoint]) -> [Finding] {
    let constants = endpoints.map(DispatchConstants.init)
    if let key = constants[0].values.keys.sorted().first(where: { key in
      constants.allSatisfy { $0.values[key] != nil }
        && Set(constants.map { $0.values[key] }).count > 1
    }) {
      let parts = Dictionary(grouping: endpoints) { DispatchConstants($0).values[key] }
      return parts.values.filter { $0.count > 1 && $0.count < endpoints.count }
        .flatMap { clashes(among: $0) }
    }
    return endpoints.indices.dropFirst().compactMap { index in
      endpoints.indices.prefix(min(index, 100)).first {
        !constants[$0].differ(from: constants[index])
      }
      .map { clash(endpoints[index], endpoints[$0]) }
    }
  }

  private func clash(_ endpoint: Endpoint, _ other: Endpoint) -> Finding {
    Finding(
      message: "a call of `\(endpoint.name.value)` could be one of `\(other.name.value)`",
      span: endpoint.name.span,
      help: "give both a constant in the same field, with different texts, or different routes",
      related: [RelatedPlace(other.name.span, "the other one")])
  }
}

/// Server, method and path, whatever the fields in the path are called.
private struct RouteOfCall: Hashable {
  private let parts: [String]

  init(_ endpoint: Endpoint) {
    parts =
      [endpoint.server, endpoint.method.value.rawValue]
      + endpoint.path.value.parts.map { if case .literal(let text) = $0 { text } else { "{}" } }
  }
}

/// The constants that an endpoint always sends, by part of the message and name.
private struct DispatchConstants {
  let values: [String: String]

  init(_ endpoint: Endpoint) {
    let pairs = endpoint.sends.compactMap { field -> (String, String)? in
      guard let constant = field.constant else { return nil }
      return ("\(field.location.rawValue) \((field.wire ?? field.name).value)", constant.value)
    }
    values = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  func differ(from other: DispatchConstants) -> Bool {
    values.contains { key, value in other.values[key].map { $0 != value } ?? false }
  }
}

import ContractModel
import Diagnostics

/// A call belongs to one endpoint.
struct AmbiguousDispatch: Rule {
  let id = "ambiguous-dispatch"
  let title = "a call belongs to one endpoint"
  let severity = Severity.warning
  let why = "a server could not tell which of the two is meant"
  let reason =
    "Endpoints may share a route where a header, the query, a cookie or the body tells them apart: "
    + "by different constants in one field, by a constant beside an enum without it, or by a field "
    + "that one always sends and the other never. An optional field tells nothing: a call may leave it out."

  func findings(in contract: Contract) -> [Finding] {
    let routes = Dictionary(grouping: contract.endpoints, by: RouteOfCall.init)
    return routes.values.filter { $0.count > 1 }.flatMap { clashes(among: $0, contract) }
  }

  /// Endpoints that one constant tells apart are looked at no more; of the rest each is held against
  /// those before it.
  private func clashes(among endpoints: [Endpoint], _ contract: Contract) -> [Finding] {
    let constants = endpoints.map(DispatchConstants.init)
    if let key = constants[0].values.keys.sorted().first(where: { key in
      constants.allSatisfy { $0.values[key] != nil }
        && Set(constants.map { $0.values[key] }).count > 1
    }) {
      let parts = Dictionary(grouping: endpoints) { DispatchConstants($0).values[key] }
      return parts.values.filter { $0.count > 1 && $0.count < endpoints.count }
        .flatMap { clashes(among: $0, contract) }
    }
    let marks = endpoints.map { CallMarks($0, in: contract) }
    return endpoints.indices.dropFirst().compactMap { index in
      endpoints.indices.prefix(min(index, 100)).first {
        !marks[$0].areTold(from: marks[index])
      }
      .map { clash(endpoints[index], endpoints[$0]) }
    }
  }

  private func clash(_ endpoint: Endpoint, _ other: Endpoint) -> Finding {
    Finding(
      message: "a call of `\(endpoint.name.value)` could be one of `\(other.name.value)`",
      span: endpoint.name.span,
      help:
        "give both a constant in the same field, with different texts, or one a field that the other "
        + "never sends, or different routes",
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
}

import ContractModel

/// The texts that a call always sends, by which it can be told from others of the same method and path.
struct RouteMarks {
  private(set) var all: [RouteMark] = []

  init(_ sent: [Field], _ server: Server) {
    for field in sent where field.location != .path {
      add(field, server, field.location, [])
    }
  }

  /// The marks that a call to the same route has otherwise: they are enough to tell the two.
  func distinguishing(from others: [RouteMarks]) -> [RouteMark] {
    all.filter { mark in others.contains { $0.all.contains(where: mark.distinguishes) } }
  }

  func areDistinguishable(from other: RouteMarks) -> Bool { !distinguishing(from: [other]).isEmpty }

  private mutating func add(
    _ field: Field, _ server: Server, _ part: Field.Location, _ outer: [String]
  ) {
    let path = outer + [WireNames.spell(field, for: server.names)]
    guard field.shape.container == .one, !field.shape.isOptional else { return }
    switch field.shape.element {
    case .constant(let text): all.append(RouteMark(part: part, path: path, text: text.value))
    case .record(let fields) where server.content != .form:
      for field in fields { add(field, server, part, path) }
    default: break
    }
  }
}

/// A text that a call always sends in one place.
package struct RouteMark: Sendable {
  package let part: Field.Location
  /// Names on the wire, from the outermost.
  package let path: [String]
  package let text: String

  /// The other stands in the same place and says something else.
  func distinguishes(_ other: RouteMark) -> Bool {
    part == other.part && other.text != text
      && (part == .header
        ? path.map { $0.lowercased() } == other.path.map { $0.lowercased() } : path == other.path)
  }
}

/// Endpoints that have a method and a path in common.
struct SharedRoutes {
  private let contract: Contract
  private let groups: [[String]: [Endpoint]]

  init(_ contract: Contract) {
    self.contract = contract
    groups = Dictionary(grouping: contract.endpoints, by: SharedRoutes.key)
  }

  /// The first of those before it that no constant tells from it.
  func twin(of endpoint: Endpoint) -> Endpoint? {
    let marks = marks(of: endpoint)
    return groups[SharedRoutes.key(endpoint), default: []]
      .prefix { $0.name.value != endpoint.name.value }
      .first { !marks.areDistinguishable(from: self.marks(of: $0)) }
  }

  func conditions(of endpoint: Endpoint) -> [RouteMark] {
    let others = groups[SharedRoutes.key(endpoint), default: []]
      .filter { $0.name.value != endpoint.name.value }
    return marks(of: endpoint).distinguishing(from: others.map(marks))
  }

  private func marks(of endpoint: Endpoint) -> RouteMarks {
    RouteMarks(endpoint.sends + contract.sentBeside(endpoint), contract.servers[endpoint.server])
  }

  private static func key(_ endpoint: Endpoint) -> [String] {
    [endpoint.server, endpoint.method.value.rawValue]
      + endpoint.path.value.parts.map { if case .literal(let text) = $0 { text } else { "{}" } }
  }
}

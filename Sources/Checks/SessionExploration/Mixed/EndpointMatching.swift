import ContractModel
import Diagnostics

/// Finds what a server of another version has in the place of an app's calls and tokens.
struct EndpointMatching {
  let app: Contract
  let server: Contract
  private let byRoute: [String: [Endpoint]]

  init(app: Contract, server: Contract) {
    self.app = app
    self.server = server
    byRoute = Dictionary(grouping: server.endpoints, by: \.routeKey)
  }

  /// The endpoint of the server that gets the request of a call; nil where its route is not there.
  func served(_ endpoint: Endpoint) -> Endpoint? {
    let candidates = byRoute[endpoint.routeKey] ?? []
    let named = candidates.first { $0.name.value == endpoint.name.value }
    guard candidates.count > 1 else { return candidates.first }
    // One route for many calls, which are told apart by a constant.
    let sent = Set(constants(of: endpoint, in: app))
    let fitting = candidates.filter { Set(constants(of: $0, in: server)).isSubset(of: sent) }
    return fitting.first { $0.name.value == named?.name.value } ?? fitting.first
  }

  /// The token of the server that an app's token is.
  func token(_ name: String) -> Token? {
    if let same = server.tokens.find(name) { return same }
    let former = app.tokens.find(name)?.formerNames.map(\.value) ?? []
    return server.tokens.first { token in
      token.formerNames.contains { $0.value == name } || former.contains(token.name.value)
    }
  }

  func style(of endpoint: Endpoint, in contract: Contract) -> Server.NameStyle {
    contract.servers.find(endpoint.server)?.names ?? .camelCase
  }

  private func constants(of endpoint: Endpoint, in contract: Contract) -> [String] {
    endpoint.sends.compactMap { field in
      guard case .constant(let text) = field.shape.element else { return nil }
      let name = WireNames.spell(field, for: style(of: endpoint, in: contract))
      return "\(field.location.rawValue) \(name) \(text.value)"
    }
  }
}

extension Endpoint {
  /// Method and path. The names of fields in the path are not on the wire.
  fileprivate var routeKey: String {
    let parts = path.value.parts.map { part in
      if case .literal(let text) = part { text } else { "{}" }
    }
    return "\(method.value.rawValue) /\(parts.joined(separator: "/"))"
  }
}

import ContractModel
import Diagnostics

/// Finds the endpoint that a recorded call is of.
struct RouteFinder {
  private let contract: Contract
  private let urls: [String: [String]]

  init(_ contract: Contract, urls: [String: [String]]) {
    self.contract = contract
    self.urls = urls
  }

  /// The endpoint of a call; among several with one route, the one whose constants the call holds.
  func endpoint(of request: RecordedRequest) -> Endpoint? {
    let found = contract.endpoints.filter { fits($0, request) }
    let marked = found.map { ($0, constants($0)) }.filter { endpoint, constants in
      let style = contract.servers[endpoint.server].names
      return constants.allSatisfy { holds($0, request, style) }
    }
    let most = marked.map(\.1.count).max()
    return marked.first { $0.1.count == most }?.0
  }

  private func fits(_ endpoint: Endpoint, _ request: RecordedRequest) -> Bool {
    guard endpoint.method.value.rawValue == request.method else { return false }
    return contract.servers[endpoint.server].urls(and: urls).contains { base in
      guard let path = path(request.url, below: base) else { return false }
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      let wanted = endpoint.path.value.parts
      return parts.count == wanted.count && zip(parts, wanted).allSatisfy(fits)
    }
  }

  private func fits(_ part: Substring, _ wanted: PathTemplate.Part) -> Bool {
    switch wanted {
    case .literal(let text): HTTPText.decoded(part) == HTTPText.decoded(text)
    case .field: !part.isEmpty
    }
  }

  /// The path without its first slash; nil for a URL elsewhere.
  private func path(_ url: String, below base: String) -> Substring? {
    let folder = base.hasSuffix("/") ? base : base + "/"
    if url == base { return "" }
    return url.hasPrefix(folder) ? url.dropFirst(folder.count) : nil
  }

  private func constants(_ endpoint: Endpoint) -> [Field] {
    endpoint.sends.filter { if case .constant = $0.shape.element { true } else { false } }
  }

  private func holds(
    _ field: Field, _ request: RecordedRequest, _ style: Server.NameStyle
  ) -> Bool {
    guard case .constant(let text) = field.shape.element,
      let location = RecordedRequest.Location(field.location)
    else { return true }
    return request.text(WireNames.spell(field, for: style), in: location) == text.value
  }
}

extension RecordedRequest.Location {
  fileprivate init?(_ location: Field.Location) {
    switch location {
    case .query: self = .query
    case .header: self = .header
    case .body: self = .body
    case .path, .cookie: return nil
    }
  }
}

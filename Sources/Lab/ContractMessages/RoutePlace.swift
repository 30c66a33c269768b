package import ContractModel
import Diagnostics

/// The method and the path of a route. Endpoints that differ in other things share one.
package struct RoutePlace: Hashable, Sendable {
  package let method: String
  /// As AuthServer's router takes it: behind the path of the server's URL, its parameters counted.
  package let path: String

  package init(_ endpoint: Endpoint, on server: Server) {
    method = endpoint.method.value.rawValue
    var count = 0
    let parts = endpoint.path.value.parts.map { part -> String in
      guard case .field = part else { return "/\(part.text)" }
      count += 1
      return "/{\(Self.parameter(count - 1))}"
    }
    let path = server.basePath + parts.joined()
    self.path = path.isEmpty ? "/" : path
  }

  static func parameter(_ index: Int) -> String { "p\(index)" }
}

import ContractModel
import Diagnostics

/// A path as AuthServer's router takes it: behind the path of the server's URL, its parameters counted.
struct RoutePath: Hashable {
  let text: String

  init(_ endpoint: Endpoint, on server: Server) {
    var count = 0
    let parts = endpoint.path.value.parts.map { part -> String in
      guard case .field = part else { return "/\(part.text)" }
      count += 1
      return "/{\(Self.name(count - 1))}"
    }
    let path = server.basePath + parts.joined()
    text = path.isEmpty ? "/" : path
  }

  static func name(_ index: Int) -> String { "p\(index)" }
}

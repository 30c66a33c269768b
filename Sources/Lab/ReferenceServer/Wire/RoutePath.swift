import ContractModel

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
    let path = Self.base(of: server) + parts.joined()
    text = path.isEmpty ? "/" : path
  }

  static func name(_ index: Int) -> String { "p\(index)" }

  /// The path of a URL that the contract itself names, without its last slash: apps that are pointed here keep it.
  static func base(of server: Server) -> String {
    guard let url = server.url.literal?.value, let scheme = url.firstRange(of: "://") else {
      return ""
    }
    let path = url[scheme.upperBound...].drop { $0 != "/" }.prefix { $0 != "?" && $0 != "#" }
    return path.hasSuffix("/") ? String(path.dropLast()) : String(path)
  }
}

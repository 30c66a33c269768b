import AuthServer

/// Checks the name under which a request came.
///
/// A web page may lead a name of its owner's to this machine (DNS rebinding), and then reads whatever a server here
/// answers. So requests have to name the server in a way that no page can: by an address, by a name without a dot, by one
/// that nobody can register, or by a name that the user allowed.
package struct Visitors: Sendable {
  private let names: Set<String>

  /// - Parameter names: further hosts, such as that of a tunnel.
  package init(names: [String] = []) { self.names = Set(names.map { $0.lowercased() }) }

  /// Under these nobody can register a name (RFC 6761, RFC 6762, RFC 8375).
  private static let reserved: Set<Substring> = ["localhost", "local", "test", "internal", "arpa"]

  func admit(_ request: Request) -> Bool {
    // Every browser sends one.
    guard let authority = request.headers.first("Host") else { return true }
    if authority.hasPrefix("[") { return true }
    let parts = authority.lowercased().split(separator: ":", omittingEmptySubsequences: false)
    let host = String(parts.first ?? "")
    guard parts.count == 1 || parts.count == 2 && UInt16(parts[1]) != nil else { return false }
    if names.contains(host) { return true }
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    guard let last = labels.last, labels.count > 1 else { return true }
    return Self.reserved.contains(last) || Self.isAddress(labels)
  }

  private static func isAddress(_ labels: [Substring]) -> Bool {
    labels.count == 4 && labels.allSatisfy { UInt8($0) != nil }
  }

  static let refusal = Response(
    status: 421,
    json: [
      "error": "this server answers to addresses and local names; --allow-host adds another name"
    ])
}

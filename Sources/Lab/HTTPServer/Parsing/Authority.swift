import AuthServer
import Primitives

/// The host that a request names. A request that names it twice uses the same words.
enum Authority {
  static func check(
    method: String, target: String, _ headers: Headers, needsHost: Bool
  ) throws(RequestRejection) {
    //! no-tunnel
    guard method != "CONNECT" else { throw RequestRejection(501, "This is no proxy.") }
    let hosts = headers.all("Host")
    guard hosts.count <= 1 else { throw .bad("Host comes twice.") }  //! one-host
    guard !hosts.isEmpty || !needsHost else { throw .bad("Host is missing.") }  //! host-required
    //! host-well-formed
    if let host = hosts.first, !isWellFormed(host) { throw .bad("Host is not well-formed.") }
    guard target.utf8.first != UInt8(ascii: "/") else { return }
    if target == "*" && method == Request.Method.options.name { return }
    guard let named = authority(of: target) else {
      throw .bad("The target is neither a path nor a URL of http or https.")
    }
    guard isWellFormed(String(named)), hosts.allSatisfy({ ASCII.isSame($0, named) }) else {
      throw .bad("The target's host is not the one of Host.")
    }  //! target-matches-host
  }

  private static func authority(of target: String) -> Substring? {
    for scheme in ["http://", "https://"]
    where ASCII.isSame(target.prefix(scheme.utf8.count), scheme) {
      return target.dropFirst(scheme.utf8.count).prefix { $0 != "/" && $0 != "?" }
    }
    return nil
  }

  /// A name or address that is not empty, and a port that may be missing; no user.
  private static func isWellFormed(_ host: String) -> Bool {
    var rest = Array(host.utf8)[...]
    if rest.first == UInt8(ascii: "[") {
      guard let end = rest.firstIndex(of: UInt8(ascii: "]")) else { return false }
      let address = rest[rest.index(after: rest.startIndex)..<end]
      guard !address.isEmpty, address.allSatisfy(ByteSet.address.contains) else { return false }
      rest = rest[rest.index(after: end)...]
    } else {
      let name = rest.prefix { $0 != UInt8(ascii: ":") }
      guard !name.isEmpty, name.allSatisfy(ByteSet.name.contains) else { return false }
      rest = rest[name.endIndex...]
    }
    return rest.isEmpty
      || rest.first == UInt8(ascii: ":")
        && rest.dropFirst().allSatisfy(ByteSet.digit.contains) && rest.count <= 6
  }
}

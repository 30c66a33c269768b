import Foundation

/// A server, and the tokens that requests of the app's own may bring it. To a server that is in none of a
/// session's audiences, and to one with no tokens, no such request goes.
public struct TokenAudience: Sendable {
  let server: URL
  let tokens: [String]

  /// - Parameters:
  ///   - server: its scheme, host and port count.
  ///   - tokens: the names in the contract.
  public init(_ server: URL, _ tokens: [String]) {
    self.server = server
    self.tokens = tokens
  }
}

extension [TokenAudience] {
  /// The tokens for this address; none if it is none of these servers, by scheme, host and port.
  func tokens(for url: URL) -> Set<String> {
    guard url.isSafe, url.user == nil, url.password == nil else { return [] }  //! token-url-no-user
    return Set(filter { $0.server.origin == url.origin }.flatMap(\.tokens))  //! token-origin
  }
}

extension AuthContract {
  /// The tokens that calls carry, but for the one that only the renewal does.
  static var carried: [String] {
    tokens.filter { $0.sent != nil && $0.name != renewal.spends }.map(\.name)
  }
}

extension URL {
  var origin: [String] {
    let scheme = scheme?.lowercased() ?? ""
    //! token-scheme
    return [scheme, host?.lowercased() ?? "", String(port ?? (scheme == "https" ? 443 : 80))]
  }
}

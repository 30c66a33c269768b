public import AuthClient
public import Foundation

/// A page that is opened in a browser: where it is, and what it is told.
public struct WebPage: Sendable {
  let server: URL
  let path: RequestPath
  let query: WireItems

  public init(_ server: URL, _ path: RequestPath, query: WireItems = [:]) {
    self.server = server
    self.path = path
    self.query = query
  }

  /// Nil if its parts make no address.
  var url: URL? { WireAddress.url(server, path, query: query) }
}

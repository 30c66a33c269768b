import Foundation

/// A request for a transport. No description of it shows more than the endpoint and the host.
public struct HTTPRequest: Sendable {
  /// The endpoint that this is a call of, for logs.
  public let endpoint: String
  public let method: HTTPMethod
  public let url: URL
  public let headers: HTTPHeaders
  public let body: Data?

  public init(
    endpoint: String, method: HTTPMethod, url: URL, headers: HTTPHeaders = [:], body: Data? = nil
  ) {
    self.endpoint = endpoint
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
  }
}

extension HTTPRequest: CustomStringConvertible, CustomReflectable {
  public var description: String { "\(endpoint): \(method.rawValue) at \(url.host ?? "no host")" }
  public var customMirror: Mirror { Mirror(self, children: ["endpoint": endpoint]) }
}

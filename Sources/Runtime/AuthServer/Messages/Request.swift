/// An HTTP request as it was received, with nothing decoded and nothing normalised.
public struct Request: Sendable {
  public var method: Method
  /// Path and query, still percent-encoded.
  public var target: String
  public var headers: Headers
  /// Without any transfer coding. Whoever reads the socket stops at `Limits.bodyBytes` as well.
  public var body: [UInt8]
  /// The address at the other end of the connection, as text and without its port; nil where there is none.
  /// Behind a proxy it is the proxy's.
  public var peer: String?

  public init(
    _ method: Method, _ target: String, headers: Headers = Headers(), body: [UInt8] = [],
    peer: String? = nil
  ) {
    self.method = method
    self.target = target
    self.headers = headers
    self.body = body
    self.peer = peer
  }
}

extension Request: Redacting {
  /// The path as well may hold an identifier or a code.
  public var redacted: String {
    "\(method.name) request, \(headers.count) headers, \(body.count) bytes"
  }
}

extension Request {
  /// A method's name; case counts.
  public struct Method: Hashable, Sendable {
    public let name: String

    public init(_ name: String) { self.name = name }

    public static let get = Method("GET")
    public static let head = Method("HEAD")
    public static let post = Method("POST")
    public static let put = Method("PUT")
    public static let patch = Method("PATCH")
    public static let delete = Method("DELETE")
    public static let options = Method("OPTIONS")
  }
}

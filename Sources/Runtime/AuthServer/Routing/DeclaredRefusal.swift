/// The refusals that a contract declares for one endpoint.
public protocol DeclaredRefusal: Sendable {
  var answer: RefusalAnswer { get }
}

/// For endpoints that declare none; they can still be unavailable.
public enum NoRefusal: DeclaredRefusal, Equatable {
  public var answer: RefusalAnswer { switch self {} }
}

/// How one refusal looks on the wire.
public struct RefusalAnswer: Sendable {
  public var status: Int
  /// Nil for none.
  public var body: JSONValue?
  public var headers: Headers

  public init(status: Int, body: JSONValue?, headers: Headers = Headers()) {
    self.status = status
    self.body = body
    self.headers = headers
  }

  func response(style: WireStyle) -> Response {
    var response = Response(status: status, headers: headers, body: body?.bytes ?? [])
    if body != nil { response.headers.setDefault("Content-Type", style.contentType) }
    return response
  }
}

extension RefusalAnswer: Redacting {
  public var redacted: String { "refusal \(status)" }
}

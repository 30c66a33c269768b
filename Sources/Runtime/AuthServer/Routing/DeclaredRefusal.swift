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

  /// With values at their places in the body: `error.code` stands inside `error`, a number counts the items of a
  /// list, `.` is the whole body. A value that is nil is left out.
  public init(
    status: Int, at places: KeyValuePairs<String, JSONValue?>, headers: Headers = Headers()
  ) {
    self.init(status: status, body: JSONValue(places: places.map { ($0, $1) }), headers: headers)
  }

  func response(style: WireStyle) -> Response {
    guard let body else { return Response(status: status, headers: headers) }
    var response = style.refusal(status: status, body)
    for name in Set(headers.map(\.name)) { response.headers.remove(name) }
    response.headers.add(headers)
    return response
  }
}

extension RefusalAnswer: Redacting {
  public var redacted: String { "refusal \(status)" }
}

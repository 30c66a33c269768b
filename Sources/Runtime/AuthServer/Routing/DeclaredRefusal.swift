/// The refusals that a contract declares for one endpoint.
public protocol DeclaredRefusal: Sendable {
  var answer: RefusalAnswer { get }
}

/// The refusals of endpoints that declare none. They can still be unavailable.
public enum NoRefusal: DeclaredRefusal, Equatable {
  public var answer: RefusalAnswer { switch self {} }
}

/// The form of a refusal on the wire.
public struct RefusalAnswer: Sendable {
  public var status: Int
  /// Nil for none.
  public var body: JSONValue?
  public var headers: Headers
  /// The first value that is not what the contract says.
  var invalid: InvalidValue?

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

  /// The same, which does not go out unless the value at the place keeps the contract's rules.
  public func keeping<T: JSONConvertible>(
    _ place: String, _ value: T?, _ rules: ValueRule<T>...
  ) -> RefusalAnswer {
    guard invalid == nil, let value else { return self }
    var copy = self
    do throws(InvalidValue) {
      try value.check()
      for rule in rules { try rule.check(value) }
    } catch {
      copy.invalid = error.inside(.field(place))
    }
    return copy
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

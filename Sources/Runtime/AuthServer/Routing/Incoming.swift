/// A request that has found its route, with the parts that an endpoint reads.
public struct Incoming: Sendable {
  /// The request and its receiver: handed on through each step of a call, and copied by none.
  private final class Arrival: Sendable {
    let request: Request
    let deployment: Deployment
    let target: Target
    let limits: Limits
    let style: WireStyle
    let onBrokenAnswer: BrokenAnswer.Report

    init(
      _ request: Request, _ deployment: Deployment, _ target: Target, _ limits: Limits,
      _ style: WireStyle, _ onBrokenAnswer: @escaping BrokenAnswer.Report
    ) {
      self.request = request
      self.deployment = deployment
      self.target = target
      self.limits = limits
      self.style = style
      self.onBrokenAnswer = onBrokenAnswer
    }
  }

  private let arrival: Arrival
  /// The values of the segments in braces.
  public internal(set) var path: TextFields
  /// The body, where the route was found by it.
  var parsed: JSONValue?

  init(
    request: Request, path: TextFields, deployment: Deployment, target: Target, limits: Limits,
    style: WireStyle, onBrokenAnswer: @escaping BrokenAnswer.Report = { _ in }
  ) {
    arrival = Arrival(request, deployment, target, limits, style, onBrokenAnswer)
    self.path = path
  }

  public var request: Request { arrival.request }
  /// The values that this deployment lets calls send.
  public var deployment: Deployment { arrival.deployment }
  var target: Target { arrival.target }
  var limits: Limits { arrival.limits }
  var style: WireStyle { arrival.style }

  /// Tells the log of an answer that does not go out; nil is for its status or its headers.
  func report(_ invalid: InvalidValue?) {
    let call = CallContext.current
    arrival.onBrokenAnswer(
      BrokenAnswer(
        endpoint: call?.endpoint ?? request.method.name, requestID: call?.requestID ?? "",
        invalid: invalid))
  }

  /// `Bearer` of RFC 6750; nil for none, several, or anything that is malformed.
  public var bearer: Secret? { BearerToken.read(request.headers, limit: limits.tokenBytes) }

  /// The token in the query, a header or a cookie; nil where there is none, or several.
  public func token(in place: TokenPlace) -> Secret? {
    let text =
      switch place {
      case .header(let name): request.headers.only(name)
      case .cookie(let name): cookies.only(name)
      case .query(let name): (try? query())?.only(name)
      }
    guard let text, !text.isEmpty, text.utf8.count <= limits.tokenBytes else { return nil }
    return Secret(text)
  }

  public var headers: TextFields { TextFields(request.headers) }

  public var cookies: TextFields { TextFields(cookies: request.headers) }

  /// The fields behind the question mark.
  public func query() throws(InvalidValue) -> TextFields {
    try TextFields(.query, form: target.query ?? "", limit: limits.jsonFields)
  }

  /// The body's fields.
  public func jsonBody() throws(InvalidValue) -> JSONObject { try jsonValue().fields() }

  /// The body, where it need not be an object.
  public func jsonValue() throws(InvalidValue) -> JSONValue {
    if let parsed { return parsed }
    try expect(style.contentType)
    do throws(JSONFault) {
      return try JSONValue(reading: request.body, limits: limits)
    } catch {
      let place = "JSON: \(error.expected) at byte \(error.offset)"
      throw InvalidValue(expected: place, kind: .syntax)
    }
  }

  /// The body's fields as `application/x-www-form-urlencoded`.
  public func formBody() throws(InvalidValue) -> TextFields {
    try expect("application/x-www-form-urlencoded")
    let text = String(decoding: request.body, as: UTF8.self)
    return try TextFields(.body, form: text[...], limit: limits.jsonFields)
  }

  /// Exactly one content type, the wanted one, in UTF-8 and not compressed.
  private func expect(_ contentType: String) throws(InvalidValue) {
    let isPlain = request.headers.all("Content-Encoding").allSatisfy {
      Headers.isSame($0, "identity")
    }
    guard isPlain, let text = request.headers.only("Content-Type"),
      text == contentType || MediaType(text)?.isUTF8(contentType) == true
    else { throw InvalidValue(expected: contentType, kind: .mediaType) }
  }
}

/// The place where a call carries a token that is no bearer token.
public enum TokenPlace: Sendable, Hashable {
  case header(String), cookie(String), query(String)
}

extension Incoming: Redacting {
  public var redacted: String { request.redacted }
}

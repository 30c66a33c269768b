/// An answer that an endpoint can give back. Every type of the contract is one, as JSON.
public protocol ServerAnswer: Sendable {
  /// The status if the route names none.
  static var defaultStatus: Int { get }

  func response(status: Int, style: WireStyle) -> Response

  /// Refuses what the contract does not let go out, and names the place.
  func check() throws(InvalidValue)

  /// The endpoint has done what it does: no page on the way, and no refusal.
  var isDone: Bool { get }
}

extension ServerAnswer {
  public var isDone: Bool { true }

  public func check() throws(InvalidValue) {}
}

extension ServerAnswer where Self: JSONAnswer {
  public static var defaultStatus: Int { 200 }

  public func response(status: Int, style: WireStyle) -> Response {
    var response = Response(
      status: status, json: style.wrap(json), contentType: style.contentType)
    response.headers.add(answerHeaders)
    return response
  }
}

/// The answer of an endpoint that returns nothing.
struct Done: ServerAnswer {
  static let defaultStatus = 204

  /// Nil where the route names none.
  let status: Int?

  /// Without a body, unless every success has fields: a client would not know it for one without them.
  func response(status usual: Int, style: WireStyle) -> Response {
    guard !style.success.fields.isEmpty else { return Response(status: status ?? usual) }
    return Response(  //! empty-envelope-fields
      status: status ?? 200, json: .object(style.success), contentType: style.contentType)
  }
}

extension Response: ServerAnswer {
  public static var defaultStatus: Int { 200 }

  /// Itself, for pages and whatever else is not JSON. The route's status is not looked at.
  public func response(status: Int, style: WireStyle) -> Response { self }
}

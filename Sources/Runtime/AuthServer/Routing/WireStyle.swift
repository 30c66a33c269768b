/// The form of all bodies of one server: its `content`, `success`, `answer` and `refusal`.
public struct WireStyle: Sendable {
  /// The media type of the JSON that is read and written.
  public var contentType: String
  /// Bodies come as `application/x-www-form-urlencoded`; answers are JSON all the same.
  public var takesForms: Bool
  /// A refusal whose body is one text is written as that text, not as JSON.
  public var refusesInText: Bool
  /// Fields of every success, beside its answer: `{ code: 0 }`.
  public var success: JSONObject
  /// The path to the answer in a success, from the outermost name; empty for the top, where its
  /// fields are added to those of `success`. An answer that has no fields needs a path.
  public var answer: [String]
  /// The body of what the router itself refuses, in the form of the contract's refusals.
  public var fault: @Sendable (RouterFault) -> JSONValue

  public init(
    contentType: String = "application/json", takesForms: Bool = false,
    refusesInText: Bool = false, success: JSONObject = [:], answer: [String] = [],
    fault: @escaping @Sendable (RouterFault) -> JSONValue = { $0.defaultBody }
  ) {
    self.contentType = contentType
    self.takesForms = takesForms
    self.refusesInText = refusesInText
    self.success = success
    self.answer = answer
    self.fault = fault
  }

  /// Fields of every success at their places: `meta.code` stands inside `meta`.
  public static func success(at places: KeyValuePairs<String, JSONValue>) -> JSONObject {
    let body = JSONValue(places: places.map { ($0, $1) })
    return if case .object(let fields)? = body { fields } else { [:] }
  }  //! success-field-places

  /// Puts what the router refuses in the places where the contract's refusals have theirs.
  public static func fault(
    at places: KeyValuePairs<String, FaultWord>
  ) -> @Sendable (RouterFault) -> JSONValue {
    let places = places.map { ($0, $1) }
    return { fault in JSONValue(places: places.map { ($0, fault.word($1)) }) ?? fault.defaultBody }
  }

  /// The mistake in it, in words for the one who wrote it; nil if there is none.
  var problem: String? {
    MediaType(contentType) == nil ? "\(contentType) is not a media type" : nil
  }

  func wrap(_ json: JSONValue) -> JSONValue {
    if success.fields.isEmpty && answer.isEmpty { return json }
    return Self.place(json, at: answer[...], in: .object(success))
  }

  private static func place(
    _ json: JSONValue, at path: ArraySlice<String>, in whole: JSONValue?
  ) -> JSONValue {
    guard case .object(var fields) = whole ?? [:] else { return json }
    if let name = path.first {
      fields[name] = place(json, at: path.dropFirst(), in: fields[name])
    } else {
      guard case .object(let answer) = json else { return json }
      for field in answer.fields { fields[field.name] = field.value }
    }
    return .object(fields)
  }

  func response(for fault: RouterFault) -> Response {
    var response = refusal(status: fault.status, self.fault(fault))
    response.headers.add(fault.headers)
    return response
  }

  func refusal(status: Int, _ body: JSONValue) -> Response {
    if refusesInText, case .string(let text) = body {
      return Response(
        status: status, headers: ["Content-Type": "text/plain; charset=utf-8"],
        body: Array(text.utf8))
    }
    return Response(status: status, json: body, contentType: contentType)
  }
}

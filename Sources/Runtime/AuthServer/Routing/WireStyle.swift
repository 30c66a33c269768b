/// What all bodies of one server have in common: its `content`, `success`, `answer` and `refusal`.
public struct WireStyle: Sendable {
  /// Of the JSON that is read and written.
  public var contentType: String
  /// Fields of every success, beside its answer: `{ code: 0 }`.
  public var success: JSONObject
  /// Where the answer stands in a success, from the outermost name; empty for the top, where its
  /// fields are added to those of `success`. An answer that has no fields needs a path.
  public var answer: [String]
  /// The body of what the router itself refuses, in the form of the contract's refusals.
  public var fault: @Sendable (RouterFault) -> JSONValue

  public init(
    contentType: String = "application/json", success: JSONObject = [:], answer: [String] = [],
    fault: @escaping @Sendable (RouterFault) -> JSONValue = { $0.defaultBody }
  ) {
    self.contentType = contentType
    self.success = success
    self.answer = answer
    self.fault = fault
  }

  /// What is wrong with it, in words for the one who wrote it; nil if nothing is.
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
    var response = Response(
      status: fault.status, json: self.fault(fault), contentType: contentType)
    for field in fault.headers { response.headers.add(field.name, field.value) }
    return response
  }
}

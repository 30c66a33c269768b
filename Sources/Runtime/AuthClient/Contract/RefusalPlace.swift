/// The place in an answer of a text that tells refusals apart.
public enum RefusalPlace: Hashable, Sendable {
  /// A path into a JSON body: `error.message`, `errors.0.code`.
  case body(String)
  /// The whole body as text.
  case wholeBody
  case header(String)
}

extension RefusalPlace: ExpressibleByStringLiteral {
  /// `.` is the whole body, anything else a path into it.
  public init(stringLiteral path: String) { self = path == "." ? .wholeBody : .body(path) }
}

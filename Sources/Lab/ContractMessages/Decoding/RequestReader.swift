import AuthServer
import ContractModel

/// The parts of a request, each read at most once and only if an endpoint asks for it.
struct RequestReader {
  private let incoming: Incoming
  private let content: Server.Content
  private let hasBody: Bool
  private var query: TextFields?
  private(set) var form: TextFields?
  private var json: JSONObject?
  /// The names that the endpoint gives the segments in braces, in their order.
  var pathNames: [String] = []

  init(_ incoming: Incoming, _ content: Server.Content) {
    self.incoming = incoming
    self.content = content
    hasBody = !incoming.request.body.isEmpty
  }

  var bearer: Secret? { incoming.bearer }

  /// A value that a provider's redirect brings, in a form or in the query.
  mutating func returned(_ name: String) throws(InvalidValue) -> String? {
    var text: String?
    if content == .form { text = try formFields()?.optional(name) }
    if text == nil { text = try queryFields().optional(name) }
    return text?.isEmpty == true ? nil : text
  }

  /// The value under a name of the wire: a JSON value from a JSON body, a text from everywhere else.
  mutating func value(_ wire: String, in location: Field.Location) throws(InvalidValue)
    -> ReadValue?
  {
    switch location {
    case .body: try body(wire)
    case .path: try segment(wire)
    case .query: try Self.text(queryFields().optional(wire))
    case .header: try Self.text(incoming.headers.optional(wire))
    case .cookie: try Self.text(incoming.cookies.optional(wire))
    }
  }

  /// A value and whether it was written as text, where `1` and `true` are numbers and truths.
  struct ReadValue {
    let value: JSONValue
    let isText: Bool
  }

  private static func text(_ text: String?) -> ReadValue? {
    text.map { ReadValue(value: .string($0), isText: true) }
  }

  /// Endpoints that share a route may call its segments differently, so the route counts them.
  private func segment(_ name: String) throws(InvalidValue) -> ReadValue? {
    guard let index = pathNames.firstIndex(of: name) else { return nil }
    return try Self.text(incoming.path.optional(RoutePlace.parameter(index)))
  }

  private mutating func body(_ wire: String) throws(InvalidValue) -> ReadValue? {
    if content == .form { return try Self.text(formFields()?.optional(wire)) }
    return try jsonFields()?[wire].map { ReadValue(value: $0, isText: false) }
  }

  private mutating func queryFields() throws(InvalidValue) -> TextFields {
    if let query { return query }
    let read = try incoming.query()
    query = read
    return read
  }

  /// Nil where there is no body at all: then every field of it is absent.
  private mutating func formFields() throws(InvalidValue) -> TextFields? {
    if form == nil, hasBody { form = try incoming.formBody() }
    return form
  }

  private mutating func jsonFields() throws(InvalidValue) -> JSONObject? {
    if json == nil, hasBody { json = try incoming.jsonBody() }
    return json
  }
}

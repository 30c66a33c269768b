import AuthServer
import ContractModel

/// The parts of a request, each read at most once and only if an endpoint asks for it.
struct RequestReader {
  private let incoming: Incoming
  private let content: Server.Content
  let headers: Headers
  private let hasBody: Bool
  private var query: TextFields?
  private var form: TextFields?
  private var json: JSONObject?
  /// The names that the endpoint gives the segments in braces, in their order.
  var pathNames: [String] = []

  init(_ incoming: Incoming, _ content: Server.Content) {
    self.incoming = incoming
    self.content = content
    let request = incoming.request
    headers = request.headers
    hasBody = !request.body.isEmpty
  }

  var bearer: Secret? { incoming.bearer }

  /// The page that the call came from, as the browser tells it, if one of this server's own sent it.
  var page: PageVisit {
    var visit = PageVisit()
    visit.form = try? form?.optional(Self.pageField)
    if headers.first("Cookie") != nil {
      visit.cookie = incoming.token(in: .cookie(Self.pageField))
    }
    visit.isForeign = isForeign
    visit.languages = headers.first("Accept-Language")
    return visit
  }

  private static let pageField = "authpage"

  private var isForeign: Bool {
    if headers.first("Sec-Fetch-Site") == "cross-site" { return true }
    guard let origin = headers.first("Origin") else { return false }
    let host = headers.only("Host") ?? ""
    return origin != "http://\(host)" && origin != "https://\(host)"
  }

  /// The values that a provider's redirect brings, in a form or in the query.
  mutating func providerReturn() throws(InvalidValue) -> ProviderReturn {
    var back = ProviderReturn()
    back.state = try returned("state").map { Secret($0) }
    back.error = try returned("error")
    return back
  }

  private mutating func returned(_ name: String) throws(InvalidValue) -> String? {
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
    return try Self.text(incoming.path.optional(RoutePath.name(index)))
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

public import Foundation

/// One call of an endpoint, ready to be sent: what goes out, and how to read what comes back.
public struct Call<Answer: Decodable & Sendable, Refusal: DeclaredRefusal>: Sendable {
  let name: String
  let method: HTTPMethod
  let path: RequestPath
  let needs: [String]
  let query: WireItems
  let headers: WireItems
  let cookies: WireItems
  let body: RequestBody?
  let server: URL?
  let rule: ServerRule
  var nonceCheck: NonceCheck<Answer>?
  var goodStatus: GoodStatus?

  /// - Parameters:
  ///   - name: the endpoint, as the contract and its events call it.
  ///   - method: the HTTP method.
  ///   - path: literal parts as they stand on the wire; interpolated values are encoded.
  ///   - needs: the tokens without which there is no call. Those that the contract places in
  ///     requests are put there.
  ///   - query: values that are nil are left out.
  ///   - headers: the header fields of this call alone.
  ///   - cookies: joined into one `Cookie` header.
  ///   - body: is encoded as JSON; nil sends no body.
  ///   - server: where the endpoint is not the client's own server.
  ///   - rule: what the server's messages are like.
  public init(
    _ name: String, _ method: HTTPMethod, _ path: RequestPath, needs: [String] = [],
    query: WireItems = [:], headers: WireItems = [:], cookies: WireItems = [:],
    body: (any Encodable & Sendable)? = nil, server: URL? = nil, as rule: ServerRule? = nil
  ) {
    self.init(
      name, method, path, needs: needs, query: query, headers: headers, cookies: cookies,
      content: body.map { .json($0, rule?.contentType) }, server: server, rule: rule)
  }

  /// A call whose body is a form.
  public init(
    _ name: String, _ method: HTTPMethod, _ path: RequestPath, needs: [String] = [],
    query: WireItems = [:], headers: WireItems = [:], cookies: WireItems = [:], form: WireItems,
    server: URL? = nil, as rule: ServerRule? = nil
  ) {
    self.init(
      name, method, path, needs: needs, query: query, headers: headers, cookies: cookies,
      content: .form(form), server: server, rule: rule)
  }

  private init(
    _ name: String, _ method: HTTPMethod, _ path: RequestPath, needs: [String], query: WireItems,
    headers: WireItems, cookies: WireItems, content: RequestBody?, server: URL?, rule: ServerRule?
  ) {
    self.name = name
    self.method = method
    self.path = path
    self.needs = needs
    self.query = query
    self.headers = headers
    self.cookies = cookies
    self.body = content
    self.server = server
    self.rule = rule ?? .plain
  }
}

extension Call: CustomStringConvertible, CustomReflectable {
  public var description: String { "\(method.rawValue) \(name)" }
  public var customMirror: Mirror { Mirror(self, children: ["name": name]) }
}

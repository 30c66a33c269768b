import Foundation

/// One call of an endpoint, ready to be sent: what goes out, and how to read what comes back.
public struct Call<Answer: Decodable & Sendable, Refusal: DeclaredRefusal>: Sendable {
  let name: String
  let method: HTTPMethod
  let path: RequestPath
  let needs: [String]
  let query: WireItems
  let headers: WireItems
  let body: RequestBody?
  let server: URL?

  /// - Parameters:
  ///   - name: the endpoint, as the contract and its events call it.
  ///   - path: literal parts as they stand on the wire; interpolated values are encoded.
  ///   - needs: the tokens without which there is no call. Those that the contract places in
  ///     requests are put there.
  ///   - query: values that are nil are left out.
  ///   - server: where the endpoint is not the client's own server.
  public init(
    _ name: String, _ method: HTTPMethod, _ path: RequestPath, needs: [String] = [],
    query: WireItems = [:], headers: WireItems = [:],
    body: (any Encodable & Sendable)? = nil, server: URL? = nil
  ) {
    self.init(
      name, method, path, needs: needs, query: query, headers: headers,
      content: body.map(RequestBody.json), server: server)
  }

  /// A call whose body is a form.
  public init(
    _ name: String, _ method: HTTPMethod, _ path: RequestPath, needs: [String] = [],
    query: WireItems = [:], headers: WireItems = [:], form: WireItems, server: URL? = nil
  ) {
    self.init(
      name, method, path, needs: needs, query: query, headers: headers, content: .form(form),
      server: server)
  }

  private init(
    _ name: String, _ method: HTTPMethod, _ path: RequestPath, needs: [String], query: WireItems,
    headers: WireItems, content: RequestBody?, server: URL?
  ) {
    self.name = name
    self.method = method
    self.path = path
    self.needs = needs
    self.query = query
    self.headers = headers
    self.body = content
    self.server = server
  }
}

extension Call {
  /// What the answer means. It moves nothing.
  func read(_ response: HTTPResponse) -> Result<Answer, CallFailure<Refusal>> {
    guard response.isSuccess else { return .failure(refusal(in: response)) }
    if let nothing = NoAnswer() as? Answer { return .success(nothing) }
    guard let answer = try? WireJSON.decoder.decode(Answer.self, from: response.body) else {
      return .failure(.fault(.unreadable))
    }
    return .success(answer)
  }

  private func refusal(in response: HTTPResponse) -> CallFailure<Refusal> {
    let answer = RefusalAnswer(response)
    return Refusal.find(in: answer).map(CallFailure.refused)
      ?? .undeclared(UndeclaredRefusal(status: response.status, body: response.body))
  }
}

extension Call: CustomStringConvertible, CustomReflectable {
  public var description: String { "\(method.rawValue) \(name)" }
  public var customMirror: Mirror { Mirror(self, children: ["name": name]) }
}

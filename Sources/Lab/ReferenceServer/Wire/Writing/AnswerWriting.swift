import AuthServer
import ContractModel
import Stores

/// Makes a response of what an operation came to.
struct AnswerWriting {
  private let served: ServedContract
  private let style: WireStyle

  init(_ served: ServedContract, _ style: WireStyle) {
    self.served = served
    self.style = style
  }

  /// Throws where the operation left out a token that the answer must have.
  func response(_ outcome: Outcome, to given: OperationInput, now: Moment) throws(BrokenAnswer)
    -> Response
  {
    switch outcome {
    case .done(let facts): return ending(try answer(given, facts, type: nil, now), given, facts)
    case .answered(let type, let facts):
      return ending(try answer(given, facts, type: type, now), given, facts)
    case .callback(let name, let facts):
      return ending(try callback(name, given, facts, now), given, facts)
    case .turnedBack(let name, let refusal, let state):
      return turnedBack(name, refusal, state, given)
    case .redirect(let url): return Redirect(to: url).response(status: 302, style: style)
    case .page(let page): return page
    }
  }

  /// A browser forgets what held the session, unless it goes on: the call may have ended the others.
  private func ending(_ response: Response, _ given: OperationInput, _ facts: AnswerData)
    -> Response
  {
    // guard: other-end-keeps-cookies
    guard facts.session == nil else { return response }
    var response = response
    // guard: ended-session-cookies
    for name in served.contract.cookiesEnded(by: given.endpoint) {
      response.headers.add(cookie: name, "", lifetime: 0)
    }
    return response
  }

  private func answer(
    _ given: OperationInput, _ facts: AnswerData, type: String?, _ now: Moment
  ) throws(BrokenAnswer) -> Response {
    if let name = given.endpoint.endsIn?.value { return try callback(name, given, facts, now) }
    var filling = AnswerBuilder(served, given, facts, type: type, now: now)
    let body = filling.body()
    guard filling.missing.isEmpty else { throw BrokenAnswer(missing: filling.missing) }
    var response = written(body, status: given.endpoint.status)
    for header in filling.headers { response.headers.set(header.name, header.text) }
    for cookie in filling.cookies { response.headers.add(cookie) }
    return response
  }

  /// A server with an envelope has one around nothing, too.
  private func written(_ body: JSONValue?, status: Int) -> Response {
    if let body { return body.response(status: status, style: style) }
    let status = status == 204 && !style.success.fields.isEmpty ? 200 : status
    if style.success.fields.isEmpty { return Response(status: status) }
    return Response(
      status: status, json: .object(style.success), contentType: style.contentType)
  }

  private func callback(
    _ name: String, _ given: OperationInput, _ facts: AnswerData, _ now: Moment
  ) throws(BrokenAnswer) -> Response {
    let callback = served.contract.callbacks[name]
    var filling = AnswerBuilder(served, given, facts, now: now)
    let query = filling.texts(of: callback.fields)
    guard filling.missing.isEmpty else { throw BrokenAnswer(missing: filling.missing) }
    return redirect(to: callback, query, given)
  }

  /// Clients look for `error`, and for the state where the callback has it.
  private func turnedBack(
    _ name: String, _ refusal: WebRefusal, _ state: String?, _ given: OperationInput
  ) -> Response {
    let callback = served.contract.callbacks[name]
    let field = callback.fields.first {
      if case .provider(_, .state) = $0.shape.element { true } else { false }
    }
    let query = [("error", refusal.rawValue), (field?.wireName ?? "state", state)]
    return redirect(to: callback, query, given)
  }

  private func redirect(
    to callback: Callback, _ query: [(String, String?)], _ given: OperationInput
  ) -> Response {
    let status = (300..<400).contains(given.endpoint.status) ? given.endpoint.status : 302
    return Redirect(to: callback.url.value, query: query).response(status: status, style: style)
  }
}

/// An answer that cannot be written: a mistake of this server, not of the caller.
struct BrokenAnswer: Error, CustomStringConvertible {
  let missing: [String]

  var description: String { "no token \(missing.joined(separator: ", ")) was made" }
}

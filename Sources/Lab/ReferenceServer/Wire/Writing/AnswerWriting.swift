import AuthServer
import ContractMessages
import ContractModel
import Stores

import struct Diagnostics.Located

/// Makes a response of what an operation came to.
struct AnswerWriting {
  private let served: ServedContract
  private let style: WireStyle

  init(_ served: ServedContract, _ style: WireStyle) {
    self.served = served
    self.style = style
  }

  /// Throws where the operation left out a token that the answer must have.
  func response(_ outcome: Outcome, to input: OperationInput, now: Moment) throws(UnfilledAnswer)
    -> Response
  {
    switch outcome {
    case .done(let data): return ending(try answer(input, data, type: nil, now), input, data)
    case .answered(let type, let data):
      return ending(try answer(input, data, type: type, now), input, data)
    case .callback(let name, let data):
      return ending(try callback(name, input, data, now), input, data)
    case .refusedCallback(let name, let refusal, let state):
      return refusedCallback(name, refusal, state, input)
    case .redirect(let url):
      guard let page = input.endpoint.opens?.value else {
        return Redirect(to: url).response(status: 302, style: style)
      }
      return try answer(input, AnswerData(values: [page: .string(url)]), type: nil, now)
    case .page(let page): return page
    }
  }

  /// A browser forgets what held the session, unless it goes on: the call may have ended the others.
  private func ending(_ response: Response, _ input: OperationInput, _ data: AnswerData)
    -> Response
  {
    guard data.session == nil else { return response }  //! other-end-keeps-cookies
    var response = response
    for name in served.contract.cookiesEnded(by: input.endpoint) {  //! ended-session-cookies
      response.headers.add(cookie: name, "", lifetime: 0)
    }
    return response
  }

  private func answer(
    _ input: OperationInput, _ data: AnswerData, type: String?, _ now: Moment
  ) throws(UnfilledAnswer) -> Response {
    if let name = input.endpoint.redirectsTo?.value { return try callback(name, input, data, now) }
    var builder = AnswerBuilder(served, input, data, type: type, now: now)
    let body = builder.body()
    guard builder.missing.isEmpty else { throw UnfilledAnswer(missing: builder.missing) }
    var response = written(body, status: input.endpoint.status)
    for header in builder.headers { response.headers.set(header.name, header.text) }
    for cookie in builder.cookies { response.headers.add(cookie) }
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
    _ name: String, _ input: OperationInput, _ data: AnswerData, _ now: Moment
  ) throws(UnfilledAnswer) -> Response {
    let callback = served.contract.callbacks[name]
    var builder = AnswerBuilder(served, input, data, now: now)
    let query = builder.texts(of: callback.fields)
    guard builder.missing.isEmpty else { throw UnfilledAnswer(missing: builder.missing) }
    return redirect(to: callback, query, input)
  }

  /// Clients look for `error`, and for the state where the callback has it.
  private func refusedCallback(
    _ name: String, _ refusal: WebRefusal, _ state: String?, _ input: OperationInput
  ) -> Response {
    let callback = served.contract.callbacks[name]
    let field = callback.fields.first {
      if case .provider(_, .state) = $0.shape.element { true } else { false }
    }
    let query = [("error", refusal.rawValue), (field?.wireName ?? "state", state)]
    return redirect(to: callback, query, input)
  }

  private func redirect(
    to callback: Callback, _ query: [(String, String?)], _ input: OperationInput
  ) -> Response {
    let status = (300..<400).contains(input.endpoint.status) ? input.endpoint.status : 302
    return Redirect(to: callback.url.value, query: query).response(status: status, style: style)
  }
}

/// An answer that cannot be written: a mistake of this server, not of the caller.
struct UnfilledAnswer: Error, CustomStringConvertible {
  let missing: [String]

  var description: String { "no token \(missing.joined(separator: ", ")) was made" }
}

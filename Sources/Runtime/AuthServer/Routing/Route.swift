/// An endpoint: a method, a path and its work.
public struct Route: Sendable {
  package let method: Request.Method
  package let path: String
  /// The conditions that tell it from other routes of the same method and path.
  let conditions: [RouteCondition]
  /// Whether HEAD may run what answers GET: not where a call does something, as it would be done for whoever only looks.
  let answersHead: Bool
  let run: @Sendable (Incoming) async -> Response

  /// For whoever makes the whole answer.
  package init(
    _ method: Request.Method, _ path: String, answersHead: Bool = true,
    run: @escaping @Sendable (Incoming) async -> Response
  ) {
    self.method = method
    self.path = path
    self.answersHead = answersHead
    conditions = []
    self.run = run
  }

  /// For an endpoint that returns something.
  ///
  /// - Parameters:
  ///   - method: the HTTP method.
  ///   - path: the path, with parameters in braces: `/users/{id}`.
  ///   - conditions: tell it from other endpoints of the same method and path.
  ///   - status: the status of a good answer.
  ///   - answersHead: whether HEAD is answered as GET is, by the same work and without the body.
  ///   - cookies: those that a browser forgets with a good answer.
  ///   - work: the method of the service.
  public init<Sent: IncomingRequest, Declared: DeclaredRefusal, Answer: ServerAnswer>(
    _ method: Request.Method, _ path: String, where conditions: [RouteCondition] = [],
    status: Int = Answer.defaultStatus, answersHead: Bool = true,
    endingCookies cookies: [String] = [],
    _ work: @escaping @Sendable (Sent) async throws(ServerRefusal<Declared>) -> Answer
  ) {
    self.method = method
    self.path = path
    self.conditions = conditions
    self.answersHead = answersHead
    run = { incoming in
      do throws(RouterFault) {
        return try await Self.answer(to: incoming, status: status, cookies, work)
      } catch {
        return incoming.style.response(for: error)
      }
    }
  }

  /// For an endpoint that returns nothing: 204, or 200 where every success has fields, unless the contract says
  /// otherwise.
  public init<Sent: IncomingRequest, Declared: DeclaredRefusal>(
    _ method: Request.Method, _ path: String, where conditions: [RouteCondition] = [],
    status: Int? = nil, answersHead: Bool = true, endingCookies cookies: [String] = [],
    _ work: @escaping @Sendable (Sent) async throws(ServerRefusal<Declared>) -> Void
  ) {
    self.init(
      method, path, where: conditions, answersHead: answersHead, endingCookies: cookies
    ) {
      (sent: Sent) async throws(ServerRefusal<Declared>) -> Done in
      try await work(sent)
      return Done(status: status)
    }
  }

  private init(_ route: Route, under base: String) {
    method = route.method
    path = base + (route.path == "/" && !base.isEmpty ? "" : route.path)
    conditions = route.conditions
    answersHead = route.answersHead
    run = route.run
  }

  /// The same behind the path that a server's URL has: `/api`.
  func under(_ base: String) -> Route { Route(self, under: base) }

  private static func answer<Sent: IncomingRequest, Declared, Answer: ServerAnswer>(
    to incoming: Incoming, status: Int, _ cookies: [String],
    _ work: (Sent) async throws(ServerRefusal<Declared>) -> Answer
  ) async throws(RouterFault) -> Response {
    let sent: Sent
    do throws(InvalidValue) { sent = try Sent(incoming) } catch { throw RouterFault(error) }
    let outcome: Result<Answer, ServerRefusal<Declared>>
    do throws(ServerRefusal<Declared>) {
      outcome = .success(try await work(sent))
    } catch { outcome = .failure(error) }
    var response =
      switch outcome {
      case .success(let answer): try good(answer, to: incoming, status: status, cookies)
      case .failure(.refused(let refusal)): try refused(refusal, to: incoming)
      case .failure(.unavailable(let seconds)):
        throw RouterFault.unavailable(retryAfter: seconds)
      }
    CallContext.current?.complete(&response)
    return response
  }

  private static func good(
    _ answer: some ServerAnswer, to incoming: Incoming, status: Int, _ cookies: [String]
  ) throws(RouterFault) -> Response {
    do throws(InvalidValue) { try answer.check() } catch { throw broken(error, incoming) }
    var response = answer.response(status: status, style: incoming.style)
    if answer.isDone {  //! page-keeps-cookies
      for name in cookies { response.headers.add(cookie: name, "", lifetime: 0) }
    }
    return response
  }

  private static func refused(
    _ refusal: some DeclaredRefusal, to incoming: Incoming
  ) throws(RouterFault) -> Response {
    let answer = refusal.answer
    if let invalid = answer.invalid { throw broken(invalid, incoming) }
    return answer.response(style: incoming.style)
  }

  private static func broken(_ invalid: InvalidValue, _ incoming: Incoming) -> RouterFault {
    incoming.report(invalid)
    return RouterFault(.brokenAnswer)
  }
}

import Foundation

/// Turns calls into requests, and sends them.
struct Wire: Sendable {
  let server: URL
  let transport: any Transport
  let time: Timekeeper
  /// The headers that go with every call to `server`.
  let headers: WireItems
  var observers = Observers([], RequestIDs(header: nil))
  /// Which tokens may go where with requests of the app's own.
  var audiences: [TokenAudience] = []
  var spawner = Spawner.tasks
  var alarm = Alarm.silent
  var background: any BackgroundTime = SystemBackgroundTime()
  /// Goes with each request that has no `User-Agent` of its own.
  var userAgent: String?

  func send<Answer, Refusal>(
    _ prepared: Prepared<Answer, Refusal>
  ) async -> Prepared<Answer, Refusal>.Reply {
    switch await carry(prepared.request) {
    case .failure(let fault): return .failure(.fault(fault))
    case .success(let response):
      prepared.next.take(response)
      let reply = prepared.call.read(response)
      guard case .failure(.undeclared(let refusal)) = reply else { return reply }
      return .failure(.undeclared(refusal.waiting(until: response.notBefore)))
    }
  }

  /// The reply, though the caller is cancelled on the way: the server may have granted tokens that are nowhere else.
  func sendToTheEnd<Answer, Refusal>(
    _ prepared: Prepared<Answer, Refusal>
  ) async -> Prepared<Answer, Refusal>.Reply {
    guard !Task.isCancelled else { return .failure(.fault(.cancelled)) }
    let reply = OneAnswer<Prepared<Answer, Refusal>.Reply>()
    spawner.start { reply.give(await send(prepared)) }
    return await reply.wait()
  }

  /// The answer to a request of the app's own, though the caller is cancelled on the way.
  func carryToTheEnd(_ request: HTTPRequest) async -> Result<HTTPResponse, Fault> {
    guard !Task.isCancelled else { return .failure(.cancelled) }
    let reply = OneAnswer<Result<HTTPResponse, Fault>>()
    spawner.start { reply.give(await carry(request)) }
    return await reply.wait()
  }

  /// The reply, or a timeout where none came in so many seconds; the request is cancelled then.
  func send<Answer, Refusal>(
    _ prepared: Prepared<Answer, Refusal>, within seconds: Double
  ) async -> Prepared<Answer, Refusal>.Reply {
    let reply = OneAnswer<Prepared<Answer, Refusal>.Reply>()
    let cancel = spawner.run { reply.give(await send(prepared)) }
    let callOff = alarm.set(seconds) { reply.give(.failure(.fault(.timeout))) }  //! renewal-timeout
    let first = await reply.wait()
    callOff()
    cancel()
    return first
  }

  /// Sends one request, once.
  ///
  /// - Parameter send: another way to send it than the transport's.
  func carry(
    _ request: HTTPRequest, by send: Sending? = nil
  ) async -> Result<HTTPResponse, Fault> {
    guard !Task.isCancelled else { return .failure(.cancelled) }
    let (id, sent) = (observers.ids.make(), time.now)
    let numbered = request.signed(userAgent).numbered(id, observers.ids.header)
    let reply = await answer(to: numbered, by: send)
    if case .success(let response) = reply { time.hear(response, sent: sent) }
    let duration = time.now.timeIntervalSince(sent)
    observers.tell(.request(RequestReport(request, id, reply, duration)))
    return reply.map { response in
      var response = response
      response.notBefore = time.notBefore(response)
      response.received = time.shown  //! wait-from-device-clock
      return response
    }
  }

  /// Tells the observers of a call that was not sent.
  func tellUnsent(_ name: String, _ method: HTTPMethod, _ fault: Fault, _ cause: FaultCause?) {
    let report = RequestReport(
      id: observers.ids.make(), endpoint: name, method: method, status: nil, fault: fault,
      duration: 0, cause: cause)
    observers.tell(.request(report))
  }

  private func answer(
    to request: HTTPRequest, by send: Sending?
  ) async -> Result<HTTPResponse, Fault> {
    guard request.url.isSafe else {
      request.failed(because: FaultCause.plainHTTP)
      return .failure(.insecure)
    }
    // The user agent and the request's number come from the app.
    guard request.headers.areSound else { return .failure(.unsendable) }  //! app-header-line-break
    do throws(Fault) {
      if let send { return .success(try await send(request)) }
      return .success(try await transport.send(request))
    } catch {
      return .failure(error)
    }
  }

  /// - Throws: `Fault.unsendable`, or what encoding the body throws.
  func request<Answer, Refusal>(
    _ call: Call<Answer, Refusal>, carrying tokens: [(TokenPlacement, Secret)]
  ) throws -> HTTPRequest {
    let body = try call.body?.bytes(for: call.rule)
    return HTTPRequest(
      endpoint: call.name, method: call.method, url: try url(call, tokens),
      headers: try headers(call, tokens), body: body)
  }

  private func url<Answer, Refusal>(
    _ call: Call<Answer, Refusal>, _ tokens: [(TokenPlacement, Secret)]
  ) throws -> URL {
    let query = call.query + tokens.queryItems
    guard let url = WireAddress.url(call.server ?? server, call.path, query: query) else {
      throw Fault.unsendable
    }
    return url
  }

  private func headers<Answer, Refusal>(
    _ call: Call<Answer, Refusal>, _ tokens: [(TokenPlacement, Secret)]
  ) throws -> HTTPHeaders {
    var all: HTTPHeaders = ["Accept": call.rule.accepts]
    if let body = call.body { all["Content-Type"] = body.contentType }
    let shared = call.server == nil ? headers : [:]  //! headers-of-own-server
    for (name, value) in (shared + call.headers).pairs { all[name] = value }
    for (name, value) in call.cookies.pairs { try all.carry(value, inCookie: name) }
    for (placement, secret) in tokens { try all.carry(secret, placement) }
    guard all.areSound else { throw Fault.unsendable }  //! header-line-break
    return all
  }
}

extension HTTPRequest {
  fileprivate func numbered(_ id: String, _ header: String?) -> HTTPRequest {
    guard let header else { return self }
    var request = self
    request.headers[header] = id
    return request
  }

  fileprivate func signed(_ userAgent: String?) -> HTTPRequest {
    guard let userAgent, headers["User-Agent"] == nil else { return self }  //! contract-agent
    var request = self
    request.headers["User-Agent"] = userAgent
    return request
  }
}

extension HTTPHeaders {
  mutating func carry(_ secret: Secret, _ placement: TokenPlacement) throws {
    switch placement {
    case .bearer: self["Authorization"] = "Bearer \(secret.reveal())"
    case .header(let name): self[name] = secret.reveal()
    case .decodedHeader(let name): self[name] = secret.percentDecoded.reveal()
    case .cookie(let name): try carry(secret.reveal(), inCookie: name)
    case .query: break
    }
  }

  fileprivate mutating func carry(_ value: String, inCookie name: String) throws {
    guard value.isCookieValue else { throw Fault.unsendable }  //! cookie-value-end
    self["Cookie"] = [self["Cookie"], "\(name)=\(value)"].compactMap { $0 }
      .joined(separator: "; ")
  }
}

extension [(TokenPlacement, Secret)] {
  fileprivate var queryItems: WireItems {
    reduce([:]) { items, token in
      if case .query(let name) = token.0 { items + .list(name, [token.1]) } else { items }
    }
  }
}

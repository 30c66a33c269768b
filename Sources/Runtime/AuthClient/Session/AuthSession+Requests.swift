import Foundation
import SessionCore

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Requests of the app's own that the contract does not name.
extension AuthSession {
  /// Adds the session's tokens to a request of your own, refreshed first if necessary.
  ///
  /// Tokens that the request already carries are replaced. Optional tokens, and those of other states, are added if the
  /// session holds them. Don't follow redirects with the request: a token goes only to the servers whose calls carry it.
  ///
  /// - Returns: The request to send.
  /// - Throws: `.signedOut` if no token is left for the request, and `.fault(.insecure)` if no token may go there:
  ///   another host, port or scheme, plain http, or a server whose calls carry none.
  public func authorized(
    _ request: URLRequest
  ) async throws(CallFailure<NoRefusal>) -> URLRequest {
    let call = shared.core.newCall(.handedOut)
    return try await handOut(request, call, await decide(call, .prepares(call: call)))
  }

  func handOut(
    _ request: URLRequest, _ call: Int, _ decision: Decision<Contract>
  ) async throws(CallFailure<NoRefusal>) -> URLRequest {
    let authorized = try await authorize(request, call, decision)
    tell(.abandons(call: call))
    shared.handedOut.add(authorized.used.values, of: shared.core.session)
    return authorized.request
  }

  /// Sends a request of your own with the session's tokens.
  ///
  /// ```swift
  /// let (data, response) = try await client.session.send(request)
  /// if response.statusCode == 200 { show(data) }
  /// ```
  ///
  /// On a 401 it refreshes once and repeats the request once. A `timeoutInterval` of the request counts as one of
  /// ``CallOptions``; the session's own options don't.
  ///
  /// - Returns: The body and the head of the response, as it came: also a redirect or a status of 400 and above.
  /// - Throws: `.fault(.unsendable)` for a body that is a stream or a method that isn't in ``HTTPMethod``; otherwise as
  ///   ``authorized(_:)`` does.
  public func send(
    _ request: URLRequest
  ) async throws(CallFailure<NoRefusal>) -> (Data, HTTPURLResponse) {
    let response = try await exchange(request, by: nil)
    return (response.body, try response.handedOver(for: request))
  }

  /// Sends a request as `send` does.
  ///
  /// - Parameter way: another way to send it once than the transport's.
  package func exchange(
    _ request: URLRequest, by way: Sending?
  ) async throws(CallFailure<NoRefusal>) -> HTTPResponse {
    let call = shared.core.newCall(.own)
    var next = await decide(call, .prepares(call: call))
    while true {
      let authorized = try await authorize(request, call, next)
      tell(.sends(call: call, endpoint: "request", used: authorized.used))
      if let stop = shared.decisions.removeValue(forKey: call) {
        next = stop
        continue
      }
      let brought = NextTokens(Contract.tokens, replacing: authorized.used.keys)
      let sent = now
      let response = try await carry(authorized.request, call, brought, by: way)
      let result = CallResult(CallOutcome(ownStatus: response.status))
      next = await decide(
        call, .answered(call: call, shared.result(result, bringing: brought, sent: sent)))
      switch next.verdict {
      case .prepare, .build: continue
      case .deliver, .renewed: return response
      case .fail(let reason): throw failure(reason, next.outcome, NoRefusal.self)
      }
    }
  }

  private struct Authorized {
    let request: URLRequest
    let used: [String: TokenText]
  }

  /// The request with tokens, once the core gives those that it needs.
  private func authorize(
    _ request: URLRequest, _ call: Int, _ decision: Decision<Contract>
  ) async throws(CallFailure<NoRefusal>) -> Authorized {
    var next = decision
    while true {
      switch next.verdict {
      case .build(let tokens):
        switch place(HeldTokens(tokens.mapValues { Secret($0.revealed) }), request) {
        case .success(let authorized): return authorized
        case .failure(.missing(let name)):
          next = await decide(call, .lacks(call: call, token: name))
        case .failure(.fault(let fault)):
          tell(.abandons(call: call))
          throw .fault(fault)
        }
      case .fail(let reason): throw failure(reason, next.outcome, NoRefusal.self)
      case .prepare, .deliver, .renewed: next = await decide(call, .prepares(call: call))
      }
    }
  }

  private func place(
    _ held: HeldTokens, _ request: URLRequest
  ) -> Result<Authorized, Obstacle> {
    let tokens = request.url.map(wire.audiences.tokens) ?? []
    guard !tokens.isEmpty else { return .failure(.fault(.insecure)) }  //! token-server-known
    do {
      let used = try used(Contract.carried.filter(tokens.contains), held)  //! server-own-tokens
      var headers: HTTPHeaders = [:]
      var request = request
      for (placement, secret) in placed(used) {
        guard case .query = placement else {
          headers.keepCookies(of: request, beside: placement)  //! own-cookies-kept
          try headers.carry(secret, placement)
          continue
        }
        throw Fault.unsendable
      }
      guard headers.areSound else { throw Fault.unsendable }
      for (name, value) in headers.pairs { request.setValue(value, forHTTPHeaderField: name) }
      return .success(
        Authorized(request: request, used: used.mapValues { TokenText($0.reveal()) }))
    } catch let missing as MissingToken {
      return .failure(.missing(missing.name))
    } catch {
      return .failure(.fault(.unsendable))
    }
  }

  /// The tokens held now, of these which all calls together bring there.
  private func used(_ names: [String], _ held: HeldTokens) throws -> [String: Secret] {
    let used = try held.only(names.filter { isDue($0) || held.ifHeld($0) != nil })  //! extra-tokens
    guard !used.isEmpty else { throw MissingToken(name: names.first ?? "") }  //! own-needs-token
    return used
  }

  /// No request goes without it: this state is not whole without it, or it can be renewed. What lives in memory
  /// only is gone after each restart.
  private func isDue(_ name: String) -> Bool {
    let record = shared.core.record
    let isRenewable = record.isRenewable(name)
    //! own-request-no-wait
    if Contract.rule(name)?.isOptional == true { return isRenewable && record.tokens[name] != nil }
    let rules = shared.core.rules
    return isRenewable || rules.required(rules.holds(record.state)).contains(name)  //! own-renews
  }

  private func carry(
    _ request: URLRequest, _ call: Int, _ next: NextTokens, by way: Sending?
  ) async throws(CallFailure<NoRefusal>) -> HTTPResponse {
    guard let request = HTTPRequest(request) else {
      tell(.abandons(call: call))
      throw .fault(.unsendable)
    }
    // A pattern, because `==` on this optional needs the Swift 6.0 runtime: iOS 18, macOS 15.
    let isAwaited = if case .none = way { next.areExpected } else { false }
    switch await (isAwaited ? wire.carryToTheEnd(request) : wire.carry(request, by: way)) {
    case .success(let response):
      next.take(response)
      return response
    case .failure(let fault):
      tell(.abandons(call: call))
      throw .fault(fault)
    }
  }
}

extension CallOutcome {
  /// Every other answer is the app's own.
  fileprivate init(ownStatus status: Int) {
    self = status == 401 ? .undeclared(status: 401, until: nil) : .answered
  }
}

extension HTTPHeaders {
  /// One header has all cookies: those of the app stay, but for the token's own name.
  fileprivate mutating func keepCookies(of request: URLRequest, beside placement: TokenPlacement) {
    guard case .cookie(let name) = placement else { return }
    let cookies = self["Cookie"] ?? request.value(forHTTPHeaderField: "Cookie") ?? ""
    //! own-cookie-wins
    let others = cookies.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("\(name)=") }
    self["Cookie"] = others.isEmpty ? nil : others.joined(separator: "; ")
  }
}

extension HTTPRequest {
  /// - Returns: nil for what a transport cannot carry.
  fileprivate init?(_ request: URLRequest) {
    guard let url = request.url, let method = HTTPMethod(rawValue: request.httpMethod ?? "GET"),
      request.httpBodyStream == nil
    else { return nil }
    let pairs = (request.allHTTPHeaderFields ?? [:]).sorted { $0.key < $1.key }
    let headers = HTTPHeaders(pairs.map { (name: $0.key, value: $0.value) })
    guard headers.areSound else { return nil }
    self.init(
      endpoint: "request", method: method, url: url, headers: headers, body: request.httpBody)
    // A request that names no timeout has the usual one, and the transport's counts.
    if request.timeoutInterval != URLRequest(url: url).timeoutInterval {  //! own-request-timeout
      timeout = request.timeoutInterval
    }
  }
}

extension HTTPResponse {
  /// The head as Foundation has it.
  package func handedOver(
    for request: URLRequest
  ) throws(CallFailure<NoRefusal>) -> HTTPURLResponse {
    let fields = Dictionary(headers.pairs.map { ($0.name, $0.value) }) { $1 }
    guard let url = request.url,
      let response = HTTPURLResponse(
        url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: fields)
    else { throw .fault(.unreadable) }
    return response
  }
}

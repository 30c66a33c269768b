import Foundation

/// Turns calls into requests, and sends them.
struct Wire: Sendable {
  let server: URL
  let transport: any Transport
  let clock: any WallClock
  /// What goes with every call.
  let headers: WireItems

  func send<Answer, Refusal>(
    _ prepared: Prepared<Answer, Refusal>
  ) async -> Prepared<Answer, Refusal>.Reply {
    guard prepared.request.url.isSafe else { return .failure(.fault(.insecure)) }
    guard !Task.isCancelled else { return .failure(.fault(.cancelled)) }
    do {
      return prepared.call.read(try await transport.send(prepared.request))
    } catch {
      return .failure(.fault(error))
    }
  }

  /// - Throws: `Fault.unsendable`, or what encoding the body throws.
  func request<Answer, Refusal>(
    _ call: Call<Answer, Refusal>, carrying tokens: [(TokenPlacement, Secret)]
  ) throws -> HTTPRequest {
    let body = try call.body?.bytes
    return HTTPRequest(
      endpoint: call.name, method: call.method, url: try url(call, tokens),
      headers: try headers(call, tokens), body: body)
  }

  private func url<Answer, Refusal>(
    _ call: Call<Answer, Refusal>, _ tokens: [(TokenPlacement, Secret)]
  ) throws -> URL {
    let base = call.server ?? server
    guard let path = call.path.text, path.isEmpty || path.hasPrefix("/"), base.query == nil,
      base.fragment == nil
    else { throw Fault.unsendable }
    let query = (call.query + tokens.queryItems).encoded
    let text = base.textWithoutSlash + path + (query.isEmpty ? "" : "?" + query)
    // A URL that reads back differently was repaired by guessing.
    guard let url = URL(string: text), url.absoluteString == text else { throw Fault.unsendable }
    return url
  }

  private func headers<Answer, Refusal>(
    _ call: Call<Answer, Refusal>, _ tokens: [(TokenPlacement, Secret)]
  ) throws -> HTTPHeaders {
    var all: HTTPHeaders = ["Accept": "application/json"]
    if let body = call.body { all["Content-Type"] = body.contentType }
    for (name, value) in (headers + call.headers).pairs { all[name] = value }
    for (name, value) in call.cookies.pairs { try all.carry(value, inCookie: name) }
    for (placement, secret) in tokens { try all.carry(secret, placement) }
    guard all.areSound else { throw Fault.unsendable }
    return all
  }
}

extension HTTPHeaders {
  fileprivate mutating func carry(_ secret: Secret, _ placement: TokenPlacement) throws {
    switch placement {
    case .bearer: self["Authorization"] = "Bearer \(secret.reveal())"
    case .header(let name): self[name] = secret.reveal()
    case .cookie(let name): try carry(secret.reveal(), inCookie: name)
    case .query: break
    }
  }

  fileprivate mutating func carry(_ value: String, inCookie name: String) throws {
    guard value.isCookieValue else { throw Fault.unsendable }
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

extension URL {
  fileprivate var textWithoutSlash: String {
    absoluteString.hasSuffix("/") ? String(absoluteString.dropLast()) : absoluteString
  }
}

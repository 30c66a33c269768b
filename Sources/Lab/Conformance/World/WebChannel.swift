import AuthServer

// The client's own transport: no redirects, no cookies, a limit on what comes back.
import enum AuthClient.Fault
import struct AuthClient.HTTPHeaders
import enum AuthClient.HTTPMethod
import struct AuthClient.HTTPRequest
import struct AuthClient.URLSessionTransport
import struct Foundation.Data
import class Foundation.Thread
import struct Foundation.URL

/// Sends over the network: plain HTTP by itself, TLS by the client's own transport. An answer that takes too long or is
/// too large is none.
package struct WebChannel: RequestChannel {
  package let base: String
  private let transport: URLSessionTransport
  private let timeout: Double
  /// Nil over TLS.
  private let raw: RawExchange?

  package var elsewhere: (any RequestChannel)? {
    raw?.elsewhere.map { WebChannel(base: base, transport: transport, timeout: timeout, raw: $0) }
  }

  package var repeatsHeaders: Bool { raw != nil }

  package var origin: String {
    base.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false).prefix(3)
      .joined(separator: "/")
  }

  /// - Parameters:
  ///   - timeout: seconds without a byte after which there is no answer; four times as many in all.
  ///   - longest: the bytes of the longest body that is read.
  package init(_ base: String, timeout: Double = 10, longest: Int = 1 << 20) {
    self.base = base.hasSuffix("/") ? String(base.dropLast()) : base
    self.timeout = timeout
    transport = URLSessionTransport(timeout: timeout, maximumBody: longest)
    raw = RawExchange(self.base, timeout: timeout, longest: longest)
  }

  private init(
    base: String, transport: URLSessionTransport, timeout: Double, raw: RawExchange?
  ) {
    self.base = base
    self.timeout = timeout
    self.transport = transport
    self.raw = raw
  }

  package func send(_ request: Request) async throws(MissingAnswer) -> Response {
    if let raw { return try await raw.send(request) }
    guard let url = URL(string: base + request.target) else {
      throw MissingAnswer(why: "the address is not a URL")
    }
    guard let method = HTTPMethod(rawValue: request.method.name) else {
      throw MissingAnswer(why: "\(request.method.name) is not a method that the tester sends")
    }
    let sent = HTTPRequest(
      endpoint: "conformance", method: method, url: url,
      headers: HTTPHeaders(request.headers.map { ($0.name, $0.value) }),
      body: request.body.isEmpty ? nil : Data(request.body))
    do throws(Fault) {
      let answer = try await transport.send(sent)
      var headers = Headers()
      for pair in answer.headers.pairs { headers.add(pair.name, pair.value) }
      return Response(status: answer.status, headers: headers, body: Array(answer.body))
    } catch {
      guard error == .offline else { throw error.missing }  //! tls-place-looked-at
      throw await MissingAnswer.overTLS(base, timeout: timeout)
    }
  }
}

extension RawExchange {
  /// Waits on a thread of its own.
  fileprivate func send(_ request: Request) async throws(MissingAnswer) -> Response {
    let result = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(
          returning: Result { () throws(MissingAnswer) in try answer(to: request) })
      }
    }
    return try result.get()
  }
}

extension Fault {
  fileprivate var missing: MissingAnswer {
    switch self {
    case .timeout: .late
    case .insecure: .insecure
    case .unreadable: .noHTTP
    default: MissingAnswer(why: rawValue)
    }
  }
}

import AuthClient
import AuthWeb
import Foundation

/// Something that left the app and waits for the trace: a request, or a page in the browser.
final class HeldRequest: @unchecked Sendable {
  enum Content {
    case request(HTTPRequest)
    case page(URL)
  }

  enum Reply {
    case response(HTTPResponse)
    case callback(URL)
  }

  let content: Content
  /// The server's answer, on its way back.
  var reply: Reply?
  private let resume: @Sendable (Reply?) -> Void

  init(_ content: Content, _ resume: @escaping @Sendable (Reply?) -> Void) {
    (self.content, self.resume) = (content, resume)
  }

  /// The answer reaches the app; without one, nothing does.
  func arrive() { resume(reply) }

  func isLost() { resume(nil) }

  /// The endpoint; nil for a page.
  var endpoint: String? {
    if case .request(let request) = content { request.endpoint } else { nil }
  }

  /// All that is sent, as text.
  var text: String {
    guard case .request(let request) = content else { return "" }
    let body = request.body.map { String(decoding: $0, as: UTF8.self) } ?? ""
    return ([request.url.absoluteString, body] + request.headers.pairs.map(\.value))
      .joined(separator: "\n").replacing("\\/", with: "/")
  }
}

/// The network of one process. It holds each request until the trace goes on with it.
final class HeldNetwork: Transport, @unchecked Sendable {
  private let lock = NSLock()
  private var new: [HeldRequest] = []
  private var isCut = false

  func send(_ request: HTTPRequest) async throws(Fault) -> HTTPResponse {
    guard case .response(let response)? = await hold(.request(request)) else { throw .offline }
    return response
  }

  var browser: FakeBrowser {
    FakeBrowser { page in
      guard case .callback(let url)? = await self.hold(.page(page)) else {
        return .failure(.cancelled)
      }
      return .success(url)
    }
  }

  private func hold(_ content: HeldRequest.Content) async -> HeldRequest.Reply? {
    await withCheckedContinuation { waiting in
      let isCut = lock.withLock {
        if !self.isCut { new.append(HeldRequest(content) { waiting.resume(returning: $0) }) }
        return self.isCut
      }
      if isCut { waiting.resume(returning: nil) }
    }
  }

  /// The requests that were sent since the last look.
  func takeNew() -> [HeldRequest] {
    lock.withLock {
      defer { new = [] }
      return new
    }
  }

  /// The process is over.
  func cut() { lock.withLock { isCut = true } }
}

package import AuthClient
package import AuthWeb
package import Foundation
import TestDevice

/// A browser without a window: keeps cookies, follows redirects, fills in the forms that it meets, and ends where
/// something else than http is next. The contract's own hosts are the reference server.
package final class Surfer: @unchecked Sendable {
  /// Hears of each page that is opened.
  @TaskLocal package static var witness: (@Sendable (URL) -> Void)?

  private let server: URL
  private let answers: [String: String]
  private let press: Press
  private let lock = NSLock()
  private var cookies: [String: String] = [:]
  private let transport: any Transport
  private let pages: @Sendable (URL) -> Void

  /// An action of a person on a form.
  package enum Press: Equatable {
    case first
    /// The button with this value, where there is one.
    case button(String)
    /// Closes the page.
    case nothing
  }

  /// - Parameters:
  ///   - answers: what is typed into the fields of a form, by their names.
  ///   - pages: hears of each page that an app opens.
  package init(
    at server: URL, typing answers: [String: String] = [:], pressing press: Press = .first,
    over transport: any Transport = SocketTransport(),
    opening pages: @escaping @Sendable (URL) -> Void = { _ in }
  ) {
    self.transport = transport
    self.pages = pages
    self.server = server
    self.answers = answers
    self.press = press
  }

  package var browser: FakeBrowser {
    FakeBrowser { page in
      Self.witness?(page)
      self.pages(page)
      do {
        return try await self.surf(page).map(Result.success) ?? .failure(.cancelled)
      } catch {
        return .failure(.failed)
      }
    }
  }

  /// The last URL; nil if a page wants a value that the surfer cannot type.
  private func surf(_ start: URL) async throws -> URL? {
    var next: Step = .get(start)
    for _ in 0..<12 {
      guard let url = next.url, url.scheme?.hasPrefix("http") == true else { return next.url }
      let answer = try await visit(next)
      if let place = answer.headers["Location"] {
        guard let target = URL(string: place, relativeTo: url)?.absoluteURL else { return nil }
        next = .get(target)
      } else if let form = Form(String(decoding: answer.body, as: UTF8.self)),
        let step = form.filled(answers, press, at: url, after: next)
      {
        next = step
      } else {
        return nil
      }
    }
    return nil
  }

  enum Step: Equatable {
    case get(URL)
    case post(URL, String)

    var url: URL? {
      switch self {
      case .get(let url), .post(let url, _): url
      }
    }
  }

  private func visit(_ step: Step) async throws -> HTTPResponse {
    guard let meant = step.url else { throw Unexpected("no address") }
    let isHere = meant.host == "127.0.0.1"
    let url = isHere ? meant : meant.moved(to: server) ?? meant
    var headers: HTTPHeaders = ["Accept": "text/html"]
    let jar = lock.withLock { cookies }
    if !jar.isEmpty {
      headers["Cookie"] = jar.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }.joined(
        separator: "; ")
    }
    var body: Data?
    if case .post(_, let form) = step {
      headers["Content-Type"] = "application/x-www-form-urlencoded"
      headers["Origin"] = url.scheme! + "://" + url.host! + ":\(url.port ?? 80)"
      body = Data(form.utf8)
    }
    let answer = try await transport.send(
      HTTPRequest(
        endpoint: "page", method: body == nil ? .get : .post, url: url, headers: headers,
        body: body))
    keep(answer.headers["Set-Cookie"])
    return answer
  }

  private func keep(_ cookie: String?) {
    guard let pair = cookie?.split(separator: ";").first,
      let mark = pair.firstIndex(of: "=")
    else { return }
    lock.withLock { cookies[String(pair[..<mark])] = String(pair[pair.index(after: mark)...]) }
  }
}

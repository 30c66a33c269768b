import AuthClient
import AuthWeb
import Foundation
import SocketTransport

/// A browser without a window: keeps cookies, follows redirects, fills in the forms that it meets, and ends where
/// something else than http is next. The contract's own hosts are the reference server.
final class Surfer: @unchecked Sendable {
  private let server: URL
  private let answers: [String: String]
  private let press: Press
  private let lock = NSLock()
  private var cookies: [String: String] = [:]
  private let transport: any Transport

  /// An action of a person on a form.
  enum Press: Equatable {
    case first
    /// The button with this value, where there is one.
    case button(String)
    /// Closes the page.
    case nothing
  }

  /// - Parameter answers: what is typed into the fields of a form, by their names.
  init(
    at server: URL, typing answers: [String: String] = [:], pressing press: Press = .first,
    over transport: any Transport = SocketTransport()
  ) {
    self.transport = transport
    self.server = server
    self.answers = answers
    self.press = press
  }

  var browser: FakeBrowser {
    FakeBrowser { page in
      Footprints.own?.open(page)
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
    let url = isHere ? meant : Rerouted.moved(meant, to: server) ?? meant
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

/// The first form of a page, as far as these pages have them.
struct Form {
  private let action: String
  private let fields: [(name: String, value: String, isHidden: Bool)]
  private let buttons: [(name: String, value: String)]

  init?(_ page: String) {
    guard let start = page.range(of: "<form"), let end = page.range(of: "</form>") else {
      return nil
    }
    let text = String(page[start.lowerBound..<end.upperBound])
    action = Self.attribute("action", of: Self.tags("form", in: text).first ?? "") ?? ""
    fields = Self.tags("input", in: text).compactMap { tag in
      Self.attribute("name", of: tag).map {
        ($0, Self.attribute("value", of: tag) ?? "", Self.attribute("type", of: tag) == "hidden")
      }
    }
    buttons = Self.tags("button", in: text).compactMap { tag in
      Self.attribute("name", of: tag).map { ($0, Self.attribute("value", of: tag) ?? "") }
    }
  }

  /// Nil where nothing is pressed, a field stays empty, or the same was sent before.
  func filled(
    _ answers: [String: String], _ press: Surfer.Press, at url: URL, after last: Surfer.Step
  ) -> Surfer.Step? {
    if press == .nothing { return nil }
    var pairs: [(String, String)] = []
    for field in fields {
      let value = field.isHidden ? field.value : answers[field.name] ?? field.value
      guard field.isHidden || !value.isEmpty else { return nil }
      pairs.append((field.name, value))
    }
    let button = buttons.first { press == .button($0.value) } ?? buttons.first
    if let button { pairs.append((button.name, button.value)) }
    let form = pairs.map { Self.escaped($0) + "=" + Self.escaped($1) }.joined(separator: "&")
    guard let target = URL(string: action.isEmpty ? url.absoluteString : action, relativeTo: url)
    else { return nil }
    if case .post(let before, let sent) = last, before.path == target.path,
      Self.typed(sent, fields.filter { !$0.isHidden }.map(\.name))
        == Self.typed(form, fields.filter { !$0.isHidden }.map(\.name))
    {
      return nil
    }
    return .post(target.absoluteURL, form)
  }

  /// The part of a form that a person typed.
  private static func typed(_ form: String, _ names: [String]) -> [Substring] {
    form.split(separator: "&").filter { pair in names.contains { pair.hasPrefix($0 + "=") } }
  }

  private static func tags(_ name: String, in text: String) -> [String] {
    text.components(separatedBy: "<" + name).dropFirst().map {
      String($0.prefix { $0 != ">" })
    }
  }

  private static func attribute(_ name: String, of tag: String) -> String? {
    guard let start = tag.range(of: " \(name)=\"") else { return nil }
    return tag[start.upperBound...].prefix { $0 != "\"" }
      .replacingOccurrences(of: "&quot;", with: "\"").replacingOccurrences(of: "&#39;", with: "'")
      .replacingOccurrences(of: "&lt;", with: "<").replacingOccurrences(of: "&gt;", with: ">")
      .replacingOccurrences(of: "&amp;", with: "&")
  }

  private static func escaped(_ text: String) -> String {
    let plain = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-._~"))
    return text.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
  }
}

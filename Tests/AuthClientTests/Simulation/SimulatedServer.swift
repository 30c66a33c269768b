import AuthClient
import Foundation

/// A server that keeps what Longde's contract promises: rotating refresh tokens with a grace, and
/// families that end. It holds each request until the test lets it work and answer.
final class SimulatedServer: Transport, @unchecked Sendable {
  enum Fate { case answered, lost }

  struct Held {
    let request: HTTPRequest
    let done: CheckedContinuation<Result<HTTPResponse, Fault>, Never>
  }

  /// One sign-in and all that was granted for it.
  struct Family {
    var newest: Int
    var isEnded = false
  }

  private let lock = NSLock()
  private var waiting: [Held] = []
  /// By the number of the sign-in; the first one has been.
  private var families = [1: Family(newest: 1)]
  private var log: [HTTPRequest] = []
  /// With which sessions were ended though there was a newer one.
  private(set) var outdated: [String] = []
  /// The last token but one still gives the same successor: the clock stands.
  var grace = true
  /// The endpoints that are held back; all else is answered at once.
  let holds: Set<String>
  /// Looks at each request as it comes.
  var inspect: (@Sendable (HTTPRequest) -> Void)?

  init(holding holds: Set<String>) { self.holds = holds }

  var requests: [HTTPRequest] { lock.withLock { log } }
  var held: [HTTPRequest] { lock.withLock { waiting.map(\.request) } }

  func send(_ request: HTTPRequest) async throws(Fault) -> HTTPResponse {
    inspect?(request)
    let isHeld = lock.withLock {
      log.append(request)
      return holds.contains(request.endpoint)
    }
    guard isHeld else { return work(request) }
    let reply = await withCheckedContinuation { done in
      lock.withLock { waiting.append(Held(request: request, done: done)) }
    }
    return try reply.get()
  }

  /// The oldest request of this endpoint is worked on, and its answer arrives or is lost.
  @discardableResult
  func release(_ endpoint: String, _ fate: Fate = .answered) -> Bool {
    let held = lock.withLock { () -> Held? in
      guard let index = waiting.firstIndex(where: { $0.request.endpoint == endpoint }) else {
        return nil
      }
      return waiting.remove(at: index)
    }
    guard let held else { return false }
    let response = work(held.request)
    held.done.resume(returning: fate == .answered ? .success(response) : .failure(.offline))
    return true
  }

  /// Nothing reaches the server any more, and no answer comes.
  func cut() {
    let all = lock.withLock {
      defer { waiting = [] }
      return waiting
    }
    for held in all { held.done.resume(returning: .failure(.offline)) }
  }

  /// A sign-in.
  private func grant(_ number: Int) -> HTTPResponse {
    families[number] = Family(newest: 1)
    return granted(names(number))
  }

  /// Lets one of the held requests through, if there is one.
  func release(any pick: (Int) -> Int) {
    let endpoints = held.map(\.endpoint)
    if !endpoints.isEmpty { release(endpoints[pick(endpoints.count)]) }
  }

  func family(of token: String) -> Int? { Int(token.dropFirst(2).prefix { $0 != "." }) }

  /// The server still knows this session.
  func isOpen(_ number: Int) -> Bool {
    lock.withLock { families[number].map { !$0.isEnded } ?? false }
  }

  private func names(_ number: Int) -> (access: String, refresh: String) {
    let newest = families[number]?.newest ?? 0
    return ("a-\(number).\(newest)", "r-\(number).\(newest)")
  }

  private func work(_ request: HTTPRequest) -> HTTPResponse {
    switch request.endpoint {
    case "signIn":
      return lock.withLock { grant(Int(request.text.dropFirst().dropLast()) ?? 0) }
    case "renewSession": return lock.withLock { renew(request.refreshToken) }
    case "signOut":
      lock.withLock {
        end(request.refreshToken)
      }
      return HTTPResponse(status: 200)
    case "deleteAccount": return lock.withLock { delete(request.bearer ?? "") }
    default: return lock.withLock { read(request.bearer ?? "") }
    }
  }

  private func end(_ refresh: String) {
    guard let number = family(of: refresh), let family = families[number] else { return }
    if !family.isEnded, !refresh.hasSuffix(".\(family.newest)") { outdated.append(refresh) }
    families[number]?.isEnded = true
  }

  private func delete(_ bearer: String) -> HTTPResponse {
    let answer = read(bearer)
    if answer.status == 200, let number = family(of: String(bearer.dropFirst("Bearer ".count))) {
      families[number]?.isEnded = true
    }
    return answer
  }

  private func renew(_ refresh: String) -> HTTPResponse {
    guard let number = family(of: refresh), let family = families[number], !family.isEnded,
      let count = Int(refresh.split(separator: ".").last ?? "")
    else { return SimulatedServer.expired }
    if count == family.newest {
      families[number]?.newest += 1
      return granted(names(number))
    }
    if grace, count == family.newest - 1 { return granted(names(number)) }
    families[number]?.isEnded = true
    return SimulatedServer.expired
  }

  private func read(_ bearer: String) -> HTTPResponse {
    let access = String(bearer.dropFirst("Bearer ".count))
    guard let family = family(of: access).flatMap({ families[$0] }), !family.isEnded,
      access.hasSuffix(".\(family.newest)")
    else { return SimulatedServer.expired }
    return HTTPResponse(status: 200, body: Data(Answers.user.utf8))
  }

  private func granted(_ names: (access: String, refresh: String)) -> HTTPResponse {
    let body = """
      {"accessToken":"\(names.access)","refreshToken":"\(names.refresh)","user":\(Answers.user)}
      """
    return HTTPResponse(status: 200, body: Data(body.utf8))
  }

  private static let expired = HTTPResponse(
    status: 401, body: Data(Answers.refusal("登录已过期,请重新登录").utf8))
}

extension HTTPRequest {
  /// The one in its body.
  var refreshToken: String {
    String(text.dropFirst(#"{"refreshToken":""#.count).dropLast(#""}"#.count))
  }
}

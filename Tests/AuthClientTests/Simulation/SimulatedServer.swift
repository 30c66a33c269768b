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
    let person: String
    var newest: Int
    var isEnded = false
  }

  private let lock = NSLock()
  private var waiting: [Held] = []
  private var families: [Int: Family] = [:]
  private var log: [HTTPRequest] = []
  private var signIns = 0
  /// Seconds in which the last token but one still gives the same successor; the clock stands.
  var grace = true
  /// What is held back; all else is answered at once.
  var holds: Set<String> = ["renewSession"]
  /// Looks at each request as it comes.
  var inspect: (@Sendable (HTTPRequest) -> Void)?

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

  /// A sign-in that has been.
  func grant(_ person: String) -> (access: String, refresh: String) {
    lock.withLock {
      signIns += 1
      families[signIns] = Family(person: person, newest: 1)
      return names(signIns)
    }
  }

  func family(of token: String) -> Int? { Int(token.dropFirst(2).prefix { $0 != "." }) }

  func isAlive(_ refresh: String) -> Bool {
    lock.withLock {
      guard let family = family(of: refresh).flatMap({ families[$0] }) else { return false }
      return !family.isEnded && refresh.hasSuffix(".\(family.newest)")
    }
  }

  /// The sessions that the server still knows.
  var open: [Int] { lock.withLock { families.filter { !$0.value.isEnded }.keys.sorted() } }

  private func names(_ number: Int) -> (access: String, refresh: String) {
    let newest = families[number]?.newest ?? 0
    return ("a-\(number).\(newest)", "r-\(number).\(newest)")
  }

  private func work(_ request: HTTPRequest) -> HTTPResponse {
    switch request.endpoint {
    case "signInWithApple": return granted(grant("next"))
    case "renewSession": return lock.withLock { renew(request.refreshToken) }
    case "signOut":
      lock.withLock {
        if let number = family(of: request.refreshToken) { families[number]?.isEnded = true }
      }
      return HTTPResponse(status: 200)
    default: return lock.withLock { read(request.bearer ?? "") }
    }
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

import Foundation
import SessionCore

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension AuthSession {
  /// Replaces the tokens of a request that another networking stack sent and the server refused with a 401.
  ///
  /// Several requests that are refused for one token refresh once: the first one refreshes, and the others get the
  /// tokens that have replaced theirs.
  ///
  /// - Parameter request: the request that ``authorized(_:)`` returned.
  /// - Returns: The request to send again.
  /// - Throws: `.signedOut` for a request of a session that has ended, and `.undeclared` with status 401 if nothing
  ///   refreshes; otherwise as ``authorized(_:)`` does.
  public func renew(
    unlessReplaced request: URLRequest
  ) async throws(CallFailure<NoRefusal>) -> URLRequest {
    let used = tokens(in: request)
    let session = shared.core.session
    for token in used.values {
      let own = shared.handedOut.session(of: token)
      if own != session { throw signedOut(own) }  //! refused-request-own-session
    }
    let call = shared.core.newCall(.handedOut)
    tell(.sends(call: call, endpoint: "request", used: used))
    let refused = CallResult(.undeclared(status: 401, until: nil))
    let next = await decide(call, .answered(call: call, refused))
    if case .deliver = next.verdict {
      throw .undeclared(UndeclaredRefusal(status: 401, body: Data()))
    }
    return try await handOut(request, call, next)
  }

  private func signedOut(_ session: Int?) -> CallFailure<NoRefusal> {
    guard let session else { return .signedOut(because: nil) }
    return failure(shared.core.signedOut(session), nil, NoRefusal.self)
  }

  /// The tokens of this session's contract that a request carries.
  private func tokens(in request: URLRequest) -> [String: TokenText] {
    var found: [String: TokenText] = [:]
    for rule in Contract.tokens where Contract.carried.contains(rule.name) {
      if let text = rule.sent?.text(in: request) { found[rule.name] = TokenText(text) }
    }
    return found
  }
}

extension TokenPlacement {
  /// The text at this place of a request; nil if there is none.
  fileprivate func text(in request: URLRequest) -> String? {
    switch self {
    case .bearer:
      let value = request.value(forHTTPHeaderField: "Authorization") ?? ""
      return value.hasPrefix("Bearer ") ? String(value.dropFirst("Bearer ".count)) : nil
    case .header(let name): return request.value(forHTTPHeaderField: name)
    case .cookie(let name):
      let cookies = request.value(forHTTPHeaderField: "Cookie")?.split(separator: ";") ?? []
      let cookie = cookies.map { $0.trimmingCharacters(in: .whitespaces) }.first {
        $0.hasPrefix("\(name)=")
      }
      return cookie.map { String($0.dropFirst(name.count + 1)) }
    // A decoded value may have been spelt in several ways.
    case .decodedHeader, .query: return nil
    }
  }
}

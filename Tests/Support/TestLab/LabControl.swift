package import AuthClient
package import AuthServer
import Foundation
import TestDevice

/// A server with the control of docs/control.md, and the stand-in for its providers, wherever they run.
package protocol LabControl: Sendable {
  /// Where clients reach the server.
  var url: URL { get }
  /// Where clients reach the stand-in.
  var issuerURL: URL { get }
  func respond(to request: AuthServer.Request, of party: LabParty) async throws -> Response
}

extension LabControl {
  /// Sends an order to the server; asks for the state without one.
  @discardableResult
  package func control(
    _ path: String, _ order: [String: Any]? = nil, method: Request.Method = .post
  ) async throws -> Any {
    try await ask(.server, "/__lab/\(path)", order, order == nil ? .get : method)
  }

  /// The tokens and codes that a provider's own sheet gives an app.
  package func mint(_ provider: String, _ wish: [String: Any]) async throws -> [String: String] {
    let path = provider.isEmpty ? "/mint" : "/\(provider)/mint"
    let minted = try await ask(.issuer, path, wish, .post)
    return (minted as? [String: Any] ?? [:]).compactMapValues { $0 as? String }
  }

  /// The time of the server's clock.
  package func serverTime() async throws -> Date {
    let state = try await control("clock") as? [String: Any]
    return try Date(state?["now"] as? String ?? "", strategy: .iso8601)
  }

  /// The messages to people, the oldest first.
  package func outbox() async throws -> [[String: Any]] {
    try await control("outbox") as? [[String: Any]] ?? []
  }

  /// The code that was sent last.
  package func code() async throws -> AuthClient.Secret {
    guard let code = try await outbox().last(where: { $0["code"] is String })?["code"] as? String
    else { throw Unexpected("no code was sent") }
    return AuthClient.Secret(code)
  }

  /// The next calls of the endpoint go wrong.
  package func fault(
    _ endpoint: String, _ kind: String, _ more: [String: Any] = [:]
  ) async throws {
    try await control("faults", ["endpoint": endpoint, "kind": kind].merging(more) { $1 })
  }

  package func account(_ account: [String: Any]) async throws {
    try await control("accounts", ["accounts": [account]])
  }

  package func accounts() async throws -> [[String: Any]] {
    try await control("accounts") as? [[String: Any]] ?? []
  }

  /// All accounts are in this state from now on.
  package func setAll(_ state: String) async throws {
    for account in try await accounts() {
      try await control("accounts/\(account["id"] ?? "")", ["state": state], method: .patch)
    }
  }

  /// The number of sessions that go on.
  package func sessions() async throws -> Int {
    (try await control("sessions") as? [Any])?.count ?? 0
  }

  private func ask(
    _ party: LabParty, _ path: String, _ order: [String: Any]?, _ method: Request.Method
  ) async throws -> Any {
    let body = try order.map { Array(try JSONSerialization.data(withJSONObject: $0)) } ?? []
    let place = party == .server ? url : issuerURL
    let request = AuthServer.Request(
      method, path,
      headers: [
        "Host": "\(place.host ?? ""):\(place.port ?? 80)", "Content-Type": "application/json",
      ], body: body)
    let response = try await respond(to: request, of: party)
    guard (200...299).contains(response.status) else {
      throw Unexpected(
        "\(path): \(response.status) \(String(decoding: response.body, as: UTF8.self))")
    }
    return response.body.isEmpty
      ? [:] : try JSONSerialization.jsonObject(with: Data(response.body))
  }
}

import AuthClient
import CaseFolders
import Foundation
import LabProcesses
import LiveScenarios
import SocketTransport
import Testing

/// A server of one contract, which is the reference server on a fresh SQLite file if nothing else is said, a stand-in for
/// the providers, and a clock that client and server share.
final class LabWorld: Sendable {
  let url: URL
  let issuer: URL
  let clock: VirtualClock
  let backend: Backend
  /// The observers of this world's journey, if a census counts.
  let observers: [any ClientObserver]
  private let server: any Served
  private let folder: URL

  /// - Parameters:
  ///   - arguments: after those that every reference server here has; `ISSUER` stands for the stand-in's URL.
  ///   - other: what the reference server runs instead of the contract's text.
  init(
    _ contract: String, _ arguments: [String] = [], on backend: Backend = .sqlite,
    as other: ((String) throws -> String)? = nil
  ) async throws {
    self.backend = backend
    observers = Footprints.own.map { [$0] } ?? []
    issuer = try LabProcess.issuer.get().url
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = "contract/\(contract).yaml"
    let file = folder.appending(path: "contract.yaml")
    if let other { try Data(other(Checkout.text(path)).utf8).write(to: file) }
    server = try backend.start(
      contract, other == nil ? path : file.path, issuer: issuer, keepingIn: folder,
      arguments.map { [issuer] in
        $0.replacingOccurrences(of: "ISSUER", with: issuer.absoluteString)
      })
    url = server.url
    clock = VirtualClock(Int(Date().timeIntervalSince1970))
    Footprints.own?.keep(self)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Ends the server.
  func end() throws -> [LoggedCall] {
    guard let server = server as? LabProcess, backend.isReferenceServer else { return [] }
    server.end()
    return try LoggedCall.read(Backend.log(in: folder))
  }

  func advance(by seconds: Int) async throws {
    clock.advance(by: seconds)
    try await advanceServer(by: seconds)
  }

  /// The client's clock stands: it learns from the server that a token is over.
  func advanceServer(by seconds: Int) async throws {
    _ = try await control("clock", ["advance": "\(seconds)s"])
  }

  /// The time of the server's clock, which runs while the client's clock stands still.
  func serverTime() async throws -> Date {
    let said = try await control("clock") as? [String: Any]
    let text = try #require(said?["now"] as? String)
    return try Date(text, strategy: .iso8601)
  }

  /// The messages to people, the oldest first.
  func outbox() async throws -> [[String: Any]] {
    try await control("outbox") as? [[String: Any]] ?? []
  }

  /// The code that was sent last.
  func code() async throws -> Secret {
    Secret(try #require(try await outbox().last { $0["code"] is String }?["code"] as? String))
  }

  func fault(_ endpoint: String, _ kind: String, _ more: [String: Any] = [:]) async throws {
    _ = try await control("faults", ["endpoint": endpoint, "kind": kind].merging(more) { $1 })
  }

  func account(_ account: [String: Any]) async throws {
    _ = try await control("accounts", ["accounts": [account]])
  }

  func accounts() async throws -> [[String: Any]] {
    try await control("accounts") as? [[String: Any]] ?? []
  }

  /// All accounts are in this state from now on.
  func setAll(_ state: String) async throws {
    for account in try await accounts() {
      let id = try #require(account["id"] as? String)
      _ = try await control("accounts/\(id)", ["state": state], method: .patch)
    }
  }

  func sessions() async throws -> Int {
    (try await control("sessions") as? [Any])?.count ?? 0
  }

  /// The tokens and codes that a provider's own sheet gives an app.
  func mint(_ provider: String, _ wish: [String: Any]) async throws -> [String: String] {
    let place = issuer.appending(path: provider.isEmpty ? "mint" : "\(provider)/mint")
    let answer = try await ask(place, wish, method: .post)
    return (answer as? [String: Any] ?? [:]).compactMapValues { $0 as? String }
  }

  private func control(
    _ path: String, _ say: [String: Any]? = nil, method: HTTPMethod = .post
  ) async throws -> Any {
    try await ask(
      url.appending(path: "__lab/\(path)"), say, method: say == nil ? .get : method)
  }

  private func ask(_ place: URL, _ say: [String: Any]?, method: HTTPMethod) async throws -> Any {
    let body = try say.map { try JSONSerialization.data(withJSONObject: $0) }
    let answer = try await SocketTransport().send(
      HTTPRequest(
        endpoint: "test", method: method, url: place,
        headers: ["Content-Type": "application/json"], body: body))
    guard (200...299).contains(answer.status) else {
      throw LabProcess.Failed(
        description:
          "\(place.path): \(answer.status) \(String(decoding: answer.body, as: UTF8.self))")
    }
    return answer.body.isEmpty ? [:] : try JSONSerialization.jsonObject(with: answer.body)
  }
}

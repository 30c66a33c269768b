import AuthClient
import CognitoClient
import Foundation
import TestDevice
import Testing

/// An app client of its own at the stub, which answers as Amazon's documents say.
struct CognitoStub {
  let world: CognitoWorld
  private let server: PythonServer

  static let person = "ann@example.com"
  static let password = "Correct-horse-9"
  static let code = Secret("123456")

  /// - Parameter user: how the person differs from one who only needs a password.
  init(_ user: [String: Any] = [:]) async throws {
    server = try PythonServer.stub.get()
    world = CognitoWorld(
      [
        CognitoWorld.poolHost: server.url("pool"), CognitoWorld.pageHost: server.url("page"),
        CognitoWorld.apiHost: server.url("api"),
      ], poolId: "ap-southeast-1_StubPool", clientId: "client-\(UUID().uuidString)",
      clock: VirtualClock())
    let ann: [String: Any] = ["name": Self.person, "password": Self.password]
    try await tell(["user": ann.merging(user) { $1 }])
  }

  var transport: Detour { world.detour }
  var clock: VirtualClock { world.clock }
  func client(_ store: any TokenStore = MemoryStore()) -> Cognito.Client { world.client(store) }

  func tell(_ orders: [String: Any]) async throws {
    _ = try await server.ask("pool", "/worlds/\(world.configuration.clientId)", say: orders)
  }

  /// The next call of this operation is refused so.
  func refuse(
    _ operation: String, _ type: String, _ message: String = "", status: Int = 400
  ) async throws {
    let answer: [String: Any] = ["type": type, "message": message, "status": status]
    try await tell(["next": [operation: [answer]]])
  }

  func report() async throws -> Report {
    Report(try await server.ask("pool", "/worlds/\(world.configuration.clientId)"))
  }

  /// The state of the servers.
  struct Report {
    let users: [String]
    let profiles, accessTokens, refreshTokens: Int
    /// Each request, with the kind of token that it carried as bearer.
    let log: [(what: String, bearer: String)]
    let attributes: [String: [String: String]]

    init(_ json: [String: Any]) {
      users = json["users"] as? [String] ?? []
      profiles = json["profiles"] as? Int ?? -1
      accessTokens = json["accessTokens"] as? Int ?? -1
      refreshTokens = json["refreshTokens"] as? Int ?? -1
      attributes = json["attributes"] as? [String: [String: String]] ?? [:]
      log = (json["log"] as? [[String: String]] ?? []).map {
        ($0["what"] ?? "", $0["bearer"] ?? "")
      }
    }
  }

  func signedIn(_ store: MemoryStore = MemoryStore()) async throws -> Cognito.Client {
    let client = client(store)
    try await world.signIn(client, as: Self.person, with: Self.password)
    try #require(client.session.state == .signedIn)
    return client
  }
}

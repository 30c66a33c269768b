import AuthClient
import CognitoClient
import Foundation
import TestDevice
import Testing

/// A pool of its own at moto, made by the calls of an administrator.
struct MotoWorld {
  let world: CognitoWorld
  private let server: PythonServer

  static let password = "Correct-horse-9"

  init() async throws {
    server = try PythonServer.moto.get()
    let pool = try await Self.administer(
      server, "CreateUserPool",
      ["PoolName": "p", "UsernameAttributes": ["email", "phone_number"]])
    let id = try #require((pool["UserPool"] as? [String: Any])?["Id"] as? String)
    let app = try await Self.administer(
      server, "CreateUserPoolClient", ["UserPoolId": id, "ClientName": "app"])
    let client = try #require((app["UserPoolClient"] as? [String: Any])?["ClientId"] as? String)
    world = CognitoWorld(
      [CognitoWorld.poolHost: server.url("pool")], poolId: id, clientId: client,
      clock: VirtualClock())
  }

  @discardableResult
  func administer(_ operation: String, _ body: [String: Any]) async throws -> [String: Any] {
    let pool = ["UserPoolId": world.configuration.poolId]
    return try await Self.administer(server, operation, body.merging(pool) { $1 })
  }

  private static func administer(
    _ server: PythonServer, _ operation: String, _ body: [String: Any]
  ) async throws -> [String: Any] {
    let target = "AWSCognitoIdentityProviderService.\(operation)"
    return try await server.ask(
      "pool", "/",
      headers: ["X-Amz-Target": target, "Content-Type": "application/x-amz-json-1.1"], say: body)
  }

  /// A person who has registered and confirmed it.
  func person(_ name: String = "ann@example.com") async throws -> String {
    let client = world.client()
    _ = try await client.signUp(
      username: name, password: Secret(Self.password),
      userAttributes: [.emailAttribute(.init(value: name))])
    try await client.confirmSignUp(username: name, confirmationCode: Secret("123456"))
    return name
  }

  /// From now on this person signs in with a second factor; an authenticator has to be made known first.
  func demand(_ factor: String, of name: String) async throws {
    if factor == "SoftwareToken" {
      let store = MemoryStore()
      try await world.signIn(world.client(store), as: name, with: Self.password)
      let access = try #require(store.load()?.tokens["access"]?.secret).reveal()
      try await administer("AssociateSoftwareToken", ["AccessToken": access])
      try await administer("VerifySoftwareToken", ["AccessToken": access, "UserCode": "123456"])
    }
    try await administer(
      "AdminSetUserMFAPreference",
      ["Username": name, "\(factor)MfaSettings": ["Enabled": true, "PreferredMfa": true]])
  }

  /// A client in which that person is signed in.
  func signedIn(_ store: MemoryStore = MemoryStore()) async throws -> Cognito.Client {
    let client = world.client(store)
    try await world.signIn(client, as: person(), with: Self.password)
    return client
  }
}

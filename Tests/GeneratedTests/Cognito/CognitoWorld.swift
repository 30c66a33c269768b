import AuthClient
import AuthCognito
import CognitoClient
import Foundation
import TestDevice
import Testing

/// A generated client and what is around it: a pool in Python, and a clock that the test moves.
struct CognitoWorld {
  let clock: VirtualClock
  let detour: Detour
  let configuration: Cognito.Configuration

  static let poolHost = "cognito-idp.ap-southeast-1.amazonaws.com"
  static let pageHost = "my-app-auth.auth.ap-southeast-1.amazoncognito.com"
  static let apiHost = "api.example.com"

  init(_ places: [String: URL], poolId: String, clientId: String, clock: VirtualClock) {
    self.clock = clock
    detour = Detour(places)
    configuration = Cognito.Configuration(
      poolId: poolId, clientId: clientId, apiURL: URL(string: "https://\(Self.apiHost)")!)
  }

  func client(_ store: any TokenStore = MemoryStore()) -> Cognito.Client {
    Cognito.Client(
      configuration: configuration, store: store,
      options: ClientOptions(transport: detour, clock: clock))
  }

  /// The two calls of a sign-in with a password, as an app makes them. The pool has the time of day, and the test's
  /// clock is far from it, as a device's may be.
  @discardableResult
  func signIn(
    _ client: Cognito.Client, as name: String, with password: String
  ) async throws -> Cognito.SignInAnswer {
    let (answer, _) = try await prove(client, as: name, with: password)
    return answer
  }

  /// - Returns: also the user's id, which the steps after this one ask for.
  func prove(
    _ client: Cognito.Client, as name: String, with password: String
  ) async throws -> (Cognito.SignInAnswer, userId: String) {
    let srp = try SRPSignIn(poolId: configuration.poolId)
    let asked = try await client.startSignIn(username: name, srpA: srp.srpA).challengeParameters
    let proof = try srp.answer(
      userId: asked.userId, password: Secret(password), salt: asked.salt, srpB: asked.srpB,
      secretBlock: asked.secretBlock.reveal(), now: client.session.serverTime)
    let answer = try await client.provePassword(
      userId: asked.userId, secretBlock: asked.secretBlock, timestamp: proof.timestamp,
      signature: proof.signature)
    return (answer, asked.userId)
  }
}

/// The claims of a JWT, unchecked.
func claims(of token: Secret?) throws -> [String: Any] {
  let parts = try #require(token).reveal().split(separator: ".")
  try #require(parts.count == 3)
  let text = parts[1].replacing("-", with: "+").replacing("_", with: "/")
  let padded = text + String(repeating: "=", count: (4 - text.count % 4) % 4)
  let data = try #require(Data(base64Encoded: String(padded)))
  return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
}

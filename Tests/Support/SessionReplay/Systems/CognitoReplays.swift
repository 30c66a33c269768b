package import AuthClient
import AuthCognito
package import AuthServer
package import CognitoClient
import Foundation
package import TestLab

package struct CognitoReplays: ReplayedSystem {
  package static let setting = ReplaySetting(
    .cognito, signIn: ["startSignIn", "provePassword"],
    calls: [
      "startSignIn", "provePassword", "updateAttributes", "deleteProfile", "signOut",
      "deletePoolUser", "departure",
    ])

  private static let poolId = "ap-southeast-1_labPool"
  private static let password = "Correct horse 9"
  /// One for all sign-ins, for a new one takes long.
  private static let srp = Result { try SRPSignIn(poolId: poolId) }
  private let client: Cognito.Client
  private let device: ReplayDevice
  private let proof = Proof()

  package static func prepare(_ server: Lab, _ person: String) async throws {
    let account = ["email": address(person), "password": password]
    _ = try await server.control("accounts", ["accounts": [account]])
  }

  package static func callback(
    _ server: Lab, _ person: String, of page: URL
  ) async throws -> URL? {
    let query = page.query(percentEncoded: true) ?? ""
    let answer = await server.respond(
      to: AuthServer.Request(
        .get, "\(page.path())?\(query)", headers: ["Host": "127.0.0.1:8080"]))
    return answer.headers.first("Location").flatMap(URL.init(string:))
  }

  package init(_ device: ReplayDevice) {
    self.device = device
    client = Cognito.Client(
      configuration: Cognito.Configuration(
        poolId: Self.poolId, clientId: "lab", apiURL: URL(string: "https://api.example.com")!),
      store: device.store, options: ClientOptions(transport: device.transport, clock: device.clock))
  }

  package var session: AuthSession<Cognito> { client.session }

  package func call(_ endpoint: String, with brought: [String: String]) async throws {
    switch endpoint {
    case "startSignIn":
      let srp = try Self.srp.get()
      let asked = try await client.startSignIn(
        username: Self.address(device.person), srpA: srp.srpA)
      proof.keep(srp, asked.challengeParameters)
    case "provePassword": try await prove()
    case "updateAttributes":
      _ = try await client.updateAttributes(
        userAttributes: [.emailAttribute(.init(value: Self.address(device.person)))])
    case "deleteProfile": _ = try await client.deleteProfile()
    case "signOut": try await client.signOut()
    case "deletePoolUser": try await client.deletePoolUser()
    default: _ = try await client.leavePage(in: device.web)
    }
  }

  /// The proof of what the server asked last; another one where it asked nothing yet.
  private func prove() async throws {
    guard let (srp, asked) = proof.last else {
      _ = try await client.provePassword(
        userId: "none", secretBlock: Secret("none"), timestamp: "none", signature: Secret("none"))
      return
    }
    let answer = try srp.answer(
      userId: asked.userId, password: Secret(Self.password), salt: asked.salt, srpB: asked.srpB,
      secretBlock: asked.secretBlock.reveal(), now: device.clock.now)
    _ = try await client.provePassword(
      userId: asked.userId, secretBlock: asked.secretBlock, timestamp: answer.timestamp,
      signature: answer.signature)
  }

  private static func address(_ person: String) -> String { "\(person)@example.com" }

  private final class Proof: @unchecked Sendable {
    private let lock = NSLock()
    private var kept: (SRPSignIn, Cognito.PasswordChallengeChallengeParameters)?

    var last: (SRPSignIn, Cognito.PasswordChallengeChallengeParameters)? { lock.withLock { kept } }

    func keep(_ srp: SRPSignIn, _ asked: Cognito.PasswordChallengeChallengeParameters) {
      lock.withLock { kept = (srp, asked) }
    }
  }
}

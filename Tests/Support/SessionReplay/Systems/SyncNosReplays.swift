package import AuthClient
import Foundation
import Primitives
package import SyncNosClient
package import TestLab

package struct SyncNosReplays: ReplayedSystem {
  package static let setting = ReplaySetting(
    .syncnos, signIn: ["signInWithApple"],
    calls: ["signInWithApple", "loadAccount", "saveFirstProfile"])

  private static let nonce = "raw nonce"
  private let client: SyncNos.Client

  package static func bring(
    _ server: Lab, _ person: String, to endpoint: String
  ) async throws -> [String: String] {
    guard endpoint == "signInWithApple" else { return [:] }
    return try await server.mint(
      "apple",
      [
        "audience": "lab-appleAudience", "subject": person,
        "nonce": SHA256.hex(Array(nonce.utf8)),
      ])
  }

  package init(_ device: ReplayDevice) {
    client = SyncNos.Client(
      configuration: SyncNos.Configuration(
        backendBaseURL: URL(string: Lab.url)!, appleAudience: "lab-appleAudience"),
      store: device.store, options: ClientOptions(transport: device.transport, clock: device.clock))
  }

  package var session: AuthSession<SyncNos> { client.session }

  package func call(_ endpoint: String, with brought: [String: String]) async throws {
    switch endpoint {
    case "signInWithApple":
      _ = try await client.signInWithApple(
        authorizationCode: Secret(brought["authorizationCode"] ?? ""), nonce: Secret(Self.nonce))
    case "loadAccount": _ = try await client.loadAccount()
    default: _ = try await client.saveFirstProfile(fullName: "Li Lei")
    }
  }
}

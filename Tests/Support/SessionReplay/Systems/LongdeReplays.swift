package import AuthClient
package import LongdeClient
package import TestLab

package struct LongdeReplays: ReplayedSystem {
  package static let setting = ReplaySetting(
    .longde, signIn: ["signInWithApple"],
    calls: ["signInWithApple", "me", "signOut"])

  private let client: Longde.Client

  package static func bring(
    _ server: Lab, _ person: String, to endpoint: String
  ) async throws -> [String: String] {
    guard endpoint == "signInWithApple" else { return [:] }
    return try await server.mint("apple", ["audience": "cloud.longde.app", "subject": person])
  }

  package init(_ device: ReplayDevice) {
    client = Longde.Client(
      store: device.store, options: ClientOptions(transport: device.transport, clock: device.clock))
  }

  package var session: AuthSession<Longde> { client.session }

  package func call(_ endpoint: String, with brought: [String: String]) async throws {
    switch endpoint {
    case "signInWithApple":
      _ = try await client.signInWithApple(identityToken: Secret(brought["identityToken"] ?? ""))
    case "me": _ = try await client.me()
    default: try await client.signOut()
    }
  }
}

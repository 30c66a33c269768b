package import AuthClient
import Foundation
package import ReadmigoClient
package import TestLab

package struct ReadmigoReplays: ReplayedSystem {
  package static let setting = ReplaySetting(
    .readmigo, signIn: ["signInWithEmail"],
    calls: [
      "signInWithEmail", "continueSignIn", "register", "saveProfile", "listDevices",
      "signOutOthers", "signOut",
    ])

  private static let password = "Passw0rd-canary"
  private let client: Readmigo.Client
  private let person: String

  package static func prepare(_ server: Lab, _ person: String) async throws {
    let account = ["email": address(person), "password": password]
    _ = try await server.control("accounts", ["accounts": [account]])
  }

  package init(_ device: ReplayDevice) {
    person = device.person
    client = Readmigo.Client(
      configuration: Readmigo.Configuration(
        baseURL: URL(string: Lab.url)!, pinnedKeys: [],
        appleAudience: "lab-appleAudience", wechatAppId: "lab-wechatAppId",
        deviceFingerprint: Secret("phone of \(device.person)")),
      store: device.store,
      options: ClientOptions(transport: UnpinnedTransport(device.transport), clock: device.clock))
  }

  package var session: AuthSession<Readmigo> { client.session }

  package func call(_ endpoint: String, with brought: [String: String]) async throws {
    switch endpoint {
    case "signInWithEmail":
      _ = try await client.signInWithEmail(
        email: Self.address(person), password: Secret(Self.password))
    case "continueSignIn": _ = try await client.continueSignIn(code: Secret("none"))
    case "register":
      try await client.register(
        email: Self.address(person), password: Secret(Self.password), acceptsTerms: true)
    case "saveProfile": _ = try await client.saveProfile(nickname: "Li")
    case "listDevices": _ = try await client.listDevices()
    case "signOutOthers": try await client.signOutOthers()
    default: try await client.signOut()
    }
  }

  private static func address(_ person: String) -> String { "\(person)@example.com" }
}

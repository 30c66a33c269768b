package import AuthClient
package import ReadmigoClient
import TestDevice
package import TestLab

package import struct ContractModel.Scenario

package struct ReadmigoScenarios: ScenarioClient {
  package static let system = LabContract.readmigo

  private static let email = "li@example.com"
  private static let phone = "+8613800000000"
  private static let password = "Passw0rd-canary"

  private let world: ScenarioWorld
  private let client: Readmigo.Client

  /// Makes the account, unless the scenario registers the person.
  package static func prepare(_ world: ScenarioWorld, for calls: Set<String>) async throws {
    if calls.contains("register") { return }
    try await world.account(["email": email, "password": password])
  }

  package init(
    _ world: ScenarioWorld, _ device: ScenarioDevice, _ store: any TokenStore,
    _ observers: [any ClientObserver]
  ) {
    self.world = world
    client = Readmigo.Client(
      configuration: Readmigo.Configuration(
        baseURL: world.url, pinnedKeys: [], appleAudience: "lab-appleAudience",
        wechatAppId: "lab-wechatAppId", deviceFingerprint: Secret(device.fingerprint)),
      store: store,
      options: ClientOptions(
        transport: UnpinnedTransport(world.transport(device)), clock: world.clock,
        observers: observers))
  }

  package var session: AuthSession<Readmigo> { client.session }

  package func call(
    _ endpoint: String, with invalidInput: Scenario.InvalidInput?
  ) async throws -> String {
    if let answer = try await signIn(endpoint, invalidInput) { return answer }
    switch endpoint {
    case "sendPhoneCode": try await client.sendPhoneCode(phone: Self.phone)
    case "register":
      try await client.register(
        email: Self.email, password: Secret(Self.password), acceptsTerms: true)
    case "sendMailCode": try await client.sendMailCode(email: Self.email)
    case "saveProfile": return "\(try await client.saveProfile(nickname: "Li"))"
    case "renewSession": return "\(try await client.renewSession())"
    case "listDevices": return "\(try await client.listDevices())"
    case "signOutDevice":
      let other = try await client.listDevices().first { !$0.current }
      guard let other else { throw Unexpected("there is no other device") }
      try await client.signOutDevice(id: other.id)
    case "signOutOthers": try await client.signOutOthers()
    case "signOut": try await client.signOut()
    default: throw UnknownCall(endpoint: endpoint)
    }
    return ""
  }

  /// Makes those calls that sign in; nil for any other.
  private func signIn(
    _ endpoint: String, _ invalidInput: Scenario.InvalidInput?
  ) async throws -> String? {
    switch endpoint {
    case "signInWithApple":
      let minted = try await world.mint("apple", ["audience": "lab-appleAudience"])
      let token = Secret(minted["identityToken"] ?? "")
      return "\(try await client.signInWithApple(identityToken: token))"
    case "signInWithEmail":
      let password = Secret(invalidInput == .wrongPassword ? "wrong" : Self.password)
      return "\(try await client.signInWithEmail(email: Self.email, password: password))"
    case "signInWithWeChat":
      let minted = try await world.mint("wechat", ["audience": "lab-wechatAppId"])
      let code = Secret(minted["authorizationCode"] ?? "")
      return "\(try await client.signInWithWeChat(code: code))"
    case "signInWithPhone":
      let code = try await code(invalidInput)
      return "\(try await client.signInWithPhone(phone: Self.phone, code: code))"
    case "continueSignIn":
      return "\(try await client.continueSignIn(code: code(invalidInput)))"
    case "verifyMail":
      let code = try await code(invalidInput)
      return "\(try await client.verifyMail(email: Self.email, code: code))"
    default: return nil
    }
  }

  private func code(_ invalidInput: Scenario.InvalidInput?) async throws -> Secret {
    invalidInput == .wrongCode ? Secret("none") : try await world.code()
  }
}

import AuthClient
import struct ContractModel.Scenario
import ReadmigoClient

struct ReadmigoScenarios: ScenarioClient {
  static let setting = ScenarioSetting(
    path: "contract/readmigo.yaml", providers: ["apple", "wechat"])

  private static let email = "li@example.com"
  private static let phone = "+8613800000000"
  private static let password = "Passw0rd-canary"

  private let world: ScenarioWorld
  private let client: Readmigo.Client

  /// Makes the account, unless the scenario registers the person.
  static func prepare(_ world: ScenarioWorld, for calls: Set<String>) async throws {
    if calls.contains("register") { return }
    try await world.account(["email": email, "password": password])
  }

  init(
    _ world: ScenarioWorld, _ device: ScenarioDevice, _ store: MemoryStore,
    _ observers: [any ClientObserver]
  ) {
    self.world = world
    client = Readmigo.Client(
      configuration: Readmigo.Configuration(
        baseURL: world.url, pinnedKeys: [], appleAudience: "lab-appleAudience",
        wechatAppId: "lab-wechatAppId", deviceFingerprint: Secret(device.fingerprint)),
      store: store, transport: UnpinnedTransport(world.transport(device)),
      clock: world.clock, observers: observers)
  }

  var session: AuthSession<Readmigo> { client.session }

  func call(_ endpoint: String, with invalidInput: Scenario.InvalidInput?) async throws {
    if try await signsIn(endpoint, invalidInput) { return }
    switch endpoint {
    case "sendPhoneCode": try await client.sendPhoneCode(phone: Self.phone)
    case "register":
      try await client.register(
        email: Self.email, password: Secret(Self.password), acceptsTerms: true)
    case "sendMailCode": try await client.sendMailCode(email: Self.email)
    case "saveProfile": _ = try await client.saveProfile(nickname: "Li")
    case "renewSession": _ = try await client.renewSession()
    case "listDevices": _ = try await client.listDevices()
    case "signOutOthers": try await client.signOutOthers()
    case "signOut": try await client.signOut()
    default: throw UnknownCall(endpoint: endpoint)
    }
  }

  /// Makes those calls that sign in.
  private func signsIn(_ endpoint: String, _ invalidInput: Scenario.InvalidInput?) async throws
    -> Bool
  {
    switch endpoint {
    case "signInWithApple":
      let minted = try await world.mint("apple", ["audience": "lab-appleAudience"])
      _ = try await client.signInWithApple(identityToken: Secret(minted["identityToken"] ?? ""))
    case "signInWithEmail":
      _ = try await client.signInWithEmail(
        email: Self.email,
        password: Secret(invalidInput == .wrongPassword ? "wrong" : Self.password))
    case "signInWithWeChat":
      let minted = try await world.mint("wechat", ["audience": "lab-wechatAppId"])
      _ = try await client.signInWithWeChat(code: Secret(minted["authorizationCode"] ?? ""))
    case "signInWithPhone":
      _ = try await client.signInWithPhone(phone: Self.phone, code: code(invalidInput))
    case "continueSignIn": _ = try await client.continueSignIn(code: code(invalidInput))
    case "verifyMail": _ = try await client.verifyMail(email: Self.email, code: code(invalidInput))
    default: return false
    }
    return true
  }

  private func code(_ invalidInput: Scenario.InvalidInput?) async throws -> Secret {
    invalidInput == .wrongCode ? Secret("none") : try await world.code()
  }
}

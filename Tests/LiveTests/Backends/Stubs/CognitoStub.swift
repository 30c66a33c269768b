import AuthServer
import CognitoServer
import Crypto
import Foundation
import Primitives

/// The three servers of Cognito in memory: the pool, its page and a gateway.
enum CognitoStub {
  static let clientId = "lab"

  static func servers(_ lab: StubLab) -> [any Handler] {
    let world = CognitoStubWorld(lab)
    return [
      Cognito.PageServer.Routes(
        CognitoStubPage(world: world), configuration: .init(clientId: clientId)),
      Cognito.ApiServer.Routes(CognitoStubGateway(world: world), base: ""),
      Cognito.PoolServer.Routes(
        CognitoStubPool(world: world), configuration: .init(clientId: clientId)),
    ]
  }
}

/// The state of the three servers.
actor CognitoStubWorld {
  struct User: Sendable {
    let id = UUID()
    let name: String
    var password: String
    var phone = ""
    var isConfirmed = true
    var asksForMessage = false
    var asksForPassword = false
    var authenticator: String?
    var lastCode: String?
  }

  let lab: StubLab
  private(set) var users: [String: User] = [:]
  private var proofs: [String: (proof: StubProof, name: String)] = [:]
  private var ids, access, refresh, challenges, pageCodes: StubTokens<String>
  private var mailCodes, phoneCodes: StubCodes

  init(_ lab: StubLab) {
    self.lab = lab
    ids = StubTokens(lab, lifetime: 3600)
    access = StubTokens(lab, lifetime: 3600)
    refresh = StubTokens(lab, lifetime: 30 * 86_400)
    challenges = StubTokens(lab, lifetime: 180)
    pageCodes = StubTokens(lab, lifetime: 300)
    (mailCodes, phoneCodes) = (StubCodes(lab), StubCodes(lab))
  }

  /// The user of a name. An account that a test made becomes a user at its first use.
  func user(_ name: String) -> User? {
    if users[name] == nil,
      let account = lab.accounts.first(where: { $0["email"]?.text == name })
    {
      users[name] = Self.user(name, account)
    }
    return users[name]
  }

  private static func user(_ name: String, _ account: JSONObject) -> User {
    let factors = try? account["factors"]?.fields()
    return User(
      name: name, password: account["password"]?.text ?? "", phone: account["phone"]?.text ?? "",
      asksForMessage: factors?["message"]?.isTrue ?? false,
      asksForPassword: factors?["newPassword"]?.isTrue ?? false,
      authenticator: factors?["authenticator"]?.text)
  }

  func add(_ user: User) { users[user.name] = user }
  func remove(_ name: String) { users[name] = nil }
  func change(_ name: String, _ change: @Sendable (inout User) -> Void) {
    if var user = users[name] {
      change(&user)
      users[name] = user
    }
  }

  func sendMail(_ name: String) { mailCodes.send("mail", to: name) }
  func redeemMail(_ name: String, _ code: Secret) -> Bool { mailCodes.redeem(name, code) }
  func sendMessage(_ user: User) { phoneCodes.send("sms", to: user.phone) }
  func redeemMessage(_ user: User, _ code: Secret) -> Bool { phoneCodes.redeem(user.phone, code) }

  func begin(_ proof: StubProof, _ name: String) { proofs[proof.block] = (proof, name) }
  /// A block serves for one try.
  func takeProof(_ block: Secret) -> (proof: StubProof, name: String)? {
    proofs.removeValue(forKey: block.reveal())
  }

  func challenge(_ name: String) -> Secret { challenges.issue(name) }
  func challenged(_ session: Secret) -> User? { challenges.holder(session).flatMap { users[$0] } }

  func grant(_ name: String) -> (id: Secret, access: Secret, refresh: Secret) {
    (ids.issue(name), access.issue(name), refresh.issue(name))
  }

  func holder(id: Secret?) -> String? { ids.holder(id) }
  func holder(access token: Secret) -> String? { access.holder(token) }
  func holder(refresh token: Secret) -> String? { refresh.holder(token) }

  func end(_ name: String) {
    access.end { $0 == name }
    refresh.end { $0 == name }
  }

  func pageCode(_ challenge: String) -> Secret { pageCodes.issue(challenge) }
  func takePageCode(_ code: Secret) -> String? { pageCodes.take(code) }
}

struct CognitoStubPage: Cognito.PageServer.API {
  typealias Page = Cognito.PageServer

  let world: CognitoStubWorld

  func openPage(
    _ request: Page.OpenPageRequest
  ) async throws(ServerRefusal<NoRefusal>) -> WebAnswer<Page.ArrivalCallback> {
    let code = await world.pageCode(request.codeChallenge)
    return .ends(Page.ArrivalCallback(code: code, state: request.state))
  }

  func appleReturns(
    _ request: Page.AppleReturnsRequest
  ) async throws(ServerRefusal<NoRefusal>) -> WebAnswer<Page.ArrivalCallback> {
    .ends(Page.ArrivalCallback(code: request.code, state: request.state))
  }

  func exchangeCode(
    _ request: Page.ExchangeCodeRequest
  ) async throws(ServerRefusal<Page.ExchangeCodeRefusal>) -> Page.TokenSet {
    let digest = Base64URL.encode(SHA256.hash(Array(request.codeVerifier.reveal().utf8)))
    guard await world.takePageCode(request.code) == digest else { throw .refused(.codeRefused) }
    let (id, access, refresh) = await world.grant(UUID().uuidString)
    return Page.TokenSet(
      idToken: id, accessToken: access, refreshToken: refresh, expiresIn: 3600)
  }

  func leavePage(
    _ request: Page.LeavePageRequest
  ) async throws(ServerRefusal<NoRefusal>) -> WebAnswer<Page.DepartureCallback> {
    .ends(Page.DepartureCallback())
  }
}

struct CognitoStubGateway: Cognito.ApiServer.API {
  let world: CognitoStubWorld

  func deleteProfile(
    _ request: Cognito.ApiServer.DeleteProfileRequest
  ) async throws(ServerRefusal<Cognito.ApiServer.DeleteProfileRefusal>)
    -> Cognito.ApiServer.DeleteProfileAnswer
  {
    guard await world.holder(id: request.id) != nil else { throw .refused(.unauthorized) }
    return Cognito.ApiServer.DeleteProfileAnswer(success: true)
  }
}

import AuthServer
import Crypto
import Primitives
import SyncNosServer

/// A server of SyncNos in memory.
actor SyncNosStub: SyncNos.API {
  private static let audience = "lab-appleAudience"

  private let lab: StubLab
  private var people: [String: SyncNos.User] = [:]
  private var access: StubTokens<String>
  private var refresh: StubTokens<String>

  static func servers(_ lab: StubLab) -> [any Handler] {
    [SyncNos.Routes(SyncNosStub(lab), base: "")]
  }

  private init(_ lab: StubLab) {
    self.lab = lab
    access = StubTokens(lab, lifetime: 3600)
    refresh = StubTokens(lab, lifetime: 30 * 86_400)
  }

  func signInWithApple(
    _ request: SyncNos.SignInWithAppleRequest
  ) async throws(ServerRefusal<SyncNos.SignInWithAppleRefusal>) -> SyncNos.AuthTokens {
    let answer = await lab.redeem(
      "/apple/auth/token",
      [
        "grant_type": "authorization_code", "client_id": Self.audience,
        "code": request.authorizationCode.reveal(),
      ])
    guard let token = answer?["id_token"]?.text,
      let (subject, nonce) = await lab.apple(token, for: Self.audience),
      nonce == SHA256.hex(Array((request.nonce?.reveal() ?? "").utf8))
    else { throw .refused(.invalidIdToken) }
    people[subject] = people[subject] ?? SyncNos.User(id: subject)
    return granted(subject)
  }

  func loadAccount(
    _ request: SyncNos.LoadAccountRequest
  ) async throws(ServerRefusal<SyncNos.LoadAccountRefusal>) -> SyncNos.User {
    guard let user = access.holder(request.access).flatMap({ people[$0] }) else {
      throw .refused(.unauthorized)
    }
    return user
  }

  func saveFirstProfile(
    _ request: SyncNos.SaveFirstProfileRequest
  ) async throws(ServerRefusal<SyncNos.SaveFirstProfileRefusal>) -> SyncNos.User {
    guard var user = access.holder(request.access).flatMap({ people[$0] }) else {
      throw .refused(.unauthorized)
    }
    user.email = request.email ?? user.email
    user.fullName = request.fullName ?? user.fullName
    people[user.id] = user
    return user
  }

  func renewTokens(
    _ request: SyncNos.RenewTokensRequest
  ) async throws(ServerRefusal<SyncNos.RenewTokensRefusal>) -> SyncNos.AuthTokens {
    guard let person = refresh.take(request.refreshToken) else { throw .refused(.unauthorized) }
    return granted(person)
  }

  private func granted(_ person: String) -> SyncNos.AuthTokens {
    SyncNos.AuthTokens(accessToken: access.issue(person), refreshToken: refresh.issue(person))
  }
}

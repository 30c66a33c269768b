import AuthServer
import Foundation
import LongdeServer

/// A server of Longde in memory.
actor LongdeStub: Longde.API {
  private let lab: StubLab
  private var people: [String: Longde.User] = [:]
  private var access: StubTokens<String>
  private var refresh: StubTokens<String>

  static func servers(_ lab: StubLab) -> [any Handler] { [Longde.Routes(LongdeStub(lab))] }

  private init(_ lab: StubLab) {
    self.lab = lab
    access = StubTokens(lab, lifetime: 3600)
    refresh = StubTokens(lab, lifetime: 7 * 86_400)
  }

  func signInWithApple(
    _ request: Longde.SignInWithAppleRequest
  ) async throws(ServerRefusal<Longde.SignInWithAppleRefusal>) -> Longde.Session {
    let token = request.identityToken.reveal()
    guard let (subject, _) = await lab.apple(token, for: "cloud.longde.app") else {
      throw .refused(await lab.reachesApple() ? .appleRefused : .appleUnavailable)
    }
    let new = Longde.User(
      id: UUID(), email: request.email, fullName: request.fullName, status: .active)
    people[subject] = people[subject] ?? new
    return session(subject)!
  }

  func me(
    _ request: Longde.MeRequest
  ) async throws(ServerRefusal<Longde.MeRefusal>) -> Longde.User {
    guard let token = request.access else { throw .refused(.notSignedIn) }
    guard let user = access.holder(token).flatMap({ people[$0] }) else {
      throw .refused(.sessionExpired)
    }
    return user
  }

  func renewSession(
    _ request: Longde.RenewSessionRequest
  ) async throws(ServerRefusal<Longde.RenewSessionRefusal>) -> Longde.Session {
    guard let session = refresh.take(request.refreshToken).flatMap(session) else {
      throw .refused(.sessionExpired)
    }
    return session
  }

  func signOut(_ request: Longde.SignOutRequest) async throws(ServerRefusal<NoRefusal>) {
    guard let person = refresh.take(request.refreshToken) else { return }
    access.end { $0 == person }
    refresh.end { $0 == person }
  }

  private func session(_ subject: String) -> Longde.Session? {
    people[subject].map {
      Longde.Session(
        accessToken: access.issue(subject), refreshToken: refresh.issue(subject), user: $0)
    }
  }
}

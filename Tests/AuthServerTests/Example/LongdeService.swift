import AuthServer
import Foundation

/// A server as a user would write it: what each token means is written on the token.
struct LongdeService: Longde.API {
  static let user = Longde.User(
    id: UUID(uuidString: "0B8E4C3A-5A0E-4B3E-9C9E-1F2A3B4C5D6E")!, email: "mei@example.com",
    status: .active)

  func signInWithApple(
    _ request: Longde.SignInWithAppleRequest
  ) async throws(ServerRefusal<Longde.SignInWithAppleRefusal>) -> Longde.Session {
    guard request.identityToken == Secret("good") else { throw .refused(.appleUnavailable) }
    var user = Self.user
    user.fullName = request.fullName
    return Longde.Session(
      accessToken: Secret("access"), refreshToken: Secret("refresh"), user: user)
  }

  func me(_ request: Longde.MeRequest) async throws(ServerRefusal<Longde.MeRefusal>) -> Longde.User
  {
    guard let access = request.access else { throw .refused(.notSignedIn) }
    switch access.reveal() {
    case "access": return Self.user
    case "gone": throw .refused(.accountGone)
    case "disabled": throw .refused(.accountDisabled)
    default: throw .refused(.sessionExpired)
    }
  }

  func renewSession(
    _ request: Longde.RenewSessionRequest
  ) async throws(ServerRefusal<Longde.RenewSessionRefusal>) -> Longde.Session {
    guard request.refreshToken == Secret("refresh") else { throw .refused(.sessionExpired) }
    return Longde.Session(
      accessToken: Secret("access2"), refreshToken: Secret("refresh2"), user: Self.user)
  }

  func signOut(_ request: Longde.SignOutRequest) async throws(ServerRefusal<NoRefusal>) {
    if request.refreshToken == Secret("away") { throw .unavailable(retryAfter: 5) }
  }
}

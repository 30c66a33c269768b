import AuthServer
import Foundation
import LongdeServer

/// A service that answers with what it was sent, so that a request which reaches it is seen to.
struct EchoService: Longde.API {
  private func user(_ name: String? = nil) -> Longde.User {
    Longde.User(id: UUID(), fullName: name, status: .active)
  }

  func signInWithApple(
    _ request: Longde.SignInWithAppleRequest
  ) async throws(ServerRefusal<Longde.SignInWithAppleRefusal>) -> Longde.Session {
    Longde.Session(
      accessToken: request.identityToken, refreshToken: request.identityToken,
      user: user(request.fullName))
  }

  func me(
    _ request: Longde.MeRequest
  ) async throws(ServerRefusal<Longde.MeRefusal>) -> Longde.User { user() }

  func renewSession(
    _ request: Longde.RenewSessionRequest
  ) async throws(ServerRefusal<Longde.RenewSessionRefusal>) -> Longde.Session {
    throw .refused(.sessionExpired)
  }

  func signOut(
    _ request: Longde.SignOutRequest
  ) async throws(ServerRefusal<NoRefusal>) {}
}

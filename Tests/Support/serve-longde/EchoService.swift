import AuthServer
import Foundation
import LongdeServer

/// A service that answers with what it was sent, so that a request which reaches it is seen to.
///
/// Three identity tokens let it fail. `Proofs/servers-live` looks at what their callers see.
struct EchoService: Longde.API {
  static let isUnavailable = "trial: the handler cannot answer now"
  static let isWrong = "trial: the handler answers wrongly"
  static let neverEnds = "trial: the handler never ends"

  private func user(_ name: String? = nil) -> Longde.User {
    Longde.User(id: UUID(), fullName: name, status: .active)
  }

  func signInWithApple(
    _ request: Longde.SignInWithAppleRequest
  ) async throws(ServerRefusal<Longde.SignInWithAppleRefusal>) -> Longde.Session {
    var user = user(request.fullName)
    switch request.identityToken.reveal() {
    case Self.isUnavailable: throw .unavailable(retryAfter: 7)
    case Self.isWrong: user.email = "no mail"
    case Self.neverEnds: await wait()
    default: break
    }
    return Longde.Session(
      accessToken: request.identityToken, refreshToken: request.identityToken, user: user)
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

  /// Until the caller is gone, where the host says so.
  private func wait() async {
    try? await Task.sleep(for: .seconds(3_600))
    if Task.isCancelled { FileHandle.standardError.write(Data("the handler is cancelled\n".utf8)) }
  }
}

import AuthServer
import BrokenRequests
import LongdeServer

extension Longde {
  /// Notes what is called, and does nothing.
  struct Noting: API {
    let calls: Calls

    func signInWithApple(
      _ sent: SignInWithAppleRequest
    ) async throws(ServerRefusal<SignInWithAppleRefusal>) -> Session {
      throw calls.note()
    }

    func me(_ sent: MeRequest) async throws(ServerRefusal<MeRefusal>) -> User {
      throw calls.note()
    }

    func renewSession(
      _ sent: RenewSessionRequest
    ) async throws(ServerRefusal<RenewSessionRefusal>) -> Session {
      throw calls.note()
    }

    func signOut(_ sent: SignOutRequest) async throws(ServerRefusal<NoRefusal>) {
      throw calls.note()
    }
  }
}

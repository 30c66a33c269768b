import AuthServer
import BrokenRequests
import SyncNosServer

extension SyncNos {
  /// Notes what is called, and does nothing.
  struct Noting: API {
    let calls: Calls

    func signInWithApple(
      _ sent: SignInWithAppleRequest
    ) async throws(ServerRefusal<SignInWithAppleRefusal>) -> AuthTokens {
      throw calls.note()
    }

    func loadAccount(
      _ sent: LoadAccountRequest
    ) async throws(ServerRefusal<LoadAccountRefusal>) -> User {
      throw calls.note()
    }

    func saveFirstProfile(
      _ sent: SaveFirstProfileRequest
    ) async throws(ServerRefusal<SaveFirstProfileRefusal>) -> User {
      throw calls.note()
    }

    func renewTokens(
      _ sent: RenewTokensRequest
    ) async throws(ServerRefusal<RenewTokensRefusal>) -> AuthTokens {
      throw calls.note()
    }
  }
}

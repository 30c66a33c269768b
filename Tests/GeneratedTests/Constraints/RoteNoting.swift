import AuthServer
import BrokenRequests
import RoteServer

extension Rote {
  /// Notes what is called, and does nothing.
  struct Noting: API {
    let calls: Calls

    func openLogin(
      _ sent: OpenLoginRequest
    ) async throws(ServerRefusal<NoRefusal>) -> WebAnswer<ArrivalCallback> {
      throw calls.note()
    }

    func signInWithPassword(
      _ sent: SignInWithPasswordRequest
    ) async throws(ServerRefusal<SignInWithPasswordRefusal>) -> WebAnswer<ArrivalCallback> {
      throw calls.note()
    }

    func openGitHub(
      _ sent: OpenGitHubRequest
    ) async throws(ServerRefusal<NoRefusal>) -> WebAnswer<ArrivalCallback> {
      throw calls.note()
    }

    func gitHubCallback(
      _ sent: GitHubCallbackRequest
    ) async throws(ServerRefusal<NoRefusal>) -> WebAnswer<ArrivalCallback> {
      throw calls.note()
    }
  }
}

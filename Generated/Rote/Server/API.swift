// Written by authgen from rote.yaml: change the contract, not this file.
// swift-format-ignore-file

import AuthServer

/// The iOS app signs in through a web page, which hands its tokens over in a redirect to
/// the app's own scheme.
public enum Rote {}

extension Rote {
  /// The service behind Rote's endpoints. A method throws only declared refusals.
  public protocol API: Sendable {
    /// `GET /login`
    func openLogin(
      _ request: OpenLoginRequest
    ) async throws(ServerRefusal<NoRefusal>) -> WebAnswer<ArrivalCallback>

    /// `POST /v2/api/auth/login`
    func signInWithPassword(
      _ request: SignInWithPasswordRequest
    ) async throws(ServerRefusal<SignInWithPasswordRefusal>)
      -> WebAnswer<ArrivalCallback>

    /// Redirects to GitHub's own page, where the person agrees.
    ///
    /// `GET /v2/api/auth/oauth/github`
    func openGitHub(
      _ request: OpenGitHubRequest
    ) async throws(ServerRefusal<NoRefusal>) -> WebAnswer<ArrivalCallback>

    /// The server exchanges the code at GitHub and makes both tokens.
    ///
    /// `GET /v2/api/auth/oauth/github/callback`
    func gitHubCallback(
      _ request: GitHubCallbackRequest
    ) async throws(ServerRefusal<NoRefusal>) -> WebAnswer<ArrivalCallback>
  }
}

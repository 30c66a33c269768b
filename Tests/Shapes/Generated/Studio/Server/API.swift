// Written by authgen from several-answers.yaml: change the contract, not this file.

import AuthServer

/// The API of Studio.
public enum Studio {}

extension Studio {
  /// The interface of a server of Studio: one method for each endpoint, which throws only declared
  /// refusals.
  public protocol API: Sendable {
    /// `POST /sessions`
    func signIn(_ request: SignInRequest) async throws(ServerRefusal<SignInRefusal>) -> SignInAnswer

    /// `POST /sessions/terms`
    func acceptTerms(
      _ request: AcceptTermsRequest
    ) async throws(ServerRefusal<AcceptTermsRefusal>) -> SignInAnswer

    /// `POST /sessions/password`
    func choosePassword(
      _ request: ChoosePasswordRequest
    ) async throws(ServerRefusal<ChoosePasswordRefusal>) -> SignInAnswer

    /// `GET /projects`
    func projects(
      _ request: ProjectsRequest
    ) async throws(ServerRefusal<ProjectsRefusal>) -> ProjectsAnswer

    /// `DELETE /sessions/current`
    func signOut(_ request: SignOutRequest) async throws(ServerRefusal<SignOutRefusal>)
  }
}

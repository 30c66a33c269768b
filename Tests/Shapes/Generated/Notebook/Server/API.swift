// Written by authgen from opaque-session.yaml: change the contract, not this file.

import AuthServer

/// The API of Notebook.
public enum Notebook {}

extension Notebook {
  /// The interface of a server of Notebook: one method for each endpoint, which throws only
  /// declared refusals.
  public protocol API: Sendable {
    /// `POST /login`
    func signIn(_ request: SignInRequest) async throws(ServerRefusal<SignInRefusal>) -> SignInAnswer

    /// `GET /notes`
    func notes(_ request: NotesRequest) async throws(ServerRefusal<NotesRefusal>) -> NotesAnswer

    /// `POST /logout`
    func signOut(_ request: SignOutRequest) async throws(ServerRefusal<SignOutRefusal>)
  }
}

// Written by authgen from opaque-session.yaml: change the contract, not this file.

import AuthServer

/// What Notebook offers.
public enum Notebook {}

extension Notebook {
  /// What a server of Notebook implements: one method for each endpoint, which refuses as declared or not at all.
  public protocol API: Sendable {
    /// `POST /login`
    func signIn(_ request: SignInRequest) async throws(ServerRefusal<SignInRefusal>) -> SignInAnswer

    /// `GET /notes`
    func notes(_ request: NotesRequest) async throws(ServerRefusal<NotesRefusal>) -> NotesAnswer

    /// `POST /logout`
    func signOut(_ request: SignOutRequest) async throws(ServerRefusal<SignOutRefusal>)
  }
}

// Written by authgen from free-json.yaml: change the contract, not this file.

import AuthServer

/// The API of Bazaar.
public enum Bazaar {}

extension Bazaar {
  /// The interface of a server of Bazaar: one method for each endpoint, which throws only declared
  /// refusals.
  public protocol API: Sendable {
    /// `POST /login`
    func signIn(_ request: SignInRequest) async throws(ServerRefusal<SignInRefusal>) -> SignInAnswer

    /// `POST /login`
    func peek(_ request: PeekRequest) async throws(ServerRefusal<PeekRefusal>) -> PeekAnswer

    /// `POST /signup`
    func signUp(_ request: SignUpRequest) async throws(ServerRefusal<SignUpRefusal>) -> SignUpAnswer

    /// `POST /signup`
    func guest(_ request: GuestRequest) async throws(ServerRefusal<GuestRefusal>) -> GuestAnswer

    /// `POST /verify/`
    func sendText(_ request: SendTextRequest) async throws(ServerRefusal<SendTextRefusal>)

    /// `POST /verify/`
    func sendMail(_ request: SendMailRequest) async throws(ServerRefusal<SendMailRefusal>)

    /// `GET /me`
    func me(_ request: MeRequest) async throws(ServerRefusal<MeRefusal>) -> Profile

    /// `PATCH /me`
    func save(_ request: SaveRequest) async throws(ServerRefusal<SaveRefusal>) -> Profile

    /// `POST /logout`
    func signOut(_ request: SignOutRequest) async throws(ServerRefusal<SignOutRefusal>)
  }
}

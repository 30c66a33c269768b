// Written by authgen from staged-proof.yaml: change the contract, not this file.

import AuthServer

/// The API of Lattice.
public enum Lattice {}

extension Lattice {
  /// The interface of a server of Lattice: one method for each endpoint, which throws only declared
  /// refusals.
  public protocol API: Sendable {
    /// `POST /_relay/client/v3/login`
    func signIn(_ request: SignInRequest) async throws(ServerRefusal<SignInRefusal>) -> Session

    /// `GET /_relay/client/v3/login/sso/redirect`
    func openSso(
      _ request: OpenSsoRequest
    ) async throws(ServerRefusal<NoRefusal>) -> WebAnswer<SsoReturnCallback>

    /// `POST /_relay/client/v3/login`
    func redeemSso(
      _ request: RedeemSsoRequest
    ) async throws(ServerRefusal<RedeemSsoRefusal>) -> Session

    /// `POST /_relay/client/v3/register`
    func register(
      _ request: RegisterRequest
    ) async throws(ServerRefusal<RegisterRefusal>) -> Session

    /// `POST /_relay/client/v3/register`
    func registerGuest(
      _ request: RegisterGuestRequest
    ) async throws(ServerRefusal<RegisterGuestRefusal>) -> Session

    /// `POST /_relay/client/v3/refresh`
    func renew(_ request: RenewRequest) async throws(ServerRefusal<RenewRefusal>) -> RenewAnswer

    /// `GET /_relay/client/v3/account/whoami`
    func me(_ request: MeRequest) async throws(ServerRefusal<MeRefusal>) -> MeAnswer

    /// `POST /_relay/client/v3/account/password`
    func changePassword(
      _ request: ChangePasswordRequest
    ) async throws(ServerRefusal<ChangePasswordRefusal>)

    /// `GET /_relay/client/v3/account/3pid`
    func addresses(
      _ request: AddressesRequest
    ) async throws(ServerRefusal<AddressesRefusal>) -> AddressesAnswer

    /// `POST /_relay/client/v3/account/3pid/add`
    func addAddress(_ request: AddAddressRequest) async throws(ServerRefusal<AddAddressRefusal>)

    /// `POST /_relay/client/v3/account/deactivate`
    func deactivate(_ request: DeactivateRequest) async throws(ServerRefusal<DeactivateRefusal>)

    /// `POST /_relay/client/v3/logout`
    func signOut(_ request: SignOutRequest) async throws(ServerRefusal<SignOutRefusal>)

    /// `POST /_relay/client/v3/logout/all`
    func signOutEverywhere(
      _ request: SignOutEverywhereRequest
    ) async throws(ServerRefusal<SignOutEverywhereRefusal>)
  }
}

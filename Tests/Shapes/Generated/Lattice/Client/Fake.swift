// Written by authgen from staged-proof.yaml: change the contract, not this file.

import AuthClient
import AuthWeb
import Foundation

nonisolated extension Lattice {
  /// All calls of the client, for code that takes a client or a substitute.
  public protocol API: Sendable {
    var session: AuthSession<Lattice> { get }
    func with(_ options: CallOptions) -> Self
    func signIn(
      identifier: PersonName, password: Secret, deviceId: String?, initialDeviceDisplayName: String?
    ) async throws(CallFailure<SignInRefusal>) -> Session
    func redeemSso(
      token: Secret, deviceId: String?
    ) async throws(CallFailure<RedeemSsoRefusal>) -> Session
    func register(
      username: String, password: Secret, auth: Stage?
    ) async throws(CallFailure<RegisterRefusal>) -> Session
    func registerGuest() async throws(CallFailure<RegisterGuestRefusal>) -> Session
    func renew() async throws(CallFailure<RenewRefusal>) -> RenewAnswer
    func me() async throws(CallFailure<MeRefusal>) -> MeAnswer
    func changePassword(
      newPassword: Secret, logoutDevices: Bool, auth: Stage?
    ) async throws(CallFailure<ChangePasswordRefusal>)
    func addresses() async throws(CallFailure<AddressesRefusal>) -> AddressesAnswer
    func addAddress(
      sid: String, clientSecret: Secret, auth: Stage?
    ) async throws(CallFailure<AddAddressRefusal>)
    func deactivate(erase: Bool?, auth: Stage?) async throws(CallFailure<DeactivateRefusal>)
    func signOut() async throws(CallFailure<SignOutRefusal>)
    func signOutEverywhere() async throws(CallFailure<SignOutEverywhereRefusal>)
    func openSso(in web: WebSignIn) async throws(WebFault) -> SsoReturnCallback
  }

  /// The endpoints for which a `FakeServer` takes answers.
  public enum Endpoints {
    public static let signIn = FakeEndpoint<Session, SignInRefusal>("signIn")
    public static let redeemSso = FakeEndpoint<Session, RedeemSsoRefusal>("redeemSso")
    public static let register = FakeEndpoint<Session, RegisterRefusal>("register")
    public static let registerGuest = FakeEndpoint<Session, RegisterGuestRefusal>("registerGuest")
    public static let renew = FakeEndpoint<RenewAnswer, RenewRefusal>("renew")
    public static let me = FakeEndpoint<MeAnswer, MeRefusal>("me")
    public static let changePassword = FakeEndpoint<NoAnswer, ChangePasswordRefusal>(
      "changePassword")
    public static let addresses = FakeEndpoint<AddressesAnswer, AddressesRefusal>("addresses")
    public static let addAddress = FakeEndpoint<NoAnswer, AddAddressRefusal>("addAddress")
    public static let deactivate = FakeEndpoint<NoAnswer, DeactivateRefusal>("deactivate")
    public static let signOut = FakeEndpoint<NoAnswer, SignOutRefusal>("signOut")
    public static let signOutEverywhere = FakeEndpoint<NoAnswer, SignOutEverywhereRefusal>(
      "signOutEverywhere")
  }

  /// The answers that a `FakeServer` gives by default.
  public static let examples: [FakeExample] = [
    FakeExample(
      "signIn", "redeemSso", "register", "registerGuest", status: 200,
      body: """
        {"user_id":"example userId","device_id":"example deviceId",\
        "access_token":"example-access-token","refresh_token":"example-refresh-token",\
        "expires_in_ms":3600000,"well_known":{"example":true}}
        """),
    FakeExample(
      "renew", status: 200,
      body: """
        {"access_token":"example-access-token","refresh_token":"example-refresh-token",\
        "expires_in_ms":3600000}
        """),
    FakeExample(
      "me", status: 200,
      body: """
        {"user_id":"example userId","device_id":"example deviceId","is_guest":true}
        """),
    FakeExample(
      "changePassword", "addAddress", "deactivate", "signOut", "signOutEverywhere", status: 200),
    FakeExample(
      "addresses", status: 200,
      body: """
        {"threepids":[{"medium":"email","address":"example address","validated_at":1}]}
        """),
  ]
}

nonisolated extension Lattice.Client: Lattice.API, FakeableClient {
  public static var fakeExamples: [FakeExample] { Lattice.examples }

  public static func fake(
    _ configuration: Lattice.Configuration, by transport: any Transport, _ store: any TokenStore,
    _ clock: any WallClock
  ) -> Self {
    Self(configuration: configuration, store: store, transport: transport, clock: clock)
  }
}

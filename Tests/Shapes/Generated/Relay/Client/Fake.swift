// Written by authgen from staged-proof.yaml: change the contract, not this file.

import AuthClient
import AuthWeb
import Foundation

nonisolated extension Relay {
  /// All calls of the client, for code that takes a client or a substitute.
  public protocol API: Sendable {
    var session: AuthSession<Relay> { get }
    func with(_ options: CallOptions) -> Self
    func signIn(identifier: PersonName, password: Secret, deviceId: String?, initialDeviceDisplayName: String?) async throws(CallFailure<SignInRefusal>) -> Session
    func redeemSso(token: Secret, deviceId: String?) async throws(CallFailure<RedeemSsoRefusal>) -> Session
    func register(username: String, password: Secret, auth: Stage?) async throws(CallFailure<RegisterRefusal>) -> Session
    func registerGuest() async throws(CallFailure<RegisterGuestRefusal>) -> Session
    func renew() async throws(CallFailure<RenewRefusal>) -> RenewAnswer
    func me() async throws(CallFailure<MeRefusal>) -> MeAnswer
    func changePassword(newPassword: Secret, logoutDevices: Bool, auth: Stage?) async throws(CallFailure<ChangePasswordRefusal>)
    func addresses() async throws(CallFailure<AddressesRefusal>) -> AddressesAnswer
    func addAddress(sid: String, clientSecret: Secret, auth: Stage?) async throws(CallFailure<AddAddressRefusal>)
    func deactivate(erase: Bool?, auth: Stage?) async throws(CallFailure<DeactivateRefusal>)
    func signOut() async throws(CallFailure<SignOutRefusal>)
    func signOutEverywhere() async throws(CallFailure<SignOutEverywhereRefusal>)
    func openSso(in web: WebSignIn) async throws(WebFault) -> SsoReturnCallback
  }

  /// The endpoints for which a `FakeServer` takes answers.
  public enum Endpoints {
    public static var signIn: FakeEndpoint<Session, SignInRefusal> { .init("signIn") }
    public static var redeemSso: FakeEndpoint<Session, RedeemSsoRefusal> { .init("redeemSso") }
    public static var register: FakeEndpoint<Session, RegisterRefusal> { .init("register") }
    public static var registerGuest: FakeEndpoint<Session, RegisterGuestRefusal> { .init("registerGuest") }
    public static var renew: FakeEndpoint<RenewAnswer, RenewRefusal> { .init("renew") }
    public static var me: FakeEndpoint<MeAnswer, MeRefusal> { .init("me") }
    public static var changePassword: FakeEndpoint<NoAnswer, ChangePasswordRefusal> { .init("changePassword") }
    public static var addresses: FakeEndpoint<AddressesAnswer, AddressesRefusal> { .init("addresses") }
    public static var addAddress: FakeEndpoint<NoAnswer, AddAddressRefusal> { .init("addAddress") }
    public static var deactivate: FakeEndpoint<NoAnswer, DeactivateRefusal> { .init("deactivate") }
    public static var signOut: FakeEndpoint<NoAnswer, SignOutRefusal> { .init("signOut") }
    public static var signOutEverywhere: FakeEndpoint<NoAnswer, SignOutEverywhereRefusal> { .init("signOutEverywhere") }
  }

  /// The answers that a `FakeServer` gives by default.
  public static let examples: [FakeExample] = [
    FakeExample("signIn", status: 200, body: "{\"user_id\":\"example userId\",\"device_id\":\"example deviceId\",\"access_token\":\"example-access-token\",\"refresh_token\":\"example-refresh-token\",\"expires_in_ms\":3600000,\"well_known\":{\"example\":true}}"),
    FakeExample("redeemSso", status: 200, body: "{\"user_id\":\"example userId\",\"device_id\":\"example deviceId\",\"access_token\":\"example-access-token\",\"refresh_token\":\"example-refresh-token\",\"expires_in_ms\":3600000,\"well_known\":{\"example\":true}}"),
    FakeExample("register", status: 200, body: "{\"user_id\":\"example userId\",\"device_id\":\"example deviceId\",\"access_token\":\"example-access-token\",\"refresh_token\":\"example-refresh-token\",\"expires_in_ms\":3600000,\"well_known\":{\"example\":true}}"),
    FakeExample("registerGuest", status: 200, body: "{\"user_id\":\"example userId\",\"device_id\":\"example deviceId\",\"access_token\":\"example-access-token\",\"refresh_token\":\"example-refresh-token\",\"expires_in_ms\":3600000,\"well_known\":{\"example\":true}}"),
    FakeExample("renew", status: 200, body: "{\"access_token\":\"example-access-token\",\"refresh_token\":\"example-refresh-token\",\"expires_in_ms\":3600000}"),
    FakeExample("me", status: 200, body: "{\"user_id\":\"example userId\",\"device_id\":\"example deviceId\",\"is_guest\":true}"),
    FakeExample("changePassword", status: 200),
    FakeExample("addresses", status: 200, body: "{\"threepids\":[{\"medium\":\"email\",\"address\":\"example address\",\"validated_at\":1}]}"),
    FakeExample("addAddress", status: 200),
    FakeExample("deactivate", status: 200),
    FakeExample("signOut", status: 200),
    FakeExample("signOutEverywhere", status: 200),
  ]
}

nonisolated extension Relay.Client: Relay.API, FakeableClient {
  public static var fakeExamples: [FakeExample] { Relay.examples }

  public static func fake(_ configuration: Relay.Configuration, by transport: any Transport, _ store: any TokenStore, _ clock: any WallClock) -> Self {
    Self(configuration: configuration, store: store, transport: transport, clock: clock)
  }
}

// Written by authgen from company-sign-in.yaml: change the contract, not this file.

import AuthClient
import AuthWeb
import Foundation

nonisolated extension Portal {
  /// All calls of the client, for code that takes a client or a substitute.
  public protocol API: Sendable {
    var session: AuthSession<Portal> { get }
    func with(_ options: CallOptions) -> Self
    func redeemTicket(
      ticket: Secret, verifier: Secret
    ) async throws(CallFailure<RedeemTicketRefusal>) -> RedeemTicketAnswer
    func me() async throws(CallFailure<MeRefusal>) -> Person
    func holidays() async throws(CallFailure<HolidaysRefusal>) -> HolidaysAnswer
    func signOut() async throws(CallFailure<SignOutRefusal>)
    func openLogin(in web: WebSignIn) async throws(WebFault) -> ArrivalCallback
    func leaveStaff(in web: WebSignIn) async throws(WebFault) -> DepartureCallback
  }

  /// The endpoints for which a `FakeServer` takes answers.
  public enum Endpoints {
    public static let redeemTicket = FakeEndpoint<RedeemTicketAnswer, RedeemTicketRefusal>(
      "redeemTicket")
    public static let me = FakeEndpoint<Person, MeRefusal>("me")
    public static let holidays = FakeEndpoint<HolidaysAnswer, HolidaysRefusal>("holidays")
    public static let signOut = FakeEndpoint<NoAnswer, SignOutRefusal>("signOut")
  }

  /// The answers that a `FakeServer` gives by default.
  public static let examples: [FakeExample] = [
    FakeExample(
      "redeemTicket", status: 204,
      headers: ["Set-Cookie": "__Host-portal=example-session-token; Secure; HttpOnly"]),
    FakeExample(
      "me", status: 200,
      body: "{\"sub\":\"example id\",\"name\":\"example name\",\"groups\":[\"example groups\"]}"),
    FakeExample("holidays", status: 200, body: "{\"days\":[\"example days\"]}"),
    FakeExample("signOut", status: 204),
  ]
}

nonisolated extension Portal.Client: Portal.API, FakeableClient {
  public static var fakeExamples: [FakeExample] { Portal.examples }

  public static func fake(
    _ configuration: Portal.Configuration, by transport: any Transport, _ store: any TokenStore,
    _ clock: any WallClock
  ) -> Self {
    Self(configuration: configuration, store: store, transport: transport, clock: clock)
  }
}

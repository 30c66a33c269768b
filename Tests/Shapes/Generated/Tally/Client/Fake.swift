// Written by authgen from wire-names.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Tally {
  /// All calls of the client, for code that takes a client or a substitute.
  public protocol API: Sendable {
    var session: AuthSession<Tally> { get }
    func with(_ options: CallOptions) -> Self
    func signIn(
      username: String, password: Secret
    ) async throws(CallFailure<SignInRefusal>) -> Session
    func renewSession() async throws(CallFailure<RenewSessionRefusal>) -> Session
    func balance(accountId: Int) async throws(CallFailure<BalanceRefusal>) -> Balance
    func agree(
      accountId: Int, from: UnixTime, steps: [Int], fees: [String: Double]?, terms: Terms
    ) async throws(CallFailure<AgreeRefusal>) -> Terms
    func signOut() async throws(CallFailure<NoRefusal>)
  }

  /// The endpoints for which a `FakeServer` takes answers.
  public enum Endpoints {
    public static let signIn = FakeEndpoint<Session, SignInRefusal>("signIn")
    public static let renewSession = FakeEndpoint<Session, RenewSessionRefusal>("renewSession")
    public static let balance = FakeEndpoint<Balance, BalanceRefusal>("balance")
    public static let agree = FakeEndpoint<Terms, AgreeRefusal>("agree")
    public static let signOut = FakeEndpoint<NoAnswer, NoRefusal>("signOut")
  }

  /// The answers that a `FakeServer` gives by default.
  public static let examples: [FakeExample] = [
    FakeExample(
      "signIn", "renewSession", status: 200,
      body: """
        {"access_token":"example-access-token","refreshtoken":"example-refresh-token",\
        "expires":3600}
        """),
    FakeExample(
      "balance", status: 200,
      body: """
        {"account_id":"9007199254740993","amountEUR":"12.50","closed":"true","rates":["1"],\
        "shares":{"example":"1"},"ts":1893456000}
        """),
    FakeExample(
      "agree", status: 200,
      body: """
        {"due_at":"1800000000","pauses":["1"],"weights":{"example":"1.5"},\
        "is_fixed":{"example":"true"}}
        """),
    FakeExample("signOut", status: 204),
  ]
}

nonisolated extension Tally.Client: Tally.API, FakeableClient {
  public static var fakeExamples: [FakeExample] { Tally.examples }

  public static func fake(
    _ configuration: Void, by transport: any Transport, _ store: any TokenStore,
    _ clock: any WallClock
  ) -> Self {
    Self(store: store, transport: transport, clock: clock)
  }
}

// Written by authgen from dispatch-by-header.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Ledger {
  /// All calls of the client, for code that takes a client or a substitute.
  public protocol API: Sendable {
    var session: AuthSession<Ledger> { get }
    func with(_ options: CallOptions) -> Self
    func signIn(
      username: String, password: Secret
    ) async throws(CallFailure<SignInRefusal>) -> SignInAnswer
    func accounts() async throws(CallFailure<AccountsRefusal>) -> AccountsAnswer
    func signOut() async throws(CallFailure<SignOutRefusal>)
  }

  /// The endpoints for which a `FakeServer` takes answers.
  public enum Endpoints {
    public static let signIn = FakeEndpoint<SignInAnswer, SignInRefusal>("signIn", as: Servers.api)
    public static let accounts = FakeEndpoint<AccountsAnswer, AccountsRefusal>(
      "accounts", as: Servers.api)
    public static let signOut = FakeEndpoint<NoAnswer, SignOutRefusal>("signOut", as: Servers.api)
  }

  /// The answers that a `FakeServer` gives by default.
  public static let examples: [FakeExample] = [
    FakeExample("signIn", status: 200, body: "{\"Session\":\"example-session-token\"}"),
    FakeExample("accounts", status: 200, body: "{\"AccountNames\":[\"example accountNames\"]}"),
    FakeExample("signOut", status: 200),
  ]
}

nonisolated extension Ledger.Client: Ledger.API, FakeableClient {
  public static var fakeExamples: [FakeExample] { Ledger.examples }

  public static func fake(
    _ configuration: Void, by transport: any Transport, _ store: any TokenStore,
    _ clock: any WallClock
  ) -> Self {
    Self(store: store, transport: transport, clock: clock)
  }
}

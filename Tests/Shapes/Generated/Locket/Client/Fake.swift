// Written by authgen from passkeys.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Locket {
  /// All calls of the client, for code that takes a client or a substitute.
  public protocol API: Sendable {
    var session: AuthSession<Locket> { get }
    func with(_ options: CallOptions) -> Self
    func askToSignIn() async throws(CallFailure<NoRefusal>) -> Question
    func signIn(
      id: URLSafeBytes, clientData: URLSafeBytes, authenticatorData: URLSafeBytes,
      signature: URLSafeBytes, user: URLSafeBytes?
    ) async throws(CallFailure<SignInRefusal>) -> SignInAnswer
    func askToRegister() async throws(CallFailure<AskToRegisterRefusal>) -> Question
    func addPasskey(
      id: URLSafeBytes, clientData: URLSafeBytes, attestation: URLSafeBytes, maker: AttestationMaker
    ) async throws(CallFailure<AddPasskeyRefusal>)
    func signOut() async throws(CallFailure<SignOutRefusal>)
  }

  /// The endpoints for which a `FakeServer` takes answers.
  public enum Endpoints {
    public static let askToSignIn = FakeEndpoint<Question, NoRefusal>("askToSignIn")
    public static let signIn = FakeEndpoint<SignInAnswer, SignInRefusal>("signIn")
    public static let askToRegister = FakeEndpoint<Question, AskToRegisterRefusal>("askToRegister")
    public static let addPasskey = FakeEndpoint<NoAnswer, AddPasskeyRefusal>("addPasskey")
    public static let signOut = FakeEndpoint<NoAnswer, SignOutRefusal>("signOut")
  }

  /// The answers that a `FakeServer` gives by default.
  public static let examples: [FakeExample] = [
    FakeExample(
      "askToSignIn", "askToRegister", status: 200,
      body: """
        {"ceremony":"example-ceremony-token","challenge":"AAECAw","rpId":"locket.example"}
        """),
    FakeExample("signIn", status: 200, body: "{\"session\":\"example-session-token\"}"),
    FakeExample("addPasskey", "signOut", status: 204),
  ]
}

nonisolated extension Locket.Client: Locket.API, FakeableClient {
  public static var fakeExamples: [FakeExample] { Locket.examples }

  public static func fake(
    _ configuration: Void, by transport: any Transport, _ store: any TokenStore,
    _ clock: any WallClock
  ) -> Self {
    Self(store: store, transport: transport, clock: clock)
  }
}

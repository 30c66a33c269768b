// Written by authgen from several-answers.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Studio {
  /// All calls of the client, for code that takes a client or a substitute.
  public protocol API: Sendable {
    var session: AuthSession<Studio> { get }
    func with(_ options: CallOptions) -> Self
    func signIn(
      username: String, password: Secret
    ) async throws(CallFailure<SignInRefusal>) -> SignInAnswer
    func acceptTerms() async throws(CallFailure<AcceptTermsRefusal>) -> SignInAnswer
    func choosePassword(
      password: Secret
    ) async throws(CallFailure<ChoosePasswordRefusal>) -> SignInAnswer
    func projects() async throws(CallFailure<ProjectsRefusal>) -> ProjectsAnswer
    func signOut() async throws(CallFailure<SignOutRefusal>)
  }

  /// The endpoints for which a `FakeServer` takes answers.
  public enum Endpoints {
    public static let signIn = FakeEndpoint<SignInAnswer, SignInRefusal>("signIn")
    public static let acceptTerms = FakeEndpoint<SignInAnswer, AcceptTermsRefusal>("acceptTerms")
    public static let choosePassword = FakeEndpoint<SignInAnswer, ChoosePasswordRefusal>(
      "choosePassword")
    public static let projects = FakeEndpoint<ProjectsAnswer, ProjectsRefusal>("projects")
    public static let signOut = FakeEndpoint<NoAnswer, SignOutRefusal>("signOut")
  }

  /// The answers that a `FakeServer` gives by default.
  public static let examples: [FakeExample] = [
    FakeExample(
      "signIn", "acceptTerms", "choosePassword", status: 200,
      body: """
        {"kind":"signedIn","session":"example-session-token","name":"example name"}
        """),
    FakeExample("projects", status: 200, body: "{\"projects\":[\"example projects\"]}"),
    FakeExample("signOut", status: 204),
  ]
}

nonisolated extension Studio.Client: Studio.API, FakeableClient {
  public static var fakeExamples: [FakeExample] { Studio.examples }

  public static func fake(
    _ configuration: Void, by transport: any Transport, _ store: any TokenStore,
    _ clock: any WallClock
  ) -> Self {
    Self(store: store, transport: transport, clock: clock)
  }
}

// Written by authgen from rote.yaml: change the contract, not this file.
// swift-format-ignore-file

import AuthClient
import AuthWeb
import Foundation

nonisolated extension Rote {
  /// All calls of the client, for code that takes a client or a substitute.
  public protocol API: Sendable {
    var session: AuthSession<Rote> { get }
    func with(_ options: CallOptions) -> Self
    func openLogin(in web: WebSignIn) async throws(WebFault) -> ArrivalCallback
    func openGitHub(in web: WebSignIn) async throws(WebFault) -> ArrivalCallback
  }

  /// The endpoints for which a `FakeServer` takes answers.
  public enum Endpoints {
  }

  /// The answers that a `FakeServer` gives by default.
  public static let examples: [FakeExample] = [
  ]
}

nonisolated extension Rote.Client: Rote.API, FakeableClient {
  public static var fakeExamples: [FakeExample] { Rote.examples }

  public static func fake(
    _ configuration: Void,
    _ store: any TokenStore,
    _ options: ClientOptions
  ) -> Self {
    Self(store: store, options: options)
  }
}

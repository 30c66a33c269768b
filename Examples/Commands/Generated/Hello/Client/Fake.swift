// Written by authgen from hello.yaml: change the contract, not this file.
// swift-format-ignore-file

import AuthClient
import Foundation

nonisolated extension Hello {
  /// All calls of the client, for code that takes a client or a substitute.
  public protocol API: Sendable {
    var session: AuthSession<Hello> { get }
    func with(_ options: CallOptions) -> Self
    func hello() async throws(CallFailure<NoRefusal>) -> HelloAnswer
  }

  /// The endpoints for which a `FakeServer` takes answers.
  public enum Endpoints {
    public static let hello = FakeEndpoint<HelloAnswer, NoRefusal>("hello")
  }

  /// The answers that a `FakeServer` gives by default.
  public static let examples: [FakeExample] = [
    FakeExample("hello", status: 200, body: "{\"greeting\":\"example greeting\"}"),
  ]
}

nonisolated extension Hello.Client: Hello.API, FakeableClient {
  public static var fakeExamples: [FakeExample] { Hello.examples }

  public static func fake(
    _ configuration: Void,
    _ store: any TokenStore,
    _ options: ClientOptions
  ) -> Self {
    Self(store: store, options: options)
  }
}

/// A client that `fake` of AuthTesting can make. Each generated client is one.
public protocol FakeableClient {
  /// The values of a deployment; `Void` for a contract that has none.
  associatedtype FakeConfiguration
  /// The contract's own answers.
  static var fakeExamples: [FakeExample] { get }
  /// Creates a client with this configuration of a deployment.
  static func fake(
    _ configuration: FakeConfiguration, _ store: any TokenStore, _ options: ClientOptions
  ) -> Self
}

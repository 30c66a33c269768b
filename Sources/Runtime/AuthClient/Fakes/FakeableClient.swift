/// A client that `fake` of AuthTesting can make. Each generated client is one.
public protocol FakeableClient {
  /// The values of a deployment; `Void` for a contract that has none.
  associatedtype FakeConfiguration
  /// The contract's own answers.
  static var fakeExamples: [FakeExample] { get }
  /// A client whose calls this transport answers.
  static func fake(
    _ configuration: FakeConfiguration, by transport: any Transport, _ store: any TokenStore,
    _ clock: any WallClock
  ) -> Self
}

public import AuthClient

extension FakeableClient {
  /// Creates a client in front of a fake server.
  ///
  /// - Parameters:
  ///   - configuration: the values of a deployment.
  ///   - server: gives the examples of the contract by default.
  ///   - store: keeps the session in memory by default.
  ///   - clock: a clock that a test moves; the device's by default.
  public static func fake(
    configuration: FakeConfiguration, server: FakeServer = FakeServer(fakeExamples),
    store: any TokenStore = MemoryStore(), clock: any WallClock = SystemClock()
  ) -> Self {
    fake(configuration, store, ClientOptions(transport: server, clock: clock))
  }
}

extension FakeableClient where FakeConfiguration == Void {
  /// Creates a client in front of a fake server, for a contract without a configuration.
  ///
  /// - Parameters:
  ///   - server: gives the examples of the contract by default.
  ///   - store: keeps the session in memory by default.
  ///   - clock: a clock that a test moves; the device's by default.
  public static func fake(
    server: FakeServer = FakeServer(fakeExamples), store: any TokenStore = MemoryStore(),
    clock: any WallClock = SystemClock()
  ) -> Self {
    fake((), store, ClientOptions(transport: server, clock: clock))
  }
}

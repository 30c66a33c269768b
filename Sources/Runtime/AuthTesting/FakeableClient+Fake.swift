import AuthClient

extension FakeableClient {
  /// A client for previews and tests, with a server whose answers a test chooses.
  public static func fake(
    configuration: FakeConfiguration, server: FakeServer = FakeServer(fakeExamples),
    store: any TokenStore = MemoryStore(), clock: any WallClock = SystemClock()
  ) -> Self {
    fake(configuration, by: server, store, clock)
  }
}

extension FakeableClient where FakeConfiguration == Void {
  /// A client for previews and tests, with a server whose answers a test chooses.
  public static func fake(
    server: FakeServer = FakeServer(fakeExamples), store: any TokenStore = MemoryStore(),
    clock: any WallClock = SystemClock()
  ) -> Self {
    fake((), by: server, store, clock)
  }
}

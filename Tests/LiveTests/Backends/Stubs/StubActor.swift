/// The stubs, with the state of their labs, run here.
@globalActor actor StubActor {
  static let shared = StubActor()
}

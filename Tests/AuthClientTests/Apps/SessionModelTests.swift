#if canImport(Observation)
  import Foundation
  import Testing

  @testable import AuthClient

  @Suite("The session for views")
  struct SessionModelTests {
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    @MainActor @Test func modelFollowsSessionState() async {
      let world = World.signedIn
      let model = SessionModel(world.client.session)
      #expect(model.state == .unknown)
      await world.client.session.restore()
      await wait(for: .signedIn, model)
      world.script.on("signOut", .json(200, ""))
      _ = await world.signOut()
      await wait(for: .signedOut, model)
      #expect(model.change?.reason == .signedOut)
      #expect(model.kept == world.client.session.kept)
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    @MainActor
    private func wait(for state: Longde.SessionState, _ model: SessionModel<Longde>) async {
      for _ in 0..<1_000_000 {
        if model.state == state { return }
        await Task.yield()
      }
      Issue.record("the view shows \(model.state)")
    }

    /// The process was started before the first unlock, or another one signed in without a notice.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    @MainActor @Test(arguments: AppReturn.notices)
    func rereadsStoreWhenAppReturns(_ notice: String) async {
      let (world, center) = (World.signedIn, NotificationCenter())
      let session = world.client.session
      session.watch(world.store, returning: center)
      let model = SessionModel(session)
      world.store.fail(reading: true)
      #expect(await session.restore() == .unknown)
      world.store.fail()
      center.post(name: Notification.Name(notice), object: nil)
      await wait(for: .signedIn, model)
      world.store.empty()
      center.post(name: Notification.Name(notice), object: nil)
      await wait(for: .signedOut, model)
      #expect(world.script.calls.isEmpty)
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    @MainActor @Test func modelIsReleased() {
      let world = World.signedIn
      var model: SessionModel<Longde>? = SessionModel(world.client.session)
      weak let seen = model
      #expect(seen != nil)
      model = nil
      #expect(seen == nil)
    }
  }
#endif

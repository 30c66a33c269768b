import AuthServer
import Stores
import TestStores
import Testing

@Suite struct SessionTests {
  @Test(arguments: StoreKind.allCases)
  func sessionIsReturnedWithItsAccount(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      let ada = try await world.account()
      let session = try await world.session(of: ada)
      let standing = AuthenticatedSession(session: session, account: ada)
      #expect(session.beganAt == World.start && session.usedAt == World.start)
      #expect(session.deviceName == "Phone")
      #expect(try await world.store.authenticated(session: session.id) == standing)
      #expect(try await world.standing("r1") == .good(standing))
      #expect(try await world.standing("r1", name: "access") == .unknown)
      #expect(try await world.standing("r2") == .unknown)
      #expect(try await world.store.authenticated(session: "none") == nil)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func ineligibleAccountBeginsNoSession(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      let ada = try await world.account(state: .unconfirmed)
      var new = NewSession(account: ada.id, deviceName: "", tokens: [.refresh("r1")])
      #expect(try await world.store.begin(new) == nil)
      new.allowsUnconfirmed = true
      #expect(try await world.store.begin(new) != nil)
      for state in [Account.State.disabled, .deleted] {
        try await world.store.set(ada.id, state: state)
        #expect(try await world.store.begin(new) == nil)
      }
      #expect(
        try await world.store.begin(NewSession(account: "no", deviceName: "", tokens: [])) == nil)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func tokenExpiresToTheMillisecond(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      _ = try await world.session(of: world.account(), lifetime: 100)
      world.clock.advance(milliseconds: 99_999)
      #expect(try await world.standing("r1").name == "good")
      world.clock.advance(milliseconds: 1)
      #expect(try await world.standing("r1") == .expired)
      #expect(try await world.rotate("r1", to: "r2") == .expired)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func absoluteLifetimeEndsSession(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      let session = try await world.session(of: world.account(), lifetime: nil, ends: 1_000)
      world.clock.advance(milliseconds: 999_999)
      #expect(try await world.store.authenticated(session: session.id) != nil)
      world.clock.advance(milliseconds: 1)
      #expect(try await world.store.authenticated(session: session.id) == nil)
      #expect(try await world.standing("r1") == .expired)
      #expect(try await world.rotate("r1", to: "r2") == .expired)
      #expect(try await world.store.add([.access("a")], to: session.id) == false)
      #expect(try await world.store.sessions(of: session.account).isEmpty)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func idleSessionExpires(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      let session = try await world.session(of: world.account(), lifetime: nil, idle: 1_000)
      for _ in 1...3 {
        world.clock.advance(seconds: 999)
        #expect(try await world.store.authenticated(session: session.id) != nil)
      }
      world.clock.advance(seconds: 1_000)
      #expect(try await world.standing("r1") == .expired)
      #expect(try await world.store.authenticated(session: session.id) == nil)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func useIsWrittenOncePerMinute(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      let session = try await world.session(of: world.account(), lifetime: nil)
      world.clock.advance(milliseconds: 59_999)
      #expect(
        try await world.store.authenticated(session: session.id)?.session.usedAt == World.start)
      world.clock.advance(milliseconds: 1)
      let now = world.clock.now
      #expect(try await world.store.authenticated(session: session.id)?.session.usedAt == now)
      world.clock.advance(seconds: 59)
      #expect(try await world.standing("r1").name == "good")
      #expect(try await world.store.sessions(of: session.account).map(\.usedAt) == [now])
    }
  }

  @Test(arguments: StoreKind.allCases)
  func everyEndAppliesToNextCall(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      let ada = try await world.account()
      let eve = try await world.account("eve@example.org")
      let one = try await world.session(of: ada, token: "r1")
      let two = try await world.session(of: ada, token: "r2")
      let three = try await world.session(of: ada, token: "r3")
      #expect(try await world.store.end(session: one.id, of: eve.id) == false)
      #expect(try await world.store.end(session: one.id, of: ada.id))
      #expect(try await world.store.end(session: one.id, of: ada.id) == false)
      #expect(try await world.standing("r1") == .ended(nil))
      #expect(try await world.store.authenticated(session: one.id) == nil)
      #expect(try await world.store.add([.access("a")], to: one.id) == false)
      #expect(try await world.store.endOthers(of: ada.id, but: three.id) == 1)
      #expect(try await world.store.authenticated(session: two.id) == nil)
      #expect(try await world.store.sessions(of: ada.id).map(\.id) == [three.id])
      #expect(try await world.store.end(token: .sample("r3"), name: "access") == false)
      #expect(try await world.store.end(token: .sample("r3"), name: "refresh"))
      #expect(try await world.store.endOthers(of: ada.id, but: nil) == 0)
      #expect(try await world.rotate("r3", to: "r4") == .ended(nil))
    }
  }

  @Test(arguments: StoreKind.allCases, [Account.State.disabled, .deleted])
  func disabledOrDeletedAccountHasNoSession(_ kind: StoreKind, _ state: Account.State) async throws
  {
    try await World.with(kind) { world in
      let ada = try await world.account()
      let session = try await world.session(of: ada)
      try await world.store.set(ada.id, state: state)
      #expect(try await world.store.authenticated(session: session.id) == nil)
      #expect(try await world.standing("r1") == .ended(state))
      #expect(try await world.rotate("r1", to: "r2") == .ended(state))
      #expect(try await world.store.add([.access("a")], to: session.id) == false)
      #expect(try await world.store.sessions(of: ada.id).isEmpty)
      guard state == .disabled else { return }
      try await world.store.set(ada.id, state: .active)
      #expect(try await world.standing("r1") == .ended(nil))
    }
  }

  @Test(arguments: StoreKind.allCases)
  func deviceIsKnownAfterFirstSignIn(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      let ada = try await world.account()
      let eve = try await world.account("eve@example.org")
      #expect(try await world.store.knows(device: "d1", of: ada.id) == false)
      let session = try await world.session(of: ada, device: "d1")
      _ = try await world.store.end(session: session.id, of: ada.id)
      #expect(try await world.store.knows(device: "d1", of: ada.id))
      #expect(try await world.store.knows(device: "d2", of: ada.id) == false)
      #expect(try await world.store.knows(device: "d1", of: eve.id) == false)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func latestSessionIsFirst(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      let ada = try await world.account()
      let one = try await world.session(of: ada, token: "r1")
      world.clock.advance(seconds: 100)
      let two = try await world.session(of: ada, token: "r2")
      #expect(try await world.store.sessions(of: ada.id).map(\.id) == [two.id, one.id])
      world.clock.advance(seconds: 100)
      _ = try await world.rotate("r1", to: "r3")
      #expect(try await world.store.sessions(of: ada.id).map(\.id) == [one.id, two.id])
    }
  }

  @Test(arguments: StoreKind.allCases)
  func oldEndedSessionIsForgottenAndStaysEnded(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      let ada = try await world.account()
      let old = try await world.session(of: ada, token: "r1", lifetime: nil)
      let kept = try await world.session(of: ada, token: "r2", lifetime: nil)
      _ = try await world.store.end(session: old.id, of: ada.id)
      world.clock.advance(seconds: 29 * 86_400)
      _ = try await world.session(of: ada, token: "r3")
      #expect(try await world.standing("r1") == .ended(nil))
      world.clock.advance(seconds: 2 * 86_400)
      _ = try await world.session(of: ada, token: "r4")
      #expect(try await world.standing("r1") == .unknown)
      #expect(try await world.store.authenticated(session: kept.id) != nil)
    }
  }
}

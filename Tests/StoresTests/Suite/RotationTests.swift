import AuthServer
import Stores
import TestStores
import Testing

@Suite struct RotationTests {
  @Test(arguments: StoreKind.allCases)
  func rotationReplacesToken(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      let session = try await world.session(of: world.account())
      world.clock.advance(seconds: 5)
      let result = try await world.rotate("r1", to: "r2", furtherTokens: [.access("a2")])
      guard case .rotated(let standing) = result else { throw Unexpected() }
      #expect(standing.session.id == session.id)
      #expect(standing.session.usedAt == world.clock.now)
      #expect(try await world.standing("r1") == .ended(nil))
      #expect(try await world.standing("r2").name == "good")
      #expect(try await world.standing("a2", name: "access").name == "good")
      #expect(try await world.rotate("nothing", to: "r9") == .unknown)
      #expect(try await world.standing("r9") == .unknown)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func successorLifetimeStartsAtRotation(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      _ = try await world.session(of: world.account())
      world.clock.advance(seconds: 3_000)
      _ = try await world.rotate("r1", to: "r2")
      world.clock.advance(seconds: 3_599)
      #expect(try await world.standing("r2").name == "good")
      world.clock.advance(seconds: 1)
      #expect(try await world.standing("r2") == .expired)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func repeatWithinGracePeriodReturnsSameSuccessor(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      _ = try await world.session(of: world.account())
      _ = try await world.rotate("r1", to: "r2")
      world.clock.advance(milliseconds: 29_999)
      let again = try await world.rotate("r1", to: "r2", furtherTokens: [.access("a3")])
      #expect(again.name == "repeated")
      #expect(try await world.standing("a3", name: "access").name == "good")
      #expect(try await world.rotate("r2", to: "r3").name == "rotated")
    }
  }

  @Test(arguments: StoreKind.allCases)
  func repeatAfterGracePeriodEndsLineage(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      let session = try await world.session(of: world.account())
      _ = try await world.rotate("r1", to: "r2")
      world.clock.advance(seconds: 30)
      let late = try await world.rotate("r1", to: "r2", furtherTokens: [.access("a3")])
      #expect(late == .reused)
      #expect(try await world.standing("a3", name: "access") == .unknown)
      #expect(try await world.rotate("r2", to: "r3") == .ended(nil))
      #expect(try await world.store.authenticated(session: session.id) == nil)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func repeatAfterSuccessorWasUsedIsReuse(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      _ = try await world.session(of: world.account())
      _ = try await world.rotate("r1", to: "r2")
      _ = try await world.rotate("r2", to: "r3")
      #expect(try await world.rotate("r1", to: "r2") == .reused)
      #expect(try await world.rotate("r3", to: "r4") == .ended(nil))
    }
  }

  @Test(arguments: StoreKind.allCases)
  func repeatWithDifferentSuccessorIsReuse(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      _ = try await world.session(of: world.account())
      _ = try await world.rotate("r1", to: "r2")
      #expect(try await world.rotate("r1", to: "other") == .reused)
      #expect(try await world.standing("other") == .unknown)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func expiredTokenIsStillReuse(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      _ = try await world.session(of: world.account())
      _ = try await world.rotate("r1", to: "r2")
      world.clock.advance(seconds: 3_599)
      _ = try await world.rotate("r2", to: "r3")
      world.clock.advance(seconds: 10)
      #expect(try await world.rotate("r1", to: "r2") == .reused)
      #expect(try await world.rotate("r3", to: "r4") == .ended(nil))
    }
  }

  @Test(arguments: StoreKind.allCases)
  func reuseKeepsLineageIfConfigured(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      _ = try await world.session(of: world.account())
      _ = try await world.rotate("r1", to: "r2")
      world.clock.advance(seconds: 31)
      #expect(try await world.rotate("r1", to: "r2", endsLineage: false) == .reused)
      #expect(try await world.rotate("r2", to: "r3", endsLineage: false).name == "rotated")
    }
  }

  @Test(arguments: StoreKind.allCases)
  func withoutGracePeriodOneRotationWins(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      let ada = try await world.account()
      for round in 1...200 {
        _ = try await world.session(of: ada, token: "r\(round)")
        let results = try await together(6) { index in
          try await world.rotate("r\(round)", to: "s\(round).\(index)", grace: 0).name
        }
        #expect(results.filter { $0 == "rotated" }.count == 1)
        #expect(Set(results) == ["rotated", "reused", "ended"])
      }
    }
  }

  @Test(arguments: StoreKind.allCases)
  func withinGracePeriodConcurrentRotationsShareOneLineage(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      let ada = try await world.account()
      for round in 1...200 {
        _ = try await world.session(of: ada, token: "r\(round)")
        let results = try await together(6) { _ in
          try await world.rotate("r\(round)", to: "s\(round)").name
        }
        #expect(results.filter { $0 == "rotated" }.count == 1)
        #expect(results.filter { $0 == "repeated" }.count == 5)
        #expect(try await world.rotate("s\(round)", to: "t\(round)").name == "rotated")
      }
    }
  }

  @Test(arguments: StoreKind.allCases)
  func tokenRotatedAfterRevocationIsInvalid(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      let ada = try await world.account()
      for round in 1...20 {
        let session = try await world.session(of: ada, token: "r\(round)")
        async let ended = world.store.end(session: session.id, of: ada.id)
        async let rotated = world.rotate("r\(round)", to: "s\(round)")
        async let added = world.store.add([.access("a\(round)")], to: session.id)
        _ = try await (ended, rotated, added)
        #expect(try await world.standing("s\(round)").name != "good")
        #expect(try await world.standing("a\(round)", name: "access").name != "good")
        #expect(try await world.rotate("s\(round)", to: "t\(round)").name != "rotated")
      }
    }
  }
}

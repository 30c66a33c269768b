import Stores
import TestStores
import Testing

@Suite struct KeyTests {
  private func key(_ id: String, at seconds: Int, _ algorithm: String = "ES256") -> SigningKey {
    SigningKey(
      id: id, algorithm: algorithm, privateKey: [1, 2, 3],
      createdAt: World.start.adding(seconds: seconds))
  }

  @Test(arguments: StoreKind.allCases)
  func newestKeyIsFirst(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      let past = World.start.adding(seconds: -1_000)
      _ = try await world.store.add(key("a", at: 0), unlessNewerThan: past)
      #expect(
        try await world.store.add(key("b", at: 1), unlessNewerThan: past).map(\.id) == ["a"])
      let both = try await world.store.add(key("b", at: 10), unlessNewerThan: World.start)
      #expect(both.map(\.id) == ["b", "a"])
      #expect(both.map(\.privateKey) == [[1, 2, 3], [1, 2, 3]])
      #expect(both.map(\.algorithm) == ["ES256", "ES256"])
      let other = try await world.store.add(key("c", at: 5, "RS256"), unlessNewerThan: past)
      #expect(other.map(\.id) == ["b", "c", "a"])
      try await world.store.removeSigningKeys(olderThan: World.start.adding(seconds: 10))
      #expect(try await world.store.signingKeys().map(\.id) == ["b"])
    }
  }

  @Test(arguments: StoreKind.allCases)
  func onlyOneOfManyNodesAddsKey(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      let results = try await together(16) { index in
        try await world.store.add(
          key("k\(index)", at: 0), unlessNewerThan: World.start.adding(seconds: -1)
        ).map(\.id)
      }
      #expect(Set(results).count == 1)
      #expect(results[0].count == 1)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func secretNeverChanges(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      let secrets = try await together(16) { _ in try await world.store.secret("a") }
      #expect(Set(secrets).count == 1)
      #expect(secrets[0].count == 32)
      #expect(try await world.store.secret("b") != secrets[0])
    }
  }
}

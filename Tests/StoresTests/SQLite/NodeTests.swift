import Stores
import TestStores
import Testing

/// Two nodes on one file: what one thread's order did is now the file's lock's to do.
@Suite struct NodeTests {
  @Test func oneNodeWinsRotation() async throws {
    try await World.with(.file) { world in
      let nodes = [world.store, try world.another(), try world.another()]
      let ada = try await world.account()
      for round in 1...200 {
        _ = try await world.session(of: ada, token: "r\(round)")
        let results = try await together(6) { index in
          try await nodes[index % 3].rotate(
            Rotation(
              name: "refresh", used: .sample("r\(round)"), successor: .sample("s\(round).\(index)"),
              lifetime: 60, grace: 0, endsLineage: true))
        }
        #expect(results.filter { $0.name == "rotated" }.count == 1)
        #expect(Set(results.map(\.name)) == ["rotated", "reused", "ended"])
      }
      for node in nodes.dropFirst() { await node.close() }
    }
  }

  @Test func attemptLimitHoldsAcrossNodes() async throws {
    try await World.with(.file) { world in
      let nodes = [world.store, try world.another()]
      let results = try await together(200) { index in
        try await nodes[index % 2].attempt("a", steps: [LockStep(failures: 5, lasts: 60)])
      }
      let allowed = results.filter { if case .allowed = $0 { true } else { false } }
      #expect(allowed.count == 5)
      await nodes[1].close()
    }
  }

  @Test func concurrentNodesOpenNewFile() async throws {
    try await World.with(.memory) { world in
      let secrets = try await together(12) { _ in
        let node = try world.another()
        let secret = try await node.secret("s")
        await node.close()
        return secret
      }
      #expect(Set(secrets).count == 1)
    }
  }

  @Test func changesAreVisibleToOtherNode() async throws {
    try await World.with(.file) { world in
      let node = try world.another()
      let session = try await world.session(of: world.account())
      #expect(try await node.authenticated(session: session.id) != nil)
      #expect(try await node.end(session: session.id, of: session.account))
      #expect(try await world.store.authenticated(session: session.id) == nil)
      await node.close()
    }
  }
}

import Foundation
import TestStores
import Testing

@testable import Stores

/// Three nodes on one database.
@Suite struct PostgresNodeTests {
  private func nodes(
    _ body: (World, [any Store]) async throws -> Void
  ) async throws {
    try await World.with(.postgres) { world in
      let others = [try await world.node(), try await world.node()]
      try await body(world, [world.store] + others)
      for node in others { await node.close() }
    }
  }

  /// `scripts/lab/nodes` has two hundred trials of it.
  @Test func tokenHasOneSuccessor() async throws {
    try await nodes { world, nodes in
      let ada = try await world.account()
      for round in 1...10 {
        _ = try await world.session(of: ada, token: "r\(round)")
        let results = try await together(64) { index in
          try await nodes[index % 3].rotate(
            Rotation(
              name: "refresh", used: .sample("r\(round)"), successor: .sample("s\(round).\(index)"),
              lifetime: 60, grace: 0, endsLineage: true))
        }
        #expect(results.filter { $0.name == "rotated" }.count == 1)
        #expect(Set(results.map(\.name)) == ["rotated", "reused", "ended"])
      }
    }
  }

  @Test func attemptLimitHoldsAcrossNodes() async throws {
    try await nodes { _, nodes in
      let results = try await together(200) { index in
        try await nodes[index % 3].attempt("a", steps: [LockStep(failures: 5, lasts: 60)])
      }
      let allowed = results.filter { if case .allowed = $0 { true } else { false } }
      #expect(allowed.count == 5)
    }
  }

  @Test func codeTriesAreCountedAcrossNodes() async throws {
    try await nodes { _, nodes in
      try await nodes[0].put(
        NewCode(
          purpose: "p", subject: "s", fingerprint: .sample("1"), lifetime: 60, tries: 3))
      let results = try await together(64) { index in
        try await nodes[index % 3].tryCode(purpose: "p", subject: "s", code: .sample("2"))
      }
      #expect(results.filter { $0 == .triesSpent }.count == 61)
    }
  }

  @Test func subjectCreatesOneAccount() async throws {
    try await nodes { world, nodes in
      for round in 1...5 {
        let results = try await together(24) { index in
          try await nodes[index % 3].create(
            NewAccount(state: .active, link: ("apple", "\(round)")))
        }
        let made = results.filter { if case .created = $0 { true } else { false } }
        #expect(made.count == 1)
        #expect(try await world.store.accounts().count == round)
      }
    }
  }

  @Test func nodesAddOneSigningKey() async throws {
    try await nodes { world, nodes in
      for round in 1...10 {
        let algorithm = "A\(round)"
        _ = try await together(24) { index in
          try await nodes[index % 3].add(
            SigningKey(
              id: "\(round).\(index)", algorithm: algorithm, privateKey: [1],
              createdAt: World.start), unlessNewerThan: World.start.adding(seconds: -1))
        }
        let keys = try await world.store.signingKeys().filter { $0.algorithm == algorithm }
        #expect(keys.count == 1)
      }
    }
  }

  @Test func endedSessionIsEndedOnEveryNode() async throws {
    try await nodes { world, nodes in
      let session = try await world.session(of: world.account())
      for node in nodes { #expect(try await node.authenticated(session: session.id) != nil) }
      #expect(try await nodes[1].end(session: session.id, of: session.account))
      for node in nodes { #expect(try await node.authenticated(session: session.id) == nil) }
    }
  }

  /// The transactions take their locks in opposite order.
  @Test func deadlockedTransactionsAreRetried() async throws {
    try await nodes { world, nodes in
      for round in 1...5 {
        let ada = try await world.account("ada\(round)@example.org")
        _ = try await world.session(of: ada, token: "r\(round).0")
        _ = try await together(30) { index in
          let node = nodes[index % 3]
          if index == 20 { return try await node.set(ada.id, state: .disabled) }
          if index % 2 == 0 {
            _ = try await node.begin(
              NewSession(
                account: ada.id, deviceName: "", tokens: [.refresh("r\(round).b\(index)")]))
          } else {
            _ = try await node.rotate(
              Rotation(
                name: "refresh", used: .sample("r\(round).0"),
                successor: .sample("r\(round).s"), lifetime: 60, grace: 30, endsLineage: false))
          }
        }
        #expect(try await world.store.sessions(of: ada.id).isEmpty)
      }
    }
  }

  @Test func concurrentNodesCreateTables() async throws {
    try await World.with(.postgres) { world in
      let schema = UUID().uuidString
      let secrets = try await together(12) { _ in
        let node = try await PostgresServer.shared.get().store(schema, world.clock)
        let secret = try await node.secret("s")
        await node.close()
        return secret
      }
      #expect(Set(secrets).count == 1)
    }
  }

  /// This machine's clock is an hour behind, which must not matter. Half an hour separates them, however long
  /// the test takes.
  @Test func databaseClockIsAuthoritative() async throws {
    struct SlowClock: Clock {
      var now: Moment { now(where: MachineClock().now.adding(seconds: -3_600)) }
      func now(where machine: Moment) -> Moment { machine.adding(seconds: 86_400) }
    }
    try await World.with(.postgres) { world in
      let node = try await PostgresServer.shared.get().store(
        world.folder.lastPathComponent, SlowClock())
      let before = MachineClock().now.adding(seconds: 86_400)
      guard case .created(let ada) = try await node.create(NewAccount(state: .active)) else {
        throw Unexpected()
      }
      #expect(abs(ada.createdAt.milliseconds - before.milliseconds) < 1_800_000)
      #expect(abs(node.clock.now.milliseconds - before.milliseconds) < 1_800_000)
      await node.close()
    }
  }
}

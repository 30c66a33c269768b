import AuthServer
import Foundation
import TestStores
import Testing

@testable import Stores

/// Stores that an earlier version made, each as SQL text in `Tests/Cases/stores`.
@Suite struct EarlierStoreTests {
  private static let kinds = [StoreKind.file, .postgres]

  @Test(arguments: kinds) func olderStoreIsFullyMigrated(_ kind: StoreKind) async throws {
    try await Earlier.with(kind) { earlier in
      for _ in 1...2 {
        let node = try await earlier.open()
        try await node.check()
        try await expectAll(in: node)
        await node.close()
        #expect(try earlier.version() == 3)
      }
    }
  }

  private func expectAll(in store: SQLStore) async throws {
    let all = try await store.accounts()
    #expect(all.map(\.id) == ["ada", "bob", "carl", "eve", "gone", "guest", "plain"])
    let accounts = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
    let ada = try #require(accounts["ada"])
    #expect(ada.details == Earlier.ada)
    #expect(JSONValue.object(ada.profile).text == Earlier.profile)
    #expect(ada.passwordHash == "hash of ada")
    #expect(ada.identifiers.map(\.text) == ["ada@example.org", "+12025550100"])
    #expect(
      try await store.grants(of: "ada") == [
        "apple": "grant of ada", "log in \"with\" $x": "another grant",
      ])
    #expect(try await store.account(provider: "apple", subject: "001.ada") == ada)
    #expect(try await store.authenticated(session: "session")?.account == ada)
    #expect(try await store.knows(device: "phone", of: "ada"))
    #expect(accounts["guest"]?.details == AccountDetails(isGuest: true))
    try await expectMarks(accounts, in: store)
    #expect(all.filter { $0.id != "ada" && $0.id != "bob" }.allSatisfy { $0.resetMark == nil })
    #expect(try await store.belongs(to: "another") == "example")
  }

  private func expectMarks(_ accounts: [String: Account], in store: SQLStore) async throws {
    let bob = try #require(accounts["bob"])
    #expect(bob.details == AccountDetails(hasAcceptedTerms: true))
    #expect(bob.resetMark == "22222222-2222-4222-8222-222222222222")
    #expect(bob.profile == ["nickname": "Bob"])
    let eve = try #require(accounts["eve"])
    #expect(eve.details == AccountDetails(name: "Eve II"))
    #expect(eve.registration == "44444444-4444-4444-8444-444444444444")
    #expect(try await store.isContested(eve))
    let carl = try #require(accounts["carl"])
    #expect(carl.details == AccountDetails() && carl.profile == [:] && carl.state == .disabled)
    #expect(accounts["gone"]?.state == .deleted)
    #expect(accounts["plain"]?.profile == ["name": "Plain"])
  }

  /// Later writes are left alone.
  @Test(arguments: kinds) func detailsAreMigratedOnce(_ kind: StoreKind) async throws {
    try await Earlier.with(kind) { earlier in
      await (try await earlier.open()).close()
      try earlier.execute(#"UPDATE accounts SET profile = '{"$name":"late"}' WHERE id = 'plain'"#)
      let node = try await earlier.open()
      #expect(try await node.account("plain")?.profile == ["$name": "late"])
      #expect(try await node.account("plain")?.details == AccountDetails())
      #expect(try await node.account("ada")?.details == Earlier.ada)
      await node.close()
    }
  }

  @Test(arguments: kinds) func concurrentOpensMigrateOnce(_ kind: StoreKind) async throws {
    try await Earlier.with(kind) { earlier in
      let found = try await together(8) { _ in
        let node = try await earlier.open()
        let details = try await node.account("ada")?.details
        await node.close()
        return details
      }
      #expect(found.count == 8 && found.allSatisfy { $0 == Earlier.ada })
      let node = try await earlier.open()
      try await expectAll(in: node)
      await node.close()
    }
  }

  @Test func twoProcessesMigrateOnce() async throws {
    try await Earlier.with(.file) { earlier in
      let said = try await together(2) { index in
        try Writer.run(on: earlier.file, prefix: "p\(index)", lines: 3)
      }
      #expect(said.allSatisfy { $0.count >= 3 })
      #expect(try earlier.version() == 3)
      let node = try await earlier.open()
      #expect(try await node.account("ada")?.details == Earlier.ada)
      await node.close()
    }
  }

  /// The migration fails after its statements. The store is unchanged, and the next start migrates everything.
  @Test(arguments: kinds) func failedMigrationChangesNothing(_ kind: StoreKind) async throws {
    try await Earlier.with(kind) { earlier in
      #expect(throws: (any Error).self) {
        try earlier.migrate { all in
          SchemaStep(all.statements) { (db) throws(StoreFault) in
            try ProfileNotes.move(db)
            throw .broken("no")
          }
        }
      }
      #expect(try earlier.version() == 2)
      let node = try await earlier.open()
      try await expectAll(in: node)
      await node.close()
    }
  }

  @Test(arguments: kinds) func olderProgramRejectsMigratedStore(_ kind: StoreKind) async throws {
    try await Earlier.with(kind) { earlier in
      await (try await earlier.open()).close()
      let said = try #require(earlier.refusalOfVersion2())
      #expect(said.contains("version 3") && said.contains("knows 2") && said.contains("newer"))
      let node = try await earlier.open()
      try await expectAll(in: node)
      await node.close()
    }
  }
}

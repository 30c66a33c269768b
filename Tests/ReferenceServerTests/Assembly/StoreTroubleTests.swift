import AuthServer
import Foundation
import TestLab
import TestStores
import Testing

@testable import ReferenceServer
@testable import Stores

/// A store that cannot keep anything lets nobody in; when it can again, nobody has to start the server anew.
@Suite struct StoreTroubleTests {
  private static let ann =
    #"{"accounts":[{"email":"ann@example.com","password":"Correct horse 9"}]}"#

  private func signIn(_ client: LabClient) async throws -> (status: Int, response: Response) {
    let body = #"{"email":"ann@example.com","password":"Correct horse 9"}"#
    let answer = try await client.call(.post, "/auth/login", body)
    return (answer.status, answer.response)
  }

  /// Says when to come again, and nothing that signs in.
  private func isRefused(_ answer: Response) -> Bool {
    let text = String(decoding: answer.body, as: UTF8.self)
    return answer.status == 503
      && answer.headers.first("Retry-After").flatMap { Int($0) } ?? 0 > 0
      && !text.contains("Token") && !text.contains("eyJ")
      && answer.headers.first("Set-Cookie") == nil
  }

  private func token(_ answer: Response) throws -> String {
    try #require(try JSONValue(reading: answer.body).fields().text("accessToken"))
  }

  /// SQLite treats a page limit like a full disk.
  @Test func fullStoreRejectsSignInsUntilThereIsSpace() async throws {
    let file = NSTemporaryDirectory() + UUID().uuidString
    defer { for end in ["", "-wal", "-shm"] { unlink(file + end) } }
    var options = SQLiteOptions()
    options.prepare = { (db) throws(StoreFault) in
      let pages = try db.run("PRAGMA page_count", []).first?.int(0) ?? 0
      try db.run("PRAGMA max_page_count = \(pages + 20)", [])
    }
    try await Lab.test(.readmigo, seeds: Self.ann, options: .file(file, options)) { client in
      let access = try token(try await signIn(client).response)
      try await fill(client.lab.store)
      // A page with free space still takes a little.
      var kept = 1
      var refused = try await signIn(client)
      while refused.status == 200, kept < 1_000 {
        kept += 1
        refused = try await signIn(client)
      }
      #expect(isRefused(refused.response))
      #expect(client.lab.log.lines.last?.contains(#""why":"the store's disk is full""#) == true)
      let account = try #require(try await client.lab.store.accounts().first)
      #expect(try await client.lab.store.sessions(of: account.id).count == kept)
      #expect(isRefused(try await client.call(.get, "/healthz").response))

      _ = try await client.call(.post, "/__lab/clock", #"{"advance":"10m"}"#)
      #expect(try await client.call(.get, "/auth/devices", bearer: access).status == 200)

      try SQLiteConnection(path: file, mayCreate: false).execute("DELETE FROM outbox")
      #expect(try await signIn(client).status == 200)
      #expect(try await client.call(.get, "/healthz").status == 200)
      await client.lab.store.close()
    }
  }

  private func fill(_ store: any Store) async throws {
    let letter = OutboxMessage(
      channel: "mail", to: "a", subject: "b", text: String(repeating: "x", count: 3_000),
      code: nil, at: StandingClock.start)
    var fault: StoreFault?
    while fault == nil {
      do throws(StoreFault) { try await store.post(letter) } catch { fault = error }
    }
    #expect(fault == .failing(.full))
  }

  /// PostgreSQL crashes and restarts.
  @Test func restartedStoreIsUsedAgain() async throws {
    let postgres = try PostgresServer()
    defer { postgres.end() }
    let url = try #require(PostgresURL(postgres.url))
    let options = LabOptions { try await PostgresStore.open(url, clock: $0) }
    try await Lab.test(.readmigo, seeds: Self.ann, options: options) { client in
      let access = try token(try await signIn(client).response)
      postgres.stop()
      #expect(isRefused(try await signIn(client).response))
      #expect(isRefused(try await client.call(.get, "/auth/devices", bearer: access).response))
      #expect(isRefused(try await client.call(.get, "/healthz").response))
      try postgres.start()
      // The first calls find the broken connections.
      var tries = 0
      while try await signIn(client).status != 200, tries < 600 {
        tries += 1
        try await Task.sleep(for: .milliseconds(100))
      }
      #expect(tries < 600)
      #expect(try await client.call(.get, "/auth/devices", bearer: access).status == 200)
      #expect(try await client.call(.get, "/healthz").status == 200)
    }
  }
}

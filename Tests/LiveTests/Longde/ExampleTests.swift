import AuthServer
import CaseFolders
import Foundation
import LongdeServer
import TestStores
import Testing

@testable import LongdeService

/// The service that the examples for Hummingbird and Vapor share, and servers around it.
@Suite struct ExampleTests {
  private static let trial = [
    "Proofs/servers-live", "swift", ".build/debug/serve-longde",
    ".build/debug/serve-longde example",
  ]

  @Test func exampleKeepsContractOnSQLite() throws {
    let report = try Shell.run(Self.trial)
    #expect(report.status == 0, "\(report.output)\(report.errors)")
    #expect(report.output.contains("failures are as docs/server.md says"))
  }

  @Test func exampleKeepsContractOnPostgreSQL() throws {
    let database = try PostgresServer.shared.get().database("longde_example")
    let report = try Shell.run(Self.trial, environment: ["LONGDE_DATABASE": database])
    #expect(report.status == 0, "\(report.output)\(report.errors)")
  }

  /// A token stays valid for an hour, whichever key signed it. A key without valid tokens is removed.
  @Test func keysRotate() async throws {
    let store = try LongdeStore(":memory:")
    let keys = LongdeKeys(store)
    let first = try await keys.current(now: 0)
    let month = LongdeKeys.rotation * 1_000
    #expect(try await keys.current(now: month - 1) == first)
    let second = try await keys.current(now: month)
    #expect(second != first)
    let token = LongdeToken.make(session: "s", account: "a", key: first, now: month - 1)
    let named = try #require(LongdeToken.keyID(of: token))
    let other = LongdeKeys(store)
    let key = try #require(try await other.key(named, now: month + 3_599_000))
    #expect(LongdeToken.read(token, key: key, now: month + 3_598_000) == .good(session: "s"))
    #expect(LongdeToken.read(token, key: key, now: month + 3_600_000) == .expired)
    #expect(LongdeToken.read(token, key: second, now: month) == .wrong)
    #expect(try await store.keys(now: month + 3_600_001) == [second])
  }

  @Test func migrationsRunOnce() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "longde.sqlite").path
    let key = try await LongdeStore(path).keys(now: 0)
    #expect(try await LongdeStore(path).keys(now: 0) == key)
    try LongdeSQLite(path).run("INSERT INTO schema_steps VALUES (99)")
    #expect(throws: DatabaseTrouble.self) { try LongdeStore(path) }
  }

  @Test(arguments: [
    (["6.6.6.6, 1.1.1.1"], 0, "9.9.9.9"), (["6.6.6.6, 1.1.1.1"], 1, "1.1.1.1"),
    (["6.6.6.6", "1.1.1.1 ,2.2.2.2"], 2, "1.1.1.1"), ([], 1, "9.9.9.9"),
    (["1.1.1.1"], 2, "9.9.9.9"),
  ])
  func callerAddressSkipsTrustedProxies(_ forwarded: [String], _ proxies: Int, _ address: String) {
    #expect(
      CallerAddress.find(peer: "9.9.9.9", forwarded: forwarded, proxies: proxies) == address)
  }

  @Test func eachAddressIsLimitedSeparately() async {
    let rate = CallRate(perMinute: 2)
    let start = ContinuousClock.now
    #expect(await rate.wait("a", now: start) == nil)
    #expect(await rate.wait("a", now: start) == nil)
    #expect(await rate.wait("a", now: start) == 30)
    #expect(await rate.wait("b", now: start) == nil)
    #expect(await rate.wait("a", now: start + .seconds(30)) == nil)
    #expect(await rate.wait("a", now: start + .seconds(30)) == 30)
  }

  @Test(arguments: [
    ["LONGDE_PORT": "x"], ["LONGDE_PROXIES": "-1"], ["LONGDE_RATE": "0"],
    ["LONGDE_CONTROL": "1", "LONGDE_HOST": "0.0.0.0"],
  ])
  func invalidSettingIsRejected(_ environment: [String: String]) {
    #expect(throws: LongdeSettings.Wrong.self) { try LongdeSettings(environment) }
  }
}

import AuthFiles
import Foundation
import Testing

@testable import AuthClient

/// The list that all processes of a place share, without a session.
@Suite("Claiming pending sign-outs")
final class PendingSignOutListTests: Sendable {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private let begun = Date(timeIntervalSince1970: 1_800_000_000)
  private let list: PendingSignOuts

  init() throws {
    let store = FileStore(folder.appending(path: "session.json"))
    list = PendingSignOuts(items: store, server: "https://longde.cloud")
    let stored = World.stored(["refresh": "r1"], begun)
    let id = try #require(list.add(stored.tokens, at: begun))
    list.settle(id, isDone: false, at: begun)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func claim(after seconds: TimeInterval) -> PendingSignOut? {
    list.claim(at: begun + seconds, isHeard: true)
  }

  @Test func onlyOneProcessClaimsList() {
    #expect(claim(after: 10) != nil)
    #expect(claim(after: 11) == nil)
    #expect(claim(after: 10 + PendingSignOut.longestTry - 1) == nil)
  }

  @Test func claimOfKilledProcessExpires() {
    #expect(claim(after: 10) != nil)
    #expect(claim(after: 10 + PendingSignOut.longestTry) != nil)
  }

  @Test func clockSetBackDoesNotBlockClaim() {
    #expect(claim(after: 3600) != nil)
    #expect(claim(after: 10) != nil)
  }

  @Test func entriesExpireAfterThirtyDays() throws {
    let end = PendingSignOut.longestAge
    #expect(claim(after: end - 1) != nil)
    #expect(claim(after: end + 100) == nil)
    #expect(try list.wait(at: begun + end + 100) == nil)
  }
}

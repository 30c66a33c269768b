import AuthServer
import ContractModel
import Foundation
import Stores
import Testing

@testable import ReferenceServer

/// Refresh tokens that are used up, in a store that is closed and opened anew.
struct RestartedRenewalTests {
  private let path = NSTemporaryDirectory() + UUID().uuidString

  private func remove() { for end in ["", "-wal", "-shm"] { unlink(path + end) } }

  /// A server on the same file, as late as this by its clock.
  private func lab(
    hasGrace: Bool = true, isBound: Bool = false, after seconds: Int = 0
  ) async throws -> Lab {
    let grace = "grace: 30s, "
    var text = WholeServiceTests.whole
    #expect(text.contains(grace))
    if !hasGrace { text = text.replacing(grace, with: "") }
    if isBound { text = text.replacing(grace, with: grace + "bound: device, ") }
    let lab = try await Lab(text: text, place: .file(path))
    lab.clock.advance(seconds: seconds)
    return lab
  }

  private func signIn(_ lab: Lab, on device: String? = nil) async throws -> AnswerData {
    _ = try await lab.store.create(
      NewAccount(
        state: .active,
        identifiers: [Identifier(kind: .email, text: "ann@example.org", isConfirmed: true)],
        passwordHash: try await lab.hasher.hash(Secret("Sound Horse 42"))))
    return try await lab.call(
      "signIn", ["email": "ann@example.org"], person: "ann@example.org",
      password: "Sound Horse 42", device: device
    ).data
  }

  private func refused(_ lab: Lab, _ data: AnswerData) async -> Meaning? {
    await reason { () async throws(Failure) in
      try await lab.call("renew", tokens: ["refresh": data.tokens["refresh"]!])
    }
  }

  @Test func tokenUsedBeforeRestartIsReuseAfterwards() async throws {
    defer { remove() }
    let before = try await lab()
    let first = try await signIn(before)
    let second = try await before.call("renew", tokens: first.tokens).data
    await before.store.close()

    let soon = try await lab(after: 29)
    let again = try await soon.call("renew", tokens: first.tokens).data
    #expect(try await handle(again, soon) == handle(second, soon))
    await soon.store.close()

    let late = try await lab(after: 30)
    #expect(await refused(late, first) == .tokenReused)
    #expect(await refused(late, second) == .sessionEnded)
    await late.store.close()

    // That the lineage is over is kept as well.
    let last = try await lab(after: 31)
    #expect(await refused(last, second) == .sessionEnded)
    let account = try #require(first.account?.id)
    #expect(try await last.store.sessions(of: account).isEmpty)
    await last.store.close()
  }

  /// A contract that stops binding a token signs nobody out.
  @Test func boundTokenStaysBoundToItsDevice() async throws {
    defer { remove() }
    let before = try await lab(isBound: true)
    let first = try await signIn(before, on: "one")
    let other = await reason { () async throws(Failure) in
      try await before.call("renew", tokens: first.tokens, device: "two")
    }
    #expect(other == .tokenInvalid)
    await before.store.close()

    let after = try await lab()
    let second = try await after.call("renew", tokens: first.tokens, device: "one").data
    let third = try await after.call("renew", tokens: second.tokens, device: "two").data
    #expect(third.account?.id == first.account?.id)
    await after.store.close()
  }

  /// One of many concurrent refreshes wins on two nodes that share the file.
  @Test func withoutGracePeriodOneRefreshWins() async throws {
    defer { remove() }
    let lab = try await lab(hasGrace: false)
    let other = try await self.lab(hasGrace: false)
    let first = try await signIn(lab)
    let ends = await withTaskGroup(of: Result<AnswerData, Failure>.self) { group in
      for node in [lab, other, lab, other] {
        group.addTask {
          do throws(Failure) {
            return .success(try await node.call("renew", tokens: first.tokens).data)
          } catch { return .failure(error) }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    let winners = ends.compactMap { try? $0.get() }
    #expect(winners.count == 1)
    let reasons = ends.compactMap { end in
      if case .failure(.refused(let refused)) = end { refused.reason } else { nil }
    }
    #expect(reasons.count == 3 && reasons.contains(.tokenReused))
    #expect(reasons.allSatisfy { $0 == .tokenReused || $0 == .sessionEnded })
    // The winner and the losers get the same answer: the lineage is over.
    for winner in winners { #expect(await refused(other, winner) == .sessionEnded) }
    await lab.store.close()
    await other.store.close()
  }

  /// The key by which the store finds the refresh token, which is signed anew each time.
  private func handle(_ data: AnswerData, _ lab: Lab) async throws -> String {
    try await lab.authenticator.handle(
      "refresh", try #require(data.tokens["refresh"]).secret)
  }
}

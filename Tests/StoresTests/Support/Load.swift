import Stores
import Synchronization
import Testing

/// Six who claim words at a store, one after the other, until they are told to end.
final class Load: Sendable {
  private static let workers = 6

  private let node: SQLStore
  private let said = Mutex<(kept: [String], refused: [String])>(([], []))
  private let isOver = Mutex(false)

  init(on node: SQLStore) { self.node = node }

  /// The writes that the store has acknowledged.
  var kept: [String] { said.withLock { $0.kept } }
  /// The writes that the store refused while it was away.
  var refused: [String] { said.withLock { $0.refused } }

  func end() { isOver.withLock { $0 = true } }

  func run() async throws {
    _ = try await together(Self.workers) { worker in
      var round = 0
      while !self.isOver.withLock({ $0 }), !Task.isCancelled {
        round += 1
        try await self.claim("\(worker).\(round)")
      }
    }
  }

  private func claim(_ word: String) async throws {
    do throws(StoreFault) {
      guard try await node.claim(word, kind: "k", lifetime: 86_400) else { return }
      said.withLock { $0.kept.append(word) }
    } catch {
      #expect(error == .unavailable(retryAfter: 1))
      said.withLock { $0.refused.append(word) }
      try await Task.sleep(for: .milliseconds(5))
    }
  }

  /// Waits until there are more of these by one than can have been said before: each lane may still
  /// have one at hand. False after many turns, which is for what never comes.
  func goesOn(_ words: KeyPath<Load, [String]>) async -> Bool {
    let before = self[keyPath: words].count
    for _ in 0..<60_000 {
      if self[keyPath: words].count > before + Self.workers { return true }
      try? await Task.sleep(for: .milliseconds(1))
    }
    return false
  }
}

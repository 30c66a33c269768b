import AuthDecisions
import Stores
import TestStores
import Testing

/// The store counts tries in SQL, so that of two at once one comes first. It decides as `SentCode` does.
@Suite struct DecidedCodeTests {
  @Test(arguments: StoreKind.allCases)
  func storeDecidesLikeLibrary(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      var generator = SystemRandomNumberGenerator()
      for round in 0..<40 {
        let tries = Int.random(in: 1...3, using: &generator)
        var sent = try SentCode(
          fingerprint: Array("right".utf8), sentAt: world.clock.now.milliseconds,
          lifetime: .seconds(60), tries: tries)
        try await world.store.put(
          NewCode(
            purpose: "signIn", subject: "\(round)", fingerprint: .sample("right"), lifetime: 60,
            tries: tries))
        for _ in 0..<6 {
          world.clock.advance(milliseconds: [0, 1, 20_000].randomElement(using: &generator) ?? 0)
          let word = Bool.random(using: &generator) ? "right" : "wrong"
          let trial = try await world.store.tryCode(
            purpose: "signIn", subject: "\(round)", code: .sample(word))
          let decided = try sent.attempt(Array(word.utf8), now: world.clock.now.milliseconds)
          #expect("\(trial)" == "\(decided)")
        }
      }
    }
  }
}

import Stores
import Testing

@Suite struct CodeTests {
  private func code(_ word: String, tries: Int = 3, resendAfter: Int = 60) -> NewCode {
    NewCode(
      purpose: "signIn", subject: "a@b.c", fingerprint: .sample(word), lifetime: 300, tries: tries,
      resendAfter: resendAfter)
  }

  private func attempt(
    _ word: String, _ world: World, purpose: String = "signIn", subject: String = "a@b.c"
  ) async throws -> CodeTrial {
    try await world.store.tryCode(purpose: purpose, subject: subject, code: .sample(word))
  }

  @Test(arguments: StoreKind.allCases)
  func aCodeIsRightOnce(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      let sending = try await world.store.put(code("123"))
      #expect(sending == .sent)
      #expect(try await attempt("123", world, purpose: "other") == .unknown)
      #expect(try await attempt("123", world, subject: "b@b.c") == .unknown)
      #expect(try await attempt("124", world) == .wrong(triesLeft: 2))
      #expect(try await attempt("123", world) == .right)
      #expect(try await attempt("123", world) == .unknown)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func triesEnd(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      _ = try await world.store.put(code("123"))
      for left in [2, 1, 0] {
        #expect(try await attempt("999", world) == .wrong(triesLeft: left))
      }
      #expect(try await attempt("123", world) == .triesSpent)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func aCodeLastsToTheMillisecond(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      _ = try await world.store.put(code("123"))
      world.clock.advance(milliseconds: 299_999)
      #expect(try await attempt("999", world) == .wrong(triesLeft: 2))
      world.clock.advance(milliseconds: 1)
      #expect(try await attempt("123", world) == .expired)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func anotherComesWhenItIsTime(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      _ = try await world.store.put(code("123"))
      let until = World.start.adding(seconds: 60)
      world.clock.advance(milliseconds: 59_999)
      #expect(try await world.store.put(code("456")) == .tooSoon(until: until))
      #expect(try await attempt("456", world) == .wrong(triesLeft: 2))
      world.clock.advance(milliseconds: 1)
      #expect(try await world.store.put(code("456")) == .sent)
      #expect(try await attempt("123", world) == .wrong(triesLeft: 2))
      #expect(try await attempt("456", world) == .right)
      #expect(
        try await world.store.put(code("789")) == .tooSoon(until: until.adding(seconds: 60)))
    }
  }

  @Test(arguments: StoreKind.allCases)
  func ofSixtyFourAtOnceOneIsRight(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      _ = try await world.store.put(code("123"))
      let results = try await together(64) { _ in try await attempt("123", world) }
      #expect(results.filter { $0 == .right }.count == 1)
      #expect(results.filter { $0 == .unknown }.count == 63)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func sixtyFourGuessesAtOnceHaveNoMoreTries(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      _ = try await world.store.put(code("right", tries: 5))
      let results = try await together(64) { index in try await attempt("wrong\(index)", world) }
      let wrong = results.filter { if case .wrong = $0 { true } else { false } }
      #expect(wrong.count == 5)
      #expect(results.filter { $0 == .triesSpent }.count == 59)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func ofManySendingsAtOnceOneIsSent(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      let results = try await together(16) { try await world.store.put(code("c\($0)")) }
      #expect(results.filter { $0 == .sent }.count == 1)
    }
  }
}

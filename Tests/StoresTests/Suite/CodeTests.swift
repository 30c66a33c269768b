import Stores
import TestStores
import Testing

@Suite struct CodeTests {
  private func code(_ word: String, tries: Int = 3, isDecoy: Bool = false) -> NewCode {
    NewCode(
      purpose: "signIn", subject: "a@b.c", fingerprint: .sample(word), lifetime: 300, tries: tries,
      isDecoy: isDecoy)
  }

  private func turn(_ world: World, resendAfter: Int = 60) async throws -> SendReservation {
    try await world.store.reserveSend(purpose: "signIn", subject: "a@b.c", resendAfter: resendAfter)
  }

  private func attempt(
    _ word: String, _ world: World, purpose: String = "signIn", subject: String = "a@b.c"
  ) async throws -> CodeTrial {
    try await world.store.tryCode(purpose: purpose, subject: subject, code: .sample(word))
  }

  @Test(arguments: StoreKind.allCases)
  func codeIsAcceptedOnce(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      try await world.store.put(code("123"))
      #expect(try await attempt("123", world, purpose: "other") == .unknown)
      #expect(try await attempt("123", world, subject: "b@b.c") == .unknown)
      #expect(try await attempt("124", world) == .wrong(triesLeft: 2))
      #expect(try await attempt("123", world) == .right)
      #expect(try await attempt("123", world) == .unknown)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func triesAreLimited(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      try await world.store.put(code("123"))
      for left in [2, 1, 0] {
        #expect(try await attempt("999", world) == .wrong(triesLeft: left))
      }
      #expect(try await attempt("123", world) == .triesSpent)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func codeExpiresToTheMillisecond(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      try await world.store.put(code("123"))
      world.clock.advance(milliseconds: 299_999)
      #expect(try await attempt("999", world) == .wrong(triesLeft: 2))
      world.clock.advance(milliseconds: 1)
      #expect(try await attempt("123", world) == .expired)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func resendIsAllowedAfterPause(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      #expect(try await turn(world) == .taken)
      try await world.store.put(code("123"))
      let until = World.start.adding(seconds: 60)
      world.clock.advance(milliseconds: 59_999)
      #expect(try await turn(world) == .tooSoon(until: until))
      world.clock.advance(milliseconds: 1)
      #expect(try await turn(world) == .taken)
      try await world.store.put(code("456"))
      #expect(try await attempt("123", world) == .wrong(triesLeft: 2))
      #expect(try await attempt("456", world) == .right)
      #expect(try await turn(world) == .tooSoon(until: until.adding(seconds: 60)))
    }
  }

  /// The caller who reserved the resend hasn't sent anything yet.
  @Test(arguments: StoreKind.allCases)
  func reservingResendKeepsCurrentCode(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      #expect(try await turn(world, resendAfter: 0) == .taken)
      #expect(try await attempt("123", world) == .unknown)
      try await world.store.put(code("123"))
      #expect(try await attempt("999", world) == .wrong(triesLeft: 2))
      world.clock.advance(milliseconds: 299_999)
      #expect(try await turn(world, resendAfter: 0) == .taken)
      #expect(try await attempt("999", world) == .wrong(triesLeft: 1))
      #expect(try await attempt("123", world) == .right)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func reservingResendDoesNotExtendCode(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      try await world.store.put(code("123"))
      world.clock.advance(seconds: 299)
      _ = try await turn(world)
      world.clock.advance(seconds: 1)
      #expect(try await attempt("123", world) == .expired)
    }
  }

  /// A guesser sees one code with its own tries and lifetime.
  @Test(arguments: StoreKind.allCases)
  func decoyBehavesLikeRealCode(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      try await world.store.put(code("123"))
      #expect(try await attempt("999", world) == .wrong(triesLeft: 2))
      world.clock.advance(seconds: 200)
      for _ in 1...2 {
        try await world.store.put(code("nobody's", isDecoy: true))
        #expect(try await attempt("999", world) == .wrong(triesLeft: 2))
      }
      world.clock.advance(seconds: 100)
      #expect(try await attempt("123", world) == .wrong(triesLeft: 1))
    }
  }

  @Test(arguments: StoreKind.allCases)
  func codeStillWorksBesideDecoy(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      try await world.store.put(code("123"))
      try await world.store.put(code("nobody's", isDecoy: true))
      #expect(try await attempt("999", world) == .wrong(triesLeft: 2))
      #expect(try await attempt("123", world) == .right)
      #expect(try await attempt("123", world) == .wrong(triesLeft: 1))
    }
  }

  @Test(arguments: StoreKind.allCases)
  func decoyAddsNoTries(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      try await world.store.put(code("123"))
      for _ in 1...3 {
        try await world.store.put(code("nobody's", isDecoy: true))
        #expect(try await attempt("999", world) == .wrong(triesLeft: 2))
      }
      #expect(try await attempt("123", world) == .wrong(triesLeft: 1))
    }
  }

  @Test(arguments: StoreKind.allCases)
  func codeReplacesDecoy(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      try await world.store.put(code("nobody's", tries: 1, isDecoy: true))
      #expect(try await attempt("999", world) == .wrong(triesLeft: 0))
      #expect(try await attempt("999", world) == .triesSpent)
      try await world.store.put(code("123"))
      #expect(try await attempt("999", world) == .wrong(triesLeft: 2))
      #expect(try await attempt("123", world) == .right)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func onlyOneOfManyConcurrentAttemptsSucceeds(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      try await world.store.put(code("123"))
      let results = try await together(64) { _ in try await attempt("123", world) }
      #expect(results.filter { $0 == .right }.count == 1)
      #expect(results.filter { $0 == .unknown }.count == 63)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func concurrentGuessesShareTries(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      try await world.store.put(code("right", tries: 5))
      let results = try await together(64) { index in try await attempt("wrong\(index)", world) }
      let wrong = results.filter { if case .wrong = $0 { true } else { false } }
      #expect(wrong.count == 5)
      #expect(results.filter { $0 == .triesSpent }.count == 59)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func onlyOneOfManyConcurrentCallersMayResend(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      let results = try await together(16) { _ in try await turn(world) }
      #expect(results.filter { $0 == .taken }.count == 1)
    }
  }
}

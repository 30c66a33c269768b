import Stores
import TestStores
import Testing

@Suite struct AttemptTests {
  private let steps = [LockStep(failures: 5, lasts: 300), LockStep(failures: 10, lasts: 3_600)]

  private func isAllowed(_ attempt: Attempt) -> Bool {
    if case .allowed = attempt { true } else { false }
  }

  @Test(arguments: StoreKind.allCases)
  func fifthFailureLocks(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      for left in [4, 3, 2, 1] {
        let attempt = try await world.store.attempt("a", steps: steps)
        #expect(attempt == .allowed(left: left, lockedUntil: nil))
      }
      let until = World.start.adding(seconds: 300)
      #expect(
        try await world.store.attempt("a", steps: steps) == .allowed(left: 0, lockedUntil: until))
      #expect(try await world.store.attempt("a", steps: steps) == .locked(until: until))
      #expect(isAllowed(try await world.store.attempt("b", steps: steps)))
    }
  }

  @Test(arguments: StoreKind.allCases)
  func lockExpiresToTheMillisecondAndNextIsLonger(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      for _ in 1...5 { _ = try await world.store.attempt("a", steps: steps) }
      world.clock.advance(milliseconds: 299_999)
      #expect(isAllowed(try await world.store.attempt("a", steps: steps)) == false)
      world.clock.advance(milliseconds: 1)
      #expect(
        try await world.store.attempt("a", steps: steps) == .allowed(left: 4, lockedUntil: nil))
      for _ in 7...9 { _ = try await world.store.attempt("a", steps: steps) }
      let until = world.clock.now.adding(seconds: 3_600)
      #expect(
        try await world.store.attempt("a", steps: steps) == .allowed(left: 0, lockedUntil: until))
    }
  }

  @Test(arguments: StoreKind.allCases)
  func onlyFiveOfTwoHundredConcurrentAttemptsAreAllowed(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      let results = try await together(200) { _ in
        try await world.store.attempt("a", steps: steps)
      }
      #expect(results.filter(isAllowed).count == 5)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func successResetsFailures(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      for _ in 1...5 { _ = try await world.store.attempt("a", steps: steps) }
      try await world.store.succeeded("a")
      #expect(
        try await world.store.attempt("a", steps: steps) == .allowed(left: 4, lockedUntil: nil))
    }
  }

  @Test(arguments: StoreKind.allCases)
  func forgivenAttemptIsNoFailure(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      for _ in 1...5 { _ = try await world.store.attempt("a", steps: steps) }
      try await world.store.forgive("a")
      let until = world.clock.now.adding(seconds: 300)
      #expect(
        try await world.store.attempt("a", steps: steps) == .allowed(left: 0, lockedUntil: until))
      #expect(isAllowed(try await world.store.attempt("a", steps: steps)) == false)
      try await world.store.forgive("nobody")
      #expect(
        try await world.store.attempt("nobody", steps: steps)
          == .allowed(left: 4, lockedUntil: nil))
    }
  }

  @Test(arguments: StoreKind.allCases)
  func lastStepRepeats(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      var locks: [Int] = []
      for number in 1...20 {
        guard case .allowed(let left, let until) = try await world.store.attempt("a", steps: steps)
        else { throw Unexpected() }
        #expect((left == 0) == (until != nil))
        guard let until else { continue }
        locks.append(number)
        world.clock.advance(milliseconds: until.milliseconds - world.clock.now.milliseconds)
      }
      #expect(locks == [5, 10, 15, 20])
    }
  }

  @Test(arguments: StoreKind.allCases)
  func withoutStepsNothingIsCounted(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      for _ in 1...20 {
        let attempt = try await world.store.attempt("a", steps: [])
        #expect(isAllowed(attempt))
      }
      #expect(
        try await world.store.attempt("a", steps: steps) == .allowed(left: 4, lockedUntil: nil))
    }
  }

  @Test(arguments: StoreKind.allCases)
  func oldFailuresAreForgottenButLocksAreNot(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      let long = [LockStep(failures: 2, lasts: 100 * 86_400)]
      _ = try await world.store.attempt("a", steps: steps)
      for _ in 1...2 { _ = try await world.store.attempt("b", steps: long) }
      world.clock.advance(seconds: 31 * 86_400)
      #expect(
        try await world.store.attempt("a", steps: steps) == .allowed(left: 4, lockedUntil: nil))
      #expect(isAllowed(try await world.store.attempt("b", steps: long)) == false)
    }
  }
}

import AuthServer
import Stores
import TestStores
import Testing

@Suite struct TicketTests {
  private func put(_ word: String, _ world: World) async throws {
    try await world.store.put(
      ticket: .sample(word), kind: "state", payload: ["a": "\u{e9}\u{0}"], lifetime: 60)
  }

  @Test(arguments: StoreKind.allCases)
  func ticketIsTakenOnce(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      try await put("t", world)
      #expect(try await world.store.peek(ticket: .sample("t"), kind: "code") == .unknown)
      #expect(try await world.store.take(ticket: .sample("t"), kind: "code") == .unknown)
      let payload: JSONObject = ["a": "\u{e9}\u{0}"]
      #expect(try await world.store.peek(ticket: .sample("t"), kind: "state") == .good(payload))
      #expect(try await world.store.take(ticket: .sample("t"), kind: "state") == .good(payload))
      #expect(try await world.store.take(ticket: .sample("t"), kind: "state") == .unknown)
      #expect(try await world.store.peek(ticket: .sample("t"), kind: "state") == .unknown)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func onlyOneOfManyTakesTicket(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      try await put("t", world)
      let results = try await together(64) { _ in
        try await world.store.take(ticket: .sample("t"), kind: "state")
      }
      #expect(results.filter { $0 != .unknown }.count == 1)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func ticketExpiresToTheMillisecond(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      try await put("t", world)
      world.clock.advance(milliseconds: 59_999)
      #expect(try await world.store.peek(ticket: .sample("t"), kind: "state") != .expired)
      world.clock.advance(milliseconds: 1)
      #expect(try await world.store.peek(ticket: .sample("t"), kind: "state") == .expired)
      #expect(try await world.store.take(ticket: .sample("t"), kind: "state") == .expired)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func firstClaimWins(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      let results = try await together(32) { _ in
        try await world.store.claim("n", kind: "nonce", lifetime: 60)
      }
      #expect(results.filter { $0 }.count == 1)
      #expect(try await world.store.claim("n", kind: "notice", lifetime: 60))
      world.clock.advance(milliseconds: 59_999)
      #expect(try await world.store.claim("n", kind: "nonce", lifetime: 60) == false)
      world.clock.advance(milliseconds: 1)
      #expect(try await world.store.claim("n", kind: "nonce", lifetime: 60))
      #expect(try await world.store.claim("n", kind: "nonce", lifetime: 60) == false)
    }
  }
}

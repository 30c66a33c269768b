import Stores
import TestStores
import Testing

@Suite struct OutboxTests {
  private func message(_ number: Int) -> OutboxMessage {
    OutboxMessage(
      channel: "mail", to: "a@b.c", subject: "signIn", text: "Your code: \(number)",
      code: number.isMultiple(of: 2) ? "\(number)" : nil, at: World.start)
  }

  @Test(arguments: StoreKind.allCases)
  func oldestMessageIsFirst(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      for number in 1...3 { try await world.store.post(message(number)) }
      #expect(try await world.store.outbox() == [message(1), message(2), message(3)])
    }
  }

  @Test func thousandMessagesAreKept() async throws {
    try await World.with(.memory) { world in
      for number in 1...1_010 { try await world.store.post(message(number)) }
      #expect(try await world.store.outbox() == (11...1_010).map(message))
    }
  }
}

import AuthServer
import Stores
import TestStores
import Testing

@Suite("Contested names")
struct ContestedNameTests {
  private static let mail = Identifier(kind: .email, text: "eve@example.org")
  private static let month = 30 * 86_400

  private func registered(
    _ world: World, _ names: [Identifier] = [mail]
  ) async throws -> Account {
    let new = NewAccount(state: .unconfirmed, identifiers: names, passwordHash: "one")
    guard case .created(let account) = try await world.store.create(new) else {
      throw StoreFault.broken("the name is somebody's")
    }
    return account
  }

  private func takenOver(
    _ world: World, _ account: Account, _ names: [Identifier] = [mail], password: String
  ) async throws -> Account {
    try #require(
      try await world.store.replace(
        unproven: [account],
        by: NewAccount(
          id: account.id, state: .unconfirmed, identifiers: names, passwordHash: password)))
  }

  @Test(arguments: StoreKind.allCases)
  func differentPasswordMakesNameContested(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      let first = try await registered(world)
      let again = try await takenOver(world, first, password: "one")
      #expect(try await !world.store.isContested(again))
      let other = try await takenOver(world, again, password: "two")
      #expect(try await world.store.isContested(other))
      let last = try await takenOver(world, other, password: "two")
      #expect(try await world.store.isContested(last))
      try await world.store.confirm(last.id, identifier: Self.mail.text)
      #expect(try await !world.store.isContested(last))
    }
  }

  @Test(arguments: StoreKind.allCases)
  func rejectedRegistrationMakesNameContested(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      let own = try await registered(world)
      let proven = Identifier(kind: .phone, text: "+41", isConfirmed: true)
      let ada = NewAccount(state: .active, identifiers: [proven])
      guard case .created(let holder) = try await world.store.create(ada) else { return }
      let message = OutboxMessage(
        channel: "sms", to: "+41", subject: "taken", text: "", code: nil, at: Moment(seconds: 1))
      try await world.store.rejectRegistration([Self.mail, proven], message)
      #expect(try await world.store.outbox() == [message])
      #expect(try await world.store.isContested(own))
      #expect(try await !world.store.isContested(holder))
    }
  }

  /// A month after the last registration, and while an account has the name.
  @Test(arguments: StoreKind.allCases)
  func contestIsRememberedForMonth(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      let held = try await takenOver(world, registered(world), password: "two")
      let phone = Identifier(kind: .phone, text: "+41")
      for isHeld in [true, false] {
        let gone = try await registered(world, [phone])
        try await world.store.set(gone.id, state: .deleted)
        world.clock.advance(seconds: Self.month - (isHeld ? 1 : -1))
        let next = try await registered(world, [phone])
        #expect(try await world.store.isContested(next) == isHeld)
        #expect(try await world.store.isContested(held))
        try await world.store.confirm(next.id, identifier: "+41")
        try await world.store.set(next.id, state: .deleted)
      }
    }
  }
}

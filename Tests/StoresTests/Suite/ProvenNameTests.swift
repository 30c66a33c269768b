import AuthServer
import Stores
import TestStores
import Testing

@Suite("Proven names")
struct ProvenNameTests {
  private static let said = Identifier(kind: .email, text: "eve@example.org")
  private static let proven = Identifier(
    kind: .email, text: "eve@example.org", isConfirmed: true)

  /// Ada has proven her number, and says that the address is hers.
  private func ada(_ world: World, _ name: Identifier = said) async throws -> Account {
    let phone = Identifier(kind: .phone, text: "+41", isConfirmed: true)
    let new = NewAccount(state: .active, identifiers: [phone, name])
    guard case .created(let account) = try await world.store.create(new) else { throw Unexpected() }
    return account
  }

  private func name(
    _ world: World, _ account: Account, _ names: [Identifier], isReassignable: Bool = true
  ) async throws -> NamingResult {
    try await world.store.name(
      account.id, by: nil, reassigningIf: { _, _ in isReassignable },
      choosing: { _ in Naming(names) })
  }

  private func texts(_ world: World, _ account: Account) async throws -> [String]? {
    try await world.store.account(account.id)?.identifiers.map(\.text)
  }

  @Test(arguments: StoreKind.allCases)
  func provenIdentifierMovesToItsOwner(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      let ada = try await ada(world)
      let eve = try await world.account("e@example.org")
      #expect(try await name(world, eve, [Self.proven]) == .named(before: eve))
      #expect(try await texts(world, ada) == ["+41"])
      #expect(try await texts(world, eve) == ["eve@example.org"])
      #expect(try await world.store.account(calledAny: "eve@example.org")?.id == eve.id)
      // The account keeps its other names.
      #expect(try await world.store.account(calledAny: "+41")?.id == ada.id)
    }
  }

  /// A username equal to the address moves with it.
  @Test(arguments: StoreKind.allCases)
  func newAccountTakesIdentifierItProves(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      let ada = try await ada(world)
      _ = try await world.store.name(
        ada.id, Identifier(kind: .username, text: "eve@example.org"))
      let new = NewAccount(state: .active, identifiers: [Self.proven])
      guard case .taken(let holder) = try await world.store.create(new) else { throw Unexpected() }
      #expect(holder.id == ada.id)
      let made = try await world.store.create(new) { holder, name in
        holder.id == ada.id && name == Self.proven
      }
      guard case .created(let eve) = made else { throw Unexpected() }
      #expect(eve.identifiers == [Self.proven])
      #expect(try await texts(world, ada) == ["+41"])
    }
  }

  @Test(arguments: StoreKind.allCases)
  func provenOrProtectedIdentifierIsNotReassigned(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      let ada = try await ada(world)
      let eve = try await world.account("e@example.org")
      #expect(try await name(world, eve, [Self.proven], isReassignable: false) == .taken)
      #expect(try await name(world, eve, [Self.said]) == .taken)
      // A name beside it is another's: it stays as well.
      let other = try await world.account("mia@example.org")
      let user = Identifier(kind: .username, text: "mia@example.org")
      #expect(try await name(world, eve, [Self.proven, user]) == .taken)
      #expect(try await texts(world, ada) == ["+41", "eve@example.org"])
      #expect(try await texts(world, other) == ["mia@example.org"])
      try await world.store.confirm(ada.id, identifier: Self.said.text)
      #expect(try await name(world, eve, [Self.proven]) == .taken)
      let new = NewAccount(state: .active, identifiers: [Self.proven])
      guard case .taken = try await world.store.create(new, reassigningIf: { _, _ in true }) else {
        throw Unexpected()
      }
      #expect(try await texts(world, ada) == ["+41", "eve@example.org"])
    }
  }
}

import AuthServer
import Stores
import TestStores
import Testing

@Suite struct AccountTests {
  @Test(arguments: StoreKind.allCases)
  func accountIsFoundByEachIdentifier(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      let new = NewAccount(
        state: .unconfirmed,
        identifiers: [
          Identifier(kind: .phone, text: "+41791234567"),
          Identifier(kind: .email, text: "ada@example.org", isConfirmed: true),
        ], passwordHash: "hash", profile: ["b": 1, "a": ["x": .null]], link: ("apple", "001"))
      guard case .created(let made) = try await world.store.create(new) else { throw Unexpected() }
      #expect(made.identifiers == new.identifiers)
      #expect(made.profile == new.profile)
      #expect(made.state == .unconfirmed)
      #expect(made.passwordHash == "hash")
      #expect(made.createdAt == World.start)
      #expect(made.id.utf8.count == 36)
      #expect(try await world.store.account(made.id) == made)
      #expect(try await world.store.account(calledAny: "+41791234567") == made)
      #expect(try await world.store.account(calledAny: "ada@example.org") == made)
      #expect(try await world.store.account(provider: "apple", subject: "001") == made)
      #expect(try await world.store.account(provider: "google", subject: "001") == nil)
      #expect(try await world.store.account(calledAny: "ada") == nil)
      #expect(try await world.store.accounts() == [made])
    }
  }

  @Test(arguments: StoreKind.allCases)
  func identifierBelongsToOneAccount(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      let ada = try await world.account()
      let names = [Identifier(kind: .username, text: "ada@example.org")]
      #expect(
        try await world.store.create(NewAccount(state: .active, identifiers: names)) == .taken(ada))
      #expect(try await world.store.create(NewAccount(id: ada.id, state: .active)) == .taken(ada))
      #expect(try await world.store.link(ada.id, provider: "apple", subject: "1"))
      let linked = NewAccount(state: .active, link: ("apple", "1"))
      #expect(try await world.store.create(linked) == .taken(ada))
      #expect(try await world.store.accounts().count == 1)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func concurrentCreationMakesOneAccount(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      let results = try await together(32) { _ in
        try await world.store.create(
          NewAccount(state: .active, identifiers: [Identifier(kind: .email, text: "a@b.c")]))
      }
      let made = results.filter { if case .created = $0 { true } else { false } }
      #expect(made.count == 1)
      #expect(try await world.store.accounts().count == 1)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func sameTextAsUsernameAndEmailIsOneAccount(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      let both = [Identifier.Kind.username, .email].map { Identifier(kind: $0, text: "a@b.c") }
      let made = try await world.store.create(NewAccount(state: .active, identifiers: both))
      guard case .created(let account) = made else { throw Unexpected() }
      #expect(try await world.store.account(calledAny: "a@b.c")?.identifiers == both)
      #expect(
        try await world.store.name(account.id, Identifier(kind: .email, text: "new@b.c")))
      #expect(try await world.store.account(calledAny: "a@b.c")?.id == account.id)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func updateChangesOnlyGivenFields(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      let ada = try await world.account()
      let changed = try await world.store.update(ada.id, profile: ["age": 36])
      #expect(changed?.profile == ["name": "Ada", "age": 36])
      let removed = try await world.store.update(ada.id, profile: ["name": .null])
      #expect(removed?.profile == ["age": 36])
      #expect(try await world.store.update("nobody", profile: ["age": 1]) == nil)
      _ = try await together(20) {
        try await world.store.update(ada.id, profile: JSONObject([("f\($0)", 1)]))
      }
      #expect(try await world.store.account(ada.id)?.profile.fields.count == 21)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func confirmationRequiresOwnIdentifier(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      let ada = try await world.account(state: .unconfirmed)
      try await world.account("eve@example.org")
      let isDone = try await world.store.confirm(
        ada.id, identifier: "eve@example.org", by: nil, unless: { _ in false })
      #expect(!isDone)
      #expect(try await world.store.account(ada.id)?.state == .unconfirmed)
      try await world.store.confirm(ada.id, identifier: "ada@example.org")
      let confirmed = try await world.store.account(ada.id)
      #expect(confirmed?.state == .active)
      #expect(confirmed?.identifiers.map(\.isConfirmed) == [true])
      try await world.store.set(ada.id, state: .disabled)
      try await world.store.confirm(ada.id, identifier: "ada@example.org")
      #expect(try await world.store.account(ada.id)?.state == .disabled)
    }
  }

  /// In one step, because another registration may replace an unconfirmed one.
  @Test(arguments: StoreKind.allCases)
  func provenNewIdentifierConfirmsAccount(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      let ada = try await world.account(state: .unconfirmed)
      var phone = Identifier(kind: .phone, text: "+41")
      #expect(try await world.store.name(ada.id, phone))
      #expect(try await world.store.account(ada.id)?.state == .unconfirmed)
      phone.isConfirmed = true
      #expect(try await world.store.name(ada.id, phone))
      #expect(try await world.store.account(ada.id)?.state == .active)
      try await world.store.set(ada.id, state: .disabled)
      #expect(try await world.store.name(ada.id, phone))
      #expect(try await world.store.account(ada.id)?.state == .disabled)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func newIdentifierFreesOldOne(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      let ada = try await world.account()
      let eve = try await world.account("eve@example.org")
      let wanted = Identifier(kind: .email, text: "ada@example.net")
      #expect(try await world.store.name(ada.id, wanted))
      #expect(try await world.store.account(ada.id)?.identifiers == [wanted])
      #expect(try await world.store.account(calledAny: "ada@example.org") == nil)
      #expect(try await world.store.name(eve.id, wanted) == false)
      #expect(try await world.store.account(eve.id) == eve)
      let phone = Identifier(kind: .phone, text: "+41")
      #expect(try await world.store.name(ada.id, phone))
      #expect(try await world.store.account(ada.id)?.identifiers == [wanted, phone])
    }
  }

  @Test(arguments: StoreKind.allCases)
  func previousAddressIsNotifiedOfChange(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      let ada = try await world.account()
      try await world.account("eve@example.org")
      let message = OutboxMessage(
        channel: "mail", to: "ada@example.org", subject: "changed", text: "", code: nil,
        at: World.start)
      let name = { (text: String) in
        try await world.store.name(ada.id, by: nil) { _ in
          Naming([Identifier(kind: .email, text: text)], messages: [message])
        }
      }
      #expect(try await name("eve@example.org") == .taken)
      #expect(try await world.store.outbox().isEmpty)
      #expect(try await name("ada@example.net") == .named(before: ada))
      #expect(try await world.store.outbox() == [message])
    }
  }

  @Test(arguments: StoreKind.allCases)
  func severalIdentifiersAreSetAllOrNone(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      let ada = try await world.account()
      let eve = try await world.account("eve@example.org")
      let mail = Identifier(kind: .email, text: "ada@example.net")
      let phone = Identifier(kind: .phone, text: "+41")
      #expect(try await world.store.name(eve.id, phone))
      #expect(try await world.store.name(ada.id, [mail, phone]) == false)
      #expect(try await world.store.account(ada.id) == ada)
      #expect(try await world.store.account(calledAny: mail.text) == nil)
      let free = Identifier(kind: .phone, text: "+42")
      #expect(try await world.store.name(ada.id, [mail, free]))
      #expect(try await world.store.account(ada.id)?.identifiers == [mail, free])
      #expect(try await world.store.account(calledAny: "ada@example.org") == nil)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func usernameEqualToAddressIsProvenWithIt(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      let ada = try await world.account("ada@example.org")
      let name = Identifier(kind: .username, text: "ada@example.org")
      #expect(try await world.store.name(ada.id, name))
      try await world.store.confirm(ada.id, identifier: "ada@example.org")
      let isProven = { try await world.store.account(ada.id)?.identifiers.map(\.isConfirmed) }
      #expect(try await isProven() == [true, true])
      #expect(
        try await world.store.name(ada.id, Identifier(kind: .email, text: "ada@example.net")))
      #expect(try await isProven() == [false, false])
    }
  }

  @Test(arguments: StoreKind.allCases)
  func passwordIsReplacedOnlyIfUnchanged(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      let ada = try await world.account()
      let replace = { (old: String?, new: String) in
        try await world.store.replace(ada.id, passwordHash: old, by: new, keeping: .all)
      }
      #expect(try await replace("old", "new") == false)
      #expect(try await replace(nil, "old"))
      #expect(try await replace("old", "new"))
      #expect(try await replace("old", "late") == false)
      #expect(try await world.store.account(ada.id)?.passwordHash == "new")
    }
  }

  @Test(arguments: StoreKind.allCases)
  func deletionFreesIdentifiersAndErasesData(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      let ada = try await world.account()
      _ = try await world.store.link(ada.id, provider: "apple", subject: "1")
      try await world.give(ada, password: "hash")
      _ = try await world.session(of: ada, device: "d1")
      try await world.store.set(ada.id, state: .deleted)
      let left = try await world.store.account(ada.id)
      #expect(left?.state == .deleted)
      #expect(left?.identifiers == [])
      #expect(left?.passwordHash == nil)
      #expect(left?.profile == [:])
      #expect(try await world.store.knows(device: "d1", of: ada.id) == false)
      #expect(try await world.store.account(provider: "apple", subject: "1") == nil)
      #expect(try await world.account().id != ada.id)
      try await world.store.set(ada.id, state: .active)
      try await world.give(ada, password: "hash")
      #expect(try await world.store.account(ada.id) == left)
      #expect(try await world.store.update(ada.id, profile: ["a": 1]) == nil)
      #expect(try await world.store.link(ada.id, provider: "apple", subject: "2") == false)
      #expect(
        try await world.store.name(ada.id, Identifier(kind: .email, text: "x@y.z")) == false)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func subjectIsLinkedToOneAccount(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      let ada = try await world.account()
      let eve = try await world.account("eve@example.org")
      #expect(try await world.store.link(ada.id, provider: "apple", subject: "1"))
      #expect(try await world.store.link(ada.id, provider: "apple", subject: "1"))
      #expect(try await world.store.link(eve.id, provider: "apple", subject: "1") == false)
      #expect(try await world.store.link(eve.id, provider: "google", subject: "1"))
      #expect(try await world.store.link("nobody", provider: "google", subject: "2") == false)
    }
  }
}

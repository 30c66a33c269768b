import AuthServer
import TestStores
import Testing

@testable import Stores

@Suite("Password changes and proofs end earlier access")
struct ProvingTests {
  @Test(arguments: StoreKind.allCases)
  func passwordChangeEndsSessionsInSameStep(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      let ada = try await world.account()
      let own = try await world.session(of: ada, token: "own")
      _ = try await world.session(of: ada, token: "other")
      try await world.give(ada, password: "one")
      #expect(try await world.store.sessions(of: ada.id).count == 2)
      _ = try await world.store.replace(
        ada.id, passwordHash: "not it", by: "two", keeping: .none)
      #expect(try await world.store.sessions(of: ada.id).count == 2)
      _ = try await world.store.replace(
        ada.id, passwordHash: "one", by: "two", keeping: .only(own.id))
      #expect(try await world.store.sessions(of: ada.id).map(\.id) == [own.id])
      _ = try await world.store.replace(ada.id, passwordHash: "two", by: "three", keeping: .none)
      #expect(try await world.store.sessions(of: ada.id) == [])
    }
  }

  @Test(arguments: StoreKind.allCases)
  func provingAddressResetsUnconfirmedAccount(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      let ada = try await world.account(state: .unconfirmed)
      _ = try await world.store.link(ada.id, provider: "apple", subject: "1")
      _ = try await world.store.name(ada.id, Identifier(kind: .phone, text: "+41"))
      _ = try await world.store.name(ada.id, Identifier(kind: .username, text: "ada"))
      _ = try await world.store.update(ada.id, profile: ["nickname": "A"])
      _ = try await world.store.update(
        ada.id, AccountUpdate(grants: ["apple": "g"]) { $0 = .sample }, by: nil)
      try await world.give(ada, password: "planted")
      _ = try await world.store.begin(
        NewSession(
          account: ada.id, deviceName: "", device: "d1", tokens: [.refresh("r1")],
          allowsUnconfirmed: true))
      let isDone = try await world.store.resetAccount(
        ada.id, identifier: "ada@example.org", unless: { _ in false }
      ) { AccountDetails(hasAcceptedTerms: $0.hasAcceptedTerms) }
      #expect(isDone)
      let left = try #require(try await world.store.account(ada.id))
      #expect(left.state == .active)
      #expect(
        left.identifiers == [
          Identifier(kind: .email, text: "ada@example.org", isConfirmed: true),
          Identifier(kind: .username, text: "ada"),
        ])
      #expect(left.passwordHash?.hasPrefix("none ") == true)
      #expect(left.resetMark != nil)
      #expect(left.details == AccountDetails(hasAcceptedTerms: true))
      #expect(try await world.store.grants(of: ada.id) == [:])
      #expect(left.profile["name"] == "Ada")
      #expect(left.profile["nickname"] == "A")
      #expect(try await world.store.account(provider: "apple", subject: "1") == nil)
      #expect(try await world.store.account(calledAny: "+41") == nil)
      #expect(try await world.store.knows(device: "d1", of: ada.id) == false)
      #expect(try await world.standing("r1") == .ended(nil))
    }
  }

  /// Everything proven for an account is checked again when it changes.
  @Test(arguments: StoreKind.allCases)
  func invalidatedProofChangesNothing(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      let store = world.store
      let ada = try await world.account()
      let own = try await world.session(of: ada, token: "own")
      let eve = try await world.session(of: world.account("eve@example.org"), token: "eve")
      let phone = Identifier(kind: .phone, text: "+41")
      let tryAll = { (proof: Proof) in
        [
          try await store.update(ada.id, AccountUpdate(profile: ["age": 36]), by: proof) != nil,
          try await store.name(ada.id, by: proof) { _ in Naming([phone], marksProven: true) }
            != .outdated,
          try await store.link(ada.id, provider: "apple", subject: "1", by: proof) != .outdated,
          try await store.confirm(ada.id, identifier: "+41", by: proof) { _ in false },
          try await store.begin(
            NewSession(account: ada.id, deviceName: "", tokens: [], proof: proof)) != nil,
          try await store.set(ada.id, state: .active, by: proof),
        ]
      }
      let before = try await store.account(ada.id)
      _ = try await store.end(session: own.id, of: ada.id)
      let old: [Proof] = [
        .session(own.id), .session(eve.id), .session("none"), .password("none"),
        .other(resetMark: "none"),
      ]
      for proof in old {
        #expect(try await tryAll(proof) == Array(repeating: false, count: 6))
      }
      #expect(try await store.account(ada.id) == before)
      #expect(try await store.account(provider: "apple", subject: "1") == nil)
      let now = try await world.session(of: ada, token: "now")
      let good: [Proof] = [.session(now.id), .password(nil), .other(resetMark: nil)]
      for proof in good {
        #expect(try await tryAll(proof) == Array(repeating: true, count: 6))
      }
      #expect(try await store.account(ada.id)?.profile["age"] == 36)
      #expect(try await store.account(ada.id)?.details.isProven == true)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func barredAccountIsNotConfirmedOrRenamed(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      let ada = try await world.account(state: .unconfirmed)
      let isDone = try await world.store.confirm(
        ada.id, identifier: "ada@example.org", by: nil, unless: { $0.profile["name"] == "Ada" })
      #expect(!isDone)
      #expect(try await world.store.name(ada.id, by: nil) { _ in nil } == .refused)
      #expect(try await world.store.account(ada.id) == ada)
    }
  }

  /// A pending sign-in without a password must not enter the reset account.
  @Test(arguments: StoreKind.allCases)
  func eachResetSetsDifferentPassword(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      let ada = try await world.account()
      var known = [ada.passwordHash]
      for _ in 1...2 {
        // Named again, it is not proven.
        _ = try await world.store.name(
          ada.id, Identifier(kind: .email, text: "ada@example.org"))
        let isDone = try await world.store.resetAccount(
          ada.id, identifier: "ada@example.org", unless: { _ in false }
        ) { $0 }
        #expect(isDone)
        known.append(try await world.store.account(ada.id)?.passwordHash)
      }
      #expect(Set(known).count == 3)
      for old in known.dropLast() {
        let begun = try await world.store.begin(
          NewSession(account: ada.id, deviceName: "", tokens: [], proof: .password(old)))
        #expect(begun == nil)
      }
    }
  }

  @Test(arguments: StoreKind.allCases)
  func unavailableAccountIsNotReset(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      let ada = try await world.account()
      try await world.give(ada, password: "own")
      try await world.store.set(ada.id, state: .disabled)
      let isDone = try await world.store.resetAccount(
        ada.id, identifier: "ada@example.org", unless: { _ in false }
      ) { $0 }
      #expect(!isDone)
      let left = try await world.store.account(ada.id)
      #expect(left?.state == .disabled)
      #expect(left?.passwordHash == "own")
    }
  }

  /// Otherwise the next owner of the address would share a name with this account.
  @Test(arguments: StoreKind.allCases)
  func usernameEqualToAddressIsRemovedWithIt(_ kind: StoreKind) async throws {
    let mail = Identifier(kind: .email, text: "ada@example.org")
    let phone = Identifier(kind: .phone, text: "+1202")
    let proven = Identifier(kind: .phone, text: "+1202", isConfirmed: true)
    let called = { (name: String) in Identifier(kind: .username, text: name) }
    let left = [
      "ada@example.org": [proven], "ada": [called("ada"), proven],
      "+1202": [Identifier(kind: .username, text: "+1202", isConfirmed: true), proven],
    ]
    for (name, expected) in left {
      try await World.with(kind) { world in
        let names = [called(name), mail, phone]
        let made = try await world.store.create(
          NewAccount(state: .unconfirmed, identifiers: names))
        guard case .created(let account) = made else { throw Unexpected() }
        let isDone = try await world.store.resetAccount(
          account.id, identifier: phone.text, unless: { _ in false }
        ) { $0 }
        #expect(isDone)
        #expect(try await world.store.account(account.id)?.identifiers == expected)
        #expect(try await world.store.account(calledAny: mail.text) == nil)
      }
    }
  }

  /// Addresses have a normal form, but a username may spell the same address differently.
  @Test(arguments: StoreKind.allCases)
  func equivalentUsernameIsRemovedToo(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      let name = Identifier(kind: .username, text: "+1 (202) 5550100")
      let mail = Identifier(kind: .email, text: "ada@example.org", isConfirmed: true)
      let made = try await world.store.create(
        NewAccount(
          state: .unconfirmed,
          identifiers: [
            name, Identifier(kind: .phone, text: "+12025550100"),
            Identifier(kind: .email, text: mail.text),
          ]))
      guard case .created(let account) = made else { throw Unexpected() }
      _ = try await world.store.resetAccount(
        account.id, identifier: mail.text, unless: { _ in false }
      ) { $0 }
      #expect(try await world.store.account(account.id)?.identifiers == [mail])
    }
  }

  /// The caller read the account earlier.
  @Test(arguments: StoreKind.allCases)
  func accountWithProvenIdentifierIsNotReset(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      let store = world.store
      let ada = try await world.account(state: .unconfirmed)
      _ = try await store.name(ada.id, Identifier(kind: .phone, text: "+41"))
      let resetAccount = { (text: String, isProven: @escaping @Sendable (Account) -> Bool) in
        try await store.resetAccount(ada.id, identifier: text, unless: isProven) { $0 }
      }
      let before = try await store.account(ada.id)
      #expect(try await resetAccount("+42", { _ in false }) == false)
      #expect(try await resetAccount("+41", { $0.profile["name"] == "Ada" }) == false)
      #expect(try await store.account(ada.id) == before)
      try await store.confirm(ada.id, identifier: "ada@example.org")
      let proven = try await store.account(ada.id)
      #expect(try await resetAccount("+41", { _ in false }) == false)
      #expect(try await store.account(ada.id) == proven)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func registrationReplacesUnprovenOne(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      let ada = try await world.account(state: .unconfirmed)
      let eve = try await world.account("eve@example.org")
      _ = try await world.store.link(ada.id, provider: "apple", subject: "1")
      let mail = Identifier(kind: .email, text: "ada@example.net")
      var new = NewAccount(
        state: .unconfirmed, identifiers: [mail, eve.identifiers[0]], passwordHash: "new")
      #expect(try await world.store.replace(unproven: [ada], by: new) == nil)
      #expect(try await world.store.account(ada.id) == ada)
      new.identifiers = [mail]
      let now = try #require(try await world.store.replace(unproven: [ada], by: new))
      #expect(now.identifiers == [mail])
      #expect(now.passwordHash == "new")
      // Another registration, and nothing else of the one that was there.
      #expect(now.profile == [:] && now.details == AccountDetails())
      #expect(now.takenOver != nil)
      #expect(try await world.store.account(calledAny: "ada@example.org") == nil)
      #expect(try await world.store.account(provider: "apple", subject: "1") == nil)
      try await world.store.confirm(ada.id, identifier: mail.text)
      #expect(try await world.store.replace(unproven: [now], by: new) == nil)
    }
  }

  /// Another password was set while this registration was pending.
  @Test(arguments: StoreKind.allCases)
  func registrationDoesNotRestorePassword(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      let ada = try await world.account(state: .unconfirmed)
      try await world.give(ada, password: "older")
      let known = try #require(try await world.store.account(ada.id))
      try await world.give(ada, password: "another")
      var new = NewAccount(
        state: .unconfirmed, identifiers: ada.identifiers, passwordHash: "older")
      #expect(try await world.store.replace(unproven: [known], by: new) == nil)
      #expect(try await world.store.account(ada.id)?.passwordHash == "another")
      new.passwordHash = "third"
      #expect(
        try await world.store.replace(unproven: [known], by: new)?.passwordHash == "third")
    }
  }

  @Test(arguments: StoreKind.allCases)
  func registrationReplacesSeveralUnprovenOnes(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      let ada = try await world.account(state: .unconfirmed)
      let eve = try await world.account("eve@example.org", state: .unconfirmed)
      _ = try await world.store.begin(
        NewSession(
          account: eve.id, deviceName: "", tokens: [.refresh("r1")], allowsUnconfirmed: true))
      let new = NewAccount(
        state: .unconfirmed,
        identifiers: [ada.identifiers[0], Identifier(kind: .username, text: "eve@example.org")])
      let bob = try await world.account("bob@example.org")
      #expect(try await world.store.replace(unproven: [ada], by: new) == nil)
      #expect(try await world.store.replace(unproven: [ada, eve, bob], by: new) == nil)
      let now = try await world.store.replace(unproven: [ada, eve], by: new)
      #expect(now?.id == ada.id)
      #expect(now?.identifiers == new.identifiers)
      #expect(try await world.store.account(calledAny: "eve@example.org")?.id == ada.id)
      #expect(try await world.store.account(eve.id)?.state == .deleted)
      #expect(try await world.standing("r1") == .ended(.deleted))
      #expect(try await world.store.replace(unproven: [eve], by: new) == nil)
      #expect(try await world.store.replace(unproven: [], by: new) == nil)
    }
  }
}

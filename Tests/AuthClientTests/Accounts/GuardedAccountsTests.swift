import Foundation
import Testing

@testable import AuthAccounts
@testable import AuthClient
@testable import AuthKeychain

/// The accounts of an app whose list stands beside the first account, as the documentation has it, while biometrics
/// guard the tokens.
@Suite("Accounts with guarded tokens")
struct GuardedAccountsTests {
  private let keychain: FakeKeychain
  private let script = Script()
  private let plan = StoragePlan(
    .init(service: "longde", tokens: ["access": "access", "refresh": "refresh"]),
    guardedBy: .biometryCurrentSet)
  private let first = DeviceAccount.firstID

  init() throws {
    let now = VirtualClock().now
    let signedIn = FakeKeychain()
    for (id, number) in [(first, 1), ("b", 2)] {
      let store = Samples.store(plan.forAccount(id), signedIn)
      let session = World.stored(["access": "a\(number)", "refresh": "r\(number)"], now)
      try store.save(session)
      try store.setGuard(true)
      try store.save(session)
    }
    keychain = signedIn.afterwards
    script.on("signOut", .json(200, ""))
  }

  /// A run of the app. Each store has a proof of its own, as on a device.
  private func run() -> AccountClients<Longde.Client> {
    let places = AccountPlaces(list: store(first)) { store($0) }
    return AccountClients(
      places,
      make: {
        Longde.Client(store: $0, options: ClientOptions(transport: script, clock: VirtualClock()))
      },
      launch: { await $0.session.start() }, signOut: { try await $0.signOut() })
  }

  private func store(_ id: String) -> KeychainStore {
    Samples.store(plan.forAccount(id), KeychainOfStore(keychain: keychain))
  }

  private var told: [String] { script.requests.map(\.text) }

  @Test func accountsCanBeAddedRenamedSelectedAndRemoved() async throws {
    let list = run().list
    let added = try list.add(name: "work")
    try list.rename(first, "home")
    try list.select(first)
    #expect(AccountList(AccountPlaces(list: store(first)) { store($0) }).accounts.count == 2)
    let clients = run()
    try await clients.remove(added.id)
    #expect(clients.list.accounts.map(\.name) == ["home"])
    #expect(try clients.list.leaving().isEmpty)
    #expect(try store(first).isGuarded())
  }

  @Test(arguments: [DeviceAccount.firstID, "b"])
  func removalDeletesTokensAndSignsOutAtServer(_ id: String) async throws {
    let clients = run()
    try addB(clients.list)
    await clients.client(of: id).session.openTokens(with: UnlockProof())
    try await clients.remove(id)
    #expect(left(id).isEmpty)
    #expect(!clients.list.accounts.contains { $0.id == id })
    #expect(try clients.list.leaving().isEmpty)
    #expect(told.count == 1 && told[0].contains(id == first ? "r1" : "r2"))
  }

  @Test(arguments: Misfortune.allCases.map(Optional.some) + [nil])
  func removalWorksWithoutUnlockingTokens(_ one: Misfortune?) async throws {
    if let one { keychain.change(one.happen) }
    let clients = run()
    try await clients.remove(first)
    #expect(left(first).isEmpty)
    #expect(try clients.list.leaving().isEmpty)
    #expect(told.isEmpty)
  }

  /// The locked store can't be read, so the next launch continues the removal.
  @Test func removalWaitsWhileDeviceIsLocked() async throws {
    let clients = run()
    try clients.list.beginRemoval(first)
    keychain.lock(.neverOpened)
    await clients.start()
    #expect(!left(first).isEmpty)
    keychain.lock(.open)
    let next = run()
    await next.start()
    #expect(left(first).isEmpty)
    #expect(try next.list.leaving().isEmpty)
  }

  @Test func removalDeletesDamagedItems() async throws {
    let whole = KeychainItem(
      service: "longde", account: StoragePlan.Items.wholeAccount, accessGroup: nil,
      isSynchronizable: false)
    _ = keychain.add(whole, Data("{}".utf8), .afterFirstUnlock)
    let clients = run()
    try await clients.remove(first)
    #expect(left(first).isEmpty)
    #expect(try clients.list.leaving().isEmpty)
  }

  private func addB(_ list: AccountList) throws {
    var book = AccountBook()
    book.accounts.append(DeviceAccount(id: "b"))
    let content = try JSONEncoder().encode(book)
    _ = try store(first).replaceItem(AccountList.item, with: content) { _ in true }
    try list.reload()
  }

  /// The items of an account's session.
  private func left(_ id: String) -> [String] {
    keychain.items.keys.filter { $0.service == plan.forAccount(id).items.service }
      .map(\.account).filter { !$0.hasPrefix(StoragePlan.Items.ownPrefix + "item.") }
  }
}

public import AuthClient
import Primitives

/// A generated client for each account of a list.
///
/// A process that is killed between any two writes loses no session: an account is in the list before its session is
/// stored, and stays there until its sign-out is over.
public final class AccountClients<Client: Sendable>: Sendable {
  public let list: AccountList
  private let places: AccountPlaces
  private let make: @Sendable (any TokenStore) -> Client
  private let launch: @Sendable (Client) async -> Void
  private let signOut: @Sendable (Client) async throws -> Void
  /// Each with its own store: only that one has the proof with which guarded tokens are read.
  private let clients = Locked<[DeviceAccount.ID: (client: Client, store: any TokenStore)]>([:])

  /// - Parameters:
  ///   - places: the stores of the list and of each account.
  ///   - make: makes a client with this store.
  ///   - launch: `{ await $0.session.start() }`
  ///   - signOut: the contract's sign-out, such as `{ try await $0.signOut() }`.
  public init(
    _ places: AccountPlaces, make: @escaping @Sendable (any TokenStore) -> Client,
    launch: @escaping @Sendable (Client) async -> Void,
    signOut: @escaping @Sendable (Client) async throws -> Void
  ) {
    self.places = places
    self.make = make
    self.launch = launch
    self.signOut = signOut
    list = AccountList(places)
  }

  /// The client of an account, always the same one.
  public func client(of id: DeviceAccount.ID) -> Client { entry(id).client }

  private func entry(_ id: DeviceAccount.ID) -> (client: Client, store: any TokenStore) {
    clients.use { clients in
      if let entry = clients[id] { return entry }
      let store = places.store(id)
      let entry = (client: make(store), store: store)
      clients[id] = entry
      return entry
    }
  }

  /// The client of the current account; nil where there is none.
  public var current: Client? { list.current.map { client(of: $0.id) } }

  /// The app was launched: goes on with removals that an earlier run did not end.
  public func start() async {
    try? list.reload()
    for id in (try? list.leaving()) ?? [] { try? await leave(id, isLaunch: true) }
  }

  /// Removes an account from the list, and signs it out.
  ///
  /// - Throws: as the sign-out does. The account is gone from the list all the same, and `start` goes on in a later run.
  public func remove(_ id: DeviceAccount.ID) async throws {
    try list.beginRemoval(id)  //! removed-before-sign-out
    try await leave(id, isLaunch: false)
  }

  private func leave(_ id: DeviceAccount.ID, isLaunch: Bool) async throws {
    let (client, store) = entry(id)
    defer { if isOver(store) { forget(id) } }
    if isLaunch { await launch(client) }
    if try holdsSession(store) { try await signOut(client) }  //! removal-signs-out
  }

  /// What can't be opened is signed out unread: it is removed from the device, and the server isn't told.
  private func holdsSession(_ store: any TokenStore) throws -> Bool {
    do { return try store.load() != nil } catch {
      if error as? StoreFailure == .damaged { return true }  //! damaged-account-removed
      //! guarded-account-removed
      guard try (store as? any GuardableStore)?.isGuarded() == true else { throw error }
      return true
    }
  }

  /// Nothing of the account is left here, and the server knows.
  private func isOver(_ store: any TokenStore) -> Bool {
    do {
      return try store.load() == nil && !store.hasPendingSignOuts()  //! removal-awaits-server
    } catch {
      return false
    }
  }

  private func forget(_ id: DeviceAccount.ID) {
    do { try list.endRemoval(id) } catch { return }
    clients.use { $0[id] = nil }
  }
}

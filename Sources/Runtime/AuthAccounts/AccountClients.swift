import AuthClient
import Primitives

/// A generated client for each account of a list.
///
/// A process that is killed between any two writes loses no session: an account is in the list before its session is
/// stored, and stays there until its sign-out is over.
public final class AccountClients<Client: Sendable>: @unchecked Sendable {
  public let list: AccountList
  private let places: AccountPlaces
  private let make: @Sendable (any TokenStore) -> Client
  private let launch: @Sendable (Client) async -> Void
  private let signOut: @Sendable (Client) async throws -> Void
  private let lock = Lock()
  private var clients: [DeviceAccount.ID: Client] = [:]

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
  public func client(of id: DeviceAccount.ID) -> Client {
    lock.withLock {
      let client = clients[id] ?? make(places.store(id))
      clients[id] = client
      return client
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
    // guard: removed-before-sign-out
    try list.beginRemoval(id)
    try await leave(id, isLaunch: false)
  }

  private func leave(_ id: DeviceAccount.ID, isLaunch: Bool) async throws {
    let (client, store) = (client(of: id), places.store(id))
    defer { if isOver(store) { forget(id) } }
    if isLaunch { await launch(client) }
    // guard: removal-signs-out
    if try store.load() != nil { try await signOut(client) }
  }

  /// Nothing of the account is left here, and the server knows.
  private func isOver(_ store: any TokenStore) -> Bool {
    do {
      // guard: removal-awaits-server
      return try store.load() == nil && !store.hasPendingSignOuts()
    } catch {
      return false
    }
  }

  private func forget(_ id: DeviceAccount.ID) {
    do { try list.endRemoval(id) } catch { return }
    lock.withLock { clients[id] = nil }
  }
}

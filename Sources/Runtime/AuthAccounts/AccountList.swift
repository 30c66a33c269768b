import AuthClient
import Foundation
import Primitives

/// The accounts on one device, and which of them is the current one. It knows no session.
///
/// Each change is one write, which compares: several processes may share a list. Where the list cannot be read, nothing is
/// written over it.
public final class AccountList: Sendable {
  static let item = "accounts"
  private let places: AccountPlaces
  private let state = Locked(State())

  private struct State {
    var now = AccountSnapshot.none
    var readers: [Int: AsyncStream<AccountSnapshot>.Continuation] = [:]
    var lastReader = 0
    var returning: ReleaseToken?
  }

  /// Reads the list. If it can't be read, as before the first unlock, it has no account until the device is unlocked.
  public convenience init(_ places: AccountPlaces) { self.init(places, returning: .default) }

  init(_ places: AccountPlaces, returning center: NotificationCenter) {
    self.places = places
    try? reload()
    let returning = AppReturn.watch(center) { [weak self] in
      // The notice comes on the main thread.
      Task { try? self?.reload() }
    }
    state.use { $0.returning = returning }
  }

  public var snapshot: AccountSnapshot { state.use { $0.now } }
  public var accounts: [DeviceAccount] { snapshot.accounts }
  public var current: DeviceAccount? { snapshot.current }

  /// The accounts now, and then after each change. Each use is a stream of its own.
  public var changes: AsyncStream<AccountSnapshot> {
    AsyncStream { stream in
      let number = add(stream)
      stream.onTermination = { [weak self] _ in self?.remove(number) }
    }
  }

  /// Reads the list again. The list does so by itself when the app returns to the foreground and when the device is
  /// unlocked.
  public func reload() throws { show(try read().book.snapshot) }

  /// Adds an account whose session is not there yet.
  public func add(name: String? = nil, asCurrent: Bool = true) throws -> DeviceAccount {
    let account = DeviceAccount(id: Self.newID(), name: name)
    try change { book in
      book.accounts.append(account)
      if asCurrent { book.current = account.id }
    }
    return account
  }

  /// Makes an account the current one. One that is gone changes nothing.
  public func select(_ id: DeviceAccount.ID) throws {
    try change { book in
      if book.accounts.contains(where: { $0.id == id }) { book.current = id }
    }
  }

  public func rename(_ id: DeviceAccount.ID, _ name: String?) throws {
    try change { book in
      for index in book.accounts.indices where book.accounts[index].id == id {
        book.accounts[index].name = name
      }
    }
  }

  /// The account is gone for the person; its place is not free until its sign-out is over.
  func beginRemoval(_ id: DeviceAccount.ID) throws {
    try change { book in
      if book.accounts.contains(where: { $0.id == id }) { book.remove(id) }
    }
  }

  func endRemoval(_ id: DeviceAccount.ID) throws {
    try change { $0.leaving.removeAll { $0 == id } }
  }

  /// The accounts whose sign-out is not over.
  func leaving() throws -> [DeviceAccount.ID] { try read().book.leaving }

  private func read() throws -> (book: AccountBook, content: Data?) {
    guard let content = try places.list.item(Self.item) else { return (AccountBook(), nil) }
    guard let book = try? JSONDecoder().decode(AccountBook.self, from: content) else {
      throw StoreFailure.damaged
    }  //! damaged-list-fails
    return (book, content)
  }

  private func change(_ edit: (inout AccountBook) -> Void) throws {
    for _ in 1...8 {
      let (old, content) = try read()
      var book = old
      edit(&book)
      if book == old { return show(book.snapshot) }
      let new = try JSONEncoder().encode(book)
      if try places.list.replaceItem(Self.item, with: new, where: { $0 == content }) {
        return show(book.snapshot)
      }  //! list-compared
    }
    throw StoreFailure.busy
  }

  private static func newID() -> String {
    String(UUID().uuidString.lowercased().filter { $0 != "-" }.prefix(16))
  }
}

extension AccountList {
  private func show(_ snapshot: AccountSnapshot) {
    state.use { state in
      guard snapshot != state.now else { return }
      state.now = snapshot
      for reader in state.readers.values { reader.yield(snapshot) }
    }
  }

  private func add(_ stream: AsyncStream<AccountSnapshot>.Continuation) -> Int {
    state.use { state in
      state.lastReader += 1
      state.readers[state.lastReader] = stream
      stream.yield(state.now)
      return state.lastReader
    }
  }

  private func remove(_ number: Int) { state.use { $0.readers[number] = nil } }
}

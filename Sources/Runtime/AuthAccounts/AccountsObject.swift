#if canImport(Combine)
  public import Combine

  /// The accounts for views of SwiftUI on systems without `AccountsModel`.
  @MainActor
  public final class AccountsObject: ObservableObject {
    @Published public private(set) var accounts: [DeviceAccount]
    @Published public private(set) var current: DeviceAccount?
    private var following: Task<Void, Never>?

    /// It follows the list until it is let go.
    public init(_ list: AccountList) {
      let snapshot = list.snapshot
      (accounts, current) = (snapshot.accounts, snapshot.current)
      let changes = list.changes
      following = Task { [weak self] in
        for await snapshot in changes { self?.show(snapshot) }
      }
    }

    private func show(_ snapshot: AccountSnapshot) {
      if accounts != snapshot.accounts { accounts = snapshot.accounts }
      if current != snapshot.current { current = snapshot.current }
    }

    deinit { following?.cancel() }
  }
#endif

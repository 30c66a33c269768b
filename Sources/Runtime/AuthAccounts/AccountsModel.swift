#if canImport(Observation)
  public import Observation

  /// The accounts for views of SwiftUI, from iOS 17 on; before that, `AccountsObject`.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor @Observable
  public final class AccountsModel {
    public private(set) var accounts: [DeviceAccount]
    public private(set) var current: DeviceAccount?
    @ObservationIgnored private var following: Task<Void, Never>?

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
      // A view is drawn anew for each value that is set.
      if accounts != snapshot.accounts { accounts = snapshot.accounts }
      if current != snapshot.current { current = snapshot.current }
    }

    deinit { following?.cancel() }
  }
#endif

#if canImport(Combine)
  import Combine

  /// The session for views of SwiftUI on systems without `SessionModel`.
  @MainActor
  public final class SessionObject<Contract: AuthContract>: ObservableObject {
    @Published public private(set) var state: Contract.SessionState
    /// The last change, for a view that says why somebody is signed out, or drops another person's content.
    @Published public private(set) var change: SessionChange<Contract>?
    /// The kept values, such as the user's id.
    @Published public private(set) var kept: KeptValues<Contract>
    private var following: Task<Void, Never>?

    /// It follows the session until it is let go.
    public init(_ session: AuthSession<Contract>) {
      (state, kept) = (session.state, session.kept)
      let changes = session.changes
      following = Task { [weak self] in
        for await change in changes { self?.show(change) }
      }
    }

    private func show(_ change: SessionChange<Contract>) {
      self.change = change
      if kept != change.kept { kept = change.kept }
      if state != change.state { state = change.state }
    }

    deinit { following?.cancel() }
  }
#endif

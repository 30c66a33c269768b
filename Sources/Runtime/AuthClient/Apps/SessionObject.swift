#if canImport(Combine)
  public import Combine

  /// The session as an observable object for SwiftUI, on systems that lack ``SessionModel``.
  @MainActor
  public final class SessionObject<Contract: AuthContract>: ObservableObject {
    /// The current state.
    @Published public private(set) var state: Contract.SessionState
    /// The last change. Use it to explain a sign-out, or to drop another user's content.
    @Published public private(set) var change: SessionChange<Contract>?
    /// The kept values, such as the user's id.
    @Published public private(set) var kept: KeptValues<Contract>
    private var following: Task<Void, Never>?

    /// Creates a model that follows the session until the model is released.
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

#if canImport(Observation)
  public import Observation

  /// The session as an observable model for SwiftUI, from iOS 17. On older systems use ``SessionObject``.
  ///
  /// ```swift
  /// @State private var session: SessionModel<Readmigo>
  /// ```
  ///
  /// <doc:GettingStarted> has a view that switches over its ``state``.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor @Observable
  public final class SessionModel<Contract: AuthContract> {
    /// The current state.
    public private(set) var state: Contract.SessionState
    /// The last change. Use it to explain a sign-out, or to drop another user's content.
    public private(set) var change: SessionChange<Contract>?
    /// The kept values, such as the user's id.
    public private(set) var kept: KeptValues<Contract>
    @ObservationIgnored private var following: Task<Void, Never>?

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
      // A view is drawn anew for each value that is set.
      if kept != change.kept { kept = change.kept }
      if state != change.state { state = change.state }
    }

    deinit { following?.cancel() }
  }
#endif

#if canImport(Observation)
  import Observation

  /// The session for views of SwiftUI, from iOS 17 on; before that, `SessionObject`.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor @Observable
  public final class SessionModel<Contract: AuthContract> {
    public private(set) var state: Contract.SessionState
    /// The last change, for a view that says why somebody is signed out, or drops another person's content.
    public private(set) var change: SessionChange<Contract>?
    /// The kept values, such as the user's id.
    public private(set) var kept: KeptValues<Contract>
    @ObservationIgnored private var following: Task<Void, Never>?

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
      // A view is drawn anew for each value that is set.
      if kept != change.kept { kept = change.kept }
      if state != change.state { state = change.state }
    }

    deinit { following?.cancel() }
  }
#endif

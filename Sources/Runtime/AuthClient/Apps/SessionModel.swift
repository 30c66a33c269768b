#if canImport(Observation)
  import Observation

  /// The session's state for views of SwiftUI, from iOS 17 on; before that, `SessionObject`.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor @Observable
  public final class SessionModel<Contract: AuthContract> {
    public private(set) var state: Contract.SessionState
    @ObservationIgnored private var following: Task<Void, Never>?

    /// It follows the session until it is let go.
    public init(_ session: AuthSession<Contract>) {
      state = session.state
      let states = session.states
      following = Task { [weak self] in
        for await state in states { self?.state = state }
      }
    }

    deinit { following?.cancel() }
  }
#endif

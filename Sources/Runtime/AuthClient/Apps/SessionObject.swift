#if canImport(Combine)
  import Combine

  /// The session's state for views of SwiftUI on systems without `SessionModel`.
  @MainActor
  public final class SessionObject<Contract: AuthContract>: ObservableObject {
    @Published public private(set) var state: Contract.SessionState
    private var following: Task<Void, Never>?

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

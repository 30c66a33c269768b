// Written by authgen from rote.yaml: change the contract, not this file.

// Machines of screens and journeys: in each state only the moves that lead on can be called.

nonisolated extension Rote {
  public enum WebSignInFlow: Hashable, Sendable {
    case ready(ReadyState)
    case browsing(BrowsingState)
    /// The app has kept what it was given.
    case signedIn(SignedInState)

    /// The start of the flow.
    public init() { self = .ready(ReadyState()) }

    public struct ReadyState: Hashable, Sendable {
      fileprivate init() {}
      public func userSignsInOnTheWeb() -> WebSignInFlow { .browsing(BrowsingState()) }
    }
    public struct BrowsingState: Hashable, Sendable {
      fileprivate init() {}
      public func arrival() -> WebSignInFlow { .signedIn(SignedInState()) }
      public func arrivalRefused() -> WebSignInFlow { .ready(ReadyState()) }
      public func userCancels() -> WebSignInFlow { .ready(ReadyState()) }
    }
    public struct SignedInState: Hashable, Sendable { fileprivate init() {} }
  }
}

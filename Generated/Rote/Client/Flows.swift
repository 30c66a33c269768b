// Written by authgen from rote.yaml: change the contract, not this file.
// swift-format-ignore-file

// The flows of the app's screens: each state has only the moves that leave it.

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

      public func userSignsInOnTheWeb() -> WebSignInFlow {
        .browsing(BrowsingState())
      }
    }

    public struct BrowsingState: Hashable, Sendable {
      fileprivate init() {}

      public func arrival() -> WebSignInFlow {
        .signedIn(SignedInState())
      }

      public func arrivalRefused() -> WebSignInFlow {
        .ready(ReadyState())
      }

      public func userCancels() -> WebSignInFlow {
        .ready(ReadyState())
      }
    }

    public struct SignedInState: Hashable, Sendable { fileprivate init() {} }
  }
}
